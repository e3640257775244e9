"""How much one anonymous address can slow down other people's table: it uses all that it is allowed, and tries more.

`python -m tests.server.stranger [runs] [moves] [limits]` lets three people play from 127.0.0.1 and measures the time
from sending a choice to the confirmed view, in turn alone and beside a stranger from 127.0.0.66: floods over HTTP and
sockets, replays, tables of bots that are watched in every language, moves, chat, pings. Both clients run on the
machine of the server.
"""

import asyncio
import contextlib
import functools
import itertools
import json
import os
import random
import secrets
import signal
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from asztal.server.config import Config
from asztal.server.storage.database import upgrade
from tests.server.clients import PATIENCE, Person, environment, free_port, wait_until_ready
from tests.server.load import Client, Times, open_table
from tests.server.private import Postgres
from tests.server.usage import cpu_ms

GAME, FROM = "ginkgopolis", "127.0.0.66"
LANGUAGES = ("en", "hu", "de")
FLOOD = 18.0  # seconds in which the stranger patiently takes up position
SETTLE = 6.0  # seconds of flood that use up what is in reserve, before anything is measured
LONGEST = 300.0  # seconds after which a stranger gives up
MEMORY = Path("/dev/shm")  # where the database is: other work shall not make its commits wait for the disk
AHEAD = -10  # the priority of the web process and the honest people
THINK = (0.02, 0.12)  # seconds of the honest people before a choice
MESSAGES: tuple[Any, ...] = (
    {"type": "resync"},
    {"type": "read-out", "id": "r"},
    {"type": "score", "id": "s", "seat": 0},
    {"type": "hello"},
    {"type": "act", "id": "a", "option": "nothing"},
    {"type": "fly"},
)


class Run(NamedTuple):
    """What the honest people felt, and what the web process took."""

    p50: float
    p95: float
    cpu: float  # of one core
    tried: float  # what the stranger sent and was answered in a second

    def __str__(self) -> str:
        times = f"p50 {self.p50:5.1f} ms, p95 {self.p95:5.1f} ms"
        return f"{times}, web process {self.cpu:4.0%} of a core, stranger {self.tried:5.0f}/s"


# --- the stranger -------------------------------------------------------------------------------------------------


