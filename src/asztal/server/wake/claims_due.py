"""Requests for seats at which somebody must look: the wait of one is over, whichever process was asked."""

import asyncio
import time

import psycopg
import structlog

from asztal.server.clocks.keeper import Now
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.people.claiming import Claiming
from asztal.server.storage.statements import Driver, rows

_LOG = structlog.get_logger("asztal.wake")
EVERY = 2.0  # seconds between looks
LATER = 60.0  # seconds until a request is looked at again where something went wrong
BATCH = 100
_DUE = """
SELECT id, table_id, number FROM claim WHERE look_at <= %(now)s AND id <> ALL(%(later)s)
ORDER BY look_at LIMIT %(batch)s
"""


class ClaimsDue:
    """The loop over `Claim.look_at`; any number of processes may run it, and nothing is done twice.

    It does not go by `GameTable.wake_at`: a worker of the release before knows of no request and would move it on.
    """

    def __init__(self, config: Config, claiming: Claiming, now: Now) -> None:
        self._config, self._claiming, self._now = config, claiming, now
        self._later: dict[int, float] = {}  # when a request may be looked at again

    async def run(self) -> None:
        """Poll until the connection is lost."""
        async with await psycopg.AsyncConnection.connect(self._config.database, autocommit=True) as driver:
            while True:
                await self.poll(driver)
                await asyncio.sleep(EVERY)

    async def poll(self, driver: Driver) -> None:
        """Look at what is due."""
        now = time.monotonic()
        self._later = {claim: until for claim, until in self._later.items() if until > now}
        values = {"now": self._now(), "later": list(self._later), "batch": BATCH}
        for claim, table_id, number in await rows(driver, _DUE, values):
            try:
                await self._claiming.look(table_id, number)
            except Exception as error:  # one table must not stop the others
                why = error.key if isinstance(error, Denied) else type(error).__name__
                _LOG.warning("request for a seat not looked at", table=table_id, error=why)
                self._later[claim] = now + LATER
