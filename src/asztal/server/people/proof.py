"""Fresh proof: what matters most is done only by somebody who has just shown a way home, not by a forgotten browser."""

from datetime import timedelta

from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.denied import Denied
from asztal.server.people.sessions import Caller
from asztal.server.storage.people import Session, WayHome

FRESH = timedelta(minutes=10)


async def check_proved(connection: AsyncConnection, caller: Caller) -> None:
    """Raise `Denied` unless the caller's session showed a way home lately; who has none has nothing to show."""
    has_one = exists().where(WayHome.person == caller.id)
    fresh = exists().where(Session.id == caller.session, Session.proved_at > func.now() - FRESH)
    if await connection.scalar(select(has_one & ~fresh)):
        raise Denied("prove-first", 403, minutes=round(FRESH.total_seconds() / 60))
