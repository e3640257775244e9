"""Moves per second through the whole service, against a bare chain with the same transaction and bytes.

`python -m tests.server.load [seconds] [game]` starts one web process and lets scripted clients play tables of three;
then the same number of clients send to a server that commits the same rows and sends the same number of bytes to three
sockets, without rules and views. This three times in turn, and the median of the ratios.

`python -m tests.server.load steady [moves per second] [seconds] [game]` offers so many moves to the whole service.
"""

import asyncio
import math
import multiprocessing
import random
import statistics
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager

import msgspec
from msgspec.structs import replace

from asztal import registry
from asztal.server.config import Config
from tests.server import bare
from tests.server.clients import Chair, Person, free_port, process, wait_until_ready
from tests.server.conftest import prepared
from tests.server.usage import Usage

GAME, SEATS, TABLES, ROUNDS = "ginkgopolis", 3, 8, 3
WARM_UP, WARM_MOVES = 3.0, 20  # seconds and moves, at least, that are not counted: texts are read, statements prepared
Gate = Callable[[], Awaitable[None]]
Until = Callable[[], float]  # the moment at which nobody plays any more


class Choice(msgspec.Struct):
    option: str


class Question(msgspec.Struct):
    name: str
    choices: list[Choice]


class Heard(msgspec.Struct):
    """The little that a client reads, so that it does not take the server's CPU."""

    type: str
    id: str = ""
    status: str | int = ""
    key: str = ""
    question: Question | None = None


_read = msgspec.json.Decoder(Heard).decode


async def open_table(people: list[Person], game: str) -> list[Chair]:
    """Three people at a table that has begun."""
    table = (await people[0].post("/api/tables", game=game, seats=SEATS))["table"]["id"]
    for person in people:
        await person.post(f"/api/tables/{table}/join")
    await people[0].post(f"/api/tables/{table}/start")
    chairs = [person.at(table) for person in people]
    for chair in chairs:
        await chair.open()
    return chairs


