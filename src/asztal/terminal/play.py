"""Plays a game in a terminal, from the first question to the final scores."""

import shlex
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Group

from asztal.bots.standing import standing_of
from asztal.kernel import SPECTATOR, Option, Title, choices, observe, recall
from asztal.kernel.record import header_for, open_table
from asztal.terminal import log
from asztal.terminal.desk import OptionText, Why
from asztal.terminal.people import Sitter, seated
from asztal.terminal.saving import Begun, Saving, resume, save_new
from asztal.terminal.screen import Left, Screen
from asztal.terminal.turn import Turn
from asztal.text import Problem
from asztal.text.drawing import Scene
from asztal.text.generic import drawing_of
from asztal.text.rows import plain
from asztal.text.wording import Sentence, wording_of
from asztal.worlds.session import thought


def play(
    title: Title[Any],
    seats: Sequence[str],
    variant: Mapping[str, str],
    *,
    seed: int,
    lang: str,
    plain: bool = False,
    save: str = "",
) -> None:
    """Play one game with the people and bots of `seats` (see `seated`), to its end or until somebody leaves."""
    header = header_for(title, len(seats), dict(variant), str(seed))
    begun = Begun.new(header, open_table(title, header), seats)
    play_saved(begun, _again(begun), lang=lang, plain=plain, save=save)


def play_saved(begun: Begun, again: Sequence[str], *, lang: str, plain: bool = False, save: str = "") -> None:
    """Play a game that begins, and keep it in a file; `again` is the command that begins the same once more."""
    game = TerminalGame(begun, again, lang=lang, screen=Screen(plain=plain))
    try:
        game.saving = save_new(begun, save)
    except OSError as error:
        reason = error.strerror or str(error)
        if save:
            raise Problem("save-no-file", file=save, reason=reason) from None
        game.cannot_save(reason)
    game.run()


def go_on(file: Path, *, lang: str, plain: bool = False) -> None:
    """Play on from where the game of a file stands."""
    saving, other = resume(file)
    game = TerminalGame(saving.game, _again(saving.game), lang=lang, screen=Screen(plain=plain), saving=saving)
    if other:
        game.screen.lines([game.say("play-other-rules", rules=str(saving.game.first.rules))])
    game.run()


def _again(begun: Begun) -> list[str]:
    """The command that begins the same game once more; nothing for one that began at a moment of another one."""
    header, usual = begun.header, begun.table.game.title.variants
    if header.begun_at is not None:
        return []
    settings = [f"--variant={name}={value}" for name, value in header.variant.items() if value != usual[name][0]]
    return ["asztal", "play", header.game, "--seats", ",".join(begun.seats), *settings, f"--seed={header.seed}"]


