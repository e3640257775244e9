"""Metrics for operators, in the format of Prometheus; no label names a table, a seat or a person."""

import asyncio
import time
from collections.abc import Iterable
from math import nan
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, GCCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import extract, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.background import Background
from asztal.server.cluster.fanout import FanOut
from asztal.server.cluster.rooms import Rooms
from asztal.server.measured import ALL, LAG
from asztal.server.service import Service
from asztal.server.storage.database import AWAY
from asztal.server.storage.jobs import BOTS
from asztal.server.storage.models import GameTable
from asztal.server.storage.telling import Notice, Tally
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.stored.log_replay import OUTCOMES
from asztal.server.tables.stored.table import DONE

EVERY = 0.5  # seconds between looks at the event loop
FRESH = 5.0  # seconds for which what the database said of the queue is good
PATIENCE = 2.0  # seconds for it to say so
# The queue's own tables, which no model describes.
_QUEUE = text("""
SELECT count(DISTINCT j.id), coalesce(extract(epoch FROM now() - min(e.at)), 0)
FROM procrastinate_jobs j LEFT JOIN procrastinate_events e ON e.job_id = j.id AND e.type = 'deferred'
WHERE j.queue_name = :queue AND j.status = 'todo' AND (j.scheduled_at IS NULL OR j.scheduled_at <= now())
""")


def _age(oldest: Any) -> Any:
    return func.coalesce(extract("epoch", func.now() - func.min(oldest)), 0)


# What waits for workers, of all processes: notices, and tables that somebody should have looked at.
_LATE = select(_age(GameTable.wake_at)).where(GameTable.wake_at <= func.now())
_UNPACKED = select(_age(GameTable.changed)).where(GameTable.packed.is_(None), GameTable.status.in_(DONE))
_WAITING = select(func.count(), _age(Notice.made_at)).where(Notice.settled_at.is_(None))
_TALLY = select(Tally.what, Tally.kind, Tally.outcome, Tally.count).order_by(Tally.what, Tally.kind, Tally.outcome)


class Metrics:
    """What this process did and holds, and what the database says of all processes."""

    def __init__(self, service: Service, rooms: Rooms, fanout: FanOut, background: Background) -> None:
        self._service, self._one_by_one = service, asyncio.Lock()
        self._asked = float("-inf")
        self._registry = CollectorRegistry()
        self._changes = Counter("asztal_changes", "Changes of tables committed here", registry=self._registry)
        for name, about, count in (
            ("asztal_connections", "Open web sockets", rooms.__len__),
            ("asztal_rooms", "Tables that somebody is connected to", rooms.by_table.__len__),
            ("asztal_warm_tables", "Tables kept in memory", service.cache.__len__),
            ("asztal_sleeping_tables", "Tables of those whose game sleeps", service.cache.count_sleeping),
            ("asztal_news_age_seconds", "Since news of this process came back to it", fanout.age),
            ("asztal_degraded", "1 while news of other processes do not come in", lambda: float(fanout.late)),
            ("asztal_cells", "Databases with tables", service.cells.all.__len__),
            ("asztal_cells_away", "Those of them that do not answer", lambda: sum(x.away for x in service.cells.all)),
        ):
            Gauge(name, about, registry=self._registry).set_function(count)
        self._standing = [
            Gauge(name, about, registry=self._registry)
            for name, about in (
                ("asztal_turns", "Bots' turns that wait for a worker"),
                ("asztal_turns_oldest_seconds", "Age of the oldest of them"),
                ("asztal_notices_open", "Notices that are made and not settled"),
                ("asztal_notices_oldest_seconds", "Age of the oldest of them"),
                ("asztal_wake_late_seconds", "For how long a table waits that a worker should have looked at"),
                ("asztal_unpacked_oldest_seconds", "Since when the oldest finished game that is to be packed is over"),
            )
        ]
        self._tallies = _Tallies()
        for collector in (*ALL, _Restarts(background), _Replays(), self._tallies):
            self._registry.register(collector)
        ProcessCollector(registry=self._registry)
        GCCollector(self._registry)
        service.changes.listeners.append(self._count_change)
        background.start("lag", watch_loop)

    async def _count_change(self, warm: Warm) -> None:
        self._changes.inc()

    async def text(self) -> bytes:
        """All metrics as text."""
        async with self._one_by_one:
            if time.monotonic() - self._asked > FRESH:
                for gauge, value in zip(self._standing, await self._ask(), strict=True):
                    gauge.set(value)
                self._asked = time.monotonic()
        return generate_latest(self._registry)

    async def _ask(self) -> list[float]:
        """The lengths of queues, from the database; when it is too slow, all other metrics are shown without them."""
        try:
            async with asyncio.timeout(PATIENCE), self._service.engine.connect() as connection:
                standing = await self._service.cells.ask_alive(_standing)
                waiting = (await connection.execute(_WAITING)).one()
                tallies = await connection.execute(_TALLY)
                self._tallies.rows = [(what, kind, outcome, count) for what, kind, outcome, count in tallies]
        except AWAY:
            return [nan] * len(self._standing)
        turns, oldest, late, unpacked = zip(*standing, strict=True)
        return [float(value) for value in (sum(turns), max(oldest), *waiting, max(late), max(unpacked))]


async def _standing(connection: AsyncConnection) -> tuple[int, float, float, float]:
    """Of one cell: bots' turns that wait and the age of the oldest, how late a table is looked at, or packed."""
    turns, oldest = (await connection.execute(_QUEUE, {"queue": BOTS})).one()
    late = (await connection.execute(_LATE)).scalar_one()
    return turns, oldest, late, (await connection.execute(_UNPACKED)).scalar_one()


async def watch_loop() -> None:
    """Measure for ever how late the event loop wakes a task."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        LAG.observe(max(0.0, loop.time() - due))


class _Tallies(Collector):
    """What became of notices, counted in the database for all processes."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str, str, int]] = []

    def collect(self) -> Iterable[Metric]:
        notices = CounterMetricFamily(
            "asztal_notices", "Notices by reason and by what came of them", labels=["reason", "outcome"]
        )
        deliveries = CounterMetricFamily(
            "asztal_deliveries", "Notices handed to a channel, by kind and answer", labels=["channel", "outcome"]
        )
        for what, kind, outcome, count in self.rows:
            (notices if what == "notice" else deliveries).add_metric([kind, outcome], count)
        yield from (notices, deliveries)


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