class Times:
    """From sending a choice to the confirmed view, and the size of an update."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.bytes: list[int] = []

    def share(self, part: float) -> float:
        """Milliseconds within which this part of the moves was confirmed."""
        return sorted(self.taken)[int(len(self.taken) * part)] * 1000

    def said(self, what: str, seconds: float) -> str:
        rate = len(self.taken) / seconds
        return f"{what}: {rate:.0f} moves/s, p50 {self.share(0.5):.1f} ms, p99 {self.share(0.99):.1f} ms"


class Client:
    """Answers whatever it is asked, with any option, as soon as the gate lets it."""

    def __init__(self, chair: Chair, times: Times, gate: Gate, dice: random.Random) -> None:
        self._chair, self._times, self._gate, self._dice = chair, times, gate, dice
        self._sent, self._done, self._asked = 0.0, "", ""
        self._answering: asyncio.Task[None] | None = None

    async def play(self, until: Until) -> None:
        while time.monotonic() < until():
            try:
                data = await asyncio.wait_for(self._chair.socket.recv(), max(0.01, min(1, until() - time.monotonic())))
            except TimeoutError:
                continue
            message = _read(data)
            if message.type == "done":
                self._done = message.id
            elif message.type == "refused":
                assert message.key == "stale", data
            elif message.type == "table" and message.status == "over":
                break
            elif message.type in ("update", "view"):
                self._take_in(message.question, len(data))
        if self._answering is not None:
            self._answering.cancel()

    def _take_in(self, question: Question | None, size: int) -> None:
        self._times.bytes.append(size)
        if self._sent and self._done == self._asked:
            self._times.taken.append(time.perf_counter() - self._sent)
            self._sent = 0.0
        if question is not None and question.name != self._asked:
            self._asked = question.name
            self._answering = asyncio.create_task(self._answer(question))

    async def _answer(self, question: Question) -> None:
        await self._gate()
        option = self._dice.choice(question.choices).option
        self._sent = time.perf_counter()
        await self._chair.send("act", id=question.name, option=option, question=question.name)


async def play_on(chairs: list[Chair], times: Times, gate: Gate, until: Until, seed: str) -> None:
    """Play at one table."""
    dice = [random.Random(f"{seed} {n}") for n in range(len(chairs))]
    clients = [Client(chair, times, gate, die) for chair, die in zip(chairs, dice, strict=True)]
    await asyncio.gather(*[client.play(until) for client in clients])


async def play(
    address: str,
    tables: int,
    seconds: float,
    gate: Gate,
    began: Callable[[], None],
    *,
    ended: Callable[[], None] = lambda: None,
    game: str = GAME,
    spare: int = 3,
) -> Times:
    """So many tables at once for so long; a table that ends is followed by another, `spare` more are open.

    `began` and `ended` are called around what counts, `ended` before anybody leaves.
    """
    times = Times()
    people = [await Person(address, f"P{n}").__aenter__() for n in range(SEATS)]
    ready = [await open_table(people, game) for _ in range(tables * (1 + spare))]
    end = math.inf

    def until() -> float:
        return end

    async def begin() -> None:
        nonlocal end
        await asyncio.sleep(WARM_UP)
        while len(times.taken) < WARM_MOVES:
            await asyncio.sleep(0.1)
        times.taken.clear()
        times.bytes.clear()
        began()
        end = time.monotonic() + seconds
        await asyncio.sleep(seconds)
        ended()

    async def lane(number: int) -> None:
        played = 0
        while time.monotonic() < end:
            played += 1
            chairs = ready.pop() if ready else await open_table(people, game)
            await play_on(chairs, times, gate, until, f"{number} {played}")
            for chair in chairs:
                await chair.socket.close()

    await asyncio.gather(begin(), *[lane(number) for number in range(tables)])
    for chair in [chair for chairs in ready for chair in chairs]:
        await chair.socket.close()
    for person in people:
        await person.http.aclose()
    return times


async def at_once() -> None:
    """A gate that is always open."""


@contextmanager
def bare_server(config: Config, size: int) -> Iterator[tuple[int, int]]:
    """The bare chain in a process of its own: its port and process id."""
    port = free_port()
    server = multiprocessing.get_context("spawn").Process(target=bare.serve, args=(config, port, size))
    server.start()
    assert server.pid is not None
    try:
        yield port, server.pid
    finally:
        server.terminate()
        server.join()


def compare(seconds: float = 10, *, game: str = GAME, tables: int = TABLES, rounds: int = ROUNDS) -> float:
    """The whole service and the bare chain in turn; gives the ratio of CPU per move. Both stay up, and so get warm."""
    ratios, shares = [], []
    with prepared(waits_for_the_disk=True) as config, ExitStack() as stack:
        here = replace(config, port=free_port(), limits=0)
        used = Usage([stack.enter_context(process(here, "serve")).pid], config)
        wait_until_ready(here)
        first = asyncio.run(play(here.address, tables, 1, at_once, used.start, game=game, spare=0))
        size = int(sum(first.bytes) / len(first.bytes))
        port, pid = stack.enter_context(bare_server(config, size))
        for _ in range(rounds):
            times = asyncio.run(play(here.address, tables, seconds, at_once, used.start, game=game))
            cost = used.per(len(times.taken))
            print(times.said("the whole service", seconds), cost, flush=True)
            bare_used, bare_times = Usage([pid], config), Times()
            bare_times.taken = asyncio.run(bare.play(port, tables, seconds, bare_used.start))
            bare_cost = bare_used.per(len(bare_times.taken))
            print(bare_times.said(f"the bare chain ({size} bytes)", seconds), bare_cost, flush=True)
            ratios.append(len(times.taken) / len(bare_times.taken))
            shares.append(bare_cost.web / cost.web)
    share = statistics.median(shares)
    print(f"ratio of moves {statistics.median(ratios):.2f}, of CPU per move {share:.2f}")
    return share


@asynccontextmanager
async def handed_out(rate: float) -> AsyncIterator[Gate]:
    """A gate that lets so many moves per second through."""
    turns: asyncio.Queue[None] = asyncio.Queue()

    async def hand_out() -> None:
        given = time.perf_counter()
        while True:
            await asyncio.sleep(1 / rate)
            while given < time.perf_counter():
                given += 1 / rate
                if turns.qsize() < TABLES:  # who could not move then does not move twice as fast now
                    turns.put_nowait(None)

    handing = asyncio.create_task(hand_out())
    try:
        yield turns.get
    finally:
        handing.cancel()


def steady(rate: float = 500, seconds: float = 10, *, game: str = GAME) -> Times:
    """So many moves per second, whoever makes them."""

    async def offered(address: str, began: Callable[[], None]) -> Times:
        async with handed_out(rate) as gate:
            return await play(address, 5 * TABLES, seconds, gate, began, game=game)

    with prepared(waits_for_the_disk=True) as config:
        here = replace(config, port=free_port(), limits=0)
        with process(here, "serve") as web:
            wait_until_ready(here)
            used = Usage([web.pid], config)
            times = asyncio.run(offered(here.address, used.start))
            print(times.said(f"offered {rate:.0f} moves/s", seconds), used.per(len(times.taken)), flush=True)
            return times


if __name__ == "__main__":
    chosen = next((given for given in sys.argv[1:] if given in registry.titles()), GAME)
    numbers = [float(given) for given in sys.argv[1:] if given not in ("steady", chosen)]
    if "steady" in sys.argv:
        steady(*numbers, game=chosen)
    else:
        compare(*numbers, game=chosen)
