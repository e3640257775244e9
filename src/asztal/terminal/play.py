"""Plays a game in a terminal, from the first question to the final scores."""

import shlex
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from rich.console import Group

from asztal.arena import derived_seed
from asztal.bots import Bot, make_bot
from asztal.kernel import SPECTATOR, Event, Table, Title, observe, recall
from asztal.kernel.record import header_for, open_table
from asztal.terminal import log
from asztal.terminal.people import Sitter, seated
from asztal.terminal.screen import Left, Screen
from asztal.terminal.turn import Turn
from asztal.text.drawing import Scene
from asztal.text.generic import drawing_of
from asztal.text.rows import plain
from asztal.text.wording import wording_of


def play(
    title: Title[Any], seats: Sequence[str], variant: Mapping[str, str], *, seed: int, lang: str, plain: bool = False
) -> None:
    """Play one game with the people and bots of `seats` (see `seated`), to its end or until somebody leaves."""
    full = dict(variant)
    settings = [f"--variant={name}={value}" for name, value in full.items() if value != title.variants[name][0]]
    again = ["asztal", "play", title.name, "--seats", ",".join(seats), *settings, f"--seed={seed}"]
    table = open_table(title, header_for(title, len(seats), full, str(seed)))
    play_at(table, seats, again, seed=seed, lang=lang, plain=plain)


def play_at(
    table: Table[Any], seats: Sequence[str], again: Sequence[str], *, seed: int, lang: str, plain: bool = False
) -> None:
    """Play at a table, wherever its game stands; `again` is the command that does so once more."""
    TerminalGame(table, seats, again, seed=seed, lang=lang, screen=Screen(plain=plain)).run()


class TerminalGame:
    """One game at one keyboard. Everybody sees only the own view; between two people a curtain falls."""

    def __init__(
        self,
        table: Table[Any],
        seats: Sequence[str],
        again: Sequence[str],
        *,
        seed: int,
        lang: str,
        screen: Screen,
    ) -> None:
        title = table.game.title
        self.table, self.title = table, title
        self.screen = screen
        self.wording = wording_of(title, lang)
        self.people: list[Sitter] = seated(seats, self.wording.texts)
        self.wording.people = [person.name for person in self.people]
        self.drawing = drawing_of(title)
        self._told = dict.fromkeys(range(len(seats)), 0)  # how many events a seat had seen at its last choice
        self._at_keyboard = -1
        self._bots: dict[int, Bot] = {
            seat: make_bot(person.bot, title, derived_seed(seed, "bot", seat))
            for seat, person in enumerate(self.people)
            if person.bot
        }
        self._again = shlex.join(again)

    def run(self) -> None:
        """Ask whoever has something to decide, until nobody has; then the scores."""
        game = self.table.game
        try:
            while game.decisions:
                seat = self._next()
                if seat in self._bots:
                    self._let_choose(seat)
                else:
                    self._hand_over(seat)
                    Turn(self, seat).take()
        except Left:
            self.screen.lines(["", self.say("play-left")])
        else:
            self._finish()
        self.screen.lines([self.say("play-again", command=self._again)])

    def _let_choose(self, seat: int) -> None:
        game = self.table.game
        self.table.apply(seat, self._bots[seat].choose(game.decisions[seat], partial(observe, game, seat)))

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of the table."""
        return self.wording.say(key, **args)

    def _next(self) -> int:
        """Whoever sits at the keyboard goes on; bots do not keep people waiting."""
        asked = sorted(self.table.game.decisions)
        if self._at_keyboard in asked:
            return self._at_keyboard
        return next((seat for seat in asked if seat in self._bots), asked[0])

    def _hand_over(self, seat: int) -> None:
        """The curtain: nobody sees the hand of whoever sat here before."""
        if seat != self._at_keyboard and len(self._bots) < len(self.people) - 1:
            self.screen.clear()
            self.screen.lines([self.say("play-curtain", seat=seat)])
            self.screen.ask(self.say("play-open", seat=seat))
        self._at_keyboard = seat

    # --- what a seat sees -------------------------------------------------------------------------------------------

    def new_moves(self, seat: int) -> list[list[Event]]:
        """What happened since the seat's last choice, move by move."""
        return self.table.heard(seat, self._told[seat])

    def has_chosen(self, seat: int) -> None:
        """A seat is about to choose, so it has seen all that happened up to now."""
        self._told[seat] = len(self.table.game.events or ())

    def scene(self, seat: int, numbers: Mapping[str, int] | None = None) -> Scene:
        """The table as a seat sees it."""
        look = recall(self.title, observe(self.table.game, seat))
        return Scene(look, self.wording, self.screen.width, numbers or {})

    def score(self, seat: int) -> list[str]:
        """Every point of a seat explained."""
        lines = self.title.score_lines(self.table.game.state, seat)
        total = self.say("play-total", seat=seat, points=sum(line.points for line in lines))
        tied = self.title.tied(self.table.game.state, seat) if self.table.game.over else []
        said = [f"{line.points:>5}  {self.wording.score(line)}" for line in lines]
        return [total, *said, *(f"{'':>5}  {self.wording.score(line)}" for line in tied)]

    def _finish(self) -> None:
        game = self.table.game
        people = [seat for seat in game.seats() if seat not in self._bots]
        seat = people[0] if len(people) == 1 else SPECTATOR
        moves = self.table.heard(seat, min((self._told[person] for person in people), default=0))
        if self.screen.plain:
            self.screen.lines([*plain(self.drawing.rows(self.scene(seat))), *log.sentences(moves, self.wording)])
        else:
            self.screen.clear()
            self.screen.show(Group(self.drawing.table(self.scene(seat)), *log.paragraphs(moves, self.wording)))
        self.screen.lines(["", self.say("play-final")])
        for player in range(len(game.state.players)):  # more than seats where somebody plays without one, as Hal does
            self.screen.lines(self.score(player))
        self.screen.lines([self.wording.ending(game), *filter(None, [self.wording.places(game)])])
