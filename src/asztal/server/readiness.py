"""Whether this process can serve, asked of the database at most once a second however many want to know."""

import asyncio
import time

from asztal.server.fanout import FanOut
from asztal.server.service import Service

FRESH = 1.0  # seconds for which an answer is good


class Readiness:
    """The process can serve when the database answers and the news of other processes come in."""

    def __init__(self, service: Service, fanout: FanOut) -> None:
        self._service, self._fanout = service, fanout
        self._one_by_one = asyncio.Lock()
        self._answers, self._asked = False, float("-inf")

    async def fine(self) -> bool:
        """True when it can."""
        async with self._one_by_one:
            if time.monotonic() - self._asked > FRESH:
                self._answers = await self._service.answers()
                self._asked = time.monotonic()
        return self._answers and self._fanout.connected
