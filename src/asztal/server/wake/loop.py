"""The loop that looks at tables when it is time and does what is due by what it finds, so that no crash matters."""

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta

import psycopg

from asztal.server.clocks.keeper import Keeper
from asztal.server.config import Config
from asztal.server.storage.statements import Driver, rows
from asztal.server.wake.duty import Duty

EVERY = 3.0  # seconds between looks
BATCH = 100  # tables that are looked at together
LEASE = timedelta(seconds=30)  # others leave a table alone that somebody looks at; after a crash they look then

_TAKE = """
UPDATE game_table SET wake_at = %(until)s WHERE id IN (
  SELECT id FROM game_table WHERE wake_at <= %(now)s ORDER BY wake_at LIMIT %(batch)s FOR UPDATE SKIP LOCKED)
RETURNING id, version
"""
# A change that was made meanwhile, maybe by us, or somebody who asks may be the reason to look again earlier.
_PUSH_ON = """
UPDATE game_table t SET
  wake_at = CASE WHEN t.version = n.version AND t.wake_at = %(until)s THEN n.at ELSE %(now)s END
FROM unnest(%(ids)s::text[], %(versions)s::int[], %(nexts)s::timestamptz[]) AS n(id, version, at) WHERE t.id = n.id
"""


class Wake:
    """The loop over `GameTable.wake_at`; any number of processes may run it."""

    def __init__(self, config: Config, keeper: Keeper, duties: Sequence[Duty]) -> None:
        self._config, self._keeper, self._duties = config, keeper, duties

    async def run(self) -> None:
        """Poll until the connection is lost."""
        async with await psycopg.AsyncConnection.connect(self._config.database, autocommit=True) as driver:
            await self._keeper.beat("worker")  # whoever was late while we were away was not late
            while True:
                while await self.poll(driver) == BATCH:
                    pass
                await asyncio.sleep(EVERY)

    async def poll(self, driver: Driver) -> int:
        """Look at some of the tables whose time has come; returns their number."""
        now = self._keeper.now()
        until = now + LEASE
        taken = await rows(driver, _TAKE, {"now": now, "until": until, "batch": BATCH})
        if not taken:
            return 0
        ids = [table_id for table_id, _ in taken]
        nexts: dict[str, datetime] = {}
        for duty in self._duties:
            for table_id, at in (await duty.perform(driver, ids)).items():
                nexts[table_id] = min(at, nexts.get(table_id, at))
        values = {"ids": ids, "versions": [version for _, version in taken], "nexts": [*map(nexts.get, ids)]}
        await driver.execute(_PUSH_ON.encode(), {**values, "until": until, "now": self._keeper.now()})
        return len(ids)
