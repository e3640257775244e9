"""Who is at a table: connected to this process or to another, and since when the others are away."""

import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from sqlalchemy import ARRAY, Integer, Text, func, literal, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from asztal.kernel import SPECTATOR
from asztal.server.cluster.news import Present
from asztal.server.storage.models import Seat
from asztal.server.tables.stored.table import Place
from asztal.server.wire.messages import Presence, write

FORGET = 60.0  # seconds: a process that did not say again who is there has died


class Attendance:
    """Who is at one table, as this process knows it."""

    def __init__(self) -> None:
        self._elsewhere: dict[str, tuple[Present, float]] = {}  # by process, and when it said so
        self._here: set[int] = set()  # seats that were connected anywhere when somebody last looked
        self._seen: dict[int, datetime] = {}  # when seats were connected that are not
        self.message = b""

    def note_stored(self, seen: dict[int, datetime]) -> None:
        """Take over what is stored; a connection that has just closed may not be stored yet."""
        self._seen = {seat: max(at, self._seen.get(seat, at)) for seat, at in seen.items()}

    def note_elsewhere(self, elsewhere: Present) -> None:
        """Take over what another process said of its connections."""
        self._elsewhere[elsewhere.process] = elsewhere, time.monotonic()

    def update(self, places: Sequence[Place], seats: Iterable[int], watching: int) -> bool:
        """Set the seats and watchers that are connected here; True when there is something new to tell."""
        now = time.monotonic()
        self._elsewhere = {name: said for name, said in self._elsewhere.items() if said[1] > now - FORGET}
        others = [said for said, _ in self._elsewhere.values()]
        everybody = {*seats, *(seat for said in others for seat in said.seats)}
        self._seen |= dict.fromkeys(self._here - everybody, datetime.now(UTC))
        self._here = everybody
        held = {place.number for place in places if place.holders}
        away = {seat: at.isoformat() for seat, at in sorted(self._seen.items()) if seat in held - everybody}
        told = write(Presence(sorted(everybody), watching + sum(said.watching for said in others), away))
        new, self.message = told != self.message, told
        return new

    def gone(self, seat: int) -> bool:
        """True when nobody, on any process, is connected with this seat."""
        return seat != SPECTATOR and seat not in self._here


async def read_last_seen(engine: AsyncEngine, table_id: str) -> dict[int, datetime]:
    """When each seat of a table was last connected."""
    query = select(Seat.number, Seat.seen_at).where(Seat.table_id == table_id, Seat.seen_at.is_not(None))
    async with engine.connect() as connection:
        return {seat: at for seat, at in await connection.execute(query) if at is not None}


async def note_seen(engine: AsyncEngine, seats: Iterable[tuple[str, int]]) -> None:
    """Store that these seats are connected, or were until now; a seat whose row is locked is skipped."""
    tables, numbers = zip(*seats, strict=True)
    pairs = func.unnest(literal(list(tables), ARRAY(Text)), literal(list(numbers), ARRAY(Integer)))
    wanted = pairs.table_valued("table_id", "number").render_derived()
    same = (Seat.table_id == wanted.c.table_id) & (Seat.number == wanted.c.number)
    found = select(Seat.table_id, Seat.number).join(wanted, same).with_for_update(of=Seat, skip_locked=True).cte()
    mine = (Seat.table_id == found.c.table_id) & (Seat.number == found.c.number)
    async with engine.begin() as connection:
        await connection.execute(update(Seat).where(mine).values(seen_at=func.clock_timestamp()))
