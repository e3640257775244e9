"""News between processes, over Redis or PostgreSQL. What is lost on the way is found by checking the database."""

import asyncio
import time
from collections.abc import Collection

import psycopg
import structlog
from sqlalchemy import ARRAY, Text, any_, func, literal, select, update

from asztal.server.background import Background
from asztal.server.cluster.following import Following
from asztal.server.cluster.listening import listening, redis_of
from asztal.server.cluster.news import CHANNEL, Changed, HeldChanged, News, SignedOut, read, topic, write
from asztal.server.cluster.rooms import Rooms
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.storage.models import GameTable
from asztal.server.storage.retention import UNUSED
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.play.seats import SEEN
from asztal.server.tables.stored.held_choices import read_all_held

_LOG = structlog.get_logger("asztal.fanout")
CHECK = 5.0  # seconds between looks at the database, in case a notice was lost
ECHO = 10.0  # seconds without news of our own, after which we send some to hear them
LATE = 30.0  # seconds without news of our own, after which they do not arrive
STAY = 300.0  # seconds between notes that somebody is at a table
_NOTIFY = "SELECT pg_notify(%s, unnest(%s::text[]))"


class FanOut:
    """Follows the changes of other processes; after a disconnection it checks what it missed."""

    def __init__(self, config: Config, service: Service, rooms: Rooms) -> None:
        self._config, self._service, self._rooms = config, service, rooms
        self._following = Following(rooms.push_foreign)
        self._following_held = Following(rooms.push_foreign_held)
        self.connected = self.tried = False
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

    async def listen(self) -> None:
        """Connect, catch up, and listen until the connection is lost."""
        try:
            async with listening(self._config) as news:
                self.connected = self.tried = True
                self._rooms.say_here()
                await self.catch_up()
                await self.check_sessions()
                async for payload in news:
                    self.take_in(payload)
        finally:
            self.connected, self.tried = False, True

    def take_in(self, payload: bytes) -> None:
        """Follow one piece of news; what cannot be read, a newer process may have sent."""
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
                if news.process == self._rooms.process:
                    self._echoed = time.monotonic()
                self._rooms.note_presence(news)
        except Exception as error:
            _LOG.warning("notice not understood", error=type(error).__name__)

    async def catch_up(self) -> None:
        """Compare every table that somebody is connected to here with the database."""
        here = list(self._rooms.by_table)
        if not here:
            return
        query = select(GameTable.id, GameTable.version).where(GameTable.id == any_(literal(here, ARRAY(Text))))
        async with self._service.engine.connect() as connection:
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
            self._rooms.repeat_presence()
            self.call_out()
            await self.check_sessions()
            await self.catch_up()
            await self.note_use()
            await self.note_seen()

    def call_out(self) -> None:
        """Send news about no table when none of ours came back for a while."""
        if self.age() >= ECHO:
            self._rooms.say_here()

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
        async with self._service.engine.begin() as connection:
            later = update(GameTable).where(GameTable.id.in_(mine)).values(wake_at=func.now() + UNUSED)
            await connection.execute(later)


class Publisher:
    """Sends the news of this process to the others, in batches with the newest of each kind.

    Changes are published after the commit, not in the transaction: there, NOTIFY would make all commits of a database
    wait for one another. Whatever is lost here, the others find by their own checks.
    """

    def __init__(self, config: Config) -> None:
        self._config = config
        self._news: dict[tuple[str, str], News] = {}
        self._some = asyncio.Event()

    async def announce(self, warm: Warm) -> None:
        """Publish that a change of this table was committed."""
        self.send(Changed(warm.id, warm.stored.row.version))

    async def announce_held(self, warm: Warm) -> None:
        """Publish that a choice is held at this table, or no longer."""
        self.send(HeldChanged(warm.id))

    def send(self, news: News) -> None:
        """Send news to all processes with the next batch."""
        self._news.pop(topic(news), None)  # the newest goes last: an answer follows what was said before it
        self._news[topic(news)] = news
        self._some.set()

    def announce_ended(self, sessions: Collection[int]) -> None:
        """Publish that these sessions have ended."""
        for session in sessions:
            self.send(SignedOut(session))

    async def publish(self) -> None:
        """Connect and send until the connection is lost."""
        await (self._redis() if self._config.redis else self._postgres())

    async def _postgres(self) -> None:
        # The news are not worth waiting for the disk.
        quick = "-c synchronous_commit=off"
        async with await psycopg.AsyncConnection.connect(
            self._config.database, autocommit=True, options=quick
        ) as connection:
            while True:
                await connection.execute(_NOTIFY, (CHANNEL, await self._batch()))

    async def _redis(self) -> None:
        async with redis_of(self._config) as redis:
            await redis.ping()  # if it is away, that is known before anything is lost to it
            while True:
                pipeline = redis.pipeline(transaction=False)
                for payload in await self._batch():
                    _ = pipeline.publish(f"{self._config.prefix}:{CHANNEL}", payload)  # `execute` sends it
                await pipeline.execute()

    async def _batch(self) -> list[str]:
        await self._some.wait()
        news, self._news = self._news, {}
        self._some.clear()
        return [write(one).decode() for one in news.values()]


def publish(config: Config, service: Service, background: Background) -> Publisher:
    """Publish the changes of this process from now on."""
    publisher = Publisher(config)
    service.changes.listeners.append(publisher.announce)
    service.changes.held_listeners.append(publisher.announce_held)
    service.sessions.listeners.append(publisher.announce_ended)
    background.start("publish", publisher.publish, spare=True)
    return publisher


def fan_out(config: Config, service: Service, rooms: Rooms, background: Background) -> FanOut:
    """Follow the changes of other processes from now on, and publish our own."""
    fanout = FanOut(config, service, rooms)
    rooms.tell_others = publish(config, service, background).send
    service.sessions.listeners.append(rooms.connected.end)
    fanout.start(background)
    return fanout
