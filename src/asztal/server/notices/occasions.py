"""The reasons to notify people, found by looking at the tables as they are: nothing records that one arose.

This is the tables' side. It knows people only by number, and shares no transaction with the rest that is known of them.
"""

from datetime import datetime
from typing import NamedTuple

from asztal.server.storage.statements import Driver, rows


class Occasion(NamedTuple):
    """A reason to tell a person of a table, since when it holds, and a name that stays the same."""

    person: int
    table: str
    seat: int
    span: str
    reason: str
    at: datetime

    @property
    def key(self) -> tuple[int, str, int, str]:
        """The columns by which a notice is unique."""
        return self.person, self.table, self.seat, self.span


_SEATS = """
FROM game_table t JOIN seat s ON s.table_id = t.id JOIN holder h ON h.table_id = s.table_id AND h.number = s.number
WHERE t.id = ANY(%(ids)s)
"""
_ASKED = "t.status = 'playing' AND s.bot = '' AND (t.waiting >> s.number) & 1 = 1"
# Somebody is asked, since the moment that the move's own statement stored.
_TURNS = f"""
SELECT h.guest_id, t.id, s.number, t.since ->> s.number::text, 'turn', (t.since ->> s.number::text)::timestamptz
{_SEATS} AND {_ASKED} AND t.since ? s.number::text
"""
# The clock of a seat: what is left, since when it runs, and when it gave an alarm (in milliseconds).
_ALARMS = f"""
SELECT h.guest_id, t.id, s.number, 'alarm ' || (t.clock -> s.number ->> 2), 'alarm',
  to_timestamp((t.clock -> s.number ->> 2)::float / 1000)
{_SEATS} AND {_ASKED} AND t.clock -> s.number ->> 2 IS NOT NULL
"""
# The others called somebody who is asked; a bot plays for somebody who did not ask for one.
_STORY = f"""
SELECT h.guest_id, t.id, s.number, 'story ' || y.number,
  CASE y.kind WHEN 'reminded' THEN 'remind' ELSE 'taken' END, y.at
{_SEATS.replace("WHERE", "JOIN story y ON y.table_id = s.table_id AND y.seat = s.number WHERE")}
  AND t.status = 'playing' AND y.at > now() - interval '1 day'
  AND (y.kind = 'reminded' AND {_ASKED} OR y.kind IN ('away', 'time') AND s.why = y.kind)
"""
# Everybody waits for somebody's yes; who proposes the same again and again calls nobody twice within an hour.
_PROPOSED = f"""
SELECT h.guest_id, t.id, s.number, concat_ws(' ', y.kind, y.by, to_char(y.at, 'YYYYMMDDHH24')), 'proposed', y.at
{_SEATS.replace("WHERE", "JOIN story y ON y.table_id = t.id AND y.number = (t.proposal ->> 'number')::int WHERE")}
  AND t.status = 'playing'
  AND t.proposal -> 'asked' @> to_jsonb(s.number) AND NOT t.proposal -> 'agreed' @> to_jsonb(s.number)
"""
# Somebody asks for a seat: its people are told, and the others are asked.
_CLAIMED = f"""
SELECT h.guest_id, t.id, s.number, concat_ws(' ', 'claim', c.number, c.how),
  CASE WHEN c.seat <> s.number THEN 'proposed' WHEN c.how = 'handed' THEN 'claimed' ELSE 'claim' END,
  CASE WHEN c.how = 'handed' THEN c.ended_at ELSE c.asked_at END
{_SEATS.replace("WHERE", "JOIN claim c ON c.table_id = t.id WHERE")} AND t.status = 'playing'
  AND (c.seat = s.number AND c.holders @> to_jsonb(h.guest_id) AND (c.ended_at IS NULL OR c.how = 'handed')
    OR c.seat <> s.number AND c.ended_at IS NULL AND NOT c.agreed @> to_jsonb(s.number))
"""
_ENDED = f"""
SELECT h.guest_id, t.id, s.number, 'ended', 'ended', r.ended_at
{_SEATS.replace("WHERE", "JOIN result r ON r.table_id = t.id WHERE")} AND r.ended_at > now() - interval '1 day'
"""
_ALL = " UNION ALL ".join([_TURNS, _ALARMS, _STORY, _PROPOSED, _CLAIMED, _ENDED])
_TABLES = """
SELECT DISTINCT t.id FROM holder h JOIN game_table t ON t.id = h.table_id
WHERE h.guest_id = ANY(%(people)s) AND t.status = 'playing' AND (t.waiting >> h.number) & 1 = 1
"""
_SHOWN = """
SELECT t.id, t.game, coalesce(array_agg(s.name ORDER BY s.number) FILTER (WHERE NOT EXISTS (
  SELECT 1 FROM holder h WHERE h.table_id = s.table_id AND h.number = s.number AND h.guest_id = %(person)s)), '{}')
FROM game_table t JOIN seat s ON s.table_id = t.id WHERE t.id = ANY(%(ids)s) GROUP BY t.id
"""


async def read_occasions(driver: Driver, ids: list[str]) -> list[Occasion]:
    """Every reason to tell somebody of these tables, due or not yet."""
    return [Occasion._make(row) for row in await rows(driver, _ALL, {"ids": ids})]


async def tables_waiting_for(driver: Driver, people: list[int]) -> list[str]:
    """The tables at which one of these people is asked."""
    return [table for (table,) in await rows(driver, _TABLES, {"people": people})]


async def read_shown(driver: Driver, ids: list[str], person: int) -> dict[str, tuple[str, list[str]]]:
    """What everybody may see of these tables: the game, and the names of the others."""
    found = await rows(driver, _SHOWN, {"ids": ids, "person": person})
    return {table: (game, names) for table, game, names in found}
