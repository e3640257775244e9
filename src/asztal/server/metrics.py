"""Counts for operators, in the format of Prometheus; no label names a table, a seat or a person."""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from asztal.server.background import Background
from asztal.server.replaying import OUTCOMES
from asztal.server.rooms import Rooms
from asztal.server.service import Service
from asztal.server.warm import Warm


class Metrics:
    """What this process did and holds."""

    def __init__(self, service: Service, rooms: Rooms, background: Background) -> None:
        self._registry = CollectorRegistry()
        self._changes = Counter("asztal_changes", "Changes of tables committed here", registry=self._registry)
        for name, about, count in (
            ("asztal_connections", "Open web sockets", rooms.__len__),
            ("asztal_rooms", "Tables that somebody is connected to", rooms.by_table.__len__),
            ("asztal_warm_tables", "Tables kept in memory", service.cache.__len__),
        ):
            Gauge(name, about, registry=self._registry).set_function(count)
        self._registry.register(_Restarts(background))
        self._registry.register(_Replays())
        service.changes.heard.append(self._hear)

    async def _hear(self, warm: Warm) -> None:
        self._changes.inc()

    def text(self) -> bytes:
        """All counts."""
        return generate_latest(self._registry)


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
