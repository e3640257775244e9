"""The figures of docs/scale.md: `python -m tests.server.costs [all|moves|connections|stored|packed] [seconds]`.

What a move costs in CPU time of the web process and of PostgreSQL and in bytes of its log, what an idle connection and
a table in memory cost, what a finished game takes in the database, and what looking back at one costs.
"""

import asyncio
import random
import sys
import time
import tracemalloc
from statistics import median

import psycopg
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from asztal import registry
from asztal.kernel import Option, Seeded, Table
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.live import access
from asztal.server.tables.live.request import Request
from asztal.server.tables.past.replays import Replays
from tests.server.clients import Person, free_port, process, wait_until_ready
from tests.server.conftest import prepared
from tests.server.load import SEATS, TABLES, at_once, play
from tests.server.packed import pack_now
from tests.server.people import any_option, game_of, seated_table
from tests.server.usage import Usage, memory

GAMES = [name for name, title in registry.titles().items() if title.finished]
SOCKETS, EACH, STORED, PACKED = 2000, 20, 2, 5
TABLES_OF_A_GAME = (
    "game_table",
    "seat",
    "holder",
    "opening",
    "action",
    "position",
    "snapshot",
    "packed_game",
    "result",
    "result_seat",
    "chat",
)


def moves(config: Config, seconds: float) -> None:
    """CPU and log per move, and the size of what is sent."""
    for game in GAMES:
        here = replace(config, port=free_port(), limits=0)
        with process(here, "serve") as web:
            wait_until_ready(here)
            used = Usage([web.pid], config)
            times = asyncio.run(play(here.address, TABLES, seconds, at_once, used.start, game=game))
            size = sum(times.bytes) / len(times.bytes)
            print(f"{game}: {len(times.taken)} moves {used.per(len(times.taken))}, {size:.0f} bytes per update")


def connections(config: Config) -> None:
    """Memory per idle connection of somebody who watches."""
    here = replace(config, port=free_port(), limits=0)
    with process(here, "serve") as web:
        wait_until_ready(here)
        print(f"a web process that has just started: {memory(web.pid) / 1e6:.0f} MB")
        asyncio.run(_connect(here, web.pid))


async def _connect(config: Config, pid: int) -> None:
    async with Person(config.address) as person:
        opened = [await person.post("/api/tables", game=GAMES[0], seats=2) for _ in range(SOCKETS // EACH)]
        before = memory(pid)
        watching: list[ClientConnection] = []
        for here in opened:
            address = f"{config.address.replace('http', 'ws')}/api/tables/{here['table']['id']}/socket"
            for _ in range(EACH):
                watching.append(await connect(address))
                await watching[-1].send('{"type": "hello"}')
                await watching[-1].recv()
        await asyncio.sleep(2)
        print(f"an idle connection: {(memory(pid) - before) / SOCKETS / 1024:.1f} KiB ({SOCKETS} of them)")
        for socket in watching:
            socket.transport.abort()


def stored(config: Config) -> None:
    """Bytes in the database per finished game; CPU time of opening it again; memory of a table at its end."""
    asyncio.run(_play_through(config, "ginkgopolis"))  # so that no table is counted for having its first page
    for game in GAMES:
        before = _bytes(config)
        tables = [asyncio.run(_play_through(config, game)) for _ in range(STORED)]
        bytes_each = (_bytes(config) - before) / STORED
        count = sum(length for _, length in tables) / STORED
        opened = max(asyncio.run(_opened(config, table)) for table, _ in tables)
        print(
            f"{game}, {SEATS} seats, {count:.0f} moves: {bytes_each / 1000:.0f} kB stored,"
            f" {bytes_each / count:.0f} bytes per move; opened again in {1000 * opened:.0f} ms of CPU;"
            f" {_held(game) / 1e6:.1f} MB in memory at the end",
            flush=True,
        )


def packed(config: Config) -> None:
    """Bytes in the database per finished game as rows and packed, CPU time of packing it and of opening it again."""
    asyncio.run(_play_through(config, "ginkgopolis"))  # so that no table is counted for having its first page
    asyncio.run(_pack(config))
    for game in GAMES:
        empty = _bytes(config)
        tables = [asyncio.run(_play_through(config, game, number))[0] for number in range(PACKED)]
        rows = _bytes(config) - empty
        read = [asyncio.run(_opened(config, table)) for _ in range(3) for table in tables]
        used = asyncio.run(_pack(config))
        kept = _bytes(config) - empty
        unpacked = [asyncio.run(_opened(config, table)) for _ in range(3) for table in tables]
        with psycopg.connect(config.database) as connection:
            query = "SELECT length(packed) FROM packed_game WHERE table_id = ANY(%s)"
            sizes = [size for (size,) in connection.execute(query, [tables])]
        print(
            f"{game}, {SEATS} seats, {PACKED} games: {rows / PACKED / 1000:.1f} kB as rows,"
            f" {kept / PACKED / 1000:.1f} kB packed, of it the copy {sum(sizes) / PACKED / 1000:.1f} kB, the largest"
            f" {max(sizes) / 1000:.1f}; {1000 * used / PACKED:.0f} ms of CPU to pack and compare; opened in"
            f" {1000 * median(read):.0f} ms of CPU from rows, {1000 * median(unpacked):.0f} ms packed",
            flush=True,
        )


async def _pack(config: Config) -> float:
    async with Service(config) as service:
        began = time.process_time()
        await pack_now(config, service)
        return time.process_time() - began


async def _play_through(config: Config, game: str, which: int = 0) -> tuple[str, int]:
    chance, number = random.Random(f"{game}{which or ''}"), 0
    async with Service(config) as service:
        table, guests = await seated_table(service, game, SEATS)
        while True:
            async with game_of(service, table) as now:
                if now.over:
                    return table, number
                seat, option = any_option(now, list(range(SEATS)), chance)
            number += 1
            await service.play.act(Request(table, access.Person(guests[seat]), f"r{number}"), option)


def _held(game: str) -> int:
    """What a process keeps of a table whose game is at its end, with everything that can be taken back."""
    title, chance = registry.find(game), random.Random(game)
    tracemalloc.start()
    table = Table.new(title, SEATS, chance=Seeded(game))
    while not table.game.over:
        seat, option = any_option(table.game, list(range(SEATS)), chance)
        table.apply(seat, Option.parse(option))
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return held


async def _opened(config: Config, table: str) -> float:
    async with Service(config) as service:
        began = time.process_time()
        await Replays(service.cells).get(table)
        return time.process_time() - began


def _bytes(config: Config) -> int:
    """What the tables of games take, without what updates leave behind until nobody may see it any more."""
    sizes = []
    for _ in range(3):
        sizes.append(_vacuumed(config))
        time.sleep(2)
    return min(sizes)


def _vacuumed(config: Config) -> int:
    with psycopg.connect(config.database, autocommit=True) as connection:
        connection.execute("VACUUM FULL")
        sizes = [
            connection.execute("SELECT pg_total_relation_size(%s)", [name]).fetchone() for name in TABLES_OF_A_GAME
        ]
    return sum(size[0] for size in sizes if size)


def main(what: str = "all", seconds: float = 10) -> None:
    with prepared(waits_for_the_disk=True) as config:
        if what in ("all", "moves"):
            moves(config, seconds)
        if what in ("all", "connections"):
            connections(config)
        if what in ("all", "stored"):
            stored(config)
        if what in ("all", "packed"):
            packed(config)


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else "all", float(sys.argv[2]) if sys.argv[2:] else 10)
