"""The whole log of a table as it is stored: what was done, by which rules, and what was after it."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.kernel import Title
from asztal.kernel.table import Entry
from asztal.server.storage.models import Action, Opening, Snapshot
from asztal.server.tables.stored.codec import AfterAction, unpacked


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
    """The log of a table from its beginning; `opening` is what was before the first action, if it was stored."""

    opening: bytes | None
    actions: list[Logged]
    starts: list[RulesStart]

    def ends(self) -> list[int]:
        """For every start, the number of actions at which the next one follows."""
        return [*(start.seq for start in self.starts[1:]), len(self.actions)]

    def after_each(self, title: Title[Any]) -> list[AfterAction | None]:
        """What was before the first action and after each; None where it was not stored."""
        state, found = None, []
        for after in (self.opening, *(action.after for action in self.actions)):
            read = None if after is None else unpacked(title, after, state)
            state = None if read is None else read.state
            found.append(read)
        return found


async def read_history(connection: AsyncConnection, table_id: str, rules: int, up_to: int) -> History:
    """The first `up_to` actions of a table that began with these rules."""
    began = await connection.execute(select(Opening.engine, Opening.after).where(Opening.table_id == table_id))
    opening = began.one_or_none()
    query = select(Action.kind, Action.seat, Action.text, Action.state_hash, Action.rules, Action.after)
    query = query.where(Action.table_id == table_id, Action.seq <= up_to).order_by(Action.seq)
    actions = [Logged._make(row) for row in await connection.execute(query)]
    later = select(Snapshot.seq, Snapshot.rules, Snapshot.engine, Snapshot.state).where(Snapshot.table_id == table_id)
    starts = {0: RulesStart(0, rules, opening.engine if opening else "", None)}
    for row in await connection.execute(later.order_by(Snapshot.seq, Snapshot.rules)):
        start = RulesStart(row.seq, row.rules, row.engine or "", row.state)
        # Of those who were ready to go on from a state, one did; a table with an origin began there.
        taken = start.seq < len(actions) and actions[start.seq].rules in (start.rules, None)
        if taken or start[:2] == (0, rules):
            starts[start.seq] = start
    return History(opening.after if opening else None, actions, list(starts.values()))
