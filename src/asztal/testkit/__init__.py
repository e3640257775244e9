"""Tools for testing and measuring every game."""
