"""Seats of programs: everybody at a table is told that a program sits there, also if it said so only later."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.storage.models import GameTable, SeatHolder
from asztal.server.tables.live.access import LINK
from asztal.server.tables.live.change import Change
from asztal.server.tables.live.changes import Changes, sitter
from asztal.server.tables.play.seats import set_seat
from asztal.server.tables.stored.table import DONE


class ProgramSeats:
    """Marks the seats of an account that is a program, at tables that are not over."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def tables_of(self, person: int) -> list[str]:
        """The tables that are not over at which the person sat down, or was given a seat."""
        held = select(GameTable.id).join(SeatHolder, SeatHolder.table_id == GameTable.id)
        mine = (SeatHolder.guest_id == person) & (SeatHolder.via != LINK)
        return sorted(await self._changes.cells.all_ids(held.where(mine, GameTable.status.not_in(DONE))))

    async def mark(self, person: int, table_id: str) -> None:
        """Mark the person's seat at a table."""
        async with self._changes.change(table_id) as (change, connection):
            await mark_seats(change, connection, person)


async def mark_seats(change: Change, connection: AsyncConnection, person: int) -> None:
    """Mark the seat of a person who is a program, in the middle of a change. It stays marked: a program played it."""
    if change.status in DONE:
        return
    for place in change.warm.stored.places:
        if sitter(place) == person and not place.shows_program:
            # Of a seat that was taken as a guest no account is noted, nor one of somebody who sat there before.
            account = place.account if place.account == place.name else ""
            await set_seat(change, connection, place.number, program=True, account=account)
