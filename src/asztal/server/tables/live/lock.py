"""The lock of a table."""

import asyncio
from typing import Literal


class Lock(asyncio.Lock):
    """A lock that knows who waits for it: between two holders nobody has it, yet it is in use."""

    def __init__(self) -> None:
        super().__init__()
        self._users = 0

    @property
    def in_use(self) -> bool:
        """True when somebody holds the lock or waits for it."""
        return self._users > 0

    async def acquire(self) -> Literal[True]:
        """Wait for the lock and take it."""
        self._users += 1
        try:
            return await super().acquire()
        except BaseException:
            self._users -= 1
            raise

    def release(self) -> None:
        """Give the lock back."""
        super().release()
        self._users -= 1
