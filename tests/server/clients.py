"""Scripted clients: they use HTTP and real web sockets, and keep their view up to date by patches alone."""

import asyncio
import contextlib
import json
import os
import random
import re
import secrets
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Self, TypeAlias

import httpx
import jsonpatch
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from asztal.server.config import Config
from tests.server.forked import Forked
from tests.server.sides import CROSSINGS

Started: TypeAlias = subprocess.Popen[bytes] | Forked
PATIENCE = 120.0  # seconds for whatever takes one on an idle machine: the tests may run on two busy cores


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def environment(config: Config) -> dict[str, str]:
    names = [
        "database",
        "cells",
        "redis",
        "prefix",
        "host",
        "port",
        "pool",
        "cache",
        "limits",
        "proxy",
        "bot_seconds",
        "metrics",
    ]
    names += ["origin", "smtp", "mail_from", "vapid", "networks", "traces"]
    return {**os.environ, **{f"ASZTAL_{name.upper()}": str(getattr(config, name)) for name in names}}


@contextlib.contextmanager
def process(config: Config, command: str, sabotage: str = "") -> Iterator[Started]:
    """`asztal serve` or `asztal worker`, ended with the block; with one of the faults of `sabotage` if one is named."""
    started = start(config, command, sabotage)
    try:
        yield started
    finally:
        started.terminate()
        try:
            started.wait(PATIENCE)
        finally:
            started.kill()
            started.wait()


def start(config: Config, command: str, sabotage: str = "") -> Started:
    """Watched and quick among the tests of the server; elsewhere as anybody starts it."""
    if os.environ.get(CROSSINGS):
        return Forked(command, sabotage, environment(config))
    program = ["tests.server.sabotage", sabotage] if sabotage else ["asztal"]
    return subprocess.Popen([sys.executable, "-m", *program, command], env=environment(config))


def wait_until_ready(config: Config, seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{config.address}/ready", timeout=PATIENCE).status_code == 200:
                return
        time.sleep(0.1)
    raise TimeoutError(config.address)


def fingerprint(view: Any) -> bytes:
    """Views that are equal have equal fingerprints, and no others."""
    return blake2b(msgspec.json.encode(view, order="sorted"), digest_size=12).digest()


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str = "Ada", lang: str = "en", tls: ssl.SSLContext | None = None) -> None:
        # The server closes a connection that was idle for seconds, maybe just when we would use it again. Reading the
        # certificates of all authorities takes longer than a game.
        once = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=once, verify=False)
        self.name, self.lang, self.tls = name, lang, tls

    async def __aenter__(self) -> Self:
        await self.post("/api/guest", name=self.name, lang=self.lang)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, /, **data: Any) -> Any:
        return await self._ask("POST", path, data)

    async def get(self, path: str) -> Any:
        return await self._ask("GET", path)

    async def put(self, path: str, /, **data: Any) -> Any:
        return await self._ask("PUT", path, data)

    async def _ask(self, method: str, path: str, data: Any = None) -> Any:
        """The answer; while the server is too busy, the same is sent again."""
        until = time.monotonic() + PATIENCE
        while True:
            answer = await self.http.request(method, path, json=data)
            if answer.status_code != 503 or time.monotonic() > until:
                assert answer.is_success, answer.text
                return answer.json()
            await asyncio.sleep(0.5)

    def at(self, table: str) -> "Chair":
        return Chair(self, table)

    def elsewhere(self, config: Config) -> "Person":
        """This browser at another process."""
        same = Person(config.address, self.name, self.lang, self.tls)
        same.http.cookies = self.http.cookies
        return same


