"""Time as a process knows it: the current time, outages of the service, and calendars of people."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal.server.clocks.clock import to_ms
from asztal.server.clocks.counted_time import Calendar, Hours, Span, Times
from asztal.server.storage.models import Beat, Outage
from asztal.server.storage.statements import borrowed, rows
from asztal.server.wire.around import Pace

Now = Callable[[], datetime]
EVERY = 10.0  # seconds between signs of life
LATE = timedelta(seconds=25)  # without one, as we heard ten seconds ago at the latest: nobody loses on time
AWAY = timedelta(seconds=30)  # without one: an outage
KEPT = timedelta(days=400)  # how far back outages are known: longer than any span

_CALENDARS = """
SELECT person, since, NULL::timestamptz, zone, week FROM playing_hours WHERE person = ANY(%(people)s)
UNION ALL SELECT person, began, ended, NULL, NULL FROM vacation WHERE person = ANY(%(people)s) ORDER BY 2
"""


def wall() -> datetime:
    """The current time of this machine."""
    return datetime.now(UTC)


class Keeper:
    """Keeps the time of a process; tests pass their own `now`. Its connections are those of `Changes`."""

    def __init__(self, engine: AsyncEngine, stores: AsyncEngine, now: Now = wall) -> None:
        self.engine, self._stores, self.now = engine, stores, now
        self.outages: list[Span] = []
        self._beats: list[datetime] = []  # the last ones of all parts

    async def beat(self, part: str) -> None:
        """Note that this part of the service is up. If none of its processes did for long, that was an outage."""
        at = self.now()
        async with self.engine.begin() as connection:
            last = await connection.scalar(select(Beat.at).where(Beat.part == part).with_for_update())
            sign = upsert(Beat).values(part=part, at=at)
            later = {"at": func.greatest(Beat.at, sign.excluded.at)}
            await connection.execute(sign.on_conflict_do_update(index_elements=[Beat.part], set_=later))
            if last is not None and at - last > AWAY:
                await connection.execute(insert(Outage).values(began=last, ended=at))
            await self._read(connection, at)

    async def keep_beating(self, part: str) -> None:
        """Beat every few seconds, for ever."""
        while True:
            await self.beat(part)
            await asyncio.sleep(EVERY)

    async def _read(self, connection: AsyncConnection, at: datetime) -> None:
        known = select(Outage.began, Outage.ended).where(Outage.ended > at - KEPT)
        self.outages = [(to_ms(began), to_ms(ended)) for began, ended in await connection.execute(known)]
        self._beats = list((await connection.execute(select(Beat.at))).scalars())

    @property
    def healthy(self) -> bool:
        """False while some part of the service has not beaten for a while."""
        return all(self.now() - beat <= LATE for beat in self._beats)

    async def times(self, pace: Pace | None, people: Mapping[int, int]) -> Times:
        """What counts at a table with these people by seat; live, all time but outages does.

        An outage that is not over yet counts already, although its row is written only at its end.
        """
        now = self.now()
        running = [(to_ms(beat), to_ms(now)) for beat in self._beats if now - beat > AWAY]
        outages = [*self.outages, *running]
        if pace is None or pace.kind == "live":
            return Times(outages)
        found = await self._calendars(set(people.values()))
        return Times(outages, {seat: found[person] for seat, person in people.items()})

    async def _calendars(self, people: Collection[int]) -> dict[int, Calendar]:
        """The calendars of these people in one statement: over days they are read for every move."""
        found: dict[int, tuple[list[Hours], list[Span]]] = {person: ([], []) for person in people}
        async with borrowed(self._stores) as driver:
            known = await rows(driver, _CALENDARS, {"people": list(people)})
        for person, began, ended, zone, week in known:
            if ended is None:
                found[person][0].append(Hours(to_ms(began), zone, week_of(week)))
            else:
                found[person][1].append((to_ms(began), to_ms(ended)))
        return {person: Calendar(*both) for person, both in found.items()}


def week_of(stored: Iterable[Any]) -> tuple[tuple[int, int], ...]:
    """The hours of a week, from their stored form."""
    return tuple((first, last) for first, last in stored)
