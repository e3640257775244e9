"""Plays a world: bots answer first, by seat, then the person, so that the whole game follows from the person's choices.

A bot's choice is a function of the world's key, its seat and the choices that stand: never of what was taken back, of a
clock, of a process or of how busy the machine is.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

import msgspec

from asztal import registry
from asztal.bots import Memory, Remembering, make_bot, resume_bot
from asztal.bots.standing import standing_of
from asztal.kernel import Decision, Game, Observation, Option, Title, observe
from asztal.kernel.record import open_table, result_of
from asztal.worlds.entry import WorldEntry
from asztal.worlds.world import PERSON, KeyedWorld

TRIES = 3  # of a thought that fails; no option is ever taken in its place
# What a bot is given: its name, the title, its memory, the question, its eyes; it gives an option and its mind.
Think: TypeAlias = Callable[[str, Title[Any], Memory, Decision, Callable[[], Observation[Any]]], tuple[Option, bytes]]


def thought(
    name: str, title: Title[Any], memory: Memory, decision: Decision, seen: Callable[[], Observation[Any]]
) -> tuple[Option, bytes]:
    """What a bot chooses, and what it then has in mind."""
    bot = resume_bot(name, title, memory)
    option = bot.choose(decision, seen)
    return option, bot.memory.mind if isinstance(bot, Remembering) else b""


class LeftGame(msgspec.Struct, frozen=True):
    """A game that was left in the middle, to go on with: every choice that stands, and what bots have in mind."""

    log: list[tuple[int, str]]
    minds: dict[int, bytes]


def next_seat(bots: Sequence[str], asked: Mapping[int, Any]) -> int:
    """Who answers of those that are asked: the first bot; the person once no bot is."""
    return min(asked, key=lambda seat: (bots[seat] == PERSON, seat))


class WorldSession:
    """One game in a world. Whoever plays chooses at `table` and calls `answer`; nobody else is waited for."""

    def __init__(self, keyed: KeyedWorld, left: LeftGame | None = None, think: Think = thought) -> None:
        self.world, self._think, self.title = keyed.world, think, registry.find(keyed.world.game)
        self._header = keyed.header()
        self.table = open_table(self.title, self._header)
        self._minds: dict[int, bytes] = {} if left is None else dict(left.minds)
        for seat, option in left.log if left is not None else ():
            self.table.apply(seat, option)
        self.answer()

    @property
    def game(self) -> Game[Any]:
        """The game as it stands."""
        return self.table.game

    @property
    def log(self) -> list[tuple[int, str]]:
        """Every choice that stands."""
        return [(moment.seat, moment.option) for moment in self.table.moments]

    def choose(self, option: Option | str) -> None:
        """The person's choice, and what bots answer."""
        self.table.apply(self.world.seat, option)
        self.answer()

    def answer(self) -> None:
        """Let bots choose until nobody but the person is asked."""
        while self.game.decisions:
            seat = next_seat(self.world.bots, self.game.decisions)
            if seat == self.world.seat:
                return
            option, mind = self._thought(seat)
            self.table.apply(seat, option)
            self._minds[seat] = mind

    def _thought(self, seat: int) -> tuple[Option, bytes]:
        memory = standing_of(self.table, self._header, seat).memory(self._minds.get(seat, b""))
        asked = self.world.bots[seat], self.title, memory, self.game.decisions[seat], partial(observe, self.game, seat)
        for _ in range(TRIES - 1):
            try:
                return self._think(*asked)
            except Exception:
                continue
        return self._think(*asked)

    def left(self) -> LeftGame:
        """The game as it is, to go on with elsewhere."""
        return LeftGame(self.log, dict(self._minds))

    def entry(self) -> WorldEntry:
        """What was played so far; without a result where the game is not over."""
        own = [option for seat, option in self.log if seat == self.world.seat]
        return WorldEntry(self.world.id, own, result_of(self.game) if self.game.over else None, self.log)


def play(keyed: KeyedWorld, bot: str, seed: int) -> WorldEntry:
    """The entry of a bot that plays in the place of a person."""
    session = WorldSession(keyed)
    player = make_bot(bot, session.title, seed)
    while session.game.decisions:
        seat = session.world.seat
        session.choose(player.choose(session.game.decisions[seat], partial(observe, session.game, seat)))
    return session.entry()