class Stranger:
    """Tries everything at once for so many seconds; what is refused is tried again."""

    def __init__(self, address: str, table: str) -> None:
        self._address, self._table = address, table
        source = httpx.AsyncHTTPTransport(local_address=FROM, limits=httpx.Limits(max_connections=40), verify=False)
        self._http = httpx.AsyncClient(base_url=address, transport=source, timeout=PATIENCE)
        self._tables: list[str] = []
        self._flooding = asyncio.Event()
        self.done: Counter[str] = Counter()

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        answer = await self._http.request(method, path, json=body or None)
        self.done[f"{method} {answer.status_code}"] += 1
        return answer.json() if answer.is_success and "json" in answer.headers["content-type"] else None

    async def attack(self, seconds: float) -> None:
        """First tables and as many sockets as there may be, then everything at once."""
        await self.ask("POST", "/api/guest", name="Stranger")
        patient: list[Callable[[], Awaitable[None]]] = [self.bots, self.plays, self.chats]
        patient += [functools.partial(self.watches, number) for number in range(96)]
        hasty = [self.pings, self.waits, self.new_names, *[self.reads] * 10, *[self.comes_and_goes] * 4]
        tasks = [asyncio.create_task(self._again(work, 0.15 * number)) for number, work in enumerate(patient)]
        tasks += [asyncio.create_task(self._again(work, FLOOD)) for work in hasty]
        try:
            await asyncio.sleep(FLOOD)
            self._flooding.set()
            self.done.clear()
            print("flooding", flush=True)
            await asyncio.sleep(seconds)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _again(self, work: Callable[[], Awaitable[None]], after: float) -> None:
        await asyncio.sleep(after)
        while True:
            try:
                await work()
            except (httpx.HTTPError, OSError, WebSocketException, KeyError, TypeError, TimeoutError) as error:
                self.done[type(error).__name__] += 1
            await asyncio.sleep(0.2)

    async def opens(self, game: str, seats: int, bot: str = "") -> str:
        table: str = (await self.ask("POST", "/api/tables", game=game, seats=seats, listed=False))["table"]["id"]
        for seat in range(seats if bot else 0):
            await self.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", bot=bot)
        return table

    async def bots(self) -> None:
        """Games without people: quick ones to watch and to look back at, and slow ones."""
        for game, bot in (("ginkgopolis", "random"), ("underwater_cities", "greedy"), ("underwater_cities", "random")):
            table = await self.opens(game, 3, bot)
            if await self.ask("POST", f"/api/tables/{table}/start", **{}) is not None:
                self._tables.append(table)

    async def waits(self) -> None:
        """Tables for nobody."""
        await self.opens(GAME, 2)

    async def new_names(self) -> None:
        """More people."""
        transport = httpx.AsyncHTTPTransport(local_address=FROM, verify=False)
        async with httpx.AsyncClient(base_url=self._address, transport=transport, timeout=PATIENCE) as http:
            self.done[f"guest {(await http.post('/api/guest', json={'name': 'More'})).status_code}"] += 1

    async def reads(self) -> None:
        """The pages that take longest."""
        pages = [
            "/api/games",
            "/api/games/underwater_cities/cards",
            "/api/games/barrage/schema",
            "/api/tables",
            "/ready",
            "/health",
        ]
        pages += ["/api/guest/turns", "/api/guest", f"/api/tables/{self._table}", "/", "/api/nothing", "/api/openapi/x"]
        for table in self._tables[-4:]:
            here = f"/api/tables/{table}"
            pages += [f"{here}/moves?lang=de", f"{here}/rows/open?lang=hu", f"{here}/views/15", f"{here}/record", here]
        for page in random.Random().sample(pages, len(pages)):
            await self.ask("GET", page)

    @contextlib.asynccontextmanager
    async def socket(self, table: str, lang: str) -> Any:
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        url = f"{self._address.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"Cookie": cookies} if lang == "own" else {}
        async with connect(
            url, local_addr=(FROM, 0), additional_headers=headers, max_size=None, compression=None, ping_interval=None
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "lang": "" if lang == "own" else lang}))
            yield socket

    async def watches(self, number: int) -> None:
        """One of many sockets, at the table of the others or at an own one, that asks and asks."""
        tables = [self._table, *self._tables[-5:]]
        table = self._table if number < 18 else tables[number % len(tables)]
        async with self.socket(table, LANGUAGES[number % 3]) as socket:
            self.done["sockets at the honest table" if table == self._table else "sockets"] += 1
            reading = asyncio.create_task(self._reads_on(socket))
            try:
                await self._flooding.wait()
                for message in itertools.islice(itertools.cycle(MESSAGES), number % 6, None):
                    await socket.send(json.dumps(message))
                    await asyncio.sleep(0.05)
            finally:
                reading.cancel()

    async def _reads_on(self, socket: ClientConnection) -> None:
        async for data in socket:
            self.done[str(data)[9:16]] += 1

    async def comes_and_goes(self) -> None:
        """Says hello over and over."""
        async with self.socket(self._table, "hu") as socket:
            await socket.recv()
            self.done["hello"] += 1

    async def plays(self) -> None:
        """Alone at a table, as fast as it goes."""
        table = await self.opens(GAME, 1)
        await self.ask("POST", f"/api/tables/{table}/join", nonce="x")
        await self.ask("POST", f"/api/tables/{table}/start", **{})
        async with self.socket(table, "own") as socket:
            async for text in socket:
                message = json.loads(text)
                if question := message.get("question"):
                    choice = {"option": question["choices"][0]["option"], "question": question["name"]}
                    await socket.send(json.dumps({"type": "act", "id": question["name"], **choice}))
                    self.done["moves"] += 1

    async def chats(self) -> None:
        """Talks without end."""
        table = await self.opens(GAME, 2)
        await self.ask("POST", f"/api/tables/{table}/join", nonce="x")
        async with self.socket(table, "own") as socket:
            for number in itertools.count():
                await socket.send(json.dumps({"type": "say", "id": str(number), "text": "gold " * 90}))
                await asyncio.sleep(0.1)

    async def pings(self) -> None:
        """Frames that are no messages."""
        async with self.socket(self._table, "en") as socket:
            while True:
                await socket.ping()
                self.done["pings"] += 1
                await asyncio.sleep(0.001)


# --- the honest people --------------------------------------------------------------------------------------------


