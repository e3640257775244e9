"""The one way to change a table: in a transaction, and then everybody is told."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Protocol, TypeVar

import msgspec
import psycopg
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.kernel import Refused
from asztal.kernel.zones import bit
from asztal.server import traces
from asztal.server.clocks.clock import encoded
from asztal.server.clocks.counted_time import Times
from asztal.server.clocks.keeper import Keeper
from asztal.server.denied import Denied
from asztal.server.measured import CONFLICTS
from asztal.server.storage.cells import Cells, away
from asztal.server.storage.database import AWAY, is_locked
from asztal.server.storage.statements import (
    Driver,
    borrowed,
    driver_of,
    revoke_held,
    write,
    write_result,
    write_snapshot,
)
from asztal.server.tables.live.access import CLAIM, SAT
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.change import Change, as_json
from asztal.server.tables.live.follow import can_follow, follow
from asztal.server.tables.live.kept_tables import Cache
from asztal.server.tables.live.request import AnyRequest, Pending
from asztal.server.tables.live.wake_time import NOTICE, STORY, seconds_to_wake
from asztal.server.tables.stored.table import (
    DONE,
    Outcome,
    Place,
    StoredTable,
    lock,
    outcome_of,
    read_places,
    read_row,
)

R = TypeVar("R")
Listener = Callable[[Warm], Awaitable[None]]
ATTEMPTS = 3  # how often others may be faster before they have to wait for us


class Queue(Protocol):
    """Where a bot's turn is queued, in the transaction that makes it due."""

    async def queue_bot_turn(
        self, driver: Driver, table_id: str, seat: int, seq: int, share: str, *, beat: float = 0.0
    ) -> None:
        """Queue a bot's answer at this seat to what it is asked after action `seq`, in the time of this share."""


def sitter(place: Place) -> int | None:
    """The person who sat down at a seat, or was given it since; None where nobody did."""
    came = {via: guest for guest, via in place.holders.items()}
    return came.get(CLAIM, came.get(SAT))


@contextmanager
def _held(warm: Warm, unchanged: Callable[[], bool] = lambda: False) -> Iterator[None]:
    """Turn errors into `Denied`; our copy is read again unless a refusal left it `unchanged`."""
    try:
        yield
    except BaseException as error:
        if not (isinstance(error, Denied | Refused) and unchanged()):
            warm.forget()
        if isinstance(error, Refused):
            raise Denied.by_rules(error.reason) from None
        if isinstance(error, AWAY):
            raise Denied("busy", 503) if is_locked(error) else away(warm.id) from error
        raise


