"""The whole log of a table as it is stored: what was done, by which rules, and what was after it."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.kernel import Title
from asztal.kernel.table import Entry
from asztal.server.storage.models import Action, Opening, Snapshot
from asztal.server.storage.packing import GameRows, StoredAfter, hash_of
from asztal.server.tables.stored.codec import AfterAction, inflated, read_after
from asztal.server.tables.stored.packed_rows import read_packed


class Logged(NamedTuple):
    """One action of the log."""

    kind: str
    seat: int
    text: str
    state_hash: str
    rules: int | None
    after: bytes | None

    @property
    def entry(self) -> Entry:
        """The action as an entry of a record."""
        return Entry(self.kind, self.seat, self.text)


class RulesStart(NamedTuple):
    """Where the game went on with these rules of this version of Asztal, and from which state; None: from its start."""

    seq: int
    rules: int
    engine: str
    state: bytes | None


@dataclass(frozen=True, slots=True)
class History:
    """The log of a table from its beginning; `opening` is what was before the first action, if it was stored.

    That of a packed game has what was after each action in `told`, and nowhere else.
    """

    opening: bytes | None
    actions: list[Logged]
    starts: list[RulesStart]
    told: list[StoredAfter] | None = None

    def ends(self) -> list[int]:
        """For every start, the number of actions at which the next one follows."""
        return [*(start.seq for start in self.starts[1:]), len(self.actions)]

    def hash_after(self, number: int) -> str:
        """The hash of the state after so many actions, at least one."""
        known = self.actions[number - 1].state_hash
        return known if self.told is None else known or hash_of(self.told[number].state)

    def after_each(self, title: Title[Any]) -> list[AfterAction | None]:
        """What was before the first action and after each; None where it was not stored."""
        if self.told is not None:
            return [read_after(title, after) for after in self.told]
        state, found = None, []
        for after in (self.opening, *(action.after for action in self.actions)):
            stored = None if after is None else inflated(after, state)
            read = None if stored is None else read_after(title, stored)
            state = None if read is None else read.state
            found.append(read)
        return found


async def read_history(connection: AsyncConnection, table_id: str, rules: int, up_to: int) -> History:
    """The first `up_to` actions of a table that began with these rules, from its rows or as it was packed."""
    began = await connection.execute(select(Opening.engine, Opening.after).where(Opening.table_id == table_id))
    opening = began.one_or_none()
    query = select(Action.kind, Action.seat, Action.text, Action.state_hash, Action.rules, Action.after)
    query = query.where(Action.table_id == table_id, Action.seq <= up_to).order_by(Action.seq)
    actions = [Logged._make(row) for row in await connection.execute(query)]
    later = select(Snapshot.seq, Snapshot.rules, Snapshot.engine, Snapshot.state).where(Snapshot.table_id == table_id)
    snapshots = [
        RulesStart(row.seq, row.rules, row.engine or "", row.state)
        for row in await connection.execute(later.order_by(Snapshot.seq, Snapshot.rules))
    ]
    packed = await read_packed(connection, table_id)
    if packed is not None:
        return _of_packed(packed, rules)
    starts = _starts(rules, opening.engine if opening else "", actions, snapshots)
    return History(opening.after if opening else None, actions, starts)


def _of_packed(game: GameRows, rules: int) -> History:
    actions = [Logged(each.kind, each.seat, each.text, each.state_hash, each.rules, None) for each in game.actions]
    snapshots = [RulesStart(each.seq, each.rules, each.engine or "", each.state) for each in game.snapshots]
    return History(None, actions, _starts(rules, game.engine, actions, snapshots), game.told)


def _starts(rules: int, engine: str, actions: list[Logged], snapshots: list[RulesStart]) -> list[RulesStart]:
    starts = {0: RulesStart(0, rules, engine, None)}
    for start in snapshots:
        # Of those who were ready to go on from a state, one did; a table with an origin began there.
        taken = start.seq < len(actions) and actions[start.seq].rules in (start.rules, None)
        if taken or start[:2] == (0, rules):
            starts[start.seq] = start
    return list(starts.values())


async def read_log(connection: AsyncConnection, table_id: str) -> list[Entry]:
    """All that was done at a table, from its rows or as it was packed."""
    query = select(Action.kind, Action.seat, Action.text).where(Action.table_id == table_id).order_by(Action.seq)
    rows = [Entry(*row) for row in await connection.execute(query)]
    packed = None if rows else await read_packed(connection, table_id)
    return rows if packed is None else [Entry(each.kind, each.seat, each.text) for each in packed.actions]
