"""Whoever is connected to this process, by table: each gets what is new for the own seat, in the own language."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import select

from asztal.kernel import SPECTATOR, Event, Feed, Glance, bit
from asztal.kernel.feed import Update as KernelUpdate
from asztal.server.changes import Changes
from asztal.server.messages import ChatLine, ChatTold, Presence, Told, Update, View, write
from asztal.server.models import Chat
from asztal.server.news import News, Present
from asztal.server.voice import Voice, table_info
from asztal.server.warm import Warm

UNSENT = 200  # messages that may wait for a slow connection before it is cut
CHAT_SHOWN = 100
REPEAT, FORGET = 20.0, 60.0  # seconds: who is present is told again, and forgotten when it was not


class Reader:
    """One connection. `seat` is SPECTATOR for somebody who only watches; `cut` is set when it cannot keep up."""

    def __init__(self, seat: int, lang: str) -> None:
        self.seat, self.lang = seat, lang
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(UNSENT)
        self.cut = asyncio.Event()

    def send(self, message: Told) -> None:
        """Put a message into the outbox."""
        self.send_bytes(write(message))

    def send_bytes(self, data: bytes) -> None:
        """The same for a message that was encoded once for many."""
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.cut.set()


class Line:
    """The feed of all connections with the same seat and language: one view and one patch for all of them."""

    def __init__(self, seat: int, voice: Voice) -> None:
        self.seat, self.voice = seat, voice
        self.feed = Feed(seat)
        self.readers: set[Reader] = set()

    def push(self, warm: Warm, glance: Glance) -> None:
        """Send what is new, if anything is."""
        update = self.feed.update(glance)
        if update is not None and self.readers:
            data = write(self._update(warm, update))
            for reader in self.readers:
                reader.send_bytes(data)

    def _update(self, warm: Warm, update: KernelUpdate) -> Update:
        return Update(
            update.version,
            update.patch,
            update.events,
            self.voice.log(update.events),
            self.voice.question(warm, self.feed.seen),
            self._may_undo(warm),
        )

    def view(self, warm: Warm, first: int) -> View:
        """The whole view, with the events after the first so many."""
        events = _events(warm, self.seat)
        first = min(max(first, 0), len(events))
        return View(
            None if self.seat == SPECTATOR else self.seat,
            self.feed.version,
            self.feed.shown,
            first,
            events[first:],
            self.voice.log(events[first:]),
            self.voice.question(warm, self.feed.seen),
            self._may_undo(warm),
        )

    def _may_undo(self, warm: Warm) -> bool:
        return self.seat != SPECTATOR and not warm.game.over and warm.playing.why_not_undo(self.seat) is None


class Room:
    """Everybody who is connected to one table; used only with the table's lock held."""

    def __init__(self) -> None:
        self.readers: set[Reader] = set()
        self.version = 0
        self._lines: dict[tuple[int, str], Line] = {}
        self._voices: dict[str, Voice] = {}
        self._table = b""
        self._said = 0
        self._elsewhere: dict[str, tuple[Present, float]] = {}  # by process, and when it said so
        self._present = b""

    async def push(self, warm: Warm, changes: Changes) -> None:
        """Tell everybody what is new for them since the last time."""
        self.version = warm.known.row.version
        told = write(table_info(warm.known, warm))
        if told != self._table:
            self._table = told
            self._send(self.readers, told)
        if warm.table is not None:
            for reader in self.readers:
                self._line(reader, warm)  # those who came before the start get the whole view now
            glance = Glance(warm.game)
            feeds = sorted(self._lines.values(), key=lambda line: line.seat == SPECTATOR)
            for number, line in enumerate(feeds):
                if number and line.seat == SPECTATOR != feeds[number - 1].seat:
                    await asyncio.sleep(0)  # whoever plays is told before those who watch, however many they are
                line.push(warm, glance)
        if warm.known.row.said > self._said:
            lines = await _chat(changes, warm.id, self._said)
            self._said = warm.known.row.said
            self._send(self.readers, write(ChatTold(lines)))

    async def welcome(self, reader: Reader, warm: Warm, changes: Changes, events: int) -> None:
        """Let somebody in: the table, the view, the latest chat, and who is there."""
        self._said = self._said if self.readers else warm.known.row.said
        await self.push(warm, changes)
        reader.send_bytes(self._table)
        self.readers.add(reader)
        self.show(reader, warm, events)
        if warm.known.row.said:
            reader.send(ChatTold(await _chat(changes, warm.id, warm.known.row.said - CHAT_SHOWN)))
        if not self.tell_presence():
            reader.send_bytes(self._present)

    async def show_again(self, reader: Reader, warm: Warm, changes: Changes, events: int) -> None:
        """The whole view for one reader, after what another process changed meanwhile."""
        if self.version < warm.known.row.version:
            await self.push(warm, changes)
        self.show(reader, warm, events)

    def show(self, reader: Reader, warm: Warm, events: int) -> None:
        """The whole view for one reader."""
        if warm.table is not None:
            line = self._line(reader, warm, quietly=True)
            reader.send(line.view(warm, events))

    def leave(self, reader: Reader) -> None:
        """Somebody is gone."""
        self.readers.discard(reader)
        for key, line in list(self._lines.items()):
            line.readers.discard(reader)
            if not line.readers:
                del self._lines[key]
        self.tell_presence()

    def _line(self, reader: Reader, warm: Warm, *, quietly: bool = False) -> Line:
        key = (reader.seat, reader.lang)
        line = self._lines.get(key)
        if line is None:
            voice = self._voices.get(reader.lang) or Voice(warm.title, reader.lang, warm.known.names())
            self._voices[reader.lang] = voice
            line = self._lines[key] = Line(reader.seat, voice)
            line.push(warm, Glance(warm.game))
        if reader not in line.readers:
            line.readers.add(reader)
            if not quietly:
                reader.send(line.view(warm, 0))
        return line

    def present(self) -> tuple[list[int], int]:
        """The seats that are connected here, and how many watch here."""
        seats = sorted({reader.seat for reader in self.readers} - {SPECTATOR})
        return seats, sum(reader.seat == SPECTATOR for reader in self.readers)

    def tell_presence(self, elsewhere: Present | None = None) -> bool:
        """Tell everybody who is at the table if that is new, after what another process said of it or not."""
        now = time.monotonic()
        if elsewhere is not None:
            self._elsewhere[elsewhere.process] = elsewhere, now
        self._elsewhere = {name: said for name, said in self._elsewhere.items() if said[1] > now - FORGET}
        seats, watching = self.present()
        others = [said for said, _ in self._elsewhere.values()]
        everybody = sorted({*seats, *(seat for said in others for seat in said.seats)})
        told = write(Presence(everybody, watching + sum(said.watching for said in others)))
        new, self._present = told != self._present, told
        if new:
            self._send(self.readers, told)
        return new

    def _send(self, readers: Iterable[Reader], data: bytes) -> None:
        for reader in readers:
            reader.send_bytes(data)


