"""The example of training learns something from a few games, and is as short as it says."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest

SCRIPT = Path(__file__).parents[2] / "examples" / "research" / "train_ginkgopolis.py"


@pytest.mark.slow
def test_the_example_fits_a_value_and_plays_by_it() -> None:
    spec = importlib.util.spec_from_file_location("train_ginkgopolis", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    games = [example.played(None, 1.0, seed) for seed in range(40)]
    value = example.learned(games, None)
    again = example.learned(games, value)
    states = np.concatenate([game.states for game in games])
    aims = np.concatenate([np.full(len(game.states), game.aim) for game in games])
    for each in (value, again):
        assert np.abs(example.said(each, states) - aims).mean() < 0.8 * np.abs(aims - aims.mean()).mean()
    played = [example.played(again, 0.0, seed).aim for seed in range(90, 110)]
    assert np.mean(played) > np.mean([game.aim for game in games])


def test_the_example_is_short() -> None:
    assert len(SCRIPT.read_text("utf-8").splitlines()) < 150
