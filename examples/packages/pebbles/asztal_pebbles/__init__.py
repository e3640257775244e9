"""Pebbles, a game in a package of its own: `pip install` makes it one of Asztal's games."""

from .rules import TITLE as TITLE
