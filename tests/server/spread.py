"""What a move costs with several web processes behind nginx: whether cost grows with their number.

`python -m tests.server.spread watching [spectators...]` plays one table with so many who watch, at one process.
`python -m tests.server.spread [--processes 1,2,4,8] [--spread 4] [--cells 1] [--news postgresql,redis] [--rounds 3]
[--seconds 10] [--warm 120]`

Every number of processes and cells has its own PostgreSQL and two nginx with the shipped configuration: one sends a
table to one process ("routed"), the other everything to any process in turn ("spread"). All get the same moves per
second, one after another, in rounds. The processes are forked from one that has read all texts; at first all sets play
`--warm` seconds at once, which is not counted. What a set takes when nobody plays is told as well.
"""

import argparse
import asyncio
import contextlib
import itertools
import math
import statistics
import sys
import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Self

import httpx
import psycopg
from msgspec.structs import replace

from asztal.server.config import Config
from asztal.server.storage.database import upgrade
from tests.server.clients import PATIENCE, Person, environment, free_port, wait_until_ready
from tests.server.conftest import REDIS
from tests.server.copies import SeatedGuest
from tests.server.forked import Forked
from tests.server.load import GAME, SEATS, TABLES, Times, handed_out, open_table, play, play_on
from tests.server.nginx import Nginx
from tests.server.private import Postgres
from tests.server.sitters import Sitters
from tests.server.usage import Usage, cpu_ms

RATE = 25.0  # moves per second
TOKEN = "spread-spread"
WAYS = ("routed", "spread")
_CALLS = """
SELECT coalesce(sum(calls), 0)::int, coalesce(sum(calls) FILTER (WHERE query LIKE '%pg_notify%'), 0)::int
FROM pg_stat_statements
"""


class Spent(NamedTuple):
    """Per move; CPU time in ms, `news` heard by all web processes together, bytes of log and to people."""

    web: float
    postgres: float
    nginx: float
    statements: float
    notify: float
    news: float
    log: float
    sent: float
    p50: float

    def __str__(self) -> str:
        return (
            f"web {self.web:.2f} ms, PostgreSQL {self.postgres:.2f} ms, nginx {self.nginx:.2f} ms,"
            f" {self.statements:.2f} statements, {self.notify:.2f} NOTIFY, {self.news:.2f} news heard,"
            f" {self.log:.0f} bytes of log, {self.sent:.0f} bytes to people, p50 {self.p50:.0f} ms"
        )


