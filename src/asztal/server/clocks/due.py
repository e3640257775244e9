"""What is due on running clocks: an alarm when most of the time is used, a flag when all of it is."""

from collections.abc import Iterable
from typing import NamedTuple

from asztal.server.clocks.clock import GRACE, Clock, SeatClock, alarm_after, alarmed, renewed, time_for_span
from asztal.server.clocks.counted_time import Times
from asztal.server.wire.around import Pace


class Judged(NamedTuple):
    """The clocks afterwards, the seats whose time ran out, and whether anything changed."""

    clock: Clock
    flagged: list[int]
    changed: bool


def next_due(mine: SeatClock, pace: Pace, seat: int, times: Times) -> int:
    """When a running clock reaches its alarm, or after that its end: nobody is late without a warning."""
    assert mine.since is not None
    if mine.alarm is None:
        return times.when(seat, mine.since, alarm_after(mine, pace))
    return max(times.when(seat, mine.since, time_for_span(mine, pace)), mine.alarm + GRACE)


def due_times(clock: Clock, pace: Pace, people: Iterable[int], times: Times) -> dict[int, int]:
    """When the clocks of those seats that are asked and belong to people must be checked."""
    return {seat: next_due(clock[seat], pace, seat, times) for seat in people if clock[seat].since is not None}


def judged(clock: Clock, pace: Pace, people: Iterable[int], times: Times, at: int) -> Judged:
    """Warn seats that have used most of their time. One whose time is up gets the free time of a turn from now on."""
    flagged, before = [], clock
    for seat, due in due_times(clock, pace, people, times).items():
        if due > at:
            continue
        if clock[seat].alarm is None:
            clock = alarmed(clock, seat, at)
        else:
            flagged.append(seat)
            clock = renewed(clock, pace, [seat], at, times.counted)
    return Judged(clock, flagged, clock != before)
