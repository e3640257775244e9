"""Counts for operators, in the format of Prometheus; no label names a table, a seat or a person."""

import asyncio
import time
from collections.abc import Iterable
from math import nan

from prometheus_client import CollectorRegistry, Counter, Gauge, GCCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import text

from asztal.server.background import Background
from asztal.server.cluster.fanout import FanOut
from asztal.server.cluster.rooms import Rooms
from asztal.server.measured import ALL, LAG
from asztal.server.service import Service
from asztal.server.storage.database import AWAY
from asztal.server.storage.jobs import BOTS
from asztal.server.tables.live import Warm
from asztal.server.tables.replaying import OUTCOMES

LOOK = 0.5  # seconds between looks at the event loop
FRESH = 5.0  # seconds for which what the database said of the queue is good
PATIENCE = 2.0  # seconds for it to say so
_QUEUE = text("""
SELECT count(DISTINCT j.id), coalesce(extract(epoch FROM now() - min(e.at)), 0)
FROM procrastinate_jobs j LEFT JOIN procrastinate_events e ON e.job_id = j.id AND e.type = 'deferred'
WHERE j.queue_name = :queue AND j.status = 'todo' AND (j.scheduled_at IS NULL OR j.scheduled_at <= now())
""")


class Metrics:
    """What this process did and holds."""

    def __init__(self, service: Service, rooms: Rooms, fanout: FanOut, background: Background) -> None:
        self._service, self._one_by_one = service, asyncio.Lock()
        self._asked = float("-inf")
        self._registry = CollectorRegistry()
        self._changes = Counter("asztal_changes", "Changes of tables committed here", registry=self._registry)
        for name, about, count in (
            ("asztal_connections", "Open web sockets", rooms.__len__),
            ("asztal_rooms", "Tables that somebody is connected to", rooms.by_table.__len__),
            ("asztal_warm_tables", "Tables kept in memory", service.cache.__len__),
            ("asztal_news_age_seconds", "Since news of this process came back to it", fanout.age),
        ):
            Gauge(name, about, registry=self._registry).set_function(count)
        self._turns = Gauge("asztal_turns", "Bots' turns that wait for a worker", registry=self._registry)
        self._oldest = Gauge("asztal_turns_oldest_seconds", "Age of the oldest of them", registry=self._registry)
        for collector in (*ALL, _Restarts(background), _Replays()):
            self._registry.register(collector)
        ProcessCollector(registry=self._registry)
        GCCollector(self._registry)
        service.changes.heard.append(self._hear)
        background.start("lag", watch_loop)

    async def _hear(self, warm: Warm) -> None:
        self._changes.inc()

    async def text(self) -> bytes:
        """All counts."""
        async with self._one_by_one:
            if time.monotonic() - self._asked > FRESH:
                turns, oldest = await self._queue()
                self._turns.set(turns)
                self._oldest.set(oldest)
                self._asked = time.monotonic()
        return generate_latest(self._registry)

    async def _queue(self) -> tuple[float, float]:
        try:
            async with asyncio.timeout(PATIENCE), self._service.engine.connect() as connection:
                turns, oldest = (await connection.execute(_QUEUE, {"queue": BOTS})).one()
        except AWAY:  # also one that takes too long: nobody knows, and all other counts are told
            return nan, nan
        return float(turns), float(oldest)


async def watch_loop() -> None:
    """Forever: how late is somebody woken who wants to be woken?"""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOK
        await asyncio.sleep(LOOK)
        LAG.observe(max(0.0, loop.time() - due))


class _Replays(Collector):
    def collect(self) -> Iterable[Metric]:
        found = CounterMetricFamily(
            "asztal_replays", "Logs of tables played again, by what came of it", labels=["outcome"]
        )
        for outcome, count in OUTCOMES.items():
            found.add_metric([outcome], count)
        yield found


class _Restarts(Collector):
    def __init__(self, background: Background) -> None:
        self._background = background

    def collect(self) -> Iterable[Metric]:
        found = CounterMetricFamily(
            "asztal_restarts", "Tasks of this process that had to be started again", labels=["task"]
        )
        for task, count in self._background.restarts.items():
            found.add_metric([task], count)
        yield found
