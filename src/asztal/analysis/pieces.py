"""An analysis in pieces: each is one pure function of the record, so that any worker can make it, in any order."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from asztal.analysis.curves import look_at
from asztal.analysis.line import GameLine, read_line
from asztal.analysis.shapes import Curve, Depth, FirstLook, Weighed
from asztal.analysis.values import values_of
from asztal.analysis.weighing import weigh_leg
from asztal.identity import Plays, code_of
from asztal.text import Problem

_CODE = ("analysis/*", "arena/intervals.py")


class Piece(NamedTuple):
    """A leg of the game in a record, to be weighed by this engine: whoever has another one refuses it."""

    text: str
    engine: str
    leg: int
    depth: Depth


class Analysis(Struct, frozen=True):
    """The first look, in whose reckonings costs are put, and what was weighed."""

    look: FirstLook
    depth: Depth | None
    weighed: list[Weighed]


def engine_of(game: str) -> str:
    """A hash of all code that decides what is said of a game."""
    return code_of(Plays(game), _CODE)


def first_look(text: str, engine: str) -> FirstLook:
    """The curves of the game in a record, at once.

    Raises `Problem` where it cannot be judged here, and `BadRecord` where the record does not hold.
    """
    return look_at(_line(text, engine), engine)


def judged(piece: Piece) -> Weighed:
    """What the choices of a leg cost; raises as `first_look` does."""
    line = _line(piece.text, piece.engine)
    return weigh_leg(line, piece.leg, values_of(line.title, line.record.header.seats), piece.depth)


@lru_cache(2)
def _line(text: str, engine: str) -> GameLine:
    line = read_line(text)
    here = engine_of(line.title.name)
    if engine != here:
        raise Problem("analyse-other-engine", engine=engine, here=here)
    return line


def pieces_of(text: str, look: FirstLook, depth: Depth) -> list[Piece]:
    """The pieces of a deep look: every leg in which there was something to choose, where the game has a value."""
    if look.no_curve:
        return []
    return [Piece(text, look.engine, leg.number, depth) for leg in look.legs if leg.free]


def analysis_of(look: FirstLook, depth: Depth | None, weighed: Sequence[Weighed]) -> Analysis:
    """All of it together: what choices cost is taken out of the rest."""
    seats = {leg.number: leg.seat for leg in look.legs}
    curves = [_reckoned(curve, [each for each in weighed if seats[each.leg] == curve.seat]) for curve in look.curves]
    return Analysis(replace(look, curves=curves), depth, list(weighed))


def _reckoned(curve: Curve, weighed: Sequence[Weighed]) -> Curve:
    before = curve.reckoning
    decisions = -sum(each.cost.mean for each in weighed)
    now = replace(before, decisions=decisions, residual=before.residual - decisions, weighed=len(weighed))
    return replace(curve, reckoning=now)