class Fleet:
    """So many web processes with a PostgreSQL of their own, and nginx in front of them in both ways."""

    def __init__(self, processes: int, redis: str = "", cells: int = 1) -> None:
        self._stack = contextlib.ExitStack()
        try:
            self._start(processes, redis, cells)
        except BaseException:
            self._stack.close()
            raise

    def _start(self, processes: int, redis: str, cells: int) -> None:
        self.cells = [self._database() for _ in range(cells)]
        urls = [cell.url for cell in self.cells]
        prefix = f"spread-{self.cells[0].port}"
        config = Config(database=urls[0], cells=" ".join(urls), redis=redis, limits=0, metrics=TOKEN, prefix=prefix)
        upgrade(config)
        self.configs = [replace(config, port=free_port()) for _ in range(processes)]
        self._web = [Forked("serve", "", environment(config)) for config in self.configs]
        for web in self._web:
            self._stack.callback(web.kill)
        for config in self.configs:
            wait_until_ready(config)
        ports = [config.port for config in self.configs]
        self.proxies = {way: self._on(Nginx(ports, routed=way == "routed")) for way in WAYS}

    @property
    def pids(self) -> list[int]:
        """The web processes."""
        return [web.pid for web in self._web]

    def _database(self) -> Postgres:
        """A PostgreSQL that counts statements."""
        postgres: Postgres = self._on(Postgres())
        with psycopg.connect(postgres.url, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'")
        postgres.kill()
        postgres.start()
        with psycopg.connect(postgres.url, autocommit=True) as connection:
            connection.execute("CREATE EXTENSION pg_stat_statements")
        return postgres

    def _on(self, part: Any) -> Any:
        self._stack.callback(part.close)
        return part

    async def play(self, way: str, seconds: float, rate: float = RATE) -> Spent:
        """Offer the moves for so long."""
        proxy = self.proxies[way]
        used = Usage(self.pids, self.configs[0])
        marks: list[tuple[float, ...]] = []
        heard: list[float] = []

        def mark() -> None:
            marks.append((sum(map(cpu_ms, proxy.pids)), *self._calls()))

        def began() -> None:
            heard.append(self._news())  # which takes statements of its own
            mark()
            used.start()

        def ended() -> None:
            used.stop()
            mark()
            heard.append(self._news())

        async with handed_out(rate) as gate:
            times: Times = await play(proxy.address, TABLES, seconds, gate, began, ended=ended, spare=0)
        moves = len(times.taken)
        cost = used.per(moves)
        nginx, statements, notify = ((now - then) / moves for then, now in zip(*marks, strict=True))
        news = (heard[1] - heard[0]) / moves
        sent = sum(times.bytes) / moves
        return Spent(cost.web, cost.postgres, nginx, statements, notify, news, cost.wal, sent, times.share(0.5))

    async def idle(self, seconds: float) -> str:
        """What all of it takes while nobody plays."""
        used, calls = Usage(self.pids, self.configs[0]), self._calls()
        used.start()
        await asyncio.sleep(seconds)
        used.stop()
        each = used.per(len(self.pids))
        said = (self._calls()[0] - calls[0]) / seconds / len(self.pids)
        return (
            f"nobody plays: per process and second web {each.web / seconds:.2f} ms, PostgreSQL"
            f" {each.postgres / seconds:.2f} ms, {said:.2f} statements"
        )

    def _calls(self) -> tuple[int, int]:
        """Statements, and those of them that are news, in all cells."""
        calls = notify = 0
        for cell in self.cells:
            with psycopg.connect(cell.url) as connection:
                found = connection.execute(_CALLS.encode()).fetchone()
            assert found is not None
            calls, notify = calls + found[0], notify + found[1]
        return calls, notify

    def _news(self) -> float:
        """News that all web processes have heard, their own included."""
        heard = 0.0
        for config in self.configs:
            told = httpx.get(f"{config.address}/metrics", headers={"Authorization": f"Bearer {TOKEN}"}).text
            heard += sum(float(line.split()[-1]) for line in told.splitlines() if line.startswith("asztal_news_total"))
        return heard

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._stack.close()


class Set(NamedTuple):
    """What a fleet is like."""

    news: str
    processes: int
    cells: int

    def __str__(self) -> str:
        return f"{self.news}, {self.processes} processes, {self.cells} cells"


def fleet_of(made: Set) -> Fleet:
    """One like this, which has just started."""
    return Fleet(made.processes, REDIS if made.news == "redis" else "", made.cells)


async def warm_up(fleets: Iterable[Fleet], seconds: float) -> None:
    """All of them at once."""
    await asyncio.gather(*(fleet.play("routed", seconds) for fleet in fleets))


def measure(fleets: dict[Set, Fleet], spread: Sequence[int], rounds: int, seconds: float) -> None:
    """Print every round and the medians; so many processes also with seats spread over all of them."""
    found: dict[tuple[Set, str], list[Spent]] = {}
    for _ in range(rounds):
        for made, fleet in fleets.items():
            for way in WAYS if made.processes in spread else WAYS[:1]:
                spent = asyncio.run(fleet.play(way, seconds))
                print(f"{made}, {way}: {spent}", flush=True)
                found.setdefault((made, way), []).append(spent)
    print(f"\nmedians of {rounds}")
    for (made, way), all_spent in found.items():
        print(f"{made}, {way}: {Spent(*map(statistics.median, zip(*all_spent, strict=True)))}")
    for made, fleet in fleets.items():
        print(f"{made}, {asyncio.run(fleet.idle(seconds))}", flush=True)


def spectators(port: int, table: str, count: int) -> Sitters:
    """So many who watch a table and read what they are sent, in a process of their own."""
    watching = Sitters([SeatedGuest(table, number, "") for number in range(count)], port, 1)
    watching.ask("connect", count / 100)
    until = time.monotonic() + PATIENCE
    while watching.count().there < count:
        assert time.monotonic() < until, "they do not get their views"
        time.sleep(0.2)
    return watching


async def watched(fleet: Fleet, count: int, seconds: float, rate: float) -> tuple[float, float]:
    """CPU of the web process and of nginx per move of one table that so many watch, all in one language."""
    proxy, used, times = fleet.proxies["routed"], Usage(fleet.pids, fleet.configs[0]), Times()
    people = [await Person(proxy.address, f"P{n}").__aenter__() for n in range(SEATS)]
    chairs, end = await open_table(people, GAME), math.inf
    async with handed_out(rate) as gate:
        playing = asyncio.create_task(play_on(chairs, times, gate, lambda: end, str(count)))
        watching = await asyncio.to_thread(spectators, proxy.port, chairs[0].table, count) if count else None
        await asyncio.sleep(2)
        times.taken.clear()
        nginx = sum(map(cpu_ms, proxy.pids))
        used.start()
        await asyncio.sleep(seconds)
        used.stop()
        nginx, moves, end = sum(map(cpu_ms, proxy.pids)) - nginx, len(times.taken), 0
        await playing
    if watching is not None:
        assert watching.count().there == count, "some were cut off"
        watching.close()
    for chair in chairs:
        await chair.socket.close()
    print(times.said(f"{count} watch", seconds), flush=True)
    return used.per(moves).web, nginx / moves


def measure_watching(numbers: list[int], rounds: int = 3, seconds: float = 10, rate: float = 4) -> None:
    """The same table with so many spectators, in turn."""
    with Fleet(1) as fleet:
        asyncio.run(fleet.play("routed", seconds))
        for _ in range(rounds):
            for number in numbers:
                web, nginx = asyncio.run(watched(fleet, number, seconds, rate))
                print(f"{number} watch: web {web:.2f} ms, nginx {nginx:.2f} ms per move", flush=True)


def main() -> None:
    if sys.argv[1:2] == ["watching"]:
        measure_watching([int(number) for number in sys.argv[2:]] or [0, 1, 1000])
        return
    parser = argparse.ArgumentParser()
    parser.add_argument("--processes", default="1,2,4,8")
    parser.add_argument("--spread", default="4", help="so many processes also with seats spread over all")
    parser.add_argument("--cells", default="1")
    parser.add_argument("--news", default="postgresql,redis")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm", type=float, default=120)
    given = parser.parse_args()
    processes, spread, cells = (
        [int(number) for number in numbers.split(",") if number]
        for numbers in (given.processes, given.spread, given.cells)
    )
    sets = [Set(*each) for each in itertools.product(given.news.split(","), processes, cells)]
    with contextlib.ExitStack() as stack:
        fleets = {each: stack.enter_context(fleet_of(each)) for each in sets}
        asyncio.run(warm_up(fleets.values(), given.warm))
        measure(fleets, spread, given.rounds, given.seconds)


if __name__ == "__main__":
    main()
