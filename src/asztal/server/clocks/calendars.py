"""Playing hours and vacations of people, as they set them."""

from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta
from functools import cache
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.clocks.clock import from_ms, to_ms
from asztal.server.clocks.counted_time import ALWAYS, Hours
from asztal.server.clocks.keeper import KEPT, Keeper, week_of
from asztal.server.denied import Denied
from asztal.server.storage.people import HoursOfPerson, Vacation, VacationCarried

LEAST = 14  # hours a week: with fewer, others would wait for weeks
MOST = 30  # days of vacation in a year
AHEAD = timedelta(days=365)


class Away(NamedTuple):
    """A vacation, by its first and last day."""

    id: int
    first: date
    last: date

    def days(self) -> set[date]:
        """Every day of the vacation."""
        return {self.first + timedelta(days=number) for number in range((self.last - self.first).days + 1)}


class Calendars:
    """Stores playing hours and vacations; knows nothing of tables."""

    def __init__(self, keeper: Keeper) -> None:
        self._engine, self._keeper = keeper.engine, keeper

    async def hours(self, person: int) -> Hours:
        """The playing hours of a person."""
        async with self._engine.connect() as connection:
            return await _latest(connection, person)

    async def set_hours(self, person: int, zone: str, week: Sequence[Sequence[int]]) -> Hours:
        """Set new hours from the next full hour on. A turn that has begun by then keeps the old ones."""
        spans = [last - first for first, last in week]
        sound = len(week) == 7 and all(0 <= first <= last <= 1440 for first, last in week)
        if not sound or sum(spans) < 60 * LEAST or zone not in _zones():
            raise Denied("bad-hours", 422, least=LEAST)
        now = self._keeper.now()
        since = now.replace(minute=0, second=0, microsecond=0) + timedelta(hours=1)
        values = {"zone": zone, "week": [list(span) for span in week]}
        made = upsert(HoursOfPerson).values(person=person, since=since, **values)
        async with self._engine.begin() as connection:
            await connection.execute(made.on_conflict_do_update(index_elements=["person", "since"], set_=values))
            kept = select(func.max(HoursOfPerson.since)).where(HoursOfPerson.person == person)
            kept = kept.where(HoursOfPerson.since < now - KEPT)
            old = (HoursOfPerson.person == person) & (HoursOfPerson.since < kept.scalar_subquery())
            await connection.execute(delete(HoursOfPerson).where(old))
        return Hours(to_ms(since), zone, week_of(week))

    async def vacations(self, person: int) -> tuple[list[Away], int]:
        """The vacations that are not over, and how many days are left this year."""
        async with self._engine.connect() as connection:
            zone = ZoneInfo((await _latest(connection, person)).zone)
            today = self._keeper.now().astimezone(zone).date()
            known = await _read(connection, person, zone)
            left = _left(known, today.year) - await _carried(connection, person, today.year)
        return [away for away in known if away.last >= today], left

    async def announce(self, person: int, first: date, last: date) -> None:
        """Announce a vacation, which begins tomorrow at the earliest."""
        async with self._engine.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(_LOCK, person)))
            zone = ZoneInfo((await _latest(connection, person)).zone)
            today = self._keeper.now().astimezone(zone).date()
            if not today < first <= last <= today + AHEAD:
                raise Denied("bad-vacation", 422)
            known = await _read(connection, person, zone)
            for year in {first.year, last.year}:
                carried = await _carried(connection, person, year)
                if _left([*known, Away(0, first, last)], year) < carried:
                    raise Denied("too-much-vacation", 409, most=MOST, left=max(0, _left(known, year) - carried))
            began, ended = _midnight(first, zone), _midnight(last + timedelta(days=1), zone)
            await connection.execute(insert(Vacation).values(person=person, began=began, ended=ended))

    async def cancel(self, person: int, vacation: int) -> None:
        """Cancel a vacation; if it has begun, the rest of it."""
        now, mine = self._keeper.now(), (Vacation.id == vacation) & (Vacation.person == person)
        async with self._engine.begin() as connection:
            gone = await connection.execute(delete(Vacation).where(mine, Vacation.began > now))
            if not gone.rowcount:
                gone = await connection.execute(update(Vacation).where(mine, Vacation.ended > now).values(ended=now))
        if not gone.rowcount:
            raise Denied("no-such-vacation", 404)

    async def carry_over(self, connection: AsyncConnection, guest: int, person: int) -> None:
        """Have the vacation that a guest used this year count for a person: of both, the longer one counts."""
        await connection.execute(select(func.pg_advisory_xact_lock(_LOCK, person)))
        now, used = self._keeper.now(), dict[int, int]()
        for each in (guest, person):
            zone = ZoneInfo((await _latest(connection, each)).zone)
            today = now.astimezone(zone).date()
            until_now = [away._replace(last=min(away.last, today)) for away in await _read(connection, each, zone)]
            used[each] = MOST - _left(until_now, today.year) + await _carried(connection, each, today.year)
        more = used[guest] - used[person]
        if more > 0:
            made = upsert(VacationCarried).values(person=person, year=today.year, days=more)
            added = {"days": VacationCarried.days + more}
            await connection.execute(made.on_conflict_do_update(index_elements=["person", "year"], set_=added))


_LOCK = 7_301  # of announcing: two at once are counted one after the other


async def _latest(connection: AsyncConnection, person: int) -> Hours:
    query = select(HoursOfPerson.since, HoursOfPerson.zone, HoursOfPerson.week).where(HoursOfPerson.person == person)
    found = (await connection.execute(query.order_by(HoursOfPerson.since.desc()).limit(1))).one_or_none()
    return ALWAYS if found is None else Hours(to_ms(found.since), found.zone, week_of(found.week))


async def _read(connection: AsyncConnection, person: int, zone: ZoneInfo) -> list[Away]:
    query = select(Vacation.id, Vacation.began, Vacation.ended).where(Vacation.person == person)
    rows = await connection.execute(query.order_by(Vacation.began))
    return [Away(row.id, _day(row.began, zone), _day(from_ms(to_ms(row.ended) - 1), zone)) for row in rows]


async def _carried(connection: AsyncConnection, person: int, year: int) -> int:
    """How many days somebody used as a guest, beyond those of the account."""
    query = select(VacationCarried.days).where(VacationCarried.person == person, VacationCarried.year == year)
    return await connection.scalar(query) or 0


def _left(known: Iterable[Away], year: int) -> int:
    """How many days are left in a year; a day in two vacations counts once."""
    return MOST - sum(day.year == year for day in set[date]().union(*(away.days() for away in known)))


def _day(at: datetime, zone: ZoneInfo) -> date:
    return at.astimezone(zone).date()


def _midnight(day: date, zone: ZoneInfo) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=zone)


@cache
def _zones() -> set[str]:
    return available_timezones()
