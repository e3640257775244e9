"""Reads what is new at a table since a version, in one statement: how a process follows the moves of others."""

from typing import Any, NamedTuple

import msgspec

from asztal.kernel.table import Entry
from asztal.server.denied import Denied
from asztal.server.storage.models import NEW_KIND
from asztal.server.storage.statements import Driver, rows
from asztal.server.tables.stored.codec import CHECK
from asztal.server.tables.stored.position import LastState, ReadLog
from asztal.server.tables.stored.table import Place, TableRow

MOST = 20  # actions; who is further behind reads them otherwise
_COLUMNS = ", ".join(f"t.{name}" for name in TableRow._fields)
_PLACES = """
SELECT json_agg(json_build_array(encode(s.link, 'hex'), s.number, s.name, s.bot, s.nonce, s.nonce_hash, NULL, s.why,
  s.account, s.program, (SELECT json_agg(json_build_array(h.guest_id, h.via)) FROM holder h
    WHERE h.table_id = s.table_id AND h.number = s.number)) ORDER BY s.number)
FROM seat s WHERE s.table_id = t.id
"""
_ENTRIES = f"""
SELECT json_agg(json_build_array(a.kind, a.seat, a.text, a.clock, a.state_hash,
  encode(substr(a.after, {CHECK.start + 1}, {CHECK.stop - CHECK.start}), 'hex')) ORDER BY a.seq)
FROM action a WHERE a.table_id = t.id AND a.seq > %(seq)s AND a.seq <= %(seq)s + {MOST}
"""
# What is beside the row is looked at only when the row is another.
_SINCE = f"""
SELECT {_COLUMNS}, EXISTS (SELECT FROM action a WHERE a.table_id = t.id AND a.request_id = %(request)s), new.*
FROM game_table t LEFT JOIN LATERAL (
  SELECT (SELECT p.rules %% {NEW_KIND} FROM position p WHERE p.table_id = t.id),
    (SELECT max(s.seq) FROM snapshot s WHERE s.table_id = t.id AND s.rules = %(rules)s AND s.seq <= t.seq),
    ({_PLACES})::text, ({_ENTRIES})::text
) new ON t.version <> %(version)s
WHERE t.id = %(id)s
"""


class NewAtTable(NamedTuple):
    """The rules of the position, where a replay by our rules would begin, the seats, and the newest actions."""

    played: int | None
    start: int | None
    places: list[Place]
    log: ReadLog


class Since(NamedTuple):
    """A table's row, whether a request is in its log, and what is new where its version is another."""

    row: TableRow
    answered: bool
    new: NewAtTable | None


async def read_since(driver: Driver, known: TableRow, seq: int, rules: int, request: str) -> Since:
    """What is new since our copy, whose game has had `seq` actions by our `rules`."""
    values = {"id": known.id, "version": known.version, "seq": seq, "rules": rules, "request": request}
    found = await rows(driver, _SINCE, values)
    if not found:
        raise Denied("no-such-table", 404)
    *columns, answered, played, start, places, entries = found[0]
    row = TableRow._make(columns)
    if places is None:
        return Since(row, answered, None)
    return Since(row, answered, NewAtTable(played, start, _places(places), _log(entries)))


def _places(text: str) -> list[Place]:
    places = []
    for link, *seat, holders in msgspec.json.decode(text):
        place = Place(*seat)
        place.holders, place.link = dict(holders or ()), None if link is None else bytes.fromhex(link)
        places.append(place)
    return places


def _log(text: str | None) -> ReadLog:
    found: list[list[Any]] = [] if text is None else msgspec.json.decode(text)
    last = None
    if found:
        *_, state_hash, check = found[-1]
        last = LastState(state_hash, None if check is None else bytes.fromhex(check))
    return ReadLog([Entry(kind, seat, text) for kind, seat, text, *_ in found], [row[3] for row in found], last)