async def honest(address: str, moves: int, beside: Callable[[str], Awaitable[None]]) -> tuple[Times, float]:
    """Three people play so many moves, one game after another; the seconds that it took."""
    times, dice = Times(), random.Random(1)
    people = [await Person(address, f"P{n}").__aenter__() for n in range(3)]
    games = [await open_table(people, GAME) for _ in range(1 + moves // 60)]
    await beside(games[0][0].table)
    times.taken.clear()
    began = time.monotonic()

    async def think() -> None:
        await asyncio.sleep(dice.uniform(*THINK))

    async def finished() -> None:
        while len(times.taken) < moves:
            await asyncio.sleep(0.05)

    async def in_turn() -> None:
        for chairs in games:
            clients = [Client(chair, times, think, random.Random(n)) for n, chair in enumerate(chairs)]
            await asyncio.gather(*[client.play(lambda: began + PATIENCE) for client in clients])

    playing = asyncio.create_task(in_turn())
    await asyncio.wait([asyncio.create_task(finished()), playing], return_when=asyncio.FIRST_COMPLETED)
    took = time.monotonic() - began
    playing.cancel()
    for chair in itertools.chain.from_iterable(games):
        await chair.socket.close()
    for person in people:
        await person.http.aclose()
    assert len(times.taken) >= moves, len(times.taken)
    return times, took


def put(pid: int, priority: int) -> None:
    """How urgent a process and those of its session are, on a machine that does other work too and if we may say so."""
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, pid, priority)
        Path(f"/proc/{pid}/autogroup").write_text(str(priority))


@contextlib.contextmanager
def apart(command: list[str], config: Config, priority: int = 0) -> Iterator[subprocess.Popen[str]]:
    """A process in a session of its own, as on a machine of its own: sessions share the CPU, not their processes."""
    full = [sys.executable, "-m", *command]
    started = subprocess.Popen(full, env=environment(config), start_new_session=True, stdout=subprocess.PIPE, text=True)
    put(started.pid, priority)
    try:
        yield started
    finally:
        started.terminate()
        started.communicate(timeout=PATIENCE)


def run(server: Postgres, moves: int, *, stranger: bool, limits: float = 1.0) -> Run:
    """A fresh service, played with or without the stranger."""
    name = f"asztal_{secrets.token_hex(6)}"
    with psycopg.connect(server.url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    here = Config(database=f"{server.url.rpartition('/')[0]}/{name}", port=free_port(), limits=limits)
    upgrade(here)
    with contextlib.ExitStack() as stack:
        web = stack.enter_context(apart(["asztal", "serve"], here, AHEAD)).pid
        stack.enter_context(apart(["asztal", "worker"], here))
        put(os.getpid(), AHEAD)
        wait_until_ready(here)
        started, flood = 0.0, None

        async def beside(table: str) -> None:
            nonlocal started, flood
            if stranger:
                command = [__spec__.name, "attack", here.address, table, str(LONGEST)]
                flood = stack.enter_context(apart(command, here))
                assert flood.stdout is not None
                assert await asyncio.to_thread(flood.stdout.readline) == "flooding\n"
            await asyncio.sleep(SETTLE)
            started = cpu_ms(web)

        times, took = asyncio.run(honest(here.address, moves, beside))
        spent, tried = cpu_ms(web) - started, 0
        if flood is not None:
            flood.terminate()
            told = flood.communicate(timeout=PATIENCE)[0]
            print("stranger:", told.strip(), flush=True)
            tried = sum(json.loads(told).values())
        return Run(times.share(0.5), times.share(0.95), spent / took / 1000, tried / (took + SETTLE))


def compare(runs: int = 5, moves: int = 300, limits: float = 1.0) -> float:
    """Alone and with the stranger in turn; the median of the ratios of p95. Without limits, it shows what they do."""
    pairs = []
    server = Postgres(MEMORY if MEMORY.is_dir() else None)
    try:
        for number in range(runs):
            alone = run(server, moves, stranger=False, limits=limits)
            beside = run(server, moves, stranger=True, limits=limits)
            pairs.append((alone, beside))
            print(f"run {number + 1} alone:         {alone}\nrun {number + 1} with stranger: {beside}", flush=True)
    finally:
        server.close()
    alone, beside = (Run(*map(statistics.median, zip(*side, strict=True))) for side in zip(*pairs, strict=True))
    ratio = statistics.median(with_.p95 / without.p95 for without, with_ in pairs)
    print(f"median alone:         {alone}\nmedian with stranger: {beside}\nmedian ratio of p95: {ratio:.2f}")
    return ratio


async def attack(address: str, table: str, seconds: str) -> None:
    """As a process of its own."""
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, asyncio.current_task().cancel)  # type: ignore[union-attr]
    stranger = Stranger(address, table)
    try:
        await stranger.attack(float(seconds))
    finally:
        print(json.dumps(dict(stranger.done.most_common())), flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["attack"]:
        asyncio.run(attack(*sys.argv[2:]))
    else:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # nothing is left behind
        compare(*map(int, sys.argv[1:]))
