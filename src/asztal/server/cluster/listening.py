"""Subscribes to the news of all processes, over Redis or PostgreSQL."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from asztal.server.cluster.news import CHANNEL
from asztal.server.config import Config

CONNECT = 5.0  # seconds for a connection to be made
_LISTEN = f"LISTEN {CHANNEL}"


def redis_of(config: Config) -> Redis:
    """A connection to Redis with timeouts."""
    return Redis.from_url(config.redis, socket_connect_timeout=CONNECT)


@asynccontextmanager
async def listening(config: Config) -> AsyncIterator[AsyncIterator[bytes]]:
    """The news that are sent from the beginning of the block on."""
    if config.redis:
        async with redis_of(config) as redis, redis.pubsub() as channel:
            await channel.subscribe(f"{config.prefix}:{CHANNEL}")
            yield _published(channel)
    else:
        async with await psycopg.AsyncConnection.connect(config.database, autocommit=True) as connection:
            await connection.execute(_LISTEN.encode())
            yield (notice.payload.encode() async for notice in connection.notifies())


async def _published(channel: PubSub) -> AsyncIterator[bytes]:
    async for message in channel.listen():
        if message["type"] == "message":
            yield message["data"]
