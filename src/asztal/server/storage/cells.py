"""Cells: the databases in which tables are stored. The id of a table says in which, and so do its links.

The first one also stores people. The others hold tables alone, and the service goes on without them.
"""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import psycopg
import structlog
from sqlalchemy import Executable
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.hashing import SECRET
from asztal.server.storage import statements
from asztal.server.storage.database import AWAY, connect, has_answered, newest_revision
from asztal.server.storage.models import CODE

T = TypeVar("T")
_LOG = structlog.get_logger("asztal.cells")
CELL_AWAY = "table-away"  # the key of the refusal
LOOK = 2.0  # seconds between looks whether a cell answers
PATIENCE = 5.0  # seconds for its answer
# A cell without our tables is still being restored, and one with the tables of another cell is none of ours.
_HERE = "SELECT (SELECT version_num FROM alembic_version), (SELECT id FROM game_table LIMIT 1)"


def mark_of(table_id: str) -> str:
    """What the id of a table begins with: the number of its cell, nothing in the first one."""
    return table_id[:-CODE]


def away(table_id: str) -> Denied:
    """The refusal where the database of a table, or that of people, was lost just now."""
    return Denied(CELL_AWAY if mark_of(table_id) else "database-away", 503)


class WrongTables(Exception):
    """A database whose tables are too old for this version, or those of another cell."""


class Cell:
    """One of the databases with tables; `away` is what the last look found."""

    def __init__(self, number: int, config: Config) -> None:
        self.number, self.config = number, config
        self.mark = str(number) if number else ""
        self.engine, self.stores = connect(config), statements.connect(config)
        self.away = False

    def task(self, name: str) -> str:
        """The name of a background task that works for this cell."""
        return f"{name} {self.number}" if self.number else name

    def new_id(self) -> str:
        """The id of a new table."""
        return self.mark + secrets.token_urlsafe(CODE)[:CODE]

    async def watch(self) -> None:
        """Look for ever whether it answers, on a connection of its own: those of the pool may all be waiting."""
        needed = await asyncio.to_thread(newest_revision)
        while True:
            driver: statements.Driver | None = None
            try:
                async with asyncio.timeout(PATIENCE):
                    driver = await psycopg.AsyncConnection.connect(self.config.database, autocommit=True)
                while True:
                    version, table_id = await _told(driver)
                    if (version or "") < needed or mark_of(table_id or self.new_id()) != self.mark:
                        raise WrongTables
                    if self.away:  # what the pools have is from before
                        await self.dispose()
                    self._note(away=False)
                    await asyncio.sleep(LOOK)
            except (*AWAY, psycopg.errors.UndefinedTable, WrongTables) as error:
                self._note(away=True, error=type(error).__name__)
            finally:
                if driver is not None:
                    driver.pgconn.finish()
            await asyncio.sleep(LOOK)

    async def work(self, task: Callable[[], Awaitable[None]]) -> None:
        """Do a background task as soon as it answers."""
        while self.away:
            await asyncio.sleep(LOOK)
        await task()

    def note_lost(self, error: BaseException) -> None:
        """Take it for away until the next look, unless the error says that it answers, or that our pool is empty."""
        self.away = self.away or not (isinstance(error, PoolTimeout) or has_answered(error))

    async def dispose(self) -> None:
        """Let go of the connections in the pools; those that are lent are closed when they come back."""
        await self.engine.dispose()
        await self.stores.dispose()

    def _note(self, *, away: bool, error: str = "") -> None:
        if away != self.away:
            _LOG.warning("cell does not answer" if away else "cell answers again", cell=self.number, error=error)
        self.away = away


async def _told(driver: statements.Driver) -> Sequence[Any]:
    """What it says of itself. Nobody waits for the end of a question that a cut link keeps open."""
    asked = asyncio.ensure_future(statements.rows(driver, _HERE))
    done, _ = await asyncio.wait([asked], timeout=PATIENCE)
    if done:
        [found] = await asked
        return tuple(found)
    asked.add_done_callback(lambda late: late.cancelled() or late.exception())
    asked.cancel()
    raise TimeoutError


