"""News of a table reach the processes that have it open, and no others; what is missed at the opening is found."""

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import psycopg
import pytest
from litestar import Litestar
from msgspec.structs import replace
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as RedisLost

from asztal.server.cluster import fanout, peers
from asztal.server.cluster.listening import OpenRooms, channel_of, listening
from asztal.server.cluster.news import Changed, Present, write
from asztal.server.config import Config
from asztal.server.measured import NEWS
from asztal.server.tables.live.request import Request
from tests.server.conftest import REDIS
from tests.server.test_fanout import SMALL, SOON, until, watched, with_two
from tests.server.wire import Wire, wire


@pytest.fixture
def here(config: Config) -> Config:
    return replace(config, redis=REDIS, prefix=f"rooms-{secrets.token_hex(4)}")


@pytest.fixture(autouse=True)
def nothing_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What arrives here arrives by news, or by what is looked at when a room opens."""
    monkeypatch.setattr(fanout, "CHECK", 600.0)


def knows_everybody(*apps: Litestar) -> None:
    """As half a minute later."""
    for app in apps:
        app.state.fanout._peers._since -= 2 * peers.KNOWN


async def subscribed(app: Litestar, redis: Redis, config: Config, table: str, count: int = 1) -> None:
    """Wait until so many processes hear the table's channel."""
    name = channel_of(config, table)
    while (await redis.pubsub_numsub(name))[0][1] != count:
        await asyncio.sleep(0.01)


async def move(app: Litestar, table: Wire, name: str = "a") -> None:
    await app.state.service.play.act(Request(table.table, table.rights[0], name), "choose dig")