class TerminalGame:
    """One game at one keyboard. Everybody sees only the own view; between two people a curtain falls."""

    def __init__(
        self, begun: Begun, again: Sequence[str], *, lang: str, screen: Screen, saving: Saving | None = None
    ) -> None:
        title = begun.table.game.title
        self.table, self.title = begun.table, title
        self.screen, self.saving = screen, saving
        self.wording = wording_of(title, lang)
        self.people: list[Sitter] = seated(begun.seats, self.wording.texts)
        self.wording.people = [person.name for person in self.people]
        self.drawing = drawing_of(title)
        self._begun, self._minds = begun, dict(begun.minds)
        self._again = shlex.join(again)
        self._bots = {seat: person.bot for seat, person in enumerate(self.people) if person.bot}
        # What people had seen, and who was at the keyboard, follow from what has been done: so a game can be gone on
        # with as if it had not been left.
        self._told = dict.fromkeys(range(len(self.people)), 0)  # how many events a seat had seen at its last choice
        self._at_keyboard = -1
        for number, entry in enumerate(self.table.entries):
            if entry.seat in self._told and entry.seat not in self._bots:
                self._told[entry.seat], self._at_keyboard = self.table.ends[number], entry.seat
        self._shown = -1  # whose table is on the screen

    def run(self) -> None:
        """Ask whoever has something to decide, until nobody has; then the scores."""
        try:
            self._play()
        except (Left, KeyboardInterrupt) as left:
            self.screen.lines(["", self.say("play-left")])
            self._say_how_to_go_on()
            if isinstance(left, KeyboardInterrupt):
                raise
        else:
            self._finish()
            if self.saving is not None:
                self.screen.lines([self.say("play-record", command=shlex.join(["asztal", "verify", self._file]))])
            self._say_again()
        finally:
            if self.saving is not None:
                self.saving.close(remove=not (self._begun_by_people or self.table.game.over))

    def _play(self) -> None:
        while self.table.game.decisions:
            seat, mind = self._next(), b""
            if seat in self._bots:
                mind = self._let_choose(seat)
            else:
                self._hand_over(seat)
                Turn(self, seat).take()
            self._keep(mind)

    def _let_choose(self, seat: int) -> bytes:
        """Make a bot's choice; gives what it has in mind then."""
        game = self.table.game
        standing = standing_of(self.table, self._begun.header, seat, self._begun.start)
        memory = standing.memory(self._minds.get(standing.last, b""))
        decision, seen = game.decisions[seat], partial(observe, game, seat)
        option, mind = thought(self._bots[seat], self.title, memory, decision, seen)
        self.table.apply(seat, option)
        self._minds[self._begun.start + len(self.table.entries)] = mind
        return mind

    # --- the file ---------------------------------------------------------------------------------------------------

    @property
    def kept(self) -> str:
        """What is left of the game where somebody leaves."""
        return "saved" if self.saving is not None and self._begun_by_people else "lost"

    @property
    def _begun_by_people(self) -> bool:
        """Whether somebody at the keyboard has chosen anything: before, there is nothing to go on with."""
        return self._at_keyboard >= 0

    @property
    def _file(self) -> str:
        assert self.saving is not None
        return str(self.saving.file)

    def _keep(self, mind: bytes) -> None:
        """Write what has been done; where that is not possible, the game goes on without."""
        if self.saving is None:
            return
        try:
            self.saving.keep(mind)
            if self.table.game.over:
                self.saving.end()
        except OSError as error:
            self.saving.close()
            self.saving = None
            self.cannot_save(error.strerror or str(error))

    def cannot_save(self, reason: str) -> None:
        """Say that the game is not saved from here on."""
        self.screen.lines([self.say("play-not-saved", reason=reason)])

    def _say_how_to_go_on(self) -> None:
        if self.kept == "lost":
            self._say_again()
        else:
            self.screen.lines([self.say("play-go-on", command=shlex.join(["asztal", "play", "--resume", self._file]))])

    def _say_again(self) -> None:
        """How to play the same deal, which would tell somebody who goes on later what is to come."""
        if self._again:
            self.screen.lines([self.say("play-again", command=self._again)])

    # --- who is asked -----------------------------------------------------------------------------------------------

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
        if seat != self._shown and len(self._bots) < len(self.people) - 1:
            self.screen.clear()
            self.screen.lines([self.say("play-curtain", seat=seat)])
            self.screen.ask(self.say("play-open", seat=seat))
        self._shown = seat

    # --- what a seat sees and does ----------------------------------------------------------------------------------

    def asked(self, seat: int) -> str:
        """What the seat is asked, in words."""
        return self.wording.ask(self.table.game.decisions[seat].ask)

    def offered(self, seat: int) -> list[OptionText]:
        """The options, as the seat may see them."""
        say = self.wording.message
        return [
            OptionText(choice.option, say(choice.label), list(map(say, choice.preview)), choice.targets)
            for choice in choices(self.title, observe(self.table.game, seat))
        ]

    def new_lines(self, seat: int) -> list[Sentence]:
        """What happened since the seat's last choice."""
        return [line for move in self.table.heard(seat, self._told[seat]) for line in self.wording.told(move)]

    def moves(self, seat: int) -> list[list[Sentence]]:
        """All that happened, move by move."""
        return list(map(self.wording.told, self.table.heard(seat)))

    def choose(self, seat: int, option: Option) -> Why | None:
        """Make a choice, which is offered."""
        self._has_seen(seat)
        self.table.apply(seat, option)
        return None

    def why_not(self, seat: int, option: Option) -> Why:
        """Why something is not among the options."""
        reason = self.table.game.why_not(seat, option)
        assert reason is not None
        return Why(self.wording.reason(reason), reason.clause)

    def undo(self, seat: int) -> Why | None:
        """Take back the last choice."""
        reason = self.table.why_not_undo(seat)
        if reason is not None:
            return Why(self.wording.reason(reason), reason.clause)
        self._has_seen(seat)
        self.table.undo(seat)
        return None

    def _has_seen(self, seat: int) -> None:
        """A seat acts, so it has seen all that happened up to now."""
        self._told[seat], self._at_keyboard = len(self.table.game.events or ()), seat

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
        news = [line for move in moves for line in self.wording.told(move)]
        if self.screen.plain:
            self.screen.lines([*plain(self.drawing.rows(self.scene(seat))), *log.sentences(news)])
        else:
            self.screen.clear()
            self.screen.show(Group(self.drawing.table(self.scene(seat)), *log.paragraphs(news)))
        self.screen.lines(["", self.say("play-final")])
        for player in range(len(game.state.players)):  # more than seats where somebody plays without one, as Hal does
            self.screen.lines(self.score(player))
        self.screen.lines([self.wording.ending(game), *filter(None, [self.wording.places(game)])])
