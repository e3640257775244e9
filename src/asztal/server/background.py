"""Background tasks of a process: restarted when they fail, and watched by the readiness check."""

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
STEADY = 15.0  # seconds after which a task that was started again has its connection: none is silent for longer
REMIND = 60.0  # seconds between two lines in the log while it has not
LOST = (*AWAY, RedisLost, RedisTimeout, ConnectorException)  # a connection is gone: no mistake of ours


class _ConnectionLog:
    """Logs that a task's connection is lost, once a minute while it is, and that it is back."""

    def __init__(self, task: str) -> None:
        self._task = task
        self._since: float | None = None
        self._said, self._owed = float("-inf"), False

    def lost(self, error: Exception) -> None:
        """Note that the connection was lost, or could not be made."""
        now = time.monotonic()
        self._since = now if self._since is None else self._since
        if now - self._said >= REMIND:
            self._said, self._owed = now, True
            seconds = round(now - self._since)
            _LOG.warning("connection lost", task=self._task, error=type(error).__name__, seconds=seconds)

    def back(self) -> None:
        """Note that the task has worked for a while."""
        if self._since is not None and self._owed:
            _LOG.info("connection back", task=self._task, seconds=round(time.monotonic() - self._since))
        self._since, self._owed = None, False


class Background:
    """The tasks of a process. Use it with `async with`: they are cancelled at the end, the last one first."""

    def __init__(self) -> None:
        self.restarts: Counter[str] = Counter()
        self._tasks: list[asyncio.Task[None]] = []
        self._failed = float("-inf")

    def start(self, name: str, work: Callable[[], Awaitable[None]], *, spare: bool = False) -> None:
        """Run `work` until the end; it is called again whenever it raises or returns.

        A `spare` task has a connection that the process can do without. It cannot do without the task itself.
        """
        self.restarts[name] += 0
        self._tasks.append(asyncio.create_task(self._keep_up(name, work, spare), name=name))

    @property
    def healthy(self) -> bool:
        """False while a task is down that the process needs, and shortly afterwards."""
        return time.monotonic() - self._failed > SHOWN

    async def _keep_up(self, name: str, work: Callable[[], Awaitable[None]], spare: bool) -> None:
        log, loop = _ConnectionLog(name), asyncio.get_running_loop()
        while True:
            steady, failed = loop.call_later(STEADY, log.back), True
            try:
                await work()
                _LOG.error("task ended", task=name)
            except LOST as error:
                log.lost(error)
                failed = not spare
            except Exception as error:
                _LOG.error("task failed", task=name, exc_info=error)
            finally:
                steady.cancel()
            if failed:
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
