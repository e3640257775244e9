"""Clocks as plain functions: what a span burns, what undo gives back, and what counts of a person's time."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from asztal.server.clocks.clock import (
    DAY,
    HOUR,
    SECOND,
    Clock,
    SeatClock,
    alarm_after,
    checked_pace,
    decoded,
    difference,
    encoded,
    from_ms,
    moved,
    new_clock,
    pace_of,
    renewed,
    restored,
    to_ms,
)
from asztal.server.clocks.counted_time import WHOLE_DAY, Calendar, Hours, Span, Times
from asztal.server.denied import Denied
from asztal.server.wire.around import Pace

PACE = Pace("live", 100, 60)
EVENINGS = ((18 * 60, 22 * 60),) * 7
BUDAPEST = "Europe/Budapest"
MINUTE = 60 * SECOND


def all_of_it(seat: int, began: int, ended: int) -> int:
    return ended - began


def at(seconds: float) -> int:
    return round(seconds * SECOND)


def tick(clock: Clock, waiting: set[int], seconds: float) -> Clock:
    return moved(clock, PACE, waiting, at(seconds), all_of_it)


def here(*when: int, zone: str = BUDAPEST) -> int:
    year, month, day, hour, minute = (*when, 0, 0)[:5]
    return to_ms(datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)))


def test_a_span_burns_its_free_time_first_then_the_bank_and_never_more() -> None:
    clock = tick(new_clock(PACE, 2), {0}, 0)
    assert clock == (SeatClock(at(100), 0), SeatClock(at(100)))
    assert tick(clock, {0, 1}, 30) == (SeatClock(at(100), 0), SeatClock(at(100), at(30)))
    for used, left in ((60, 100), (61.5, 98.5), (160, 0), (1000, 0)):
        assert tick(clock, {1}, used) == (SeatClock(at(left)), SeatClock(at(100), at(used)))
    assert alarm_after(clock[0], PACE) == at(128)


def test_seats_that_act_together_burn_each_their_own() -> None:
    clock = tick(tick(new_clock(PACE, 3), {0, 1, 2}, 0), {1, 2}, 70)
    clock = tick(tick(clock, {2}, 90), set(), 130)
    assert [mine.bank for mine in clock] == [at(90), at(70), at(30)]


def test_undo_is_as_if_the_choice_had_never_been_made() -> None:
    before = tick(new_clock(PACE, 2), {0}, 0)
    after = tick(before, {1}, 70)
    changed = difference(before, after)
    assert restored(after, changed) == before
    assert tick(restored(after, changed), {1}, 90) == tick(before, {1}, 90)
    assert difference(before, tick(before, {0}, 50)) is None  # a choice after which the same seat is asked
    assert restored(before, None) == before


def test_of_seats_that_act_together_undo_puts_back_the_own_clock_alone() -> None:
    before = tick(new_clock(PACE, 2), {0, 1}, 0)
    after = tick(before, {1}, 70)
    later = tick(after, set(), 80)
    assert restored(later, difference(before, after)) == (before[0], later[1])


def test_after_going_back_by_consent_banks_stay_and_spans_begin_anew() -> None:
    clock = tick(new_clock(PACE, 3), {0, 1}, 0)
    gone = renewed(clock, PACE, range(3), at(70), all_of_it)
    assert gone == (SeatClock(at(90), at(70)), SeatClock(at(90), at(70)), SeatClock(at(100)))


def test_clocks_are_stored_and_read_again() -> None:
    clock = tick(new_clock(PACE, 2), {1}, 5)
    assert decoded(encoded(clock)) == clock
    assert decoded(None) is None
    now = datetime(2026, 3, 29, 1, 2, 3, 456_000, tzinfo=UTC)
    assert from_ms(to_ms(now)) == now


@pytest.mark.parametrize(
    "pace",
    [
        Pace("live", 0, 9),
        Pace("live", 0, 3601),
        Pace("live", 86_401, 60),
        Pace("days", 0, 3599),
        Pace("days", 0, 15 * 86_400),
        Pace("days", 61 * 86_400, 86_400),
    ],
    ids=str,
)
def test_a_pace_with_which_nobody_could_play_is_refused(pace: Pace) -> None:
    with pytest.raises(Denied):
        checked_pace(pace)


def test_a_pace_is_stored_and_read_again() -> None:
    for pace in (Pace("live", 900, 60), Pace("days", 3 * 86_400, 86_400)):
        assert pace_of(checked_pace(pace)) == pace
    assert checked_pace(None) is None
    assert pace_of(None) is None


# --- what counts ----------------------------------------------------------------------------------------------------


def test_outages_count_for_nobody_however_they_overlap() -> None:
    times = Times([(at(10), at(20)), (at(15), at(30)), (at(16), at(17)), (at(50), at(60))])
    assert times.counted(0, at(0), at(100)) == at(70)
    assert times.counted(0, at(12), at(55)) == at(20)
    assert times.counted(0, at(12), at(18)) == 0
    assert times.counted(0, at(60), at(61)) == at(1)


def calendar(week: tuple[tuple[int, int], ...] = EVENINGS, zone: str = BUDAPEST, *vacations: Span) -> Times:
    return Times((), {0: Calendar([Hours(0, zone, week)], vacations)})


def test_over_days_only_playing_hours_count() -> None:
    times = calendar()
    assert times.counted(0, here(2026, 6, 1, 12), here(2026, 6, 1, 19)) == HOUR
    assert times.counted(0, here(2026, 6, 1, 12), here(2026, 6, 3, 12)) == 8 * HOUR
    assert times.counted(0, here(2026, 6, 1, 23), here(2026, 6, 2, 17)) == 0
    assert times.counted(1, here(2026, 6, 1, 23), here(2026, 6, 2, 17)) == 18 * HOUR  # without a calendar all of it
    workdays = calendar(((0, 0),) * 5 + (WHOLE_DAY,) * 2)
    assert workdays.counted(0, here(2026, 6, 1), here(2026, 6, 8)) == 2 * DAY


@pytest.mark.parametrize(("day", "hours"), [((2026, 3, 29), 23), ((2026, 10, 25), 25)], ids=["spring", "autumn"])
def test_on_the_days_of_the_clock_changes_every_hour_counts_once(day: tuple[int, int, int], hours: int) -> None:
    midnight = here(*day)
    next_day = to_ms(from_ms(midnight) + timedelta(hours=hours))
    assert here(day[0], day[1], day[2] + 1) == next_day
    whole = calendar((WHOLE_DAY,) * 7)
    assert whole.counted(0, midnight, next_day) == hours * HOUR
    nearly = calendar((WHOLE_DAY,) * 6 + ((0, 1439),))  # both are Sundays
    assert nearly.counted(0, midnight, next_day) == hours * HOUR - MINUTE
    evening = calendar()
    assert evening.counted(0, midnight, next_day) == 4 * HOUR
    assert evening.counted(0, here(day[0], day[1], day[2], 18), here(day[0], day[1], day[2], 22)) == 4 * HOUR
    morning = calendar(((60, 240),) * 7)  # from one to four, with the hour that is skipped or there twice
    assert morning.counted(0, midnight, next_day) == (3 + hours - 24) * HOUR
    in_it = calendar(((150, 150 + 60),) * 7)  # it begins within that hour
    assert 0 <= in_it.counted(0, midnight, next_day) <= 2 * HOUR


def test_days_without_a_midnight_leave_no_gap() -> None:
    zone = "America/Santiago"  # where the clock changes at midnight
    whole = calendar((WHOLE_DAY,) * 6 + ((0, 1439),), zone)
    for month in (4, 9):
        first, last = here(2026, month, 1, zone=zone), here(2026, month, 21, zone=zone)
        sundays = sum(from_ms(first + n * DAY).astimezone(ZoneInfo(zone)).weekday() == 6 for n in range(20))
        assert whole.counted(0, first, last) == last - first - sundays * MINUTE


def test_a_vacation_does_not_count_and_is_known_while_it_lasts() -> None:
    away = (here(2026, 7, 1), here(2026, 7, 15))
    times = calendar(EVENINGS, BUDAPEST, away)
    assert times.counted(0, here(2026, 6, 30), here(2026, 7, 16)) == 8 * HOUR
    mine = (times.calendars or {})[0]
    assert [mine.vacation_at(when) for when in (away[0] - 1, away[0], away[1] - 1, away[1])] == [
        None,
        away[1],
        away[1],
        None,
    ]


def test_new_hours_hold_from_the_next_span() -> None:
    changed = here(2026, 6, 2, 12)
    hours = [Hours(0, BUDAPEST, EVENINGS), Hours(changed, BUDAPEST, ((8 * 60, 9 * 60),) * 7)]
    times = Times((), {0: Calendar(hours)})
    assert times.counted(0, here(2026, 6, 1, 12), here(2026, 6, 4, 12)) == 12 * HOUR
    assert times.counted(0, changed, here(2026, 6, 4, 12)) == 2 * HOUR


@pytest.mark.parametrize("began", [(2026, 3, 27, 20), (2026, 10, 23, 3), (2026, 6, 1, 12)], ids=str)
def test_the_moment_when_so_much_is_used_is_the_first_at_which_so_much_counts(began: tuple[int, ...]) -> None:
    away, outage = (here(2026, 3, 30), here(2026, 4, 2)), (here(2026, 10, 24, 19), here(2026, 10, 24, 20))
    hours = [Hours(0, BUDAPEST, EVENINGS)]
    times, start = Times([outage], {0: Calendar(hours, [away])}), here(*began)
    for used in (1, HOUR, 5 * HOUR, 30 * HOUR):
        end = times.when(0, start, used)
        assert times.counted(0, start, end) == used
        assert times.counted(0, start, end - 1) == used - 1
    live = Times([outage])
    assert live.when(0, start, HOUR) in (start + HOUR, start + 2 * HOUR)
    assert times.when(0, start, 10_000 * DAY) > start + 365 * DAY