class Changes:
    """Makes changes: commit first, then tell those connected to this process, then all other processes.

    Each is made in the cell of its table. `keepers` are by cell; the first one tells the time.
    """

    def __init__(self, cells: Cells, cache: Cache, queue: Queue, keepers: Sequence[Keeper]) -> None:
        self.cells, self.cache, self._queue = cells, cache, queue
        self._keepers, self.keeper = keepers, keepers[0]
        self.listeners: list[Listener] = []  # called with the table's lock held
        self.held_listeners: list[Listener] = []  # the same, when nothing but a held choice is new

    # --- what happens in the game -----------------------------------------------------------------------------------

    def play(self, request: AnyRequest, work: Callable[[Change], R]) -> Pending[R | None]:
        """Do `work` to the table and store it; None when the request was carried out before.

        The right to do it may be lost meanwhile: both `request` and `work` ask for it in the version that is changed.
        The table's row is not locked: `work` is done to our copy, and stored if the table still has the version of that
        copy. When another process was faster, our copy catches up and `work` is done again. When others
        are faster again and again, it is done with the row locked, so that they wait for us.
        """
        return Pending(self._play(request, work))

    @asynccontextmanager
    async def _play(self, request: AnyRequest, work: Callable[[Change], R]) -> AsyncIterator[R | None]:
        warm = self.cache.get(request.table)
        async with warm.lock:
            with _held(warm, lambda: True):  # what could not be stored is taken back
                change, result = await self._try_play(warm, request, work)
            yield result
            if change is not None:
                await self._tell(change)

    async def _try_play(
        self, warm: Warm, request: AnyRequest, work: Callable[[Change], R]
    ) -> tuple[Change | None, R | None]:
        if warm.loaded is None:
            await self._catch_up(warm)
        elif warm.stored.row.pace is not None:
            await self._learn_times(warm)
        for _ in range(0 if warm.contended else ATTEMPTS):
            change, version = Change.of(warm, self.keeper.now()), warm.stored.row.version
            refused: Denied | Refused | None = None
            try:
                with traces.part("rules", warm.stored.row.game):
                    change.request = request.name(warm.stored)
                    result = work(change)
            except (Denied, Refused) as error:
                refused = error
            if change.made:
                try:
                    with traces.part("statement"):
                        stored = refused is None and await self._store(change)
                    if stored:
                        return change, result
                except psycopg.errors.UniqueViolation:  # it was carried out before, and could be carried out again
                    pass
                warm.take_back(len(change.logged), change.before)
            if await self._catch_up(warm, change.request):
                return None, None
            if not change.made and warm.stored.row.version == version:  # our copy was the newest
                if refused is not None:
                    raise refused
                return change, result
            CONFLICTS.inc()
        return await self._insist(warm, request, work)

    async def _insist(
        self, warm: Warm, request: AnyRequest, work: Callable[[Change], R]
    ) -> tuple[Change | None, R | None]:
        """Do `work` with the row locked, in several statements; the next change of this table starts that way too."""
        async with self.cells.engine_of(warm.id).begin() as connection:
            row = await lock(connection, warm.id)
            warm.contended = warm.loaded is None or warm.stored.row.version != row.version
            await warm.refresh(connection, row)
            change = Change.of(warm, self.keeper.now())
            change.request = request.name(warm.stored)
            if (await read_row(connection, warm.id, change.request)).answered:
                return None, None
            try:
                with traces.part("rules", row.game):
                    result = work(change)
            except (Denied, Refused):
                warm.take_back(len(change.logged), change.before)
                raise
            with traces.part("statement"):
                stored = not change.made or await self._write(await driver_of(connection), change, change.due_bot())
            if not stored:
                warm.forget()  # it is not what it says it is
                raise Denied("busy", 503)
        return change, result

    async def _catch_up(self, warm: Warm, request: str = "") -> bool:
        """Bring our copy up to date; True when the request is in the log."""
        if can_follow(warm):
            async with borrowed(self.cells.of(warm.id).stores) as driver:
                known = await follow(driver, warm, request)
            if known is not None:
                await self._learn_times(warm)
                return known
        async with self.cells.engine_of(warm.id).connect() as connection:
            row, answered = await read_row(connection, warm.id, request)
            await warm.refresh(connection, row)
        await self._learn_times(warm)
        return answered

    async def _learn_times(self, warm: Warm) -> None:
        """Read which time counts, at a table with a pace."""
        if warm.stored.row.pace is not None:
            warm.times = await self.times(warm.stored)

    async def times(self, stored: StoredTable) -> Times:
        """Which time counts at a table."""
        people = {place.number: sitter(place) for place in stored.places}
        known = {seat: person for seat, person in people.items() if person is not None}
        return await self.keeper_of(stored.row.id).times(stored.pace, known)

    def keeper_of(self, table_id: str) -> Keeper:
        """Who keeps the time of a table."""
        return self._keepers[self.cells.of(table_id).number]

    async def _store(self, change: Change) -> bool:
        bot = change.due_bot()
        async with borrowed(self.cells.of(change.warm.id).stores) as driver:
            alone = bot is None and len(change.logged) < 2 and change.warm.base is None and not change.back
            if alone and change.status != "over":
                return await self._write(driver, change, None)  # one statement, a transaction of its own
            async with driver.transaction():
                return await self._write(driver, change, bot)

    # --- what happens around it -------------------------------------------------------------------------------------

    def carry_out(
        self, request: AnyRequest, work: Callable[[Change, AsyncConnection], Awaitable[None]]
    ) -> Pending[None]:
        """Do `work` in a transaction with the row locked. `work` itself makes sure that it is done once."""
        return Pending(self._carry_out(request, work))

    @asynccontextmanager
    async def _carry_out(
        self, request: AnyRequest, work: Callable[[Change, AsyncConnection], Awaitable[None]]
    ) -> AsyncIterator[None]:
        warm = self.cache.get(request.table)
        async with warm.lock:
            async with self._transaction(warm) as (change, connection):
                await work(change, connection)
            yield
            await self._tell(change)

    @asynccontextmanager
    async def change(self, table_id: str) -> AsyncIterator[tuple[Change, AsyncConnection]]:
        """The table, locked and up to date, and the transaction; an exception inside leaves it as it was."""
        warm = self.cache.get(table_id)
        async with warm.lock:
            async with self._transaction(warm) as (change, connection):
                yield change, connection
            await self._tell(change)

    @asynccontextmanager
    async def _transaction(self, warm: Warm) -> AsyncIterator[tuple[Change, AsyncConnection]]:
        change: Change | None = None
        with _held(warm, lambda: change is not None and not change.made):
            # Times are read before: people may be kept in another database, and who holds a lock waits for nothing.
            await (self._catch_up(warm) if warm.loaded is None else self._learn_times(warm))
            async with self.cells.engine_of(warm.id).begin() as connection:
                await warm.refresh(connection, await lock(connection, warm.id))
                change = Change.of(warm, self.keeper.now())
                yield change, connection
                if change.seated:
                    warm.stored.places = await read_places(connection, warm.id)
                if change.made:
                    await self._write(await driver_of(connection), change, change.due_bot())

    @asynccontextmanager
    async def reading(self, table_id: str) -> AsyncIterator[Warm]:
        """The table, up to date, for reading; nobody in this process changes it meanwhile."""
        warm = self.cache.get(table_id)
        async with warm.lock:
            with _held(warm):
                await self._catch_up(warm)
            yield warm

    async def _write(self, driver: Driver, change: Change, bot: int | None) -> bool:
        warm, row = change.warm, change.warm.stored.row
        if row.status != "waiting" or change.status != "waiting":
            change.tick()
        now = row._replace(
            seq=warm.seq if change.logged else row.seq,
            version=row.version + 1,
            status=change.status,
            said=change.said,
            story=change.story,
            proposal=None if change.proposal is None else msgspec.to_builtins(change.proposal),
            changed=change.at,
            clock=encoded(change.clock) if change.clock else None,
        )
        values = {
            **now._asdict(),
            "version": row.version,
            "proposal": as_json(now.proposal),
            "clock": as_json(now.clock),
        }
        waiting = change.waiting()
        values["waiting"] = sum(map(bit, waiting))
        values["at"], values["wake"] = change.at, seconds_to_wake(warm, waiting, change.clock, change.at)
        if change.calls:
            values["wake"] = STORY
        elif change.status != row.status and change.status in DONE:
            values["wake"] = NOTICE  # whoever is not there is told of the end
        position = {"rules": warm.title.rules_version, "state": change.state}
        if not await write(driver, {**values, **position}, change.logged):
            return False
        if change.back:
            await revoke_held(driver, warm.id, [warm.question(seat) for seat in warm.game.seats()])
        outcome, how = warm.stored.outcome, warm.stored.how
        if now.status in DONE and row.status not in DONE:
            outcome, how = await self._end(driver, change), change.how
        if warm.base is not None:
            await write_snapshot(driver, {"id": warm.id, **position, **warm.base._asdict()})
            warm.base = None
        if bot is not None:
            waited = bot in change.asked and bot not in change.moved  # for another bot, at least a beat
            beat = 0.0 if waited else warm.stored.beat
            await self._queue.queue_bot_turn(driver, warm.id, bot, warm.seq, now.share, beat=beat)
        warm.loaded = StoredTable(now, warm.stored.places, outcome, how, warm.stored.claims)
        return True

    async def _end(self, driver: Driver, change: Change) -> Outcome | None:
        warm, places = change.warm, change.warm.stored.places
        if change.status == "ended":  # nobody has won anything
            await write_result(driver, warm.id, warm.title.rules_version, [], change.how)
            return None
        outcome = outcome_of(warm.game)
        seats = [
            {
                "number": number,
                "score": score,
                "rank": place,
                "won": place == 1,
                # What was played on from another table is nobody's result: whoever counts by persons leaves it out.
                "person": sitter(places[number]) if number < len(places) and warm.stored.origin is None else None,
            }
            for number, (score, place) in enumerate(zip(*outcome, strict=True))
        ]
        await write_result(driver, warm.id, warm.title.rules_version, seats, change.how)
        return outcome

    async def _tell(self, change: Change) -> None:
        if change.made or change.held:
            with traces.part("fan-out"):
                for listener in self.listeners if change.made else self.held_listeners:
                    await listener(change.warm)
