"""A service whose clock the test sets, with the loop that wakes tables."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import psycopg

from asztal.server.bots import worker
from asztal.server.clocks.clock import SECOND, Clock
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.storage.statements import Driver
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.wake.loop import Wake
from asztal.server.wire.around import Pace

PACE = Pace("live", 100, 60)
BEGAN = datetime(2026, 3, 28, 12, tzinfo=UTC)  # the clocks change on the next day


class World:
    """The time stands until somebody moves it."""

    def __init__(self, config: Config, driver: Driver) -> None:
        self.config, self.driver, self.now = config, driver, BEGAN
        self.service = self.restarted()

    def restarted(self) -> Service:
        """Another process, which knows what is stored."""
        self.service = Service(self.config, lambda: self.now)
        self.wake = Wake(self.config, self.service.keeper, worker.duties(self.service))
        return self.service

    def later(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)

    async def act(self, table: str, guest: int, option: str) -> None:
        await self.service.play.act(Request(table, Person(guest), f"{self.now.timestamp()}"), option)

    async def undo(self, table: str, guest: int, choices: int = 1) -> None:
        await self.service.play.undo(Request(table, Person(guest), f"{self.now.timestamp()}"), choices=choices)

    async def poll(self) -> None:
        """Whatever is due by now is done."""
        while await self.wake.poll(self.driver):
            pass

    async def sql(self, statement: str, *values: Any) -> list[Any]:
        done = await self.driver.execute(statement.encode(), values)
        return await done.fetchall() if done.description else []

    async def clock(self, table: str) -> Clock:
        async with self.service.changes.reading(table) as warm:
            found = warm.stored.clock
        assert found is not None
        return found

    async def banks(self, table: str) -> list[float]:
        return [mine.bank / SECOND for mine in await self.clock(table)]

    async def running(self, table: str) -> list[float | None]:
        """Since when the clocks run, in seconds from the beginning of the test."""
        since = [mine.since for mine in await self.clock(table)]
        return [None if at is None else at / SECOND - BEGAN.timestamp() for at in since]

    async def bots(self, table: str) -> list[tuple[str, str, int]]:
        return await self.sql("SELECT bot, why, flags FROM seat WHERE table_id = %s ORDER BY number", table)


def tell(config: Config, story: Callable[[World], Awaitable[None]]) -> None:
    async def told() -> None:
        connection = await psycopg.AsyncConnection.connect(config.database, autocommit=True)
        async with connection as driver:
            world = World(config, driver)
            first = world.service
            async with first:
                await story(world)
            if world.service is not first:
                async with world.service:
                    pass

    asyncio.run(told())
