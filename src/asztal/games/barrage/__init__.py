"""Barrage: water, wheels and contracts."""

from asztal.games.barrage.title import TITLE

__all__ = ["TITLE"]
