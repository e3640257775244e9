"""What is deleted by itself, and when; docs/hosting.md tells people of it."""

from contextlib import suppress
from datetime import timedelta

import psycopg

from asztal.server.storage.statements import Driver

UNUSED = timedelta(days=7)  # a table that waits for people, since somebody changed it or was connected to it
GUESTS = timedelta(days=30)  # somebody who came by, has no seat and opened no table
CHAT = timedelta(days=180)  # what was said at a table, since it was last changed
BATCH = 1000  # rows deleted together

_GUESTS = """
DELETE FROM guest WHERE id IN (
  SELECT id FROM guest g WHERE created < now() - %(age)s
    AND NOT EXISTS (SELECT 1 FROM holder WHERE guest_id = g.id)
    AND NOT EXISTS (SELECT 1 FROM game_table WHERE owner = g.id)
  LIMIT %(batch)s FOR UPDATE SKIP LOCKED)
"""
_CHAT = """
DELETE FROM chat WHERE (table_id, number) IN (
  SELECT c.table_id, c.number FROM game_table t JOIN chat c ON c.table_id = t.id WHERE t.changed < now() - %(age)s
  LIMIT %(batch)s FOR UPDATE OF c SKIP LOCKED)
"""


async def tidy(driver: Driver) -> None:
    """Delete what has been kept long enough, a batch at a time."""
    for statement, age in ((_GUESTS, GUESTS), (_CHAT, CHAT)):
        with suppress(psycopg.errors.ForeignKeyViolation):  # a guest just now sat down: next time
            while (await driver.execute(statement.encode(), {"age": age, "batch": BATCH})).rowcount == BATCH:
                pass
