"""What readers are told of the clocks: the same for everybody, but for the alarm, which is for the seat alone."""

from datetime import datetime
from typing import Any

from asztal.server.clocks.clock import SECOND, SeatClock, has, moment, time_of
from asztal.server.clocks.counted_time import Times
from asztal.server.tables.stored.facts import Facts, Place
from asztal.server.wire.around import ClockInfo, Pace
from asztal.server.wire.messages import Clocks


def clocks_basis(facts: Facts, seat: int) -> Any:
    """What a seat is told is made of this: while it is the same there is nothing to tell.

    Not of what is told itself: the moment at which a clock comes to zero may become another for other reasons, and
    telling that with the next change would tell others of a sealed choice.
    """
    clock = facts.clock
    if clock is None:
        return None
    return [
        (mine.bank, mine.since, place.bot, place.number == seat and mine.alarm is not None)
        for mine, place in zip(clock, facts.places, strict=True)
    ]


def clocks_for(seat: int, facts: Facts, times: Times, now: datetime) -> Clocks | None:
    """The clocks of all seats that people may play; None at a table without a pace, or that has not begun."""
    clock, pace = facts.clock, facts.pace
    if clock is None or pace is None:
        return None
    people = [place for place in facts.places if place.holders]
    shown = [_info(place, clock[place.number], pace, times, now, own=place.number == seat) for place in people]
    return Clocks(now.isoformat(), shown)


def _info(place: Place, mine: SeatClock, pace: Pace, times: Times, now: datetime, *, own: bool) -> ClockInfo:
    seat, since, until = place.number, "", ""
    if mine.since is not None and not place.bot:  # while a bot plays, nobody is in a hurry
        since = time_of(mine.since).isoformat()
        until = time_of(times.when(seat, mine.since, has(mine, pace))).isoformat()
    calendar = (times.calendars or {}).get(seat)
    away = None if calendar is None else calendar.vacation_at(moment(now))
    vacation = "" if away is None else time_of(away).isoformat()
    return ClockInfo(seat, mine.bank / SECOND, pace.turn, since, until, vacation, own and mine.alarm is not None)
