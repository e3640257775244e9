"""Figures of tests of truth, each with its interval, made from the lines that are there.

Intervals come from drawing whole games anew, because positions and costs of one game depend on each other; those of
shares are Wilson's, which also hold where all games agree.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean, variance
from typing import NamedTuple

from asztal.arena.intervals import Estimate, bootstrapped, mean, quantile, share
from asztal.arena.measured import THIRDS
from tools.analysis import removed
from tools.trust.games import LegCost, Pair, PlayedOut, StrongGame, WeakGame
from tools.trust.plan import Tested, TrustPlan

INSIDE = 0.8  # the part of results that an interval is to hold


# --- calibration ------------------------------------------------------------------------------------------------------


class Misses(NamedTuple):
    """How far above the values of some positions the result of their game was; and the result."""

    off: list[float]
    result: float

    def square(self, less: float = 0.0) -> "SquareMiss":
        """When so much is taken out of each."""
        return SquareMiss(fmean((off - less) ** 2 for off in self.off), self.result)


class SquareMiss(NamedTuple):
    """The mean square of how far values of a game are off, and its result."""

    miss: float
    result: float


class Calibration(NamedTuple):
    """Of the positions of a third, or of a whole game: by how much results are higher than values, on average.

    `foretold` is the part of the variance of results, `unbiased` the same when the mean miss of the other half of the
    games is taken out. `held` are results within intervals of 80 % that the other half gives; `low` and `high` are the
    ends of such an interval, from a value, by all games.
    """

    off: Estimate
    foretold: Estimate
    unbiased: Estimate
    held: Estimate
    low: float
    high: float


def calibration(games: Sequence[StrongGame]) -> list[Calibration]:
    """Of each third, and last of the whole game; at two seats by the values of each in turn."""
    seats = len(games[0].results)
    own = [(game.values[game.number % seats][:-1], game.results[game.number % seats]) for game in games]
    halves = [game.number // seats % 2 for game in games]
    found = []
    for third in range(THIRDS + 1):
        some = [Misses([result - value for value in _part(values, third)], result) for values, result in own]
        found.append(_calibration(some, halves))
    return found


def _part(values: list[float], third: int) -> list[float]:
    if third == THIRDS:
        return values
    return values[len(values) * third // THIRDS : len(values) * (third + 1) // THIRDS]


def _calibration(games: Sequence[Misses], halves: Sequence[int]) -> Calibration:
    half = [
        [off for game, side in zip(games, halves, strict=True) if side == own for off in game.off] for own in (0, 1)
    ]
    middle = [fmean(each) for each in half]
    ends = [_ends(each) for each in half]
    unbiased, held = list[SquareMiss](), list[float]()
    for game, side in zip(games, halves, strict=True):
        low, high = ends[1 - side]
        unbiased.append(game.square(middle[1 - side]))
        held.append(fmean(low <= off <= high for off in game.off))
    return Calibration(
        bootstrapped([fmean(game.off) for game in games], fmean),
        bootstrapped([game.square() for game in games], _foretold),
        bootstrapped(unbiased, _foretold),
        bootstrapped(held, fmean),
        *_ends([off for game in games for off in game.off]),
    )


def _ends(misses: Sequence[float]) -> tuple[float, float]:
    return quantile(misses, (1 - INSIDE) / 2), quantile(misses, (1 + INSIDE) / 2)


def _foretold(games: Sequence[SquareMiss]) -> float:
    """R2 against the mean of the same games; each game counts the same, however long it is."""
    middle = fmean(game.result for game in games)
    whole = sum((game.result - middle) ** 2 for game in games)
    return 1 - sum(game.miss for game in games) / whole if whole else 0.0


# --- planted mistakes -------------------------------------------------------------------------------------------------


class Mistakes(NamedTuple):
    """Planted ones: in how many games; found among the costliest turns, found as the costliest, found as an alarm.

    `judged` is how much worse the independent judge found them, `shown` what their turns cost. `alarms` are those of a
    game without one.
    """

    planted: int
    found: Estimate
    first: Estimate
    alarmed: Estimate
    judged: Estimate
    shown: Estimate
    alarms: Estimate


class TurnCost(NamedTuple):
    """What a turn cost, and whether a leg of it did clearly."""

    cost: float
    clear: bool


def mistakes(plan: TrustPlan, pairs: Sequence[Pair]) -> Mistakes:
    """Of the games in which one was planted; false alarms of all."""
    planted = [pair.planted for pair in pairs if pair.planted is not None]
    turns = [by_turn(each.legs) for each in planted]
    own = [some.get(each.turn, TurnCost(0.0, False)) for each, some in zip(planted, turns, strict=True)]
    places = [_place(turn, list(some.values())) for turn, some in zip(own, turns, strict=True)]
    return Mistakes(
        len(planted),
        share([float(place <= plan.costliest) for place in places]),
        share([float(place == 1) for place in places]),
        share([float(turn.clear and turn.cost >= plan.alarm) for turn in own]),
        bootstrapped([each.behind for each in planted], fmean),
        bootstrapped([turn.cost for turn in own], fmean),
        bootstrapped([float(len(_alarms(plan, pair.legs))) for pair in pairs], fmean),
    )


def by_turn(legs: Sequence[LegCost]) -> dict[int, TurnCost]:
    """What each turn cost: its legs together."""
    turns = dict[int, TurnCost]()
    for leg in legs:
        before = turns.get(leg.turn, TurnCost(0.0, False))
        turns[leg.turn] = TurnCost(before.cost + leg.cost, before.clear or leg.clear)
    return turns


def _place(turn: TurnCost, turns: Sequence[TurnCost]) -> float:
    """Among the costliest, from 1; of equal ones the last, and nowhere if it cost nothing."""
    return sum(each.cost >= turn.cost for each in turns) if turn.cost > 0 else math.inf


def _alarms(plan: TrustPlan, legs: Sequence[LegCost]) -> list[TurnCost]:
    return [turn for turn in by_turn(legs).values() if turn.clear and turn.cost >= plan.alarm]


# --- the order of bots ------------------------------------------------------------------------------------------------


class Order(NamedTuple):
    """What bots lose with each real decision, the strong one first; and how much more than the one before it."""

    lost: list[Estimate]
    more: list[Estimate]


def order(tested: Tested, pairs: Sequence[Pair], weak: Sequence[WeakGame]) -> Order:
    """All bots on the same deals."""
    names, count = tested.plan.weak, tested.title.order
    bots = [
        [pair.legs for pair in pairs[:count]],
        *([game.legs for game in weak if game.bot == name] for name in names),
    ]
    more = [bootstrapped(list(zip(better, worse, strict=True)), _more) for better, worse in pairwise(bots)]
    return Order([bootstrapped(games, lost) for games in bots], more)


def lost(games: Sequence[Sequence[LegCost]]) -> float:
    """Points for each real decision."""
    real = [leg.cost for legs in games for leg in legs if leg.real]
    return fmean(real) if real else 0.0


def _more(games: Sequence[tuple[Sequence[LegCost], Sequence[LegCost]]]) -> float:
    return lost([worse for _, worse in games]) - lost([better for better, _ in games])


# --- costs played out -------------------------------------------------------------------------------------------------


class Truth(NamedTuple):
    """Shown and true costs: their means, the slope of the true on the shown ones (a line through 0), and how far true
    ones lie around it, what few lucks add taken out. `worse` is the part of clear ones that were true, above 0.
    """

    costs: int
    shown: Estimate
    true: Estimate
    slope: Estimate
    spread: Estimate
    worse: Estimate


class OneCost(NamedTuple):
    """A shown cost, the true one, and the variance of the error of that."""

    shown: float
    true: float
    noise: float


def truth(found: Sequence[PlayedOut]) -> Truth:
    """Costs of one game are drawn anew together."""
    games: dict[int, list[OneCost]] = {}
    for each in found:
        noise = variance(each.better) / len(each.better)
        games.setdefault(each.game, []).append(OneCost(each.shown, fmean(each.better), noise))
    groups = list(games.values())
    clear = [float(fmean(each.better) > 0) for each in found if each.clear]
    return Truth(
        len(found),
        bootstrapped(groups, lambda some: fmean(each.shown for group in some for each in group)),
        bootstrapped(groups, lambda some: fmean(each.true for group in some for each in group)),
        bootstrapped(groups, _slope),
        bootstrapped(groups, _spread),
        share(clear or [0.0]),
    )


def _slope(groups: Sequence[Sequence[OneCost]]) -> float:
    some = [each for group in groups for each in group]
    return sum(each.shown * each.true for each in some) / sum(each.shown**2 for each in some)


def _spread(groups: Sequence[Sequence[OneCost]]) -> float:
    slope = _slope(groups)
    square = fmean((each.true - slope * each.shown) ** 2 - each.noise for group in groups for each in group)
    return math.sqrt(max(0.0, square))


# --- luck -------------------------------------------------------------------------------------------------------------


class LuckFigure(NamedTuple):
    """Of games with a whole first look, of each seat in turn: luck, and the part of variance that goes with it."""

    games: int
    result: Estimate
    luck: Estimate
    removed: Estimate


def luck(games: Sequence[StrongGame]) -> LuckFigure:
    """Luck with that of the deal; its mean without."""
    some = [(game.luck[game.number % len(game.luck)], game.results[game.number % len(game.luck)]) for game in games]
    both = [(part.deal + part.luck, result) for part, result in some]
    return LuckFigure(
        len(games),
        mean([result for _, result in some]),
        mean([part.luck for part, _ in some]),
        bootstrapped(both, removed),
    )
