"""A picture shows where a value is wrong on average, for each third of a game."""

import random
import re

import pytest

from asztal.training.calibration import GROUPS, Foreseen, foreseen, grouped, picture


def made_up(games: int) -> list[Foreseen]:
    """Games of which the first third foretells twice too much, and the last one what comes."""
    chance, found = random.Random(1), list[Foreseen]()
    for _ in range(games):
        true = chance.gauss(0, 10)
        found.append(Foreseen([2 * true, true, true], true + chance.gauss(0, 2)))
    return found


def test_a_game_is_its_three_thirds() -> None:
    assert foreseen([0, 2, 4, 6, 8, 10], 7) == Foreseen([1, 5, 9], 7)


def test_groups_show_what_is_foretold_too_far_from_the_mean() -> None:
    games = made_up(1000)
    first, last = grouped(games, 0), grouped(games, 2)
    assert (len(first), len(last)) == (GROUPS, GROUPS)
    assert first == sorted(first)
    for group in first[0], first[-1]:
        assert group.came.mean == pytest.approx(group.foretold / 2, abs=1)
    within = [group.came.low <= group.foretold <= group.came.high for group in last]
    assert sum(within) >= GROUPS - 2


def test_a_picture_has_a_dot_with_its_margin_for_each_group() -> None:
    drawn = picture({"alone": made_up(100), "2 seats": made_up(60)}, "What <came>")
    assert drawn.count("<circle") == 2 * 3 * GROUPS
    assert "What &lt;came&gt;" in drawn
    assert "alone, 100 games" in drawn
    wide, high = (float(side) for side in re.findall(r'(?:width|height)="(\d+)"', drawn)[:2])
    for x, y in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', drawn):
        assert 0 < float(x) < wide
        assert 0 < float(y) < high


def test_few_games_make_fewer_groups() -> None:
    assert len(grouped(made_up(25), 1)) == GROUPS
    assert len(grouped(made_up(7), 1)) == 3
    assert grouped(made_up(1), 1) == []
    assert picture({"alone": made_up(1)}, "One").count("<circle") == 0
