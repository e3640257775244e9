"""What a card is worth is found by playing deals again, in which only this card does less."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from asztal.cli import main
from asztal.games.underwater_cities.cards import CARDS
from asztal.games.underwater_cities.title import TITLE
from asztal.measuring.files import kept_games

SCRIPT = Path(__file__).parents[3] / "examples" / "research" / "underwater_cities_cards.py"
PLAN = """
seed = "test"
[[figure]]
name = "cities"
game = "underwater_cities"
keeps = true
games = { random = 3 }
"""


def test_a_deal_is_played_again_with_cards_that_do_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN)
    assert main(["measure", str(plan), "--json"]) == 0
    capsys.readouterr()
    script: dict[str, Any] = runpy.run_path(str(SCRIPT))
    played, without, everything = script["played"], script["WithoutCards"], set(CARDS)
    planned, _ = kept_games(plan, ["cities"], 1)[0]
    whole = played(planned, 0, TITLE, everything)
    assert whole.cards
    assert played(planned, 0, without(set()), everything) == whole
    assert played(planned, 0, without(everything), everything).cards == 0
    monkeypatch.setattr(
        "sys.argv", [str(SCRIPT), str(plan), "cities", "green", "C061x", "--games", "2", "--first", "1"]
    )
    script["main"]()
    green, nothing = capsys.readouterr().out.splitlines()
    assert green.startswith("green: ")
    assert " cards in 2 games, " in green
    assert nothing == "C061x: took effect in 0 kept games, and in none of them again"