@contextlib.asynccontextmanager
async def overheard(config: Config, table: str) -> AsyncIterator[list[Any]]:
    """All that is sent by one channel."""
    heard: list[Any] = []

    async def listen() -> None:
        async for message in channel.listen():
            if message["type"] == "message":
                heard.append(json.loads(message["data"]))

    async with Redis.from_url(config.redis) as redis, redis.pubsub() as channel:
        await channel.subscribe(channel_of(config, table))
        task = asyncio.create_task(listen())
        yield heard
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def test_a_channel_is_heard_while_its_room_is_open(here: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        async with Redis.from_url(here.redis) as redis:
            table, socket = await watched(one)
            await asyncio.wait_for(subscribed(one, redis, here, table.table), SOON)
            await move(other, table)
            assert await until(socket, b'"dug"') < SOON
            await socket.close()
            await asyncio.wait_for(subscribed(one, redis, here, table.table, 0), SOON)

    with_two(here, story)


def test_a_table_that_is_not_there_leaves_no_channel(here: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        async with Redis.from_url(here.redis) as redis:
            table, socket = await watched(one)
            await socket.close()
            nowhere = Wire(one, "nowhere-nowhere", "", table.cookies, table.rights).connect(0)
            nowhere.say({"type": "hello"})
            await until(nowhere, b"no-such-table")
            assert not one.state.rooms.by_table
            await asyncio.wait_for(subscribed(one, redis, here, "nowhere-nowhere", 0), SOON)
            await nowhere.close()

    with_two(here, story)


def test_processes_that_are_not_at_a_table_hear_nothing_of_it(here: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        async with overheard(here, "") as to_all:
            table, socket = await watched(one)
            knows_everybody(one, other)
            await asyncio.sleep(0.1)
            to_all.clear()
            before = NEWS._value.get()
            for number in range(3):
                await move(one, table, str(number))
                await one.state.service.play.undo(Request(table.table, table.rights[0], f"{number} back"))
            await asyncio.sleep(0.2)
            assert to_all == []
            assert 1 <= NEWS._value.get() - before <= 6  # heard by `one` alone, which has the room
            await socket.close()

    with_two(here, story)


def test_a_process_of_the_release_before_hears_and_is_heard(here: Config) -> None:
    """0.3.0 sends to the channel of all, listens to it alone, and says nothing of rooms."""

    async def story(one: Litestar, other: Litestar) -> None:
        async with Redis.from_url(here.redis) as redis, overheard(here, "") as to_all:
            table, socket = await watched(one)
            knows_everybody(one, other)
            old = json.dumps(["present", table.table, "old", [1], 0, True, []])
            await redis.publish(channel_of(here, ""), old)
            await until(socket, b'"seats":[0,1]')
            while ["present", table.table, [0]] not in [news[:2] + news[3:4] for news in to_all]:  # the answer
                await asyncio.sleep(0.01)
            await move(one, table)
            while not any(news[:2] == ["changed", table.table] for news in to_all):
                await asyncio.sleep(0.01)
            await socket.close()

    with_two(here, lambda one, other: asyncio.wait_for(story(one, other), 20))


def test_a_change_of_the_release_before_is_followed(here: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        other.state.service.changes.listeners.clear()
        table, socket = await watched(one)
        await move(other, table)
        async with Redis.from_url(here.redis) as redis:
            with psycopg.connect(here.database) as database:
                found = database.execute("SELECT version FROM game_table WHERE id = %s", [table.table]).fetchone()
            assert found is not None
            await redis.publish(channel_of(here, ""), write(Changed(table.table, found[0])))
        assert await until(socket, b'"dug"') < SOON
        await socket.close()

    with_two(here, story)


def test_what_happens_before_a_new_room_is_heard_is_found(here: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """The subscription comes late: the change was made and told before it, and no check comes."""
    late, follow = asyncio.Event(), OpenRooms.follow

    async def delayed(self: OpenRooms, config: Config, channel: Any) -> None:
        await late.wait()
        await follow(self, config, channel)

    async def story(one: Litestar, other: Litestar) -> None:
        knows_everybody(one, other)
        table, socket = await watched(one)
        await move(other, table)
        await asyncio.sleep(0.2)
        assert not any(b'"dug"' in message for message in socket.sent)
        late.set()
        assert await until(socket, b'"dug"') < SOON
        await socket.close()

    monkeypatch.setattr(OpenRooms, "follow", delayed)
    with_two(here, story)


@pytest.mark.parametrize("address", ["", REDIS], ids=["postgresql", "redis"])
def test_what_happens_while_a_room_is_read_is_not_missed(
    config: Config, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process is faster than the reader who comes in: between reading the row and being there."""
    here = replace(config, redis=address, prefix=f"rooms-{secrets.token_hex(4)}")

    async def story(one: Litestar, other: Litestar) -> None:
        table = await wire(one, SMALL, 2, {})
        changes = one.state.service.changes
        catch_up = changes._catch_up

        async def slowly(warm: Any, request: str = "") -> bool:
            answered: bool = await catch_up(warm, request)
            if not moved.is_set():
                moved.set()
                await move(other, table)
                await asyncio.sleep(0.3)  # the news come in
            return answered

        moved = asyncio.Event()
        changes._catch_up = slowly
        socket = table.connect(0)
        socket.say({"type": "hello"})
        assert await until(socket, b'"dug"') < SOON
        await socket.close()

    with_two(here, story)


def test_presence_is_known_in_a_room_as_soon_as_it_is_heard(here: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the others answered before the subscription is asked again."""
    late, follow, first_one = asyncio.Event(), OpenRooms.follow, True

    async def delayed(self: OpenRooms, config: Config, channel: Any) -> None:
        nonlocal first_one
        first_one, waits = False, not first_one
        if waits:
            await late.wait()
        await follow(self, config, channel)

    async def story(one: Litestar, other: Litestar) -> None:
        knows_everybody(one, other)
        table, first = await watched(one)
        second = Wire(other, table.table, "", table.cookies, table.rights).connect(1)
        second.say({"type": "hello"})
        await second.settle()
        await asyncio.sleep(0.3)
        late.set()
        assert await until(second, b'"seats":[0,1]') < SOON
        assert await until(first, b'"seats":[0,1]') < SOON
        await first.close()
        await second.close()

    monkeypatch.setattr(OpenRooms, "follow", delayed)
    with_two(here, story)


def test_a_process_of_the_release_before_can_read_what_we_say() -> None:
    class Before(msgspec.Struct, frozen=True, array_like=True, tag="present"):
        table: str
        process: str
        seats: list[int]
        watching: int
        asks: bool = False
        looking: list[int] = []

    told = write(Present("t", "p", [1], 2, True, [3], by_room=True))
    assert msgspec.json.decode(told, type=Before) == Before("t", "p", [1], 2, True, [3])


@pytest.mark.slow
def test_whoever_is_cut_off_while_rooms_open_and_close_has_lost_the_connection_and_no_more(here: Config) -> None:
    """So it begins anew at once, and the process is as ready as before."""

    mine = replace(here, redis=f"{here.redis}?client_name={here.prefix}")

    async def hear(rooms: OpenRooms) -> None:
        async with listening(mine, rooms) as news:
            async for _ in news:
                pass

    async def open_and_close(rooms: OpenRooms, chance: random.Random) -> None:
        tables = set[str]()
        while True:
            tables ^= {f"table-{chance.randrange(12)}"}
            rooms.set(tables)
            await asyncio.sleep(chance.random() * 0.004)

    async def cut(redis: Redis, chance: random.Random) -> BaseException | None:
        rooms = OpenRooms()
        tasks = [asyncio.create_task(hear(rooms)), asyncio.create_task(open_and_close(rooms, chance))]
        while (await redis.pubsub_numsub(channel_of(here, "")))[0][1] == 0:
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.random() * 0.05)
        for client in await redis.client_list(_type="pubsub"):
            if client["name"] == here.prefix:
                await redis.client_kill_filter(_id=client["id"])
        await asyncio.wait(tasks[:1], timeout=0.5)
        for task in tasks:
            task.cancel()
        return (await asyncio.gather(*tasks, return_exceptions=True))[0]

    async def story() -> None:
        chance = random.Random(1)
        async with Redis.from_url(here.redis) as redis:
            ended = [await cut(redis, chance) for _ in range(30)]
        assert any(isinstance(each, RedisLost) for each in ended)
        assert not [each for each in ended if not isinstance(each, RedisLost | asyncio.CancelledError)]

    asyncio.run(story())
