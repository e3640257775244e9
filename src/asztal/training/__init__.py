"""Trains a value by self-play: games are kept, a network is fitted to them, and a gate decides whether it is better."""
