"""The cache of tables: it holds as many as fit, and never drops one that is in use."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import httpx
from litestar import Litestar
from msgspec.structs import replace

from asztal.server.config import Config
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.kept_tables import Cache
from asztal.server.tables.live.request import Request
from tests.server.people import seated_table
from tests.server.wire import application, wire

SMALL = "own_pace"


def tell(story: Callable[[Litestar], Awaitable[None]], config: Config) -> None:
    async def told() -> None:
        async with application(config) as app:
            await story(app)

    asyncio.run(told())


def test_with_more_tables_connected_than_fit_everything_is_answered(config: Config) -> None:
    async def story(app: Litestar) -> None:
        tables = [await wire(app, SMALL, 2, {}) for _ in range(5)]
        sockets = [table.connect(seat) for table in tables for seat in (0, 1)]
        for socket in sockets:
            socket.say({"type": "hello"})
        for socket in sockets:
            await socket.settle()
        other, guests = await seated_table(app.state.service, SMALL, 2)
        await app.state.service.play.act(Request(other, Person(guests[0]), "a"), "choose dig")
        transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            for path in (other, *(table.table for table in tables)):
                assert (await http.get(f"/api/tables/{path}")).status_code == 200
        for number, socket in enumerate(sockets):
            socket.say({"type": "act", "id": f"a{number}", "option": "choose dig"})
            await socket.settle()
            assert f'{{"type":"done","id":"a{number}"}}'.encode() in socket.sent
        for socket in sockets:
            await socket.close()
        assert len(app.state.service.cache) == 3

    tell(story, replace(config, cache=3))


def test_after_a_peak_the_cache_is_at_its_size_again() -> None:
    cache = Cache(200)
    for number in range(5000):
        cache.get(f"t{number}")
        cache.keep(f"t{number}")
    assert len(cache) == 5000
    for number in range(5000):
        cache.release(f"t{number}")
    assert len(cache) == 200
    newest = cache.get("t4999")
    for number in range(199):
        cache.get(f"u{number}")
    assert cache.get("t4999") is newest


def test_the_table_asked_for_stays_when_all_others_are_kept() -> None:
    cache = Cache(2)
    for name in "abc":
        cache.keep(name)
    asked = cache.get("d")
    assert cache.get("d") is asked
    assert len(cache) == 4
    cache.get("e")
    assert len(cache) == 4
    assert cache.get("d") is not asked


def test_a_table_in_use_is_not_forgotten_not_even_between_two_who_use_it() -> None:
    async def story() -> None:
        cache = Cache(1)
        warm, between = cache.get("a"), []

        async def use(other: str) -> None:
            async with warm.lock:
                await asyncio.sleep(0)
            cache.get(other)  # nobody holds the lock, but the next one waits for it
            between.append(cache.get("a") is warm)

        await asyncio.gather(*[use(other) for other in "bcd"])
        assert between == [True, True, False]
        waiting = asyncio.create_task(warm.lock.acquire())
        async with warm.lock:
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        assert not warm.lock.in_use

    asyncio.run(story())


def test_opening_a_table_takes_as_long_however_many_are_kept() -> None:
    def seconds(kept: int) -> float:
        cache = Cache(200)
        for number in range(kept):
            cache.keep(f"k{number}")
        began = time.perf_counter()
        for number in range(2000):
            cache.get(f"t{number}")
        return time.perf_counter() - began

    assert min(seconds(20_000) for _ in range(3)) < 5 * min(seconds(20) for _ in range(3))
