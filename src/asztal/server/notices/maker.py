"""Makes notices when they are due, by looking at the tables: one row per person, table and span."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from asztal.server.clocks.keeper import Now
from asztal.server.notices.occasions import Occasion, read_occasions, tables_waiting_for
from asztal.server.notices.settings import Wishes, read_wishes
from asztal.server.people.told import REACHED, make_notice
from asztal.server.storage.cells import Cells
from asztal.server.storage.jobs import Jobs
from asztal.server.storage.statements import Driver, borrowed, rows

TOGETHER = timedelta(minutes=2)  # what is due within them goes to a person together
AGAIN = timedelta(minutes=1)  # until somebody looks whether what is to be sent has its job

_MADE = "SELECT person, table_id, seat, span FROM notice WHERE person = ANY(%s) AND table_id = ANY(%s)"
_OPEN = "SELECT DISTINCT person, table_id FROM notice WHERE table_id = ANY(%s) AND settled_at IS NULL"


class Notices:
    """A duty of the wake loop of each cell."""

    def __init__(self, cells: Cells, jobs: Jobs, now: Now) -> None:
        self._cells, self._jobs, self._now = cells, jobs, now

    async def perform(self, driver: Driver, ids: list[str]) -> dict[str, datetime]:
        """Make the notices that are due at these tables, and queue the jobs that send them.

        Returns for each table when it must be looked at again.
        """
        now, later = self._now(), dict[str, datetime]()
        found = await read_occasions(driver, ids)
        async with borrowed(self._cells.people.stores) as people:
            wishes = await _reached(people, {occasion.person for occasion in found})
            made = await _made(people, found)
            ripe = set[int]()
            for occasion, at in _timed(found, wishes):
                if occasion.key in made:
                    continue
                if at <= now:
                    await _make(people, occasion)
                    ripe.add(occasion.person)
                else:
                    later[occasion.table] = min(at, later.get(occasion.table, at))
            if ripe:
                await self._join(people, {person: wishes[person] for person in ripe}, now)
            for person, table in await rows(people, _OPEN, [ids]):
                await self._jobs.queue_notices(people, person)
                later[table] = min(now + AGAIN, later.get(table, now + AGAIN))
        return later

    async def _join(self, people: Driver, wishes: dict[int, Wishes], now: datetime) -> None:
        """Make those notices too that would soon be due, at any table, for people who are told something now."""
        found = list[Occasion]()
        for cell in self._cells.alive:
            async with borrowed(cell.stores) as driver:
                found += await read_occasions(driver, await tables_waiting_for(driver, list(wishes)))
        made = await _made(people, found)
        for occasion, at in _timed(found, wishes):
            if at <= now + TOGETHER and occasion.key not in made:
                await _make(people, occasion)


def _timed(found: Iterable[Occasion], wishes: dict[int, Wishes]) -> Iterable[tuple[Occasion, datetime]]:
    """When each of the occasions that somebody wants to be told of is due."""
    for occasion in found:
        wanted = wishes.get(occasion.person)
        at = None if wanted is None else wanted.due(occasion.reason, occasion.at)
        if at is not None:
            yield occasion, at


async def _reached(people: Driver, persons: Iterable[int]) -> dict[int, Wishes]:
    """What those people want to be told who can be reached; nobody else gets a row."""
    reached = [person for (person,) in await rows(people, REACHED, [list(persons)])]
    said = await read_wishes(people, reached)
    return {person: said.get(person, Wishes()) for person in reached}


async def _made(people: Driver, found: Iterable[Occasion]) -> set[tuple[int, str, int, str]]:
    """Those of the occasions that already have a notice."""
    persons, tables = {occasion.person for occasion in found}, {occasion.table for occasion in found}
    return {tuple(row) for row in await rows(people, _MADE, [list(persons), list(tables)])}


async def _make(people: Driver, occasion: Occasion) -> None:
    person, table, seat, span, reason, _ = occasion
    await make_notice(people, person, table=table, seat=seat, span=span, reason=reason)
