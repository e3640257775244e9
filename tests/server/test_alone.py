"""A web process that is alone sends nothing about moves; a second one is heard before it serves."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import psycopg
import pytest
from litestar import Litestar

from asztal.server.cluster import fanout, peers
from asztal.server.cluster.news import CHANNEL
from asztal.server.config import Config
from asztal.server.tables.live.request import Request
from tests.server.test_fanout import SOON, send, until, watched
from tests.server.test_room_channels import knows_everybody, move
from tests.server.wire import Wire, application


@pytest.fixture(autouse=True)
def nothing_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fanout, "CHECK", 600.0)


@contextlib.asynccontextmanager
async def notified(config: Config) -> AsyncIterator[list[str]]:
    """All that is sent by NOTIFY."""
    heard: list[str] = []

    async def listen() -> None:
        async for notice in connection.notifies():
            heard.append(notice.payload)

    async with await psycopg.AsyncConnection.connect(config.database, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}".encode())
        task = asyncio.create_task(listen())
        yield heard
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def believes_to_be_alone(app: Litestar) -> bool:
    """As after half a minute and a look at the database."""
    knows_everybody(app)
    await app.state.fanout._count_serving()
    return bool(app.state.fanout.is_alone())


def test_who_is_alone_tells_nobody_of_moves(alone: Config) -> None:
    async def story() -> None:
        async with application(alone) as one, notified(alone) as heard:
            table, socket = await watched(one)
            assert not one.state.fanout.is_alone()  # it does not know yet
            await move(one, table)
            await asyncio.sleep(0.2)
            assert any("changed" in news for news in heard)
            assert await believes_to_be_alone(one)
            heard.clear()
            await one.state.service.play.undo(Request(table.table, table.rights[0], "back"))
            await socket.close()
            await asyncio.sleep(0.2)
            assert heard == []

    asyncio.run(story())


def test_a_second_process_is_heard_before_it_serves_under_load(alone: Config) -> None:
    """Whoever connects to it as soon as it serves misses no move, though nothing is checked."""

    async def story() -> None:
        async with application(alone) as one:
            table, first = await watched(one)
            assert await believes_to_be_alone(one)
            moves = 0

            async def load() -> None:
                nonlocal moves
                while True:
                    moves += 1
                    await move(one, table, f"{moves}")
                    await one.state.service.play.undo(Request(table.table, table.rights[0], f"{moves} back"))

            loading, take_in = asyncio.create_task(load()), one.state.fanout.take_in

            def slowly(payload: bytes) -> None:
                asyncio.get_running_loop().call_later(0.3, take_in, payload)

            one.state.fanout.take_in = slowly  # who does not wait for it is not heard yet
            await asyncio.sleep(0.2)
            assert one.state.fanout.is_alone()
            async with application(alone) as other:
                assert not one.state.fanout.is_alone()
                second = Wire(other, table.table, "", table.cookies, table.rights).connect(1)
                second.say({"type": "hello"})
                await until(second, b'"type":"view"')
                await asyncio.sleep(0.2)
                loading.cancel()
                await asyncio.gather(loading, return_exceptions=True)
                await until(first, b'"type":"view"')
                latest = one.state.rooms.by_table[table.table].version
                until_then = asyncio.get_running_loop().time() + SOON
                while other.state.rooms.by_table[table.table].version < latest:
                    assert asyncio.get_running_loop().time() < until_then
                    await asyncio.sleep(0.01)
                assert moves > 5
                await second.close()
            await first.close()

    asyncio.run(story())


def test_a_process_that_says_nothing_is_known_by_its_lock(alone: Config) -> None:
    async def story() -> None:
        async with application(alone) as one:
            async with application(alone) as other:
                other.state.rooms.presence.tell_all = lambda news: None
                other.state.rooms.presence.tell_room = lambda news: None
                one.state.fanout._peers._heard.clear()
                assert not await believes_to_be_alone(one)
            one.state.fanout._peers._heard.clear()
            while not await believes_to_be_alone(one):  # its connection may close a little later
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(story(), 20))


def test_a_process_of_the_release_before_is_known_by_what_it_says(alone: Config) -> None:
    """It has no lock, and says something every fifteen seconds."""

    async def story() -> None:
        async with application(alone) as one:
            assert await believes_to_be_alone(one)
            await asyncio.to_thread(send, alone, ['["present","","old",[],0]'])
            while one.state.fanout.is_alone():
                await asyncio.sleep(0.01)
            at, by_room = one.state.fanout._peers._heard["old"]
            one.state.fanout._peers._heard["old"] = at - peers.KNOWN, by_room
            assert one.state.fanout.is_alone()

    asyncio.run(asyncio.wait_for(story(), 20))


def test_who_hears_nothing_does_not_believe_to_be_alone(alone: Config) -> None:
    async def story() -> None:
        async with application(alone) as one:
            assert await believes_to_be_alone(one)
            with psycopg.connect(alone.database, autocommit=True) as database:
                database.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE %s AND pid <> %s"
                    " AND datname = current_database()",
                    ["%advisory_lock_shared%", database.info.backend_pid],
                )
            while one.state.fanout.is_alone():
                await asyncio.sleep(0.01)
            while not one.state.fanout.connected:
                await asyncio.sleep(0.01)
            assert not one.state.fanout.is_alone()

    asyncio.run(asyncio.wait_for(story(), 20))
