"""Imperial Miners: dig down, and let the chain of effects climb back to the surface."""

from asztal.games.imperial_miners.title import TITLE

__all__ = ["TITLE"]
