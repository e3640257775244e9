"""What spans cost: `python -m tests.server.traces_cost [rounds] [game]`.

In every round a game is played three times, by three people who are connected and choose at random: without spans,
with all of them sent to a collector in another process, and with those of one move in a hundred, in turn. Told is the
CPU time of the process from reading a message on, without sockets, the sending of spans included; and of one way
against the other in the same round.
"""

import asyncio
import json
import multiprocessing
import random
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from time import process_time

from msgspec.structs import replace
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.sampling import TraceIdRatioBased

from asztal.arena.intervals import mean
from asztal.server import traces
from asztal.server.cluster.rooms import Rooms
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.socket.conversation import Talk
from asztal.server.tables.live.access import Person
from tests.server.collector import Collector
from tests.server.conftest import prepared
from tests.server.load import GAME, SEATS
from tests.server.people import any_option, game_of, seated_table, unlimited

ROUNDS = 4
WAYS = {"off": 0.0, "on": 1.0, "one in a hundred": 0.01}  # the part of moves that is sent


def _collect(pipe: Connection) -> None:
    with Collector() as collector:
        pipe.send(collector.address)
        pipe.recv()


@contextmanager
def collecting() -> Iterator[str]:
    """The address of a collector in a process of its own."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=_collect, args=(theirs,))
    process.start()
    try:
        yield ours.recv()
    finally:
        ours.send(None)
        process.join()


def providers(config: Config) -> dict[str, TracerProvider]:
    """What makes the spans of each way, as a web process does."""
    made = {}
    for way, part in WAYS.items():
        if part:
            traces.set_up(config, "web")
            assert traces._provider is not None
            made[way] = traces._provider
            made[way].sampler = TraceIdRatioBased(part)
    return made


async def play(service: Service, config: Config, provider: TracerProvider | None, seed: int, game: str) -> float:
    """Milliseconds of CPU for each choice of a whole game."""
    traces._tracer = None if provider is None else provider.get_tracer("asztal")
    rooms, chance, spent, moves = Rooms(service.changes), random.Random(seed), 0.0, 0
    table, guests = await seated_table(service, game, SEATS)
    talks = [Talk(service, rooms, table, Person(guest), "en", budget=unlimited(config)) for guest in guests]
    for talk in talks:
        await talk.handle(b'{"type": "hello"}')
    while True:
        async with game_of(service, table) as now:
            if now.over:
                break
            seat, option = any_option(now, list(range(SEATS)), chance)
        data = json.dumps({"type": "act", "id": str(moves), "option": option}).encode()
        began = process_time()
        traces.note_read()
        await talks[seat].handle(data)
        spent, moves = spent + process_time() - began, moves + 1
        for talk in talks:
            while not talk.reader.outbox.empty():
                talk.reader.note_sent(talk.reader.outbox.get_nowait())
    began = process_time()
    if provider is not None:
        provider.force_flush()
    service.changes.listeners.remove(rooms.push_own)
    return (spent + process_time() - began) / moves * 1000


async def measure(config: Config, rounds: int, game: str) -> dict[str, list[float]]:
    """By way, the cost in each round; one round before is not counted."""
    found: dict[str, list[float]] = {way: [] for way in WAYS}
    made = providers(config)
    async with Service(config) as service:
        for number in range(rounds + 1):
            for way in [*WAYS, *WAYS][number % 3 : number % 3 + 3]:
                found[way].append(await play(service, config, made.get(way), number, game))
    return {way: costs[1:] for way, costs in found.items()}


def main(rounds: int = ROUNDS, game: str = GAME) -> None:
    with prepared() as made, collecting() as address:
        found = asyncio.run(measure(replace(made, traces=address), rounds, game))
    for way, costs in found.items():
        ratio = mean([one / off for one, off in zip(costs, found["off"], strict=True)])
        print(
            f"{game}, {way}: {statistics.median(costs):.2f} ms of CPU per move,"
            f" {ratio.mean:.3f} of off ({ratio.low:.3f} to {ratio.high:.3f}, {rounds} rounds)"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else ROUNDS, *sys.argv[2:3])
