"""Unused tables: those that wait for people are deleted after a while, those in play end without a result."""

from datetime import datetime

from asztal.server.clocks.keeper import Now
from asztal.server.denied import Denied
from asztal.server.storage.retention import ABANDONED, UNUSED
from asztal.server.storage.statements import Driver, rows
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.play.ending import end

_DELETE = "DELETE FROM game_table WHERE id = ANY(%(ids)s) AND status = 'waiting' AND changed <= %(before)s"
_WAITING = "SELECT id, changed FROM game_table WHERE id = ANY(%(ids)s) AND status = 'waiting'"
_LOOKED = """
SELECT t.id, greatest(t.changed, (SELECT max(seen_at) FROM seat s WHERE s.table_id = t.id)) FROM game_table t
WHERE t.id = ANY(%(ids)s) AND t.status = 'playing'
"""


class Unused:
    """Deletes tables that wait for people when nobody came for a week."""

    def __init__(self, now: Now) -> None:
        self._now = now

    async def perform(self, driver: Driver, ids: list[str]) -> dict[str, datetime]:
        """Delete the unused ones of these tables."""
        await driver.execute(_DELETE.encode(), {"ids": ids, "before": self._now() - UNUSED})
        return {table_id: changed + UNUSED for table_id, changed in await rows(driver, _WAITING, {"ids": ids})}


class Abandoned:
    """Ends tables in play when nobody has looked at them for long enough."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def perform(self, driver: Driver, ids: list[str]) -> dict[str, datetime]:
        """End the abandoned ones of these tables."""
        now, nexts = self._changes.keeper.now(), dict[str, datetime]()
        for table_id, looked in await rows(driver, _LOOKED, {"ids": ids}):
            if looked + ABANDONED <= now:
                await self._end(table_id)
            else:
                nexts[table_id] = looked + ABANDONED
        return nexts

    async def _end(self, table_id: str) -> None:
        try:
            async with self._changes.change(table_id) as (change, connection):
                if change.status == "playing":
                    await end(change, connection, "abandoned")
        except Denied:  # its game is not installed, or for newer rules: it is not ours to end
            return
