"""Held choices as they are stored. Whoever changes one holds the lock of its table's row."""

from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import ARRAY, Text, any_, literal, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.storage.models import HeldChoice

NAMES = 50  # requests that are known when they are sent again


class Held(NamedTuple):
    """A held choice; `HeldChoice` says what the columns mean."""

    seat: int
    question: str
    option: str | None
    request_id: str
    names: list[str]
    due: datetime | None = None

    def taken_back(self, undo: str) -> "Held":
        """What is left of it after a request of this name has taken it back."""
        return self._replace(option=None, due=None, names=[*self.names, undo])


def _mine(table_id: str, seat: int) -> Any:
    return (HeldChoice.table_id == table_id) & (HeldChoice.seat == seat)


async def read_held(connection: AsyncConnection, table_id: str) -> dict[int, Held]:
    """The held choices of a table by seat, those that are over too."""
    return (await read_all_held(connection, [table_id])).get(table_id, {})


async def read_all_held(connection: AsyncConnection, ids: list[str]) -> dict[str, dict[int, Held]]:
    """The held choices of several tables, by table and seat; tables without any are left out."""
    columns = [getattr(HeldChoice, name) for name in Held._fields]
    there = HeldChoice.table_id == any_(literal(ids, ARRAY(Text)))
    tables: dict[str, dict[int, Held]] = {}
    for table_id, *held in await connection.execute(select(HeldChoice.table_id, *columns).where(there)):
        tables.setdefault(table_id, {})[held[0]] = Held(*held)
    return tables


async def put_held(connection: AsyncConnection, table_id: str, held: Held) -> None:
    """Store a held choice in place of an earlier one."""
    values = held._replace(names=held.names[-NAMES:])._asdict()
    query = upsert(HeldChoice).values(table_id=table_id, **values)
    await connection.execute(query.on_conflict_do_update(constraint="held_choice_pkey", set_=values))


async def drop_held(connection: AsyncConnection, table_id: str, seat: int) -> None:
    """Forget the seat's held choice, if it has one; not the names of its requests, which may still be sent again."""
    await connection.execute(update(HeldChoice).where(_mine(table_id, seat)).values(option=None, due=None))
