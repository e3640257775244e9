"""Tables that a process keeps ready to play, so that a move does not replay the whole log."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Literal, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal import registry
from asztal.kernel import Decision, Game, Seeded, Table, Title
from asztal.kernel.chance import mixed_seed
from asztal.kernel.record import do_entry, open_table, restored
from asztal.kernel.table import Entry
from asztal.server.facts import Facts, TableRow, read_places
from asztal.server.models import Action, Position, Snapshot


class Base(NamedTuple):
    """The state from which a game goes on with other rules than it began with."""

    seq: int
    state: bytes


class Asked(NamedTuple):
    """What a seat was asked when it had done so much, and the name of that question."""

    decision: Decision
    done: int
    name: str


class Lock(asyncio.Lock):
    """A lock that knows of those who wait for it: between two of them nobody holds it, but it is in use."""

    def __init__(self) -> None:
        super().__init__()
        self._users = 0

    @property
    def in_use(self) -> bool:
        """True when somebody holds it or waits for it."""
        return self._users > 0

    async def acquire(self) -> Literal[True]:
        """Wait for it."""
        self._users += 1
        try:
            return await super().acquire()
        except BaseException:
            self._users -= 1
            raise

    def release(self) -> None:
        """Give it back."""
        super().release()
        self._users -= 1


class Warm:
    """One table in memory: its facts and, once it has begun, its game up to action `seq`.

    Whoever reads or changes it holds `lock`; so nobody sees what is not committed yet. The next
    change stores `base` as a snapshot.
    """

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = Lock()
        self.facts: Facts | None = None
        self.table: Table[Any] | None = None
        self.seq = 0
        self.base: Base | None = None
        self._questions: dict[int, Asked] = {}

    def forget(self) -> None:
        """After a change that was not committed: everything is read again from the database."""
        self.facts, self.table, self.seq, self.base = None, None, 0, None

    def take_back(self, actions: int) -> None:
        """After a change with so many actions that could not be stored."""
        if actions == 1 and self.playing.entries[-1].kind == "choice":
            self.playing.withdraw()
            self.seq -= 1
        elif actions:
            self.forget()

    @property
    def known(self) -> Facts:
        """The facts, of a table that was refreshed."""
        assert self.facts is not None
        return self.facts

    @property
    def playing(self) -> Table[Any]:
        """The game with its history, of a table that has begun."""
        assert self.table is not None
        return self.table

    @property
    def game(self) -> Game[Any]:
        """The game, of a table that has begun."""
        return self.playing.game

    @property
    def title(self) -> Title[Any]:
        """The rules that are played."""
        return registry.find(self.known.row.game)

    def question(self, seat: int) -> str:
        """A name for what a seat is asked now; another one for every question that it is asked in a game.

        It counts what this seat did and what the whole table agreed to, so it tells nothing of the other seats.
        """
        decision = self.game.decisions.get(seat)
        if decision is None:
            return ""
        known = self._questions.get(seat)
        acts = self.playing.acts
        done = acts[seat] + acts[-1]
        if known is None or known.decision is not decision or known.done != done:
            text = "\n".join([decision.ask, *map(str, decision.options)])
            name = f"{done}-{blake2b(text.encode(), digest_size=4).hexdigest()}"
            known = self._questions[seat] = Asked(decision, done, name)
        return known.name

    async def refresh(self, connection: AsyncConnection, row: TableRow) -> None:
        """Catch up with the row and the log; does nothing when this process made the last change."""
        if self.facts is not None and self.facts.row.version == row.version:
            return
        self.facts = Facts(row, await read_places(connection, self.id))
        if row.status != "waiting" and (self.table is None or self.seq != row.seq):
            await self._catch_up(connection, row)

    async def _catch_up(self, connection: AsyncConnection, row: TableRow) -> None:
        if self.table is None:
            await self.open(connection, row)
        entries = await read_entries(connection, self.id, self.seq)
        assert self.table is not None
        if len(entries) > 20:  # a long replay would keep everybody else waiting
            await asyncio.to_thread(_replay, self.table, entries)
        else:
            _replay(self.table, entries)
        self.seq += len(entries)

    async def open(self, connection: AsyncConnection, row: TableRow) -> None:
        """The table as it was when these rules began to be played: at its start, or where they replaced others."""
        title, facts = registry.find(row.game), self.known
        if row.rules == title.rules_version:
            self.table, self.seq = open_table(title, facts.header()), 0
            return
        found = await connection.execute(
            select(Snapshot.seq, Snapshot.state)
            .where(Snapshot.table_id == self.id, Snapshot.rules == title.rules_version)
            .order_by(Snapshot.seq)
            .limit(1)
        )
        start = found.one_or_none()
        if start is None:
            stored = await connection.execute(select(Position.seq, Position.state).where(Position.table_id == self.id))
            start = stored.one()
            self.base = Base(start.seq, start.state)
        header = facts.header()
        game = restored(title, start.state, Seeded(mixed_seed(header.seed, header.nonces)))
        self.table, self.seq = Table(game), start.seq


def _replay(table: Table[Any], entries: Sequence[Entry]) -> None:
    for entry in entries:
        do_entry(table, entry)


async def read_entries(connection: AsyncConnection, table_id: str, after: int = 0) -> list[Entry]:
    """The log after so many actions."""
    query = select(Action.kind, Action.seat, Action.text).where(Action.table_id == table_id, Action.seq > after)
    return [Entry(*row) for row in await connection.execute(query.order_by(Action.seq))]


class Cache:
    """The tables used last, up to `size`; one that somebody is connected to or uses just now stays whatever its age."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: dict[str, Warm] = {}  # somebody is connected to them
        self._idle: OrderedDict[str, Warm] = OrderedDict()  # the one used last at the end

    def get(self, table_id: str) -> Warm:
        """The table in memory; empty when it was not there."""
        warm = self._kept.get(table_id) or self._idle.get(table_id)
        if warm is None:
            warm = self._idle[table_id] = Warm(table_id)
            self._shrink(but=table_id)
        elif table_id in self._idle:
            self._idle.move_to_end(table_id)
        return warm

    def keep(self, table_id: str) -> None:
        """Somebody is connected to the table."""
        if table_id not in self._kept:
            self._kept[table_id] = self.get(table_id)
            del self._idle[table_id]

    def release(self, table_id: str) -> None:
        """Nobody is connected to it any more."""
        warm = self._kept.pop(table_id, None)
        if warm is not None:
            self._idle[table_id] = warm
            self._shrink()

    def _shrink(self, but: str = "") -> None:
        """Forget those used longest ago; one that is in use just now counts as used last."""
        for _ in range(len(self._idle)):
            if len(self._kept) + len(self._idle) <= self._size:
                return
            table_id, warm = self._idle.popitem(last=False)
            if table_id == but or warm.lock.in_use:
                self._idle[table_id] = warm

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._kept or table_id in self._idle

    def clear(self) -> None:
        """Forget every table, as a restart does."""
        for warm in (*self._kept.values(), *self._idle.values()):
            warm.forget()

    def __len__(self) -> int:
        return len(self._kept) + len(self._idle)
