"""Tests of truth: figures say of made-up games what is true of them, and lines are the same however they are made."""

import random
from pathlib import Path

import pytest

from asztal.analysis import read_line
from tools.trust import games, plan
from tools.trust.__main__ import main
from tools.trust.figures import by_turn, calibration, luck, mistakes, order, truth
from tools.trust.games import LegCost, Luck, Pair, Planted, PlayedOut, StrongGame, WeakGame, recorded
from tools.trust.measured import TitleFiles
from tools.trust.tables import markdown, rows

PLAN = """
seed = "test"
strong = "level2"
weak = ["random"]
playing = "level2"
planted = 1.0
costliest = 5
alarm = 2.0
real = 0.3
shown = 1.0
[[title]]
name = "one"
game = "ginkgopolis"
lessons = 3
games = 2
looks = 2
pairs = 1
order = 1
costs = 2
lucks = 2
"""


def plan_in(folder: Path, text: str = PLAN) -> Path:
    file = folder / "trust.toml"
    file.write_text(text)
    return file


def one_title(folder: Path) -> plan.Tested:
    read = plan.read(plan_in(folder))
    return plan.Tested(read, read.title[0])


def leg(cost: float, turn: int = 0, *, clear: bool = True, real: bool = True) -> LegCost:
    return LegCost(turn, turn, cost, clear, real, [])


# --- figures ----------------------------------------------------------------------------------------------------------


def made_up(number: int, off: float, spread: float) -> StrongGame:
    """A game in which the value knows the result, but for what is off and for chance."""
    chance = random.Random(number)
    result = chance.gauss(50, 20)
    values = [result - off + chance.gauss(0, spread) for _ in range(9)]
    return StrongGame(number, [], [result], [[*values, result]], [Luck(0, result - 50, 0, 0)])


def test_calibration_says_how_far_values_are_off_and_how_much_they_foretell() -> None:
    *thirds, whole = calibration([made_up(number, 5, 8) for number in range(100)])
    assert len(thirds) == 3
    for part in (*thirds, whole):
        assert part.off.low < 5 < part.off.high
        assert part.held.low < 0.8 < part.held.high
        assert part.low == pytest.approx(5 - 1.28 * 8, abs=2)
        assert part.high == pytest.approx(5 + 1.28 * 8, abs=2)
    assert whole.unbiased.low < 1 - 8**2 / 20**2 < whole.unbiased.high
    assert whole.foretold.low < 1 - (8**2 + 5**2) / 20**2 < whole.foretold.high


def test_a_value_that_knows_nothing_foretells_nothing() -> None:
    found = calibration([made_up(number, 0, 30) for number in range(60)])
    assert all(part.foretold.high < 0 for part in found)


def test_a_turn_costs_what_its_legs_cost() -> None:
    assert by_turn([leg(1, 0, clear=False), leg(2, 0), leg(3, 1, clear=False)]) == {0: (3, True), 1: (3, False)}


def test_a_mistake_that_shows_no_cost_is_not_found_even_where_nothing_else_does(tmp_path: Path) -> None:
    quiet, loud = [leg(0, turn) for turn in range(6)], [leg(3, 0), *(leg(turn / 10, turn) for turn in range(1, 6))]
    pairs = [
        Pair(0, [leg(2.5, 0), leg(4, 1, clear=False)], Planted(0, "a", 5, quiet)),
        Pair(1, [], Planted(0, "a", 5, loud)),
        Pair(2, [], Planted(1, "a", 6, loud)),  # the sixth
        Pair(3, [], None),
    ]
    found = mistakes(one_title(tmp_path).plan, pairs)
    assert found.planted == 3
    assert found.found.mean == pytest.approx(1 / 3)
    assert found.first.mean == found.alarmed.mean == pytest.approx(1 / 3)
    assert (found.judged.mean, found.shown.mean) == pytest.approx((16 / 3, 3.1 / 3))
    assert found.alarms.mean == 0.25


def test_bots_are_compared_by_their_real_decisions(tmp_path: Path) -> None:
    pairs = [Pair(0, [leg(1), leg(9, real=False)], None), Pair(1, [leg(90)], None)]
    found = order(one_title(tmp_path), pairs, [WeakGame(0, "random", [], [leg(4), leg(2)])])
    assert [each.mean for each in found.lost] == [1, 3]
    assert [each.mean for each in found.more] == [2]


def test_truth_is_the_slope_of_the_true_on_the_shown_and_the_spread_without_the_noise_of_few_lucks() -> None:
    chance, costs = random.Random(0), list[PlayedOut]()
    for number in range(400):
        shown = chance.uniform(2, 10)
        true = shown / 2 + chance.gauss(0, 1)
        costs.append(PlayedOut(number, number // 2, shown, True, [true + chance.gauss(0, 5) for _ in range(10)]))
    found = truth(costs)
    assert found.slope.low < 0.5 < found.slope.high
    assert found.slope.mean == pytest.approx(0.5, abs=0.05)
    assert found.spread.mean == pytest.approx(1, abs=0.4)
    assert found.worse.mean > 0.8


def test_luck_that_is_all_of_the_result_removes_all_of_its_variance() -> None:
    found = luck([made_up(number, 0, 1) for number in range(30)])
    assert found.games == 30
    assert found.removed.mean == pytest.approx(1)


def test_a_plan_of_more_pairs_than_games_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="pairs"):
        plan.read(plan_in(tmp_path, PLAN.replace("pairs = 1", "pairs = 3")))


def test_nothing_is_said_of_what_is_not_complete(tmp_path: Path) -> None:
    one = one_title(tmp_path)
    assert rows(one, TitleFiles(one, tmp_path / "trust").whole()) == {}
    assert markdown([("one", {"a": "1"}), ("two", {})]).splitlines()[2] == "| a | 1 | - |"


# --- the whole of it --------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_cut_off_and_in_two_processes_it_comes_to_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, page = plan_in(tmp_path), tmp_path / "page.md"
    page.write_text("<!-- trust: begin --> old <!-- trust: end -->")
    assert main([str(file), "--table", str(page)]) == 0
    said = page.read_text()
    assert "old" not in said
    assert all(test in said for test in ("Calibration", "Planted", "Order", "Truth", "Luck"))
    whole = {each.name: each.read_bytes() for each in (tmp_path / "trust").iterdir()}
    assert sorted(name.split(".")[1] for name in whole) == ["games", "lessons", "pairs", "truth", "weak"]
    for name, text in whole.items():
        (tmp_path / "trust" / name).write_bytes(text[: int(0.9 * len(text))])
    assert main([str(file), "--jobs", "2"]) == 0
    assert {each.name: each.read_bytes() for each in (tmp_path / "trust").iterdir()} == whole
    with pytest.raises(ValueError, match="another plan"):
        main([str(plan_in(tmp_path, PLAN.replace("lucks = 2", "lucks = 3")))])


@pytest.mark.slow
def test_a_mistake_is_planted_where_another_judge_finds_one(tmp_path: Path) -> None:
    one = one_title(tmp_path)
    game = games.strong_game((one, 0))
    model = games._serving(one)
    found = games.pair((one, game, model.text()))
    assert found.planted is not None
    assert found.planted.behind >= one.plan.planted
    line = read_line(recorded(one, 0, one.plan.strong, game.choices).text)
    assert found.planted.turn in {made.turn for made in line.made}
    assert found.planted.turn in by_turn(found.planted.legs)
