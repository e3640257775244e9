"""Worlds as they are stored; what may not be told of an entry while its world is open: what is still to come."""

from typing import Any

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.registry import UnknownGame
from asztal.server.denied import Denied
from asztal.server.storage.models import GameTable
from asztal.server.storage.stored_worlds import StoredWorld
from asztal.server.tables.stored.table import DONE, TableRow
from asztal.worlds.world import KeyedWorld, World, playable

WORLD = select(StoredWorld.__table__)


async def read_world(connection: AsyncConnection, world_id: str) -> Row[Any]:
    """What is stored of a world; raises `Denied` where there is none."""
    row = (await connection.execute(WORLD.where(StoredWorld.id == world_id))).one_or_none()
    if row is None:
        raise Denied("no-such-world", 404)
    return row


def keyed_of(row: Row[Any]) -> KeyedWorld:
    """A stored world with its key."""
    return KeyedWorld(msgspec.json.decode(row.world, type=World), row.key)


def played_here(row: Row[Any]) -> bool:
    """Whether this process plays a world as it was made; no game, no world."""
    try:
        return playable(keyed_of(row).world)
    except UnknownGame:
        return False


async def bots_answer_here(connection: AsyncConnection, world_id: str) -> bool:
    """Whether bots of an entry may answer in this process: as the world was made, or where it is closed anyhow."""
    row = await read_world(connection, world_id)
    return row.closed_at is not None or played_here(row)


async def world_open(connection: AsyncConnection, table_id: str) -> bool:
    """Whether a table is an entry in a world that is not closed yet.

    Its seed, its record, forks of it with the true cards, analysis and hints tell nobody anything until then.
    """
    query = select(GameTable.id).join(StoredWorld, StoredWorld.id == GameTable.world)
    return bool(await connection.scalar(query.where(GameTable.id == table_id, StoredWorld.closed_at.is_(None))))


async def check_world_closed(connection: AsyncConnection, table_id: str) -> None:
    """Raise `Denied` for an entry in a world that is still open."""
    if await world_open(connection, table_id):
        raise Denied("world-open", 409)


async def check_all_may_know(connection: AsyncConnection, row: TableRow) -> None:
    """Raise `Denied` for a table of which not everybody may know everything yet: the one place that decides it.

    Records, playing on and looking back ask it.
    """
    await check_world_closed(connection, row.id)  # first: whether somebody has ended is nobody's yet
    if row.status not in DONE:
        raise Denied("not-over", 409)
