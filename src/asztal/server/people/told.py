"""Telling people what was done in their name, on all their channels and at any hour: it may not have been them."""

import secrets
from datetime import UTC, datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.storage.jobs import Jobs
from asztal.server.storage.statements import Driver, driver_of, rows

NO_TABLE = ""  # of a notice about the person
# Also who was reached until this transaction: what was removed in it is told so.
_REACHED = """
SELECT id FROM channel WHERE person = %s AND (confirmed_at IS NOT NULL OR removed_at = now()) LIMIT 1
"""
REACHED = "SELECT DISTINCT person FROM channel WHERE person = ANY(%s) AND confirmed_at IS NOT NULL"
# How often something was made, settled or handed over; in the statement that does it, so that none is left out.
COUNT = """
INSERT INTO tally (what, kind, outcome, count) {found}
ON CONFLICT (what, kind, outcome) DO UPDATE SET count = tally.count + excluded.count
"""
_MAKE = f"""
WITH made AS (INSERT INTO notice (id, person, table_id, seat, span, reason)
  VALUES (%(id)s, %(person)s, %(table)s, %(seat)s, %(span)s, %(reason)s)
  ON CONFLICT (person, table_id, seat, span) DO NOTHING RETURNING reason)
{COUNT.format(found="SELECT 'notice', reason, 'made', 1 FROM made")}
"""


async def tell_person(connection: AsyncConnection, jobs: Jobs, person: int, deed: str) -> None:
    """Tell a person of a deed, in the transaction that does it; `notice-` and its name is the sentence.

    It is about no table, and nobody can wish not to be told. Whoever has no channel sees it on the page about them.
    """
    await tell_by(await driver_of(connection), jobs, person, deed)


async def tell_by(people: Driver, jobs: Jobs, person: int, deed: str) -> None:
    """Tell a person of a deed, as `tell_person`, on a connection of the driver."""
    now = datetime.now(UTC)
    if await rows(people, _REACHED, [person]):
        await make_notice(people, person, table=NO_TABLE, seat=0, span=f"{deed} {now.isoformat()}", reason=deed)
        await jobs.queue_notices(people, person)


async def make_notice(people: Driver, person: int, *, table: str, seat: int, span: str, reason: str) -> None:
    """Store what a person is to be told, once for each span."""
    about = {"person": person, "table": table, "seat": seat, "span": span, "reason": reason}
    await people.execute(_MAKE.encode(), {"id": secrets.token_urlsafe(16), **about})
