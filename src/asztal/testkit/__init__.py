"""Tools that every game is tested and measured with."""
