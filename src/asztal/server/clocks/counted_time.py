"""What counts of a person's time: no outage of the service, and over days only playing hours without vacations."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import chain, count
from zoneinfo import ZoneInfo

from asztal.server.clocks.clock import DAY, moment, time_of

Span = tuple[int, int]  # from, to: moments as clocks count them
WHOLE_DAY = (0, 1440)
FAR = 400 * DAY  # nobody looks further ahead than that


@dataclass(frozen=True, slots=True)
class Hours:
    """Playing hours from some moment on: for each day from Monday the first and the last minute, in a zone."""

    since: int
    zone: str
    week: tuple[tuple[int, int], ...]

    def on(self, day: date) -> Span:
        """The playing hours of one day. A time that the clock change skips or repeats is the first that it may be."""
        first, last = self.week[day.weekday()]
        return self._at(day, first), self._at(day, last)

    def day(self, at: int) -> date:
        """The day in that zone."""
        return time_of(at).astimezone(ZoneInfo(self.zone)).date()

    def _at(self, day: date, minute: int) -> int:
        days, minute = divmod(minute, 1440)
        there = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=ZoneInfo(self.zone))
        if days:  # midnight at the end of the day; as wall-clock time, however long that day is
            there += timedelta(days=days)
        return moment(there)


ALWAYS = Hours(0, "UTC", (WHOLE_DAY,) * 7)


@dataclass(frozen=True, slots=True)
class Calendar:
    """A person's hours, the earliest first, and vacations."""

    hours: Sequence[Hours] = ()
    vacations: Sequence[Span] = ()

    def hours_at(self, at: int) -> Hours:
        """Those that hold for a span that begins at this moment: new ones hold from the next span."""
        return next((hours for hours in reversed(self.hours) if hours.since <= at), ALWAYS)

    def open(self, began: int) -> Iterator[Span]:
        """The playing time of a span, day by day, from its beginning; without an end."""
        hours = self.hours_at(began)
        if hours.week == ALWAYS.week:
            yield began, began + 2 * FAR
            return
        first = hours.day(began) - timedelta(days=1)
        for number in count():
            start, end = hours.on(first + timedelta(days=number))
            if end > max(start, began):
                yield max(start, began), end

    def vacation_at(self, at: int) -> int | None:
        """When the vacation ends that the person is on."""
        return next((end for start, end in self.vacations if start <= at < end), None)


@dataclass(frozen=True, slots=True)
class Times:
    """All that is known of the time at a table: outages, and over days the calendars of the seats."""

    outages: Sequence[Span] = ()
    calendars: Mapping[int, Calendar] | None = None  # None where all the time counts

    def counted(self, seat: int, began: int, ended: int) -> int:
        """The one function (person's hours, from, to) -> how much of it counts."""
        return sum(min(end, ended) - start for start, end in self._counting(seat, began, ended))

    def when(self, seat: int, began: int, used: int) -> int:
        """The moment at which so much of a span is used; one far away where it is later still."""
        left = used
        for start, end in self._counting(seat, began, began + FAR):
            if end - start >= left:
                return start + left
            left -= end - start
        return began + FAR

    def _counting(self, seat: int, began: int, ended: int) -> Iterator[Span]:
        """What counts of a span that began at one moment, up to another."""
        calendar = Calendar() if self.calendars is None else self.calendars.get(seat, Calendar())
        closed = sorted(chain(self.outages, calendar.vacations))
        for start, end in calendar.open(began):
            if start >= ended:
                return
            yield from _without((start, min(end, ended)), closed)


def _without(span: Span, closed: Iterable[Span]) -> Iterator[Span]:
    """A span without what is closed of it; the closed ones come by their beginning and may overlap."""
    start, end = span
    for off, on in closed:
        if off >= end:
            break
        if off > start:
            yield start, off
        start = max(start, on)
    if start < end:
        yield start, end
