"""Subscribes to the news of other processes, over Redis or PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any

import psycopg
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as RedisLost
from redis.exceptions import RedisError

from asztal.server.cluster.news import CHANNEL
from asztal.server.config import Config

CONNECT = 5.0  # seconds for a connection to be made
_LISTEN = f"LISTEN {CHANNEL}"
# Held as long as a web process listens: whoever counts those who hold it knows how many there are.
_SERVES = "SELECT pg_advisory_lock_shared(hashtext('asztal'), hashtext('serve'))"
SERVING = """
SELECT count(*) FROM pg_locks JOIN pg_database d ON d.oid = database
WHERE locktype = 'advisory' AND d.datname = current_database() AND granted
  AND classid = (hashtext('asztal')::bigint & 4294967295)::oid
  AND objid = (hashtext('serve')::bigint & 4294967295)::oid
"""


class OpenRooms:
    """The tables that are open here. In Redis each has a channel; `heard` is called as soon as news come by it."""

    def __init__(self) -> None:
        self.heard: Callable[[str], None] = lambda _: None
        self._tables: Collection[str] = ()
        self._changed = asyncio.Event()

    def set(self, tables: Collection[str]) -> None:
        """Note which tables are open now; the collection may change until it is looked at."""
        self._tables = tables
        self._changed.set()

    async def follow(self, config: Config, channel: PubSub) -> None:
        """Subscribe to the tables that are opened, and unsubscribe from those that are closed, for ever."""
        here: set[str] = set()
        while True:
            self._changed.clear()
            before, here = here, set(self._tables)
            if new := [channel_of(config, table) for table in here - before]:
                await channel.subscribe(*new)
            if gone := [channel_of(config, table) for table in before - here]:
                await channel.unsubscribe(*gone)
            await self._changed.wait()


def channel_of(config: Config, table: str) -> str:
    """The channel in Redis for one table, or for everybody."""
    return f"{config.prefix}:{CHANNEL}:{table}" if table else f"{config.prefix}:{CHANNEL}"


def redis_of(config: Config, **settings: Any) -> Redis:
    """A connection to Redis with timeouts."""
    return Redis.from_url(config.redis, socket_connect_timeout=CONNECT, **settings)


@asynccontextmanager
async def listening(config: Config, rooms: OpenRooms | None = None) -> AsyncIterator[AsyncIterator[bytes]]:
    """The news that are sent from the beginning of the block on: to all, and to the rooms of a web process."""
    if config.redis:
        # We read by this connection and subscribe by it. If both made it anew where it broke, one would wait for ever.
        never = Retry(NoBackoff(), 0, supported_errors=())
        async with redis_of(config, retry=never) as redis, redis.pubsub() as channel:
            await channel.subscribe(channel_of(config, ""))
            following = asyncio.create_task(rooms.follow(config, channel)) if rooms is not None else None
            try:
                yield _published(config, channel, rooms)
            finally:
                while following is not None and not following.done():
                    following.cancel()  # again and again: a connection that is just being made may swallow it
                    await asyncio.wait([following], timeout=1)
    else:
        async with await psycopg.AsyncConnection.connect(config.database, autocommit=True) as connection:
            await connection.execute(_LISTEN.encode())
            if rooms is not None:
                await connection.execute(_SERVES.encode())
            yield (notice.payload.encode() async for notice in connection.notifies())


async def _published(config: Config, channel: PubSub, rooms: OpenRooms | None) -> AsyncIterator[bytes]:
    before_id = len(channel_of(config, "")) + 1
    try:
        async for message in channel.listen():
            if message["type"] == "message":
                yield message["data"]
            elif message["type"] == "subscribe" and rooms is not None:
                table = message["channel"].decode()[before_id:]
                if table:
                    rooms.heard(table)
    except (RedisError, RuntimeError) as error:
        # Where the connection breaks while something is subscribed to, it may be told as anything.
        raise RedisLost("news are not heard any more") from error
