"""Merging: an account brings along seats that its person held as a guest in the same browser, chosen table by table.

Only a guest is merged into an account, and only one to whom nothing else leads back. What binds comes along whatever is
chosen: bars, and vacation that was used.
"""

from collections.abc import Sequence
from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.orm import aliased

from asztal.server.clocks.calendars import Calendars
from asztal.server.denied import Denied
from asztal.server.people.deeds import OpenDeed, StoredDeeds
from asztal.server.people.sessions import Caller
from asztal.server.storage.people import Guest, Session, WayHome
from asztal.server.tables.lobby.bringing import KEPT, SeatBringing
from asztal.server.tables.lobby.lobby import Lobby

MERGE = "merge"
COPY_BARS, BRING_SEATS = 2, 3  # the steps after the first, which is done when the deed is stored
OFFERED = timedelta(minutes=10)  # after arriving


class LeftGuest(NamedTuple):
    """The guest whom a browser knew before somebody arrived."""

    id: int
    name: str


class Merging:
    """Merges guests into accounts."""

    def __init__(
        self, engine: AsyncEngine, deeds: StoredDeeds, calendars: Calendars, lobby: Lobby, seats: SeatBringing
    ) -> None:
        self._engine, self._deeds, self._calendars, self._lobby, self._seats = engine, deeds, calendars, lobby, seats
        deeds.kinds[MERGE] = self._go_on

    async def offered(self, caller: Caller) -> LeftGuest | None:
        """The guest whose seats the caller may bring along, if there is one."""
        async with self._engine.connect() as connection:
            return await _offered(connection, caller)

    async def merge(self, caller: Caller, tables: Sequence[str]) -> tuple[dict[str, str], dict[str, str]]:
        """Bring along the guest's seats at these tables.

        Returns what became of each table, and the new return links of the seats that stay the guest's. It can be asked
        for again as long as it is offered: a link is told once, and its answer may get lost.
        """
        chosen = list(dict.fromkeys(tables))
        async with self._engine.begin() as connection:
            first = await _offered(connection, caller)
            both = select(Guest.id).where(Guest.id.in_([caller.id, first.id if first else 0])).order_by(Guest.id)
            await connection.execute(both.with_for_update())
            # The guest may have found a way home before we had the lock.
            if first is None or await _offered(connection, caller) is None:
                raise Denied("no-merge", 404)
            await self._calendars.carry_over(connection, first.id, caller.id)
            about = {"guest": first.id}
            deed = await self._deeds.store(connection, caller.id, MERGE, COPY_BARS, tables=chosen, about=about)
        became = await self._go_on(deed)
        kept = [table for table in became if became[table] == KEPT]
        return became, {table: (await self._lobby.new_link(first.id, table))[1] for table in kept}

    async def _go_on(self, deed: OpenDeed) -> dict[str, str]:
        """Do the steps that are left; returns what became of the tables. Each step can be repeated."""
        guest, became = int(deed.about["guest"]), dict[str, str]()
        if deed.step == COPY_BARS:
            await self._seats.copy_bars(guest, deed.person)
            await self._seats.drop_claims(guest)
            deed = deed._replace(step=BRING_SEATS)
            await self._deeds.note(deed)

        async with self._engine.connect() as connection:
            program = bool(await connection.scalar(select(Guest.program).where(Guest.id == deed.person)))

        async def bring(table: str) -> None:
            became[table] = await self._seats.bring(guest, deed.person, table, program=program)

        await self._deeds.do_at_tables(deed, bring)
        await self._seats.wake(deed.person)
        return became


async def _offered(connection: AsyncConnection, caller: Caller) -> LeftGuest | None:
    """The guest whom the caller's browser knew before, if only its cookie led to the guest."""
    home, other = exists().where(WayHome.person == Guest.id), aliased(Session)
    elsewhere = exists().where(other.person == Guest.id)  # the guest plays on, on another device
    query = select(Guest.id, Guest.name).join(Session, Session.guest_before == Guest.id)
    query = query.where(Session.id == caller.session, Session.first_seen > func.now() - OFFERED)
    query = query.where(Guest.name_key.is_(None), Guest.id != caller.id, ~home, ~elsewhere)
    found = (await connection.execute(query)).one_or_none() if caller.account else None
    return None if found is None else LeftGuest(*found)
