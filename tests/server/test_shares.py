"""The bots' time is shared fairly: whoever lets many bots think keeps nobody else's waiting."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import PIPE, Popen

import psycopg
import pytest
from sqlalchemy import text

from asztal import registry
from asztal.bots import make_bot
from asztal.kernel import Decision, Seeded, observe
from asztal.server.bots import worker
from asztal.server.config import Config
from asztal.server.service import Service
from tests.server.clients import PATIENCE
from tests.server.people import with_service

SMALL = "own_pace"
OWN_PACE = Path(__file__).parents[1] / "kernel" / "minis" / "own_pace.py"
# The same game, in which the greedy bot takes its time.
SLOW = (
    OWN_PACE.read_text()
    .replace('"own_pace"', '"slow_pace"')
    .replace("from dataclasses", "import time\nfrom dataclasses")
)
SLOW = SLOW.replace(
    "\nTITLE",
    """
    def value(self, state: Pace, seat: int) -> float:
        time.sleep(0.02)
        return 0.0


TITLE""",
)


@pytest.fixture
def slow_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    file = tmp_path / "slow_pace.py"
    file.write_text(SLOW)
    monkeypatch.setenv(registry.VARIABLE, os.pathsep.join([os.environ[registry.VARIABLE], str(file)]))
    return "slow_pace"


async def bots_alone(service: Service, game: str, bot: str, share: str, seats: int = 2) -> str:
    """A table that bots play among themselves."""
    guest, _ = await service.sessions.welcome("Ada", "en")
    table = await service.lobby.create(guest, game, seats, {})
    for seat in range(seats):
        await service.lobby.sit_bot(guest, table, seat, bot)
    await service.lobby.start(guest, table, share=share)
    return table


@asynccontextmanager
async def working(config: Config) -> AsyncIterator[None]:
    task = asyncio.create_task(worker.run_worker(config))
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def count(service: Service, query: str, **values: str) -> int:
    async with service.engine.connect() as connection:
        return int((await connection.execute(text(query), values)).scalar_one())


async def until_moves(service: Service, table: str, moves: int) -> float:
    """How long it takes until so many choices were made."""
    began = time.monotonic()
    while await count(service, "SELECT seq FROM game_table WHERE id = :id", id=table) < moves:
        await asyncio.sleep(0.02)
    return time.monotonic() - began


def one_thought(game: str) -> float:
    title = registry.find(game)
    seen = observe(title.new(2, None, Seeded(1)), 0)
    made = title.new(2, None, Seeded(1)).decisions[0]
    began = time.monotonic()
    make_bot("greedy", title, 1).choose(Decision(0, made.ask, made.options), lambda: seen)
    return time.monotonic() - began


@pytest.mark.slow
def test_many_tables_of_bots_keep_no_other_share_waiting(alone: Config, slow_game: str) -> None:
    async def story(service: Service) -> None:
        async with working(alone):
            await until_moves(service, await bots_alone(service, SMALL, "greedy", "one"), 12)  # all have started
            for _ in range(12):
                await bots_alone(service, slow_game, "greedy", "many")
            await asyncio.sleep(1)
            most = await count(service, "SELECT count(*) FROM procrastinate_jobs WHERE status = 'doing'")
            other = await bots_alone(service, SMALL, "greedy", "one")
            taken = await until_moves(service, other, 1)
            assert most == 1
            assert await count(service, "SELECT count(*) FROM procrastinate_jobs WHERE lock = 'bots:many'") >= 12
            assert taken < thought + 0.5

    thought = one_thought(slow_game)
    assert thought > 0.3
    with_service(alone, story)


@pytest.mark.slow
def test_the_bots_of_one_share_follow_each_other_at_once(alone: Config) -> None:
    async def story(service: Service) -> None:
        async with working(alone):
            await until_moves(service, await bots_alone(service, SMALL, "random", "one"), 12)
            took = await until_moves(service, await bots_alone(service, SMALL, "random", "one", seats=4), 24)
            assert took < 24 * worker.POLL / 2

    with_service(alone, story)


@pytest.mark.slow
def test_a_share_goes_on_when_the_worker_that_thought_for_it_died(alone: Config) -> None:
    async def story(service: Service) -> None:
        tables = [await bots_alone(service, SMALL, "random", "one") for _ in range(2)]
        async with service.engine.begin() as connection:
            long_ago = "now() - interval '11 seconds'"  # longer than a worker may give no sign of life
            dead = f"INSERT INTO procrastinate_workers (last_heartbeat) VALUES ({long_ago}) RETURNING id"
            doing = "UPDATE procrastinate_jobs SET status = 'doing', worker_id = :dead"
            first = " WHERE id = (SELECT min(id) FROM procrastinate_jobs)"
            await connection.execute(text(doing + first), {"dead": (await connection.execute(text(dead))).scalar_one()})
        async with working(alone):
            for table in tables:
                await until_moves(service, table, 12)

    with_service(alone, story)


def test_a_table_without_a_share_waits_for_nobody(alone: Config) -> None:
    async def story(service: Service) -> None:
        await bots_alone(service, SMALL, "random", "")
        await bots_alone(service, SMALL, "random", "one")

    with_service(alone, story)
    with psycopg.connect(alone.database) as connection:
        locks = connection.execute("SELECT lock FROM procrastinate_jobs ORDER BY id").fetchall()
    assert locks == [(None,), ("bots:one",)]  # of two bots that are asked at once, the first is asked first


def test_whoever_thinks_comes_after_whoever_serves() -> None:
    with Popen([sys.executable, "-m", "asztal.server.bots.thinker"], stdin=PIPE, stdout=PIPE) as thinker:
        assert thinker.stdin is not None
        assert thinker.stdout is not None
        thinker.stdout.readline()
        assert os.getpriority(os.PRIO_PROCESS, thinker.pid) >= min(os.getpriority(os.PRIO_PROCESS, 0) + 10, 19)
        thinker.stdin.close()
