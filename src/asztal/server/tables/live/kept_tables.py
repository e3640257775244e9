"""The tables that a process keeps in memory, and which of them may sleep."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from itertools import chain

from asztal.server.tables.live.cache import Warm

QUIET = 300.0  # seconds without a request until a game sleeps


class Cache:
    """The tables used last, up to `size`; one with connections or in use stays, however old.

    `clock` counts seconds.
    """

    def __init__(self, size: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._size, self._clock = size, clock
        self._kept: dict[str, Warm] = {}  # somebody is connected to them
        self._idle: OrderedDict[str, Warm] = OrderedDict()  # the one used last at the end

    def get(self, table_id: str) -> Warm:
        """The table in memory; a new, empty one if it was not there."""
        warm = self._kept.get(table_id) or self._idle.get(table_id)
        if warm is None:
            warm = self._idle[table_id] = Warm(table_id)
            self._shrink(but=table_id)
        elif table_id in self._idle:
            self._idle.move_to_end(table_id)
        warm.used = self._clock()
        return warm

    def quiet(self) -> list[Warm]:
        """The games that are awake though nobody asked for them for a while."""
        since = self._clock() - QUIET
        return [warm for warm in self._all() if warm.awake and warm.used <= since]

    def count_sleeping(self) -> int:
        """How many games sleep."""
        return sum(warm.sleeps for warm in self._all())

    def _all(self) -> Iterable[Warm]:
        return chain(self._kept.values(), self._idle.values())

    def keep(self, table_id: str) -> None:
        """Keep a table that somebody is connected to."""
        if table_id not in self._kept:
            self._kept[table_id] = self.get(table_id)
            del self._idle[table_id]

    def release(self, table_id: str) -> None:
        """Let go of a table that nobody is connected to any more."""
        warm = self._kept.pop(table_id, None)
        if warm is not None:
            self._idle[table_id] = warm
            self._shrink()

    def _shrink(self, but: str = "") -> None:
        """Drop the tables used longest ago; one that is in use counts as used last."""
        for _ in range(len(self._idle)):
            if len(self._kept) + len(self._idle) <= self._size:
                return
            table_id, warm = self._idle.popitem(last=False)
            if table_id == but or warm.lock.in_use:
                self._idle[table_id] = warm

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._kept or table_id in self._idle

    def clear(self) -> None:
        """Forget every table, as a restart does."""
        for warm in self._all():
            warm.forget()

    def __len__(self) -> int:
        return len(self._kept) + len(self._idle)
