"""Limits how many channels are waited for at once: some per person and per network; who has fewest goes first."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

PATIENCE = 2.0  # seconds for a slot; whoever gets none comes again


class Full(Exception):
    """No slot became free within `PATIENCE`."""


class Waiting(NamedTuple):
    """Somebody who waits for a slot."""

    share: str
    person: int
    free: asyncio.Future[None]


class Slots:
    """`most` slots, of which one network has at most `most_of_share` and one person `most_of_person`."""

    def __init__(self, most: int, most_of_share: int, most_of_person: int) -> None:
        self._most, self._most_of_share, self._most_of_person = most, most_of_share, most_of_person
        self._shares, self._people = Counter[str](), Counter[int]()
        self._waiting: list[Waiting] = []

    @asynccontextmanager
    async def taken(self, share: str, person: int) -> AsyncIterator[None]:
        """Hold a slot for the length of the block; raises `Full`."""
        waiting = Waiting(share, person, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._give_out()
        try:
            await asyncio.wait([waiting.free], timeout=PATIENCE)
            if not waiting.free.done():
                raise Full
            yield
        finally:
            if waiting.free.done():
                self._give_back(share, person)
            else:
                self._waiting.remove(waiting)

    def _give_back(self, share: str, person: int) -> None:
        self._shares[share] -= 1
        self._people[person] -= 1
        self._shares, self._people = +self._shares, +self._people  # without those who have none
        self._give_out()

    def _give_out(self) -> None:
        while self._shares.total() < self._most:
            able = [one for one in self._waiting if self._may(one)]
            if not able:
                return
            first = min(able, key=lambda one: (self._shares[one.share], self._people[one.person]))
            self._waiting.remove(first)
            self._shares[first.share] += 1
            self._people[first.person] += 1
            first.free.set_result(None)

    def _may(self, one: Waiting) -> bool:
        return self._shares[one.share] < self._most_of_share and self._people[one.person] < self._most_of_person
