"""Underwater Cities through a real terminal: a whole game in German, one alone, a round elsewhere, plain lines."""

import io
import re

import pytest

from asztal.cli import main
from asztal.games.underwater_cities import TITLE
from asztal.text.wording import Wording, wording_of
from tests.terminal.keyboard import Somebody

ASKS = (
    *("place-metropolis", "lay-aside", "discard", "slot", "card", "order", "resolve-card", "part", "choose", "build"),
    *("payment", "upgrade", "convert", "advance", "items", "pay-again", "exchange", "use-action-card"),
    *("ready-action-card", "perform-slot", "output", "keep-card", "swap-card", "take-special", "bottom-card"),
    *("keep-metropolis", "give-up", "use-discarded", "end-turn", "production", "feed", "spend", "give"),
)


def words(lang: str, *people: str) -> Wording:
    return wording_of(TITLE, lang, people)


@pytest.mark.full
def test_a_whole_game_in_german() -> None:
    wording = words("de", "Anna", "random")
    screens = Somebody(wording, ASKS, 3, early=True).whole_game(
        600, "underwater_cities", "--lang=de", "--seed=7", "--seats=me:Anna,random"
    )
    for name in ("Anna", "random"):
        assert re.search(rf"^{name}: -?\d+ Punkte?$", screens[-1], re.M), name
    assert "asztal play underwater_cities --seats me:Anna,random --seed=7" in screens[-1]
    assert len(screens) > 80
    for sign in ("Runde 10 von 10", "Zug 3 von 3", "●T ", "▲U ", "(N) ✓", "═T", "║ T", "┊ T", "aF", "#1"):
        assert any(sign in screen for screen in screens), sign
    assert any(re.search(r"\b[abc][FEL]\*", screen) for screen in screens)
    planning, since = wording.ask("slot"), wording.say("play-since")  # with all texts for planning it is taller
    tables = [screen.partition(since)[0] for screen in screens[:-1] if planning not in screen and since in screen]
    assert sum(table.count("\n") <= 42 for table in tables) > len(tables) * 0.9 > 50  # without the options


@pytest.mark.full
def test_a_whole_game_alone() -> None:
    wording = words("en", "Anna")
    screens = Somebody(wording, ASKS, 3, early=True).whole_game(600, "underwater_cities", "--seed=7", "--seats=me:Anna")
    assert re.search(r"^Anna: -?\d+ points?$", screens[-1], re.M)
    for sign in ("◇N ", "∞ (S)", " of 100 points, ", "round 10 of 10", " times"):
        assert any(sign in screen for screen in screens), sign


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_round_in_the_other_languages(lang: str) -> None:
    wording = words(lang, "Anna", "random")
    Somebody(wording, ASKS, 1, early=True).until(
        wording.say("draw-round", era=1, round=2, rounds=10),
        "underwater_cities",
        f"--lang={lang}",
        "--seed=7",
        "--seats=me:Anna,random",
    )


def test_plain_lines_and_keys(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["c Kelp Carousel", *["1"] * 4, "? slot 12-G9", "s", "r UWC-FEED-01"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*typed, ""])))
    assert main(["play", "underwater_cities", "--plain", "--seed=7", "--seats=me:Anna,random"]) == 0
    shown = capsys.readouterr().out
    first, card, *_, refused, score, rule, _ = shown.split("Your choice (? for help): ")
    assert "\x1b" not in shown
    assert not re.search("[\u2500-\u25ff\u2713\u2717]", shown)
    assert first.splitlines()[:2] == ["Underwater Cities", "setup"]
    assert card.startswith("Kelp Carousel")
    assert refused.startswith("slot 12-G9: ")
    assert score.splitlines()[0] == "Anna: 0 points"
    assert rule.startswith("UWC-FEED-01 ")
