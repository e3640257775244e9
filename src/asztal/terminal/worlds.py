"""Plays a world in a terminal: its bots answer first, and what is chosen becomes an entry."""

from collections.abc import Sequence

from asztal.terminal.people import ME
from asztal.terminal.play import TerminalGame
from asztal.terminal.saving import Begun
from asztal.terminal.screen import Screen
from asztal.worlds.entry import WorldEntry
from asztal.worlds.session import WorldSession, next_seat
from asztal.worlds.world import KeyedWorld


class WorldGame(TerminalGame):
    """One entry at one keyboard; `again` is the command that plays the same world."""

    def __init__(self, keyed: KeyedWorld, again: Sequence[str], *, lang: str, screen: Screen) -> None:
        self._session = WorldSession(keyed)
        seats = [bot or ME for bot in keyed.world.bots]
        super().__init__(Begun.new(keyed.header(), self._session.table, seats), again, lang=lang, screen=screen)

    def entry(self) -> WorldEntry:
        """What was played, also where somebody left."""
        return self._session.entry()

    def _next(self) -> int:
        return next_seat(self._session.world.bots, self.table.game.decisions)

    def _let_choose(self, seat: int) -> bytes:
        self._session.answer()
        return b""  # the session has its bots' minds
