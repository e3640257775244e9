"""What is stored of people and of tables could be stored in two databases."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import AsyncConnection
from sqlalchemy import select

from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.storage import retention
from asztal.server.storage.models import GameTable, SeatHolder
from asztal.server.storage.people import Guest
from asztal.server.storage.statements import borrowed
from tests.server.people import with_service
from tests.server.sides import CROSSINGS, EVERYWHERE, SIDES, Crossing, touched

_KEYS = "SELECT conrelid::regclass::text, confrelid::regclass::text FROM pg_constraint WHERE contype = 'f'"
_HELD = "SELECT guest_id FROM holder"


def test_every_relation_is_on_one_side(config: Config) -> None:
    with psycopg.connect(config.database) as connection:
        tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        found = {name for (name,) in tables if not name.startswith(("procrastinate", "alembic"))}
    assert found == {*SIDES, *EVERYWHERE}


def test_no_foreign_key_leads_to_the_other_side(config: Config) -> None:
    with psycopg.connect(config.database) as connection:
        keys = [(here, there) for here, there in connection.execute(_KEYS) if here in SIDES]
    assert len(keys) > 10
    assert [(here, there) for here, there in keys if SIDES[here] != SIDES[there]] == []


def test_relations_are_found_in_statements() -> None:
    assert touched("WITH gone AS (DELETE FROM guest g USING seat s) SELECT 'FROM story', t.action FROM tally t") == {
        "guest",
        "seat",
        "tally",
    }
    assert touched(str(select(Guest.id, SeatHolder.number).where(Guest.id == SeatHolder.guest_id))) == {
        "guest",
        "holder",
    }
    assert touched("SELECT seat, story, position FROM procrastinate_jobs") == set()


async def one_statement(service: Service) -> None:
    async with borrowed(service.stores) as driver:
        await driver.execute("SELECT 1 FROM guest g JOIN holder h ON h.guest_id = g.id")


async def two_statements(service: Service) -> None:
    async with service.engine.begin() as connection:
        await connection.execute(select(Guest.id))
        await connection.execute(select(GameTable.id))


async def in_a_transaction_of_the_driver(service: Service) -> None:
    async with borrowed(service.stores) as driver, driver.transaction():
        await driver.execute("SELECT 1 FROM channel")
        await driver.execute("UPDATE seat SET flags = 0")


@pytest.mark.parametrize("story", [one_statement, two_statements, in_a_transaction_of_the_driver])
def test_a_transaction_that_touches_both_sides_is_noticed(
    story: Callable[[Service], Awaitable[None]], config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CROSSINGS, str(tmp_path / "found"))
    with pytest.raises(Crossing, match=r"one transaction touches \w+, \w+"):
        with_service(config, story)
    assert "test_sides.py" in (tmp_path / "found").read_text()


def test_two_transactions_may_touch_one_side_each(config: Config) -> None:
    async def story(service: Service) -> None:
        async with borrowed(service.stores) as driver:
            await driver.execute("SELECT 1 FROM guest")
            await driver.execute("SELECT 1 FROM seat")
            for name in ("guest", "seat"):
                async with driver.transaction():
                    await driver.execute(f"SELECT 1 FROM {name}".encode())
        async with service.engine.connect() as connection:
            await connection.execute(select(Guest.id))
            await connection.commit()
            await connection.execute(select(GameTable.id))

    with_service(config, story)


@pytest.mark.parametrize("stopped_after", [1, 2, 3])
def test_deleting_idle_guests_is_killed_anywhere_and_taken_up_again(
    stopped_after: int, alone: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sits down between two steps stays; the others are gone after the next time at the latest."""

    class Killed(Exception):
        pass

    async def story(service: Service) -> None:
        people = {name: await service.sessions.welcome(name, "en") for name in ("Ann", "Ben", "Cid")}
        table = await service.lobby.create(people["Ann"][0], "orchard", 2, {})
        with psycopg.connect(alone.database) as connection:
            long_ago = "now() - interval '31 days'"
            connection.execute(f"UPDATE guest SET created = {long_ago}, seen_at = {long_ago}".encode())
        steps = 0
        async with await AsyncConnection.connect(alone.database, autocommit=True) as driver:
            execute = driver.execute

            async def counted(*args: Any) -> Any:
                nonlocal steps
                if steps == stopped_after:
                    raise Killed
                steps += 1
                answer = await execute(*args)
                if steps == 2:  # Ben comes back after the tables were asked
                    assert await service.sessions.find(people["Ben"][1]) is not None
                    await service.lobby.join(people["Ben"][0], table, "Ben")
                return answer

            monkeypatch.setattr(driver, "execute", counted)
            with pytest.raises(Killed):
                await retention.delete_idle_guests(driver, [driver])
            monkeypatch.setattr(driver, "execute", execute)
            await retention.delete_idle_guests(driver, [driver])
            left = {name for name, (_, token) in people.items() if await service.sessions.find(token) is not None}
            held = await (await driver.execute(_HELD)).fetchall()
        assert "Ann" in left
        assert ("Ben" in left) == (stopped_after >= 2)
        assert "Cid" not in left
        assert len(held) == (stopped_after >= 2)

    with_service(alone, story)
