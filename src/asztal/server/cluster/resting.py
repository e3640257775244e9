"""Lets games sleep in which nobody does anything, though people are connected."""

import asyncio

from asztal.server.cluster.rooms import Rooms
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.kept_tables import Cache

LOOK = 30.0  # seconds between looks for games that may sleep


class Resting:
    """A game that sleeps takes a tenth of the memory and wakes, in some ms, when anybody asks for it."""

    def __init__(self, cache: Cache, rooms: Rooms) -> None:
        self._cache, self._rooms = cache, rooms

    async def look(self) -> None:
        """Let every quiet game fall asleep."""
        for warm in self._cache.quiet():
            if not warm.lock.in_use:
                async with warm.lock:
                    room = self._rooms.by_table.get(warm.id)
                    if room is not None and warm.awake:
                        room.feeds.rest(warm)
                    warm.sleep(self._wake)
            await asyncio.sleep(0)  # whoever moves does not wait for all of them

    def _wake(self, warm: Warm) -> None:
        room = self._rooms.by_table.get(warm.id)
        if room is not None:
            room.feeds.wake(warm)

    async def keep_looking(self) -> None:
        """Look now and then, for ever."""
        while True:
            await asyncio.sleep(LOOK)
            await self.look()
