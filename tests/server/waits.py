"""How long a person waits among bots: from the answer that leaves them without a question to their next question.

`python -m tests.server.waits [game...] [--waits N] [--tables N] [--seconds N] [--bot level5]` starts a web process and
a worker with two thinking processes, limits on, as a host with two cores has. At each table one person, who answers at
random and at once, sits among as many bots as the game seats; a table that ends is followed by another. N waits in all
are measured for each game, or fewer if time is up, after a few among quicker bots, because processes start when they
are needed. Tables come from different addresses: bots of one address think one at a time.

Besides the times it prints the CPU time of the worker and its bots while somebody waited, and what everybody else took
of the machine meanwhile: times mean something only where that is little. Of two tables each pays for both.
"""

import argparse
import asyncio
import math
import os
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from asztal import registry
from asztal.bots.strengths import strengths
from asztal.server.config import Config
from tests.server.clients import Chair, Person, free_port, process, wait_until_ready
from tests.server.conftest import prepared
from tests.server.usage import cpu_ms

BOT, QUICK = "level5", "level3"
MOST = 5.0  # seconds that 19 of 20 waits may take


class Wait(NamedTuple):
    """One wait: how long it took, and the CPU time of the bots meanwhile, in seconds."""

    seconds: float
    cpu: float


class Waits(NamedTuple):
    """The waits of one game, and the CPU time of all others in each second."""

    game: str
    tables: int
    taken: list[Wait]
    others: float

    def within(self, part: float) -> Wait:
        """What this part of the waits took at most."""
        seconds, cpu = (sorted(each)[math.ceil(part * len(self.taken)) - 1] for each in zip(*self.taken, strict=True))
        return Wait(seconds, cpu)

    def __str__(self) -> str:
        figures = [
            f"{said} {wait.seconds:.2f} s ({wait.cpu:.2f} s CPU)"
            for said, wait in zip(("median", "19 of 20", "worst"), map(self.within, (0.5, 0.95, 1.0)), strict=True)
        ]
        beside = f"others {self.others:.2f} of {os.cpu_count()} cores"
        return f"{self.game}, {self.tables} at once: {len(self.taken)} waits, {', '.join(figures)}; {beside}"


class Host:
    """A running service, with the CPU time of its worker and of the whole machine."""

    def __init__(self, config: Config, web: int, worker: int) -> None:
        self.config, self._web, self._worker = config, web, worker

    def bots(self) -> float:
        """CPU seconds of the worker and its thinking processes so far."""
        children = Path(f"/proc/{self._worker}/task/{self._worker}/children").read_text().split()
        return sum(map(cpu_ms, [self._worker, *map(int, children)])) / 1000

    def others(self) -> float:
        """CPU seconds of everybody else so far, the database among them."""
        user, nice, system = map(int, Path("/proc/stat").read_text().split(maxsplit=4)[1:4])
        ours = self.bots() + (cpu_ms(self._web) + cpu_ms(os.getpid())) / 1000
        return (user + nice + system) / os.sysconf("SC_CLK_TCK") - ours


@contextmanager
def host() -> Iterator[Host]:
    """A web process and a worker, with the limits that everybody has."""
    with prepared(waits_for_the_disk=True) as config:
        here = replace(config, port=free_port())
        with process(here, "serve") as web, process(here, "worker") as worker:
            wait_until_ready(here)
            yield Host(here, web.pid, worker.pid)


async def begun(person: Person, game: str, seats: int, bot: str) -> Chair:
    """A table at which a person sits among bots."""
    table = (await person.post("/api/tables", game=game, seats=seats))["table"]["id"]
    await person.post(f"/api/tables/{table}/join")
    for seat in range(1, seats):
        await person.put(f"/api/tables/{table}/seats/{seat}/bot", bot=bot)
    await person.post(f"/api/tables/{table}/start")
    return person.at(table)


async def play(host: Host, chair: Chair, chance: random.Random, taken: list[Wait], most: int) -> None:
    """Answer at once until the game is over or there are enough waits."""
    answered, sent, used, waited = "", 0.0, 0.0, False
    while len(taken) < most and not chair.over:
        question = chair.question
        if question is None or question["name"] == answered:
            waited |= question is None
            await chair.hear()
            continue
        if waited and sent:
            taken.append(Wait(time.perf_counter() - sent, host.bots() - used))
        answered, sent, used, waited = question["name"], time.perf_counter(), host.bots(), False
        answer = await chair.ask("act", option=chance.choice(question["choices"])["option"], question=answered)
        assert answer["type"] == "done" or answer["key"] == "stale", answer


async def measured(
    host: Host, game: str, most: int, *, tables: int = 1, seats: int = 0, bot: str = BOT, seconds: float | None = None
) -> Waits:
    """So many waits at tables that are played at once, which have as many seats as there can be, unless given."""
    taken, chairs = list[Wait](), seats or registry.find(game).seats[-1]

    async def lane(number: int) -> None:
        person = Person(host.config.address, f"P{number}")
        person.http.headers["X-Forwarded-For"] = f"192.0.2.{number + 1}"
        async with person:
            played = 0
            while len(taken) < most:
                async with await begun(person, game, chairs, bot) as chair:
                    await play(host, chair, random.Random(f"{number} {played}"), taken, most)
                played += 1

    others, began = host.others(), time.perf_counter()
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*[lane(number) for number in range(tables)])
    return Waits(game, tables, taken, (host.others() - others) / (time.perf_counter() - began))


def main() -> int:
    """Print the waits of each game; 1 where one of them takes too long."""
    taught = [title.name for title in registry.titles().values() if len(strengths(title)) > 1]
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=taught)
    parser.add_argument("--waits", type=int, default=40)
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--bot", default=BOT)
    given, late = parser.parse_args(), 0
    for game in given.games:
        with host() as running:
            asyncio.run(measured(running, game, 4, tables=2, seats=2, bot=QUICK))
            limits = {"tables": given.tables, "seconds": given.seconds}
            found = asyncio.run(measured(running, game, given.waits, bot=given.bot, **limits))
        print(found, flush=True)
        late += found.within(0.95).seconds > MOST
    return int(late > 0)


if __name__ == "__main__":
    raise SystemExit(main())
