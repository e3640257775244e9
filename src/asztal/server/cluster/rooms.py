"""Who is connected to this process, by table: everybody gets the news for their own seat, in their own language."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import structlog

from asztal.kernel import SPECTATOR, Glance
from asztal.server.cluster.attendance import Attendance, note_seen
from asztal.server.cluster.connected import Connected
from asztal.server.cluster.held_told import HeldTold
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
from asztal.server.tables.stored.held_choices import Held
from asztal.server.tables.stored.position import NEWER
from asztal.server.tables.stored.table import Place, StoredTable
from asztal.server.wire.messages import ChatTold, StoryTold, write

_LOG = structlog.get_logger("asztal.rooms")
# Why a connection is closed: its link was replaced; its table was deleted; not just now.
LINK_GONE, TABLE_GONE, LATER = 4401, 4404, 1013
CHAT_SHOWN = 100
REPEAT = 20.0  # seconds until who is present is told again
ALL = 1_000_000  # more events than any game has


class Room:
    """Everybody who is connected to one table. Used only with the table's lock held."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self.readers: set[Reader] = set()
        self.version = 0
        self._places: list[Place] = []  # those that the readers' seats were found in
        self._feeds: dict[tuple[int, str], SharedFeed] = {}
        self._voices: dict[str, Voice] = {}
        self._names: list[str] = []  # which the voices know
        self._table, self._status = b"", ""
        self._said = self._story = 0
        self._attendance = Attendance()
        self._clocks: dict[int, Any] = {}  # by seat, what its readers know of the clocks
        self.held = HeldTold(source)

    async def push(self, warm: Warm) -> bool:
        """Tell everybody what is new for them; True when somebody has another seat by now."""
        self.version = warm.stored.row.version
        if warm.stored.places is not self._places:
            self._attendance.note_stored(await self._source.last_seen(warm.id))
        moved, renamed = self._seat_readers(warm.stored), self._rename(warm)
        told = write(table_info(warm.stored))
        if told != self._table:
            self._table = told
            self._send(self.readers, told)
        anew: set[Reader] = set()
        if warm.table is not None:
            anew = {reader for reader in self.readers if reader.feed is None}
            for reader in anew:  # who came before the start, has another seat or knows a name that is erased
                reader.send(self._feed(reader, warm).view(warm, 0))
            if self._status not in ("", "ended") and warm.stored.row.status == "ended":
                for reader in self.readers - anew:  # without a question
                    self.show(reader, warm, ALL)
            glance = Glance(warm.game)
            feeds = sorted(self._feeds.values(), key=lambda feed: feed.seat == SPECTATOR)
            for number, feed in enumerate(feeds):
                if number and feed.seat == SPECTATOR != feeds[number - 1].seat:
                    await asyncio.sleep(0)  # whoever plays is told before those who watch, however many they are
                feed.push(warm, glance)
        self._tell_clocks(warm)
        if warm.stored.row.said > self._said or (renamed and self._said):
            since, self._said = self._said, warm.stored.row.said
            lines = await self._source.chat(warm.id, self._said - CHAT_SHOWN if renamed else since)
            self._send(self.readers, write(ChatTold(lines)))
        self._status = warm.stored.row.status
        since, self._story = self._story, warm.stored.row.story
        if self._story > since:
            self._tell_story(self.readers - anew, warm, await self._story_after(since, warm))
        if anew:
            self._tell_story(anew, warm, await self._story_after(0, warm))
        if anew or self.held.read:
            await self.held.tell(warm, self.readers, anew)
        return moved

    async def _story_after(self, number: int, warm: Warm) -> list[StoredLine]:
        """The lines of the story after `number` that are shown by now."""
        return await self._source.story(warm.id, max(number, self._story - STORY_SHOWN)) if self._story else []

    def _tell_story(self, readers: Iterable[Reader], warm: Warm, lines: Sequence[StoredLine]) -> None:
        """Send lines of the story; each seat finds them at its own place in its log."""
        told: dict[tuple[int, str], bytes] = {}
        for reader in readers if lines else ():
            key = (reader.seat, reader.lang)
            if key not in told:
                told[key] = write(StoryTold([line.for_reader(warm, *key) for line in lines]))
            reader.send_bytes(told[key])

    def _seat_readers(self, stored: StoredTable) -> bool:
        """Find everybody's seat by their right again, after any change of seats and before anything is sent."""
        if stored.places is self._places:
            return False
        self._places, moved = stored.places, False
        for reader in list(self.readers):
            seat = seat_of(reader.right, stored)
            if seat != reader.seat:
                moved = True
                self._take_out(reader)
                reader.seat = seat
                if isinstance(reader.right, Link):  # it was for a seat and can be for no other
                    self.readers.discard(reader)
                    reader.end(LINK_GONE)
        return moved

    def _rename(self, warm: Warm) -> bool:
        """True when somebody was erased since the game began: then nobody keeps a sentence with the name."""
        known, self._names = self._names, warm.stored.names() if warm.table is not None else []
        if not known or known == self._names:
            return False
        self._voices.clear()
        for reader in self.readers:
            self._take_out(reader)
        return True

    async def welcome(self, reader: Reader, warm: Warm, events: int) -> None:
        """Let somebody in: send the table, the view, the story, the latest chat, and who is there."""
        if not self.readers:
            self._said, self._story = warm.stored.row.said, warm.stored.row.story
        await self.push(warm)
        reader.seat = entered_seat(reader.right, warm.stored)
        # Read first, so that nothing, such as who else comes, gets between what a reader is welcomed with.
        story, said = await self._story_after(0, warm), warm.stored.row.said
        chat = await self._source.chat(warm.id, said - CHAT_SHOWN) if said else []
        reader.send_bytes(self._table)
        self.readers.add(reader)
        self.show(reader, warm, events)
        self._tell_story([reader], warm, story)
        clocks = clocks_for(reader.seat, warm.stored, warm.times, self._source.now())
        if clocks is not None:
            reader.send(clocks)
            self._clocks[reader.seat] = clocks_basis(warm.stored, reader.seat)
        if said:
            reader.send(ChatTold(chat))
        if not self.tell_presence():
            reader.send_bytes(self._attendance.message)
        if reader.seat != SPECTATOR and warm.stored.row.status == "playing":
            await self.held.tell(warm, self.readers, [reader])

    def _tell_clocks(self, warm: Warm) -> None:
        """Send the clocks to everybody if one of them changed."""
        if warm.stored.row.clock is None:
            return
        for seat in {reader.seat for reader in self.readers}:
            known = clocks_basis(warm.stored, seat)
            if known != self._clocks.get(seat):
                self._clocks[seat] = known
                told = write(clocks_for(seat, warm.stored, warm.times, self._source.now()))
                self._send((reader for reader in self.readers if reader.seat == seat), told)

    def show(self, reader: Reader, warm: Warm, events: int) -> None:
        """Send the whole view to one reader."""
        if warm.table is not None:
            reader.send(self._feed(reader, warm).view(warm, events))

    def leave(self, reader: Reader) -> bool:
        """Remove a reader; True when nobody else is connected with the same seat."""
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
        """The feed that a reader shares."""
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
        """The sentences in one language, of a table that has begun: by then names change only when they are erased."""
        if lang not in self._voices:
            self._voices[lang] = Voice(warm.title, lang, warm.stored.names())
        return self._voices[lang]

    def present(self) -> tuple[list[int], int]:
        """The seats that are connected here, and how many watch here."""
        seats = sorted({reader.seat for reader in self.readers} - {SPECTATOR})
        return seats, sum(reader.seat == SPECTATOR for reader in self.readers)

    def looking(self) -> list[int]:
        """The guests with a seat who have the page in sight here."""
        seen = (reader.right for reader in self.readers if reader.visible and reader.seat != SPECTATOR)
        return sorted({right.guest for right in seen if isinstance(right, Person)})

    def tell_presence(self, elsewhere: Present | None = None) -> bool:
        """Tell everybody who is at the table if that changed; `elsewhere` is news of another process."""
        if elsewhere is not None:
            self._attendance.note_elsewhere(elsewhere)
        new = self._attendance.update(self._places, *self.present())
        if new:
            self._send(self.readers, self._attendance.message)
        return new

    def _send(self, readers: Iterable[Reader], data: bytes) -> None:
        for reader in readers:
            reader.send_bytes(data)


