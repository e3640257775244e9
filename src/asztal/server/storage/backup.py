"""Backups: all stored data in one compressed file of JSON Lines, written while people play, for any PostgreSQL.

Where tables are in several databases, each has a file of its own, which is restored there alone.

Not `pg_dump`: it is missing where only pip or a small container brought the server, it refuses a database newer than
itself, and older versions cannot read what it writes. See docs/decisions/0012-home-server.md.
"""

import gzip
import os
import re
import sys
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from itertools import groupby, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import psycopg
from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from psycopg import sql
from sqlalchemy import Connection, MetaData, create_engine, inspect
from sqlalchemy.exc import OperationalError

from asztal import __version__
from asztal.server.config import Config, checked_vapid
from asztal.server.storage.database import check_database, database_version, migrations, newest_revision
from asztal.server.storage.erased_list import ErasedPerson, erase_again, erase_at_tables, read_erased
from asztal.server.storage.models import Compatibility
from asztal.server.storage.people import Erased
from asztal.server.storage.retention import UNUSED
from asztal.server.storage.schema import METADATA
from asztal.text import Problem

FORMAT = "asztal-backup-1"
BATCH = 500  # rows that travel together
_NAME = re.compile(r"[a-z][a-z_]*")
_NOT_OURS = ("alembic", "procrastinate", Compatibility.__tablename__)  # what the migrations fill, and the queue
# The queue is in no backup: whoever looks at the running tables asks the bots again. Tables that wait for people are
# kept for a while from now on, however old the backup is.
_WAKE = """
UPDATE game_table SET wake_at = CASE status WHEN 'playing' THEN now() ELSE now() + %s END
WHERE status IN ('playing', 'waiting')
"""
# A number that leads to nobody any more is given to nobody else.
_HIGHEST = """
SELECT greatest(0,
  (SELECT max(id) FROM guest), (SELECT max(person) FROM erased), (SELECT max(person) FROM result_seat),
  (SELECT max(owner) FROM game_table), (SELECT max(person) FROM barred), (SELECT max(guest_id) FROM holder),
  (SELECT max(person) FROM sitting), (SELECT max(asker) FROM claim), (SELECT max(person) FROM channel))
"""
_NUMBERS = """
SELECT setval(pg_get_serial_sequence('guest', 'id'), greatest(%s + 1, nextval(pg_get_serial_sequence('guest', 'id'))),
  false)
"""


class BackupHeader(msgspec.Struct, frozen=True):
    """The first line: what the file is, the revision of the tables in it, and the key that browsers subscribed with.

    `cell` is the number of the database that it is of.
    """

    format: str
    revision: str
    version: str
    made: datetime
    vapid: str = ""
    cell: int = 0


class BackupFooter(msgspec.Struct, frozen=True):
    """The last line: how many rows each table has. A file without it was cut off."""

    rows: dict[str, int]


class _Numbered(msgspec.Struct, frozen=True):
    seq: int


_number = msgspec.json.Decoder(_Numbered).decode
_ACTIONS = "SELECT coalesce(sum(seq), 0)::int FROM game_table"


class Restored(NamedTuple):
    """How many tables and actions were read, and the push key of the server they came from; empty if none.

    `erased` is how many people were erased again.
    """

    tables: int
    actions: int
    vapid: str
    erased: int


Row = tuple[str, msgspec.Raw]  # the table and the row as an object

# --- writing ------------------------------------------------------------------------------------------------------


def backup(config: Config, file: str) -> tuple[int, int]:
    """Write everything as of now, while people play; returns the number of tables and of actions.

    Each further cell has a file beside the first: of `asztal.gz` it is `asztal.cell1.gz`. Where one does not answer,
    the others are backed up before that is told.
    """
    if file == "-" and len(config.databases) > 1:
        raise Problem("backup-cells")
    found, failed = list[tuple[int, int]](), list[Problem]()
    for number, each in enumerate(config.databases):
        try:
            with _reaching():
                found.append(_back_up(each, cell_file(file, number), check_database(each), number))
        except Problem as problem:
            failed.append(problem)
    if failed:
        raise failed[0]
    return sum(tables for tables, _ in found), sum(actions for _, actions in found)


@contextmanager
def _reaching() -> Iterator[None]:
    """Say which database was not reached, or lost."""
    try:
        yield
    except (OperationalError, psycopg.OperationalError) as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise Problem("database-unreachable", reason=reason) from None


