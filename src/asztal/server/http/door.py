"""The door of the web application: counts every request and every socket before anything is done for it."""

from contextlib import AsyncExitStack, suppress
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Message, Receive, Send
from litestar.utils import normalize_path

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.http.callers import (
    NEVER_PAGES,
    bearer_of,
    headers_of,
    recognised,
    session_of,
    spoken,
    visitor_at,
    whose_request,
)
from asztal.server.limits.limits import Limits, Visitor
from asztal.server.limits.prices import COLD, ELSEWHERE, KILOBYTE, PRICE, Price
from asztal.server.measured import REFUSALS
from asztal.server.service import Service
from asztal.server.storage.database import AWAY
from asztal.server.tables.play.sentences import texts_of
from asztal.server.wire.messages import Refusal

Connection = ASGIConnection[Any, Any, Any, Any]
LONGEST_ID = 100  # characters of a table's id that are counted by
# Bytes that are sent before they are charged, for to count may be to ask Redis; and that are in any price.
ON_ACCOUNT, LITTLE = 64_000, 4_000


class Door:
    """An ASGI application around ours. Who uses too much gets 429, and not at once."""

    def __init__(self, app: Litestar, config: Config) -> None:
        self._app = app
        self._headers = {
            page: [(name.lower().encode(), value.encode()) for name, value in headers_of(config, page=page).items()]
            for page in (True, False)
        }

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or refuse it."""
        if scope["type"] != "lifespan":
            send = self._with_headers(send)
        if scope["type"] == "lifespan" or not self._limits.factor:
            await self._app(scope, receive, send)
            return
        price, table = self._asked(scope)
        connection: Connection = ASGIConnection(scope)
        visitor = visitor_at(self._service, connection, table)
        payer = visitor._replace(table="")  # what a table may cost is for those who watch it, at their sockets
        async with AsyncExitStack() as inside:
            try:
                if price.effort:
                    visitor = await self._count(visitor, connection, price.effort + self._cold(price, table))
                    payer = visitor._replace(table="")
                else:
                    await self._limits.pace(visitor, "files")
                if scope["type"] == "websocket":
                    await inside.enter_async_context(self._limits.seated(visitor))
            except Denied as denied:
                await self._limits.pace(visitor, "refusals")
                await _refuse(scope, send, denied)
                return
            meter = _Meter(self._limits, payer, send)
            send = meter.send
            if price.effort and scope["type"] == "http" and scope["method"] == "GET":
                await inside.enter_async_context(self._limits.turn(visitor))
                send = _letting_go(inside, send)
            try:
                await self._app(scope, receive, send)
            finally:
                await meter.settle()

    async def _count(self, visitor: Visitor, connection: Connection, effort: float) -> Visitor:
        """Count a request: for an unknown cookie first by its address, and by its person when we know whose it is.

        A socket takes a place of its person for long, so its cookie is looked up again. Whom we find here is only
        counted: the handler asks anew, for the session may end before the body is read.
        """
        payer, token = visitor._replace(table=""), bearer_of(connection) or session_of(connection)
        known = not token or whose_request(self._service, connection) is not None
        await self._limits.count(payer if known else payer._replace(person=""), requests=1, effort=effort)
        if known and (not token or connection.scope["type"] == ScopeType.HTTP):
            return visitor
        with suppress(Denied, *AWAY):
            await recognised(self._service, connection)
        visitor = visitor_at(self._service, connection, visitor.table)
        if not known:
            await self._limits.count(Visitor("", visitor.person), effort=effort)
        return visitor

    @property
    def _service(self) -> Service:
        found = self._app.state.service
        assert isinstance(found, Service)
        return found

    @property
    def _limits(self) -> Limits:
        found = self._app.state.limits
        assert isinstance(found, Limits)
        return found

    def _with_headers(self, send: Send) -> Send:
        """Add our headers to every answer, also to the framework's own refusals."""

        async def sent(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                own = {name.lower(): value for name, value in message["headers"]}
                page = not own.get(b"content-type", b"").decode().startswith(NEVER_PAGES)
                ours = (pair for pair in self._headers[page] if pair[0] not in own)
                message["headers"] = [*message["headers"], *ours]
            await send(message)

        return sent

    def _asked(self, scope: Any) -> tuple[Price, str]:
        """The price that the route names, and the table that it is about."""
        try:
            _, handler, _, parts, _ = self._app.asgi_router.handle_routing(
                path=normalize_path(scope["path"]), method=scope.get("method")
            )
        except HTTPException:
            return ELSEWHERE, ""
        return handler.opt.get(PRICE, ELSEWHERE), str(parts.get("table_id", ""))[:LONGEST_ID]

    def _cold(self, price: Price, table: str) -> float:
        """The extra cost of what this process does not have in memory."""
        there = table in (self._service.replays if price.reads == "replay" else self._service.cache)
        return 0.0 if there else COLD[price.reads]


class _Meter:
    """Counts the bytes that are sent to somebody and charges them afterwards, when the number is known."""

    def __init__(self, limits: Limits, payer: Visitor, send: Send) -> None:
        self._limits, self._payer, self._send = limits, payer, send
        self._bytes = 0

    async def send(self, message: Any) -> None:
        """Send a message and count its bytes."""
        self._bytes += len(message.get("body") or message.get("text") or message.get("bytes") or "")
        await self._send(message)
        if self._bytes >= ON_ACCOUNT:
            await self.settle()

    async def settle(self) -> None:
        """Charge what was sent since the last time."""
        sent, self._bytes = self._bytes, 0
        if sent > LITTLE:
            await self._limits.owe(self._payer, effort=sent / 1000 * KILOBYTE)


def _letting_go(inside: AsyncExitStack, send: Send) -> Send:
    """End the turn when the answer is ready: a client that reads slowly holds up nobody."""

    async def sent(message: Message) -> None:
        await inside.aclose()
        await send(message)

    return sent


@lru_cache(1000)
def _said(key: str, lang: str, seconds: int) -> bytes:
    return msgspec.json.encode(Refusal(429, key, Denied(key, 429, seconds=seconds).said(texts_of(lang))))


async def _refuse(scope: Any, send: Send, denied: Denied) -> None:
    languages = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    REFUSALS.labels(denied.key).inc()
    seconds = int(denied.args_["seconds"])
    body = _said(denied.key, spoken(languages), seconds)
    about = {"Content-Type": "application/json", "Content-Length": str(len(body)), "Retry-After": str(seconds)}
    headers = [(name.lower().encode(), value.encode()) for name, value in about.items()]
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    start: Any = {"type": f"{kind}.start", "status": 429, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body}
    await send(start)
    await send(rest)
