"""What operators watch: every count moves when what it counts happens, and names nobody."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from math import isnan

import httpx
import pytest
from litestar import Litestar
from msgspec.structs import replace

from asztal.server import metrics
from asztal.server.cluster import fanout
from asztal.server.cluster.readers import TOO_SLOW, UNSENT, Reader
from asztal.server.config import Config
from asztal.server.measured import POOL, count_move, note_read
from asztal.server.notices.deliveries import read_open, settle
from asztal.server.notices.maker import Notices
from asztal.server.storage.statements import borrowed
from asztal.server.tables.live.request import Request
from tests.server.conftest import REDIS
from tests.server.people import seated_table
from tests.server.wire import application, wire

SMALL = "own_pace"
Counts = dict[str, float]


async def read(app: Litestar, token: str = "token-token") -> Counts:
    transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        told = (await http.get("/metrics", headers={"Authorization": f"Bearer {token}"})).text
    lines = (line.rpartition(" ") for line in told.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines if not told.startswith("{")}


def moved(before: Counts, after: Counts) -> Callable[[str], float]:
    return lambda name: after[name] - before.get(name, 0.0)


def tell(config: Config, story: Callable[[Litestar], Awaitable[None]]) -> None:
    async def told() -> None:
        async with application(config) as app:
            await story(app)

    asyncio.run(told())


def test_moves_refusals_and_borrowed_connections_are_counted(config: Config) -> None:
    async def story(app: Litestar) -> None:
        table = await wire(app, SMALL, 2, {})
        socket = table.connect(0)
        socket.say({"type": "hello"})
        await socket.settle()
        before = await read(app)
        socket.say({"type": "act", "id": "a", "option": "choose dig"})
        await socket.settle()  # asks what nobody may ask
        socket.say("nonsense")
        await socket.settle()
        await read(app, token="another")
        since = moved(before, await read(app))
        assert since("asztal_move_seconds_count") == since('asztal_move_seconds_bucket{le="5.0"}') == 1
        assert 0 < since("asztal_move_seconds_sum") < 5
        assert since("asztal_pool_seconds_count") >= 2
        assert since("asztal_pool_seconds_sum") > 0
        assert since('asztal_refusals_total{key="no-such-seat"}') == 2
        assert since('asztal_refusals_total{key="bad-message"}') == 1
        assert since('asztal_refusals_total{key="nothing-here"}') == 1
        await socket.close()

    tell(config, story)


def test_a_move_that_another_process_was_faster_than_is_a_conflict(config: Config) -> None:
    async def story(one: Litestar) -> None:
        async with application(config) as other:
            table = await wire(one, SMALL, 2, {})
            async with other.state.service.changes.reading(table.table):
                pass
            before = await read(one)
            await one.state.service.play.act(Request(table.table, table.rights[0], "a"), "choose dig")
            assert moved(before, await read(one))("asztal_conflicts_total") == 0
            await other.state.service.play.act(Request(table.table, table.rights[1], "b"), "choose dig")
            assert moved(before, await read(one))("asztal_conflicts_total") == 1

    tell(config, story)


def test_a_loop_that_is_held_up_shows(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(app: Litestar) -> None:
        await asyncio.sleep(0.1)
        before = await read(app)
        time.sleep(0.3)  # as a mistake of ours would
        await asyncio.sleep(0.1)
        since = moved(before, await read(app))
        assert since("asztal_loop_lag_seconds_count") >= 1
        assert since("asztal_loop_lag_seconds_sum") > 0.2

    monkeypatch.setattr(metrics, "EVERY", 0.05)
    tell(config, story)


@pytest.mark.parametrize("address", ["", REDIS], ids=["postgresql", "redis"])
def test_news_that_do_not_come_back_grow_old(address: str, config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(app: Litestar) -> None:
        async def until(fine: Callable[[float], bool]) -> None:
            async with asyncio.timeout(20):
                while not fine((await read(app))["asztal_news_age_seconds"]):
                    await asyncio.sleep(0.05)

        await until(lambda age: age > 0.5)
        async with asyncio.timeout(20):
            while not app.state.fanout.connected:
                await asyncio.sleep(0.05)
        await until(lambda age: age < 0.3)
        app.state.rooms.presence.tell_all = lambda news: None
        await until(lambda age: age > 1.0)

    monkeypatch.setattr(fanout, "CHECK", 0.6)
    monkeypatch.setattr(fanout, "ECHO", 0.1)
    tell(replace(config, redis=address), story)


def test_the_turns_of_bots_that_wait_are_asked_of_the_database_now_and_then(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(app: Litestar) -> None:
        before = await read(app)
        await seated_table(app.state.service, SMALL, 3, 1)
        assert (await read(app))["asztal_turns"] == before["asztal_turns"]  # it was asked just now
        monkeypatch.setattr(metrics, "FRESH", 0.0)
        after = await read(app)
        assert moved(before, after)("asztal_turns") == 1  # bots that are asked at once are asked one after the other
        assert after["asztal_turns_oldest_seconds"] > 0

    tell(config, story)


def test_what_came_of_notices_and_what_nobody_looked_at_is_told(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(app: Litestar) -> None:
        monkeypatch.setattr(metrics, "FRESH", 0.0)
        before = await read(app)
        service = app.state.service
        table, (ada, _) = await seated_table(service, SMALL, 2, 2)
        async with borrowed(service.stores) as driver:
            await driver.execute(
                "INSERT INTO channel (person, kind, address, keys, confirmed_at)"
                " VALUES (%s, 'webhook', 'https://hooks.example/', '{}', now())",
                (ada,),
            )
            await driver.execute(
                "UPDATE game_table SET wake_at = now() - interval '90 s',"
                " since = jsonb_build_object('0', now() - interval '90 s') WHERE id = %s",
                (table,),
            )
            await Notices(service.cells, service.jobs, service.keeper.now).perform(driver, [table])
            made = await read(app)
            assert moved(before, made)('asztal_notices_total{outcome="made",reason="turn"}') == 1
            assert moved(before, made)("asztal_notices_open") == 1
            assert made["asztal_notices_oldest_seconds"] > 0
            assert made["asztal_wake_late_seconds"] >= 90
            await settle(driver, await read_open(driver, ada), "dropped", "looking")
            await driver.execute("DELETE FROM game_table WHERE id = %s", (table,))
        after = await read(app)
        assert moved(made, after)('asztal_notices_total{outcome="dropped-looking",reason="turn"}') == 1
        assert after["asztal_notices_open"] == before["asztal_notices_open"]

    tell(config, story)


def test_without_the_database_the_other_counts_are_told(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(app: Litestar) -> None:
        async with AsyncExitStack() as stack:
            for _ in range(config.pool):  # nobody gives a connection back
                await stack.enter_async_context(app.state.service.engine.connect())
            told = await read(app)
        assert isnan(told["asztal_turns"])
        assert isnan(told["asztal_turns_oldest_seconds"])
        assert told["asztal_rooms"] == 0
        assert told["process_cpu_seconds_total"] > 0
        assert told["process_resident_memory_bytes"] > 1e6
        assert 'python_gc_collections_total{generation="0"}' in told

    monkeypatch.setattr(metrics, "PATIENCE", 0.1)
    tell(config, story)


def test_a_connection_that_does_not_read_is_cut_once(config: Config) -> None:
    async def story(app: Litestar) -> None:
        before, reader = await read(app), Reader("en")
        for _ in range(UNSENT + 5):
            reader.send_bytes(b"x")
        assert reader.code == TOO_SLOW
        assert moved(before, await read(app))("asztal_outbox_cuts_total") == 1

    tell(config, story)


def test_no_label_names_a_table_or_a_person(config: Config) -> None:
    async def story(app: Litestar) -> None:
        table = await wire(app, SMALL, 2, {})
        await table.over_http(0)
        names = set(re.findall(r"[{,](\w+)=", "\n".join(await read(app))))
        assert names <= {
            "le",
            "key",
            "outcome",
            "reason",
            "channel",
            "task",
            "generation",
            "implementation",
            "major",
            "minor",
        }

    tell(config, story)


def test_counting_costs_little_per_move() -> None:
    began, times = time.process_time(), 10_000
    for _ in range(times):
        note_read()
        POOL.observe(0.001)
        count_move()
    assert (time.process_time() - began) / times < 50e-6  # about 3 us; what else runs here may slow it down
