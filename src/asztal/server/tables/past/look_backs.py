"""Looking back at games that are over: made once in a process of their own, and kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import cast

import structlog

from asztal.server.denied import Denied
from asztal.server.processes import Allowed, AnsweringProcesses, Hangs, NotThought
from asztal.server.storage.cells import Cells
from asztal.server.tables.past.looking import SECONDS, ToLookBack
from asztal.server.tables.stored.open_worlds import check_all_may_know
from asztal.server.tables.stored.table import TableRow, read_row
from asztal.server.wire.look_back_shapes import CloserLook, LookBack

_LOG = structlog.get_logger("asztal.look_back")
KEPT = 200  # in memory; each takes some kilobytes
REST = 300.0  # seconds without a question after which the process ends
_Name = tuple[str, str, bool]  # of a look: the table, the language, whether it is the closer one


class LookBacks:
    """Those that were asked for last; a finished game never changes. `record` gives the record of one."""

    def __init__(self, cells: Cells, record: Callable[[str], Awaitable[str]], packages: str) -> None:
        self._cells, self._record = cells, record
        self._kept: OrderedDict[_Name, LookBack | CloserLook] = OrderedDict()
        self._one_by_one = asyncio.Lock()
        allowed = Allowed(SECONDS, "the limit of looking back")
        self._processes = AnsweringProcesses("asztal.server.tables.past.looking", allowed, 1, packages)
        self._resting: asyncio.Task[None] | None = None

    async def check(self, table_id: str) -> TableRow:
        """The table's row; raises `Denied` for one of which not everybody may know everything."""
        async with self._cells.engine_of(table_id).connect() as connection:
            row, _ = await read_row(connection, table_id)
            await check_all_may_know(connection, row)
        return row

    async def get(self, row: TableRow, lang: str) -> LookBack:
        """The game of a table that was checked, as it looked to each seat."""
        return cast(LookBack, await self._made(row, lang, closer=False))

    async def closer(self, row: TableRow, lang: str) -> CloserLook:
        """What choices cost in the game of a table that was checked; raises `Denied` where that is not told."""
        if not (await self.get(row, lang)).closer:
            raise Denied("no-closer-look", 409)
        return cast(CloserLook, await self._made(row, lang, closer=True))

    async def _made(self, row: TableRow, lang: str, *, closer: bool) -> LookBack | CloserLook:
        """Kept, or made now, one after the other."""
        name = row.id, lang, closer
        if name not in self._kept:
            async with self._one_by_one:
                if name not in self._kept:
                    self._kept[name] = await self._asked(row, lang, closer=closer)
        self._kept.move_to_end(name)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[name]

    async def _asked(self, row: TableRow, lang: str, *, closer: bool) -> LookBack | CloserLook:
        if self._resting is not None:
            self._resting.cancel()
        try:
            asked = ToLookBack(row.game, await self._record(row.id), lang, closer)
            return await self._processes.ask(asked, CloserLook if closer else LookBack)
        except (Hangs, NotThought) as error:
            _LOG.error("no look back was made", table=row.id, why=str(error))
            raise Denied("busy", 503) from error
        finally:
            self._resting = asyncio.create_task(self._rest())

    async def _rest(self) -> None:
        await asyncio.sleep(REST)
        await self._processes.rest()

    def has(self, table_id: str, lang: str, *, closer: bool = False) -> bool:
        """Whether it need not be made: the look at a game in some language, or the closer one."""
        return (table_id, lang, closer) in self._kept

    async def close(self) -> None:
        """End the process, which has nothing to keep."""
        if self._resting is not None:
            self._resting.cancel()
        await self._processes.rest()
