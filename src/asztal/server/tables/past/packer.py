"""Packs games that have been over for long: first a copy, and later, once it was read back and compared, no rows.

Each step is a transaction of one game, so a process may be killed anywhere and any number of them may do this.
"""

import asyncio
import time
from datetime import timedelta
from hashlib import sha256
from typing import Any

import structlog
from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal.server.storage.models import Beat, GameTable
from asztal.server.storage.packed_games import PackedGame
from asztal.server.storage.packing import GameRows, pack, unpack, with_hashes
from asztal.server.tables.stored.packed_rows import read_rows
from asztal.server.tables.stored.table import DONE

_LOG = structlog.get_logger("asztal.packing")
OLDER = timedelta(days=1)  # since the last beat of a process that cannot read packed games; `drop_packed` asks too
WAIT = timedelta(minutes=1)  # from the copy to the comparison, as `drop_packed` wants it
BATCH = 100  # games that are copied in one look: until their rows are gone, every search for another passes over them
PATIENCE = "1h"  # for which the database waits for a game to be packed; others wait for its table, which nobody plays
IDLE = 4  # times as long as a game took, others have the worker's CPU
_OLDER = exists().where(Beat.older_at > func.now() - OLDER)
_TABLE = (GameTable.id, GameTable.seq)


class Packer:
    """Packs what has not changed for `days` since it ended; 0: nothing."""

    def __init__(self, engine: AsyncEngine, days: int) -> None:
        self._engine, self._days = engine, days

    async def pack_due(self) -> int:
        """Copy and drop what is due, one game after another; returns how many games are only packed by now."""
        if not self._days:
            return 0
        async with self._engine.connect() as connection:
            if await connection.scalar(select(_OLDER)):
                return 0  # a process of the release before may serve
        dropped = copied = 0
        while await self._in_turn(self.drop_one):
            dropped += 1
        while copied < BATCH and await self._in_turn(self.copy_one):
            copied += 1
        if dropped:
            _LOG.info("packed", games=dropped)
        return dropped

    async def _in_turn(self, step: Any) -> bool:
        began = time.process_time()
        done = await step()
        await asyncio.sleep(IDLE * (time.process_time() - began))
        return bool(done)

    async def copy_one(self) -> bool:
        """Store the packed copy of one game beside its rows; False when none is due."""
        due = select(*_TABLE).where(GameTable.packed.is_(None), GameTable.status.in_(DONE))
        due = due.where(GameTable.changed < func.now() - timedelta(days=self._days))
        due = due.where(~exists().where(PackedGame.table_id == GameTable.id)).order_by(GameTable.changed)
        async with self._engine.begin() as connection:
            found = await _taken(connection, due)
            if found is None:
                return False
            rows = await read_rows(connection, found.id, found.seq)
            packed = None if rows is None else await asyncio.to_thread(_packed, rows)
            if rows is None or packed is None:  # from before everything was stored: it stays as it is
                await _keep_rows(connection, found.id)
            else:  # unless another worker's copy was stored just before we had the table
                values = {"table_id": found.id, "rules": rows.played, "packed": packed}
                await connection.execute(upsert(PackedGame).values(values).on_conflict_do_nothing())
        return True

    async def drop_one(self) -> bool:
        """Read one copy back and, if it says the same as the rows, delete those; False when there is none."""
        there = select(*_TABLE, PackedGame.packed).join(PackedGame, PackedGame.table_id == GameTable.id)
        there = there.where(~PackedGame.checked, PackedGame.made_at < func.now() - WAIT).order_by(PackedGame.made_at)
        there = there.where(GameTable.packed.is_(None))  # or another worker has dropped it meanwhile
        async with self._engine.begin() as connection:
            found = await _taken(connection, there)
            if found is None:
                return False
            rows = await read_rows(connection, found.id, found.seq)
            if rows is not None and rows == await asyncio.to_thread(_read_back, found.packed):
                digest = sha256(found.packed).digest()
                await connection.execute(select(func.drop_packed(found.id, digest)))
            else:
                _LOG.error("a packed copy is not what the rows say: the rows stay", table=found.id)
                await connection.execute(delete(PackedGame).where(PackedGame.table_id == found.id))
                await _keep_rows(connection, found.id)
        return True


def _packed(rows: GameRows) -> bytes | None:
    """A game in one piece; None for one that cannot be, which must not hold up all others."""
    try:
        return pack(rows)
    except Exception as error:
        _LOG.error("a game cannot be packed: its rows stay", error=type(error).__name__)
        return None


def _read_back(packed: bytes) -> Any:
    try:
        return with_hashes(unpack(packed))
    except Exception:
        return None


async def _taken(connection: AsyncConnection, query: Any) -> Any:
    """One table that nobody else has, locked: nobody changes it meanwhile, however long it takes."""
    await connection.execute(select(func.set_config("idle_in_transaction_session_timeout", PATIENCE, True)))
    return (await connection.execute(query.limit(1).with_for_update(of=GameTable, skip_locked=True))).one_or_none()


async def _keep_rows(connection: AsyncConnection, table_id: str) -> None:
    await connection.execute(update(GameTable).where(GameTable.id == table_id).values(packed=False))
