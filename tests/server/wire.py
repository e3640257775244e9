"""What leaves the server for one reader: the web application called as a web server calls it, every byte kept.

The table is a real one in the database; its game, as this process remembers it, is exchanged for any world.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from litestar import Litestar
from msgspec.structs import replace

from asztal.kernel import SPECTATOR, Table
from asztal.server.app import make_app
from asztal.server.config import Config
from asztal.server.http.callers import COOKIE
from asztal.server.service import Service
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.wire.around import Pace

TIMED = re.compile(r"(?m)(?<!^asztal_rooms)(?<!^asztal_connections)(?<!^asztal_warm_tables) \S+$")
COUNTED = ("ratelimit", "set-cookie", "content-length")  # headers that tell of the caller, not of the table


class Socket:
    """A connection to a table's web socket."""

    def __init__(self, app: Litestar, table: str, cookie: str) -> None:
        self.sent: list[bytes] = []
        self._heard: asyncio.Queue[Any] = asyncio.Queue()
        self._more = asyncio.Event()
        self._code: int | None = None
        self._heard.put_nowait({"type": "websocket.connect"})
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": ("test", 80),
            "client": ("127.0.0.1", 9),
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"test"), (b"cookie", f"{COOKIE}={cookie}".encode())],
            "subprotocols": [],
            "extensions": {},
        }
        self._task = asyncio.create_task(app(scope, self._heard.get, self._send))  # type: ignore[arg-type]
        self._asked = 0

    async def _send(self, event: Any) -> None:
        self._code = event.get("code")
        self.sent.append((event.get("text") or "").encode() or event.get("bytes") or event["type"].encode())
        self._more.set()

    def say(self, frame: Any) -> None:
        """Send a frame; anything but text or bytes as JSON."""
        frame = frame if isinstance(frame, str | bytes) else json.dumps(frame)
        self._heard.put_nowait({"type": "websocket.receive", "text" if isinstance(frame, str) else "bytes": frame})

    async def settle(self) -> None:
        """Wait until everything that was said is answered."""
        self._asked += 1
        last = f'"id":"settled {self._asked}"'.encode()
        self.say({"type": "score", "id": f"settled {self._asked}", "seat": 99})
        while not self.sent or last not in self.sent[-1]:
            self._more.clear()
            waiting = asyncio.create_task(self._more.wait())
            await asyncio.wait({waiting, self._task}, return_when=asyncio.FIRST_COMPLETED, timeout=60)
            assert not self._task.done(), self.sent[-3:]

    async def closed(self) -> int | None:
        """The code with which the server ends the connection."""
        await self._task
        return self._code

    async def cut(self) -> None:
        """The client is gone, and nobody hears what it said last."""
        while not self._heard.empty():
            self._heard.get_nowait()
        await self.close()

    async def close(self) -> None:
        self._heard.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


class Wire:
    """A table with somebody at every seat, and somebody who watches."""

    def __init__(self, app: Litestar, table: str, invite: str, cookies: dict[int, str], rights: list[Person]) -> None:
        self._app, self.table, self._invite, self.cookies, self.rights = app, table, invite, cookies, rights
        self._service: Service = app.state.service
        transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url="http://test")

    async def plant(self, world: Table[Any], *, tell: bool = False) -> None:
        """From now on this is the game; with `tell`, everybody connected is told, as after a move."""
        async with self._service.changes.reading(self.table) as warm:
            warm.table = world
            if tell:
                await self._app.state.rooms.push_own(warm)

    async def propose(self) -> None:
        """Somebody asks to end the table: there is a story, and something proposed."""
        await self._service.proposals.propose(Request(self.table, self.rights[0], "ask"), "end")

    def connect(self, observer: int) -> Socket:
        return Socket(self._app, self.table, self.cookies[observer])

    async def over_http(self, observer: int) -> bytes:
        """All that the routes say of the table."""
        here, answers = f"/api/tables/{self.table}", []
        for method, path, body in (
            ("GET", here, None),
            ("GET", f"/api/invites/{self._invite}", None),
            ("GET", "/api/tables", None),
            ("GET", "/api/guest", None),
            ("GET", f"{here}/record", None),
            ("GET", f"{here}/views/0?move=1", None),
            ("POST", f"{here}/join", {"invite": self._invite}),
            ("POST", f"{here}/start", {}),
            ("PUT", f"{here}/seats/0/bot", {"bot": "random"}),
            ("GET", "/metrics", None),
        ):
            headers = {"Cookie": f"{COOKIE}={self.cookies[observer]}", "Authorization": "Bearer token-token"}
            got = await self.http.request(method, path, json=body, headers=headers)
            kept = sorted((k, v) for k, v in got.headers.items() if not k.startswith(COUNTED))
            # How long something took and how often it was done is another each time: there, names and labels count.
            told = TIMED.sub("", got.text) if path == "/metrics" else got.text
            answers.append(f"{method} {path} {got.status_code} {kept} {told}")
        return "\n".join(answers).encode()


@asynccontextmanager
async def application(config: Config) -> AsyncIterator[Litestar]:
    """The web application in this process."""
    app = make_app(replace(config, limits=0, metrics="token-token"))
    async with app.lifespan():
        yield app


async def wire(app: Litestar, game: str, seats: int, variant: dict[str, str], pace: Pace | None = None) -> Wire:
    """A table of this game that has begun."""
    service: Service = app.state.service
    guests = [await service.sessions.welcome(f"P{number}", "en") for number in range(seats + 1)]
    table = await service.lobby.create(guests[0][0], game, seats, variant, pace=pace)
    for number in range(seats):
        await service.lobby.join(guests[number][0], table, f"P{number}")
    await service.lobby.start(guests[0][0], table)
    async with service.changes.reading(table) as warm:
        invite = warm.stored.row.invite
    cookies = {number: token for number, (_, token) in enumerate(guests)}
    rights = [Person(guest) for guest, _ in guests[:seats]]
    return Wire(app, table, invite, {**cookies, SPECTATOR: cookies.pop(seats)}, rights)
