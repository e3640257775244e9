"""Imperial Miners through a real terminal: a whole game in German, a round in the other languages, plain lines."""

import io
import re

import pytest

from asztal.cli import main
from asztal.games.imperial_miners import TITLE
from asztal.text.wording import Wording, wording_of
from tests.terminal.keyboard import Somebody

ASKS = (
    *("opening-discard", "choose-card", "place", "choose-effect", "climb", "surface", "research", "choose-board"),
    *("draw-from", "name-faction", "turn-over", "dig-in", "keep-card", "discard", "hand-limit", "trade"),
    *("machine", "spend", "collapse", "clear", "cart", "activate"),
)


def words(lang: str) -> Wording:
    return wording_of(TITLE, lang, ["Anna", "random"])


@pytest.mark.full
def test_a_whole_game_in_german() -> None:
    wording = words("de")
    game = ("imperial_miners", "--lang=de", "--seed=7", "--seats=me:Anna,random")
    screens = Somebody(wording, ASKS, 3).whole_game(300, *game)
    last = screens[-1]
    assert len(screens) > 40
    assert len(re.findall(r"^ +\d+  (Edelsteine|volle Loren)$", last, re.M)) == 4
    assert "asztal play imperial_miners --seats me:Anna,random --seed=7" in last
    for sign in ("►", "✓", "◉", "◐", "◦", "Runde 10 von 10", "Jetzt: "):
        assert any(sign in screen for screen in screens), sign
    too_many = wording.ask("hand-limit")  # with all their texts, more than eight cards need more lines
    tables = [screen for screen in screens[:-1] if too_many not in screen]
    assert sum(screen.count("\n") > 40 for screen in tables) < len(tables) / 20  # nearly every table fits


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_round_in_the_other_languages(lang: str) -> None:
    wording = words(lang)
    Somebody(wording, ASKS, 1).until(
        wording.say("draw-round", round=2), "imperial_miners", f"--lang={lang}", "--seed=7", "--seats=me:Anna,random"
    )


def test_plain_lines_and_keys(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = [
        "c Ordinary Hole",
        "c EV-13",
        "c Shift Masters",
        "? III-40",
        "s",
        *["1"] * 4,
        "? climb 1",
        "r IMP-PLACE-03",
    ]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*typed, ""])))
    assert main(["play", "imperial_miners", "--plain", "--seed=7", "--seats=me:Anna,random"]) == 0
    shown = capsys.readouterr().out
    first, hole, canary, board, refused, score, *_ = shown.split("Your choice (? for help): ")
    assert "\x1b" not in shown
    assert not re.search("[\u2500-\u2503\u250c-\u259f]", shown)
    assert first.splitlines()[:3] == ["Imperial Miners", "setup", "8 cards, 4 of them kept"]
    assert len(re.findall(r"^[1-8]\. .* - level [123], \d+ gold, ", first, re.M)) == 8
    assert hole == "Ordinary Hole (level 1, 0 gold, no faction, carts →↘): A: Gain 3 gold. B: Gain 1 gem.\n"
    assert canary.startswith("Lucky Canary (this round): Whenever a card is activated in your chain this round")
    assert board.startswith("Shift Masters (research board E): 1: Gain 1 gold. 2: Activate 1 of your level-1 cards.")
    assert refused == "III-40: That is not possible here.\n"
    assert score == "Anna: 0 points\n    0  gems\n    0  completed carts\n"
    assert "IMP-PLACE-03 A card of level 2, 3 or 4 may go" in shown
