"""Tasks of a process: one that fails is started again, and `/ready` tells of it meanwhile."""

import asyncio

import httpx
import pytest

from asztal.server import background
from asztal.server.background import Background
from asztal.server.config import Config
from tests.server.wire import application


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "PAUSE", 0.05)
    monkeypatch.setattr(background, "SHOWN", 0.5)


async def until_started_again(tasks: Background, name: str, times: int) -> None:
    while tasks.restarts[name] < times:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("failure", [ValueError("a bug"), OSError("gone"), None], ids=["bug", "connection", "end"])
def test_a_task_that_fails_or_ends_is_started_again(failure: Exception | None) -> None:
    async def story() -> None:
        calls = 0

        async def work() -> None:
            nonlocal calls
            calls += 1
            if calls == 3:
                await asyncio.Event().wait()
            if failure is not None:
                raise failure

        async with Background() as tasks:
            tasks.start("work", work)
            await until_started_again(tasks, "work", 2)
            fine = [tasks.healthy]
            await asyncio.sleep(0.6)
            assert [*fine, tasks.healthy] == [False, True]
            assert (calls, tasks.restarts["work"]) == (3, 2)

    asyncio.run(story())


def test_tasks_end_with_the_block_the_last_one_first() -> None:
    async def story() -> list[str]:
        ended: list[str] = []

        async def work(name: str) -> None:
            try:
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0.01)
                ended.append(name)

        async with Background() as tasks:
            for name in ("first", "second"):
                tasks.start(name, lambda name=name: work(name))  # type: ignore[misc]
            await asyncio.sleep(0)
        assert len(asyncio.all_tasks()) == 1
        return ended

    assert asyncio.run(story()) == ["second", "first"]


def test_a_process_whose_task_failed_is_not_ready_until_it_works_again(config: Config) -> None:
    async def story() -> None:
        async with application(config) as app:
            transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:

                async def ready() -> bool:
                    return (await http.get("/ready")).status_code == 200

                while not await ready():
                    await asyncio.sleep(0.01)
                broken = asyncio.Event()

                async def work() -> None:
                    await broken.wait()
                    broken.clear()
                    raise ValueError("a bug")

                app.state.background.start("work", work)
                assert await ready()
                broken.set()
                await until_started_again(app.state.background, "work", 1)
                assert not await ready()
                await asyncio.sleep(0.6)
                assert await ready()
                counts = await http.get("/metrics", headers={"Authorization": "Bearer token-token"})
                assert 'asztal_restarts_total{task="work"} 1.0' in counts.text
                assert 'asztal_restarts_total{task="listen"} 0.0' in counts.text

    asyncio.run(story())
