"""Sends the news of a process to the others, over Redis or PostgreSQL."""

import asyncio
from collections.abc import Callable, Collection
from typing import NamedTuple

import psycopg

from asztal.server.background import Background
from asztal.server.cluster.listening import channel_of, redis_of
from asztal.server.cluster.news import CHANNEL, Changed, HeldChanged, News, Present, SignedOut, topic, write
from asztal.server.cluster.peers import Peers
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.live.cache import Warm

_NOTIFY = "SELECT pg_notify(%s, unnest(%s::text[]))"


class Addressed(NamedTuple):
    """News for everybody, or for those alone who have the table open."""

    news: News
    room: str = ""


class Publisher:
    """Sends news in batches with the newest of each kind.

    Changes are published after the commit, not in the transaction: there, NOTIFY would make all commits of a database
    wait for one another. Whatever is lost here, the others find by their own checks.
    """

    def __init__(self, config: Config, peers: Peers) -> None:
        self._config, self._peers = config, peers
        self._news: dict[tuple[tuple[str, str], bool], Addressed] = {}
        self._some = asyncio.Event()
        self.is_alone: Callable[[], bool] = lambda: False  # who has no other web process to tell

    async def announce(self, warm: Warm) -> None:
        """Publish that a change of this table was committed."""
        self.tell_room(Changed(warm.id, warm.stored.row.version))

    async def announce_held(self, warm: Warm) -> None:
        """Publish that a choice is held at this table, or no longer."""
        self.tell_room(HeldChanged(warm.id))

    def tell_room(self, news: Changed | HeldChanged | Present) -> None:
        """Send news to those who have the table open, with the next batch."""
        if not self.is_alone():
            self._add(Addressed(news, news.table))

    def send(self, news: News) -> None:
        """Send news to all processes with the next batch."""
        self._add(Addressed(news))

    def _add(self, one: Addressed) -> None:
        key = topic(one.news), bool(one.room)
        self._news.pop(key, None)  # the newest goes last: an answer follows what was said before it
        self._news[key] = one
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
                payloads = [write(one.news).decode() for one in await self._batch()]
                await connection.execute(_NOTIFY.encode(), (CHANNEL, payloads))

    async def _redis(self) -> None:
        async with redis_of(self._config) as redis:
            await redis.ping()  # if it is away, that is known before anything is lost to it
            while True:
                batch = await self._batch()
                pipeline = redis.pipeline(transaction=False)
                for news, room in batch:
                    # The release before hears one channel. It need not be known when every process is newer than 0.3.
                    for name in {room, ""} if self._peers.older else {room}:
                        _ = pipeline.publish(channel_of(self._config, name), write(news))  # `execute` sends it
                await pipeline.execute()

    async def _batch(self) -> list[Addressed]:
        await self._some.wait()
        news, self._news = self._news, {}
        self._some.clear()
        return list(news.values())


def publish(config: Config, service: Service, background: Background, peers: Peers) -> Publisher:
    """Publish the changes of this process from now on."""
    publisher = Publisher(config, peers)
    service.changes.listeners.append(publisher.announce)
    service.changes.held_listeners.append(publisher.announce_held)
    service.sessions.listeners.append(publisher.announce_ended)
    background.start("publish", publisher.publish, spare=True)
    return publisher
