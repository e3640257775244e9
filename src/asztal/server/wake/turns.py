"""Turns of bots: one that is missing from the queue is queued again, whatever lost it."""

import asyncio
from datetime import datetime, timedelta
from typing import NamedTuple

import structlog

from asztal import registry
from asztal.kernel.record import restored
from asztal.kernel.zones import bit
from asztal.server.clocks.keeper import Now
from asztal.server.storage.jobs import BOT_TURN, Jobs
from asztal.server.storage.statements import Driver, rows
from asztal.server.tables.live.wake_time import ASK_AGAIN
from asztal.server.wake.duty import UNREADABLE

_LOG = structlog.get_logger("asztal.wake")

# What is queued together with a move is seen together with it, because this is one statement. Of several bots that are
# asked at once, the first answers first.
ASKED = """
SELECT t.id, s.number, t.seq, t.share, EXISTS (
  SELECT 1 FROM procrastinate_jobs j WHERE j.task_name = %(task)s AND j.status IN ('todo', 'doing')
    AND j.args ->> 'table_id' = t.id AND (j.args ->> 'seat')::int = s.number)
FROM game_table t JOIN seat s ON s.table_id = t.id AND s.number = (
  SELECT min(b.number) FROM seat b WHERE b.table_id = t.id AND b.bot <> '' AND (t.waiting >> b.number) & 1 = 1)
WHERE t.id = ANY(%(ids)s) AND t.status = 'playing' ORDER BY t.created
"""
# A game that is played asks somebody: who that is was not known when the column was made.
_UNKNOWN = """
SELECT t.id, t.version, t.game, p.state FROM game_table t JOIN position p ON p.table_id = t.id
WHERE t.id = ANY(%(ids)s) AND t.status = 'playing' AND t.waiting = 0
"""
_KNOWN = "UPDATE game_table SET waiting = %(waiting)s WHERE id = %(id)s AND version = %(version)s"


class TableWithoutWaiting(NamedTuple):
    """A table of which it is not stored who is asked."""

    id: str
    version: int
    game: str
    state: bytes


class BotTurns:
    """Queues the turns of bots that are asked."""

    def __init__(self, jobs: Jobs, now: Now) -> None:
        self._jobs, self._now = jobs, now

    async def perform(self, driver: Driver, ids: list[str]) -> dict[str, datetime]:
        """Queue the missing turns at these tables."""
        nexts, again = dict[str, datetime](), self._now() + timedelta(seconds=ASK_AGAIN)
        for table_id, seat, seq, share, queued in await rows(driver, ASKED, {"ids": ids, "task": BOT_TURN}):
            nexts[table_id] = again
            if not queued:
                await self._jobs.queue_bot_turn(driver, table_id, seat, seq, share)
        unknown = [TableWithoutWaiting._make(row) for row in await rows(driver, _UNKNOWN, {"ids": ids})]
        for table, waiting in zip(unknown, await asyncio.to_thread(_asked, unknown), strict=True):
            values = {"waiting": waiting, "id": table.id, "version": table.version}
            await driver.execute(_KNOWN.encode(), values)
            nexts[table.id] = self._now() + (timedelta() if waiting else UNREADABLE)
        return nexts


def _asked(tables: list[TableWithoutWaiting]) -> list[int]:
    """The seats that are asked at each table, as bits; 0 where that cannot be told."""
    masks = []
    for table in tables:
        try:
            masks.append(sum(map(bit, restored(registry.find(table.game), table.state).decisions)))
        except Exception as error:
            _LOG.warning("table cannot be read", game=table.game, error=type(error).__name__)
            masks.append(0)
    return masks
