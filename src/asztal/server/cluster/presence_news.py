"""Tells other processes who is connected to this one, and takes in what they tell."""

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Protocol

from asztal.server.cluster.news import CALL, News, Present

REPEAT = 20.0  # seconds until who is present is told again


class Attended(Protocol):
    """A room, as far as others are told of it."""

    def present(self) -> tuple[list[int], int]:
        """The seats that are connected here, and how many watch here."""

    def looking(self) -> list[int]:
        """The guests with a seat who have the page in sight here."""

    def tell_presence(self, elsewhere: Present | None = None) -> bool:
        """Tell everybody who is at the table if that changed; `elsewhere` is news of another process."""


class PresenceNews:
    """What one process, by its name, says of its rooms."""

    def __init__(self, rooms: Mapping[str, Attended]) -> None:
        self._rooms = rooms
        self.process, self._repeated = secrets.token_hex(8), 0.0
        self.tell_all: Callable[[News], None] = lambda _: None
        self.tell_room: Callable[[Present], None] = lambda _: None  # those who have the table open

    def announce(self, table_id: str, *, asks: bool = False) -> None:
        """Say who is at a table here; with `asks`, the others answer."""
        room = self._rooms.get(table_id)
        if room is not None:
            self.tell_room(self._of(table_id, room, asks=asks))

    def _of(self, table_id: str, room: Attended, *, asks: bool = False) -> Present:
        return Present(table_id, self.process, *room.present(), asks, room.looking(), by_room=True)

    def take_in(self, news: Present) -> None:
        """Take in who is connected at another process, and answer if it asks."""
        if news.asks and news.table.startswith(CALL):
            self.say_here(news.table)
            return
        room = self._rooms.get(news.table)
        if room is not None and news.process.startswith(CALL):  # a worker asks, and hears no room
            self.tell_all(self._of(news.table, room))
        elif room is not None and news.process != self.process:
            room.tell_presence(news)
            if news.asks:
                self.announce(news.table)

    def say_here(self, table: str = "") -> None:
        """Tell all processes that this one is up, unasked or in answer to a roll call. Older releases read it too."""
        self.tell_all(Present(table, self.process, [], 0, by_room=True))

    def call_all(self) -> str:
        """Ask all web processes to answer; returns what stands for a table in their answers."""
        call = CALL + secrets.token_hex(8)
        self.tell_all(Present(call, self.process, [], 0, asks=True, by_room=True))
        return call

    def repeat(self) -> None:
        """Say again who is here and forget processes that were silent; called every few seconds."""
        now = time.monotonic()
        if now - self._repeated > REPEAT:
            self._repeated = now
            for table_id, room in self._rooms.items():
                room.tell_presence()
                self.announce(table_id)
