"""People and tables are two sides: watches every statement, so that no transaction touches relations of both."""

import os
import re
import traceback
from functools import lru_cache
from pathlib import Path
from typing import Any

import psycopg
from psycopg.pq import TransactionStatus

from asztal.server.storage import belongings
from asztal.server.storage.models import Beat, Compatibility, Outage
from asztal.server.storage.schema import METADATA

CROSSINGS = "ASZTAL_TEST_CROSSINGS"  # the file in which a process writes down what it found
EVERYWHERE = {model.__tablename__ for model in (Beat, Compatibility, Outage)}  # every database would have its own
_PEOPLE = {table.name for table in belongings.RELATIONS}
SIDES = {name: "people" if name in _PEOPLE else "tables" for name in METADATA.tables if name not in EVERYWHERE}
_CELL = re.compile(r"asztal_test_[0-9a-f]+_\d+$")  # the name of a database with tables alone
_QUOTED = re.compile(r"'[^']*'")
# After a word that a relation follows, or before the dot of a column: many relations share their name with a column.
_NAMES = "|".join(sorted(SIDES, key=len, reverse=True))
_RELATION = re.compile(
    rf"\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE)\s+(?:ONLY\s+)?({_NAMES})\b|(?<!\.)\b({_NAMES})\.[a-z]"
)


class Crossing(AssertionError):
    """A transaction touches both sides."""


@lru_cache(None)
def touched(statement: str) -> frozenset[str]:
    """The relations in a statement."""
    names = _RELATION.findall(_QUOTED.sub("", statement))
    return frozenset(after or before for after, before in names)


def begin(connection: Any) -> None:
    """Forget the transaction before, where a new one begins."""
    if connection.info.transaction_status == TransactionStatus.IDLE:
        connection.__dict__["touched"] = frozenset()


def note(connection: Any, query: Any) -> None:
    """Add the relations of a statement to those of its transaction; raises `Crossing`."""
    text = query.decode() if isinstance(query, bytes) else query if isinstance(query, str) else query.as_string(None)
    begin(connection)
    both = connection.__dict__["touched"] = connection.__dict__.get("touched", frozenset()) | touched(text)
    sides = {SIDES[name] for name in both}
    if _CELL.search(connection.info.dbname):  # nothing is stored of people there
        sides |= {"tables"}
    if len(sides) > 1:
        told = f"one transaction touches {', '.join(sorted(both))} in {connection.info.dbname}: {text}\n"
        if CROSSINGS in os.environ:
            with Path(os.environ[CROSSINGS]).open("a") as file:
                file.write(told + "".join(traceback.format_stack(limit=8)))
        raise Crossing(told)


def watch() -> None:
    """Watch all statements of this process on asynchronous connections, as the service has them, from now on."""
    execute, executemany = psycopg.AsyncCursor.execute, psycopg.AsyncCursor.executemany
    enter = psycopg.AsyncTransaction.__aenter__
    if execute.__module__ == __name__:
        return

    async def noted(self: Any, query: Any, *args: Any, **kwargs: Any) -> Any:
        note(self.connection, query)
        return await execute(self, query, *args, **kwargs)

    async def noted_many(self: Any, query: Any, *args: Any, **kwargs: Any) -> Any:
        note(self.connection, query)
        return await executemany(self, query, *args, **kwargs)

    async def begun(self: Any) -> Any:
        begin(self.connection)
        return await enter(self)

    setattr(psycopg.AsyncTransaction, "__aenter__", begun)  # noqa: B010
    setattr(psycopg.AsyncCursor, "execute", noted)  # noqa: B010
    setattr(psycopg.AsyncCursor, "executemany", noted_many)  # noqa: B010
