"""Counts open sockets, by address, person and table; across all processes where there is Redis."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from asztal.server.limits.rates import Shared

REFRESH, FORGET = 20.0, 70.0  # seconds: open sockets are told again, and forgotten when they were not

_ENTER = """
local now, name = tonumber(ARGV[1]), ARGV[2]
for i, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  if redis.call('ZCARD', key) >= tonumber(ARGV[3 + i]) then return i end
end
for i, key in ipairs(KEYS) do
  redis.call('ZADD', key, now + ARGV[3], name)
  redis.call('EXPIRE', key, ARGV[3])
end
return 0
"""
_STAY = """
for i, key in ipairs(KEYS) do
  redis.call('ZADD', key, ARGV[1] + ARGV[2], ARGV[2 + i])
  redis.call('EXPIRE', key, ARGV[2])
end
return 1
"""
_LEAVE = "for i, key in ipairs(KEYS) do redis.call('ZREM', key, ARGV[1]) end return 1"


class Most(NamedTuple):
    """The most that may be open at once under a key."""

    key: str
    most: int


class Headcount:
    """Counts those who are in. Those of a process that died are forgotten after a while."""

    def __init__(self, shared: Shared | None) -> None:
        self._shared = shared
        self._inside: dict[str, list[str]] = {}
        self._here: Counter[str] = Counter()

    async def enter(self, places: Sequence[Most]) -> tuple[str, int | None]:
        """Enter all places: a name to leave with, and the index of a full place, if any; then nobody entered."""
        name, keys = secrets.token_hex(8), [f"open:{place.key}" for place in places]
        full = await self._full(name, keys, [place.most for place in places])
        if full is None:
            self._inside[name] = keys
            self._here.update(keys)
        return name, full

    async def _full(self, name: str, keys: list[str], most: list[int]) -> int | None:
        if self._shared is not None:
            answer = await self._shared.run(_ENTER, keys, [time.time(), name, int(FORGET), *most])
            if answer is not None:
                return int(answer) - 1 if answer else None
        return next((n for n, key in enumerate(keys) if self._here[key] >= most[n]), None)

    async def leave(self, name: str) -> None:
        """Leave all places entered under this name."""
        keys = self._inside.pop(name, [])
        self._here.subtract(keys)
        for key in keys:
            if not self._here[key]:
                del self._here[key]
        if self._shared is not None and keys:
            await self._shared.run(_LEAVE, keys, [name])

    async def refresh(self) -> None:
        """Renew all entries every few seconds, for ever."""
        while self._shared is not None:
            await asyncio.sleep(REFRESH)
            pairs = [(key, name) for name, keys in self._inside.items() for key in keys]
            for start in range(0, len(pairs), 500):
                some = pairs[start : start + 500]
                names = [name for _, name in some]
                await self._shared.run(_STAY, [key for key, _ in some], [time.time(), int(FORGET), *names])

    def __len__(self) -> int:
        return len(self._inside)