class Rooms:
    """The rooms of this process."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self.by_table: dict[str, Room] = {}
        self.tell_others: Callable[[News], None] = lambda _: None
        self._process, self._repeated = secrets.token_hex(8), 0.0
        changes.heard.append(self.hear)

    async def hear(self, warm: Warm) -> None:
        """A change was committed by this process; the caller holds the table's lock."""
        room = self.by_table.get(warm.id)
        if room is not None:
            await room.push(warm, self._changes)

    async def notice(self, table_id: str, version: int) -> None:
        """A change was committed somewhere; those connected here are told unless they know already."""
        room = self.by_table.get(table_id)
        if room is not None and room.version < version:
            async with self._changes.look(table_id) as warm:
                await room.push(warm, self._changes)

    async def enter(self, table_id: str, reader: Reader, events: int) -> None:
        """Connect somebody to a table."""
        async with self._changes.look(table_id) as warm:
            room = self.by_table.setdefault(table_id, Room())
            self._changes.cache.kept.add(table_id)
            await room.welcome(reader, warm, self._changes, events)
            self.by_table[table_id] = room  # the last one may have left meanwhile
            self._announce(table_id, room, asks=True)

    async def leave(self, table_id: str, reader: Reader) -> None:
        """Disconnect somebody."""
        room = self.by_table.get(table_id)
        if room is not None:
            room.leave(reader)
            self._announce(table_id, room)
            if not room.readers:
                del self.by_table[table_id]
                self._changes.cache.kept.discard(table_id)

    def _announce(self, table_id: str, room: Room, *, asks: bool = False) -> None:
        self.tell_others(Present(table_id, self._process, *room.present(), asks))

    def hear_presence(self, news: Present) -> None:
        """Another process said who is connected there."""
        room = self.by_table.get(news.table)
        if room is not None and news.process != self._process:
            room.tell_presence(news)
            if news.asks:
                self._announce(news.table, room)

    def repeat_presence(self) -> None:
        """Called every few seconds: others forget whom they do not hear of, and so do we; a process may have died."""
        now = time.monotonic()
        if now - self._repeated > REPEAT:
            self._repeated = now
            for table_id, room in self.by_table.items():
                room.tell_presence()
                self._announce(table_id, room)

    def __len__(self) -> int:
        return sum(len(room.readers) for room in self.by_table.values())


def _events(warm: Warm, seat: int) -> list[Event]:
    return [event for mask, event in warm.game.events or [] if mask & bit(seat)]


async def _chat(changes: Changes, table_id: str, after: int) -> list[ChatLine]:
    query: Any = select(Chat.number, Chat.seat, Chat.name, Chat.text, Chat.at)
    query = query.where(Chat.table_id == table_id, Chat.number > after).order_by(Chat.number)
    async with changes.engine.connect() as connection:
        found = await connection.execute(query)
        return [ChatLine(number, seat, name, text, at.isoformat()) for number, seat, name, text, at in found]
