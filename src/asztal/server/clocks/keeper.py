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
MOST = 1_000_000_000  # beats that are counted before it begins again
KEPT = timedelta(days=400)  # how far back outages are known: longer than any span

_CALENDARS = """
SELECT person, since, NULL::timestamptz, zone, week FROM playing_hours WHERE person = ANY(%(people)s)
UNION ALL SELECT person, began, ended, NULL, NULL FROM vacation WHERE person = ANY(%(people)s) ORDER BY 2
"""


def wall() -> datetime:
    """The current time of this machine."""
    return datetime.now(UTC)


class Keeper:
    """Keeps the time of a process; tests pass their own `now`.

    `engine` leads to the database whose outages it knows, `stores` to that of people.
    """

    def __init__(self, engine: AsyncEngine, stores: AsyncEngine, now: Now = wall) -> None:
        self.engine, self._stores, self.now = engine, stores, now
        self.outages: list[Span] = []
        self._beats: list[datetime] = []  # the last ones of all parts

    def beside(self, engine: AsyncEngine) -> "CellKeeper":
        """The keeper of a cell without people."""
        return CellKeeper(self, engine, self._stores)

    async def beat(self, part: str) -> None:
        """Note that this part of the service is up. If none of its processes did for long, that was an outage."""
        at = self.now()
        async with self.engine.begin() as connection:
            last = await connection.scalar(select(Beat.at).where(Beat.part == part).with_for_update())
            sign = upsert(Beat).values(part=part, at=at, counted=1)
            counted = func.coalesce(Beat.counted, 0) % MOST + 1  # another number each time
            later = {"at": func.greatest(Beat.at, sign.excluded.at), "counted": counted}
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

    def away(self) -> list[Span]:
        """When the service was away, up to now: an outage that is not over yet counts before its row is written."""
        now = self.now()
        return [*self.outages, *((to_ms(beat), to_ms(now)) for beat in self._beats if now - beat > AWAY)]

    async def times(self, pace: Pace | None, people: Mapping[int, int]) -> Times:
        """What counts at a table with these people by seat; live, all time but outages does."""
        outages = self.away()
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


class CellKeeper(Keeper):
    """Keeps the time of a cell without people: while people's database is away, nobody can play there either."""

    def __init__(self, people: Keeper, engine: AsyncEngine, stores: AsyncEngine) -> None:
        self._of_people = people
        super().__init__(engine, stores, self._now)

    def _now(self) -> datetime:
        return self._of_people.now()  # which tests change

    @property
    def healthy(self) -> bool:
        """False while some part of the service has not beaten for a while, there or here."""
        return super().healthy and self._of_people.healthy

    def away(self) -> list[Span]:
        """When people's database or this one was away."""
        return [*self._of_people.away(), *super().away()]


def week_of(stored: Iterable[Any]) -> tuple[tuple[int, int], ...]:
    """The hours of a week, from their stored form."""
    return tuple((first, last) for first, last in stored)
