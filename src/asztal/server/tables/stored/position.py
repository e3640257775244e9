"""Where a table stands in the database: its row, the rules it is played by, and its last state."""

from collections import Counter
from typing import Any, NamedTuple

from sqlalchemy import case, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.kernel import Title
from asztal.kernel.table import Entry
from asztal.server.clocks.clock import Changed
from asztal.server.denied import Denied
from asztal.server.storage.models import NEW_KIND, Action, GameTable, Opening, Position, Snapshot
from asztal.server.storage.packed_games import PackedGame
from asztal.server.tables.stored.codec import CHECK
from asztal.server.tables.stored.packed_rows import read_packed
from asztal.server.tables.stored.table import DONE, TableRow

NEWER = "newer-rules"  # why a process leaves a table to others


def check_rules(played: int | None, title: Title[Any]) -> None:
    """Raise `Denied` at a table that is played with newer rules than ours."""
    if played is not None and played > title.rules_version:
        raise Denied(NEWER, 503)


class Stand(NamedTuple):
    """A table at one moment: its row, the rules of its position, and where a replay by our rules would begin.

    `start` is None when none of its actions can be replayed; `complete` is False when not all of them were stored with
    what was after them.
    """

    row: TableRow
    rules: int | None
    start: int | None
    complete: bool


class StoredPosition(NamedTuple):
    """A table's position, and its row at the same moment."""

    row: TableRow
    rules: int
    state: bytes


class LastState(NamedTuple):
    """What is stored of the state after the last action: its hash, and the checksum of its bytes."""

    state_hash: str
    check: bytes | None


_ROW = [GameTable.__table__.c[name] for name in TableRow._fields]


async def read_stand(connection: AsyncConnection, table_id: str, title: Title[Any]) -> Stand:
    """Where the table stands; raises `Denied` when its rules are newer than ours."""
    ours = (Snapshot.table_id == GameTable.id) & (Snapshot.rules == title.rules_version)
    start = select(func.max(Snapshot.seq)).where(ours, Snapshot.seq <= GameTable.seq).scalar_subquery()
    begun = exists().where(Opening.table_id == GameTable.id)
    gaps = exists().where(Action.table_id == GameTable.id, Action.after.is_(None))
    told = case((GameTable.packed.is_(True), True), (GameTable.status.in_(DONE), begun & ~gaps), else_=False)
    kept = select(PackedGame.rules).where(PackedGame.table_id == GameTable.id, PackedGame.checked).scalar_subquery()
    played = (func.coalesce(Position.rules, kept) % NEW_KIND).label("played")
    query = select(*_ROW, played, start.label("start"), told.label("told"))
    query = query.outerjoin(Position, Position.table_id == GameTable.id).where(GameTable.id == table_id)
    found = (await connection.execute(query)).one_or_none()
    if found is None:
        raise Denied("no-such-table", 404)
    *row, by, first, whole = found
    check_rules(by, title)
    table = TableRow._make(row)
    return Stand(table, by, 0 if first is None and table.rules == title.rules_version else first, whole)


async def read_position(connection: AsyncConnection, table_id: str) -> StoredPosition | None:
    """The position of a table, whatever rules are installed."""
    query = select(*_ROW, Position.rules, Position.state).where(GameTable.id == table_id)
    found = (await connection.execute(query.outerjoin(Position, Position.table_id == GameTable.id))).one_or_none()
    if found is None:
        return None
    *row, rules, state = found
    if state is None:
        packed = await read_packed(connection, table_id)
        if packed is None:
            return None
        rules, state = packed.played, packed.last
    return StoredPosition(TableRow._make(row), rules % NEW_KIND, state)


class ReadLog(NamedTuple):
    """A part of the log: its entries, the clocks they changed, and what is stored after the last one."""

    entries: list[Entry]
    clocks: list[Changed | None]
    last: LastState | None


async def read_entries(connection: AsyncConnection, table_id: str, after: int, up_to: int) -> ReadLog:
    """The log after `after` actions, and what is stored after the last one, also when there is no new one."""
    if up_to == 0:
        begun = select(_check(Opening.after)).where(Opening.table_id == table_id)
        first = (await connection.execute(begun)).scalar_one_or_none()
        return ReadLog([], [], None if first is None else LastState("", first))
    query = select(
        Action.seq, Action.kind, Action.seat, Action.text, Action.clock, Action.state_hash, _check(Action.after)
    )
    query = query.where(Action.table_id == table_id, Action.seq >= min(after + 1, up_to), Action.seq <= up_to)
    rows = (await connection.execute(query.order_by(Action.seq))).all()
    new = [row for row in rows if row.seq > after]
    entries = [Entry(row.kind, row.seat, row.text) for row in new]
    return ReadLog(entries, [row.clock for row in new], LastState(rows[-1].state_hash, rows[-1][-1]) if rows else None)


async def read_acts(connection: AsyncConnection, table_id: str, up_to: int) -> Counter[int]:
    """How many of the first `up_to` actions each seat has made; -1 stands for the whole table."""
    query = select(Action.seat, func.count()).where(Action.table_id == table_id, Action.seq <= up_to)
    return Counter({row[0]: row[1] for row in await connection.execute(query.group_by(Action.seat))})


def _check(after: Any) -> Any:
    return func.substr(after, CHECK.start + 1, CHECK.stop - CHECK.start)
