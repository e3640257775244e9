"""Checks the tables that others changed: several at once, each by one task, and only its newest version."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from asztal.server.denied import Denied

_LOG = structlog.get_logger("asztal.following")
AT_ONCE = 16  # tables looked at together; one that takes long keeps nobody waiting


class Following:
    """Calls `check` with each table that is added and its newest version."""

    def __init__(self, check: Callable[[str, int], Awaitable[None]]) -> None:
        self._check = check
        self._due: dict[str, int] = {}  # the newest version of a table that nobody has looked at
        self._at: set[str] = set()  # tables that somebody looks at just now
        self._next: asyncio.Queue[str] = asyncio.Queue()

    def add(self, table_id: str, version: int) -> None:
        """Note that the table has this version."""
        if table_id not in self._due and table_id not in self._at:
            self._next.put_nowait(table_id)
        self._due[table_id] = max(version, self._due.get(table_id, version))

    async def follow(self) -> None:
        """Check tables for ever; one that cannot be checked is skipped."""
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(self._one_after_another())

    async def _one_after_another(self) -> None:
        while True:
            table_id = await self._next.get()
            version = self._due.pop(table_id)
            self._at.add(table_id)
            try:
                await self._check(table_id, version)
            except Denied as denied:  # the next check of the database brings it
                _LOG.warning("change not followed", key=denied.key)
            except Exception as error:
                _LOG.error("change not followed", exc_info=error)
            finally:
                self._at.discard(table_id)
                if table_id in self._due:
                    self._next.put_nowait(table_id)
