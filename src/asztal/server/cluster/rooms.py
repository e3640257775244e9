"""Whoever is connected to this process, by table: each gets what is new for the own seat, in the own language."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import structlog

from asztal.kernel import SPECTATOR, Glance
from asztal.server.cluster.attendance import Attendance, note_seen
from asztal.server.cluster.news import CALL, News, Present
from asztal.server.cluster.readers import Reader, SharedFeed
from asztal.server.cluster.source import Source
from asztal.server.denied import Denied
from asztal.server.storage.database import AWAY
from asztal.server.tables.live.access import Link, Person, entered_seat, seat_of
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.play.clock_lines import clocks_basis, clocks_for
from asztal.server.tables.play.sentences import Voice, table_info
from asztal.server.tables.play.story import SHOWN as STORY_SHOWN
from asztal.server.tables.play.story import StoredLine
from asztal.server.tables.stored.facts import Facts, Place
from asztal.server.tables.stored.position import NEWER
from asztal.server.wire.messages import ChatTold, StoryTold, write

_LOG = structlog.get_logger("asztal.rooms")
# Why a connection is closed: its link was replaced; its table was deleted; not just now.
LINK_GONE, TABLE_GONE, LATER = 4401, 4404, 1013
CHAT_SHOWN = 100
REPEAT = 20.0  # seconds until who is present is told again
ALL = 1_000_000  # more events than any game has


class Room:
    """Everybody who is connected to one table; used only with the table's lock held."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self.readers: set[Reader] = set()
        self.version = 0
        self._places: list[Place] = []  # those that the readers' seats were found in
        self._feeds: dict[tuple[int, str], SharedFeed] = {}
        self._voices: dict[str, Voice] = {}
        self._table, self._status = b"", ""
        self._said = self._story = 0
        self._attendance = Attendance()
        self._clocks: dict[int, Any] = {}  # by seat, what its readers know of the clocks

    async def push(self, warm: Warm) -> bool:
        """Tell everybody what is new for them since the last time; True when somebody has another seat by now."""
        self.version = warm.known.row.version
        if warm.known.places is not self._places:
            self._attendance.know(await self._source.seen(warm.id))
        moved = self._seat_readers(warm.known)
        told = write(table_info(warm.known))
        if told != self._table:
            self._table = told
            self._send(self.readers, told)
        anew: set[Reader] = set()
        if warm.table is not None:
            anew = {reader for reader in self.readers if reader.feed is None}
            for reader in anew:  # who came before the start, or has another seat, gets the whole view now
                reader.send(self._feed(reader, warm).view(warm, 0))
            if self._status not in ("", "ended") and warm.known.row.status == "ended":
                for reader in self.readers - anew:  # without a question
                    self.show(reader, warm, ALL)
            glance = Glance(warm.game)
            feeds = sorted(self._feeds.values(), key=lambda feed: feed.seat == SPECTATOR)
            for number, feed in enumerate(feeds):
                if number and feed.seat == SPECTATOR != feeds[number - 1].seat:
                    await asyncio.sleep(0)  # whoever plays is told before those who watch, however many they are
                feed.push(warm, glance)
        self._tell_clocks(warm)
        if warm.known.row.said > self._said:
            lines = await self._source.chat(warm.id, self._said)
            self._said = warm.known.row.said
            self._send(self.readers, write(ChatTold(lines)))
        self._status = warm.known.row.status
        since, self._story = self._story, warm.known.row.story
        if self._story > since:
            self._tell_story(self.readers - anew, warm, await self._story_after(since, warm))
        if anew:
            self._tell_story(anew, warm, await self._story_after(0, warm))
        return moved

    async def _story_after(self, number: int, warm: Warm) -> list[StoredLine]:
        """The lines of the story after the first so many, as far as they are shown."""
        return await self._source.story(warm.id, max(number, self._story - STORY_SHOWN)) if self._story else []

    def _tell_story(self, readers: Iterable[Reader], warm: Warm, lines: Sequence[StoredLine]) -> None:
        """Lines of the story; each seat finds them at its own place in its log."""
        told: dict[tuple[int, str], bytes] = {}
        for reader in readers if lines else ():
            key = (reader.seat, reader.lang)
            if key not in told:
                told[key] = write(StoryTold([line.for_reader(warm, *key) for line in lines]))
            reader.send_bytes(told[key])

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

    async def welcome(self, reader: Reader, warm: Warm, events: int) -> None:
        """Let somebody in: the table, the view, the story, the latest chat, and who is there."""
        if not self.readers:
            self._said, self._story = warm.known.row.said, warm.known.row.story
        await self.push(warm)
        reader.seat = entered_seat(reader.right, warm.known)
        # Read first, so that nothing, such as who else comes, gets between what a reader is welcomed with.
        story, said = await self._story_after(0, warm), warm.known.row.said
        chat = await self._source.chat(warm.id, said - CHAT_SHOWN) if said else []
        reader.send_bytes(self._table)
        self.readers.add(reader)
        self.show(reader, warm, events)
        self._tell_story([reader], warm, story)
        clocks = clocks_for(reader.seat, warm.known, warm.times, self._source.now())
        if clocks is not None:
            reader.send(clocks)
            self._clocks[reader.seat] = clocks_basis(warm.known, reader.seat)
        if said:
            reader.send(ChatTold(chat))
        if not self.tell_presence():
            reader.send_bytes(self._attendance.message)

    def _tell_clocks(self, warm: Warm) -> None:
        """Tell everybody the clocks if one of them changed."""
        if warm.known.row.clock is None:
            return
        for seat in {reader.seat for reader in self.readers}:
            known = clocks_basis(warm.known, seat)
            if known != self._clocks.get(seat):
                self._clocks[seat] = known
                told = write(clocks_for(seat, warm.known, warm.times, self._source.now()))
                self._send((reader for reader in self.readers if reader.seat == seat), told)

    def show(self, reader: Reader, warm: Warm, events: int) -> None:
        """The whole view for one reader."""
        if warm.table is not None:
            reader.send(self._feed(reader, warm).view(warm, events))

    def leave(self, reader: Reader) -> bool:
        """Somebody is gone; True when nobody else is connected with the seat."""
        self.readers.discard(reader)
        self._take_out(reader)
        self.tell_presence()
        return self._attendance.gone(reader.seat)

    def _take_out(self, reader: Reader) -> None:
        feed, reader.feed = reader.feed, None
        if feed is not None:
            feed.readers.discard(reader)
            if not feed.readers:
                del self._feeds[feed.seat, feed.voice.lang]

    def _feed(self, reader: Reader, warm: Warm) -> SharedFeed:
        """The one feed of a reader."""
        if reader.feed is None:
            key = (reader.seat, reader.lang)
            feed = self._feeds.get(key)
            if feed is None:
                feed = self._feeds[key] = SharedFeed(reader.seat, self.voice(reader.lang, warm))
                feed.push(warm, Glance(warm.game))
            feed.readers.add(reader)
            reader.feed = feed
        return reader.feed

    def voice(self, lang: str, warm: Warm) -> Voice:
        """The sentences in one language, of a table that has begun: by then the names stay."""
        if lang not in self._voices:
            self._voices[lang] = Voice(warm.title, lang, warm.known.names())
        return self._voices[lang]

    def present(self) -> tuple[list[int], int]:
        """The seats that are connected here, and how many watch here."""
        seats = sorted({reader.seat for reader in self.readers} - {SPECTATOR})
        return seats, sum(reader.seat == SPECTATOR for reader in self.readers)

    def looking(self) -> list[int]:
        """The guests with a seat whose page is in sight here."""
        seen = (reader.right for reader in self.readers if reader.visible and reader.seat != SPECTATOR)
        return sorted({right.guest for right in seen if isinstance(right, Person)})

    def tell_presence(self, elsewhere: Present | None = None) -> bool:
        """Tell everybody who is at the table if that is new, after what another process said of it or not."""
        if elsewhere is not None:
            self._attendance.hear(elsewhere)
        new = self._attendance.update(self._places, *self.present())
        if new:
            self._send(self.readers, self._attendance.message)
        return new

    def _send(self, readers: Iterable[Reader], data: bytes) -> None:
        for reader in readers:
            reader.send_bytes(data)


