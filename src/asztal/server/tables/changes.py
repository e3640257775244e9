"""One change of a table: a transaction with the table's row locked, then the news of it."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

import msgspec
import psycopg
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal.kernel import Refused, bit
from asztal.kernel.record import fingerprint, sorted_bytes
from asztal.server.denied import Denied
from asztal.server.measured import CONFLICTS, move_done
from asztal.server.storage.database import AWAY
from asztal.server.storage.statements import Driver, borrowed, write, write_result, write_snapshot
from asztal.server.tables.access import SAT
from asztal.server.tables.after import packed
from asztal.server.tables.facts import Back, Facts, Outcome, lock, outcome_of, read_places, read_row
from asztal.server.tables.live import Cache, Warm

R = TypeVar("R")
Done = Callable[[], None]
Named = Callable[[Facts], str]  # a request's name in the log, which begins with whose it is; raises `Denied`
Heard = Callable[[Warm], Awaitable[None]]
ATTEMPTS = 20  # how often others may be faster before we give up


class Queue(Protocol):
    """Where a bot's turn is put, in the transaction that makes it due."""

    async def bot_turn(self, driver: Driver, table_id: str, seat: int, seq: int, share: str) -> None:
        """A bot is to answer at this seat what it is asked after action `seq`, in the time of this share."""


@dataclass(slots=True)
class Change:
    """What somebody does to a table; nothing is written unless `made` is set."""

    warm: Warm
    asked: set[int]  # the seats that were asked something before
    status: str
    said: int  # lines of chat
    back: Back | None
    before: bytes | None  # what the first action is packed against
    told: int  # events before the next action
    made: bool = False
    seated: bool = False  # the seats are to be read again
    moved: set[int] = field(default_factory=set)  # the seats whose question is a new one
    logged: list[dict[str, Any]] = field(default_factory=list)
    state: bytes = b""
    request: str = ""  # its name in the log

    @classmethod
    def of(cls, warm: Warm) -> "Change":
        """Nothing changed yet."""
        row = warm.known.row
        asked = set(warm.game.decisions) if warm.table is not None else set()
        told = len(warm.game.events or ()) if warm.table is not None else 0
        back = warm.known.back if warm.base is None else None  # from there nobody can go back to what was proposed
        return cls(warm, asked, row.status, row.said, back, warm.before, told)

    def log(self, again: str = "", *, by_bot: bool = False) -> None:
        """What was just done to the game becomes the next action; `again` tells it from others of the same request."""
        warm, game = self.warm, self.warm.game
        entry, data, events = warm.playing.entries[-1], game.state.to_data(), game.events or []
        self.state, state = sorted_bytes(data), msgspec.json.encode(data)
        after = packed(game, state, events[self.told :], entry.seat, warm.before)
        warm.before, self.told = state, len(events)
        warm.seq += 1
        self.logged.append(
            {
                "id": warm.id,
                "action": warm.seq,
                "seat": entry.seat,
                "kind": entry.kind,
                "text": entry.text,
                "request_id": self.request + again,
                "state_hash": fingerprint(self.state),
                "rules": warm.title.rules_version,
                "after": after,
                "by_bot": by_bot,
            }
        )
        self.made, self.back = True, None
        self.moved |= {entry.seat} if entry.kind == "choice" else set(game.seats())
        self.status = "over" if game.over else "playing"

    def waiting(self) -> list[int]:
        """The seats that are asked now."""
        return list(self.warm.game.decisions) if self.status == "playing" else []

    def due_bots(self) -> list[int]:
        """The bots that are asked something new; one that was asked before has its turn in the queue since then."""
        new = [seat for seat in self.waiting() if seat not in self.asked or seat in self.moved]
        return [seat for seat in new if self.warm.known.places[seat].bot]


@contextmanager
def _told_as_denied(warm: Warm) -> Iterator[None]:
    """What goes wrong with a table: a refusal leaves our copy as it is, after anything else it is read again."""
    try:
        yield
    except Denied:
        raise
    except Refused as refused:
        raise Denied.by_rules(refused.reason) from None
    except AWAY as error:
        warm.forget()
        raise Denied("database-away", 503) from error
    except BaseException:
        warm.forget()
        raise


