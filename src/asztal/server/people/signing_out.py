"""Signing out everywhere else: first among people, then at every table at which the person sits.

The two sides share no transaction. What is left to do is stored with the first step, so whoever finds it goes on.
"""

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from typing import NamedTuple

import structlog
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from asztal.server.denied import Denied
from asztal.server.people.sessions import Caller, Sessions
from asztal.server.storage.people import Deed
from asztal.server.tables.lobby.lobby import Lobby

_LOG = structlog.get_logger("asztal.people")
SIGN_OUT = "sign-out"
ASK_TABLES, RENEW_LINKS = 2, 3  # the steps after the first, which is done when the deed is stored
LEASE = timedelta(seconds=30)  # for whoever works at it; after a crash others take it up then
EVERY = 5.0  # seconds between looks for what somebody left
BATCH = 10


class OpenDeed(NamedTuple):
    """A deed that is not done yet."""

    id: int
    person: int
    step: int
    tables: Sequence[str]


class SigningOut:
    """Signs people out everywhere else."""

    def __init__(self, engine: AsyncEngine, sessions: Sessions, lobby: Lobby) -> None:
        self._engine, self._sessions, self._lobby = engine, sessions, lobby

    async def everywhere_else(self, caller: Caller) -> int:
        """End all other sessions of the caller and what came by return links; returns at how many tables.

        If a later step fails, what is left is done soon. What an earlier deed left is in this one: it asks for all
        tables again, for meanwhile there may be others.
        """
        values = {"person": caller.id, "kind": SIGN_OUT, "step": ASK_TABLES, "due_at": func.now() + LEASE}
        async with self._engine.begin() as connection:
            ended = await self._sessions.revoke_others(connection, caller)
            await connection.execute(delete(Deed).where(Deed.person == caller.id, Deed.kind == SIGN_OUT))
            made = (await connection.execute(insert(Deed).values(values).returning(Deed.id))).scalar_one()
        self._sessions.tell(ended)
        return await self._go_on(OpenDeed(made, caller.id, ASK_TABLES, []))

    async def keep_going_on(self) -> None:
        """Take up for ever what others have left."""
        while True:
            await self.take_up()
            await asyncio.sleep(EVERY)

    async def take_up(self) -> int:
        """Do what is due of deeds that nobody works at; returns their number."""
        due = select(Deed.id).where(Deed.due_at <= func.now()).order_by(Deed.due_at).limit(BATCH)
        taking = update(Deed).where(Deed.id.in_(due.with_for_update(skip_locked=True)))
        taking = taking.values(due_at=func.now() + LEASE)
        async with self._engine.begin() as connection:
            taken = (await connection.execute(taking.returning(Deed.id, Deed.person, Deed.step, Deed.tables))).all()
        for row in taken:
            await self._go_on(OpenDeed(*row))
        return len(taken)

    async def _go_on(self, deed: OpenDeed) -> int:
        """Do the steps that are left. Each can be repeated: nobody knows a link that is renewed twice."""
        if deed.step == ASK_TABLES:
            deed = deed._replace(step=RENEW_LINKS, tables=await self._lobby.held_tables(deed.person))
            await self._note(deed)
        later = list[str]()
        for number, table in enumerate(deed.tables, 1):
            try:
                await self._lobby.new_link(deed.person, table)
            except Denied as denied:
                # Its rules are newer than ours, the database is away, or only other processes know its game.
                if denied.status == 503 or denied.key == "no-such-game":
                    _LOG.warning("link not renewed", key=denied.key)
                    later.append(table)
            await self._note(deed._replace(tables=[*later, *deed.tables[number:]]))
        if not later:
            async with self._engine.begin() as connection:
                await connection.execute(delete(Deed).where(Deed.id == deed.id))
        return len(deed.tables)

    async def _note(self, deed: OpenDeed) -> None:
        left = {"step": deed.step, "tables": list(deed.tables), "due_at": func.now() + LEASE}
        async with self._engine.begin() as connection:
            await connection.execute(update(Deed).where(Deed.id == deed.id).values(left))
