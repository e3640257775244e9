"""What readers are told of the clocks: the same for everybody, except for the alarm, which only its seat gets."""

from datetime import datetime
from typing import Any

from asztal.server.clocks.clock import SECOND, SeatClock, from_ms, time_for_span, to_ms
from asztal.server.clocks.counted_time import Times
from asztal.server.tables.stored.table import Place, StoredTable
from asztal.server.wire.around import ClockInfo, Pace
from asztal.server.wire.messages import Clocks


def clocks_basis(stored: StoredTable, seat: int) -> Any:
    """What the clocks of a seat's reader are made of: as long as it is the same, there is nothing to tell.

    The result itself would not do: the time at which a clock runs out may change for other reasons, and telling that
    with the next change would give away a sealed choice.
    """
    clock = stored.clock
    if clock is None:
        return None
    return [
        (mine.bank, mine.since, place.bot, place.number == seat and mine.alarm is not None)
        for mine, place in zip(clock, stored.places, strict=True)
    ]


def clocks_for(seat: int, stored: StoredTable, times: Times, now: datetime) -> Clocks | None:
    """The clocks of all seats that people may play; None at a table without a pace, or before it begins."""
    clock, pace = stored.clock, stored.pace
    if clock is None or pace is None:
        return None
    people = [place for place in stored.places if place.holders]
    shown = [_info(place, clock[place.number], pace, times, now, own=place.number == seat) for place in people]
    return Clocks(now.isoformat(), shown)


def _info(place: Place, mine: SeatClock, pace: Pace, times: Times, now: datetime, *, own: bool) -> ClockInfo:
    seat, since, until = place.number, "", ""
    if mine.since is not None and not place.bot:  # while a bot plays, nobody is in a hurry
        since = from_ms(mine.since).isoformat()
        until = from_ms(times.when(seat, mine.since, time_for_span(mine, pace))).isoformat()
    calendar = (times.calendars or {}).get(seat)
    away = None if calendar is None else calendar.vacation_at(to_ms(now))
    vacation = "" if away is None else from_ms(away).isoformat()
    return ClockInfo(seat, mine.bank / SECOND, pace.turn, since, until, vacation, own and mine.alarm is not None)
