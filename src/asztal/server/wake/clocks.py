"""Clocks that run: a seat is warned before its time is used up, then a bot takes over until the person returns."""

from datetime import datetime, timedelta

import structlog

from asztal.server.clocks.clock import moment, time_of
from asztal.server.clocks.due import due_times, judged
from asztal.server.clocks.keeper import EVERY
from asztal.server.denied import Denied
from asztal.server.storage.models import Seat
from asztal.server.storage.statements import Driver, rows
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.play.seats import hand_over, set_seat
from asztal.server.tables.stored.facts import Facts, read_places, read_row
from asztal.server.wake.duty import UNREADABLE

_LOG = structlog.get_logger("asztal.wake")
_PACED = "SELECT id FROM game_table WHERE id = ANY(%(ids)s) AND status = 'playing' AND clock IS NOT NULL"


class ClockDuty:
    """Alarms and flags. Each is a change like any other: a move that commits first is what happened."""

    def __init__(self, changes: Changes) -> None:
        self._changes, self._keeper = changes, changes.keeper

    async def due(self, driver: Driver, ids: list[str]) -> dict[str, datetime]:
        """Warn whoever has used most of the time, and let bots take over where it is used up."""
        nexts = {}
        for (table_id,) in await rows(driver, _PACED, {"ids": ids}):
            try:
                at = await self._check_table(table_id)
            except Denied as denied:
                _LOG.warning("clock not looked at", key=denied.key)
                at = self._keeper.now() + UNREADABLE
            if at is not None:
                nexts[table_id] = at
        return nexts

    async def _check_table(self, table_id: str) -> datetime | None:
        """Do what is due at one table; gives when something will be."""
        async with self._changes.engine.connect() as connection:
            row, _ = await read_row(connection, table_id)
            facts = Facts(row, await read_places(connection, table_id))
        pace, clock = facts.pace, facts.clock
        if pace is None or clock is None:
            return None
        dues = due_times(clock, pace, facts.people(), await self._changes.times(facts)).values()
        if dues and min(dues) <= moment(self._keeper.now()):
            return await self._act(table_id)
        return time_of(min(dues)) if dues else None

    async def _act(self, table_id: str) -> datetime | None:
        async with self._changes.change(table_id) as (change, connection):
            facts, pace = change.warm.known, change.warm.known.pace
            if pace is None or change.clock is None:
                return None
            found = judged(change.clock, pace, facts.people(), change.warm.times, moment(change.at))
            if found.flagged and not self._keeper.healthy:  # maybe nobody could move: it may become an outage
                return change.at + timedelta(seconds=EVERY)
            change.clock, change.made = found.clock, found.changed
            for seat in found.flagged:
                await set_seat(change, connection, seat, flags=Seat.flags + 1)
                await hand_over(change, connection, seat, "time")
            return None  # after a change somebody looks again anyway
