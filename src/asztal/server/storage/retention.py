"""Deletes what has been kept long enough; docs/hosting.md tells people when."""

from contextlib import suppress
from datetime import timedelta

import psycopg

from asztal.server.storage.statements import Driver

UNUSED = timedelta(days=7)  # a table that waits for people, since somebody changed it or was connected to it
ABANDONED = timedelta(days=30)  # a table that is played, since somebody changed it or was connected to a seat
GUESTS = timedelta(days=30)  # somebody who came by, has no seat and opened no table
CHAT = timedelta(days=180)  # what was said at a table, since it was last changed
NOTICES = timedelta(days=30)  # what somebody was told, and why not
MAILBOXES = timedelta(days=365)  # that somebody's mailbox was asked, or that its owner said no, as a hash
REPORTS = timedelta(days=180)  # what somebody thinks is wrong with a rule
UNCONFIRMED = timedelta(days=7)  # a mail address that its owner did not confirm
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
_NOTICES = """
DELETE FROM notice WHERE id IN (
  SELECT id FROM notice WHERE made_at < now() - %(age)s LIMIT %(batch)s FOR UPDATE SKIP LOCKED)
"""
_CHANNELS = """
DELETE FROM channel WHERE id IN (
  SELECT id FROM channel WHERE confirmed_at IS NULL AND created < now() - %(age)s
    OR person NOT IN (SELECT id FROM guest) LIMIT %(batch)s FOR UPDATE SKIP LOCKED)
"""
_MAILBOXES = """
DELETE FROM mailbox WHERE hash IN (
  SELECT hash FROM mailbox WHERE greatest(asked_at, refused_at) < now() - %(age)s
  LIMIT %(batch)s FOR UPDATE SKIP LOCKED)
"""
_REPORTS = """
DELETE FROM report WHERE id IN (
  SELECT id FROM report WHERE made_at < now() - %(age)s LIMIT %(batch)s FOR UPDATE SKIP LOCKED)
"""
# What was only said for somebody who is not there any more.
_OF_NOBODY = [
    f"DELETE FROM {name} WHERE person NOT IN (SELECT id FROM guest)"
    for name in ("notice_setting", "playing_hours", "vacation")
]
_OLD = (
    (_GUESTS, GUESTS),
    (_CHAT, CHAT),
    (_NOTICES, NOTICES),
    (_CHANNELS, UNCONFIRMED),
    (_MAILBOXES, MAILBOXES),
    (_REPORTS, REPORTS),
)


async def tidy(driver: Driver) -> None:
    """Delete what has been kept long enough, a batch at a time."""
    for statement, age in _OLD:
        with suppress(psycopg.errors.ForeignKeyViolation):  # a guest just now sat down: next time
            while (await driver.execute(statement.encode(), {"age": age, "batch": BATCH})).rowcount == BATCH:
                pass
    for statement in _OF_NOBODY:
        await driver.execute(statement.encode())
