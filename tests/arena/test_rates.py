"""Win rates by the values of a variant: the margins, and the picture that the command draws."""

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from asztal.arena import SeatRecord, SimResult
from asztal.arena.rates import rates


def result(games: int, wins: float) -> SimResult:
    return SimResult(games, 10, 1.0, 1.0, [SeatRecord("greedy", wins, wins / games, 0.0, 0.0)])


def test_rates_are_in_percent_with_a_margin_that_is_never_nothing() -> None:
    found = rates({"easy": result(200, 200), "hard": result(200, 50)}, "level")
    assert [(row.group, row.thing, row.mean_score) for row in found.rows] == [
        ("level", "easy", 100),
        ("level", "hard", 25),
    ]
    assert [row.score_margin for row in found.rows] == pytest.approx(
        [100 * 1.96 * (202 * 2) ** 0.5 / 204**1.5, 5.98], abs=0.02
    )
    assert (found.games, found.mean_score) == (400, 62.5)


def sim(*words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "asztal", "sim", "ginkgopolis", "--games", "2", "--seats", "random,random", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_command_plays_every_value_and_draws_their_rates(tmp_path: Path) -> None:
    file = tmp_path / "rates.svg"
    done = sim("--each", "characters", "--plot", str(file), "--json")
    found = json.loads(done.stdout)
    assert {value: each["games"] for value, each in found.items()} == {"intro": 2, "draft": 2}
    picture = ElementTree.fromstring(file.read_text("utf-8"))
    assert len([*picture.iter("{http://www.w3.org/2000/svg}circle")]) == 2
    assert {"intro", "draft", "characters"} <= {text.strip() for text in picture.itertext()}


def test_every_value_is_named_above_its_table() -> None:
    lines = sim("--each", "characters").stdout.splitlines()
    assert [line for line in lines if line.startswith("characters=")] == ["characters=intro", "characters=draft"]


@pytest.mark.parametrize("words", [("--plot", "rates.svg"), ("--each", "weather")])
def test_a_plot_needs_values_and_values_a_variant(words: tuple[str, ...]) -> None:
    done = sim(*words)
    assert done.returncode != 0
    assert "--each" in done.stderr or "weather" in done.stderr
