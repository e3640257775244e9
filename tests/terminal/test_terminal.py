"""`asztal play` in a real terminal: whole screens, keys, and the curtain between two people."""

import random
import re

import pytest

from asztal import registry
from asztal.text.wording import Wording, wording_of
from tests.terminal.keyboard import CLEAR, Terminal, options, plain

ASKS = ("commit-card", "lay-tile", "keep-character", "take-one", "move-token", "hand-in")


def words(lang: str) -> Wording:
    return wording_of(registry.find("ginkgopolis"), lang, ["Anna", "greedy", "random"])


def question(screen: str, wording: Wording) -> str:
    """The question that a screen ends with."""
    asked = [wording.ask(ask) for ask in ASKS]
    return max(asked, key=plain(screen).rfind)


def answer(terminal: Terminal, wording: Wording, rng: random.Random) -> str:
    """Answer the question on the screen by chance; gives the next screen."""
    prompt = f"{wording.say('play-prompt')}:"
    screen = terminal.until(prompt)
    if terminal.process.poll() is None and plain(screen).rstrip().endswith(prompt):
        numbers = options(screen, question(screen, wording))
        assert numbers == list(range(1, len(numbers) + 1))
        terminal.type(str(rng.choice(numbers)))
    return screen


def test_a_whole_game_in_hungarian() -> None:
    wording, rng, screens = words("hu"), random.Random(3), []
    with Terminal("play", "ginkgopolis", "--lang", "hu", "--seed", "7", "--seats", "me:Anna,greedy,random") as terminal:
        while wording.say("play-final") not in plain(terminal.shown):
            screens.append(answer(terminal, wording, rng))
            assert len(screens) < 200
        assert terminal.process.wait(10) == 0
    last = plain(screens[-1])
    assert len(screens) > 20
    for name in ("Anna", "greedy", "random"):
        assert re.search(rf"{name}\b.*\d+ pont\n", last), name
    assert "megmaradt lapdobásjelzők" in plain(terminal.shown) or "kerület, " in last
    assert "asztal play ginkgopolis --seats me:Anna,greedy,random --seed=7" in last
    tall = [screen for screen in map(plain, screens[:-1]) if screen.count("\n") > 40]
    assert len(tall) < len(screens) / 10  # nearly every table fits


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_round_in_the_other_languages(lang: str) -> None:
    wording, rng = words(lang), random.Random(1)
    second = wording.texts.say("draw-round", round=2, seat="greedy")[: len("round 2")]
    with Terminal("play", "ginkgopolis", f"--lang={lang}", "--seed=7", "--seats=me:Anna,greedy,random") as terminal:
        while second not in plain(terminal.shown):
            answer(terminal, wording, rng)
        terminal.until(f"{wording.say('play-prompt')}:")
        terminal.type("q")
        terminal.until(f"{wording.say('play-quit')}:")
        terminal.type(wording.say("play-yes"))
        assert wording.say("play-left") in plain(terminal.until("\0"))
        assert terminal.process.wait(10) == 0


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
