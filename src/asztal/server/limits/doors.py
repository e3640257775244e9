"""Where people come in: a few at a time, and nobody waits behind too many others.

Whoever connects may need a table that is not in memory. When all come at once, as after a restart of the proxy, they
would otherwise take every connection to the databases from those who play, and time out one by one.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

MOST = 100  # who may wait; with a table to be opened for each, that is some seconds


class Crowded(Exception):
    """Too many wait already: it is better to come again later, as clients do by themselves."""


class Doors:
    """Lets in so many at once."""

    def __init__(self, at_once: int) -> None:
        self._free = asyncio.Semaphore(at_once)
        self._waiting = 0

    @asynccontextmanager
    async def let_in(self) -> AsyncIterator[None]:
        """Wait for one's turn; raises `Crowded` where that would take too long."""
        if self._waiting >= MOST:
            raise Crowded
        self._waiting += 1
        try:
            async with self._free:
                yield
        finally:
            self._waiting -= 1
