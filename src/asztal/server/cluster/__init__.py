"""Whoever is connected, to this process and to the others, and how they hear of each other."""
