"""How well a value tells the ends of a turn apart: what worlds differ by chance is no part of that."""

from pathlib import Path

import numpy as np
import pytest

from asztal.bots.champions import WEIGHTS
from asztal.cli import main
from asztal.training import ends
from asztal.training.ends import WORLDS, EndsOfTurn, apart

PLAN = """
seed = "test"
[[figure]]
name = "alone"
game = "imperial_miners"
games = { random = 10 }
keeps = true
"""


def turns(seen: float, luck: float, shared: bool = False, of: int = 400) -> list[list[EndsOfTurn]]:
    """Turns whose ends lie two points apart; the value sees so much of that, and each world has luck."""
    chance = np.random.default_rng(1)
    found = []
    for _ in range(of):
        looked = 2 * chance.standard_normal((6, 1))
        value = seen * looked + (1 - seen) * 2 * chance.standard_normal((6, 1))
        own, other = (luck * chance.standard_normal((6, WORLDS)) for _ in range(2))
        found.append([EndsOfTurn(value + own, looked + (own if shared else other))])
    return found


@pytest.mark.parametrize("luck", [0, 3])
def test_a_value_that_sees_everything_agrees_and_misses_nothing(luck: float) -> None:
    found = apart(turns(1.0, luck))
    assert found.apart.low < 2 < found.apart.high
    assert found.correlation.mean > 0.95
    assert found.missed.mean < 0.6


@pytest.mark.parametrize("shared", [False, True])
def test_a_value_that_sees_nothing_of_it_misses_all(shared: bool) -> None:
    """Even where it sees the luck of each world, which is the same for what it is compared with."""
    found = apart(turns(0.0, 3, shared))
    assert abs(found.correlation.mean) < 0.1
    assert found.missed.mean > 1.9


def test_games_that_no_fit_has_seen_are_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan, weights = tmp_path / "plan.toml", str(WEIGHTS / "imperial_miners-alone.json")
    plan.write_text(PLAN)
    assert main(["measure", str(plan), "--json"]) == 0
    capsys.readouterr()
    assert ends.main([str(plan), "alone", "--weights", weights]) == 0
    said = capsys.readouterr().out
    assert said.startswith("2 games, ")
    assert ends.main([str(plan), "alone", "--weights", weights, "--jobs", "2"]) == 0
    assert capsys.readouterr().out == said
    with pytest.raises(SystemExit):
        ends.main([str(plan), "alone", "--weights", str(WEIGHTS / "barrage-alone.json")])
    assert "of another game" in capsys.readouterr().err
    plan.write_text(PLAN.replace("alone", "begun"))
    with pytest.raises(SystemExit):
        ends.main([str(plan), "begun", "--weights", weights])
    assert "kept yet" in capsys.readouterr().err
