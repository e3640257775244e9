"""What people see of the game: words, options, pictures. The rules know it by its name alone."""

from asztal.games.imperial_miners.face.label import FACE

__all__ = ["FACE"]
