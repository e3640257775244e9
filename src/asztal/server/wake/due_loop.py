"""The loop over rows that are due.

It does not go by `GameTable.wake_at`: a worker of the release before knows of no such row and would move it on.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import psycopg
import structlog

from asztal.server.clocks.keeper import Keeper
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.storage.statements import Driver, rows

_LOG = structlog.get_logger("asztal.wake")
LATER = 60.0  # seconds until something is looked at again where something went wrong
BATCH = 100


class DueRows(NamedTuple):
    """Which rows are due and what is done with them.

    `query` finds at most `batch` of those that are due `now`, as what is put `later` if something goes wrong, the table
    and the number that `do` is given.
    """

    query: str
    do: Callable[[str, int], Awaitable[None]]
    failed: str  # what the log says then
    every: float  # seconds between looks


class DueLoop:
    """Does what is due; any number of processes may run it, if nothing is done twice by `DueRows.do`."""

    def __init__(self, config: Config, keeper: Keeper, due: DueRows) -> None:
        self._config, self._keeper, self._due = config, keeper, due
        self._later: dict[Any, float] = {}  # when something may be looked at again

    async def run(self) -> None:
        """Poll until the connection is lost."""
        async with await psycopg.AsyncConnection.connect(self._config.database, autocommit=True) as driver:
            while True:
                await self.poll(driver)
                await asyncio.sleep(self._due.every)

    async def poll(self, driver: Driver) -> None:
        """Do what is due now."""
        now = time.monotonic()
        self._later = {key: until for key, until in self._later.items() if until > now}
        values = {"now": self._keeper.now(), "later": list(self._later), "batch": BATCH}
        for key, table_id, number in await rows(driver, self._due.query, values):
            if key in self._later:
                continue
            try:
                await self._due.do(table_id, number)
            except Exception as error:  # one table must not stop the others
                why = error.key if isinstance(error, Denied) else type(error).__name__
                _LOG.warning(self._due.failed, table=table_id, error=why)
                self._later[key] = now + LATER
