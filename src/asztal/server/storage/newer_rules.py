"""Finds tables that were played with newer rules than are installed: after a downgrade they wait."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import psycopg

from asztal import __version__, registry
from asztal.kernel import Title
from asztal.kernel.record import restored
from asztal.server.config import Config
from asztal.server.packages import admit
from asztal.server.storage.database import check_database
from asztal.server.storage.models import NEW_KIND
from asztal.server.storage.packing import unpack

_AHEAD = f"""
SELECT t.id, p.state FROM game_table t JOIN position p ON p.table_id = t.id
WHERE t.game = %(game)s AND p.rules %% {NEW_KIND} > %(rules)s ORDER BY t.id
"""
# Nothing that happened is changed: the next action is the first one by these rules.
_ACCEPT = f"""
WITH accepted AS (
  UPDATE position SET rules = %(rules)s + rules / {NEW_KIND} * {NEW_KIND}
  WHERE table_id = %(id)s AND rules %% {NEW_KIND} > %(rules)s RETURNING table_id, seq, state
), outdated AS (
  DELETE FROM packed_game WHERE table_id IN (SELECT table_id FROM accepted) AND NOT checked
), kept AS (
  INSERT INTO snapshot (table_id, seq, rules, state, engine)
  SELECT table_id, seq, %(rules)s, state, %(engine)s FROM accepted
  ON CONFLICT (table_id, seq, rules) DO UPDATE SET state = excluded.state, engine = excluded.engine
)
UPDATE game_table SET version = version + 1, proposal = NULL,
  wake_at = CASE WHEN status = 'playing' THEN now() ELSE wake_at END
WHERE id IN (SELECT table_id FROM accepted)
"""


_PACKED_AHEAD = f"""
SELECT t.id, g.packed FROM game_table t JOIN packed_game g ON g.table_id = t.id
WHERE t.game = %(game)s AND g.checked AND g.rules %% {NEW_KIND} > %(rules)s ORDER BY t.id
"""
_ACCEPT_PACKED = f"""
WITH accepted AS (
  UPDATE packed_game SET rules = %(rules)s + rules / {NEW_KIND} * {NEW_KIND} WHERE table_id = %(id)s RETURNING table_id
)
UPDATE game_table SET version = version + 1 WHERE id IN (SELECT table_id FROM accepted)
"""


class Ahead(NamedTuple):
    """How many tables of a game are ahead of the installed rules, and how many of those cannot be read."""

    game: str
    rules: int
    tables: int
    unreadable: int


def tables_ahead(config: Config, *, accept: bool = False) -> list[Ahead]:
    """Count these tables by game; with `accept`, those that can be read go on with the installed rules."""
    check_database(config)
    admit(config)
    counts = dict[str, Counter[bool]]()
    for each in config.databases:
        with psycopg.connect(each.database) as connection:
            for title in registry.titles().values():
                counts.setdefault(title.name, Counter()).update(_check_each(connection, title, accept))
    return [
        Ahead(title.name, title.rules_version, found.total(), found[False])
        for title in registry.titles().values()
        if (found := counts[title.name])
    ]


def _check_each(connection: "psycopg.Connection[Any]", title: Title[Any], accept: bool) -> Iterator[bool]:
    """For every table of a game that is ahead, whether the installed rules can read it."""
    ours = {"game": title.name, "rules": title.rules_version, "engine": __version__}
    for table_id, state in connection.execute(_AHEAD, ours).fetchall():
        readable = _readable(title, state)
        if readable and accept:
            connection.execute(_ACCEPT, {**ours, "id": table_id})
        yield readable
    for table_id, packed in connection.execute(_PACKED_AHEAD, ours).fetchall():
        readable = _readable(title, unpack(packed).last)
        if readable and accept:
            connection.execute(_ACCEPT_PACKED, {**ours, "id": table_id})
        yield readable


def _readable(title: Title[Any], state: bytes) -> bool:
    try:
        restored(title, state)
    except Exception:
        return False
    return True
