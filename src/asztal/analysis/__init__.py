"""Looks back at a finished game: what a position was worth, what was luck, and what a choice cost.

All of it follows from the record, the rules, the weights and a depth, and is judged from what a seat could know.
"""

from asztal.analysis.line import GameLine, read_line
from asztal.analysis.pieces import Analysis, Piece, analysis_of, engine_of, first_look, judged, pieces_of
from asztal.analysis.shapes import Cost, Curve, Depth, FirstLook, GameStep, Leg, Reckoning, Weighed, WeighedOption
from asztal.analysis.weighing import weigh_leg

__all__ = [
    "Analysis",
    "Cost",
    "Curve",
    "Depth",
    "FirstLook",
    "GameLine",
    "GameStep",
    "Leg",
    "Piece",
    "Reckoning",
    "Weighed",
    "WeighedOption",
    "analysis_of",
    "engine_of",
    "first_look",
    "judged",
    "pieces_of",
    "read_line",
    "weigh_leg",
]
