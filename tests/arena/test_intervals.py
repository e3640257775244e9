"""Intervals hold the truth as often as they say, and a test of that finds one that does not."""

import random
from collections.abc import Callable

import pytest

from asztal.arena.intervals import Estimate, _student, luck_share, mean, quantile, share

Drawn = Callable[[random.Random], Estimate]
ENOUGH = 0.925  # of intervals that should hold 95 %: what 600 of them may show by chance, at three errors


def held(drawn: Drawn, truth: float, times: int = 600, narrower: float = 1.0) -> float:
    """The part of intervals that hold the truth; made narrower, they should be found out."""
    chance, inside = random.Random(1), 0
    for _ in range(times):
        middle, low, high = drawn(chance)
        inside += middle + narrower * (low - middle) <= truth <= middle + narrower * (high - middle)
    return inside / times


def shares(chance: random.Random) -> Estimate:
    return share([float(chance.random() < 0.7) for _ in range(60)])


def means(chance: random.Random) -> Estimate:
    return mean([chance.gauss(5, 20) for _ in range(8)])


def lucks(chance: random.Random) -> Estimate:
    """Positions that differ by 10, and luck of 20 after them: four fifths of the variance are luck."""
    positions = [chance.gauss(0, 10) for _ in range(80)]
    return luck_share([[position + chance.gauss(0, 20) for _ in range(10)] for position in positions], 150)


@pytest.mark.parametrize(
    ("drawn", "truth", "times"),
    [(shares, 0.7, 600), (means, 5.0, 600), (lucks, 0.8, 150)],
    ids=["share", "mean", "luck"],
)
def test_intervals_hold_the_truth_and_narrower_ones_are_found_out(drawn: Drawn, truth: float, times: int) -> None:
    enough = ENOUGH if times == 600 else 0.895
    assert enough <= held(drawn, truth, times) <= 0.995
    assert held(drawn, truth, times, narrower=0.7) < enough


def test_a_mean_of_few_is_less_sure_than_the_normal_distribution_says() -> None:
    known = {1: 12.706, 2: 4.303, 3: 3.182, 5: 2.571, 10: 2.228, 30: 2.042, 199: 1.972}
    for free, errors in known.items():
        assert _student(free) == pytest.approx(errors, rel=0.01)


def test_all_is_luck_where_positions_do_not_differ_and_nothing_where_playouts_do_not() -> None:
    chance = random.Random(2)
    assert luck_share([[chance.gauss(0, 1) for _ in range(20)] for _ in range(50)]).mean > 0.97
    assert luck_share([[float(position)] * 5 for position in range(9)]) == (0, 0, 0)


def test_quantiles() -> None:
    assert quantile(range(100), 0.95) == 95
    assert quantile([3.0], 0.95) == 3.0
