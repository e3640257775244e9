"""People at thousands of tables, in processes of their own: they connect, come back by themselves, move now and then.

Everybody has an address of this machine, 127.x.y.z.
"""

import asyncio
import itertools
import multiprocessing
import random
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec

from tests.server.copies import SeatedGuest
from tests.server.load import Heard
from tests.server.thin import ThinSocket

_read = msgspec.json.Decoder(Heard).decode
_LATE = 30.0  # seconds for the answer to a choice


def address_of(guest: int) -> str:
    """Each of so many guests has one; the proxy's own is not among them."""
    return f"127.{1 + guest // 62500}.{guest // 250 % 250}.{1 + guest % 250}"


class Counted(NamedTuple):
    """How many have their view, how many were refused, and when those who have it got it last."""

    there: int
    refused: int
    since: list[float]


class Sitter:
    """Somebody at a seat, who knows what the seat is asked now."""

    def __init__(self, seated: SeatedGuest, port: int, dice: random.Random) -> None:
        self.socket = ThinSocket(port, seated.table, seated.cookie, address_of(seated.guest))
        self.socket.heard, self.socket.lost = self._hear, self._lose
        self._dice, self.question, self.option = dice, "", ""
        self.since = 0.0  # when it last got the whole view; 0: it has none
        self.refused = 0
        self._asked, self._done = "", False
        self._moved: asyncio.Future[float] | None = None

    def _hear(self, data: bytes) -> None:
        message = _read(data)
        if message.type == "refused":
            self.refused += 1
        elif message.type == "done":
            self._done = message.id == self._asked
        elif message.type in ("view", "update"):
            if message.type == "view":
                self.since = time.time()
            self.question = message.question.name if message.question else ""
            self.option = self._dice.choice(message.question.choices).option if message.question else ""
            if self._moved is not None and self._done and not self._moved.done():
                self._moved.set_result(time.perf_counter())

    def _lose(self) -> None:
        self.since = 0.0

    async def move(self) -> float | None:
        """Choose anything; the seconds until the confirmed view, or None where there was none in time."""
        self._asked, self._done = self.question, False
        self._moved = asyncio.get_running_loop().create_future()
        message = {"type": "act", "id": self._asked, "option": self.option, "question": self._asked}
        self.question, sent = "", time.perf_counter()
        self.socket.send(msgspec.json.encode(message).decode())
        try:
            return await asyncio.wait_for(self._moved, _LATE) - sent
        except TimeoutError:
            return None
        finally:
            self._moved = None


class Part:
    """The people of one process."""

    def __init__(self, seated: Sequence[SeatedGuest], port: int) -> None:
        self._dice = random.Random(port)
        self._all = [Sitter(each, port, self._dice) for each in seated]

    async def connect(self, over: float) -> None:
        """All of them, one after another within so many seconds."""
        began, connecting = time.monotonic(), set[asyncio.Task[None]]()
        for number, sitter in enumerate(self._all):
            await asyncio.sleep(began + over * number / len(self._all) - time.monotonic())
            connecting.add(task := asyncio.create_task(sitter.socket.connect()))
            task.add_done_callback(connecting.discard)
        await asyncio.gather(*connecting)

    async def count(self, began: float) -> Counted:
        """How many have come since then."""
        since = [sitter.since for sitter in self._all if sitter.since > began]
        return Counted(len(since), sum(sitter.refused for sitter in self._all), since)

    async def play(self, rate: float, seconds: float) -> list[float | None]:
        """So many moves per second, each at any table where somebody is asked."""
        moving: list[asyncio.Task[float | None]] = []
        began = time.monotonic()
        for number in itertools.count():
            await asyncio.sleep(began + number / rate - time.monotonic())
            if time.monotonic() > began + seconds:
                return await asyncio.gather(*moving)
            asked = (self._dice.choice(self._all) for _ in range(1000))
            sitter = next((one for one in asked if one.since and one.question), None)
            if sitter is not None:
                moving.append(asyncio.create_task(sitter.move()))
        return []


def _run(pipe: Connection, seated: Sequence[SeatedGuest], port: int) -> None:
    async def obey() -> None:
        part = Part(seated, port)
        while True:
            wish, *given = await asyncio.to_thread(pipe.recv)
            pipe.send(await getattr(part, wish)(*given))

    asyncio.run(obey())


class Sitters:
    """All people, shared out among so many processes; each of those may open a limited number of files."""

    def __init__(self, seated: Sequence[SeatedGuest], port: int, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes, self._processes = list[Connection](), list[Any]()
        for number in range(processes):
            ours, theirs = context.Pipe()
            self._pipes.append(ours)
            self._processes.append(
                context.Process(target=_run, args=(theirs, seated[number::processes], port), daemon=True)
            )
            self._processes[-1].start()

    def ask(self, wish: str, *given: float) -> list[Any]:
        """What each part answers to the same wish."""
        for pipe in self._pipes:
            pipe.send((wish, *given))
        return [pipe.recv() for pipe in self._pipes]

    def count(self, began: float = 0.0) -> Counted:
        """How many of all have come since then and are there."""
        parts: list[Counted] = self.ask("count", began)
        since = sorted(moment for part in parts for moment in part.since)
        return Counted(sum(part.there for part in parts), sum(part.refused for part in parts), since)

    def close(self) -> None:
        """Leave, without a word."""
        for process in self._processes:
            process.kill()
            process.join()
