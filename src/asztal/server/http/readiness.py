"""Whether this process can serve, asked of the database at most once a second however many want to know."""

import asyncio
import time

from asztal.server.background import Background
from asztal.server.cluster.fanout import FanOut
from asztal.server.service import Service

FRESH = 1.0  # seconds for which an answer is good


class Readiness:
    """The process can serve when the database answers, the news of other processes come in and no task has failed.

    A database that says another time does not answer: time would be taken from somebody.
    """

    def __init__(self, service: Service, fanout: FanOut, background: Background) -> None:
        self._service, self._fanout, self._background = service, fanout, background
        self._one_by_one = asyncio.Lock()
        self._answers, self._asked = False, float("-inf")

    async def fine(self) -> bool:
        """True when it can."""
        async with self._one_by_one:
            if time.monotonic() - self._asked > FRESH:
                self._answers = await self._service.answers()
                self._asked = time.monotonic()
        return self._answers and self._fanout.connected and self._background.fine
