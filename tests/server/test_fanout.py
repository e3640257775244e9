"""News between processes: whatever is sent there, what is understood arrives, and no table keeps another waiting."""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable

import psycopg
import pytest
import redis
from litestar import Litestar
from msgspec.structs import replace

from asztal.server.cluster import following
from asztal.server.cluster.following import Following
from asztal.server.cluster.news import CHANNEL
from asztal.server.cluster.rooms import TABLE_GONE
from asztal.server.config import Config
from asztal.server.tables.live.request import Request
from tests.server.conftest import REDIS
from tests.server.wire import Socket, Wire, application, wire

SMALL = "own_pace"
SOON = 4.0  # seconds, on a busy machine too: less than until the next check of the database
MANY = 10_000


def anything(chance: random.Random, table: str) -> str:
    """A notice that makes no sense, or one that does and is wrong."""
    text = "".join(map(chr, chance.choices(range(1, 0x7FF), k=chance.randrange(60))))
    number = chance.choice([-1, 0, 1, 2**31 - 1, 2**63, 10**40])
    about = chance.choice([table, "nowhere", text])
    kinds: list[Callable[[], str]] = [
        lambda: text,
        lambda: json.dumps(chance.choice([None, 1, text, {}, [], [[]], {"type": "changed"}])),
        lambda: json.dumps([chance.choice(["changed", "present", "unheard-of", text]), about]),
        lambda: json.dumps(["changed", about, number]),
        lambda: json.dumps(["changed", about, chance.choice([None, "1", 1.5, [1]]), text]),
        lambda: json.dumps(["present", about, text, [number], number, chance.choice([True, False, text])]),
        lambda: json.dumps(["present", about, "another", [number], 1, True, number]),
        lambda: "[" * 3000,
    ]
    return chance.choice(kinds)()


def send(config: Config, notices: list[str]) -> None:
    if config.redis:
        with redis.Redis.from_url(config.redis) as connection:
            chance, pipeline = random.Random(2), connection.pipeline(transaction=False)
            for notice in notices:
                pipeline.publish(f"{config.prefix}:{CHANNEL}", notice)
                pipeline.publish(f"{config.prefix}:{CHANNEL}", chance.randbytes(20))
            pipeline.execute()
        return
    with psycopg.connect(config.database, autocommit=True) as database:
        database.execute("SELECT pg_notify(%s, unnest(%s::text[]))", [CHANNEL, notices])


async def until(socket: Socket, words: bytes) -> float:
    """How long it takes until the socket is told this."""
    began = time.monotonic()
    while not any(words in message for message in socket.sent):
        assert time.monotonic() < began + 60, socket.sent[-3:]
        await asyncio.sleep(0.005)
    return time.monotonic() - began


def with_two(config: Config, story: Callable[[Litestar, Litestar], Awaitable[None]]) -> None:
    """Two applications that know of each other by their news only."""

    async def told() -> None:
        async with application(config) as one, application(config) as other:
            while not (one.state.fanout.connected and other.state.fanout.connected):
                await asyncio.sleep(0.01)
            await story(one, other)

    asyncio.run(told())


async def watched(app: Litestar) -> tuple[Wire, Socket]:
    table = await wire(app, SMALL, 2, {})
    socket = table.connect(0)
    socket.say({"type": "hello"})
    await socket.settle()
    return table, socket


@pytest.mark.slow
@pytest.mark.parametrize("address", ["", pytest.param(REDIS, marks=pytest.mark.full)], ids=["postgresql", "redis"])
def test_after_ten_thousand_notices_of_any_kind_news_arrives_as_before(config: Config, address: str) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        table, socket = await watched(one)
        chance = random.Random(1)
        await asyncio.to_thread(send, here, [anything(chance, table.table) for _ in range(MANY)])
        await other.state.service.play.act(Request(table.table, table.rights[0], "after"), "choose dig")
        assert await until(socket, b'"dug"') < SOON
        for app in (one, other):
            assert app.state.background.healthy
            assert set(app.state.background.restarts.values()) == {0}
        await socket.close()

    here = replace(config, redis=address)
    with_two(here, story)


def test_a_table_that_cannot_be_looked_at_keeps_no_other_from_being_looked_at(config: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        other.state.service.changes.listeners.clear()  # all its notices are lost
        tables = [await watched(one) for _ in range(3)]
        with psycopg.connect(config.database) as database:
            database.execute(
                "UPDATE game_table SET game = 'nothing', version = version + 1 WHERE id = %s", [tables[0][0].table]
            )
        one.state.service.cache.clear()
        for table, _ in tables[1:]:
            await other.state.service.play.act(Request(table.table, table.rights[0], "a"), "choose dig")
        await one.state.fanout.catch_up()
        for _, socket in tables[1:]:
            assert await until(socket, b'"dug"') < SOON
        assert one.state.background.healthy

    with_two(config, story)


def test_whoever_is_at_a_table_that_is_gone_is_cut_off(config: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        (gone, cut), (_, stays) = await watched(one), await watched(one)  # nothing was done there yet
        with psycopg.connect(config.database) as database:
            database.execute("DELETE FROM game_table WHERE id = %s", [gone.table])
        await one.state.fanout.catch_up()
        assert await asyncio.wait_for(cut.closed(), SOON) == TABLE_GONE
        await stays.settle()
        assert list(one.state.rooms.by_table) != [gone.table]
        await stays.close()

    with_two(config, story)


def test_one_slow_table_holds_up_no_other_and_only_its_newest_version_counts() -> None:
    async def story() -> None:
        looked: list[tuple[str, int]] = []
        slow = asyncio.Event()

        async def look(table: str, version: int) -> None:
            looked.append((table, version))
            if table == "slow":
                await slow.wait()

        tables = Following(look)
        task = asyncio.create_task(tables.follow())
        await asyncio.sleep(0)
        for version in range(1, 100):
            tables.add("slow", version)
            tables.add("quick", version)
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.01)
        assert [version for table, version in looked if table == "slow"] == [1]
        assert looked[-1] == ("quick", 99)
        slow.set()
        await asyncio.sleep(0.01)
        assert [version for table, version in looked if table == "slow"] == [1, 99]
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(story())


@pytest.mark.slow
def test_not_more_than_a_few_tables_are_looked_at_together() -> None:
    async def story() -> int:
        now = most = 0

        async def look(table: str, version: int) -> None:
            nonlocal now, most
            now += 1
            most = max(most, now)
            await asyncio.sleep(0.001)
            now -= 1
            if version == 1:
                raise ValueError("a bug")

        tables = Following(look)
        task = asyncio.create_task(tables.follow())
        for number in range(200):
            tables.add(f"t{number}", number % 2)
        await asyncio.sleep(0.3)
        assert not task.done()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return most

    assert asyncio.run(story()) == following.AT_ONCE
