"""When a table must be looked at again, as far as a change knows; the wake loop finds out the rest."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import func, select, update

from asztal.server.clocks.clock import SECOND, Clock, to_ms
from asztal.server.clocks.due import due_times
from asztal.server.storage.cells import Cells
from asztal.server.storage.models import GameTable, SeatHolder
from asztal.server.tables.live.cache import Warm

ASK_AGAIN = 60.0  # seconds until somebody looks whether a bot that is asked has its turn in the queue
STORY = 2.0  # seconds until somebody looks whom the table's story tells of
BEGIN = 5.0  # seconds until somebody looks whether a table that is starting has begun
NOTICE = 60.0  # seconds until somebody looks whether a person who is asked has noticed it


def seconds_to_wake(warm: Warm, waiting: Sequence[int], clock: Clock | None, at: datetime) -> float | None:
    """Seconds until the table must be looked at; None while nothing can become due."""
    places, pace, now = warm.stored.places, warm.stored.pace, to_ms(at)
    delays = [ASK_AGAIN if places[seat].bot else NOTICE for seat in waiting]
    if clock is not None and pace is not None:
        people = [seat for seat in waiting if not places[seat].bot]
        delays += [max(0, due - now) / SECOND for due in due_times(clock, pace, people, warm.times).values()]
    if warm.stored.row.status == "waiting" and warm.stored.row.starting is not None and not waiting:
        delays.append(BEGIN)  # it has not begun with this change
    return min(delays, default=None)


async def wake_now(cells: Cells, person: int, at: datetime) -> None:
    """Have the tables with clocks of a person looked at soon: a vacation was cancelled, so clocks run earlier."""
    held = select(SeatHolder.table_id).where(SeatHolder.guest_id == person)
    timed = GameTable.id.in_(held) & (GameTable.status == "playing") & GameTable.clock.is_not(None)
    sooner = update(GameTable).where(timed).values(wake_at=func.least(GameTable.wake_at, at))
    await cells.ask_alive(lambda connection: connection.execute(sooner))
