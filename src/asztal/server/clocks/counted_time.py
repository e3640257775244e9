"""Which part of a person's time counts: no outages, and over days only playing hours without vacations."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import chain, count
from zoneinfo import ZoneInfo

from asztal.server.clocks.clock import DAY, from_ms, to_ms

Span = tuple[int, int]  # from, to: moments as clocks count them
WHOLE_DAY = (0, 1440)
FAR = 400 * DAY  # nobody looks further ahead than that


@dataclass(frozen=True, slots=True)
class Hours:
    """Playing hours from some time on: the first and the last minute of each weekday, in a time zone."""

    since: int
    zone: str
    week: tuple[tuple[int, int], ...]

    def on(self, day: date) -> Span:
        """The playing hours of a day. A time that a clock change skips or repeats is the earliest that it can be."""
        first, last = self.week[day.weekday()]
        return self._at(day, first), self._at(day, last)

    def day(self, at: int) -> date:
        """The day in this time zone."""
        return from_ms(at).astimezone(ZoneInfo(self.zone)).date()

    def _at(self, day: date, minute: int) -> int:
        days, minute = divmod(minute, 1440)
        there = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=ZoneInfo(self.zone))
        if days:  # midnight at the end of the day; as wall-clock time, however long that day is
            there += timedelta(days=days)
        return to_ms(there)


ALWAYS = Hours(0, "UTC", (WHOLE_DAY,) * 7)


@dataclass(frozen=True, slots=True)
class Calendar:
    """A person's playing hours, earliest first, and vacations."""

    hours: Sequence[Hours] = ()
    vacations: Sequence[Span] = ()

    def hours_at(self, at: int) -> Hours:
        """The hours for a span that begins now; new hours hold from the next span on."""
        return next((hours for hours in reversed(self.hours) if hours.since <= at), ALWAYS)

    def open(self, began: int) -> Iterator[Span]:
        """The playing time of a span, day by day from its beginning; endless."""
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
        """When the current vacation ends; None for somebody who is not on one."""
        return next((end for start, end in self.vacations if start <= at < end), None)


@dataclass(frozen=True, slots=True)
class Times:
    """What is known of time at a table: outages and, over days, the calendars of its seats."""

    outages: Sequence[Span] = ()
    calendars: Mapping[int, Calendar] | None = None  # None where all the time counts

    def counted(self, seat: int, began: int, ended: int) -> int:
        """How much of the time from `began` to `ended` counts for a seat. Nothing else decides it."""
        return sum(min(end, ended) - start for start, end in self._counting(seat, began, ended))

    def when(self, seat: int, began: int, used: int) -> int:
        """When so much of a span will be used; a far date stands for anything later."""
        left = used
        for start, end in self._counting(seat, began, began + FAR):
            if end - start >= left:
                return start + left
            left -= end - start
        return began + FAR

    def _counting(self, seat: int, began: int, ended: int) -> Iterator[Span]:
        """The parts that count of a span that began at one time, up to another."""
        calendar = Calendar() if self.calendars is None else self.calendars.get(seat, Calendar())
        closed = sorted(chain(self.outages, calendar.vacations))
        for start, end in calendar.open(began):
            if start >= ended:
                return
            yield from _without((start, min(end, ended)), closed)


def _without(span: Span, closed: Iterable[Span]) -> Iterator[Span]:
    """A span without its closed parts, which come in order of their beginning and may overlap."""
    start, end = span
    for off, on in closed:
        if off >= end:
            break
        if off > start:
            yield start, off
        start = max(start, on)
    if start < end:
        yield start, end
