"""Signing out everywhere else: first among people, then at every table at which the person sits.

Each cell of tables has a deed of its own, so that one that is away holds up no other.
"""

import structlog
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncEngine

from asztal.server.denied import Denied
from asztal.server.people.deeds import OpenDeed, StoredDeeds
from asztal.server.people.proof import check_proved
from asztal.server.people.sessions import Caller, Sessions
from asztal.server.people.told import tell_person
from asztal.server.storage.database import AWAY
from asztal.server.storage.jobs import Jobs
from asztal.server.storage.people import Deed
from asztal.server.tables.lobby.lobby import Lobby

_LOG = structlog.get_logger("asztal.people")
SIGN_OUT = "sign-out"
ASK_TABLES, RENEW_LINKS = 2, 3  # the steps after the first, which is done when the deed is stored


class SigningOut:
    """Signs people out everywhere else."""

    def __init__(self, engine: AsyncEngine, deeds: StoredDeeds, sessions: Sessions, lobby: Lobby, jobs: Jobs) -> None:
        self._engine, self._deeds, self._sessions, self._lobby, self._jobs = engine, deeds, sessions, lobby, jobs
        deeds.kinds[SIGN_OUT] = self._go_on

    async def everywhere_else(self, caller: Caller) -> int:
        """End all other sessions of the caller and what came by return links; returns at how many tables.

        If a later step fails, what is left is done soon. What an earlier deed left is in this one: it asks for all
        tables again, for meanwhile there may be others.
        """
        async with self._engine.begin() as connection:
            ended = await self._sessions.revoke_others(connection, caller)
            await check_proved(connection, caller)
            await connection.execute(delete(Deed).where(Deed.person == caller.id, Deed.kind == SIGN_OUT))
            deeds = [
                await self._deeds.store(connection, caller.id, SIGN_OUT, ASK_TABLES, about={"cell": cell})
                for cell in self._lobby.cells
            ]
            await tell_person(connection, self._jobs, caller.id, "signed-out")
        self._sessions.tell(ended)
        reached = 0
        for deed in deeds:
            try:
                reached += await self._go_on(deed)
            except (Denied, *AWAY) as error:
                _LOG.warning("left for later", deed=deed.kind, error=type(error).__name__)
        return reached

    async def _go_on(self, deed: OpenDeed) -> int:
        """Do the steps that are left. Each can be repeated: nobody knows a link that is renewed twice."""
        if deed.step == ASK_TABLES:
            found = await self._lobby.held_in(int(deed.about.get("cell", 0)), deed.person)
            deed = deed._replace(step=RENEW_LINKS, tables=found)
            if found:
                await self._deeds.note(deed)
        await self._deeds.do_at_tables(deed, lambda table: self._lobby.new_link(deed.person, table))
        return len(deed.tables)