class Changes:
    """Makes changes: commit first, then whoever is connected to this process hears of it, then all other processes.

    `engine` has connections for everything, `stores` those of `asztal.server.storage.statements`.
    """

    def __init__(self, engine: AsyncEngine, stores: AsyncEngine, cache: Cache, queue: Queue) -> None:
        self.engine, self._stores, self.cache, self._queue = engine, stores, cache, queue
        self.heard: list[Heard] = []  # called with the table's lock held

    # --- what happens in the game -----------------------------------------------------------------------------------

    async def play(
        self, table_id: str, named: Named, work: Callable[[Change], R], done: Done | None = None
    ) -> R | None:
        """Do `work` to the table and store it; None when the request was carried out before. `done` follows a commit.

        Who does it may have lost the right to: both `named` and `work` ask the facts of the version that is changed.
        The table's row is not locked: `work` is done to our copy and stored if the table still has the version of
        that copy. When another process was faster, our copy catches up and `work` is done again.
        """
        warm = self.cache.get(table_id)
        async with warm.lock:
            with _told_as_denied(warm):
                change, result = await self._played(warm, named, work)
            if done is not None:
                done()
                move_done()
            if change is not None and change.made:
                await self._tell(warm)
            return result

    async def _played(self, warm: Warm, named: Named, work: Callable[[Change], R]) -> tuple[Change | None, R | None]:
        if warm.facts is None:
            await self._caught_up(warm)
        for attempt in range(ATTEMPTS):
            if attempt:
                CONFLICTS.inc()
            change, version = Change.of(warm), warm.known.row.version
            refused: Denied | Refused | None = None
            try:
                change.request = named(warm.known)
                result = work(change)
            except (Denied, Refused) as error:
                refused = error
            if change.made:
                try:
                    if refused is None and await self._stored(change):
                        return change, result
                except psycopg.errors.UniqueViolation:  # it was carried out before, and could be carried out again
                    pass
                warm.take_back(len(change.logged), change.before)
            if await self._caught_up(warm, change.request):
                return None, None
            if not change.made and warm.known.row.version == version:  # our copy was the newest
                if refused is not None:
                    raise refused
                return change, result
        raise Denied("database-away", 503)

    async def _caught_up(self, warm: Warm, request: str = "") -> bool:
        """Bring our copy up to date; True when the request is in the log."""
        async with self.engine.connect() as connection:
            row, answered = await read_row(connection, warm.id, request)
            await warm.refresh(connection, row)
        return answered

    async def _stored(self, change: Change) -> bool:
        bots = change.due_bots()
        async with borrowed(self._stores) as driver:
            if not bots and len(change.logged) < 2 and change.warm.base is None and change.status != "over":
                return await self._write(driver, change, [])  # one statement, a transaction of its own
            async with driver.transaction():
                return await self._write(driver, change, bots)

    # --- what happens around it -------------------------------------------------------------------------------------

    @asynccontextmanager
    async def change(self, table_id: str, done: Done | None = None) -> AsyncIterator[tuple[Change, AsyncConnection]]:
        """The table, locked and up to date, with the transaction; whatever is raised inside leaves it as it was."""
        warm = self.cache.get(table_id)
        async with warm.lock:
            change: Change | None = None
            with _told_as_denied(warm):
                try:
                    async with self.engine.begin() as connection:
                        await warm.refresh(connection, await lock(connection, table_id))
                        change = Change.of(warm)
                        yield change, connection
                        if change.seated:
                            warm.known.places = await read_places(connection, table_id)
                        if change.made:
                            raw = await connection.get_raw_connection()
                            assert isinstance(raw.driver_connection, psycopg.AsyncConnection)
                            await self._write(raw.driver_connection, change, change.due_bots())
                except (Denied, Refused):
                    if change is None or change.made:
                        warm.forget()
                    raise
            if done is not None:
                done()
            if change.made:
                await self._tell(warm)

    @asynccontextmanager
    async def look(self, table_id: str) -> AsyncIterator[Warm]:
        """The table, up to date, for somebody who changes nothing; nobody else changes it meanwhile in this process."""
        warm = self.cache.get(table_id)
        async with warm.lock:
            try:
                with _told_as_denied(warm):
                    await self._caught_up(warm)
            except Denied:
                warm.forget()
                raise
            yield warm

    async def _write(self, driver: Driver, change: Change, bots: list[int]) -> bool:
        warm, row, back = change.warm, change.warm.known.row, change.back
        now = row._replace(
            seq=warm.seq if change.logged else row.seq,
            version=row.version + 1,
            status=change.status,
            said=change.said,
            back_to=back.to if back else None,
            back_by=back.by if back else None,
            agreed=back.agreed if back else [],
        )
        values = {**now._asdict(), "version": row.version, "agreed": msgspec.json.encode(now.agreed).decode()}
        waiting = change.waiting()
        values["waiting"] = sum(map(bit, waiting))
        values["bot_asked"] = any(warm.known.places[seat].bot for seat in waiting)
        position = {"rules": warm.title.rules_version, "state": change.state}
        if not await write(driver, {**values, **position}, change.logged):
            return False
        outcome = warm.known.outcome
        if now.status == "over" and row.status != "over":
            outcome = await self._end(driver, warm)
        if warm.base is not None:
            await write_snapshot(driver, {"id": warm.id, **position, **warm.base._asdict()})
            warm.base = None
        for seat in bots:
            await self._queue.bot_turn(driver, warm.id, seat, warm.seq, now.share)
        warm.facts = Facts(now, warm.known.places, outcome)
        return True

    async def _end(self, driver: Driver, warm: Warm) -> Outcome:
        outcome, places = outcome_of(warm.game), warm.known.places
        ahead = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
        seats = [
            {
                "number": number,
                "score": own[1],
                "rank": 1 + sum(other > own for other in ahead),
                "won": own[0],
                "person": next((guest for guest, via in places[number].holders.items() if via == SAT), None),
            }
            for number, own in enumerate(ahead)
        ]
        await write_result(driver, warm.id, warm.title.rules_version, seats)
        return outcome

    async def _tell(self, warm: Warm) -> None:
        for hear in self.heard:
            await hear(warm)