class Chair:
    """A connection to a table: the view is what the first message said, changed by every patch since."""

    def __init__(self, person: Person, table: str, token: str = "") -> None:
        self.person, self.table, self.token = person, table, token
        self.addresses = [str(person.http.base_url).rstrip("/")]
        self.socket: ClientConnection
        self.view: Any = None
        self.version = 0
        self.events = 0
        self.question: Any = None
        self.info: dict[str, Any] = {}
        self.seat: int | None = None
        self.updates = self.checked = self.acted = self.reconnected = 0
        self.shown: list[bytes] = []  # a fingerprint of every view that there was
        self.acknowledged: set[str] = set()
        self.chat: list[Any] = []
        self.presence: Any = None
        self.hold: dict[str, int] = {}  # with "hold", choices that end a turn are held for so many seconds
        self._number = 0

    async def __aenter__(self) -> "Chair":
        await self.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.socket.close()

    async def open(self) -> None:
        await self.connect()
        await self.send("hello", events=self.events, token=self.token, lang=self.person.lang)

    async def connect(self) -> None:
        """Without a word yet."""
        self.version, self.view = 0, None
        said = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())}
        said["Authorization"] = self.person.http.headers.get("Authorization", "")
        self.addresses = self.addresses[1:] + self.addresses[:1]  # another process each time
        address = re.sub("^http", "ws", self.addresses[0])
        self.socket = await connect(
            f"{address}/api/tables/{self.table}/socket",
            additional_headers={name: value for name, value in said.items() if value},
            ssl=self.person.tls,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # the server asks whether we are there; a busy machine may keep us from asking in time
        )

    async def send(self, message: str, /, **data: Any) -> None:
        await self.socket.send(json.dumps({"type": message, **data}))

    def request(self) -> str:
        self._number += 1
        return f"{self._number}-{secrets.token_hex(4)}"

    async def hear(self) -> dict[str, Any]:
        """The next message, after it was taken in."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.take_in(message)
        return message

    def take_in(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "view":
            if self.view is not None and (message["seat"], message["version"]) == (self.seat, self.version):
                assert self.view == message["view"], "old view + patch is not the new view"
                self.checked += 1
            assert message["first"] <= self.events
            self.events = message["first"] + len(message["events"])
            self.seat, self.version, self.view = message["seat"], message["version"], message["view"]
            self.question = message["question"]
            self.shown.append(fingerprint(self.view))
        elif kind == "update":
            assert message["version"] == self.version + 1
            self.updates += 1
            self.version = message["version"]
            self.view = jsonpatch.apply_patch(self.view, message["patch"], in_place=True)
            self.events += len(message["events"])
            self.question = message["question"]
            self.shown.append(fingerprint(self.view))
        elif kind == "table":
            self.info = message
        elif kind == "chat":
            self.chat += message["lines"]
        elif kind == "presence":
            self.presence = message

    async def until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message["type"] in kinds:
                return message

    async def sees(self, *, seats: list[int], watching: int) -> None:
        """Wait until these are at the table."""
        while self.presence is None or (self.presence["seats"], self.presence["watching"]) != (seats, watching):
            await asyncio.wait_for(self.until("presence"), PATIENCE)

    async def ask(self, asked: str, /, **data: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        request = data.pop("id", None) or self.request()
        await self.send(asked, id=request, **data)
        while True:
            message = await self.hear()
            if message.get("id") == request:
                return message

    @property
    def over(self) -> bool:
        return self.info.get("status") == "over"

    async def play(self, chance: random.Random, *, resync: float = 1.0) -> int:
        """Play any option until the game is over; compare the view with a whole one after an update."""
        answered = ""
        while not self.over:
            question = self.question
            if question is not None and question["name"] != answered:
                answered = question["name"]
                option = chance.choice(question["choices"])["option"]
                answer = await self.ask("act", option=option, question=answered)
                assert answer["type"] == "done" or answer["key"] == "stale", answer
                self.acted += answer["type"] == "done"
                continue
            before = self.updates
            await self.hear()
            if self.updates > before and chance.random() < resync:
                await self.resync()
        await self.resync()  # the table said that it is over: now the last view
        return self.acted

    async def resync(self) -> None:
        """Ask for the whole view; it must be as the patches have made it."""
        await self.send("resync", events=self.events)
        answer = await self.until("view", "refused")
        if answer["type"] == "refused":
            raise ConnectionError(answer["key"])

    async def play_through_crashes(self, chance: random.Random, calm: asyncio.Event, pause: float) -> int:
        """The same where processes die: connect again, and send again what was not answered, with the same id.

        Until it is `calm` every choice is thought about for a while, so that the game outlasts the crashes.
        """
        pending: tuple[str, str, str] | None = None
        ended = False
        while not ended:
            try:
                while pending is None and self.question is None and not self.over:
                    await self.hear()
                if pending is None and self.over:
                    await self.resync()
                    ended = True
                    continue
                if pending is None:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(calm.wait(), pause)
                    pending = self.request(), chance.choice(self.question["choices"])["option"], self.question["name"]
                answer = await self.ask("act", id=pending[0], option=pending[1], question=pending[2], **self.hold)
                while answer["type"] == "done" and self.hold and (self.question or {}).get("name") == pending[2]:
                    await self.hear()  # until it is carried out
                if answer["type"] == "done":
                    self.acted += 1
                    self.acknowledged.add(pending[0])
                elif answer["key"] == "hello-first":  # the database was away when we said hello
                    raise ConnectionError(answer["key"])
                else:
                    assert answer["status"] == 503 or answer["key"] in ("stale", "not-your-turn", "game-over"), answer
                    if answer["status"] == 503:
                        await asyncio.sleep(0.2)
                        continue
                pending, self.question = None, None
                await self.resync()
            except (OSError, WebSocketException):
                self.reconnected += 1
                await self.reopen()
        return self.acted

    async def reopen(self) -> None:
        until = time.monotonic() + 3 * PATIENCE
        while time.monotonic() < until:
            await self.socket.close()
            await asyncio.sleep(0.1)
            with contextlib.suppress(OSError, WebSocketException):
                await self.open()
                if (await self.until("view", "refused"))["type"] == "view":
                    return
        raise AssertionError(f"{self.table} cannot be reached")
