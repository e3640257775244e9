"""Asking all web processes who looks at some tables; no answer within a second means nobody."""

import asyncio
import secrets
from contextlib import suppress

import msgspec
import psycopg
from redis.asyncio import Redis

from asztal.server.cluster.news import CHANNEL, Present, read, write
from asztal.server.config import Config

WAIT = 1.0  # seconds for an answer

Looking = dict[str, set[int]]


async def looking(config: Config, tables: list[str]) -> Looking:
    """The guests at each table whose page is in sight."""
    found: Looking = {table: set() for table in tables}
    process = secrets.token_hex(8)
    questions = [write(Present(table, process, [], 0, True)).decode() for table in tables]
    with suppress(TimeoutError):
        async with asyncio.timeout(WAIT):
            await (_redis(config, questions, found) if config.redis else _postgres(config, questions, found))
    return found


async def _postgres(config: Config, questions: list[str], found: Looking) -> None:
    async with await psycopg.AsyncConnection.connect(config.database, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}".encode())
        await connection.execute("SELECT pg_notify(%s, unnest(%s::text[]))", (CHANNEL, questions))
        async for notice in connection.notifies():
            _hear(notice.payload, found)


async def _redis(config: Config, questions: list[str], found: Looking) -> None:
    channel = f"{config.prefix}:{CHANNEL}"
    async with Redis.from_url(config.redis) as redis, redis.pubsub() as heard:
        await heard.subscribe(channel)
        for question in questions:
            await redis.publish(channel, question)
        async for message in heard.listen():
            if message["type"] == "message":
                _hear(message["data"], found)


def _hear(payload: str | bytes, found: Looking) -> None:
    with suppress(msgspec.MsgspecError):  # a newer process may have sent it
        news = read(payload)
        if isinstance(news, Present) and news.table in found:
            found[news.table].update(news.looking)
