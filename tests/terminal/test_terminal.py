"""`asztal play` in a real terminal: whole screens, keys, and the curtain between two people."""

import re

import pytest

from asztal import registry
from asztal.text.wording import Wording, wording_of
from tests.terminal.keyboard import CLEAR, Somebody, Terminal, plain

ASKS = ("commit-card", "lay-tile", "keep-character", "take-one", "move-token", "hand-in")


def words(lang: str) -> Wording:
    return wording_of(registry.find("ginkgopolis"), lang, ["Anna", "greedy", "random"])


@pytest.mark.slow
def test_a_whole_game_in_hungarian() -> None:
    game = ("ginkgopolis", "--lang", "hu", "--seed", "2", "--seats", "me:Anna,greedy,random")
    screens = Somebody(words("hu"), ASKS, 3).whole_game(200, *game)
    last = screens[-1]
    assert len(screens) > 20
    for name in ("Anna", "greedy", "random"):
        assert re.search(rf"{name}\b.*\d+ pont\n", last), name
    assert "megmaradt lapdobásjelzők" in "".join(screens) or "kerület, " in last
    assert "asztal play ginkgopolis --seats me:Anna,greedy,random --seed=2" in last
    tall = [screen for screen in screens[:-1] if screen.count("\n") > 40]
    assert len(tall) < len(screens) / 10  # nearly every table fits


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_round_in_the_other_languages(lang: str) -> None:
    wording = words(lang)
    second = wording.texts.say("draw-round", round=2, seat="greedy")[: len("round 2")]
    Somebody(wording, ASKS, 1).until(
        second, "ginkgopolis", f"--lang={lang}", "--seed=7", "--seats=me:Anna,greedy,random"
    )


def test_the_curtain_clears_the_screen_before_the_next_person_sits_down() -> None:
    wording = words("en")
    with Terminal("play", "ginkgopolis", "--seed=7", "--seats=me:Anna,me:Zoe") as terminal:
        terminal.until("Anna, press Enter to see your table:")
        terminal.type("")
        terminal.until(f"{wording.say('play-prompt')}:")
        terminal.type("1")
        terminal.until(f"{wording.say('play-prompt')}:")
        terminal.type("1")
        shown = terminal.until("Zoe, press Enter to see your table:")
    assert plain(shown.rpartition(CLEAR)[2]).split("\n") == [
        "Hand over to: Zoe",
        "Zoe, press Enter to see your table: ",
    ]


def test_the_table_has_colours_and_never_by_colour_alone() -> None:
    wording = words("en")
    with Terminal("play", "ginkgopolis", "--seed=7", "--seats=me:Anna,greedy,random") as terminal:
        screen = terminal.until(f"{wording.say('play-prompt')}:")
    assert "\x1b[" in screen
    assert len(set(re.findall(r"\b[RBY][123]\b", plain(screen)))) >= 9
    assert all(f"{mark} {name}" in plain(screen) for mark, name in [("●T", "Anna"), ("▲U", "greedy"), ("■V", "random")])
