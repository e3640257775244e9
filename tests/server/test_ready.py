"""`/ready` tells a process that serves without news of others from one that cannot serve; the log says it once."""

import asyncio
from typing import Any

import httpx
import pytest
from litestar import Litestar
from msgspec.structs import replace
from structlog.testing import capture_logs

from asztal.server import background
from asztal.server.cluster import fanout
from asztal.server.config import Config
from asztal.server.tables.live.request import Request
from tests.server.private import Redis
from tests.server.test_metrics import read
from tests.server.wire import application, wire

SMALL = "own_pace"
PATIENCE = 30.0


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "PAUSE", 0.05)
    monkeypatch.setattr(background, "STEADY", 0.5)
    monkeypatch.setattr(fanout, "CHECK", 0.3)


async def ready(app: Litestar) -> tuple[int, Any]:
    transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        answer = await http.get("/ready")
    return answer.status_code, answer.json()


async def until(app: Litestar, status: int, said: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        while (found := await ready(app))[0] != status or found[1]["status"] != said:
            await asyncio.sleep(0.02)
    return found[1]


async def restarted(app: Litestar, times: int) -> None:
    """Wait until both tasks that need Redis have tried so often."""
    tasks = app.state.background.restarts
    more = {name: tasks[name] + times for name in ("listen", "publish")}
    async with asyncio.timeout(PATIENCE):
        while any(tasks[name] < count for name, count in more.items()):
            await asyncio.sleep(0.02)


def lines(log: list[Any], event: str) -> list[str]:
    return sorted(line["task"] for line in log if line["event"] == event)


def test_without_redis_the_server_plays_on_and_says_what_is_late(config: Config) -> None:
    async def story() -> None:
        redis = Redis()
        redis.kill()  # a port at which nothing listens
        here = replace(config, redis=redis.url)
        with capture_logs() as log:
            async with application(here) as one, application(here) as other:
                for app in (one, other):
                    assert await until(app, 200, "degraded") == {"status": "degraded", "news": "late"}
                    assert (await read(app))["asztal_degraded"] == 1
                await restarted(one, 1)
                assert (await ready(one))[0] == 200  # no task that we need has failed
                assert lines(log, "connection lost") == [
                    "listen",
                    "listen",
                    "publish",
                    "publish",
                ]  # of each process once

                table = await wire(one, SMALL, 2, {})
                socket = table.connect(0)
                socket.say({"type": "hello"})
                await socket.settle()
                await other.state.service.play.act(Request(table.table, table.rights[0], "a"), "choose dig")
                async with asyncio.timeout(PATIENCE):  # found by looking
                    while not any(b'"dug"' in message for message in socket.sent):
                        await asyncio.sleep(0.02)
                await socket.close()

                redis.start()
                try:
                    for app in (one, other):
                        assert await until(app, 200, "ok") == {"status": "ok", "news": "ok"}
                        assert (await read(app))["asztal_degraded"] == 0
                    async with asyncio.timeout(PATIENCE):
                        while len(lines(log, "connection back")) < 4:
                            await asyncio.sleep(0.05)
                finally:
                    redis.kill()
                assert (await until(one, 200, "degraded"))["news"] == "late"
                await restarted(one, 1)
                assert len(lines(log, "connection lost")) == 4  # the last ones were less than a minute ago

    asyncio.run(story())


def test_while_a_connection_is_lost_the_log_says_so_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost() -> None:
        raise OSError("gone")

    async def story(times: int) -> list[Any]:
        with capture_logs() as log:
            async with background.Background() as tasks:
                tasks.start("work", lost, spare=True)
                while tasks.restarts["work"] < times:
                    await asyncio.sleep(0.01)
                assert tasks.healthy
        return log

    assert len(asyncio.run(story(5))) == 1
    monkeypatch.setattr(background, "REMIND", 0.4)
    assert 2 <= len(asyncio.run(story(8))) <= 7


def test_without_its_database_a_server_does_not_serve(config: Config) -> None:
    async def story() -> None:
        nowhere = replace(config, database="postgresql://postgres@127.0.0.1:1/nothing")
        async with application(nowhere) as app:
            await restarted(app, 2)
            assert (await ready(app)) == (503, {"status": "waiting", "news": "late"})

    asyncio.run(story())


def test_news_that_do_not_come_back_make_a_server_degraded(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with application(config) as app:
            await until(app, 200, "ok")
            app.state.rooms.presence.tell_all = lambda news: None
            assert (await until(app, 200, "degraded"))["news"] == "late"

    monkeypatch.setattr(fanout, "ECHO", 0.1)
    monkeypatch.setattr(fanout, "LATE", 1.0)
    asyncio.run(story())
