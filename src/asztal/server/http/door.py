"""The door of the web application: counts whoever comes in, over HTTP or with a socket, before anything is done."""

import re
from contextlib import AsyncExitStack
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.types import Message, Receive, Send

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.http.guard import headers_of, spoken, visitor_of
from asztal.server.limits.budget import COLD
from asztal.server.limits.limits import Limits, Visitor
from asztal.server.measured import REFUSALS
from asztal.server.service import Service
from asztal.server.tables.sentences import texts_of
from asztal.server.wire.messages import Refusal

_FREE = re.compile(r"/health|/assets/.*|/metrics")  # what is only paced
_TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,100})(?:/(\w+))?(?:/.*)?")
_CONSTANT = re.compile(r"(?!/api/)/.*|/api/(?:games|bots|openapi)\b.*")
# In milliseconds of CPU, as measured.
PRICES = {"views": 4.0, "lines": 7.0, "moves": 20.0, "record": 10.0}
CONSTANT, READ, CHANGE, SOCKET = 2.0, 5.0, 12.0, 3.0
LOOKS_BACK = ("views", "lines", "moves")


class Door:
    """An ASGI application around ours. Whoever uses too much is answered with 429, at an unhurried pace."""

    def __init__(self, app: Litestar, config: Config) -> None:
        self._app = app
        self._headers = [(name.lower().encode(), value.encode()) for name, value in headers_of(config).items()]

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or refuse it."""
        if scope["type"] != "lifespan":
            send = self._with_headers(send)
        if scope["type"] == "lifespan" or not self._limits.factor:
            await self._app(scope, receive, send)
            return
        about = _TABLE.fullmatch(scope["path"])
        visitor = visitor_of(ASGIConnection(scope), about[1] if about else "")
        if _FREE.fullmatch(scope["path"]):
            await self._limits.pace(visitor, "files")
            await self._app(scope, receive, send)
            return
        async with AsyncExitStack() as inside:
            try:
                payer = visitor._replace(table="")  # what a table may cost is for those who watch it, at their sockets
                await self._limits.count(payer, requests=1, effort=self._price(scope, visitor))
                if scope["type"] == "websocket":
                    await inside.enter_async_context(self._limits.seated(visitor))
            except Denied as denied:
                await self._limits.pace(visitor, "refusals")
                await _refuse(scope, send, denied)
                return
            if scope["type"] == "http" and scope["method"] == "GET":
                await inside.enter_async_context(self._limits.turn(visitor))
                send = _letting_go(inside, send)
            await self._app(scope, receive, send)

    @property
    def _limits(self) -> Limits:
        found = self._app.state.limits
        assert isinstance(found, Limits)
        return found

    def _with_headers(self, send: Send) -> Send:
        """Every answer has the headers of ours that it does not have yet: those of the framework's own refusals too."""

        async def sent(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                own = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in self._headers if pair[0] not in own)]
            await send(message)

        return sent

    def _price(self, scope: Any, visitor: Visitor) -> float:
        path = scope["path"]
        if _CONSTANT.fullmatch(path):
            return CONSTANT
        about = _TABLE.fullmatch(path)
        if scope["type"] == "websocket":
            return SOCKET
        part = about[2] if about else ""
        price = PRICES.get(part, READ) if scope["method"] == "GET" else CHANGE
        service: Service = self._app.state.service
        kept = service.replays if part in LOOKS_BACK else service.cache
        return price + COLD * (about is not None and visitor.table not in kept)


def _letting_go(inside: AsyncExitStack, send: Send) -> Send:
    """The turn is over when the answer is ready: how fast the client reads it is the client's own affair."""

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
