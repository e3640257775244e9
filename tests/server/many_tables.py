"""Thousands of open tables of games over days: what they take, and how long everybody takes to come back.

`python -m tests.server.many_tables [--tables 10000] [--processes 4] [--rate 20] [--seconds 90] [--rest 340] ...`

Tables of all games are in mid-game and stored as the service stores them; at each seat somebody is connected, from an
address of their own, through nginx with the shipped configuration and with limits on. Everybody claims another address.
"""

import argparse
import asyncio
import contextlib
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from functools import partial

import httpx
from msgspec.structs import replace

from asztal.server.config import Config
from asztal.server.limits.limits import SOCKETS
from tests.server.clients import free_port, process, wait_until_ready
from tests.server.conftest import prepared
from tests.server.copies import SeatedGuest, store
from tests.server.load import SEATS, Times
from tests.server.nginx import Nginx
from tests.server.private import Redis
from tests.server.sitters import Counted, Sitters
from tests.server.thin import ThinSocket
from tests.server.usage import Usage, cpu_ms, memory

TOKEN = "many-tables"
CLIENTS = 2  # processes in which people are
CALM = 20.0  # seconds in which nobody does anything
LONGEST = 900.0  # seconds until everybody is there


class Hall:
    """The service with its proxy, and the people."""

    def __init__(self, stack: ExitStack, made: Config, seated: Sequence[SeatedGuest], processes: int, cache: int):
        news = Redis()
        stack.callback(news.close)
        shared = replace(made, redis=news.url, prefix="many", limits=1.0, metrics=TOKEN, cache=cache)
        self.configs = [replace(shared, port=free_port()) for _ in range(processes)]
        self.seated, self.tables = seated, len(seated) // SEATS
        self.pids = [stack.enter_context(process(config, "serve")).pid for config in self.configs]
        for config in self.configs:
            wait_until_ready(config)
        self.proxy = Nginx([config.port for config in self.configs], workers=2 * processes)
        stack.callback(self.proxy.close)
        self.sitters = Sitters(seated, self.proxy.port, CLIENTS)
        stack.callback(self.sitters.close)
        time.sleep(5)  # texts are read
        self._empty = self.memory()

    def memory(self) -> int:
        """Bytes that all web processes hold."""
        return sum(map(memory, self.pids))

    def per_table(self) -> str:
        """Memory of a table with its connections."""
        asleep = sum(self._told("asztal_sleeping_tables"))
        share = (self.memory() - self._empty) / self.tables
        return f"{share / 1000:.0f} kB per table, {asleep:.0f} of {self.tables} asleep"

    def _told(self, metric: str) -> Iterator[float]:
        for config in self.configs:
            told = httpx.get(f"{config.address}/metrics", headers={"Authorization": f"Bearer {TOKEN}"}, timeout=60).text
            yield from (float(line.split()[-1]) for line in told.splitlines() if line.startswith(f"{metric} "))

    def connect(self, over: float) -> None:
        """Everybody, within so many seconds."""
        used = Usage(self.pids, self.configs[0])
        began = time.time()
        used.start()
        self.sitters.ask("connect", over)
        counted = self._gathered(began)
        print(f"connected within {over:.0f} s: {self._said(counted, began)} {used.per(len(self.seated))}")
        files = [len(os.listdir(f"/proc/{pid}/fd")) for pid in self.proxy.pids[1:]]
        print(f"{self.per_table()}; files of nginx's workers {files}", flush=True)

    def _gathered(self, began: float) -> Counted:
        """Wait until everybody is there."""
        most = 0
        while True:
            counted = self.sitters.count(began)
            most = max(most, self.memory())
            if counted.there == len(self.seated) or time.time() > began + LONGEST:
                print(f"at most {most / 1e9:.2f} GB in all web processes", flush=True)
                return counted
            time.sleep(1)

    def _said(self, counted: Counted, began: float) -> str:
        since = [moment - began for moment in counted.since]
        busiest = max(sum(second <= other < second + 1 for other in since) for second in range(int(since[-1]) + 1))
        shares = ", ".join(
            f"{100 * part:.0f} % after {since[int(len(since) * part)]:.1f} s" for part in (0.5, 0.9, 0.99)
        )
        return (
            f"{counted.there} of {len(self.seated)} are there, {shares}, the last after {since[-1]:.1f} s; at most"
            f" {busiest} within a second, {counted.refused} refused; with a connection for a move"
        )

    def stay(self) -> None:
        """Nobody does anything."""
        nginx, web = (sum(map(cpu_ms, pids)) for pids in (self.proxy.pids, self.pids))
        time.sleep(CALM)
        nginx, web = sum(map(cpu_ms, self.proxy.pids)) - nginx, sum(map(cpu_ms, self.pids)) - web
        print(
            f"nobody does anything: {self.per_table()}; web {web / CALM / 10:.0f} %, nginx {nginx / CALM / 10:.0f} % of"
            f" a core; web {1000 * web / CALM / len(self.seated):.1f} us per connection and second",
            flush=True,
        )

    def play(self, rate: float, seconds: float) -> None:
        """Few moves, at any table."""
        used, times = Usage(self.pids, self.configs[0]), Times()
        used.start()
        taken = [each for part in self.sitters.ask("play", rate / CLIENTS, seconds) for each in part]
        cost = used.per(len(taken))
        times.taken = [each for each in taken if each is not None]
        print(times.said(f"{len(taken)} moves, {taken.count(None)} not confirmed", seconds), cost)
        print(self.per_table(), flush=True)

    def restart_the_proxy(self) -> None:
        """Everybody loses the connection at once and comes back."""
        used = Usage(self.pids, self.configs[0])
        before = self.sitters.count().refused
        used.start()
        began = time.time()
        self.proxy.kill()
        self.proxy.start()
        counted = self._gathered(began)
        counted = counted._replace(refused=counted.refused - before)
        print(f"nginx killed and started: {self._said(counted, began)} {used.per(len(self.seated))}")
        print(self.per_table(), flush=True)

    def lie(self) -> None:
        """One address more than it may, with another claim each time: the true address counts."""
        most = next(sockets.most for sockets in SOCKETS if sockets.whose == ("address",))
        print(f"one address that claims others opened {asyncio.run(self._claimed(most + 10))} sockets of {most + 10}")

    async def _claimed(self, count: int) -> int:
        shown = set[int]()

        def hear(number: int, data: bytes) -> None:
            if b'"type":"view"' in data[:20]:
                shown.add(number)

        tables = [each.table for each in self.seated[::SEATS]]
        sockets = [
            ThinSocket(self.proxy.port, tables[number % len(tables)], "", "127.200.0.1", f"203.0.113.{number}")
            for number in range(count)
        ]
        for number, socket in enumerate(sockets):
            socket.heard = partial(hear, number)
            await socket.connect()
            await asyncio.sleep(0.5)  # effort is limited too
        for socket in sockets:
            socket.close()
        return len(shown)


@contextlib.contextmanager
def opened(tables: int, positions: int, processes: int, cache: int) -> Iterator[Hall]:
    """The hall with its tables, from nothing."""
    with prepared(waits_for_the_disk=True) as made, ExitStack() as stack:
        yield Hall(stack, made, store(made, tables, positions), processes, cache)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--positions", type=int, default=20, help="of each game, which are copied")
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--cache", type=int, default=10_000, help="ASZTAL_CACHE")
    parser.add_argument("--over", type=float, default=240, help="seconds in which all connect at first")
    parser.add_argument("--rest", type=float, default=340, help="seconds until games sleep")
    parser.add_argument("--rate", type=float, default=20, help="moves per second")
    parser.add_argument("--seconds", type=float, default=90)
    given = parser.parse_args()
    with opened(given.tables, given.positions, given.processes, given.cache) as hall:
        hall.connect(given.over)
        time.sleep(given.rest)
        hall.stay()
        hall.play(given.rate, given.seconds)
        hall.lie()
        hall.restart_the_proxy()


if __name__ == "__main__":
    main()
