"""Spans of moves for OpenTelemetry, if the settings name a place to send them to; else nothing is made or imported.

A span says how long a part of a move took, and of which game. It never has a number or name of a table, seat or person,
nor an option, a sentence or what an error said.
"""

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from time import time_ns
from typing import TYPE_CHECKING

from asztal import __version__
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.text import Problem

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Tracer

_NOTHING = nullcontext()
_provider: "TracerProvider | None" = None
_tracer: "Tracer | None" = None
_read: ContextVar[int] = ContextVar("read")


def set_up(config: Config, process: str) -> None:
    """Send the spans of this process, a web process or a worker, to where the settings say."""
    global _provider, _tracer  # noqa: PLW0603 - one for the process, as the metrics are
    if not config.traces:
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ModuleNotFoundError as error:
        raise Problem("packages-missing", module=str(error.name), extra="serve,traces") from None
    about = {"service.name": "asztal", "service.version": __version__, "asztal.process": process}
    _provider = TracerProvider(resource=Resource.create(about), shutdown_on_exit=False)
    _provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=config.traces)))
    _tracer = _provider.get_tracer("asztal", __version__)


async def finish() -> None:
    """Send what is left; the process ends."""
    if _provider is not None:
        await asyncio.to_thread(_provider.shutdown)


def note_read() -> None:
    """Note that a message was read, which may be a move; the same task handles it to its end."""
    if _tracer is not None:
        _read.set(time_ns())


def move(name: str) -> AbstractContextManager[None]:
    """The span of a whole move, since its message was read; up to now it was on the wire."""
    return _NOTHING if _tracer is None else _move(_tracer, name)


def part(name: str, game: str = "") -> AbstractContextManager[None]:
    """The span of a part of a move; nothing outside of one."""
    return _NOTHING if _tracer is None else _part(_tracer, name, game)


def note_answered() -> None:
    """Note that now the answer is put into the outbox."""
    if _tracer is not None:
        from opentelemetry.trace import get_current_span

        get_current_span().add_event("done")


@contextmanager
def _move(tracer: "Tracer", name: str) -> Iterator[None]:
    read = _read.get(0)
    # What an error says may name an option or a card, so nothing of it is recorded but the key of a refusal.
    with tracer.start_as_current_span(
        name, start_time=read or None, record_exception=False, set_status_on_exception=False
    ) as span:
        if read:  # nobody sent a bot's move
            tracer.start_span("wire", start_time=read).end()
        try:
            yield
        except Denied as denied:
            span.set_attribute("asztal.refused", denied.key)
            raise


@contextmanager
def _part(tracer: "Tracer", name: str, game: str) -> Iterator[None]:
    from opentelemetry.trace import get_current_span

    if not get_current_span().is_recording():
        yield
        return
    about = {"asztal.game": game} if game else None
    with tracer.start_as_current_span(name, attributes=about, record_exception=False, set_status_on_exception=False):
        yield