class Rooms:
    """The rooms of this process, by table."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._source = Source(changes.engine, changes.keeper)
        self.by_table: dict[str, Room] = {}
        self.connected = Connected()
        self.tell_others: Callable[[News], None] = lambda _: None
        self.process, self._repeated = secrets.token_hex(8), 0.0
        self.closed = False  # the service is: whoever leaves now is not noted
        changes.listeners.append(self.push_own)
        changes.held_listeners.append(self.push_held)

    async def push_own(self, warm: Warm) -> None:
        """Push a change that this process committed. The caller holds the table's lock."""
        room = self.by_table.get(warm.id)
        if room is not None:
            await self._push(room, warm)

    async def push_foreign(self, table_id: str, version: int) -> None:
        """Push a change that another process committed, unless our readers have it already."""
        room = self.by_table.get(table_id)
        if room is not None and room.version < version:
            async with self._reading(table_id) as warm:
                await self._push(room, warm)

    async def push_held(self, warm: Warm) -> None:
        """Tell a seat of its held choice. The caller holds the table's lock."""
        room = self.by_table.get(warm.id)
        if room is not None:
            if room.version < warm.stored.row.version:  # first of all, who has lost the seat is no longer its reader
                await self._push(room, warm)
            await room.held.tell(warm, room.readers)

    async def push_foreign_held(self, table_id: str, _: int) -> None:
        """Tell a seat of its choice that is held, or no longer, as another process stored it."""
        if table_id in self.by_table:
            async with self._reading(table_id) as warm:
                await self.push_held(warm)

    @asynccontextmanager
    async def _reading(self, table_id: str) -> AsyncIterator[Warm]:
        """The table, locked. If its rules are newer than ours, everybody here is told to reconnect later."""
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
        """A table for one of its readers, whose seat is what the right gives at this very version."""
        async with self._reading(table_id) as warm:
            room = self.by_table.get(table_id)
            if room is not None and room.version < warm.stored.row.version:
                await self._push(room, warm)
            if room is None or reader not in room.readers:
                raise Denied("no-such-link", 404)
            yield warm, room

    def behind(self, table_id: str, version: int) -> bool:
        """True when somebody connected here has not been told of this version."""
        room = self.by_table.get(table_id)
        return room is not None and room.version < version

    def holds_other(self, table_id: str, held: dict[int, Held]) -> bool:
        """True when these held choices of a table are not those that were last read here."""
        room = self.by_table.get(table_id)
        return room is not None and room.held.read != held

    def end(self, table_id: str, code: int = TABLE_GONE) -> None:
        """Close all connections to a table that is gone, or with another code that says why."""
        room = self.by_table.get(table_id)
        for reader in room.readers if room is not None else ():
            reader.end(code)

    async def enter(self, table_id: str, reader: Reader, events: int) -> None:
        """Connect a reader to a table, at the seat that the right gives now."""
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
        """Disconnect a reader from a table."""
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
        """Note whether a reader has the page in sight."""
        room = self.by_table.get(table_id)
        if room is not None and reader.visible != visible:
            reader.visible = visible
            self._announce(table_id, room)

    async def note_seen(self) -> None:
        """Store which seats are connected here; called now and then, in case this process is killed."""
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

    def note_presence(self, news: Present) -> None:
        """Take in who is connected at another process, and answer if it asks."""
        if news.asks and news.table.startswith(CALL):
            self.say_here(news.table)
            return
        room = self.by_table.get(news.table)
        if room is not None and news.process != self.process:
            room.tell_presence(news)
            if news.asks:
                self._announce(news.table, room)

    def say_here(self, table: str = "") -> None:
        """Tell all processes that this one is up, unasked or in answer to a roll call. Older releases read it too."""
        self.tell_others(Present(table, self.process, [], 0))

    def repeat_presence(self) -> None:
        """Say again who is here and forget processes that were silent; called every few seconds."""
        now = time.monotonic()
        if now - self._repeated > REPEAT:
            self._repeated = now
            for table_id, room in self.by_table.items():
                room.tell_presence()
                self._announce(table_id, room)

    def __len__(self) -> int:
        return sum(len(room.readers) for room in self.by_table.values())
