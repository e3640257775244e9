"""Looking at tables when it is time: one loop that does whatever is due by what it finds, so that no crash matters."""

import asyncio
import time
from datetime import timedelta
from typing import Any, NamedTuple

import psycopg
import structlog

from asztal import registry
from asztal.kernel import bit
from asztal.kernel.record import restored
from asztal.server.config import Config
from asztal.server.storage.jobs import BOT_TURN, Jobs
from asztal.server.storage.retention import UNUSED, tidy
from asztal.server.storage.statements import ASK_AGAIN, Driver

_LOG = structlog.get_logger("asztal.wake")
EVERY = 3.0  # seconds between looks
TIDY = 3600.0  # seconds between deletions of what is old
BATCH = 100  # tables that are looked at together
UNREADABLE = timedelta(hours=1)  # until a table is looked at again whose game is not installed or cannot be read

_DUE = "SELECT id FROM game_table WHERE wake_at <= now() ORDER BY wake_at LIMIT %(batch)s FOR UPDATE SKIP LOCKED"
_BOT_ASKED = "s.table_id = t.id AND s.bot <> '' AND (t.waiting >> s.number) & 1 = 1"
_UNASKED = f"""
SELECT t.id, s.number, t.seq, t.share FROM game_table t JOIN seat s ON {_BOT_ASKED}
WHERE t.id = ANY(%(ids)s) AND t.status = 'playing' AND NOT EXISTS (
  SELECT 1 FROM procrastinate_jobs j WHERE j.task_name = %(task)s AND j.status IN ('todo', 'doing')
    AND j.args ->> 'table_id' = t.id AND (j.args ->> 'seat')::int = s.number)
ORDER BY t.wake_at, s.number
"""
_UNUSED = "DELETE FROM game_table WHERE id = ANY(%(ids)s) AND status = 'waiting' AND changed <= now() - %(unused)s"
_NEXT = f"""
UPDATE game_table t SET wake_at = CASE
  WHEN status = 'waiting' THEN changed + %(unused)s
  WHEN status = 'playing' AND (waiting = 0 OR EXISTS (SELECT 1 FROM seat s WHERE {_BOT_ASKED})) THEN now() + %(again)s
END WHERE id = ANY(%(ids)s)
"""
# A game that is played asks somebody: who that is was not known when the column was made.
_UNKNOWN = """
SELECT t.id, t.version, t.game, p.state FROM game_table t JOIN position p ON p.table_id = t.id
WHERE t.id = ANY(%(ids)s) AND t.status = 'playing' AND t.waiting = 0
"""
_KNOWN = """
UPDATE game_table SET waiting = %(waiting)s, wake_at = now() + %(later)s WHERE id = %(id)s AND version = %(version)s
"""


class Unknown(NamedTuple):
    """A table of which nobody knows who is asked."""

    id: str
    version: int
    game: str
    state: bytes


class Wake:
    """The loop over `GameTable.wake_at`; any number of processes may run it at once."""

    def __init__(self, config: Config, jobs: Jobs) -> None:
        self._config, self._jobs = config, jobs
        self._tidy_at = 0.0

    async def run(self) -> None:
        """Look again and again, until the connection is lost."""
        async with await psycopg.AsyncConnection.connect(self._config.database, autocommit=True) as driver:
            while True:
                while await self.look(driver) == BATCH:
                    pass
                if time.monotonic() >= self._tidy_at:
                    self._tidy_at = time.monotonic() + TIDY
                    await tidy(driver)
                await asyncio.sleep(EVERY)

    async def look(self, driver: Driver) -> int:
        """Look at some of the tables for which it is time; gives their number."""
        async with driver.transaction():
            ids = [row[0] for row in await _all(driver, _DUE, {"batch": BATCH})]
            if not ids:
                return 0
            # Only now, with the rows locked: what was queued together with a move is seen as well.
            for unasked in await _all(driver, _UNASKED, {"ids": ids, "task": BOT_TURN}):
                await self._jobs.bot_turn(driver, *unasked)
            await driver.execute(_UNUSED.encode(), {"ids": ids, "unused": UNUSED})
            again = timedelta(seconds=ASK_AGAIN)
            await driver.execute(_NEXT.encode(), {"ids": ids, "unused": UNUSED, "again": again})
        unknown = [Unknown._make(row) for row in await _all(driver, _UNKNOWN, {"ids": ids})]
        for table, waiting in zip(unknown, await asyncio.to_thread(_asked, unknown), strict=True):
            later = timedelta() if waiting else UNREADABLE
            values = {"waiting": waiting, "later": later, "id": table.id, "version": table.version}
            await driver.execute(_KNOWN.encode(), values)
        return len(ids)


async def _all(driver: Driver, query: str, values: dict[str, Any]) -> list[Any]:
    return await (await driver.execute(query.encode(), values)).fetchall()


def _asked(tables: list[Unknown]) -> list[int]:
    """The seats that are asked at each table, as bits; 0 where that cannot be told."""
    masks = []
    for table in tables:
        try:
            masks.append(sum(map(bit, restored(registry.find(table.game), table.state).decisions)))
        except Exception as error:
            _LOG.warning("table cannot be read", game=table.game, error=type(error).__name__)
            masks.append(0)
    return masks