class Cells:
    """All cells of a service."""

    def __init__(self, config: Config) -> None:
        self.all = [Cell(number, each) for number, each in enumerate(config.databases)]
        self.people, self._by_mark = self.all[0], {cell.mark: cell for cell in self.all}
        self._open = [self.all[number] for number in config.open_cells]

    @property
    def alive(self) -> list[Cell]:
        """Those that answer, as far as we know."""
        return [cell for cell in self.all if not cell.away]

    @property
    def missing(self) -> bool:
        """True while tables are missing from lists."""
        return any(cell.away for cell in self.all)

    # --- which one --------------------------------------------------------------------------------------------------

    def of(self, table_id: str) -> Cell:
        """The cell of a table; raises `Denied` while it is away."""
        return self._marked(mark_of(table_id))

    def of_secret(self, secret: str) -> Cell:
        """The cell to which an invitation or a return link leads; raises `Denied` while it is away."""
        return self._marked(secret[:-SECRET])

    def _marked(self, mark: str) -> Cell:
        found = self._by_mark.get(mark)
        if found is None and not (mark.isascii() and mark.isdecimal()):  # no id of ours: nobody finds it there
            return self.people
        if found is None or found.away:  # other processes may know more cells
            raise Denied(CELL_AWAY, 503)
        return found

    def engine_of(self, table_id: str) -> AsyncEngine:
        """The connections to the database of a table."""
        return self.of(table_id).engine

    def for_new(self) -> Cell:
        """Where a new table is stored."""
        found = [cell for cell in self._open if not cell.away]
        if not found:
            raise Denied("database-away", 503)
        return secrets.choice(found)

    def together(self, ids: Iterable[str]) -> list[tuple[Cell, list[str]]]:
        """These tables by their cells, without those that cannot be reached."""
        found: defaultdict[int, list[str]] = defaultdict(list)
        for table_id in ids:
            with suppress(Denied):
                found[self.of(table_id).number].append(table_id)
        return [(self.all[number], tables) for number, tables in found.items()]

    # --- all of them ------------------------------------------------------------------------------------------------

    async def ask_all(self, read: Callable[[AsyncConnection], Awaitable[T]]) -> list[T]:
        """What each cell says, one after another; raises `Denied` unless all of them answer."""
        for cell in self.all:
            if cell.away:
                raise Denied(CELL_AWAY, 503)
        return [await _asked(cell, read) for cell in self.all]

    async def ask(self, number: int, read: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """What one of them says; raises `Denied` while it is away."""
        return await _asked(self._marked(str(number) if number else ""), read)

    async def all_ids(self, query: Executable) -> list[str]:
        """The tables that a query finds in all cells; raises `Denied` unless all of them answer."""
        found = await self.ask_all(lambda connection: read_rows(connection, query))
        return [table_id for rows in found for (table_id,) in rows]

    async def ask_alive(self, read: Callable[[AsyncConnection], Awaitable[T]]) -> list[T]:
        """What each cell says that answers; without people's database there is no answer."""
        if len(self.all) == 1:
            return [await _asked(self.people, read)]
        found = await asyncio.gather(*(_tried(cell, read) for cell in self.alive))
        return [answer for answers in found for answer in answers]

    async def dispose(self) -> None:
        """Let go of the connections in the pools; those that are lent are closed when they come back."""
        for cell in self.all:
            await cell.dispose()


async def read_rows(connection: AsyncConnection, query: Executable) -> Sequence[Any]:
    """All rows of a query."""
    return (await connection.execute(query)).all()


async def _asked(cell: Cell, read: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    async with cell.engine.begin() as connection:
        return await read(connection)


async def _tried(cell: Cell, read: Callable[[AsyncConnection], Awaitable[T]]) -> list[T]:
    """What one cell says; nothing where it is not there, which the next look will find."""
    try:
        return [await _asked(cell, read)]
    except AWAY as error:
        if cell.number:
            cell.note_lost(error)
        if not cell.away:
            raise
        return []
