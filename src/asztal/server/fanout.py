"""News between processes, over Redis or PostgreSQL: what was lost on the way is found by looking."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.models import GameTable
from asztal.server.news import CHANNEL, Changed, News, read, write
from asztal.server.rooms import Rooms
from asztal.server.service import Service
from asztal.server.warm import Warm

_LOG = structlog.get_logger("asztal.fanout")
AGAIN = 0.5  # seconds before a lost connection is tried again
CHECK = 5.0  # seconds between looks at the database, in case a notice was lost


class FanOut:
    """Listens for the changes of other processes; what was missed while disconnected is looked up afterwards."""

    def __init__(self, config: Config, service: Service, rooms: Rooms) -> None:
        self._config, self._service, self._rooms = config, service, rooms
        self.connected = False

    async def listen(self) -> None:
        """Forever: connect, catch up, listen; again when the connection is lost."""
        while True:
            try:
                await (self._redis() if self._config.redis else self._postgres())
            except (psycopg.Error, RedisError, SQLAlchemyError, Denied, OSError) as error:
                _LOG.warning("fan-out lost", error=type(error).__name__)
            self.connected = False
            await asyncio.sleep(AGAIN)

    async def _postgres(self) -> None:
        async with await psycopg.AsyncConnection.connect(self._config.database, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            self.connected = True
            await self.catch_up()
            async for notice in connection.notifies():
                await self._hear(notice.payload.encode())

    async def _redis(self) -> None:
        async with Redis.from_url(self._config.redis) as redis, redis.pubsub() as channel:
            await channel.subscribe(f"{self._config.prefix}:{CHANNEL}")
            self.connected = True
            await self.catch_up()
            async for message in channel.listen():
                if message["type"] == "message":
                    await self._hear(message["data"])

    async def _hear(self, payload: bytes) -> None:
        news = read(payload)
        if not isinstance(news, Changed):
            self._rooms.hear_presence(news)
            return
        try:
            await self._rooms.notice(news.table, news.version)
        except Denied as denied:  # the next check of the database brings it
            _LOG.warning("notice not followed", key=denied.key)

    async def catch_up(self) -> None:
        """Compare every table that somebody here is connected to with the database."""
        here = list(self._rooms.by_table)
        if not here:
            return
        async with self._service.engine.connect() as connection:
            query = select(GameTable.id, GameTable.version).where(GameTable.id.in_(here))
            found = list(await connection.execute(query))
        for table_id, version in found:
            await self._rooms.notice(table_id, version)

    async def check(self) -> None:
        """Forever: a notice can be lost between commit and publication, but no longer than for a few seconds."""
        while True:
            await asyncio.sleep(CHECK)
            self._rooms.repeat_presence()
            with contextlib.suppress(SQLAlchemyError, Denied, OSError):
                await self.catch_up()


class Publisher:
    """Sends the news of this process to the others; what gathers meanwhile goes out together, the newest of each kind.

    Changes are told after the commit, not inside the transaction: there, NOTIFY makes all commits of a database wait
    for one another. Whatever is lost here, the others find by their own checks.
    """

    def __init__(self, config: Config) -> None:
        self._config = config
        self._news: dict[tuple[type[News], str], News] = {}
        self._some = asyncio.Event()

    async def hear(self, warm: Warm) -> None:
        """A change was committed."""
        self.send(Changed(warm.id, warm.known.row.version))

    def send(self, news: News) -> None:
        """To all processes, soon."""
        self._news[type(news), news.table] = news
        self._some.set()

    async def publish(self) -> None:
        """Forever: connect and send; again when the connection is lost."""
        while True:
            try:
                await (self._redis() if self._config.redis else self._postgres())
            except (psycopg.Error, RedisError, OSError) as error:
                _LOG.warning("not published", error=type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def _postgres(self) -> None:
        # The news are not worth waiting for the disk.
        quick = "-c synchronous_commit=off"
        async with await psycopg.AsyncConnection.connect(
            self._config.database, autocommit=True, options=quick
        ) as connection:
            while True:
                await connection.execute("SELECT pg_notify(%s, unnest(%s::text[]))", (CHANNEL, await self._batch()))

    async def _redis(self) -> None:
        async with Redis.from_url(self._config.redis) as redis:
            while True:
                pipeline = redis.pipeline(transaction=False)
                for payload in await self._batch():
                    pipeline.publish(f"{self._config.prefix}:{CHANNEL}", payload)
                await pipeline.execute()

    async def _batch(self) -> list[str]:
        await self._some.wait()
        news, self._news = self._news, {}
        self._some.clear()
        return [write(one).decode() for one in news.values()]


@asynccontextmanager
async def publishing(config: Config, service: Service) -> AsyncIterator[Publisher]:
    """While open, the changes of this process reach the others."""
    publisher = Publisher(config)
    service.changes.heard.append(publisher.hear)
    task = asyncio.create_task(publisher.publish())
    try:
        yield publisher
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def fan_out(config: Config, service: Service, rooms: Rooms) -> AsyncIterator[FanOut]:
    """While open, changes go both ways."""
    fanout = FanOut(config, service, rooms)
    tasks = [asyncio.create_task(fanout.listen()), asyncio.create_task(fanout.check())]
    try:
        async with publishing(config, service) as publisher:
            rooms.tell_others = publisher.send
            yield fanout
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
