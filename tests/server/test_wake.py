"""Tables are looked at when it is time: lost turns are asked for again, and what is old is deleted."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import psycopg
import pytest

from asztal.server import background
from asztal.server.bots import worker
from asztal.server.cluster import fanout
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.storage import retention
from asztal.server.storage.retention import tidy
from asztal.server.storage.statements import Driver
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.wake import loop
from asztal.server.wake.loop import Wake
from asztal.server.wake.turns import ASKED
from tests.server.clients import PATIENCE, environment
from tests.server.people import game_of, seated_table
from tests.server.sabotage import failing_turns
from tests.server.wire import Socket, application

SMALL = "own_pace"
NOW = "UPDATE game_table SET wake_at = now() WHERE id = %s"


class World:
    """A service, the loop, and a connection to see and change what is stored."""

    def __init__(self, config: Config, service: Service, driver: Driver) -> None:
        self.config, self.service, self.driver = config, service, driver
        self.wake = Wake(config, service.keeper, worker.duties(service))

    async def sql(self, statement: str, *values: Any) -> list[Any]:
        done = await self.driver.execute(statement.encode(), values)
        return await done.fetchall() if done.description else []

    async def jobs(self) -> list[tuple[str, int, int]]:
        """Table, seat and action of the turns in the queue."""
        found = await self.sql("SELECT args FROM procrastinate_jobs WHERE status IN ('todo', 'doing') ORDER BY id")
        return [(args["table_id"], args["seat"], args["seq"]) for (args,) in found]

    async def poll(self) -> int:
        return await self.wake.poll(self.driver)

    async def due(self, table: str) -> float | None:
        """Seconds until somebody looks at the table."""
        ((seconds,),) = await self.sql(
            "SELECT extract(epoch FROM wake_at - now()) FROM game_table WHERE id = %s", table
        )
        return None if seconds is None else float(seconds)


def tell(config: Config, story: Callable[[World], Awaitable[None]]) -> None:
    async def told() -> None:
        connection = await psycopg.AsyncConnection.connect(config.database, autocommit=True)
        async with Service(config) as service, connection as driver:
            await story(World(config, service, driver))

    asyncio.run(told())


def test_a_turn_that_was_lost_is_asked_for_again_and_one_that_waits_is_not(alone: Config) -> None:
    async def story(world: World) -> None:
        table, guests = await seated_table(world.service, SMALL, 2, 1)
        await world.service.play.act(Request(table, Person(guests[0]), "a"), "choose dig")
        asked = await world.jobs()
        assert asked == [(table, 1, 0)]
        assert await world.poll() == 0  # it is not time yet
        await world.sql(NOW, table)
        assert await world.poll() == 1
        assert await world.jobs() == asked
        await world.sql("UPDATE procrastinate_jobs SET status = 'doing'")
        await world.sql(NOW, table)
        assert await world.poll() == 1
        assert await world.jobs() == asked
        await world.sql("DELETE FROM procrastinate_jobs")
        await world.sql(NOW, table)
        assert await world.poll() == 1
        assert await world.jobs() == [(table, 1, 1)]
        assert 50 < (await world.due(table) or 0) <= 60

    tell(alone, story)


def test_a_turn_is_found_in_a_long_queue_without_reading_all_of_it(alone: Config) -> None:
    async def story(world: World) -> None:
        tables = [(await seated_table(world.service, SMALL, 2, 1))[0] for _ in range(3)]
        await world.sql(
            "INSERT INTO procrastinate_jobs (queue_name, task_name, args, status)"
            " SELECT 'bots', 'bot_turn', jsonb_build_object('table_id', 't' || n, 'seat', n %% 3, 'seq', n), 'todo'"
            " FROM generate_series(1, 10000) n"
        )
        await world.sql("ANALYZE procrastinate_jobs")
        plan = await world.sql(f"EXPLAIN {ASKED}".replace("%(task)s", "'bot_turn'").replace("%(ids)s", "%s"), tables)
        told = "\n".join(line for (line,) in plan)
        assert "asztal_queued_turns" in told
        assert "Seq Scan on procrastinate_jobs" not in told

    tell(alone, story)


def test_a_table_that_waits_for_people_only_is_looked_at_when_it_may_be_abandoned(alone: Config) -> None:
    async def story(world: World) -> None:
        table, _ = await seated_table(world.service, SMALL, 2)
        await world.sql(NOW, table)
        assert await world.poll() == 1
        assert await world.jobs() == []
        assert 29.9 < (await world.due(table) or 0) / 86_400 <= 30

    tell(alone, story)


def test_a_table_that_nobody_looked_at_for_a_month_ends_without_a_result(alone: Config) -> None:
    async def story(world: World) -> None:
        tables = [(await seated_table(world.service, SMALL, 2))[0] for _ in range(3)]
        old, looked, changed = tables
        await world.sql("UPDATE game_table SET changed = now() - interval '31 days', wake_at = now()")
        await world.sql("UPDATE seat SET seen_at = now() - interval '31 days'")
        await world.sql(
            "UPDATE seat SET seen_at = now() - interval '10 days' WHERE table_id = %s AND number = 1", looked
        )
        await world.sql("UPDATE game_table SET changed = now() - interval '20 days' WHERE id = %s", changed)
        assert await world.poll() == 3
        found = dict(await world.sql("SELECT id, status FROM game_table"))
        assert found == {old: "ended", looked: "playing", changed: "playing"}
        assert await world.sql("SELECT table_id, how FROM result") == [(old, "abandoned")]
        assert await world.sql("SELECT table_id, kind FROM story WHERE kind LIKE 'ended%%'") == [
            (old, "ended-abandoned")
        ]
        assert [round((await world.due(table) or 0) / 86_400) for table in (looked, changed)] == [20, 10]
        await world.sql(NOW, old)
        await world.poll()
        assert await world.due(old) is None

    tell(alone, story)


def test_two_loops_at_once_ask_once(alone: Config) -> None:
    async def story(world: World) -> None:
        tables = [(await seated_table(world.service, SMALL, 3, 1))[0] for _ in range(20)]
        await world.sql("DELETE FROM procrastinate_jobs")
        await world.sql("UPDATE game_table SET wake_at = now()")

        async def look() -> None:
            async with await psycopg.AsyncConnection.connect(alone.database, autocommit=True) as driver:
                while await world.wake.poll(driver):
                    pass

        await asyncio.gather(*[look() for _ in range(4)])
        assert sorted(await world.jobs()) == sorted((table, 1, 0) for table in tables)

    tell(alone, story)


def test_who_asks_for_a_look_during_one_gets_another(alone: Config) -> None:
    class Asked:
        """A duty for which the next look is far, while somebody else asks for one."""

        async def perform(self, driver: Driver, ids: list[str]) -> dict[str, datetime]:
            for table in ids:
                await driver.execute(NOW.encode(), (table,))
            return {table: datetime.now(UTC) + timedelta(days=1) for table in ids}

    async def story(world: World) -> None:
        table, _ = await seated_table(world.service, SMALL, 2, 1)
        await world.sql(NOW, table)
        await Wake(world.config, world.service.keeper, [Asked()]).poll(world.driver)
        assert (await world.due(table) or 0) <= 0

    tell(alone, story)


def test_a_table_of_a_game_that_is_not_installed_keeps_no_other_from_being_looked_at(alone: Config) -> None:
    async def story(world: World) -> None:
        tables = [(await seated_table(world.service, SMALL, 2, 1))[0] for _ in range(3)]
        gone, broken, _ = tables
        await world.sql("UPDATE game_table SET game = 'not_installed', waiting = 0 WHERE id = %s", gone)
        await world.sql("UPDATE position SET state = 'rubbish' WHERE table_id = %s", broken)
        await world.sql("UPDATE game_table SET waiting = 0 WHERE id = %s", broken)
        await world.sql("DELETE FROM procrastinate_jobs")
        await world.sql("UPDATE game_table SET wake_at = now()")
        assert await world.poll() == 3
        assert await world.jobs() == [(tables[2], 1, 0)]
        for table in (gone, broken):
            assert 3500 < (await world.due(table) or 0) <= 3600
        await world.sql("UPDATE game_table SET game = %s, wake_at = now() WHERE id = %s", SMALL, gone)
        assert [await world.poll(), await world.poll(), await world.poll()] == [1, 1, 0]
        assert await world.sql("SELECT waiting FROM game_table WHERE id = %s", gone) == [(0b11,)]
        assert (gone, 1, 0) in await world.jobs()

    tell(alone, story)


@asynccontextmanager
async def working(config: Config, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A worker in this process that looks all the time."""
    monkeypatch.setattr(loop, "EVERY", 0.1)
    monkeypatch.setattr(background, "PAUSE", 0.05)
    task = asyncio.create_task(worker.run_worker(config))
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@pytest.mark.slow
def test_after_turns_that_failed_for_good_a_table_goes_on_with_the_fixed_bug(
    alone: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(world: World) -> None:
        table, _ = await seated_table(world.service, SMALL, 2, 1)
        await world.sql("UPDATE game_table SET game = 'not_installed' WHERE id = %s", table)
        async with working(alone, monkeypatch) as task, asyncio.timeout(PATIENCE):
            while await world.jobs():
                await asyncio.sleep(0.1)
            assert await world.sql("SELECT count(*) FROM procrastinate_jobs") == [(0,)]
            await world.sql("UPDATE game_table SET game = %s, wake_at = now() WHERE id = %s", SMALL, table)
            while True:
                async with game_of(world.service, table) as game:
                    if 1 not in game.decisions:  # the bot has made its three choices
                        break
                await asyncio.sleep(0.1)
            assert not task.done()

    monkeypatch.setattr(worker, "RETRIES", 1)
    tell(alone, story)


@pytest.mark.slow
def test_a_turn_that_fails_is_logged_without_its_table(alone: Config) -> None:
    async def story(world: World) -> None:
        table, _ = await seated_table(world.service, SMALL, 2, 1)
        words = [sys.executable, "-m", "tests.server.sabotage", failing_turns.__name__, "worker"]
        with subprocess.Popen(words, env=environment(alone), stderr=subprocess.PIPE) as process:
            try:
                async with asyncio.timeout(PATIENCE):
                    while await world.jobs():
                        await asyncio.sleep(0.1)
            finally:
                process.terminate()
                _, said = process.communicate(timeout=PATIENCE)
        assert said.count(b"turn failed") > worker.RETRIES
        assert b"ZeroDivisionError" in said
        assert table.encode() not in said

    tell(alone, story)


def test_a_table_that_nobody_used_for_a_week_is_deleted_unless_it_has_begun(alone: Config) -> None:
    async def story(world: World) -> None:
        guest, _ = await world.service.sessions.welcome("Ada", "en")
        old, used, recent = [await world.service.lobby.create(guest, SMALL, 2, {}) for _ in range(3)]
        await world.service.lobby.join(guest, old, "Ada")
        begun, _ = await seated_table(world.service, SMALL, 2)
        await world.sql("UPDATE game_table SET changed = now() - interval '8 days', wake_at = now() - interval '1 s'")
        await world.sql("UPDATE game_table SET wake_at = now() + interval '1 hour' WHERE id = %s", used)
        await world.sql("UPDATE game_table SET changed = now() - interval '6 days' WHERE id = %s", recent)
        assert await world.poll() == 3
        left = {table for (table,) in await world.sql("SELECT id FROM game_table")}
        assert left == {used, recent, begun}
        assert 0.9 < (await world.due(recent) or 0) / 86_400 <= 1

    tell(alone, story)


def test_a_table_that_somebody_looks_at_is_kept(alone: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        guest, _ = await world.service.sessions.welcome("Ada", "en")
        looked, other = [await world.service.lobby.create(guest, SMALL, 2, {}) for _ in range(2)]
        begun, _ = await seated_table(world.service, SMALL, 2)
        await world.sql("UPDATE game_table SET wake_at = now() + interval '1 minute'")
        async with application(alone) as app:
            sockets = [Socket(app, table, "") for table in (looked, begun)]
            for socket in sockets:
                socket.say({"type": "hello"})
                await socket.settle()
            await app.state.fanout.note_use()
            for socket in sockets:
                await socket.close()
            monkeypatch.setattr(fanout, "STAY", 0.0)
            await app.state.fanout.note_use()
        assert [(await world.due(table) or 0) > 600_000 for table in (looked, other, begun)] == [True, False, False]

    tell(alone, story)


def test_old_guests_without_tables_and_old_chat_are_deleted(alone: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        service = world.service
        table, seated = await seated_table(service, SMALL, 2)
        later, others = await seated_table(service, SMALL, 2)
        for number in range(5):
            await service.play.say(Request(table, Person(seated[0]), f"s{number}"), "hello")
        await service.play.say(Request(later, Person(others[0]), "s"), "hello")
        owner, _ = await service.sessions.welcome("Owner", "en")
        await service.lobby.create(owner, SMALL, 2, {})
        for number in range(5):
            await service.sessions.welcome(f"G{number}", "en")
        await world.sql("UPDATE guest SET created = now() - interval '31 days', seen_at = created - interval '31 days'")
        young, _ = await service.sessions.welcome("Young", "en")
        await world.sql("UPDATE game_table SET changed = now() - interval '181 days' WHERE id = %s", table)
        await tidy(world.driver)
        left = {guest for (guest,) in await world.sql("SELECT id FROM guest")}
        assert left >= {*seated, owner, young}
        assert await world.sql("SELECT count(*) FROM guest WHERE name LIKE 'G%%'") == [(0,)]
        assert await world.sql("SELECT table_id FROM chat") == [(later,)]
        await service.play.say(Request(table, Person(seated[0]), "again"), "hello")  # numbered as before
        assert await world.sql("SELECT number FROM chat WHERE table_id = %s", table) == [(6,)]

    monkeypatch.setattr(retention, "BATCH", 2)
    tell(alone, story)
