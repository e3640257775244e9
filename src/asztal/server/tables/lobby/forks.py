"""Playing on: a new table that begins at a moment of one that is over, with its true cards or as one seat knew it.

Whoever may look at the replay may do so. What the table begins from is stored when it is opened, so that it does not
matter what becomes of the other one: the state in the true way, in the known way only what the seat knew.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from asztal.kernel import Observation
from asztal.kernel.origin import imagined, origin_of, record_hash, with_origin
from asztal.kernel.record import BadRecord, Header
from asztal.server.denied import Denied
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.lobby.lobby import Lobby
from asztal.server.tables.stored.open_worlds import check_all_may_know
from asztal.server.tables.stored.origin import Forking, ForkMoment, TableOrigin
from asztal.server.tables.stored.table import StoredTable, installed
from asztal.server.wire.shapes import NewFork


class Forks:
    """Opens tables at moments of others; `record` gives the record of a table that is over."""

    def __init__(self, changes: Changes, lobby: Lobby, record: Callable[[str], Awaitable[str]]) -> None:
        self._changes, self._lobby, self._record = changes, lobby, record

    async def open(self, guest: int, table_id: str, wish: NewFork, find: Callable[[], Awaitable[ForkMoment]]) -> str:
        """Open a table that goes on from this one; people and bots sit down, and it begins, as at any other.

        `find` looks up the moment, once it is clear that somebody may play on. The new table is not listed: others
        come by its invitation.
        """
        before = await self._check(table_id, wish)
        moment = await find()
        hashed = record_hash((await self._record(table_id)).splitlines())
        origin = origin_of(before.header(), hashed, wish.step, moment.rules, wish.known)
        if moment.seen is not None:
            await asyncio.to_thread(_check_imaginable, moment.seen, with_origin(before.header(), origin))
        row, forking = before.row, Forking(TableOrigin(before.row.id, origin), moment.given)
        return await self._lobby.create(guest, row.game, row.seats, row.variant, listed=False, forking=forking)

    async def _check(self, table_id: str, wish: NewFork) -> StoredTable:
        """The table from which somebody wants to play on; raises `Denied` where that cannot be."""
        async with self._changes.reading(table_id) as warm:
            stored = warm.stored
        async with self._changes.cells.engine_of(table_id).connect() as connection:
            await check_all_may_know(connection, stored.row)
        if (wish.known or 0) >= stored.row.seats:
            raise Denied("no-such-seat", 404)
        return stored


def _check_imaginable(seen: Observation[Any], header: Header) -> None:
    """Raise `Denied` where no deal is found that fits: better now than when everybody has sat down."""
    if not installed(header.game).goes_on_from_view(seen.seats):
        raise Denied("fork-guessed", 409)
    try:
        imagined(installed(header.game), seen, header)
    except BadRecord:
        raise Denied("fork-unimaginable", 409) from None
