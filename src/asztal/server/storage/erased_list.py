"""The list of the erased: written into a file, and applied where an older backup would bring them back."""

import gzip
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import psycopg
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.dialects.postgresql import insert as upsert

from asztal.server.config import Config
from asztal.server.storage.belongings import erase_belongings
from asztal.server.storage.database import check_database
from asztal.server.storage.people import Deed, Erased, Guest
from asztal.text import Problem

ERASE, ASK_TABLES = "erase", 2  # the deed that is left, and its next step
UNDER_WAY = timedelta(seconds=30)  # for which a request of somebody who was erased may still be at a table
_GZIP = b"\x1f\x8b"
_BEGINNING = b'["erased",'  # of a line of a backup
_SEATED = """
SELECT guest_id FROM holder WHERE guest_id = ANY(%s) UNION SELECT person FROM sitting WHERE person = ANY(%s)
"""
_LIST = "SELECT row_to_json(e)::text FROM (SELECT person, created, at FROM erased ORDER BY at, person) e"


class ErasedPerson(NamedTuple):
    """Somebody who was erased: the number and since when it was theirs."""

    person: int
    created: datetime
    at: datetime


class _Columns(msgspec.Struct):
    person: int
    created: datetime
    at: datetime


def list_erased(config: Config) -> Iterator[bytes]:
    """The lines of the list, as a backup has them."""
    check_database(config)
    with psycopg.connect(config.database) as connection:
        for (row,) in connection.execute(_LIST):
            yield msgspec.json.encode(("erased", msgspec.Raw(row.encode())))


def read_erased(file: str) -> list[ErasedPerson]:
    """Everybody on a list, or in a backup."""
    try:
        with Path(file).open("rb") as beginning:
            packed = beginning.read(2) == _GZIP
        with gzip.open(file) if packed else Path(file).open("rb") as lines:
            rows = [line for line in lines if line.startswith(_BEGINNING)]
        found = [msgspec.json.decode(line, type=tuple[str, _Columns])[1] for line in rows]
    except (msgspec.MsgspecError, UnicodeError, EOFError, gzip.BadGzipFile):
        raise Problem("backup-not-one", file=file) from None
    except OSError as error:
        raise Problem("backup-unreadable", file=file, reason=error.strerror or str(error)) from None
    return [ErasedPerson(row.person, row.created, row.at) for row in found]


def erase_again(connection: Connection, people: Iterable[ErasedPerson]) -> int:
    """Erase everybody who is on the list and is here, and note them all; returns how many were here.

    A number alone is not enough: a restored database may have given it to somebody else. Tables follow by deeds.
    """
    erased = 0
    for each in people:
        here = select(Guest.id).where(Guest.id == each.person, Guest.created == each.created)
        if connection.scalar(here) is not None:
            erase_person(connection, each.person)
            erased += 1
        connection.execute(upsert(Erased).values(each._asdict()).on_conflict_do_nothing())
    return erased


def erase_person(connection: Connection, person: int) -> None:
    """Leave of a person only a number among people. Tables follow when all is done that was asked for before."""
    for statement in erase_belongings(person):
        connection.execute(statement)
    _leave_to_workers(connection, person)


def erase_at_tables(connection: Connection, cell: "psycopg.Connection[Any]") -> None:
    """Have the erased who are at tables of a cell erased there: its backup is older than that."""
    gone = list(connection.scalars(select(Erased.person).where(Erased.person.not_in(select(Guest.id)))))
    for (person,) in cell.execute(_SEATED, [gone, gone]).fetchall():
        _leave_to_workers(connection, person)


def _leave_to_workers(connection: Connection, person: int) -> None:
    deed = {"person": person, "kind": ERASE, "step": ASK_TABLES, "due_at": func.now() + UNDER_WAY}
    connection.execute(insert(Deed).values(deed))
