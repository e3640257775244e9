"""Deeds: what concerns both people and tables, done in numbered steps that can be repeated.

The two sides share no transaction. What is left to do is stored with the first step, so whoever finds it goes on.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import Any, NamedTuple

import structlog
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal.server.denied import Denied
from asztal.server.storage.database import AWAY
from asztal.server.storage.people import Deed

_LOG = structlog.get_logger("asztal.people")
LEASE = timedelta(seconds=30)  # for whoever works at it; after a crash others take it up then
EVERY = 5.0  # seconds between looks for what somebody left
LONGEST = timedelta(days=1)  # until what cannot be done is tried again; each time it is twice as long
BATCH = 10


class OpenDeed(NamedTuple):
    """A deed that is not done yet."""

    id: int
    person: int
    kind: str
    step: int
    tables: Sequence[str]
    about: dict[str, Any]


class StoredDeeds:
    """Stores deeds and sees to it that they are done; `kinds` do the steps that are left, by kind."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.kinds: dict[str, Callable[[OpenDeed], Awaitable[object]]] = {}
        # How long a deed was put off here; another process, maybe with more games, begins anew.
        self._waits: dict[int, timedelta] = {}

    async def store(
        self,
        connection: AsyncConnection,
        person: int,
        kind: str,
        step: int,
        *,
        tables: Sequence[str] = (),
        about: dict[str, Any] | None = None,
    ) -> OpenDeed:
        """Store a deed in the transaction of its first step; whoever does so goes on with it."""
        values = {"person": person, "kind": kind, "step": step, "tables": list(tables), "about": about}
        made = insert(Deed).values(**values, due_at=func.now() + LEASE).returning(Deed.id)
        return OpenDeed((await connection.execute(made)).scalar_one(), person, kind, step, tables, about or {})

    async def note(self, deed: OpenDeed) -> None:
        """Note what is left of a deed; for a while nobody else takes it up."""
        left = {"step": deed.step, "tables": list(deed.tables), "due_at": func.now() + LEASE}
        async with self._engine.begin() as connection:
            await connection.execute(update(Deed).where(Deed.id == deed.id).values(left))

    async def do_at_tables(self, deed: OpenDeed, do: Callable[[str], Awaitable[object]]) -> None:
        """Do the last step, which is the same at every table. A table that cannot be changed now is left for later."""
        later = list[str]()
        for number, table in enumerate(deed.tables, 1):
            try:
                await do(table)
            except Denied as denied:
                # Its rules are newer than ours, the database is away, or only other processes know its game.
                if denied.status == 503 or denied.key == "no-such-game":
                    _LOG.warning("left for later", deed=deed.kind, key=denied.key)
                    later.append(table)
            await self.note(deed._replace(tables=[*later, *deed.tables[number:]]))
        if later:
            await self._put_off(deed)
            return
        self._waits.pop(deed.id, None)
        async with self._engine.begin() as connection:
            await connection.execute(delete(Deed).where(Deed.id == deed.id))

    async def _put_off(self, deed: OpenDeed) -> None:
        """Let what cannot be done wait: maybe its game will never be here again."""
        wait = self._waits[deed.id] = min(LONGEST, 2 * self._waits.get(deed.id, LEASE / 2))
        async with self._engine.begin() as connection:
            await connection.execute(update(Deed).where(Deed.id == deed.id).values(due_at=func.now() + wait))

    async def keep_going_on(self) -> None:
        """Take up for ever what others have left."""
        while True:
            await self.take_up()
            await asyncio.sleep(EVERY)

    async def take_up(self) -> int:
        """Do what is due of deeds that nobody works at; returns their number."""
        due = select(Deed.id).where(Deed.due_at <= func.now(), Deed.kind.in_(self.kinds))
        due = due.order_by(Deed.due_at).limit(BATCH).with_for_update(skip_locked=True)
        taking = update(Deed).where(Deed.id.in_(due)).values(due_at=func.now() + LEASE)
        columns = Deed.id, Deed.person, Deed.kind, Deed.step, Deed.tables, Deed.about
        async with self._engine.begin() as connection:
            taken = (await connection.execute(taking.returning(*columns))).all()
        for row in taken:
            deed = OpenDeed(row.id, row.person, row.kind, row.step, row.tables, row.about or {})
            try:
                await self.kinds[row.kind](deed)
            except (Denied, *AWAY) as error:  # a cell is away: again when the lease ends, for it may be back by then
                _LOG.warning("left for later", deed=deed.kind, key=str(error) if isinstance(error, Denied) else "")
        return len(taken)
