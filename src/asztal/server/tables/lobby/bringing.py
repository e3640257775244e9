"""Bringing seats along: what a guest held at a table becomes an account's. Who somebody is, people say elsewhere."""

from contextlib import suppress

from sqlalchemy import delete, literal, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.kernel import SPECTATOR
from asztal.server.denied import Denied
from asztal.server.storage.models import Barred, ResultSeat, SeatHolder
from asztal.server.storage.sittings import Claim, Sitting
from asztal.server.tables.live.access import SAT, Person, seat_of
from asztal.server.tables.live.change import Change
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.live.wake_time import wake_now
from asztal.server.tables.lobby.program_seats import mark_seats
from asztal.server.tables.play.claims import Claims
from asztal.server.tables.play.seats import check_not_barred, set_table
from asztal.server.tables.stored.table import DONE, read_places

BROUGHT, KEPT, BARRED, NOTHING = "brought", "kept", "barred", "nothing"  # what became of a table


class SeatBringing:
    """Moves what a guest holds at tables to a person; whatever was moved before stays moved."""

    def __init__(self, changes: Changes, claims: Claims) -> None:
        self._changes, self._claims = changes, claims

    async def copy_bars(self, guest: int, person: int) -> None:
        """Bar the person from all tables from which the guest was sent away."""
        theirs = select(Barred.table_id, literal(person)).where(Barred.person == guest)
        copied = upsert(Barred).from_select(["table_id", "person"], theirs).on_conflict_do_nothing()
        await self._changes.cells.ask_all(lambda connection: connection.execute(copied))

    async def drop_claims(self, guest: int) -> None:
        """End what the guest asked for: the others agreed to give it to that guest, and nobody is the guest any more.

        Where that cannot be done now, whoever looks at the request finds that its asker is gone.
        """
        query = select(Claim.table_id).where(Claim.asker == guest, Claim.ended_at.is_(None))
        for table_id in await self._changes.cells.all_ids(query):
            with suppress(Denied):
                async with self._changes.change(table_id) as (change, connection):
                    await self._claims.drop(change, connection, guest)

    async def bring(self, guest: int, person: int, table_id: str, *, program: bool = False) -> str:
        """Give the person, maybe a program, the guest's seat and rights as owner; returns what became of it.

        Nobody has two seats at a table: where the person has one, the guest's stays the guest's. Nobody comes back by
        it to a table from which they were sent away.
        """
        async with self._changes.change(table_id) as (change, connection):
            stored = change.warm.stored
            seat, mine = (seat_of(Person(each), stored) for each in (guest, person))
            owns = stored.row.owner == guest
            if seat == SPECTATOR and not owns:
                return BROUGHT if mine != SPECTATOR or stored.row.owner == person else NOTHING
            try:
                await check_not_barred(change, connection, person)
            except Denied:
                return BARRED
            if owns:
                await set_table(change, connection, owner=person)
            if mine not in (SPECTATOR, seat):
                return KEPT if seat != SPECTATOR and change.status not in DONE else BROUGHT
            if seat != SPECTATOR:
                await _pass_to(change, connection, seat, guest, person)
                if program:
                    change.warm.stored.places = await read_places(connection, table_id)
                    await mark_seats(change, connection, person)
        return BROUGHT

    async def wake(self, person: int) -> None:
        """Have the person's tables looked at: other playing hours count at the seats that were brought along."""
        await wake_now(self._changes.cells, person, self._changes.keeper.now())


async def _pass_to(change: Change, connection: AsyncConnection, seat: int, guest: int, person: int) -> None:
    """Move the guest's right to a seat. Whoever sat down there stays the one who did."""
    here = (SeatHolder.table_id == change.warm.id) & (SeatHolder.number == seat)
    holders = change.warm.stored.places[seat].holders
    if person in holders:
        await connection.execute(delete(SeatHolder).where(here, SeatHolder.guest_id == guest))
        if holders[guest] == SAT:
            await connection.execute(update(SeatHolder).where(here, SeatHolder.guest_id == person).values(via=SAT))
    else:
        await connection.execute(update(SeatHolder).where(here, SeatHolder.guest_id == guest).values(guest_id=person))
    result = (ResultSeat.table_id == change.warm.id) & (ResultSeat.number == seat) & (ResultSeat.person == guest)
    await connection.execute(update(ResultSeat).where(result).values(person=person))
    sat = (Sitting.table_id == change.warm.id) & (Sitting.number == seat) & (Sitting.person == guest)
    await connection.execute(update(Sitting).where(sat).values(person=person))
    got = (Claim.table_id == change.warm.id) & (Claim.seat == seat) & (Claim.asker == guest)
    await connection.execute(update(Claim).where(got).values(asker=person))
    claims = change.warm.stored.claims
    change.warm.stored.claims = [
        claim._replace(asker=person) if (claim.seat, claim.asker) == (seat, guest) else claim for claim in claims
    ]
    change.made = change.seated = True
