"""Deletes what has been kept long enough; docs/hosting.md tells people when."""

from collections.abc import Sequence
from datetime import timedelta

from asztal.server.storage.statements import Driver, rows

UNUSED = timedelta(days=7)  # a table that waits for people, since somebody changed it or was connected to it
ABANDONED = timedelta(days=30)  # a table that is played, since somebody changed it or was connected to a seat
GUESTS = timedelta(days=30)  # somebody who has no seat and opened no table, since the last visit
WITH_WAY_HOME = timedelta(days=365)  # the same for somebody who can come back without a cookie
SESSIONS = timedelta(days=365)  # a browser in which a person is known, since it was last used
HANDOVERS = timedelta(hours=1)  # that a person went to another device, since it was last possible
TOKENS = timedelta(0)  # what a program showed, since its end
SIGN_IN_LETTERS = timedelta(hours=1)  # that a letter was asked for, by which somebody comes home
CHAT = timedelta(days=180)  # what was said at a table, since it was last changed
NOTICES = timedelta(days=30)  # what somebody was told, and why not
MAILBOXES = timedelta(days=365)  # that somebody's mailbox was asked, or that its owner said no, as a hash
REPORTS = timedelta(days=180)  # what somebody thinks is wrong with a rule
CHALLENGES = timedelta(minutes=5)  # what a passkey has to sign
UNCONFIRMED = timedelta(days=7)  # a mail address that its owner did not confirm
ERASED_NAMES = timedelta(days=365)  # the name of an account that was erased, as a hash
FORMER_NAMES = timedelta(days=365)  # a name that an account had before, as a hash
BATCH = 1000  # rows deleted together

# A person holds something at tables or nothing: that is asked of the tables, in between.
_LONG_AWAY = """
seen_at < now() - CASE WHEN id IN (SELECT person FROM way_home) THEN %(long)s ELSE %(age)s END
"""
_IDLE = f"""
SELECT id FROM guest WHERE id > %(after)s AND created < now() - %(age)s AND {_LONG_AWAY} ORDER BY id LIMIT %(batch)s
"""
_HOLDING = """
SELECT guest_id FROM holder WHERE guest_id = ANY(%(people)s)
UNION SELECT owner FROM game_table WHERE owner = ANY(%(people)s)
"""
_GUESTS = f"DELETE FROM guest WHERE id = ANY(%(people)s) AND {_LONG_AWAY}"
# The release before must not know it any more either: what is not 32 bytes long is the hash of no cookie.
_SESSIONS = """
WITH ended AS (DELETE FROM session WHERE id IN (
    SELECT id FROM session WHERE last_seen < now() - %(age)s LIMIT %(batch)s FOR UPDATE SKIP LOCKED)
  RETURNING id, hash),
forgotten AS (UPDATE guest g SET session = uuid_send(gen_random_uuid()) FROM ended e WHERE g.session = e.hash),
silent AS (DELETE FROM channel c USING ended e WHERE c.session = e.id AND c.kind = 'push')
SELECT id FROM ended
"""
_BY_AGE = """
DELETE FROM {0} WHERE {1} IN (SELECT {1} FROM {0} WHERE {2} < now() - %(age)s LIMIT %(batch)s FOR UPDATE SKIP LOCKED)
"""
_TOKENS = """
DELETE FROM session WHERE id IN (
  SELECT session FROM token WHERE ends_at < now() - %(age)s LIMIT %(batch)s FOR UPDATE SKIP LOCKED)
"""
_CHAT = """
DELETE FROM chat WHERE (table_id, number) IN (
  SELECT c.table_id, c.number FROM game_table t JOIN chat c ON c.table_id = t.id WHERE t.changed < now() - %(age)s
  LIMIT %(batch)s FOR UPDATE OF c SKIP LOCKED)
"""
_CHANNELS = """
DELETE FROM channel WHERE id IN (
  SELECT id FROM channel WHERE confirmed_at IS NULL AND coalesce(removed_at, created) < now() - %(age)s
    OR person NOT IN (SELECT id FROM guest) LIMIT %(batch)s FOR UPDATE SKIP LOCKED)
"""
_ERASED_NAMES = """
UPDATE erased SET name_hash = NULL WHERE (person, created) IN (
  SELECT person, created FROM erased WHERE name_hash IS NOT NULL AND at < now() - %(age)s
  LIMIT %(batch)s FOR UPDATE SKIP LOCKED)
"""
# What was only said for somebody who is not there any more.
_OF_NOBODY = [
    f"DELETE FROM {name} WHERE person NOT IN (SELECT id FROM guest)"
    for name in ("notice_setting", "playing_hours", "vacation", "vacation_carried")
]
_OLD = (
    (_SESSIONS, SESSIONS),
    (_BY_AGE.format("handover", "id", "expires_at"), HANDOVERS),
    (_TOKENS, TOKENS),
    (_BY_AGE.format("sign_in_letter", "id", "made_at"), SIGN_IN_LETTERS),
    (_CHAT, CHAT),
    (_BY_AGE.format("notice", "id", "made_at"), NOTICES),
    (_CHANNELS, UNCONFIRMED),
    (_BY_AGE.format("mailbox", "hash", "greatest(asked_at, refused_at)"), MAILBOXES),
    (_BY_AGE.format("report", "id", "made_at"), REPORTS),
    (_BY_AGE.format("challenge", "hash", "made_at"), CHALLENGES),
    (_ERASED_NAMES, ERASED_NAMES),
    (_BY_AGE.format("former_name", "hash", "at"), FORMER_NAMES),
)


async def tidy(driver: Driver, tables: Sequence[Driver] = ()) -> None:
    """Delete what has been kept long enough, a batch at a time; `tables` are the other databases with tables."""
    await delete_idle_guests(driver, [driver, *tables])
    for other in tables:
        await _delete_old(other, _CHAT, CHAT)
    for statement, age in _OLD:
        await _delete_old(driver, statement, age)
    for statement in _OF_NOBODY:
        await driver.execute(statement.encode())


async def _delete_old(driver: Driver, statement: str, age: timedelta) -> None:
    while (await driver.execute(statement.encode(), {"age": age, "batch": BATCH})).rowcount == BATCH:
        pass


async def delete_idle_guests(driver: Driver, tables: Sequence[Driver]) -> None:
    """Delete people who have not been here for long and hold nothing at any table.

    In three steps, each a transaction of one side: who was not here, who of them holds something, delete the others.
    Nobody sits down without being seen first, and the last step spares whoever was seen meanwhile.
    """
    after, ages = 0, {"age": GUESTS, "long": WITH_WAY_HOME}
    while idle := [person for (person,) in await rows(driver, _IDLE, {"after": after, "batch": BATCH, **ages})]:
        after = idle[-1]
        holding = {person for cell in tables for (person,) in await rows(cell, _HOLDING, {"people": idle})}
        gone = [person for person in idle if person not in holding]
        await driver.execute(_GUESTS.encode(), {"people": gone, **ages})
