"""Whoever is connected to this process, by table: each gets what is new for the own seat, in the own language."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select

from asztal.kernel import SPECTATOR, Event, Feed, Glance
from asztal.kernel.feed import Update as KernelUpdate
from asztal.server.cluster.news import News, Present
from asztal.server.denied import Denied
from asztal.server.measured import CUTS, REFUSALS
from asztal.server.storage.models import Chat
from asztal.server.tables.access import Link, Right, entered_seat, seat_of
from asztal.server.tables.changes import Changes
from asztal.server.tables.facts import Facts, Place
from asztal.server.tables.live import Warm
from asztal.server.tables.sentences import Voice, table_info
from asztal.server.tables.stand import NEWER
from asztal.server.wire.messages import ChatLine, ChatTold, Presence, Refusal, Told, Update, View, write

UNSENT = 200  # messages that may wait for a slow connection before it is closed
# Why a connection is closed: it does not read; its link was replaced; its table was deleted; not just now.
TOO_SLOW, LINK_GONE, TABLE_GONE, LATER = 4408, 4401, 4404, 1013
CHAT_SHOWN = 100
REPEAT, FORGET = 20.0, 60.0  # seconds: who is present is told again, and forgotten when it was not


class Reader:
    """One connection with the right that it has shown.

    `seat` is what the right gave when the room last asked: SPECTATOR for somebody who only watches. `ended` is set when
    the connection is to be closed, with `code`.
    """

    def __init__(self, lang: str, right: Right = None) -> None:
        self.lang, self.right = lang, right
        self.seat = SPECTATOR
        self.line: Line | None = None  # a reader is in one line at the most
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(UNSENT)
        self.ended, self.code = asyncio.Event(), 0

    def send(self, message: Told) -> None:
        """Put a message into the outbox."""
        if isinstance(message, Refusal):
            REFUSALS.labels(message.key).inc()
        self.send_bytes(write(message))

    def send_bytes(self, data: bytes) -> None:
        """The same for a message that was encoded once for many."""
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            if not self.ended.is_set():
                CUTS.inc()
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """Close the connection soon."""
        self.code = self.code or code
        self.ended.set()


class Line:
    """The feed of all connections with the same seat and language: one view and one patch for all of them."""

    def __init__(self, seat: int, voice: Voice) -> None:
        self.seat, self.voice = seat, voice
        self.feed = Feed(seat)
        self.readers: set[Reader] = set()

    def push(self, warm: Warm, glance: Glance) -> None:
        """Send what is new, if anything is."""
        since = self.feed.told
        update = self.feed.update(glance)
        if update is not None and self.readers:
            data = write(self._update(warm, update, since))
            for reader in self.readers:
                reader.send_bytes(data)

    def _update(self, warm: Warm, update: KernelUpdate, since: int) -> Update:
        return Update(
            update.version,
            update.patch,
            update.events,
            self.voice.log(warm.playing.heard(self.seat, since)),
            self.voice.question(warm, self.feed.seen),
            self._may_undo(warm),
            self.voice.ending(warm.game),
        )

    def view(self, warm: Warm, first: int) -> View:
        """The whole view, with the events after the first so many."""
        moves = warm.playing.heard(self.seat)
        events = [event for move in moves for event in move]
        first = min(max(first, 0), len(events))
        return View(
            None if self.seat == SPECTATOR else self.seat,
            self.feed.version,
            self.feed.shown,
            first,
            events[first:],
            self.voice.log(_after(moves, first)),
            self.voice.question(warm, self.feed.seen),
            self._may_undo(warm),
            self.voice.ending(warm.game),
        )

    def _may_undo(self, warm: Warm) -> bool:
        return self.seat != SPECTATOR and not warm.game.over and warm.playing.why_not_undo(self.seat) is None


class Room:
    """Everybody who is connected to one table; used only with the table's lock held."""

    def __init__(self) -> None:
        self.readers: set[Reader] = set()
        self.version = 0
        self._places: list[Place] = []  # those that the readers' seats were found in
        self._lines: dict[tuple[int, str], Line] = {}
        self._voices: dict[str, Voice] = {}
        self._table = b""
        self._said = 0
        self._elsewhere: dict[str, tuple[Present, float]] = {}  # by process, and when it said so
        self._present = b""

    async def push(self, warm: Warm, changes: Changes) -> bool:
        """Tell everybody what is new for them since the last time; True when somebody has another seat by now."""
        self.version = warm.known.row.version
        moved = self._seat_readers(warm.known)
        told = write(table_info(warm.known))
        if told != self._table:
            self._table = told
            self._send(self.readers, told)
        if warm.table is not None:
            for reader in self.readers:
                if reader.line is None:  # who came before the start, or has another seat, gets the whole view now
                    reader.send(self._line(reader, warm).view(warm, 0))
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
        return moved

    def _seat_readers(self, facts: Facts) -> bool:
        """Ask again what everybody's right gives, after every change of seats; before anybody is told anything."""
        if facts.places is self._places:
            return False
        self._places, moved = facts.places, False
        for reader in list(self.readers):
            seat = seat_of(reader.right, facts)
            if seat != reader.seat:
                moved = True
                self._take_out(reader)
                reader.seat = seat
                if isinstance(reader.right, Link):  # it was for a seat and can be for no other
                    self.readers.discard(reader)
                    reader.end(LINK_GONE)
        return moved

    async def welcome(self, reader: Reader, warm: Warm, changes: Changes, events: int) -> None:
        """Let somebody in: the table, the view, the latest chat, and who is there."""
        self._said = self._said if self.readers else warm.known.row.said
        await self.push(warm, changes)
        reader.seat = entered_seat(reader.right, warm.known)
        reader.send_bytes(self._table)
        self.readers.add(reader)
        self.show(reader, warm, events)
        if warm.known.row.said:
            reader.send(ChatTold(await _chat(changes, warm.id, warm.known.row.said - CHAT_SHOWN)))
        if not self.tell_presence():
            reader.send_bytes(self._present)

    def show(self, reader: Reader, warm: Warm, events: int) -> None:
        """The whole view for one reader."""
        if warm.table is not None:
            reader.send(self._line(reader, warm).view(warm, events))

    def leave(self, reader: Reader) -> None:
        """Somebody is gone."""
        self.readers.discard(reader)
        self._take_out(reader)
        self.tell_presence()

    def _take_out(self, reader: Reader) -> None:
        line, reader.line = reader.line, None
        if line is not None:
            line.readers.discard(reader)
            if not line.readers:
                del self._lines[line.seat, line.voice.lang]

    def _line(self, reader: Reader, warm: Warm) -> Line:
        """The one line of a reader."""
        if reader.line is None:
            key = (reader.seat, reader.lang)
            line = self._lines.get(key)
            if line is None:
                line = self._lines[key] = Line(reader.seat, self.voice(reader.lang, warm))
                line.push(warm, Glance(warm.game))
            line.readers.add(reader)
            reader.line = line
        return reader.line

    def voice(self, lang: str, warm: Warm) -> Voice:
        """The sentences in one language, of a table that has begun: by then the names stay."""
        if lang not in self._voices:
            self._voices[lang] = Voice(warm.title, lang, warm.known.names())
        return self._voices[lang]

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
        self.process, self._repeated = secrets.token_hex(8), 0.0
        changes.heard.append(self.hear)

    async def hear(self, warm: Warm) -> None:
        """A change was committed by this process; the caller holds the table's lock."""
        room = self.by_table.get(warm.id)
        if room is not None:
            await self._push(room, warm)

    async def notice(self, table_id: str, version: int) -> None:
        """A change was committed somewhere; those connected here are told unless they know already."""
        room = self.by_table.get(table_id)
        if room is not None and room.version < version:
            async with self._look(table_id) as warm:
                await self._push(room, warm)

    @asynccontextmanager
    async def _look(self, table_id: str) -> AsyncIterator[Warm]:
        """The table; when it is played with newer rules than ours, everybody here is to come again a little later."""
        try:
            async with self._changes.look(table_id) as warm:
                yield warm
        except Denied as denied:
            if denied.key == NEWER:
                self.end(table_id, LATER)
            raise

    async def _push(self, room: Room, warm: Warm) -> None:
        if await room.push(warm, self._changes):
            room.tell_presence()
            self._announce(warm.id, room)

    @asynccontextmanager
    async def look(self, table_id: str, reader: Reader) -> AsyncIterator[tuple[Warm, Room]]:
        """A table for somebody connected to it, whose seat is what the right gives at this very version."""
        async with self._look(table_id) as warm:
            room = self.by_table.get(table_id)
            if room is not None and room.version < warm.known.row.version:
                await self._push(room, warm)
            if room is None or reader not in room.readers:
                raise Denied("no-such-link", 404)
            yield warm, room

    def behind(self, table_id: str, version: int) -> bool:
        """True when somebody here is connected to the table and has not been told of this version."""
        room = self.by_table.get(table_id)
        return room is not None and room.version < version

    def end(self, table_id: str, code: int = TABLE_GONE) -> None:
        """Whoever is connected to the table is told by the end of the connection that it is gone, or why."""
        room = self.by_table.get(table_id)
        for reader in room.readers if room is not None else ():
            reader.end(code)

    async def enter(self, table_id: str, reader: Reader, events: int) -> None:
        """Connect somebody to a table, with the seat that the right gives now."""
        try:
            await self._enter(table_id, reader, events)
        except Denied as denied:
            if denied.key == NEWER:  # another process may have the rules
                reader.end(LATER)
            raise

    async def _enter(self, table_id: str, reader: Reader, events: int) -> None:
        async with self._changes.look(table_id) as warm:
            room = self.by_table.setdefault(table_id, Room())
            try:
                await room.welcome(reader, warm, self._changes, events)
            except BaseException:  # half in is out: the next try may come with another right
                await self.leave(table_id, reader)
                raise
            self.by_table[table_id] = room  # the last one may have left meanwhile
            self._changes.cache.keep(table_id)
            self._announce(table_id, room, asks=True)

    async def leave(self, table_id: str, reader: Reader) -> None:
        """Disconnect somebody."""
        room = self.by_table.get(table_id)
        if room is not None:
            room.leave(reader)
            self._announce(table_id, room)
            if not room.readers:
                del self.by_table[table_id]
                self._changes.cache.release(table_id)

    def _announce(self, table_id: str, room: Room, *, asks: bool = False) -> None:
        self.tell_others(Present(table_id, self.process, *room.present(), asks))

    def hear_presence(self, news: Present) -> None:
        """Another process said who is connected there."""
        room = self.by_table.get(news.table)
        if room is not None and news.process != self.process:
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


def _after(moves: list[list[Event]], first: int) -> Iterator[list[Event]]:
    """The moves without their first so many events."""
    for move in moves:
        yield move[first:]
        first = max(0, first - len(move))


async def _chat(changes: Changes, table_id: str, after: int) -> list[ChatLine]:
    query: Any = select(Chat.number, Chat.seat, Chat.name, Chat.text, Chat.at)
    query = query.where(Chat.table_id == table_id, Chat.number > after).order_by(Chat.number)
    async with changes.engine.connect() as connection:
        found = await connection.execute(query)
        return [ChatLine(number, seat, name, text, at.isoformat()) for number, seat, name, text, at in found]
