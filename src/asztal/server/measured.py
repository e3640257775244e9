"""Metrics that are counted where things happen and shown by `asztal.server.metrics`; no label names a person."""

from contextvars import ContextVar
from time import perf_counter

from prometheus_client import Counter, Histogram
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry

_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds

MOVES = Histogram("asztal_move_seconds", "From reading a move to its done", buckets=_BUCKETS, registry=None)
POOL = Histogram("asztal_pool_seconds", "Until a connection to the database is lent", buckets=_BUCKETS, registry=None)
LAG = Histogram("asztal_loop_lag_seconds", "How late the event loop is", buckets=_BUCKETS, registry=None)
REFUSALS = Counter("asztal_refusals", "Requests and messages refused, by key", ["key"], registry=None)
CONFLICTS = Counter("asztal_conflicts", "Moves tried again, somebody else was faster", registry=None)
CUTS = Counter("asztal_outbox_cuts", "Connections closed because they do not read", registry=None)
NEWS = Counter("asztal_news", "News heard, of other processes and our own", registry=None)
ALL = (MOVES, POOL, LAG, REFUSALS, CONFLICTS, CUTS, NEWS)

_read: ContextVar[float] = ContextVar("read")


def note_read() -> None:
    """Note that a message was read from a socket; the same task handles it to its end."""
    _read.set(perf_counter())


def count_move() -> None:
    """Count the last message read as a move that was answered. Bots' moves come from no message."""
    began = _read.get(None)
    if began is not None:
        MOVES.observe(perf_counter() - began)


class Pool(AsyncAdaptedQueuePool):
    """A connection pool that measures how long it takes to get a connection."""

    def _do_get(self) -> ConnectionPoolEntry:
        began = perf_counter()
        try:
            return super()._do_get()
        finally:
            POOL.observe(perf_counter() - began)
