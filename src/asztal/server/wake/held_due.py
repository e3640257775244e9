"""Held choices whose seconds are over are carried out, whichever process took them and whatever became of it."""

import asyncio
import time

import psycopg
import structlog

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.storage.statements import Driver, rows
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.play.holding import make_held, stands
from asztal.server.tables.stored.held_choices import drop_held, read_held

_LOG = structlog.get_logger("asztal.wake")
EVERY = 0.5  # seconds between looks
LATER = 60.0  # seconds until a table is looked at again where something went wrong
BATCH = 100
_DUE = """
SELECT table_id, seat FROM held_choice WHERE due <= %(now)s AND table_id <> ALL(%(later)s)
ORDER BY due LIMIT %(batch)s
"""


class HeldChoices:
    """The loop over `HeldChoice.due`; any number of processes may run it, and each choice is made once.

    It does not go by `GameTable.wake_at`: a worker of the release before knows of no held choice and would move it on.
    """

    def __init__(self, config: Config, changes: Changes) -> None:
        self._config, self._changes = config, changes
        self._later: dict[str, float] = {}  # when a table may be looked at again

    async def run(self) -> None:
        """Poll until the connection is lost."""
        async with await psycopg.AsyncConnection.connect(self._config.database, autocommit=True) as driver:
            while True:
                await self.poll(driver)
                await asyncio.sleep(EVERY)

    async def poll(self, driver: Driver) -> None:
        """Carry out what is due."""
        now = time.monotonic()
        self._later = {table: until for table, until in self._later.items() if until > now}
        values = {"now": self._changes.keeper.now(), "later": list(self._later), "batch": BATCH}
        for table_id, seat in await rows(driver, _DUE, values):
            if table_id in self._later:
                continue
            try:
                await self._carry_out(table_id, seat)
            except Exception as error:  # one table must not stop the others
                why = error.key if isinstance(error, Denied) else type(error).__name__
                _LOG.warning("held choice not carried out", table=table_id, error=why)
                self._later[table_id] = now + LATER

    async def _carry_out(self, table_id: str, seat: int) -> None:
        async with self._changes.change(table_id) as (change, connection):
            held = (await read_held(connection, table_id)).get(seat)
            if held is None or held.due is None or held.due > change.at:
                return
            if stands(held, change.warm):
                await make_held(change, connection, held)
            else:  # the seat is asked something else, or somebody else plays it
                await drop_held(connection, table_id, seat)
                change.held = True
