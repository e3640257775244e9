"""Clocks: how much time the seats have, which time counts, and when the service was away."""
