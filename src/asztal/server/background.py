"""What a process does besides answering: tasks that are started again when they fail, and that somebody watches."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from types import TracebackType

import structlog
from procrastinate.exceptions import ConnectorException
from redis.exceptions import ConnectionError as RedisLost
from redis.exceptions import TimeoutError as RedisTimeout

from asztal.server.storage.database import AWAY

_LOG = structlog.get_logger("asztal.background")
PAUSE = 0.5  # seconds before a task is started again
SHOWN = 2.0  # seconds for which its failure can be seen from outside
LOST = (*AWAY, RedisLost, RedisTimeout, ConnectorException)  # a connection is gone: no mistake of ours


class Background:
    """The tasks of a process; open it with `async with`, they are cancelled with the block, the last one first."""

    def __init__(self) -> None:
        self.restarts: Counter[str] = Counter()
        self._tasks: list[asyncio.Task[None]] = []
        self._failed = float("-inf")

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do this until the end; `work` is called again whenever it raises or returns."""
        self.restarts[name] += 0
        self._tasks.append(asyncio.create_task(self._keep_up(name, work), name=name))

    @property
    def fine(self) -> bool:
        """False while a task is down, and for a moment after it was."""
        return time.monotonic() - self._failed > SHOWN

    async def _keep_up(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
                _LOG.error("task ended", task=name)
            except LOST as error:
                _LOG.warning("connection lost", task=name, error=type(error).__name__)
            except Exception as error:
                _LOG.error("task failed", task=name, exc_info=error)
            self._failed = time.monotonic()
            await asyncio.sleep(PAUSE)
            self.restarts[name] += 1

    async def __aenter__(self) -> "Background":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in reversed(self._tasks):  # one that others work for ends before them
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
