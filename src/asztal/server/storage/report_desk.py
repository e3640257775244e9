"""Reports as whoever runs the server reads them; the names and numbers of people are not among it."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

import psycopg
from psycopg.rows import class_row

from asztal.server.config import Config
from asztal.server.storage.database import check_database

_READ = """
SELECT id, made_at, game, rules, table_id, seat, lang, words, line, view, closed_at FROM report
WHERE (%(game)s = '' OR game = %(game)s) AND (%(since)s::timestamptz IS NULL OR made_at >= %(since)s)
  AND (%(closed)s OR closed_at IS NULL) ORDER BY id
"""
_CLOSE = "UPDATE report SET closed_at = coalesce(closed_at, now()) WHERE id = ANY(%s)"
_DELETE = "DELETE FROM report WHERE id = ANY(%s)"


class StoredReport(NamedTuple):
    """A report; `seat` is null for a spectator."""

    id: int
    made_at: datetime
    game: str
    rules: int
    table_id: str
    seat: int | None
    lang: str
    words: str
    line: dict[str, Any]
    view: dict[str, Any]
    closed_at: datetime | None


def read_reports(config: Config, game: str, since: datetime | None, *, closed: bool) -> list[StoredReport]:
    """The reports of a game, or of all; with `closed`, also those that were dealt with."""
    check_database(config)
    with psycopg.connect(config.database, row_factory=class_row(StoredReport)) as connection:
        return connection.execute(_READ, {"game": game, "since": since, "closed": closed}).fetchall()


def close_reports(config: Config, numbers: Sequence[int]) -> int:
    """Note that these were dealt with; returns how many there are."""
    return _change(config, _CLOSE, numbers)


def delete_reports(config: Config, numbers: Sequence[int]) -> int:
    """Delete these; returns how many there were."""
    return _change(config, _DELETE, numbers)


def _change(config: Config, statement: str, numbers: Sequence[int]) -> int:
    check_database(config)
    with psycopg.connect(config.database) as connection:
        return connection.execute(statement.encode(), [list(numbers)]).rowcount
