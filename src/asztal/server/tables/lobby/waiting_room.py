"""The waiting room: before the start, the owner changes the table and sends people away."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy import delete, insert
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.kernel import Refused
from asztal.server.clocks.clock import check_patience, checked_pace
from asztal.server.denied import Denied
from asztal.server.hashing import new_token
from asztal.server.storage.cells import mark_of
from asztal.server.storage.models import Barred, Seat
from asztal.server.tables.live.access import Person, check_owner, seat_of
from asztal.server.tables.live.change import Change
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.lobby.lobby import check_offered, check_waiting, free
from asztal.server.tables.lobby.new_table import blank_seats
from asztal.server.tables.play.seats import place_at, set_table
from asztal.server.tables.play.story import tell
from asztal.server.wire.shapes import ChangeTable


class WaitingRoom:
    """What only the owner may do, and only before the start."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def change(self, guest: int, table_id: str, wish: ChangeTable) -> None:
        """Change the variant, the number of seats, the pace and so on; what is not named stays."""
        async with self._changes.change(table_id) as (change, connection):
            check_owner(guest, change.warm.stored)
            check_waiting(change)
            row = change.warm.stored.row
            new: dict[str, Any] = {
                key: value for key, value in msgspec.structs.asdict(wish).items() if value is not UNSET
            }
            if wish.stand_in is not UNSET:
                check_offered(wish.stand_in)
            if wish.pace is not UNSET:
                new["pace"] = checked_pace(wish.pace)
            check_patience(new.get("pace", row.pace), new.get("patience", row.patience))
            fixed = [name for name in ("seats", "variant", "listed") if name in new and new[name] != getattr(row, name)]
            if row.origin is not None and fixed:
                raise Denied("fork-fixed", 409)
            seats = new.get("seats", row.seats)
            try:
                new["variant"] = change.warm.title.full_variant(seats, new.get("variant", row.variant))
            except Refused as refused:
                raise Denied.by_rules(refused.reason) from None
            new = {key: value for key, value in new.items() if value != getattr(row, key)}
            if not new:
                return
            if seats > row.seats:
                await connection.execute(insert(Seat), blank_seats(table_id, range(row.seats, seats)))
            elif seats < row.seats:
                await _remove(change, connection, range(seats, row.seats))
            await set_table(change, connection, **new)
            change.seated = True
            mine = seat_of(Person(guest), change.warm.stored)
            await tell(change, connection, "changed", by=mine if 0 <= mine < row.seats else None)

    async def send_away(self, guest: int, table_id: str, seat: int) -> None:
        """Free a seat; its person is barred from the table, and the invitation is replaced."""
        async with self._changes.change(table_id) as (change, connection):
            check_owner(guest, change.warm.stored)
            check_waiting(change)
            holders = place_at(change, seat).holders
            if not holders or guest in holders:
                raise Denied("no-person", 409)
            barred = [{"table_id": table_id, "person": person} for person in holders]
            await connection.execute(upsert(Barred).values(barred).on_conflict_do_nothing())
            await free(change, connection, seat, "sent-away")
            await set_table(change, connection, invite=new_token(mark_of(table_id)))


async def _remove(change: Change, connection: AsyncConnection, numbers: Iterable[int]) -> None:
    """Remove seats, with their bots; refused where a person sits."""
    gone = list(numbers)
    if any(change.warm.stored.places[number].holders for number in gone):
        raise Denied("seat-taken", 409)
    await connection.execute(delete(Seat).where(Seat.table_id == change.warm.id, Seat.number.in_(gone)))
