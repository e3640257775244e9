"""Accounts: a guest who has a way home takes a name that nobody else has, and stays the same person."""

from datetime import timedelta

from sqlalchemy import exists, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from asztal.server.denied import Denied
from asztal.server.people.names import check_not_anothers, checked_account_name, name_key, of_erased
from asztal.server.people.proof import check_proved
from asztal.server.people.sessions import Caller, lock_for
from asztal.server.storage.people import Guest, WayHome

RENAMED = timedelta(days=7)  # between two names of an account: others must recognise it


class Accounts:
    """Gives people names of their own, and keeps them from others."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

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
                if known[3] not in (None, key):  # the old name is free for others then
                    await check_proved(connection, caller)
                if not known[1]:
                    raise Denied("no-way-home", 409)
                if known[2] and known[0] != tidy:
                    raise Denied("renamed-lately", 409, days=RENAMED.days)
                taken = select(Guest.id).where(Guest.name_key == key, ~of)
                if await connection.scalar(taken) is not None or await of_erased(connection, [key]):
                    raise Denied("name-taken", 409, name=tidy)
                named = {"name": tidy, "name_key": key, **({} if known[2] else {"named_at": func.now()})}
                await connection.execute(update(Guest).where(of).values(named))
        except IntegrityError:  # somebody was faster
            raise Denied("name-taken", 409, name=tidy) from None
        return caller._replace(name=tidy, account=True)

    async def check_shown(self, caller: Caller) -> None:
        """Raise `Denied` for a guest whose name an account has taken since: nobody sits down under another's name."""
        if caller.account:
            return
        async with self._engine.connect() as connection:
            await check_not_anothers(connection, caller.name)
