"""Tables that are starting: they begin, even if the process that waited for nonces is gone."""

from datetime import datetime, timedelta

from asztal.server.denied import Denied
from asztal.server.storage.statements import Driver, rows
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.lobby.beginning import REVEALING, begin_when_ready
from asztal.server.wake.duty import UNREADABLE

_STARTING = "SELECT id FROM game_table WHERE id = ANY(%(ids)s) AND status = 'waiting' AND starting IS NOT NULL"


class Starts:
    """Begins tables that are starting: nobody can come or go there, so they must not stay that way."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def perform(self, driver: Driver, ids: list[str]) -> dict[str, datetime]:
        """Begin those of these tables whose time for nonces is over."""
        nexts = dict[str, datetime]()
        for (table_id,) in await rows(driver, _STARTING, {"ids": ids}):
            wait: timedelta | None = UNREADABLE
            try:
                async with self._changes.change(table_id) as (change, connection):
                    wait = None if await begin_when_ready(change, connection) else REVEALING
            except Denied:  # its game is not installed
                pass
            if wait is not None:
                nexts[table_id] = self._changes.keeper.now() + wait
        return nexts
