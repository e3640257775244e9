"""Proxy, web processes, workers, databases and Redis on hosts of their own: what was acknowledged survives."""

import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace

from asztal.server.config import Config
from asztal.server.storage.cells import mark_of
from asztal.server.storage.database import upgrade
from tests.server.clients import environment, free_port, wait_until_ready
from tests.server.crowd import Crowd, Played, compared, play_all
from tests.server.lan import Lan, RemoteHost, lan, relay
from tests.server.nginx import Nginx
from tests.server.private import Postgres, Redis
from tests.server.test_crash import lost_and_doubled
from tests.server.test_live import QUICK

CUT = 6.0  # seconds for which a cable is cut: longer than the check of the database, shorter than anybody's patience
LOSS = 10  # percent
WEBS, CELLS = ("web1", "web2"), ("data0", "data1")
HOSTS = ("proxy", *WEBS, "work1", "news", *CELLS)
# What happens, one after another. Cuts are silent: a process learns of them by waiting.
WEATHER = [
    ("kill", "web1"),
    ("cut", "data0"),
    ("cut", "data1"),
    ("kill", "proxy"),
    ("kill", "work1"),
    ("cut", "news"),
    ("lose", "data0"),
    ("cut", "web2"),
    ("kill", "news"),
    ("cut", "work1"),
    ("kill", "data1"),
    ("cut", "proxy"),
    ("kill", "data0"),
    ("lose", "web1"),
]


class Site:
    """A proxy, two web hosts, one for workers, one for Redis, and two cells: people and tables, tables alone."""

    def __init__(self, net: Lan) -> None:
        self.hosts = {name: net.add(name) for name in HOSTS}
        self.cells, news = [Postgres(host=self.hosts[name]) for name in CELLS], Redis(host=self.hosts["news"])
        self.databases = [cell.url for cell in self.cells]
        shared = Config(
            database=self.databases[0],
            cells=" ".join(self.databases),
            redis=news.url,
            prefix="hosts",
            limits=0,
            proxy=self.hosts["proxy"].address,
        )
        self.configs = {name: replace(shared, host=self.hosts[name].address) for name in (*WEBS, "work1")}
        self.parts: dict[str, Postgres | Redis | Nginx] = {**dict(zip(CELLS, self.cells, strict=True)), "news": news}
        self.processes: dict[str, subprocess.Popen[bytes]] = {}

    def start(self) -> None:
        """Everything, until it can be used."""
        upgrade(self.configs["web1"])
        for name in self.configs:
            self._start(name)
        for name in WEBS:
            wait_until_ready(self.configs[name])
        webs = [self.configs[name] for name in WEBS]
        self.parts["proxy"] = self.proxy = Nginx([f"{web.host}:{web.port}" for web in webs], host=self.hosts["proxy"])

    def _start(self, name: str) -> None:
        command = [sys.executable, "-m", "asztal", "worker" if name == "work1" else "serve"]
        self.processes[name] = subprocess.Popen(
            [*self.hosts[name].within, *command], env=environment(self.configs[name])
        )

    def kill(self, name: str) -> None:
        """Kill -9, then start again."""
        if name in self.parts:
            self.parts[name].kill()
            self.parts[name].start()
        else:
            self.processes[name].kill()
            self.processes[name].wait()
            self._start(name)

    async def befall(self, deed: str, name: str) -> None:
        """Let one piece of weather happen to a host and pass."""
        host: RemoteHost = self.hosts[name]
        if deed == "kill":
            await asyncio.to_thread(self.kill, name)
        elif deed == "cut":
            host.cut()
            await asyncio.sleep(CUT)
            host.heal()
        else:
            host.lose(LOSS)
            await asyncio.sleep(CUT)
            host.lose(0)

    def close(self) -> None:
        for process in self.processes.values():
            process.kill()
            process.wait()
        for part in self.parts.values():
            part.close()


@pytest.fixture
def net() -> Iterator[Lan]:
    if os.geteuid() or shutil.which("ip") is None:
        pytest.skip("only root can make network namespaces")
    with lan() as made:
        yield made


@pytest.fixture
def site(net: Lan) -> Iterator[Site]:
    made = Site(net)
    try:
        made.start()
        yield made
    finally:
        made.close()


async def in_weather(site: Site, games: Sequence[str]) -> tuple[list[Played], Counter[str]]:
    """Play while one thing after another happens to the hosts; the tables go on until all have ended."""
    crowd, happened = Crowd(len(games), 1.0), Counter[str]()
    playing = asyncio.create_task(play_all([site.proxy.address], games, crowd))
    begun = asyncio.create_task(crowd.begun.wait())
    await asyncio.wait({begun, playing}, return_when=asyncio.FIRST_COMPLETED)
    for deed, name in WEATHER:
        await asyncio.wait({playing}, timeout=2.0)
        if playing.done():
            break
        await site.befall(deed, name)
        happened[deed] += 1
    crowd.calm.set()
    return await playing, happened


@pytest.mark.full
@pytest.mark.timeout(900)
def test_every_acknowledged_choice_survives_cuts_kills_and_loss_on_any_host(site: Site) -> None:
    played, happened = asyncio.run(in_weather(site, [*QUICK, *QUICK]))
    acknowledged, lost, doubled = lost_and_doubled(site.databases, played)
    views, ids = sum(map(compared, played)), [table.table for table in played]
    print(
        f"{dict(happened)}: {len(played)} tables ended, {sum(map(bool, map(mark_of, ids)))} of them in the second cell,"
        f" {acknowledged} choices acknowledged, {lost} lost,"
        f" {doubled} doubled, {sum(table.reconnected for table in played)} reconnections, {views} views compared",
        file=sys.stderr,
    )
    assert (lost, doubled) == (0, 0)
    assert sum(happened.values()) == len(WEATHER), "the tables ended before everything had happened"


def test_a_relay_passes_everything_on_later_and_adds_little_by_itself() -> None:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1000):
            writer.write(data)
        writer.close()
        await writer.wait_closed()

    async def round_trip(delay: float) -> float:
        """The median of 50, in seconds."""
        far, port = free_port(), free_port()
        async with await asyncio.start_server(echo, "127.0.0.1", far), await relay(port, ("127.0.0.1", far), delay):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            taken = []
            for number in range(50):
                began = time.monotonic()
                writer.write(b"%02d" % number)
                assert await reader.readexactly(2) == b"%02d" % number
                taken.append(time.monotonic() - began)
            writer.write_eof()
            assert await reader.read() == b""
            writer.close()
            await writer.wait_closed()
        return statistics.median(taken)

    itself, later = asyncio.run(round_trip(0.0)), asyncio.run(round_trip(0.02))
    print(f"a round trip: {1000 * itself:.1f} ms by the relay itself, {1000 * later:.1f} ms at 20 ms each way")
    assert later >= 0.04
    assert itself < 0.02
