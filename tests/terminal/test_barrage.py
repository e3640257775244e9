"""Barrage through a real terminal: a whole game in Hungarian, one alone against two Automas, a round elsewhere."""

import io
import re

import pytest

from asztal.cli import main
from asztal.games.barrage import TITLE
from asztal.text.wording import Wording, wording_of
from tests.terminal.keyboard import Somebody

ASKS = (
    *("action", "site", "payment", "machines", "headstream", "free-piece", "take-contract", "discard-contract"),
    *("produce", "fulfil", "tile-production", "company", "starting-contract"),
)


def words(lang: str, *people: str) -> Wording:
    return wording_of(TITLE, lang, people)


@pytest.mark.slow
def test_a_whole_game_in_hungarian() -> None:
    wording = words("hu", "Anna", "random")
    screens = Somebody(wording, ASKS, 3, early=True).whole_game(
        500, "barrage", "--lang=hu", "--seed=17", "--seats=me:Anna,random"
    )
    for name in ("Anna", "random"):
        assert re.search(rf"^{name}\b.*\d+ pont$", screens[-1], re.M), name
    assert "asztal play barrage --seats me:Anna,random --seed=17" in screens[-1]
    assert len(screens) > 40
    for sign in ("5. forduló az 5-ből", "◇N3[", "●T2[", "▲U1[", "⌂●T", "◄══╝", "✗", "↻4"):
        assert any(sign in screen for screen in screens), sign
    tables = [screen.partition(wording.say("play-since"))[0].count("\n") for screen in screens[:-1]]
    assert sum(lines <= 42 for lines in tables) > len(tables) * 0.9  # nearly every table fits, without the options


@pytest.mark.full
def test_a_whole_game_alone_against_two_automas() -> None:
    wording = words("en", "Anna")
    screens = Somebody(wording, ASKS, 3, early=True).whole_game(
        500, "barrage", "--seed=7", "--seats=me:Anna", "--variant=automas=2", "--variant=level=4"
    )
    assert "asztal play barrage --seats me:Anna --variant=automas=2 --variant=level=4\n--seed=7" in screens[-1]
    for name in ("Anna", "Automa 1", "Automa 2"):
        assert re.search(rf"^{name}: -?\d+ points$", screens[-1], re.M), name
    for sign in ("▲U Automa 1", "■V Automa 2", "Criteria A", "Automas  A", "[2o-wait]", "round 5 of 5"):
        assert any(sign in screen for screen in screens), sign


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_round_in_the_other_languages(lang: str) -> None:
    wording = words(lang, "Anna", "random")
    Somebody(wording, ASKS, 1, early=True).until(
        wording.say("draw-round", round=2), "barrage", f"--lang={lang}", "--seed=7", "--seats=me:Anna,random"
    )


def test_plain_lines_and_keys(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["1", "1", "? space turbine-1L", "s", "r BAR-WHL-01"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*typed, ""])))
    assert main(["play", "barrage", "--plain", "--seed=3", "--seats=me:Anna,random"]) == 0
    shown = capsys.readouterr().out
    first, *_, refused, score, rule, _ = shown.split("Your choice (? for help): ")
    assert "\x1b" not in shown
    assert not re.search("[\u2302\u2500-\u25ff]", shown)
    assert first.splitlines()[:2] == ["Barrage", "setup"]
    assert refused.startswith("space turbine-1L: You could not produce even 1 energy here. [BAR-TURB-05]")
    assert score.splitlines()[0] == "Anna: 10 points"
    assert rule.startswith("BAR-WHL-01 ")
