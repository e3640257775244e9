"""News between processes, over Redis or PostgreSQL. What is lost on the way is found by checking the database."""

import asyncio
import time
from collections.abc import Collection, Iterable
from contextlib import suppress

import structlog
from sqlalchemy import ARRAY, Text, any_, func, literal, select, update

from asztal.server.background import Background
from asztal.server.cluster.following import Following
from asztal.server.cluster.listening import SERVING, listening
from asztal.server.cluster.news import Changed, HeldChanged, SignedOut, read
from asztal.server.cluster.peers import Peers
from asztal.server.cluster.publishing import publish
from asztal.server.cluster.rooms import LATER, Rooms
from asztal.server.config import Config
from asztal.server.measured import NEWS
from asztal.server.service import Service
from asztal.server.storage.cells import Cell
from asztal.server.storage.database import AWAY
from asztal.server.storage.models import GameTable
from asztal.server.storage.retention import UNUSED
from asztal.server.storage.statements import borrowed, rows
from asztal.server.tables.play.seats import SEEN
from asztal.server.tables.stored.held_choices import read_all_held

_LOG = structlog.get_logger("asztal.fanout")
CHECK = 5.0  # seconds between looks at the database, in case a notice was lost
ECHO = 10.0  # seconds without news of our own, after which we send some to hear them
LATE = 30.0  # seconds without news of our own, after which they do not arrive
STAY = 300.0  # seconds between notes that somebody is at a table
INTRODUCE = 2.0  # seconds for the answers of others, before a process serves that they may not have heard


