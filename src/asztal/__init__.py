"""Asztal: play deep Eurogames online, with one pure-Python rules engine per game."""

__version__ = "0.3.0"
