"""Exporting: everything that is stored about a person, for that person."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

from asztal.server.people.proof import check_proved
from asztal.server.people.sessions import Caller, lock_for
from asztal.server.people.told import tell_person
from asztal.server.storage.belongings import select_belongings
from asztal.server.storage.jobs import Jobs
from asztal.server.tables.past.kept_rows import KeptRows

Rows = Mapping[str, list[dict[str, Any]]]  # by relation


class Stored(NamedTuple):
    """What is stored about somebody: as a person, at tables, and at which tables a game is finished."""

    people: Rows
    tables: Rows
    finished: list[str]


class Exporting:
    """Reads everything that is stored about people."""

    def __init__(self, engine: AsyncEngine, kept: KeptRows, jobs: Jobs) -> None:
        self._engine, self._kept, self._jobs = engine, kept, jobs

    async def export(self, caller: Caller) -> Stored:
        """Everything that is stored about the caller, who is told of it; needs fresh proof."""
        async with self._engine.begin() as connection:
            await lock_for(connection, caller)
            await check_proved(connection, caller)
            found = {
                name: (await connection.execute(query)).all() for name, query in select_belongings(caller.id).items()
            }
            await tell_person(connection, self._jobs, caller.id, "exported")
        return Stored(_plain(found), _plain(await self._kept.of(caller.id)), await self._kept.finished(caller.id))


def _plain(found: Mapping[str, Iterable[Any]]) -> Rows:
    return {
        name: [{key: _as_text(value) for key, value in row._mapping.items()} for row in rows]
        for name, rows in found.items()
    }


def _as_text(value: Any) -> Any:
    """A value as JSON has it: times in ISO 8601, bytes in hexadecimal."""
    if isinstance(value, datetime):
        return value.isoformat()
    return value.hex() if isinstance(value, bytes) else value