def cell_file(file: str, number: int) -> str:
    """The name of the file for a cell."""
    return str(Path(file).with_suffix(f".cell{number}{Path(file).suffix}")) if number else file


def backup_before_upgrade(config: Config, folder: Path) -> Path | None:
    """Back up into a file of its own before tables are changed; None where nothing will be changed."""
    path, written = folder / f"before-{newest_revision()}-{datetime.now(UTC):%Y%m%d-%H%M%S}.gz", False
    for number, each in enumerate(config.databases):
        newer, found = database_version(each)
        if not newer and found not in ("", newest_revision()):
            folder.mkdir(parents=True, exist_ok=True)
            _back_up(each, cell_file(str(path), number), found, number)
            written = True
    return path if written else None


def _back_up(config: Config, file: str, found: str, cell: int) -> tuple[int, int]:
    rows: Counter[str] = Counter()
    actions = 0
    with _written(file) as out:
        out.write(_line(BackupHeader(FORMAT, found, __version__, datetime.now(UTC), config.vapid, cell)))
        for name, row in _read(config):
            rows[name] += 1
            actions += _number(row).seq if name == "game_table" else 0  # packed games have no rows of actions
            out.write(_line((name, msgspec.Raw(row))))
        out.write(_line(BackupFooter(dict(rows))))
    return rows["game_table"], actions


def _line(data: Any) -> bytes:
    return msgspec.json.encode(data) + b"\n"


def _names(config: Config) -> list[str]:
    """The tables of the database, which may be of another version than ours; those that others reference first."""
    engine, there = create_engine(config.driver_url), MetaData()
    there.reflect(engine, only=lambda name, _: not name.startswith(_NOT_OURS))
    engine.dispose()
    return [str(table.name) for table in there.sorted_tables]


def _read(config: Config) -> Iterator[tuple[str, bytes]]:
    names = _names(config)
    with psycopg.connect(config.database) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ  # one moment for all tables
        connection.read_only = True
        connection.execute("SET LOCAL bytea_output = 'hex'")
        for name in names:
            with connection.cursor(name=name) as cursor:
                cursor.itersize = BATCH
                cursor.execute(sql.SQL("SELECT row_to_json(t)::text FROM {} t").format(sql.Identifier(name)))
                for (row,) in cursor:
                    yield name, row.encode()


@contextmanager
def _written(file: str) -> Iterator[gzip.GzipFile]:
    """The file gets its name only when it is complete. Only its owner may read it: seeds and the push key are in it."""
    if file == "-":
        with gzip.GzipFile(fileobj=sys.stdout.buffer, mode="wb") as out:
            yield out
        return
    path, part = Path(file), Path(f"{file}.part")
    try:
        raw = os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")
    except OSError as error:
        raise Problem("backup-unreadable", file=file, reason=error.strerror or "") from None
    try:
        with raw:
            with gzip.GzipFile(filename=path.name, fileobj=raw, mode="wb") as out:
                yield out
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


# --- reading ------------------------------------------------------------------------------------------------------


def restore(config: Config, file: str, erased: str = "") -> Restored:
    """Read a backup into the empty database of its cell, all or nothing.

    Whoever is in the list `erased` is erased again.

    The backup of an older version needs a database without tables: they are created as they were then, filled, and
    brought up to date.
    """
    damaged, listed = Problem("backup-not-one", file=file), read_erased(erased) if erased else []
    try:
        with _opened(file) as lines, _reaching(), ExitStack() as opened:
            header = msgspec.json.decode(next(lines), type=BackupHeader)
            if header.format != FORMAT or (header.vapid and not checked_vapid(header.vapid)):
                raise damaged
            if header.cell >= len(config.databases):
                raise Problem("backup-other-cell", file=file, number=header.cell)
            known = [] if header.cell else [*map(_highest, config.databases[1:])]
            engine = create_engine(config.databases[header.cell].driver_url)
            opened.callback(engine.dispose)
            connection = opened.enter_context(engine.begin())
            _prepare(connection, header.revision)
            rows = _load(_driver(connection), lines)
            if rows is None:
                raise damaged
            _migrate(connection, "head")
            driver = _driver(connection)
            again = 0 if header.cell else erase_again(connection, listed)
            _finish(driver, known)
            if header.cell:
                again = _tell_people(config, driver, listed)
            [actions] = driver.execute(_ACTIONS).fetchone() or [0]
    except (msgspec.MsgspecError, UnicodeError, EOFError, zlib.error, gzip.BadGzipFile, StopIteration):
        raise damaged from None
    except (psycopg.DataError, psycopg.IntegrityError, psycopg.errors.UndefinedTable):
        raise damaged from None
    except OSError as error:
        raise Problem("backup-unreadable", file=file, reason=error.strerror or str(error)) from None
    return Restored(rows.get("game_table", 0), actions, header.vapid, again)


