"""The balance report: weighted means, margins, and a picture that shows them."""

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from asztal.arena.balance import Balance, report
from asztal.arena.plot import plot
from asztal.arena.sim import FinishedGame

GAMES = [
    FinishedGame(10, [30, 10], [0], [{"card:a": 1.0, "faction:X": 3.0}, {"card:b": 1.0, "faction:X": 1.0}]),
    FinishedGame(10, [20, 20], [0, 1], [{"card:a": 1.0}, {"card:b": 1.0, "faction:X": 1.0}]),
]


def rows(found: Balance) -> dict[str, tuple[int, float, float, float]]:
    return {f"{r.group}:{r.thing}": (r.games, r.play_rate, r.win_rate, r.mean_score) for r in found.rows}


def test_a_feature_is_judged_by_the_scores_of_the_seats_that_had_it() -> None:
    found = report(GAMES)
    assert (found.games, found.mean_score) == (2, 20)
    assert rows(found)["card:a"] == (2, 0.5, 0.75, 25)
    assert rows(found)["card:b"] == (2, 0.5, 0.25, 15)


def test_a_weight_counts_as_often_as_it_says() -> None:
    games, rate, win, score = rows(report(GAMES))["faction:X"]
    assert (games, rate) == (3, 0.75)
    assert win == pytest.approx((3 * 1 + 0 + 0.5) / 5)
    assert score == pytest.approx((3 * 30 + 10 + 20) / 5)


def test_a_margin_is_two_standard_errors_wide_and_shrinks_with_more_games() -> None:
    once, often = report(GAMES), report(GAMES * 9)
    margin = next(row.score_margin for row in once.rows if row.thing == "a")
    assert margin == pytest.approx(1.96 * (5**2 + 5**2) ** 0.5 / 2)
    assert next(row.score_margin for row in often.rows if row.thing == "a") == pytest.approx(margin / 3)


def test_an_effect_is_the_difference_that_a_thing_makes() -> None:
    effects = {row.thing: (row.effect, row.effect_errors) for row in report(GAMES).rows}
    assert effects["a"] == pytest.approx((10, 2**0.5))  # 25 with it, 15 without; scores spread by 5 on either side
    assert effects["b"] == pytest.approx((-10, -(2**0.5)))
    assert effects["X"][0] == pytest.approx(20 / 4.75)  # points for each more: 3, 1, 0 and 1 of it
    assert [row.effect for row in report(GAMES[:1]).rows] == [0, 0, 0]  # two seats say nothing


def test_rows_stand_by_group_from_the_highest_to_the_lowest_score() -> None:
    assert [f"{row.group}:{row.thing}" for row in report(GAMES).rows] == ["card:a", "card:b", "faction:X"]


def test_the_plot_has_a_dot_for_everything_and_higher_scores_to_the_right() -> None:
    picture = ElementTree.fromstring(plot(report(GAMES), "Title & more", "mean"))
    dots = [float(dot.attrib["cx"]) for dot in picture.iter("{http://www.w3.org/2000/svg}circle")]
    assert len(dots) == 3
    assert dots[1] > dots[0] > dots[2]  # the one faction stands before the two cards
    words = "".join(picture.itertext())
    assert "Title & more" in words
    assert "mean 20.0" in words


def test_things_in_the_plot_go_by_the_names_they_are_given() -> None:
    picture = plot(report(GAMES), "Title", "mean", lambda row: f"<{row.group} {row.thing}>")
    assert "&lt;faction X&gt;" in picture
    assert ">10</text>" in picture  # round figures at the ticks


def test_a_plot_of_a_single_score_has_a_width_as_well() -> None:
    same = FinishedGame(10, [20, 20], [0, 1], [{"card:a": 1.0}, {"card:b": 1.0}])
    assert "nan" not in plot(report([same]), "Title", "mean")


@pytest.mark.slow
def test_the_command_reports_and_draws(tmp_path: Path) -> None:
    file = tmp_path / "plot.svg"
    words = ["balance", "ginkgopolis", "--games", "4", "--seats", "random,random", "--json", "--plot", str(file)]
    done = subprocess.run([sys.executable, "-m", "asztal", *words], capture_output=True, text=True, check=True)
    data = json.loads(done.stdout)
    assert data["games"] == 4
    assert {row["group"] for row in data["rows"]} == {"building", "character"}
    assert file.read_text("utf-8").startswith("<svg")


def test_a_game_without_features_is_refused_in_one_line() -> None:
    words = ["balance", "toy_euro", "--games", "1", "--lang", "de"]
    done = subprocess.run([sys.executable, "-m", "asztal", *words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("toy_euro sagt nichts")
