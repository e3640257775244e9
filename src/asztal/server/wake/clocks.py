"""Running clocks: a seat is warned before its time is up, then a bot takes over until the person returns."""

from datetime import datetime, timedelta

import structlog

from asztal.server.clocks.clock import from_ms, to_ms
from asztal.server.clocks.due import due_times, judged
from asztal.server.clocks.keeper import EVERY
from asztal.server.denied import Denied
from asztal.server.storage.models import Seat
from asztal.server.storage.statements import Driver, rows
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.play.holding import make_held, stands
from asztal.server.tables.play.seats import hand_over, set_seat
from asztal.server.tables.stored.held_choices import read_held
from asztal.server.tables.stored.table import StoredTable, read_places, read_row
from asztal.server.wake.duty import UNREADABLE

_LOG = structlog.get_logger("asztal.wake")
_PACED = "SELECT id FROM game_table WHERE id = ANY(%(ids)s) AND status = 'playing' AND clock IS NOT NULL"


class ClockDuty:
    """Alarms and flags. Each is a change like any other: a move that is committed first counts."""

    def __init__(self, changes: Changes) -> None:
        self._changes, self._keeper = changes, changes.keeper

    async def perform(self, driver: Driver, ids: list[str]) -> dict[str, datetime]:
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
        """Do what is due at one table; returns when something will be."""
        async with self._changes.cells.engine_of(table_id).connect() as connection:
            row, _ = await read_row(connection, table_id)
            stored = StoredTable(row, await read_places(connection, table_id))
        pace, clock = stored.pace, stored.clock
        if pace is None or clock is None:
            return None
        dues = due_times(clock, pace, stored.people(), await self._changes.times(stored)).values()
        if dues and min(dues) <= to_ms(self._keeper.now()):
            return await self._act(table_id)
        return from_ms(min(dues)) if dues else None

    async def _act(self, table_id: str) -> datetime | None:
        async with self._changes.change(table_id) as (change, connection):
            stored, pace = change.warm.stored, change.warm.stored.pace
            if pace is None or change.clock is None:
                return None
            found = judged(change.clock, pace, stored.people(), change.warm.times, to_ms(change.at))
            if (
                found.flagged and not self._changes.keeper_of(table_id).healthy
            ):  # maybe nobody could move: it may become an outage
                return change.at + timedelta(seconds=EVERY)
            before, change.clock, change.made = change.clock, found.clock, found.changed
            held = await read_held(connection, table_id) if found.flagged else {}
            for seat in found.flagged:
                if seat in held and stands(held[seat], change.warm):  # it was chosen in time
                    change.clock = (*change.clock[:seat], before[seat], *change.clock[seat + 1 :])
                    await make_held(change, connection, held[seat])
                    continue
                await set_seat(change, connection, seat, flags=Seat.flags + 1)
                await hand_over(change, connection, seat, "time")
            return None  # after a change somebody looks again anyway
