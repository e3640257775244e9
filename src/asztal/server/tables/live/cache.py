"""A table that a process keeps in memory ready to play, so that a move does not replay the whole log."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import blake2b
from itertools import accumulate, chain
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal import registry
from asztal.kernel import Choice, Decision, Game, Table, Title
from asztal.kernel.asleep import SleepingTable
from asztal.kernel.offers import StepTaken, step
from asztal.kernel.record import fingerprint, open_table, reopened, restored, sorted_bytes, state_bytes
from asztal.kernel.table import Moment
from asztal.kernel.zones import bit
from asztal.server.clocks.clock import Changed
from asztal.server.clocks.counted_time import Times
from asztal.server.storage.models import Snapshot
from asztal.server.tables.live.lock import Lock
from asztal.server.tables.stored.codec import check_of, packed
from asztal.server.tables.stored.history import read_history
from asztal.server.tables.stored.log_replay import (
    FAILED,
    FROM_POSITION,
    RESHAPED,
    SAME,
    ReplayFailed,
    Unreadable,
    count,
    play_again,
)
from asztal.server.tables.stored.position import (
    LastState,
    Stand,
    check_rules,
    read_acts,
    read_entries,
    read_position,
    read_stand,
)
from asztal.server.tables.stored.table import DONE, StoredTable, TableRow, installed, outcome_of, read_stored_table


class NextSnapshot(NamedTuple):
    """The state from which a game goes on, with other rules or because the log leads elsewhere by now."""

    seq: int
    state: bytes


class NamedQuestion(NamedTuple):
    """A question of a seat, how much the seat had done by then, and the name of the question."""

    decision: Decision
    done: int
    name: str


class Offered(NamedTuple):
    """The choices that a seat was last offered, by option, with the table and its number of entries then."""

    table: Table[Any]
    entries: int
    choices: dict[str, Choice]


class _Asleep(NamedTuple):
    """What is kept of a game that sleeps; `same_bytes`: the last state was stored as we have it."""

    table: SleepingTable[Any]
    same_bytes: bool
    clocks: bytes
    wakes: Callable[["Warm"], None]


class Warm:
    """One table in memory: what is stored of it and, once it has begun, its game up to action `seq`.

    Whoever reads or changes it holds `lock`, so nobody sees what is not committed yet. The next change stores `base` as
    a snapshot. `table` knows what was done after action `start`. `before` is the state as it is stored after the last
    action, against which the next one is packed; None when we do not have the same bytes. `clocks` are the clocks that
    each action since `start` changed, as they were before; `times` is what counts. `contended`: other processes were
    faster so often that the next change is made with the row locked. A game that sleeps wakes when it is looked at.
    """

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = Lock()
        self.loaded: StoredTable | None = None
        self._table: Table[Any] | None = None
        self._asleep: _Asleep | None = None
        self.used = 0.0  # when somebody last asked for it
        self.seq = self.start = 0
        self.base: NextSnapshot | None = None
        self.before: bytes | None = None
        self._past: list[int] = []  # events after each action before `start`, where they are known
        self.clocks: list[Changed | None] = []
        self.times = Times()
        self.contended = False
        self._questions: dict[int, NamedQuestion] = {}
        self._offered: dict[int, Offered] = {}
        self._steps: dict[int, dict[Moment[Any], StepTaken]] = {}

    def forget(self) -> None:
        """Drop everything after a change that was not committed; it is read again from the database."""
        self.loaded, self.table, self.base, self.before = None, None, None, None
        self._offered, self._steps, self.clocks = {}, {}, []
        self.seq = self.start = 0

    def take_back(self, actions: int, before: bytes | None) -> None:
        """Undo a change with so many actions that could not be stored; `before` is what it was packed against."""
        if actions == 1 and self.playing.entries[-1].kind == "choice":
            self.playing.withdraw()
            self.clocks.pop()
            self.seq -= 1
            self.before = before
        elif actions:
            self.forget()

    @property
    def table(self) -> Table[Any] | None:
        """The game with its history; None while the table has not begun."""
        if self._asleep is not None:
            self._wake(self._asleep)
        return self._table

    @table.setter
    def table(self, table: Table[Any] | None) -> None:
        self._table, self._asleep = table, None

    @property
    def awake(self) -> bool:
        """True while there is a game that is not packed."""
        return self._table is not None

    @property
    def sleeps(self) -> bool:
        """True while the game is packed."""
        return self._asleep is not None

    def sleep(self, wakes: Callable[["Warm"], None]) -> None:
        """Pack the game; `wakes` is called when it is wanted again, before anything is done to it."""
        if self._table is not None:
            packed_up = SleepingTable(self._table)
            self._asleep = _Asleep(packed_up, self.before is not None, msgspec.msgpack.encode(self.clocks), wakes)
            self._table, self.before, self.clocks = None, None, []
            self._questions, self._offered, self._steps = {}, {}, {}

    def _wake(self, asleep: "_Asleep") -> None:
        self._asleep = None
        try:
            self._table = asleep.table.woken()
            self.clocks = msgspec.msgpack.decode(asleep.clocks)
        except BaseException:
            self.forget()
            raise
        self.before = msgspec.json.encode(self.game.state.to_data()) if asleep.same_bytes else None
        asleep.wakes(self)

    @property
    def stored(self) -> StoredTable:
        """What is stored of the table besides its game; it has been read."""
        assert self.loaded is not None
        return self.loaded

    @property
    def playing(self) -> Table[Any]:
        """The game with its history, of a table that has begun."""
        assert self.table is not None
        return self.table

    @property
    def game(self) -> Game[Any]:
        """The game of a table that has begun."""
        return self.playing.game

    @property
    def title(self) -> Title[Any]:
        """The title that is played."""
        return registry.find(self.stored.row.game)

    def count_told(self, seat: int, seq: int) -> int:
        """How many events a seat had been told after the first `seq` actions, as far as this process knows."""
        if self.table is None or seq < 0:
            return 0
        past, ends = self._past, self.playing.ends
        up_to = ends[min(seq - self.start, len(ends) - 1)] if seq >= self.start else past[seq] if past else 0
        return sum(bool(seats & bit(seat)) for seats, _ in (self.game.events or [])[:up_to])

    def question(self, seat: int) -> str:
        """The name of what a seat is asked now, unique among all questions that it is asked in a game.

        It counts what this seat did and what the whole table agreed to, so it reveals nothing of the other seats.
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
            known = self._questions[seat] = NamedQuestion(decision, done, name)
        return known.name

    def steps(self, seat: int) -> list[StepTaken]:
        """The choices of the seat's turn that it can take back alone, oldest first.

        While it waits for others, its turn is the last one that it took.
        """
        known, kept, steps = self._steps.get(seat, {}), dict[Moment[Any], StepTaken](), list[StepTaken]()
        asked = seat in self.game.decisions
        turn = self.title.turn_number(self.game.state, seat) if asked else None
        for moment in self.playing.undoable(seat) if not self.game.over else ():
            kept[moment] = made = known.get(moment) or self._step(moment)
            turn = made.turn if turn is None else turn
            if made.turn != turn:
                break
            steps.append(made)
        self._steps[seat] = kept
        return steps[::-1]

    def offer(self, seat: int, choices: Iterable[Choice]) -> None:
        """Remember what the seat is offered now, so that a choice among it need not be worked out again.

        A view can be older than the table; what was offered in such a view is not kept.
        """
        decision, found = self.game.decisions.get(seat), {choice.option: choice for choice in choices}
        if decision is not None and list(found) == [str(option) for option in decision.options]:
            self._offered[seat] = Offered(self.playing, len(self.playing.entries), found)

    def offer_again(self, seat: int) -> None:
        """Note that a seat was told nothing of the last entry, so it is offered the same as before."""
        asked, entries = self._offered.get(seat), len(self.playing.entries)
        if asked is not None and asked.table is self.playing and asked.entries + 1 == entries:
            self._offered[seat] = asked._replace(entries=entries)

    def _step(self, moment: Moment[Any]) -> StepTaken:
        table, asked = self.playing, self._offered.get(moment.seat)
        fresh = asked is not None and asked.table is table and asked.entries + 1 == len(table.entries)
        last = table.entries[-1].kind == "choice" and table.moments[-1] is moment  # not what an undo has left
        if asked is None or not fresh or not last:
            return step(table, moment)
        choice = asked.choices[moment.option]
        return StepTaken(choice.label, choice.targets, self.title.turn_number(table.before(moment), moment.seat))

    def begin(self, first: bytes | None = None) -> bytes:
        """Begin the game, from its `first` state where it has an origin; returns what is stored for that moment."""
        title, header = self.title, self.stored.header()
        self.table = open_table(title, header) if first is None else reopened(title, header, first)
        self.seq, self.start, self.clocks = 0, 0, []
        self.before = msgspec.json.encode(self.game.state.to_data())
        return packed(self.game, self.before, self.game.events or [], 0, None)

    async def refresh(self, connection: AsyncConnection, row: TableRow) -> None:
        """Catch up with the row and the log; does nothing when this process made the last change."""
        if self.loaded is not None and self.loaded.row.version == row.version:
            return
        try:
            title = installed(row.game)
            if row.status == "waiting":
                self.loaded = await read_stored_table(connection, row)
            else:
                await self._catch_up(connection, title)
        except BaseException:
            self.forget()
            raise

    async def _catch_up(self, connection: AsyncConnection, title: Title[Any]) -> None:
        stand = await read_stand(connection, self.id, title)
        row = stand.row
        self.loaded = await read_stored_table(connection, row)
        if row.status in DONE and stand.complete:
            if self.table is None or self.seq != row.seq:
                await self._go_on(connection, title)
            self.base = None  # there is nothing left to do from here
        elif stand.rules is not None and stand.rules < title.rules_version:
            if self.base is None or self.seq != row.seq:
                await self._go_on(connection, title)
        elif self.base is None or self.seq != row.seq or stand.start == self.base.seq:
            await self._follow(connection, title, stand)
        if self.stored.row.status == "over" and self.stored.outcome is None:  # an older process ended it
            self.stored.outcome = outcome_of(self.game)

    async def _follow(self, connection: AsyncConnection, title: Title[Any], stand: Stand) -> None:
        """Replay what others did; where that leads to another state than theirs, go on from theirs."""
        row = stand.row
        if self.base is not None or (stand.start or 0) > self.start:  # others went on from another state than we have
            self.table = None
        if self.table is not None and self.seq == row.seq:
            return
        try:
            if self.table is None:
                await self._open(connection, title, stand)
            entries, clocks, last = await read_entries(connection, self.id, self.seq, row.seq)
            if len(entries) > 20:  # a long replay would keep everybody else waiting
                await asyncio.to_thread(play_again, self.playing, entries)
            else:
                play_again(self.playing, entries)
            self.seq += len(entries)
            self.clocks += clocks
            await self._check(connection, title, last)
        except ReplayFailed as failed:
            count(FROM_POSITION, title, failed)
            await self._go_on(connection, title)

    async def _open(self, connection: AsyncConnection, title: Title[Any], stand: Stand) -> None:
        """Open the table where its current rules began to be played: at the start, or where they replaced others."""
        header, start = self.stored.header(), stand.start
        if start is None:
            raise ReplayFailed
        ours = (Snapshot.table_id == self.id) & (Snapshot.rules == title.rules_version)
        found = await connection.execute(select(Snapshot.state).where(ours, Snapshot.seq == start))
        state = found.scalar_one_or_none()
        try:
            self.table = open_table(title, header) if state is None else reopened(title, header, state)
        except Exception as error:
            raise ReplayFailed from error
        self.playing.acts = await read_acts(connection, self.id, start)  # no question has the name of an earlier one
        self.seq, self.start, self.base, self.clocks, self._past = start, start, None, [], []

    def differs(self, last: LastState | None) -> bytes | None:
        """The bytes of our state unless it has the hash that is stored."""
        data = self.game.state.to_data()
        state, found = msgspec.json.encode(data), sorted_bytes(data)
        self.before = state if last is not None and last.check == check_of(state) else None
        known = last.state_hash if last is not None else ""
        same = known == fingerprint(found) or (not known and self.before is not None)
        return None if same else found

    async def _check(self, connection: AsyncConnection, title: Title[Any], last: LastState | None) -> None:
        """Raise `ReplayFailed` unless this is the state that is stored."""
        found = self.differs(last)
        if found is None:
            count(SAME, title)
            return
        position = await read_position(connection, self.id)
        if position is None or position.row.version != self.stored.row.version:
            raise ReplayFailed
        if fingerprint(position.state) != fingerprint(found):
            try:
                again = state_bytes(restored(title, position.state))
            except Exception as error:
                raise ReplayFailed from error
            if again != found:
                raise ReplayFailed
        count(SAME if last is None else RESHAPED, title)

    async def _go_on(self, connection: AsyncConnection, title: Title[Any]) -> None:
        """Go on from the stored position: nothing before it can be taken back, but all that was told stays told."""
        position = await read_position(connection, self.id)
        if position is None:
            raise Unreadable
        check_rules(position.rules, title)
        row, state = position.row, position.state
        self.loaded = await read_stored_table(connection, row)
        history = await read_history(connection, self.id, row.rules, row.seq)
        each = await asyncio.to_thread(history.after_each, title)
        last = each[-1]
        if row.status in DONE and last is not None and sorted_bytes(msgspec.json.decode(last.state)) == state:
            state = last.state  # the same, with every hand in the order in which its cards came
        try:
            self.table = reopened(title, self.stored.header(), state)
        except Exception as error:
            count(FAILED, title, error)
            raise Unreadable from error
        told = [[] if after is None else after.told for after in each]
        self.game.events = [*chain(*told), *(self.game.events or ())]
        self.playing.ends, self._past = [len(self.game.events)], list(accumulate(map(len, told)))
        self.playing.acts = Counter(action.seat for action in history.actions)
        self.seq = self.start = row.seq
        self.base, self.before, self.clocks = NextSnapshot(row.seq, position.state), None, []
