"""Intervals that hold a true figure with 95 %: of shares, of means, and of the part of a variance that is luck."""

import math
import random
import statistics
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from asztal.arena.balance import CONFIDENT

T = TypeVar("T")

_RESAMPLED = 1000
_OUTSIDE = 0.05  # the part of all intervals that may miss the truth


class Estimate(NamedTuple):
    """A figure; `low` to `high` holds the true one with 95 %."""

    mean: float
    low: float
    high: float


def share(values: Sequence[float]) -> Estimate:
    """The mean of values between 0 and 1, mostly one or the other, with the interval of Wilson."""
    count, rate, far = len(values), statistics.fmean(values), CONFIDENT**2
    middle = (rate + far / (2 * count)) / (1 + far / count)
    wide = CONFIDENT * math.sqrt(rate * (1 - rate) / count + far / (4 * count**2)) / (1 + far / count)
    return Estimate(rate, max(0.0, middle - wide), min(1.0, middle + wide))


def mean(values: Sequence[float]) -> Estimate:
    """A mean with the interval of Student; of one value nobody knows how far off it is."""
    found = statistics.fmean(values)
    if len(values) < 2:
        return Estimate(found, -math.inf, math.inf)
    wide = _student(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(found, found - wide, found + wide)


def _student(free: int) -> float:
    """How many standard errors hold 95 % with so many degrees of freedom.

    The first two are exact; the others come from an expansion (Abramowitz and Stegun 26.7.5) that is right to 1 %.
    """
    if free <= 2:
        return (12.706, 4.303)[free - 1]
    z = statistics.NormalDist().inv_cdf(1 - _OUTSIDE / 2)
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(free**power) for power, term in enumerate(terms, 1))


def bootstrapped(parts: Sequence[T], figure: Callable[[Sequence[T]], float], resampled: int = _RESAMPLED) -> Estimate:
    """A figure of parts that do not depend on each other, such as games; its interval by drawing parts anew."""
    chance = random.Random(0)
    again = sorted(figure(chance.choices(parts, k=len(parts))) for _ in range(resampled))
    low, high = (again[round(end * (resampled - 1))] for end in (_OUTSIDE / 2, 1 - _OUTSIDE / 2))
    return Estimate(figure(parts), low, high)


def luck_share(groups: Sequence[Sequence[float]], resampled: int = _RESAMPLED) -> Estimate:
    """The part of the variance of results that lies within groups of equal size, here: after one position.

    A one-way analysis of variance with random groups; the interval comes from bootstrapping over the groups, because
    results are not normal.
    """
    size = len(groups[0])
    parts = [(statistics.fmean(group), statistics.variance(group)) for group in groups]
    return bootstrapped(parts, lambda drawn: _within(drawn, size), resampled)


def _within(parts: Sequence[tuple[float, float]], size: int) -> float:
    """By the means and variances of the groups; what the means differ by chance alone is no difference of theirs."""
    count, middle = len(parts), sum(mean for mean, _ in parts) / len(parts)
    within = sum(variance for _, variance in parts) / count
    between = sum((mean - middle) ** 2 for mean, _ in parts) / (count - 1) - within / size
    return within / (within + max(0.0, between)) if within else 0.0


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which this part of all values lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]
