"""What an analysis says, as data: `docs/analysis.md` explains each field to those who show it."""

from typing import Literal

from msgspec import Struct

# Why a game has no curve. "untaught": nobody has learned a value of positions for these rules and this number of
# seats. "constant": what was learned foretells results no better than one number for all positions does. "seats": it
# has not been shown to hold for so many seats.
NoCurve = Literal["", "untaught", "constant", "seats"]


class GameStep(Struct, frozen=True):
    """Choices after which somebody is asked again; several only where seats chose in secret at the same time.

    `first` and `last` are the numbers of their entries in the record. `turn` is the number of the turn in which the
    first of `seats` made it. Where chance was asked, cards were drawn or dice were rolled.
    """

    first: int
    last: int
    seats: list[int]
    turn: int
    chance: bool


class Leg(Struct, frozen=True):
    """Choices of a seat in a row, up to something that it could not foresee: a turn is one leg, or some of them.

    It begins where there was something to choose. `entries` are the numbers of its choices in the record and `options`
    what was chosen. Where nothing else was offered in all of it, it is not `free`: there is nothing to weigh.
    """

    number: int
    seat: int
    turn: int
    entries: list[int]
    options: list[str]
    free: bool


class Reckoning(Struct, frozen=True):
    """Where a seat's result came from. All parts together, with the `start`, are the result.

    `start` is what the seat may expect before anything is dealt, `deal` what the deal was worth. `decisions` is what
    its choices cost, as far as they were weighed: `weighed` of `free` legs. `residual` is the rest: choices that were
    not weighed, and how far the value of a position disagrees with itself a step later.
    """

    start: float
    deal: float
    luck: float
    decisions: float
    others: float
    residual: float
    result: float
    weighed: int
    free: int


class Curve(Struct, frozen=True):
    """What a seat could expect after the deal and after every step, by what it knew itself; at last, its result.

    From one value to the next, the change is `luck` + `others` + `own`, each with a number for every step. `unparted`
    are the steps, counted from 0, of which nobody can say how much was luck: it is in one of the other parts.
    """

    seat: int
    values: list[float]
    luck: list[float]
    others: list[float]
    own: list[float]
    unparted: list[int]
    reckoning: Reckoning


class FirstLook(Struct, frozen=True):
    """The game as it went, and a curve for each seat, or why there is none.

    Values are in points: those of the seat, or (`ahead`) how many more than the best opponent, be it a machine. `error`
    is how far a value is usually off (root mean square) in games that it was not learned from. `again` is how often the
    table went back together, so that people may have known what would be drawn.
    """

    record: str
    game: str
    rules: int
    seats: int
    engine: str
    weights: str
    no_curve: NoCurve
    ahead: bool
    error: float
    again: int
    steps: list[GameStep]
    legs: list[Leg]
    curves: list[Curve]


class Depth(Struct, frozen=True):
    """How closely a leg is weighed: in so many pairs of world and luck, judging about so many positions in all.

    A quarter of the positions is spent on finding plans, the rest on comparing them.
    """

    pairs: int = 16
    leaves: int = 800


class Cost(Struct, frozen=True):
    """By how many points something is worse than the best that was found; `low` to `high` holds the true mean.

    With 95 %, and as far as the draws go: how far the judge itself is wrong is not in it. It is `clear` where even the
    low end is above 0.
    """

    mean: float
    low: float
    high: float
    clear: bool


class WeighedOption(Struct, frozen=True):
    """How a leg may begin: the best `plan` that begins so, and how far it is `behind` the best of all.

    `prior` is the part of all weight that the policy gave it before anything was tried.
    """

    option: str
    plan: list[str]
    prior: float
    behind: Cost
    played: bool


class Weighed(Struct, frozen=True):
    """What the choices of a leg cost, and how it might have begun, the best first."""

    leg: int
    cost: Cost
    options: list[WeighedOption]
    pairs: int
    leaves: int