@contextmanager
def _opened(file: str) -> Iterator[Iterator[bytes]]:
    with gzip.open(sys.stdin.buffer if file == "-" else file, "rb") as lines:
        yield iter(lines)


def _driver(connection: Connection) -> "psycopg.Connection[Any]":
    driver = connection.connection.driver_connection
    assert isinstance(driver, psycopg.Connection)
    return driver


def _prepare(connection: Connection, wanted: str) -> None:
    """Create the tables as they were when the backup was made, empty."""
    try:
        ScriptDirectory.from_config(migrations()).get_revision(wanted)
    except CommandError:
        raise Problem("backup-newer", revision=wanted) from None
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        _migrate(connection, wanted)
    elif _driver(connection).execute("SELECT 1 FROM guest UNION SELECT 1 FROM game_table").fetchone():
        raise Problem("restore-not-empty")
    elif found != wanted:
        raise Problem("restore-upgraded", revision=wanted)
    else:  # whoever waits for this database has left signs of life
        _driver(connection).execute("DELETE FROM beat")


def _migrate(connection: Connection, revision: str) -> None:
    settings = migrations()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)


def _load(driver: "psycopg.Connection[Any]", lines: Iterable[bytes]) -> dict[str, int] | None:
    """Insert every row; None unless the last line confirms that these were all."""
    rows: Counter[str] = Counter()
    footers: list[BackupFooter] = []

    def read() -> Iterator[Row]:
        for line in lines:
            if line.startswith(b"["):
                yield msgspec.json.decode(line, type=Row)
            else:
                footers.append(msgspec.json.decode(line, type=BackupFooter))

    for name, group in groupby(read(), lambda row: row[0]):
        if not _NAME.fullmatch(name) or name.startswith(_NOT_OURS):
            return None
        add = sql.SQL("INSERT INTO {0} SELECT * FROM json_populate_recordset(NULL::{0}, %s::json)")
        statement = add.format(sql.Identifier(name))
        while batch := [bytes(row) for _, row in islice(group, BATCH)]:
            driver.execute(statement, [(b"[" + b",".join(batch) + b"]").decode()])
            rows[name] += len(batch)
    return dict(rows) if footers == [BackupFooter(dict(rows))] else None


def _finish(driver: "psycopg.Connection[Any]", known: Iterable[int]) -> None:
    """Let new rows be numbered after the restored ones, and people after all that others know; wake every table."""
    for table in METADATA.sorted_tables:
        if table.autoincrement_column is not None:
            column = table.autoincrement_column.name
            last = sql.SQL("SELECT setval(pg_get_serial_sequence({}, {}), coalesce(max({}), 0) + 1, false) FROM {}")
            names = sql.Literal(table.name), sql.Literal(column), sql.Identifier(column), sql.Identifier(table.name)
            driver.execute(last.format(*names))
    here = max(number for (number,) in driver.execute(_HIGHEST))
    driver.execute(_NUMBERS, [max(here, *known, 0)])
    driver.execute(_WAKE, [UNUSED])


def _highest(config: Config) -> int:
    """The highest number of a person that a cell knows; 0 where it has no tables yet."""
    with psycopg.connect(config.database) as connection:
        try:
            return _highest_in(connection)
        except psycopg.errors.UndefinedTable:
            return 0


def _highest_in(driver: "psycopg.Connection[Any]") -> int:
    return max(int(number) for (number,) in driver.execute(_HIGHEST))


def _tell_people(config: Config, cell: "psycopg.Connection[Any]", listed: Iterable[ErasedPerson]) -> int:
    """Before a cell is there: its numbers are nobody else's, and the erased are erased there again; returns how many.

    Its backup may be younger than that of people, and older than somebody's erasure.
    """
    engine = create_engine(config.driver_url)
    try:
        with engine.begin() as people:
            if not inspect(people).has_table(Erased.__tablename__):  # people are restored later
                return 0
            _driver(people).execute(_NUMBERS, [_highest_in(cell)])
            again = erase_again(people, listed)
            erase_at_tables(people, cell)
            return again
    finally:
        engine.dispose()
