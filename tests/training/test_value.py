"""A value of kept games comes to the same bytes from the same list, and is judged by games that it has not seen."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
import numpy as np
import pytest

from asztal import registry
from asztal.bots.champions import WEIGHTS
from asztal.bots.model import champion
from asztal.cli import main
from asztal.training import pairs, value
from asztal.training.fitting import fitted
from asztal.training.games import Sample, Task, played
from asztal.training.loop import Training
from asztal.training.shards import Shards
from asztal.training.value import UNSEEN, ReadGame, foretold

PLAN = """
seed = "test"
[[figure]]
name = "one"
game = "barrage"
games = { random = 5 }
keeps = true
[[figure]]
name = "four"
game = "barrage"
variant = { level = "4" }
games = { random = 5 }
keeps = true
"""
Said = tuple[bytes, str]


def plan_in(folder: Path) -> Path:
    folder.mkdir()
    plan = folder / "plan.toml"
    plan.write_text(PLAN)
    return plan


def iteration(plan: Path, capsys: pytest.CaptureFixture[str], *more: str) -> Said:
    """What is missing is played, then a value is fitted: its bytes, and what is said of it but for the CPU hours."""
    assert main(["measure", str(plan), "--json", *more]) == 0
    capsys.readouterr()
    weights = plan.parent / "weights.json"
    assert value.main([str(plan), "one", "four", "--weights", str(weights), *more]) == 0
    return weights.read_bytes(), capsys.readouterr().out.rpartition("CPU hours")[0]


def test_an_iteration_comes_to_the_same_bytes_wherever_it_was_cut_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = iteration(plan_in(tmp_path / "whole"), capsys)
    assert "8 games seen, 2 unseen" in whole[1]
    plan = plan_in(tmp_path / "cut")
    assert main(["measure", str(plan), "--json", "--games", "2"]) == 1
    games = plan.parent / "results" / "four.random.jsonl"
    games.write_bytes(games.read_bytes()[:-40])
    assert iteration(plan, capsys) == whole


@pytest.mark.slow
def test_an_iteration_comes_to_the_same_bytes_in_two_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = (iteration(plan_in(tmp_path / jobs), capsys, "--jobs", jobs) for jobs in ("1", "2"))
    assert one == two


def test_a_training_run_teaches_beside_the_games_of_a_plan(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Those of its gate do not, and those of an iteration that is not over neither."""
    plan, title = plan_in(tmp_path / "plan"), registry.find("barrage")
    now = champion("barrage", title.rules_version, False)
    assert now is not None
    shards = Shards(tmp_path / "run")
    for number in range(10):
        shards.keep(0, played(Task("barrage", "play", number, number, title.full_variant(1, {}), [now.text()], 2, 2)))
    first = shards.games(0)["play", 0]
    shards.keep(0, msgspec.structs.replace(first, kind="new"))
    shards.keep(1, first)
    shards.propose(0, now)
    shards.note({"iteration": 0})
    assert main(["measure", str(plan), "--json", "--only", "one"]) == 0
    capsys.readouterr()
    weights = plan.parent / "weights.json"
    drawn = tmp_path / "drawn.svg"
    given = [str(plan), "one", "--run", str(tmp_path / "run"), "--weights", str(weights), "--plot", str(drawn)]
    assert value.main(given) == 0
    assert "alone, 3 games" in drawn.read_text()
    said = capsys.readouterr().out
    assert said.startswith("Seats: 1\n|")
    assert "12 games seen, 3 unseen" in said
    found = json.loads(weights.read_text())
    assert (found["names"], found["policy"]) == (now.data["names"], now.data["policy"])


def test_a_run_learns_from_the_games_of_a_plan_that_are_of_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Training, "run", lambda run: None)  # what is played then is tested elsewhere
    plan = str(plan_in(tmp_path / "plan"))
    assert main(["measure", plan, "--json"]) == 0
    for game, figures in (("barrage", ["four"]), ("ginkgopolis", [])):
        assert main(["train", game, "--learn", plan, *figures, "--data", str(tmp_path)]) == 0
    capsys.readouterr()
    assert [kept.variant["level"] for kept in Shards(tmp_path / "barrage-alone").given()] == ["4"] * 5
    assert Shards(tmp_path / "ginkgopolis-alone").given() == []
    assert main(["train", "barrage", "--start", "nothing.json"]) == 2
    for other in (WEIGHTS / "ginkgopolis-alone.json", plan):
        assert main(["train", "barrage", "--start", str(other), "--data", str(tmp_path / "none")]) == 2
        assert "no weights for barrage by its rules" in capsys.readouterr().err
    assert main(["train", "barrage", "--players", "1", "2"]) == 2
    assert "train them one after the other" in capsys.readouterr().err


