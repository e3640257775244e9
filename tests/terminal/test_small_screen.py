"""A terminal of 80 columns and 24 lines: the question and every part of the table fit, one page at a time."""

import io
import random
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from asztal import registry
from asztal.kernel.record import header_for, open_table
from asztal.terminal.log import latest
from asztal.terminal.play import TerminalGame
from asztal.terminal.saving import Begun
from asztal.terminal.screen import Screen
from asztal.terminal.turn import Turn
from tests.terminal.keyboard import Terminal, plain

WIDTH, HEIGHT = 80, 24
GAMES = {"ginkgopolis": 3, "imperial_miners": 3, "barrage": 4, "underwater_cities": 4}
SAID: list[tuple[int | None, str]] = [(0, "Anna"), (None, "Nobody"), (1, "Bela"), (1, "Bela"), (0, "Anna")] * 3
SHOWN = 40  # questions of a game whose pages are looked at


class Told(NamedTuple):
    """A sentence of the log."""

    seat: int | None
    text: str
    clause: str = ""
    clauses: list[str] = []


class Small(Screen):
    """A screen of which everything shown since it was cleared is known."""

    def __init__(self) -> None:
        super().__init__()
        self.plain = False
        self._console._width, self._console._height = WIDTH, HEIGHT
        self._console.file = self.shown = io.StringIO()

    def clear(self) -> None:
        self.shown.seek(0)
        self.shown.truncate()

    def lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.shown.write(self._wrapped(line) + "\n")

    @property
    def page(self) -> list[str]:
        return self.shown.getvalue().rstrip("\n").split("\n")


def pages(turn: Turn, screen: Small) -> list[list[str]]:
    """Every page that somebody sees who turns them all."""
    turn._show()
    found = [screen.page]
    while len(found) < len(turn._pages):
        turn._heed("+")
        found.append(screen.page)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "hu", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_questions_of_a_game_fit(game: str, lang: str) -> None:
    title: Any = registry.find(game)
    seats, chance, screen = GAMES[game], random.Random(3), Small()
    header = header_for(title, seats, title.full_variant(seats, {}), "7")
    begun = Begun.new(header, open_table(title, header), ["me:Anna", *["me"] * (seats - 1)])
    play, parted, asked = TerminalGame(begun, [], lang=lang, screen=screen), 0, 0
    while play.table.game.decisions:
        seat = min(play.table.game.decisions)
        options = play.table.game.decisions[seat].options
        if asked < SHOWN and (chance.random() < 0.1 or len(options) > 25):
            asked += 1
            turn = Turn(play, seat)
            shown = pages(turn, screen)
            parted += len(shown) > 1
            for page in shown:
                assert len(page) < HEIGHT, page  # there is a line to type in
                assert all(len(line) <= WIDTH for line in page), page
            numbers = {int(number) for page in shown for line in page for number in re.findall(r"^ ?(\d+) \S", line)}
            assert numbers >= set(range(1, len(turn.choices) + 1))
        play.choose(seat, chance.choice(options))
    assert parted > asked / 2 > 5


def test_the_keys_turn_the_pages() -> None:
    prompt, seen = "Your choice (? for help):", []
    with Terminal("play", "barrage", "--seed=7", "--seats=me:Anna,greedy", size=(HEIGHT, WIDTH)) as terminal:
        for key in ("+", "-", "-", "+", "-", "", None):
            seen.append(plain(terminal.until(prompt)))
            if key is not None:
                terminal.type(key)
    found = [re.search(r"Page (\d) of (\d)", page) for page in seen]
    numbers, last = [match[1] for match in found if match], max(match[2] for match in found if match)
    assert numbers == ["1", "2", "1", last, "1", last, "1"]


def test_what_happened_is_told_in_whole_sentences() -> None:
    news = [Told(seat, f"{who} does something that takes a line of some forty letters.") for seat, who in SAID]
    screen = Small()
    for lines in range(1, 8):
        shown = latest(news, lines, screen.size)
        told = " ".join(paragraph.plain for paragraph in shown)
        assert re.findall(r"\w+ does .*?\.", told) == [line.text for line in news][-told.count(".") :]
        assert told.count(".") == 1 or sum(map(screen.size, shown)) <= lines
    assert told.count(".") > 6
    assert latest([], 5, screen.size) == []
