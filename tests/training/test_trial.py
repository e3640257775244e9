"""Weights are tried under new rules: the same deals, played alone by the code of two commits."""

import subprocess
import tomllib
from pathlib import Path

import msgspec
import pytest

from asztal.bots.champions import Trial
from asztal.bots.model import champion
from asztal.training import trial
from asztal.training.trial import Side, entry, main, points, side

ROOT = Path(__file__).parents[2]


def test_the_entry_says_how_many_points_more_there_are_and_how_sure_that_is() -> None:
    text = entry(Side(3, "abc", [51, 49, 52, 48]), [50, 50, 50, 50])
    (row,) = tomllib.loads(text)["trial"]
    told = msgspec.convert(row, Trial)
    assert told == Trial("abc", 3, "level4", 4, 0.0, -1.79, 1.79)


def test_a_deal_is_played_alike_again_with_the_weights_of_games_alone() -> None:
    known = champion("ginkgopolis", 1, False)
    assert known is not None
    assert trial.weights_of("ginkgopolis").hash == known.hash
    assert points("ginkgopolis", 1, 7) == points("ginkgopolis", 1, 7)


@pytest.mark.slow
def test_rules_that_are_not_new_need_no_trial(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if subprocess.run(["git", "-C", ROOT, "rev-parse"], check=False, capture_output=True).returncode:
        pytest.skip("not a clone")
    monkeypatch.chdir(ROOT)
    assert main(["ginkgopolis"]) == 2
    assert capsys.readouterr().err == "HEAD has rules 1 too; name a commit that has others with --before\n"


@pytest.mark.slow
def test_a_side_is_played_in_processes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert side("ginkgopolis", 2, 2).scores == [points("ginkgopolis", 200, deal) for deal in (0, 1)]
    assert main(["ginkgopolis", "--side", "--deals", "0", "--jobs", "1"]) == 0
    assert capsys.readouterr().out == f'[1, "{trial.weights_of("ginkgopolis").hash}", []]\n'
