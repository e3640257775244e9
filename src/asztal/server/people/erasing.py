"""Erasing a person: after seven days in which they can think better of it, first among people, then at every table."""

import asyncio
import re
from datetime import datetime, timedelta

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from asztal.server.people.deeds import OpenDeed, StoredDeeds
from asztal.server.people.proof import check_proved
from asztal.server.people.sessions import Caller, Sessions, lock_for
from asztal.server.people.told import tell_person
from asztal.server.storage.belongings import erase_belongings
from asztal.server.storage.erased_list import ASK_TABLES, ERASE
from asztal.server.storage.jobs import Jobs
from asztal.server.storage.people import Guest, RuleReport, Session
from asztal.server.tables.lobby.seat_erasing import NOBODY, SeatErasing

AT_TABLES = ASK_TABLES + 1  # the last step; the first one is done when the deed is stored
WAIT = timedelta(days=7)  # until it is done
EVERY = 60.0  # seconds between looks for whom to erase


class Erasing:
    """Erases people who ask for it."""

    def __init__(
        self, engine: AsyncEngine, deeds: StoredDeeds, sessions: Sessions, seats: SeatErasing, jobs: Jobs
    ) -> None:
        self._engine, self._deeds, self._sessions, self._seats, self._jobs = engine, deeds, sessions, seats, jobs
        deeds.kinds[ERASE] = self._go_on

    async def ask(self, caller: Caller) -> None:
        """Have the caller erased after a while; needs fresh proof. All other sessions end now."""
        at = func.coalesce(Guest.erase_at, func.now() + WAIT)
        async with self._engine.begin() as connection:
            ended = await self._sessions.revoke_others(connection, caller)
            await check_proved(connection, caller)
            await connection.execute(update(Guest).where(Guest.id == caller.id).values(erase_at=at))
            await tell_person(connection, self._jobs, caller.id, "erase-asked")
        self._sessions.tell(ended)

    async def take_back(self, caller: Caller) -> None:
        """Do not have the caller erased after all."""
        asked = (Guest.id == caller.id) & Guest.erase_at.is_not(None)
        async with self._engine.begin() as connection:
            await lock_for(connection, caller)
            if (await connection.execute(update(Guest).where(asked).values(erase_at=None))).rowcount:
                await tell_person(connection, self._jobs, caller.id, "erase-stopped")

    async def when(self, person: int) -> datetime | None:
        """When the person will be erased; None if nobody asked for it."""
        async with self._engine.connect() as connection:
            found: datetime | None = await connection.scalar(select(Guest.erase_at).where(Guest.id == person))
        return found

    async def keep_erasing(self) -> None:
        """Erase people for ever, as they are due."""
        while True:
            await self.erase_due()
            await asyncio.sleep(EVERY)

    async def erase_due(self) -> int:
        """Erase everybody whose time has come; returns how many."""
        async with self._engine.connect() as connection:
            due = list(await connection.scalars(select(Guest.id).where(Guest.erase_at <= func.now())))
        return sum([await self._erase(person) for person in due])

    async def _erase(self, person: int) -> bool:
        """Do the first step: leave only a number among people. False for somebody who thought better of it.

        The tables follow when the deed is taken up: by then all is done that the person's browsers asked for before.
        """
        due = select(Guest.id).where(Guest.id == person, Guest.erase_at <= func.now()).with_for_update()
        async with self._engine.begin() as connection:
            if await connection.scalar(due) is None:
                return False
            ended = list(await connection.scalars(select(Session.id).where(Session.person == person)))
            for statement in erase_belongings(person):
                await connection.execute(statement)
            await self._deeds.store(connection, person, ERASE, ASK_TABLES)
        self._sessions.tell(ended)
        return True

    async def _go_on(self, deed: OpenDeed) -> None:
        """Do the steps that are left. Each can be repeated: what is erased is not found again."""
        if deed.step == ASK_TABLES:
            await self._seats.forget_maker(deed.person)
            deed = deed._replace(step=AT_TABLES, tables=await self._seats.tables_of(deed.person))
            await self._deeds.note(deed)

        async def erase_at(table: str) -> None:
            await self._erase_in_reports(table, await self._seats.names_at(deed.person, table))
            await self._seats.erase_at(deed.person, table)

        await self._deeds.do_at_tables(deed, erase_at)

    async def _erase_in_reports(self, table: str, names: set[str]) -> None:
        """Take names out of the lines of a table's log that others sent in; while the table still knows them."""
        if not names:
            return
        named = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(names)))
        async with self._engine.begin() as connection:
            query = select(RuleReport.id, RuleReport.line).where(RuleReport.table_id == table).with_for_update()
            for report, line in (await connection.execute(query)).all():
                told = line | {"text": named.sub(NOBODY, line["text"])}
                await connection.execute(update(RuleReport).where(RuleReport.id == report).values(line=told))
