"""Clocks: how much time the seats have, what counts of it, and when the service was away."""
