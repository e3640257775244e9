"""Rate limits with a reserve, counted in this process or, over Redis, in all of them together."""

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from asztal.server.config import Config

_LOG = structlog.get_logger("asztal.limits")
MOST_KEYS = 100_000  # counted in memory at a time
SWEEP = 30.0  # seconds between looks for what need not be remembered
AGAIN = 2.0  # seconds before a Redis that did not answer is asked again
QUICK = 0.5  # seconds for its answer


class Charge(NamedTuple):
    """A use: `cost` from a reserve of `burst`, which regains one every `every` seconds.

    If the reserve does not suffice, the caller may wait for it, but not longer than `patience`.
    """

    key: str
    every: float
    burst: float
    cost: float = 1.0
    patience: float = 0.0


class Verdict(NamedTuple):
    """How long to wait. With `over`, the index of a charge that would take too long, nothing was counted."""

    wait: float
    over: int | None = None


class Here:
    """Counts in this process. For each key it keeps one number: when the reserve will be full again."""

    def __init__(self) -> None:
        self._full: dict[str, float] = {}
        self._swept = 0.0

    def take(self, charges: Sequence[Charge], now: float | None = None) -> Verdict:
        """Count all charges, or none."""
        now = time.monotonic() if now is None else now
        self._sweep(now)
        longest, full = 0.0, []
        for number, charge in enumerate(charges):
            # Counted from now: a whole reserve must suffice for what it is, and sums of large times are not exact.
            left = max(self._full.get(charge.key, 0.0) - now, 0.0) + charge.cost * charge.every
            full.append(now + left)
            wait = left - charge.burst * charge.every
            if wait > charge.patience:
                return Verdict(wait, number)
            longest = max(longest, wait)
        for charge, then in zip(charges, full, strict=True):
            self._full[charge.key] = then
        return Verdict(longest)

    def _sweep(self, now: float) -> None:
        if now - self._swept < SWEEP and len(self._full) < MOST_KEYS:
            return
        self._swept = now
        self._full = {key: full for key, full in self._full.items() if full > now}
        if len(self._full) >= MOST_KEYS:  # whoever used least is forgotten first
            used_most = sorted(self._full.items(), key=lambda item: item[1])[MOST_KEYS // 2 :]
            self._full = dict(used_most)

    def __len__(self) -> int:
        return len(self._full)


_TAKE = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local longest, left = 0, {}
for i, key in ipairs(KEYS) do
  local every, burst = tonumber(ARGV[4 * i - 3]), tonumber(ARGV[4 * i - 2])
  local cost, patience = tonumber(ARGV[4 * i - 1]), tonumber(ARGV[4 * i])
  left[i] = math.max(tonumber(redis.call('GET', key) or 0) - now, 0) + cost * every
  local wait = left[i] - burst * every
  if wait > patience then return {i, string.format('%.6f', wait)} end
  longest = math.max(longest, wait)
end
for i, key in ipairs(KEYS) do
  local kept = math.ceil(left[i] * 1000)
  if kept > 0 then redis.call('SET', key, string.format('%.6f', now + left[i]), 'PX', kept) end
end
return {0, string.format('%.6f', longest)}
"""


class Shared:
    """A Redis that may be away: it runs scripts, or answers None and every process counts alone."""

    def __init__(self, config: Config) -> None:
        self._redis = Redis.from_url(config.redis, socket_timeout=QUICK, socket_connect_timeout=QUICK)
        self._prefix = config.prefix
        self._scripts: dict[str, Any] = {}
        self._away, self._again = False, 0.0

    async def run(self, script: str, keys: Sequence[str], values: Sequence[Any]) -> Any:
        """The answer of a Lua script; None while Redis is away, which is logged once."""
        if self._away and time.monotonic() < self._again:
            return None
        prepared = self._scripts.setdefault(script, self._redis.register_script(script))
        try:
            answer = await prepared(keys=[f"{self._prefix}:{key}" for key in keys], args=values)
        except (TimeoutError, RedisError, OSError) as error:
            if not self._away:
                _LOG.warning("Redis is away, limits are counted by each process", error=type(error).__name__)
            self._away, self._again = True, time.monotonic() + AGAIN
            return None
        if self._away:
            _LOG.info("Redis is back, limits are counted together")
            self._away = False
        return answer

    async def close(self) -> None:
        """Close the connection to Redis."""
        await self._redis.aclose()


class Counts:
    """Counts together with other processes where there is Redis; alone without it and while it is away."""

    def __init__(self, shared: Shared | None) -> None:
        self._shared, self._here = shared, Here()

    async def take(self, charges: Sequence[Charge]) -> Verdict:
        """Count all charges, or none."""
        if self._shared is not None:
            keys = [f"limit:{charge.key}" for charge in charges]
            answer = await self._shared.run(_TAKE, keys, [value for charge in charges for value in charge[1:]])
            if answer is not None:
                over, wait = int(answer[0]), float(answer[1])
                return Verdict(wait, over - 1 if over else None)
        return self._here.take(charges)
