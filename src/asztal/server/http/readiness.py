"""Whether this process can serve, asked of the database at most once a second, however many callers there are."""

import asyncio
import time

from asztal.server.background import Background
from asztal.server.cluster.fanout import FanOut
from asztal.server.service import Service
from asztal.server.wire.shapes import Ready

FRESH = 1.0  # seconds for which an answer is good


class Readiness:
    """The process can serve when the database of people answers and no task has failed.

    A database whose clock differs counts as one that does not answer: somebody would lose time. Without news of other
    processes it serves too, but sees their changes some seconds late; without a cell it serves all others. A new
    process waits until it has tried to get news.
    """

    def __init__(self, service: Service, fanout: FanOut, background: Background) -> None:
        self._service, self._fanout, self._background = service, fanout, background
        self._one_by_one = asyncio.Lock()
        self._answers, self._asked = False, float("-inf")

    async def check(self) -> Ready:
        """Find out whether the process can serve."""
        async with self._one_by_one:
            if time.monotonic() - self._asked > FRESH:
                self._answers = await self._service.answers()
                self._asked = time.monotonic()
        late, missing = self._fanout.late, [cell.number for cell in self._service.cells.all if cell.away]
        status = "degraded" if late or missing else "ok"
        if not (self._answers and self._background.healthy and self._fanout.introduced.is_set()):
            status = "waiting"
        return Ready(status, "late" if late else "ok", missing)
