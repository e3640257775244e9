"""Who looks at a table is asked of all processes: the answer is there when the last one has given it."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from msgspec.structs import replace

from asztal.server.background import Background
from asztal.server.cluster import asking
from asztal.server.cluster.asking import Asking
from asztal.server.cluster.news import Present
from asztal.server.cluster.peers import Peers
from asztal.server.cluster.publishing import publish
from asztal.server.config import Config
from asztal.server.hashing import hashed
from asztal.server.service import Service
from tests.server.conftest import REDIS
from tests.server.people import seated_table
from tests.server.wire import Socket, application


class House:
    """Two web processes, and somebody who asks."""

    def __init__(self, service: Service, apps: list[object], asks: Asking, tell: Callable[[Present], None]) -> None:
        self.service, self.apps, self.asks, self.tell = service, apps, asks, tell

    async def timed(self, tables: list[str]) -> tuple[dict[str, set[int]], float]:
        began = time.monotonic()
        return await self.asks.looking(tables), time.monotonic() - began


def tell(config: Config, story: Callable[[House], Awaitable[None]], redis: str = "") -> None:
    async def told() -> None:
        here = replace(config, redis=redis, prefix="asking")
        async with AsyncExitStack() as stack:
            apps = [await stack.enter_async_context(application(here)) for _ in range(2)]
            service = await stack.enter_async_context(Service(here))
            background = await stack.enter_async_context(Background())
            peers = Peers()
            publisher = publish(here, service, background, peers)
            asks = Asking(here, peers, publisher.send)
            background.start("asking", asks.listen)
            while len(peers.there) < 2 or peers.listened < asking.WAIT:
                await asyncio.sleep(0.01)
            await story(House(service, list(apps), asks, publisher.send))

    asyncio.run(told())


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "WAIT", 3.0)


@pytest.mark.parametrize("redis", ["", REDIS])
def test_a_look_ends_when_all_have_answered(redis: str, config: Config) -> None:
    async def story(house: House) -> None:
        table, (_, bea) = await seated_table(house.service, "own_pace", 2, 2)
        found, seconds = await house.timed([table])
        assert (found, seconds < asking.WAIT / 2) == ({table: set()}, True)
        token = secrets.token_hex(8)
        async with house.service.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE guest SET session = %s WHERE id = %s", (hashed(token), bea))
        socket = Socket(house.apps[1], table, token)  # type: ignore[arg-type]
        socket.say({"type": "hello"})
        await socket.settle()
        both = await asyncio.gather(*(house.timed([table, "none"]) for _ in range(20)))
        assert all(found == {table: {bea}, "none": set()} for found, _ in both)
        assert max(seconds for _, seconds in both) < asking.WAIT / 2
        await socket.close()

    tell(config, story, redis)


def test_for_a_process_that_does_not_answer_one_waits_and_hears_it_late(config: Config) -> None:
    async def story(house: House) -> None:
        house.tell(Present("", "older", [], 0))  # an older version: it answers for its tables alone
        while "older" not in house.asks._peers.there:
            await asyncio.sleep(0.01)

        async def answer() -> None:
            await asyncio.sleep(asking.WAIT / 2)
            house.tell(Present("t", "older", [0], 0, looking=[7]))

        task = asyncio.create_task(answer())
        found, seconds = await house.timed(["t"])
        assert (found, seconds >= asking.WAIT) == ({"t": {7}}, True)
        await task

    tell(config, story)
