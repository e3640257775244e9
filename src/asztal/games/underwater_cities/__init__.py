"""Underwater Cities: an undersea network, built with cards and slots of three colours."""

from asztal.games.underwater_cities.title import TITLE

__all__ = ["TITLE"]
