"""How long moves take in one cell while the other is dead: `python -m tests.server.dead_cell [rounds] [seconds]`.

Two web processes behind nginx play tables in two cells. The second cell's PostgreSQL is killed, away for a while, and
started again; told are the moves of the tables in the first one before, meanwhile and afterwards.
"""

import asyncio
import contextlib
import random
import sys
import time
from collections.abc import Awaitable, Callable

from websockets.exceptions import ConnectionClosed

from asztal.server.storage.cells import mark_of
from tests.server.clients import Chair, Person
from tests.server.conftest import REDIS
from tests.server.load import GAME, SEATS, WARM_UP, Client, Times, handed_out, open_table
from tests.server.spread import Fleet

EACH, RATE = 4, 25.0  # tables in each cell; moves per second at all of them
PHASES = ("before", "while it is dead", "after")


class Cellmates:
    """The tables of one cell, and how long their moves took in each phase."""

    def __init__(self) -> None:
        self.tables: list[list[Chair]] = []
        self.times = Times()
        self.taken: dict[str, list[float]] = {phase: [] for phase in PHASES}

    def turn_to(self, phase: str) -> None:
        """From now on it is another phase."""
        self.times.taken = self.taken[phase]

    async def play(self, gate: Callable[[], Awaitable[None]], until: Callable[[], float]) -> None:
        """At all tables, as long as their connections live."""
        chairs = [chair for table in self.tables for chair in table]
        clients = [Client(chair, self.times, gate, random.Random(number)) for number, chair in enumerate(chairs)]
        await asyncio.gather(*(_play(client, until) for client in clients))
        for chair in chairs:
            await chair.socket.close()


async def _play(client: Client, until: Callable[[], float]) -> None:
    with contextlib.suppress(ConnectionClosed, AssertionError):  # of a cell that is away
        await client.play(until)


async def play(fleet: Fleet, seconds: float) -> Cellmates:
    """One round; gives the tables of the cell that lives."""
    address = fleet.proxies["routed"].address
    people = [await Person(address, f"P{n}").__aenter__() for n in range(SEATS)]
    first, second = cells = Cellmates(), Cellmates()
    while min(len(cell.tables) for cell in cells) < EACH:
        table = await open_table(people, GAME)
        mine = second if mark_of(table[0].table) else first
        if len(mine.tables) < EACH:
            mine.tables.append(table)
        else:
            for chair in table:
                await chair.socket.close()
    end = time.monotonic() + WARM_UP + len(PHASES) * seconds
    async with handed_out(RATE / 2) as here, handed_out(RATE / 2) as there:  # who waits there takes no turn from here
        playing = [asyncio.create_task(cell.play(gate, lambda: end)) for cell, gate in ((first, here), (second, there))]
        await asyncio.sleep(WARM_UP)
        for phase in PHASES:
            for cell in cells:
                cell.turn_to(phase)
            if phase == PHASES[1]:
                await asyncio.to_thread(fleet.cells[1].kill)
            elif phase == PHASES[2]:
                await asyncio.to_thread(fleet.cells[1].start)
            await asyncio.sleep(seconds)
        await asyncio.gather(*playing)
    for person in people:
        await person.http.aclose()
    for phase in PHASES:
        there_too = len(second.taken[phase])
        first.times.taken = first.taken[phase]
        print(first.times.said(phase, seconds), f"(in the other cell {there_too} moves)", flush=True)
    return first


def main(rounds: int = 3, seconds: float = 15) -> None:
    together = Times()
    taken: dict[str, list[float]] = {phase: [] for phase in PHASES}
    with Fleet(2, REDIS, 2) as fleet:
        asyncio.run(fleet.play("routed", seconds))
        for _ in range(rounds):
            for phase, some in asyncio.run(play(fleet, seconds)).taken.items():
                taken[phase] += some
    for phase in PHASES:
        together.taken = taken[phase]
        print(together.said(f"all rounds, {phase}", rounds * seconds))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
