"""The clocks of a table: what the seats have left, as one function of who is asked and when.

A clock runs exactly while its seat is asked, which everybody sees anyway, and never by the choice: several are made in
a sealed choice, and what moved with each of them would tell how far somebody is. Who plays a seat makes no difference.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from asztal.kernel.table import Entry
from asztal.server.denied import Denied
from asztal.server.wire.around import Pace

SECOND, HOUR, DAY = 1000, 3_600_000, 86_400_000  # in milliseconds, in which clocks count
ALARM = 0.8  # of a seat's time: then it is warned
GRACE = 2 * SECOND  # between the alarm and the flag, however late the alarm came
_MILLISECOND = timedelta(milliseconds=1)
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
# Seconds: the shortest and the longest turn, and the largest bank.
_LIMITS = {"live": (10, 3600, 86_400), "days": (3600, 14 * 86_400, 60 * 86_400)}

Counted = Callable[[int, int, int], int]  # (seat, from, to) -> how much of it counts


class SeatClock(NamedTuple):
    """What a seat has left in its bank, since when it is asked, and when it was warned."""

    bank: int
    since: int | None = None
    alarm: int | None = None


Clock = tuple[SeatClock, ...]  # by seat


def to_ms(at: datetime) -> int:
    """A time in milliseconds, as clocks count it."""
    return (at - _EPOCH) // _MILLISECOND


def from_ms(at: int) -> datetime:
    """A time in milliseconds as a `datetime`."""
    return _EPOCH + at * _MILLISECOND


def checked_pace(pace: Pace | None) -> dict[str, Any] | None:
    """A pace as it is stored; raises `Denied` for one with which nobody could play, or nobody would ever be late."""
    if pace is None:
        return None
    shortest, longest, most = _LIMITS[pace.kind]
    if not (shortest <= pace.turn <= longest and pace.bank <= most):
        raise Denied("bad-pace", 422, shortest=shortest, longest=longest, most=most)
    return {"kind": pace.kind, "bank": pace.bank, "turn": pace.turn}


def check_patience(pace: Mapping[str, Any] | None, patience: int | None) -> None:
    """Raises `Denied` for a table over days at which somebody would be away before a turn's time is up."""
    if pace is not None and patience is not None and pace["kind"] == "days" and patience < pace["turn"]:
        raise Denied("bad-patience", 422, shortest=pace["turn"])


def pace_of(stored: Mapping[str, Any] | None) -> Pace | None:
    """The pace of a table; None where nobody is in a hurry."""
    return None if stored is None else Pace(**stored)


def new_clock(pace: Pace, seats: int) -> Clock:
    """The clocks of a new game: full banks, and nobody is asked."""
    return (SeatClock(pace.bank * SECOND),) * seats


def moved(clock: Clock, pace: Pace, waiting: Collection[int], at: int, counted: Counted) -> Clock:
    """The clocks after exactly these seats are asked: spans begin and end, those still asked run on."""
    return tuple(
        _ended(mine, pace, seat, at, counted)
        if seat not in waiting
        else mine
        if mine.since is not None
        else SeatClock(mine.bank, at)
        for seat, mine in enumerate(clock)
    )


def renewed(clock: Clock, pace: Pace, seats: Iterable[int], at: int, counted: Counted) -> Clock:
    """The clocks after the spans of these seats ended and began anew: on going back, or when time ran out."""
    stopped = list(clock)
    for seat in seats:
        if stopped[seat].since is not None:
            stopped[seat] = SeatClock(_ended(stopped[seat], pace, seat, at, counted).bank, at)
    return tuple(stopped)


def alarmed(clock: Clock, seat: int, at: int) -> Clock:
    """The clocks after a seat was warned."""
    return (*clock[:seat], clock[seat]._replace(alarm=at), *clock[seat + 1 :])


def time_for_span(mine: SeatClock, pace: Pace) -> int:
    """All the time that a seat has for a span: its free time, which is used first, and its bank."""
    return pace.turn * SECOND + mine.bank


def alarm_after(mine: SeatClock, pace: Pace) -> int:
    """How much of a span is used when the seat is warned."""
    return round(ALARM * time_for_span(mine, pace))


def _ended(mine: SeatClock, pace: Pace, seat: int, at: int, counted: Counted) -> SeatClock:
    if mine.since is None:
        return mine
    left = time_for_span(mine, pace) - counted(seat, mine.since, at)
    return SeatClock(max(0, min(mine.bank, left)))


# --- as it is stored ----------------------------------------------------------------------------------------------

Changed = dict[str, list[int | None]]  # by seat, what an action changed: as it was before


def encoded(clock: Clock) -> list[list[int | None]]:
    """The clocks as the table's row stores them."""
    return [list(mine) for mine in clock]


def decoded(data: Iterable[Iterable[Any]] | None) -> Clock | None:
    """The clocks from a table's row; None for a table that has none."""
    return None if data is None else tuple(SeatClock(*mine) for mine in data)


def difference(before: Clock, after: Clock) -> Changed | None:
    """What must be put back when an action is undone; None where it changed no clock."""
    seats = enumerate(zip(before, after, strict=True))
    return {str(seat): list(old) for seat, (old, new) in seats if old != new} or None


def restored(clock: Clock, changed: Changed | None) -> Clock:
    """The clocks as if the action had never been done: who was asked is still asked, who came next is not."""
    old = {int(seat): mine for seat, mine in (changed or {}).items()}
    return tuple(SeatClock(*old[seat]) if seat in old else mine for seat, mine in enumerate(clock))  # type: ignore[arg-type]


def taken_back(entries: Sequence[Entry]) -> int | None:
    """The number of the choice that the last of these entries, an undo, took back; None where all spans begin anew.

    They do after a rewind, and after an undo of a choice made before one: what was agreed on is not counted again.
    """
    standing: list[int] = []
    anew, taken = -1, None
    for number, entry in enumerate(entries):
        if entry.kind == "choice":
            standing.append(number)
            continue
        taken = None
        if entry.kind == "rewind":
            del standing[int(entry.text) :]
        else:
            last = next(choice for choice in reversed(standing) if entries[choice].seat == entry.seat)
            standing.remove(last)
            taken = last if last > anew else None
        if taken is None:
            anew = number
    return taken
