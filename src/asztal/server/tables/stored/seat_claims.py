"""Requests for seats ("this is me") as they are stored. Whoever changes one holds the lock of its table's row."""

from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.storage.sittings import Claim

HANDED = "handed"  # how a request ended that gave the seat to its asker


class SeatClaim(NamedTuple):
    """A request that is open, or that was granted and can be taken back; `Claim` says what the columns mean."""

    id: int
    seat: int
    number: int
    asker: int
    name: str
    since: datetime
    holders: list[int]
    wait: int
    agreed: list[int]
    agreed_at: datetime | None
    until: datetime | None
    how: str
    link: bytes | None

    @property
    def handed(self) -> bool:
        """True when the asker has the seat."""
        return self.how == HANDED


_COLUMNS: list[Any] = [getattr(Claim, name) for name in SeatClaim._fields]
STANDING = or_(Claim.ended_at.is_(None), Claim.how == HANDED)


async def read_claims(connection: AsyncConnection, table_id: str) -> list[SeatClaim]:
    """The requests of a table that are open or can be taken back, the oldest first."""
    query = select(*_COLUMNS).where(Claim.table_id == table_id, STANDING).order_by(Claim.number)
    return [SeatClaim._make(row) for row in await connection.execute(query)]


async def add_claim(connection: AsyncConnection, table_id: str, **values: Any) -> SeatClaim:
    """Store what somebody asks for, and return it as it is stored."""
    made = insert(Claim).values(table_id=table_id, **values).returning(*_COLUMNS)
    return SeatClaim._make((await connection.execute(made)).one())


async def change_claim(connection: AsyncConnection, claim: SeatClaim, **values: Any) -> SeatClaim:
    """Change what is stored of a request."""
    changed = update(Claim).where(Claim.id == claim.id).values(**values).returning(*_COLUMNS)
    return SeatClaim._make((await connection.execute(changed)).one())
