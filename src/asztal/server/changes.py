"""One change of a table: a transaction with the table's row locked, then the news of it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
from sqlalchemy import text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as SQLTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal.kernel import Refused
from asztal.kernel.record import fingerprint, state_bytes
from asztal.server.denied import Denied
from asztal.server.facts import Back, Facts, carried_out, lock, read_places, read_row
from asztal.server.models import Snapshot
from asztal.server.warm import Cache, Warm

CHANNEL = "asztal_tables"
Done = Callable[[], None]
Heard = Callable[[Warm], Awaitable[None]]


class Queue(Protocol):
    """Where a bot's turn is put, in the transaction that makes it due."""

    async def bot_turn(self, connection: AsyncConnection, table_id: str, seat: int, seq: int) -> None:
        """A bot is to answer at this seat what it is asked after action `seq`."""


_LOG = """
INSERT INTO action (table_id, seq, seat, kind, text, request_id, state_hash)
VALUES (:id, :action, :seat, :kind, :text, :request_id, :state_hash)
"""
_CHANGE = """
UPDATE game_table SET seq = :seq, version = version + 1, status = :status, back_to = :back_to, back_by = :back_by,
  agreed = CAST(:agreed AS jsonb), said = said + :said, changed = now() WHERE id = :id
RETURNING game_table.*, pg_notify(:channel, id || ' ' || version)
"""
_POSITION = """
INSERT INTO position (table_id, seq, rules, state) VALUES (:id, :seq, :rules, :state)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, rules = excluded.rules, state = excluded.state
"""
_ONE_MOVE = text(f"WITH logged AS ({_LOG}), stored AS ({_POSITION}) {_CHANGE}")  # one round trip
_MORE = text(_LOG)
_OTHER = text(_CHANGE)


@dataclass(slots=True)
class Change:
    """What somebody does to a table, inside the transaction; nothing is written unless `made` is set."""

    connection: AsyncConnection
    warm: Warm
    answered: bool  # this request was carried out before: the answer of then is the answer of now
    asked: set[int]  # the seats that were asked something before
    status: str
    made: bool = False
    said: int = 0  # new lines of chat
    seated: bool = False  # the seats are to be read again
    back: Back | None = None
    moved: set[int] = field(default_factory=set)  # the seats whose question is a new one
    logged: list[dict[str, Any]] = field(default_factory=list)
    state: bytes = b""

    def log(self, request_id: str) -> None:
        """What was just done to the game becomes the next action."""
        warm, game = self.warm, self.warm.game
        entry, self.state = warm.playing.entries[-1], state_bytes(game)
        warm.seq += 1
        self.logged.append(
            {
                "id": warm.id,
                "action": warm.seq,
                "seat": entry.seat,
                "kind": entry.kind,
                "text": entry.text,
                "request_id": request_id,
                "state_hash": fingerprint(self.state),
            }
        )
        self.made, self.back = True, None
        self.moved |= {entry.seat} if entry.kind == "choice" else set(game.seats())
        self.status = "over" if game.over else "playing"


class Changes:
    """Makes changes: commit first, then whoever is connected to this process hears of it, then all other processes."""

    def __init__(self, engine: AsyncEngine, cache: Cache, queue: Queue, *, notify: bool = True) -> None:
        self.engine, self.cache, self._queue = engine, cache, queue
        self._channel = CHANNEL if notify else f"{CHANNEL}_unheard"
        self.heard: list[Heard] = []  # called with the table's lock held

    @asynccontextmanager
    async def change(self, table_id: str, request: str = "", done: Done | None = None) -> AsyncIterator[Change]:
        """The table, locked and up to date; whatever is raised inside leaves it as it was; `done` follows a commit."""
        warm = self.cache.get(table_id)
        async with warm.lock:
            made: Change | None = None
            try:
                async with self.engine.begin() as connection:
                    row = await lock(connection, table_id, request)
                    await warm.refresh(connection, row)
                    made = Change(connection, warm, row.answered, _asked(warm), row.status, back=warm.known.back)
                    try:
                        yield made
                    except (Denied, Refused):
                        # The same request may have been carried out while we waited for the lock.
                        if made.made or not await carried_out(connection, table_id, request):
                            raise
                    if made.made:
                        await self._write(made)
            except IntegrityError:  # so it was, and could have been carried out again: the log refuses the second one
                warm.forget()
                if made is None or not await self._was_carried_out(table_id, request):
                    raise
                made.made = False
            except (Denied, Refused) as refused:
                if made is None or made.made:
                    warm.forget()
                raise refused if isinstance(refused, Denied) else Denied.by_rules(refused.reason) from None
            except (
                DBAPIError,
                SQLTimeout,
                OSError,
            ) as error:  # whether it was committed, a retry with the same id tells
                warm.forget()
                raise Denied("database-away", 503) from error
            except BaseException:
                warm.forget()
                raise
            if done is not None:
                done()
            if made.made:
                for hear in self.heard:
                    await hear(warm)

    async def _was_carried_out(self, table_id: str, request: str) -> bool:
        async with self.engine.connect() as connection:
            return await carried_out(connection, table_id, request)

    async def _write(self, made: Change) -> None:
        warm, connection = made.warm, made.connection
        if warm.base is not None:
            values = {"table_id": warm.id, "rules": warm.title.rules_version, **warm.base._asdict()}
            await connection.execute(insert(Snapshot).values(values))
            warm.base = None
        values = {
            "id": warm.id,
            "seq": warm.seq,
            "status": made.status,
            "back_to": made.back and made.back.to,
            "back_by": made.back and made.back.by,
            "agreed": msgspec.json.encode(made.back.agreed if made.back else []).decode(),
            "said": made.said,
            "channel": self._channel,
        }
        for earlier in made.logged[:-1]:
            await connection.execute(_MORE, earlier)
        if made.logged:
            values |= {**made.logged[-1], "rules": warm.title.rules_version, "state": made.state}
        row = (await connection.execute(_ONE_MOVE if made.logged else _OTHER, values)).one()
        places = await read_places(connection, warm.id) if made.seated else warm.known.places
        warm.facts = Facts(row, places)
        await self._queue_bots(made)

    async def _queue_bots(self, made: Change) -> None:
        """A bot that was asked already has its turn in the queue since then."""
        warm = made.warm
        if made.status != "playing":
            return
        for place in warm.known.places:
            due = place.number in warm.game.decisions
            if due and place.bot and (place.number not in made.asked or place.number in made.moved):
                await self._queue.bot_turn(made.connection, warm.id, place.number, warm.seq)

    @asynccontextmanager
    async def look(self, table_id: str) -> AsyncIterator[Warm]:
        """The table, up to date, for somebody who changes nothing; nobody else changes it meanwhile in this process."""
        warm = self.cache.get(table_id)
        async with warm.lock:
            try:
                async with self.engine.connect() as connection:
                    await warm.refresh(connection, await read_row(connection, table_id))
            except (DBAPIError, SQLTimeout, OSError) as error:
                warm.forget()
                raise Denied("database-away", 503) from error
            except BaseException:
                warm.forget()
                raise
            yield warm


def _asked(warm: Warm) -> set[int]:
    return set(warm.game.decisions) if warm.table is not None else set()
