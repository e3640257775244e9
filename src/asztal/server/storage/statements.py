"""Writes a change of a table in one statement, which does nothing when somebody else changed the table first."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import psycopg
from psycopg.pq import TransactionStatus
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal import __version__
from asztal.server.config import Config
from asztal.server.storage import database
from asztal.server.storage.models import NEW_KIND

Values = dict[str, Any]
Driver = psycopg.AsyncConnection[Any]

# Since when each seat is asked that is asked now: whoever looks at the table later knows whom to tell.
_SINCE = """
(SELECT coalesce(jsonb_object_agg(n, coalesce(since -> n::text, to_jsonb(%(at)s::timestamptz))), '{}')
  FROM generate_series(0, 15) n WHERE (%(waiting)s::int >> n) & 1 = 1)
"""
# wake_at is written when it is empty or becomes earlier, so that live play hardly touches its index.
_SET = f"""
UPDATE game_table SET version = version + 1, status = %(status)s, proposal = %(proposal)s::jsonb,
  said = %(said)s, story = %(story)s, changed = %(at)s, waiting = %(waiting)s, since = {_SINCE},
  clock = %(clock)s::jsonb, wake_at = least(wake_at, %(at)s::timestamptz + %(wake)s * interval '1 s')
"""
_SAME = "WHERE id = %(id)s AND version = %(version)s"
# Only an action writes the number of the last action, and only the one that follows it.
_CHANGE = f"{_SET} {_SAME} RETURNING id"
_ACTED = f"{_SET}, seq = %(seq)s {_SAME} AND seq = %(before)s RETURNING id, origin, world"
_LOG = """
INSERT INTO action (table_id, seq, seat, kind, text, request_id, state_hash, rules, after, by_bot, at, clock, in_mind)
SELECT %(id)s, %(action)s, %(seat)s, %(kind)s, %(text)s, %(request_id)s, %(state_hash)s, %(rules)s, %(after)s,
  %(by_bot)s, %(at)s, %(clock_before)s::jsonb, %(in_mind)s::bytea
"""
_POSITION = f"""
INSERT INTO position (table_id, seq, rules, state)
SELECT id, %(seq)s, %(rules)s + CASE WHEN origin IS NULL AND world IS NULL THEN 0 ELSE {NEW_KIND} END, %(state)s
FROM changed
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, rules = excluded.rules, state = excluded.state
"""
_MOVE = f"WITH changed AS ({_ACTED}), logged AS ({_LOG} FROM changed), stored AS ({_POSITION}) SELECT id FROM changed"

_SNAPSHOT = """
INSERT INTO snapshot (table_id, seq, rules, state, engine)
VALUES (%(id)s, %(seq)s, %(rules)s, %(state)s, %(engine)s) ON CONFLICT DO NOTHING
"""
_RESULT = "INSERT INTO result (table_id, rules, how) VALUES (%(id)s, %(rules)s, %(how)s)"
_RESULT_SEAT = """
INSERT INTO result_seat (table_id, number, score, rank, won, person, own_share)
SELECT %(id)s::varchar, %(number)s::int, %(score)s, %(rank)s, %(won)s, %(person)s,
  CASE WHEN bool_and(by_bot IS NOT NULL) THEN avg(CASE WHEN by_bot THEN 0.0 ELSE 1.0 END) END
FROM action WHERE table_id = %(id)s::varchar AND seat = %(number)s::int AND kind = 'choice'
"""

_REVOKE = """
UPDATE held_choice SET option = NULL, due = NULL WHERE table_id = %(id)s AND question <> (%(asked)s::text[])[seat + 1]
"""


async def write(driver: Driver, values: Values, logged: Sequence[Values]) -> bool:
    """Store a change of the table at this version, with its actions; False when it has another version by now."""
    if not logged:
        return await _change(driver, _CHANGE, values)
    before = values["seq"] - len(logged)
    if not await _change(driver, _MOVE, {**values, **logged[-1], "before": before}):
        return False
    for earlier in logged[:-1]:
        await driver.execute(_LOG.encode(), earlier)
    return True


async def write_snapshot(driver: Driver, values: Values) -> None:
    """Store the state from which the table goes on."""
    await driver.execute(_SNAPSHOT.encode(), {**values, "engine": __version__})


async def write_result(driver: Driver, table_id: str, rules: int, seats: Sequence[Values], how: str) -> None:
    """Store how the table ended, in the transaction that ends it."""
    await driver.execute(_RESULT.encode(), {"id": table_id, "rules": rules, "how": how})
    for seat in seats:
        await driver.execute(_RESULT_SEAT.encode(), {"id": table_id, **seat})


async def revoke_held(driver: Driver, table_id: str, asked: list[str]) -> None:
    """Take back what is held for other questions than those that the seats are asked now."""
    await driver.execute(_REVOKE.encode(), {"id": table_id, "asked": asked})


async def _change(driver: Driver, statement: str, values: Values) -> bool:
    return await (await driver.execute(statement.encode(), values, prepare=True)).fetchone() is not None


async def rows(driver: Driver, query: str, values: Values | Sequence[Any] = ()) -> Sequence[Any]:
    """All rows of a query."""
    return await (await driver.execute(query.encode(), values)).fetchall()


def connect(config: Config) -> AsyncEngine:
    """Connections on which every statement is its own transaction, so that a move is one round trip."""
    return database.connect(config, pool_reset_on_return=None, isolation_level="AUTOCOMMIT")


async def driver_of(connection: AsyncConnection) -> Driver:
    """The driver's connection under one of SQLAlchemy with a transaction."""
    driver = (await connection.get_raw_connection()).driver_connection
    assert isinstance(driver, psycopg.AsyncConnection)
    return driver


@asynccontextmanager
async def borrowed(engine: AsyncEngine) -> AsyncIterator[Driver]:
    """A connection of the driver itself, which takes less than half the time; after an error all are replaced."""
    lent = await engine.raw_connection()
    driver = lent.driver_connection
    assert isinstance(driver, psycopg.AsyncConnection)
    try:
        yield driver
    finally:
        if driver.info.transaction_status == TransactionStatus.IDLE:
            lent.close()
        else:
            lent.detach()
            await driver.close()
            await engine.dispose()