class Rooms:
    """The rooms of this process."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._source = Source(changes.engine, changes.keeper)
        self.by_table: dict[str, Room] = {}
        self.tell_others: Callable[[News], None] = lambda _: None
        self.process, self._repeated = secrets.token_hex(8), 0.0
        self.closed = False  # the service is: whoever leaves now is not noted
        changes.listeners.append(self.hear)

    async def hear(self, warm: Warm) -> None:
        """A change was committed by this process; the caller holds the table's lock."""
        room = self.by_table.get(warm.id)
        if room is not None:
            await self._push(room, warm)

    async def notice(self, table_id: str, version: int) -> None:
        """A change was committed somewhere; those connected here are told unless they know already."""
        room = self.by_table.get(table_id)
        if room is not None and room.version < version:
            async with self._reading(table_id) as warm:
                await self._push(room, warm)

    @asynccontextmanager
    async def _reading(self, table_id: str) -> AsyncIterator[Warm]:
        """The table; when it is played with newer rules than ours, everybody here is to come again a little later."""
        try:
            async with self._changes.reading(table_id) as warm:
                yield warm
        except Denied as denied:
            if denied.key == NEWER:
                self.end(table_id, LATER)
            raise

    async def _push(self, room: Room, warm: Warm) -> None:
        if await room.push(warm):
            room.tell_presence()
            self._announce(warm.id, room)
            await self._note_seen([(warm.id, seat) for seat in room.present()[0]])

    @asynccontextmanager
    async def reading(self, table_id: str, reader: Reader) -> AsyncIterator[tuple[Warm, Room]]:
        """A table for somebody connected to it, whose seat is what the right gives at this very version."""
        async with self._reading(table_id) as warm:
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
        async with self._changes.reading(table_id) as warm:
            room = self.by_table.setdefault(table_id, Room(self._source))
            try:
                await room.welcome(reader, warm, events)
            except BaseException:  # half in is out: the next try may come with another right
                await self.leave(table_id, reader)
                raise
            self.by_table[table_id] = room  # the last one may have left meanwhile
            self._changes.cache.keep(table_id)
            self._announce(table_id, room, asks=True)
            await self._note_seen([(table_id, reader.seat)] if reader.seat != SPECTATOR else [])

    async def leave(self, table_id: str, reader: Reader) -> None:
        """Disconnect somebody."""
        room = self.by_table.get(table_id)
        if room is not None:
            last = reader in room.readers and room.leave(reader)
            self._announce(table_id, room)
            if not room.readers:
                self.by_table.pop(table_id, None)
                self._changes.cache.release(table_id)
            if last:
                await self._note_seen([(table_id, reader.seat)])

    def see(self, table_id: str, reader: Reader, *, visible: bool) -> None:
        """Whether a reader's page is in sight."""
        room = self.by_table.get(table_id)
        if room is not None and reader.visible != visible:
            reader.visible = visible
            self._announce(table_id, room)

    async def note_seen(self) -> None:
        """Called now and then: the seats that are connected here were seen, should this process be killed."""
        seats = [(table_id, seat) for table_id, room in self.by_table.items() for seat in room.present()[0]]
        await self._note_seen(seats)

    async def _note_seen(self, seats: list[tuple[str, int]]) -> None:
        try:
            if seats and not self.closed:
                await note_seen(self._changes.engine, seats)
        except AWAY as error:  # the next note says it
            _LOG.warning("not noted who was there", error=type(error).__name__)

    def _announce(self, table_id: str, room: Room, *, asks: bool = False) -> None:
        self.tell_others(Present(table_id, self.process, *room.present(), asks, room.looking()))

    def hear_presence(self, news: Present) -> None:
        """Another process said who is connected there, or wants to know whether we are there."""
        if news.asks and news.table.startswith(CALL):
            self.say_here(news.table)
            return
        room = self.by_table.get(news.table)
        if room is not None and news.process != self.process:
            room.tell_presence(news)
            if news.asks:
                self._announce(news.table, room)

    def say_here(self, table: str = "") -> None:
        """To all processes, in answer to a roll call or by itself: this one is there. Older versions understand it."""
        self.tell_others(Present(table, self.process, [], 0))

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
