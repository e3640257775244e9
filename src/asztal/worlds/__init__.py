"""Worlds: games that everybody begins alike, with the same deal to come and the same bots, and can compare."""
