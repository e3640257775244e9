"""Accounts: a guest who has a way home takes a name that nobody else has, and stays the same person."""

from datetime import timedelta

from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal.server.denied import Denied
from asztal.server.people.names import check_not_anothers, checked_account_name, is_reserved, key_hash, name_key
from asztal.server.people.proof import check_proved
from asztal.server.people.sessions import Caller, lock_for
from asztal.server.people.told import tell_person
from asztal.server.storage.jobs import Jobs
from asztal.server.storage.people import FormerName, Guest, WayHome

RENAMED = timedelta(days=7)  # between two names of an account: others must recognise it


class Accounts:
    """Gives people names of their own, and keeps them from others."""

    def __init__(self, engine: AsyncEngine, jobs: Jobs) -> None:
        self._engine, self._jobs = engine, jobs

    async def take_name(self, caller: Caller, name: str) -> Caller:
        """Make the caller an account of this name, or rename their account."""
        tidy = checked_account_name(name)
        key = name_key(tidy)
        of = Guest.id == caller.id
        home, lately = exists().where(WayHome.person == caller.id), Guest.named_at > func.now() - RENAMED
        try:
            async with self._engine.begin() as connection:
                await lock_for(connection, caller)  # as whoever removes a way home does
                known = (await connection.execute(select(Guest.name, home, lately, Guest.name_key).where(of))).one()
                if known[3] not in (None, key):  # others recognise it by the old name
                    await check_proved(connection, caller)
                if not known[1]:
                    raise Denied("no-way-home", 409)
                if known[2] and known[0] != tidy:
                    raise Denied("renamed-lately", 409, days=RENAMED.days)
                taken = select(Guest.id).where(Guest.name_key == key, ~of)
                if await connection.scalar(taken) is not None or await is_reserved(connection, [key], caller.id):
                    raise Denied("name-taken", 409, name=tidy)
                named = {"name": tidy, "name_key": key, **({} if known[2] else {"named_at": func.now()})}
                await connection.execute(update(Guest).where(of).values(named))
                if known[3] is not None:
                    await _reserve(connection, caller.id, known[3], key)
                    if known[0] != tidy:
                        await tell_person(connection, self._jobs, caller.id, "renamed")
        except IntegrityError:  # somebody was faster
            raise Denied("name-taken", 409, name=tidy) from None
        return caller._replace(name=tidy, account=True)

    async def check_shown(self, caller: Caller) -> None:
        """Raise `Denied` for a guest whose name an account has taken since: nobody sits down under another's name."""
        if caller.account:
            return
        async with self._engine.connect() as connection:
            await check_not_anothers(connection, caller.name)


async def _reserve(connection: AsyncConnection, person: int, old: str, new: str) -> None:
    """Keep the name that the person had from others for a while; one that is taken again is no former one."""
    await connection.execute(delete(FormerName).where(FormerName.hash == key_hash(new)))
    if old != new:
        kept = {"person": person, "at": func.now()}
        made = upsert(FormerName).values(hash=key_hash(old), **kept)
        await connection.execute(made.on_conflict_do_update(index_elements=[FormerName.hash], set_=kept))
