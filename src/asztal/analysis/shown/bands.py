"""Values and costs as they may be shown: with how far off they were where they were tested."""

import math
from collections.abc import Sequence

from msgspec import Struct

from asztal.analysis.shapes import Cost
from asztal.analysis.shown.trust import CostsPlayedOut, Missed

Z = 1.96  # standard errors on either side of 95 %


class Band(Struct, frozen=True):
    """For every value of a curve the result to be expected, and the ends between which eight of ten results were."""

    middle: list[float]
    low: list[float]
    high: list[float]


def band(values: Sequence[float], parts: Sequence[Missed]) -> Band:
    """Around the values of a curve by what was measured in each part of a game; the last value is the result.

    What was measured holds in the middle of a part, and between two middles it changes evenly: a curve that leaps
    where a part ends would tell of something that nobody did.
    """
    before = len(values) - 1
    missed = [_between(parts, (number + 0.5) / before * len(parts) - 0.5) for number in range(before)]
    missed.append(Missed(0.0, 0.0, 0.0))

    def beside(away: Sequence[float]) -> list[float]:
        return [round(value + more, 1) for value, more in zip(values, away, strict=True)]

    return Band(
        beside([each.off for each in missed]),
        beside([each.low for each in missed]),
        beside([each.high for each in missed]),
    )


def _between(parts: Sequence[Missed], at: float) -> Missed:
    """What holds at a place, in parts from the middle of the first one."""
    at = min(max(at, 0.0), len(parts) - 1.0)
    one = min(int(at), len(parts) - 2)
    first, second = parts[one], parts[one + 1]
    share = at - one
    return Missed(
        first.off + share * (second.off - first.off),
        first.low + share * (second.low - first.low),
        first.high + share * (second.high - first.high),
    )


def likely(cost: Cost, tested: CostsPlayedOut) -> Cost:
    """What a cost would come to if it were played out, as far as the tests tell.

    Its interval holds three things: the draws by which it was weighed, how far the test leaves open by what to
    multiply it, and how far costs lay around that.
    """
    drawn = tested.slope * (cost.high - cost.low) / 2
    stretched = abs(cost.mean) * (tested.high - tested.low) / 2
    half = math.hypot(drawn, stretched, Z * tested.spread)
    mean = tested.slope * cost.mean
    return Cost(round(mean, 1), round(mean - half, 1), round(mean + half, 1), mean > half)
