"""Planned training runs: one call goes on with them, and what they came to is made again from their seeds."""

import re
import shutil
from pathlib import Path

import pytest

from asztal.arena.spread import on_this_machine
from asztal.training import runs
from asztal.training.shards import Shards

ROOT = Path(__file__).parents[2] / "docs" / "training"
PLANNED = runs.read(ROOT / "runs.toml")
MADE = [run for run in PLANNED if (ROOT / "runs" / run.name / "weights" / "0000.json").is_file()]
LEFT_OUT = 20  # games of an iteration that are played again


def test_one_call_goes_on_with_every_run_and_says_what_that_took(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one" / "runs.toml"
    file.parent.mkdir()
    file.write_text(
        '[[run]]\nname = "small"\ngame = "ginkgopolis"\ngames = 8\nturns = 2\niterations = 1\n'
        '[[run]]\nname = "other"\ngame = "ginkgopolis"\nplayers = [2, 3]\ngames = 8\nturns = 2\niterations = 0\n'
    )
    for name, of in (("small", "ginkgopolis-alone"), ("other", "ginkgopolis-rivals")):
        Shards(file.parent / "runs" / name).begin((ROOT / "runs" / of / "start.json").read_text())
    again = shutil.copytree(file.parent, tmp_path / "again") / "runs.toml"
    assert runs.main([str(file)]) == 0
    said = capsys.readouterr().out
    assert "small: 1 of 1 iterations" in said
    assert "other: 0 of 0 iterations" in said
    assert re.fullmatch(r"CPU hours of this call: \d+\.\d\d", said.splitlines()[-1])
    assert runs.main([str(again), "--only", "small", "--jobs", "2"]) == 0
    made = [each.with_name("runs") / "small" / "weights" / "0000.json" for each in (file, again)]
    assert made[0].read_bytes() == made[1].read_bytes()
    capsys.readouterr()
    assert runs.main([str(file), "--only", "small"]) == 0
    assert "positions" not in capsys.readouterr().out
    with pytest.raises(SystemExit):
        runs.main([str(file), "--only", "smaller"])
    assert "no run is called smaller" in capsys.readouterr().err


def test_a_run_without_weights_or_by_other_rules_does_not_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "runs.toml"
    file.write_text('[[run]]\nname = "small"\ngame = "barrage"\ngames = 8\niterations = 1\n')
    with pytest.raises(SystemExit):
        runs.main([str(file)])
    assert "put start.json into its folder" in capsys.readouterr().err
    Shards(tmp_path / "runs" / "small").begin((ROOT / "runs" / "ginkgopolis-alone" / "start.json").read_text())
    with pytest.raises(SystemExit):
        runs.main([str(file)])
    assert "other rules: begin a new run" in capsys.readouterr().err


def test_a_run_learns_from_as_many_planned_games_as_it_says() -> None:
    """More may have been played since it began."""
    figures = {"barrage-alone-3": 7, "barrage-alone-4": 2}
    assert len(runs.teaching(ROOT / "plan.toml", list(figures), "barrage", figures)) == 9


def test_every_run_has_a_folder_and_every_folder_is_a_run() -> None:
    assert sorted(run.name for run in PLANNED) == sorted(folder.name for folder in (ROOT / "runs").iterdir())
    for run in PLANNED:
        shards = Shards(ROOT / "runs" / run.name)
        assert shards.start()
        assert len(shards.log()) <= run.iterations


@pytest.mark.full
@pytest.mark.parametrize("run", MADE, ids=lambda run: run.name)
def test_an_iteration_made_again_from_its_seeds_comes_to_the_same_bytes(run: runs.PlannedRun, tmp_path: Path) -> None:
    kept = ROOT / "runs" / run.name
    begun = Shards(tmp_path / run.name)
    begun.begin(Shards(kept).start())
    lines = (kept / "games" / "0000.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / run.name / "games" / "0000.jsonl").write_bytes(b"".join(lines[:-LEFT_OUT]))
    once = runs.PlannedRun(run.name, run.game, run.games, 1, run.turns, run.players, run.each, run.learn)
    runs.go_on(once, begun, ROOT / "plan.toml", on_this_machine(2), 60)
    assert begun.games(0) == Shards(kept).games(0)
    assert begun.candidate(0) == Shards(kept).candidate(0)