def test_without_games_there_is_nothing_to_learn(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        value.main([str(plan_in(tmp_path / "plan"))])


def made_up(count: int) -> list[ReadGame]:
    """Games whose end follows from the hand-made value, on another scale, and from something that it misses."""
    chance, found = np.random.default_rng(1), list[ReadGame]()
    for number in range(count):
        missed, seen, samples = float(chance.random()), float(chance.normal()), list[Sample]()
        for left in np.linspace(1, 0, 12):
            facts = {"value": 100 + 10 * seen, "left": float(left), "missed": missed, "noise": float(chance.normal())}
            samples.append(Sample(facts, 30 * missed + 5 * seen - 40, 0))
        found.append(ReadGame("any", number, 1, samples))
    return found


def test_a_value_learns_what_the_hand_made_one_misses() -> None:
    games = made_up(300)
    model = fitted(registry.find("barrage"), [game.samples for game in games if game.seen], False)
    for third in foretold(games, model):
        assert third.by_hand.high < 0.8
        assert third.learned.low > 0.9
        assert third.more.low > 0.1


def test_unseen_games_alone_are_judged() -> None:
    """A value that knows the seen ones by heart, and says nothing of others, foretells nothing."""
    games = made_up(40)
    known = {str(row.facts): row.aim for game in games if game.seen for row in game.samples}
    mean = float(np.mean(list(known.values())))

    def by_heart(positions: Sequence[Mapping[str, float]]) -> list[float]:
        return [known.get(str(facts), mean) for facts in positions]

    assert sum(not game.seen for game in games) == 40 // UNSEEN
    assert all(third.learned.mean == pytest.approx(0) for third in foretold(games, by_heart))


def test_pairs_are_told_when_all_are_played_and_go_on_where_they_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same weights on the same deals are equal, whatever the deals are."""
    now = champion("barrage", registry.find("barrage").rules_version, False)
    assert now is not None
    weights = tmp_path / "weights.json"
    weights.write_text(now.text())
    more = ["--each", "level", "--pairs", "2", "--leaves", "2", "--data", str(tmp_path)]
    said = []
    for _ in range(2):
        assert pairs.main(["barrage", str(weights), *more]) == 0
        said.append(capsys.readouterr().out)
        [games] = tmp_path.glob("*/games/*.jsonl")
        games.write_bytes(games.read_bytes()[:-10])  # as if it was killed while it wrote the last line
    assert said[0] == said[1] == "2 pairs: better on 50.0% (9.5% to 90.5%), +0.00 (+0.00 to +0.00) points more\n"


@pytest.mark.parametrize("seats", ["2", "3"])
def test_with_opponents_both_weights_sit_at_both_seats(
    seats: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same weights are equal, though of three everybody may be behind somebody."""
    now = champion("ginkgopolis", registry.find("ginkgopolis").rules_version, True)
    assert now is not None
    weights = tmp_path / "weights.json"
    weights.write_text(now.text())
    more = ["--seats", seats, "--pairs", "2", "--first", "7", "--leaves", "2", "--data", str(tmp_path)]
    assert pairs.main(["ginkgopolis", str(weights), *more]) == 0
    assert capsys.readouterr().out == "2 pairs: better on 50.0% (9.5% to 90.5%), +0.00 (+0.00 to +0.00) points more\n"


def test_planners_that_look_ahead_have_games_of_their_own(tmp_path: Path) -> None:
    """Otherwise the figure of one level would be told for another."""
    now = champion("barrage", registry.find("barrage").rules_version, False)
    assert now is not None
    weights = tmp_path / "weights.json"
    weights.write_text(now.text())
    for ahead in ("0", "1"):
        more = ["--pairs", "1", "--leaves", "12", "--ahead", ahead, "--data", str(tmp_path)]
        assert pairs.main(["barrage", str(weights), *more]) == 0
    one, other = (games.read_bytes() for games in tmp_path.glob("*/games/*.jsonl"))
    assert one != other
