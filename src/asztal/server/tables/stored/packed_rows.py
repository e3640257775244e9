"""Where the log of a finished game is read from: its rows, or the packed copy that has taken their place.

Nobody else asks. Rows are read first: they go in one transaction, in which the copy is marked as checked, so whoever
finds no checked copy afterwards has seen all of them.
"""

import asyncio

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.storage.models import Action, Opening, Position, Snapshot
from asztal.server.storage.packed_games import PackedGame
from asztal.server.storage.packing import GameRows, KeptSnapshot, LoggedAction, StoredAfter, unpack
from asztal.server.tables.stored.codec import inflated


async def read_packed(connection: AsyncConnection, table_id: str) -> GameRows | None:
    """The game whose rows are gone; None for one that has them."""
    query = select(PackedGame.packed, PackedGame.rules).where(PackedGame.table_id == table_id, PackedGame.checked)
    found = (await connection.execute(query)).one_or_none()
    if found is None:
        return None
    return (await asyncio.to_thread(unpack, found.packed))._replace(played=found.rules)


async def read_rows(connection: AsyncConnection, table_id: str, seq: int) -> GameRows | None:
    """The rows of a game as they are packed; None where something of it was not stored or cannot be read."""
    began = (await connection.execute(select(Opening.__table__).where(Opening.table_id == table_id))).one_or_none()
    last = (await connection.execute(select(Position.__table__).where(Position.table_id == table_id))).one_or_none()
    query = select(Action.kind, Action.seat, Action.text, Action.rules, Action.by_bot, Action.at, Action.state_hash)
    query = query.add_columns(Action.after).where(Action.table_id == table_id).order_by(Action.seq)
    rows = (await connection.execute(query)).all()
    if began is None or last is None or last.seq != seq or len(rows) != seq:
        return None
    told = await asyncio.to_thread(_inflate, [began.after, *(row.after for row in rows)])
    if told is None:
        return None
    later = select(Snapshot.seq, Snapshot.rules, Snapshot.engine, Snapshot.state)
    later = later.where(Snapshot.table_id == table_id).order_by(Snapshot.seq, Snapshot.rules)
    snapshots = [KeptSnapshot._make(row) for row in await connection.execute(later)]
    actions = [LoggedAction._make(row[:-1])._replace(at=int(row.at.timestamp())) for row in rows]
    return GameRows(began.rules, began.engine, told, actions, snapshots, last.rules, last.state)


def _inflate(stored: list[bytes | None]) -> list[StoredAfter] | None:
    """What was after each action, from first to last; None with a gap."""
    found, before = list[StoredAfter](), None
    for after in stored:
        read = None if after is None else inflated(after, before)
        if read is None:
            return None
        found.append(read)
        before = read.state
    return found
