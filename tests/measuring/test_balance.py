"""Kept games say which cards go with high scores, and a card that was far from 0 by chance comes back in others."""

import json
import random
from pathlib import Path

import pytest

from asztal.arena.sim import FinishedGame
from asztal.cli import main
from asztal.measuring import balance
from asztal.measuring.balance import LEAST, OtherRules, cards, finished, seen, table, told

PLAN = """
seed = "test"
[[figure]]
name = "mine"
game = "imperial_miners"
keeps = true
games = { random = 4 }
"""
FIRST, ALL = 200, 1200


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    file = tmp_path / "plan.toml"
    file.write_text(PLAN)
    assert main(["measure", str(file), "--json"]) == 0
    return file


def made_up() -> list[FinishedGame]:
    """A card that is worth 5 points, one that was lucky in the first games alone, one that is hardly ever there."""
    chance, games = random.Random(1), list[FinishedGame]()
    for number in range(ALL):
        had = {name: 1.0 for name in ("good", "lucky", "common") if chance.random() < 0.3}
        had |= {"rare": 1.0} if number < LEAST - 1 else {}
        score = 50 + 5 * ("good" in had) + 5 * ("lucky" in had and number < FIRST) + chance.gauss(0, 4)
        features = {f"card-any:{name}": weight for name, weight in had.items()} | {"board:A": 1.0}
        games.append(FinishedGame(10, [round(score)], [0], [features]))
    return games


def test_what_was_lucky_in_the_first_games_comes_back_in_the_others() -> None:
    found = seen(made_up(), FIRST)
    assert sorted(found) == ["common", "good", "lucky"]
    assert {card for card, each in found.items() if each.far} == {"good", "lucky"}
    good, lucky = found["good"].again, found["lucky"].again
    assert good is not None
    assert lucky is not None
    assert good.effect == pytest.approx(5, abs=1)
    assert abs(lucky.effect_errors) < 3


def test_a_table_has_what_is_far_and_what_is_named() -> None:
    found = seen(made_up(), FIRST)
    assert [line.split(" | ")[0] for line in table(found).splitlines()[2:]] == ["| good", "| lucky"]
    assert "| common | card-any |" in table(found, ["common"])
    assert "3 cards" in told(found)
    assert "beyond 3 errors in the first games: 2; by chance alone 0.0" in told(found)


def test_without_other_games_nothing_is_said_of_them() -> None:
    found = seen(made_up()[:FIRST], FIRST)
    assert found["good"].again is None
    assert table(found).splitlines()[2].endswith(" | - | - |")


def test_kept_games_are_played_again(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = finished(plan, "mine", 1)
    kept = [json.loads(line) for line in (plan.parent / "results" / "mine.random.jsonl").read_text().splitlines()[1:]]
    assert [game.scores for game in games] == [[points] for _, points, *_ in kept]
    assert all(feature.partition(":")[0] in {"card", "faction", "board"} for feature in games[0].features[0])
    assert not cards(games)  # of so few games nothing can be said
    capsys.readouterr()
    assert balance.main([str(plan), "mine", "--first", "2"]) == 0
    assert capsys.readouterr().out.startswith("2 games first, 2 others")


def test_a_kept_game_that_ends_otherwise_is_of_other_rules(plan: Path) -> None:
    results = plan.parent / "results" / "mine.random.jsonl"
    heading, first, *others = results.read_text().splitlines()
    number, points, *rest = json.loads(first)
    results.write_text("\n".join([heading, json.dumps([number, points + 1, *rest]), *others, ""]))
    with pytest.raises(OtherRules, match=rf"imperial_miners: game 0 had {points + 1} points"):
        finished(plan, "mine", 1)
