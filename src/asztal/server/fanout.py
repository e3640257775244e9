"""News between processes: only (table, version) travels; each process builds the views of its own readers."""

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

from asztal.server.changes import CHANNEL
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.models import GameTable
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
                await self._hear(notice.payload)

    async def _redis(self) -> None:
        async with Redis.from_url(self._config.redis) as redis, redis.pubsub() as channel:
            await channel.subscribe(f"{self._config.prefix}:{CHANNEL}")
            self.connected = True
            await self.catch_up()
            async for message in channel.listen():
                if message["type"] == "message":
                    await self._hear(message["data"].decode())

    async def _hear(self, payload: str) -> None:
        table_id, _, version = payload.rpartition(" ")
        try:
            await self._rooms.notice(table_id, int(version))
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
            with contextlib.suppress(SQLAlchemyError, Denied, OSError):
                await self.catch_up()


class Publisher:
    """Publishes this process's changes over Redis; with PostgreSQL alone the transaction itself does it."""

    def __init__(self, config: Config) -> None:
        self._redis = Redis.from_url(config.redis)
        self._channel = f"{config.prefix}:{CHANNEL}"

    async def hear(self, warm: Warm) -> None:
        """A change was committed; while Redis is down, the others find it by their own checks."""
        try:
            await self._redis.publish(self._channel, f"{warm.id} {warm.known.row.version}")
        except (RedisError, OSError) as error:
            _LOG.warning("not published", error=type(error).__name__)

    async def close(self) -> None:
        """Close the connections."""
        await self._redis.aclose()


@asynccontextmanager
async def publishing(config: Config, service: Service) -> AsyncIterator[None]:
    """While open, the changes of this process reach the others."""
    if not config.redis:
        yield
        return
    publisher = Publisher(config)
    service.changes.heard.append(publisher.hear)
    try:
        yield
    finally:
        await publisher.close()


@asynccontextmanager
async def fan_out(config: Config, service: Service, rooms: Rooms) -> AsyncIterator[FanOut]:
    """While open, changes go both ways."""
    fanout = FanOut(config, service, rooms)
    tasks = [asyncio.create_task(fanout.listen()), asyncio.create_task(fanout.check())]
    try:
        async with publishing(config, service):
            yield fanout
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