class FanOut:
    """Follows the changes of other processes; after a disconnection it checks what it missed."""

    def __init__(self, config: Config, service: Service, rooms: Rooms, peers: Peers) -> None:
        self._config, self._service, self._rooms, self._peers = config, service, rooms, peers
        self._serving = 0  # web processes by their locks; 0 when nobody has counted them
        self._call, self._answers, self._all_answered = "", set[str](), asyncio.Event()
        self._heard, self._some_heard = set[str](), asyncio.Event()  # tables whose channel is heard from now on
        rooms.open_rooms.heard = self._note_heard
        self._following = Following(rooms.push_foreign)
        self._following_held = Following(rooms.push_foreign_held)
        self.connected, self.introduced = False, asyncio.Event()  # `introduced`: it need not wait any longer to serve
        self._used: set[str] = set()  # tables that somebody was connected to since the last note of it
        self._noted = self._echoed = self._seen = time.monotonic()

    def age(self) -> float:
        """Seconds since this process last received news of its own."""
        return time.monotonic() - self._echoed

    @property
    def late(self) -> bool:
        """True while no news come in: changes of other processes are then found by the checks alone."""
        return not self.connected or self.age() > LATE

    def start(self, background: Background) -> None:
        """Start the tasks that listen, follow, and compare with the database now and then."""
        background.start("follow", self._following.follow)
        background.start("follow-held", self._following_held.follow)
        background.start("listen", self.listen, spare=True)
        background.start("check", self.check)
        background.start("check-opened", self.check_opened)

    async def listen(self) -> None:
        """Connect, catch up, and listen until the connection is lost."""
        introducing: asyncio.Task[None] | None = None
        try:
            async with listening(self._config, self._rooms.open_rooms) as news:
                self.connected = True
                self._peers.begin()
                introducing = asyncio.create_task(self.introduce())
                await self.catch_up()
                await self.check_sessions()
                async for payload in news:
                    self.take_in(payload)
        finally:
            self.connected = False
            self.introduced.set()
            self._peers.end()
            if introducing is not None:
                introducing.cancel()

    async def introduce(self) -> None:
        """Say that this process is there, and wait until all who may be silent have heard it: then it may serve."""
        try:
            self._call = self._rooms.presence.call_all()
            self._answers, self._all_answered = set(), asyncio.Event()
            with suppress(TimeoutError, *AWAY):  # who is not heard by then finds what it missed by its checks
                await self._count_serving()
                if self._serving > 1 and len(self._answers) < self._serving:
                    await asyncio.wait_for(self._all_answered.wait(), INTRODUCE)
        finally:
            self.introduced.set()

    async def wait_to_serve(self) -> None:
        """Wait until everybody has heard of this process, or for two seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.introduced.wait(), INTRODUCE)

    def is_alone(self) -> bool:
        """True when no other web process serves: none was heard, by the locks there is one, and our own news arrive."""
        others = self._peers.there - {self._rooms.presence.process}
        return self._peers.known and self._serving == 1 and not others and not self.late

    async def _count_serving(self) -> None:
        """Count the web processes that are connected to PostgreSQL for news; those of 0.3.0 speak but do not count."""
        if self._config.redis:
            return
        self._serving = 0
        async with borrowed(self._service.stores) as driver:
            [[self._serving]] = await rows(driver, SERVING)

    def _note_heard(self, table_id: str) -> None:
        self._heard.add(table_id)
        self._some_heard.set()

    async def check_opened(self) -> None:
        """Compare tables whose channel we have just begun to hear, for ever: a change may have come before it."""
        while True:
            await self._some_heard.wait()
            self._some_heard.clear()
            heard, self._heard = self._heard, set()
            for table_id in heard:
                self._rooms.presence.announce(table_id, asks=True)
            await self.catch_up(heard)

    def take_in(self, payload: bytes) -> None:
        """Follow one piece of news; what cannot be read, a newer process may have sent."""
        NEWS.inc()
        try:
            news = read(payload)
            if isinstance(news, Changed):
                if self._rooms.behind(news.table, news.version):
                    self._following.add(news.table, news.version)
            elif isinstance(news, HeldChanged):
                if news.table in self._rooms.by_table:
                    self._following_held.add(news.table, 0)
            elif isinstance(news, SignedOut):
                self._end({news.session})
            else:
                self._peers.note(news)
                if news.process == self._rooms.presence.process:
                    self._echoed = time.monotonic()
                if news.table == self._call and not news.asks:
                    self._note_answer(news.process)
                self._rooms.presence.take_in(news)
        except Exception as error:
            _LOG.warning("notice not understood", error=type(error).__name__)

    def _note_answer(self, process: str) -> None:
        self._answers.add(process)
        if len(self._answers) >= self._serving > 0:
            self._all_answered.set()

    async def catch_up(self, tables: Iterable[str] | None = None) -> None:
        """Compare these tables, or all that somebody is connected to here, with the database."""
        here = list(self._rooms.by_table if tables is None else tables)
        if not here:
            return
        reached = self._service.cells.together(here)
        for table_id in set(here).difference(*(ids for _, ids in reached)):
            self._rooms.end(table_id, LATER)
        for cell, ids in reached:
            try:
                await self._catch_up_in(cell, ids)
            except AWAY as error:
                if not cell.number:
                    raise
                cell.note_lost(error)

    async def _catch_up_in(self, cell: Cell, here: list[str]) -> None:
        query = select(GameTable.id, GameTable.version).where(GameTable.id == any_(literal(here, ARRAY(Text))))
        async with cell.engine.connect() as connection:
            found = {row.id: row.version for row in await connection.execute(query)}
            held = await read_all_held(connection, here)
        for table_id in here:
            if table_id not in found:
                self._rooms.end(table_id)
            elif self._rooms.behind(table_id, found[table_id]):
                self._following.add(table_id, found[table_id])
            elif self._rooms.holds_other(table_id, held.get(table_id, {})):
                self._following_held.add(table_id, 0)

    async def check_sessions(self) -> None:
        """Close the connections of sessions that have ended."""
        here = self._rooms.connected.sessions
        if here:
            self._end(set(here) - await self._service.sessions.living(here))

    def _end(self, sessions: Collection[int]) -> None:
        if sessions:
            self._service.sessions.forget(sessions)
            self._rooms.connected.end(sessions)

    async def check(self) -> None:
        """Compare every few seconds, for ever: news can be lost between commit and publication."""
        while True:
            await asyncio.sleep(CHECK)
            self._rooms.presence.repeat()
            self.call_out()
            await self.check_sessions()
            await self.catch_up()
            await self._count_serving()
            await self.note_use()
            await self.note_seen()

    def call_out(self) -> None:
        """Send news about no table when none of ours came back for a while."""
        if self.age() >= ECHO:
            self._rooms.presence.say_here()

    async def note_seen(self) -> None:
        """Store now and then which seats are connected here."""
        if time.monotonic() - self._seen >= SEEN:
            self._seen = time.monotonic()
            await self._rooms.note_seen()

    async def note_use(self) -> None:
        """Store now and then which tables are looked at: one that waits for people is kept as long as that."""
        self._used.update(self._rooms.by_table)
        if not self._used or time.monotonic() - self._noted < STAY:
            return
        used, self._used, self._noted = list(self._used), set(), time.monotonic()
        mine = select(GameTable.id).where(GameTable.id == any_(literal(used, ARRAY(Text))))
        mine = mine.where(GameTable.status == "waiting").with_for_update(skip_locked=True)
        later = update(GameTable).where(GameTable.id.in_(mine)).values(wake_at=func.now() + UNUSED)
        await self._service.cells.ask_alive(lambda connection: connection.execute(later))


def fan_out(config: Config, service: Service, rooms: Rooms, background: Background) -> FanOut:
    """Follow the changes of other processes from now on, and publish our own."""
    peers = Peers()
    fanout, publisher = FanOut(config, service, rooms, peers), publish(config, service, background, peers)
    rooms.presence.tell_all, rooms.presence.tell_room = publisher.send, publisher.tell_room
    publisher.is_alone = fanout.is_alone
    service.sessions.listeners.append(rooms.connected.end)
    fanout.start(background)
    return fanout
