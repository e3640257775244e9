"""Who is connected to this process, by table: everybody gets the news for their own seat, in their own language."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import structlog

from asztal.kernel import SPECTATOR
from asztal.server import traces
from asztal.server.cluster.attendance import Attendance, note_seen
from asztal.server.cluster.connected import Connected
from asztal.server.cluster.held_told import HeldTold
from asztal.server.cluster.listening import OpenRooms
from asztal.server.cluster.news import Present
from asztal.server.cluster.oracle import ORACLE
from asztal.server.cluster.presence_news import PresenceNews
from asztal.server.cluster.readers import Reader
from asztal.server.cluster.shared_feeds import SharedFeeds
from asztal.server.cluster.source import Source
from asztal.server.denied import Denied
from asztal.server.storage.cells import CELL_AWAY
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
ALL = 1_000_000  # more events than any game has


class Room:
    """Everybody who is connected to one table. Used only with the table's lock held."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self.readers: set[Reader] = set()
        self.entering = 0  # people who are about to be readers
        self.version = 0
        self._places: list[Place] = []  # those that the readers' seats were found in
        self.feeds = SharedFeeds(self.voice)
        self._voices: dict[str, Voice] = {}
        self._names: list[str] = []  # which the voices know
        self._table, self._status = b"", ""
        self._said = self._story = 0
        self._attendance = Attendance()
        self._clocks: dict[int, Any] = {}  # by seat, what its readers know of the clocks
        self.held = HeldTold(source)

    async def push(self, warm: Warm) -> bool:
        """Tell everybody what is new for them; True when somebody has another seat by now.

        What is told is read before, and noted as told afterwards: where this is cut short, because the database failed
        or whoever did it is gone, the next push tells the rest, which the next check of the database makes.
        """
        row = warm.stored.row
        if warm.stored.places is not self._places:
            self._attendance.note_stored(await self._source.last_seen(warm.id))
        moved = self._seat_readers(warm.stored)
        self._rename(warm)
        anew = self._unshown(warm)
        chat = await self._source.chat(warm.id, max(self._said, row.said - CHAT_SHOWN)) if row.said > self._said else []
        story = await self._story_after(self._story, warm) if row.story > self._story else []
        whole_story = await self._story_after(0, warm) if anew else []
        anew &= self.readers  # somebody may have left meanwhile
        told = write(table_info(warm.stored))
        if told != self._table:
            self._table = told
            self._send(self.readers, told)
        if warm.table is not None:
            glance = self.feeds.glance(warm, checked=ORACLE.is_due())
            for reader in anew:
                reader.send(self.feeds.of(reader, warm).view(warm, 0))
            self._tell_story(anew, warm, whole_story)
            if self._status not in ("", "ended") and row.status == "ended":
                for reader in self.readers - anew:  # without a question
                    self.show(reader, warm, ALL)
            feeds = sorted(self.feeds, key=lambda feed: feed.seat == SPECTATOR)
            for number, feed in enumerate(feeds):
                if number and feed.seat == SPECTATOR != feeds[number - 1].seat:
                    await asyncio.sleep(0)  # whoever plays is told before those who watch, however many they are
                feed.push(warm, glance)
            ORACLE.tell(warm.title.name, glance.wrong)
        self._tell_clocks(warm)
        if chat:
            self._send(self.readers, write(ChatTold(chat)))
        self._tell_story(self.readers - anew, warm, story)
        self._said, self._story, self._status = row.said, row.story, row.status
        if anew or self.held.read:
            await self.held.tell(warm, self.readers, anew)
        self.version = row.version
        return moved

    def _unshown(self, warm: Warm) -> set[Reader]:
        """Who is to be shown everything: came before the start, has another seat or knows a name that is erased."""
        if warm.table is None:
            return set()
        self.feeds.give_up_resting()
        return {reader for reader in self.readers if reader.feed is None}

    async def _story_after(self, number: int, warm: Warm) -> list[StoredLine]:
        """The lines of the story after `number` that are shown by now."""
        last = warm.stored.row.story
        return await self._source.story(warm.id, max(number, last - STORY_SHOWN)) if last else []

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
                self.feeds.take_out(reader)
                reader.seat = seat
                if isinstance(reader.right, Link):  # it was for a seat and can be for no other
                    self.readers.discard(reader)
                    reader.end(LINK_GONE)
        return moved

    def _rename(self, warm: Warm) -> None:
        """Where somebody was erased since the game began, nobody keeps a sentence with the name, nor the chat."""
        known, self._names = self._names, warm.stored.names() if warm.table is not None else []
        if known and known != self._names:
            self._voices.clear()
            self._said = 0
            for reader in self.readers:
                self.feeds.take_out(reader)

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
            reader.send(self.feeds.of(reader, warm).view(warm, events))

    def leave(self, reader: Reader) -> bool:
        """Remove a reader; True when nobody else is connected with the same seat."""
        self.readers.discard(reader)
        self.feeds.take_out(reader)
        self.tell_presence()
        return self._attendance.gone(reader.seat)

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
        self._source = Source(changes.cells, changes.keeper)
        self.by_table: dict[str, Room] = {}
        self.connected = Connected()
        self.open_rooms, self.presence = OpenRooms(), PresenceNews(self.by_table)
        self.closed = False  # the service is: whoever leaves now is not noted
        changes.listeners.append(self.push_own)
        changes.held_listeners.append(self.push_held)

    async def push_own(self, warm: Warm) -> None:
        """Push a change that this process committed. The caller holds the table's lock."""
        room = self.by_table.get(warm.id)
        if room is not None:
            with traces.part("views", warm.stored.row.game):
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
            self.presence.announce(warm.id)
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
            if denied.key in (NEWER, CELL_AWAY):  # another process may have the rules, or see the cell
                reader.end(LATER)
            raise

    async def _enter(self, table_id: str, reader: Reader, events: int) -> None:
        with self._opened(table_id) as room:
            await self._welcome(table_id, room, reader, events)

    @contextmanager
    def _opened(self, table_id: str) -> Iterator[Room]:
        """The room of a table, open before anything is read: of what changes from then on there are news."""
        room = self.by_table.get(table_id)
        if room is None:
            room = self.by_table[table_id] = Room(self._source)
            self.open_rooms.set(self.by_table)
        room.entering += 1
        try:
            yield room
        finally:
            room.entering -= 1
            self._close_empty(table_id, room)

    def _close_empty(self, table_id: str, room: Room) -> None:
        if not room.readers and not room.entering and self.by_table.get(table_id) is room:
            del self.by_table[table_id]
            self.open_rooms.set(self.by_table)
            self._changes.cache.release(table_id)

    async def _welcome(self, table_id: str, room: Room, reader: Reader, events: int) -> None:
        async with self._changes.reading(table_id) as warm:
            try:
                await room.welcome(reader, warm, events)
            except BaseException:  # half in is out: the next try may come with another right
                await self.leave(table_id, reader)
                raise
            self._changes.cache.keep(table_id)
            self.presence.announce(table_id, asks=True)
            await self._note_seen([(table_id, reader.seat)] if reader.seat != SPECTATOR else [])

    async def leave(self, table_id: str, reader: Reader) -> None:
        """Disconnect a reader from a table."""
        room = self.by_table.get(table_id)
        if room is not None:
            last = reader in room.readers and room.leave(reader)
            self.presence.announce(table_id)
            self._close_empty(table_id, room)
            if last:
                await self._note_seen([(table_id, reader.seat)])

    def see(self, table_id: str, reader: Reader, *, visible: bool) -> None:
        """Note whether a reader has the page in sight."""
        room = self.by_table.get(table_id)
        if room is not None and reader.visible != visible:
            reader.visible = visible
            self.presence.announce(table_id)

    async def note_seen(self) -> None:
        """Store which seats are connected here; called now and then, in case this process is killed."""
        seats = [(table_id, seat) for table_id, room in self.by_table.items() for seat in room.present()[0]]
        await self._note_seen(seats)

    async def _note_seen(self, seats: list[tuple[str, int]]) -> None:
        for cell, ids in self._changes.cells.together({table_id for table_id, _ in seats} if not self.closed else ()):
            try:
                await note_seen(cell.engine, [seat for seat in seats if seat[0] in ids])
            except AWAY as error:  # the next note says it
                _LOG.warning("not noted who was there", error=type(error).__name__)

    def __len__(self) -> int:
        return sum(len(room.readers) for room in self.by_table.values())
