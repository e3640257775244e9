"""The shapes of looking back at a finished game. HTTP answers, see `shapes`."""

from typing import Literal

from msgspec import Struct

from asztal.analysis.shapes import Cost
from asztal.analysis.shown.usual import Between

# Why a game has no curves: those of an analysis; "untested": no test has shown yet that they can be trusted here;
# "other-rules": it was not played by the rules of today; "unfinished": it was not played to its end.
NoLookBack = Literal["", "untaught", "constant", "seats", "untested", "other-rules", "unfinished"]


class TurningPoint(Struct, frozen=True):
    """A turn with which what a seat could expect changed: from `before`, after `since` moves, to `after`.

    `cause` is a "choice" of the seat, a "draw", "both" of them where neither stands out, what several seats chose
    "together" in secret, or what "others" did.
    """

    since: int
    move: int
    before: float
    after: float
    cause: Literal["choice", "draw", "both", "together", "others"]


class SeatLookBack(Struct, frozen=True):
    """What a seat could expect: a value for each of the `moves`, in order; the last one is its result.

    From such values, eight of ten results were between `low` and `high`. `again` are moves after which the seat was
    asked, and then made the turns with which its expectation fell most.
    """

    seat: int
    values: list[float]
    low: list[float]
    high: list[float]
    turning: list[TurningPoint]
    again: list[int]


class RoundPointsOfSeats(Struct, frozen=True):
    """What every seat had at the end of a `round`, after `move` moves, by source.

    `usual` is between how many points each source brought in other games, and all together (the source without a name).
    """

    round: int
    move: int
    seats: list[dict[str, int]]
    usual: dict[str, Between]


class GamePoints(Struct, frozen=True):
    """The points of a game, round by round; `sources` says what they were given for.

    What is usual comes from so many `games` of strong bots; of 0 where none were measured that were played like it.
    """

    sources: dict[str, str]
    rounds: list[RoundPointsOfSeats]
    games: int


class LookBack(Struct, frozen=True):
    """A finished game as it looked to each seat while it went on: what the strongest bot would have expected there.

    Everything follows from what the seat itself knew. Values are points, or (`ahead`) how many more than the best
    opponent, be it a machine. Where people went `back` together, so often, they may have known what would be drawn.
    Without `causes`, what was drawn and what was done cannot be told apart well enough to say which turns to try again.
    `points` are there for every game of the rules of today.
    """

    why: NoLookBack
    ahead: bool = False
    back: int = 0
    closer: bool = False
    causes: bool = False
    moves: list[int] = []
    seats: list[SeatLookBack] = []
    points: GamePoints | None = None


class LikelyCost(Struct, frozen=True):
    """By how many points something was likely worse, and the interval that holds it with 95 %: clearly where `low` is
    above 0.
    """

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, cost: Cost) -> "LikelyCost":
        """Without saying once more whether it is clear."""
        return cls(cost.mean, cost.low, cost.high)


class StepSaid(Struct, frozen=True):
    """A choice in words, and what it points at on the board."""

    text: str
    targets: list[str]


class WayToPlay(Struct, frozen=True):
    """The best way on that begins with some option, and how far it is `behind` the best of all.

    `begun` says that what was played began so, too.
    """

    steps: list[StepSaid]
    behind: LikelyCost
    begun: bool


class CostlyTurn(Struct, frozen=True):
    """A turn, or a part of one up to what could not be foreseen, that clearly cost a seat something.

    After so many moves it was asked, and `played` so; the best of the `ways` comes first.
    """

    seat: int
    move: int
    cost: LikelyCost
    played: list[StepSaid]
    ways: list[WayToPlay]


class CloserLook(Struct, frozen=True):
    """What was clearly worse than something else in a finished game: of so many turns of each seat that were `weighed`,
    these. Where such turns were played out in tests, so many of ten `held`.
    """

    weighed: list[int]
    held: int
    turns: list[CostlyTurn]
