"""Moves per second through the whole service, against a bare chain with the same transaction and bytes.

`python -m tests.server.load [seconds]` starts one web process and lets scripted clients play tables of three people;
then the same number of clients send to a server that commits the same rows and sends the same number of bytes to three
sockets, without rules and views.
"""

import asyncio
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec.structs import replace

from tests.server import bare
from tests.server.clients import Chair, Person, free_port, process, wait_until_ready
from tests.server.conftest import prepared

GAME, SEATS = "ginkgopolis", 3


async def open_table(address: str, game: str) -> list[Chair]:
    """Three people at a table that has begun."""
    people = [await Person(address, f"P{n}").__aenter__() for n in range(SEATS)]
    table = (await people[0].post("/api/tables", game=game, seats=SEATS))["table"]["id"]
    for person in people:
        await person.post(f"/api/tables/{table}/join")
    await people[0].post(f"/api/tables/{table}/start")
    chairs = [person.at(table) for person in people]
    for chair in chairs:
        await chair.open()
        await chair.until("view")
    return chairs


class Times:
    """From sending a choice to the confirmed view."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.bytes: list[int] = []

    def said(self, what: str, seconds: float) -> str:
        times = sorted(self.taken)
        half, most = times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000
        size = sum(self.bytes) / max(1, len(self.bytes))
        rate = len(times) / seconds
        return f"{what}: {rate:.0f} moves/s, p50 {half:.1f} ms, p99 {most:.1f} ms, {size:.0f} bytes per update"


async def one_client(chair: Chair, times: Times, until: float, dice: random.Random) -> None:
    """Reads without looking at patches, so that the clients do not take the server's CPU."""
    sent, answered = 0.0, ""
    while time.monotonic() < until:
        question = chair.question
        if question is not None and question["name"] != answered:
            answered = question["name"]
            sent = time.perf_counter()
            option = dice.choice(question["choices"])["option"]
            await chair.send("act", id=answered, option=option, question=answered)
        try:
            data = await asyncio.wait_for(chair.socket.recv(), max(0.01, until - time.monotonic()))
        except TimeoutError:
            return
        message = json.loads(data)
        if message["type"] in ("update", "view"):
            chair.question = message["question"]
            times.bytes.append(len(data))
            if sent:
                times.taken.append(time.perf_counter() - sent)
                sent = 0.0
        elif message["type"] == "table" and message["status"] == "over":
            return


async def play(address: str, tables: int, seconds: float) -> Times:
    """So many tables at once for so long; a table that ends is followed by another."""
    times = Times()
    first = [await open_table(address, GAME) for _ in range(tables)]
    until = time.monotonic() + seconds

    async def seat(number: int) -> None:
        game = 0
        while time.monotonic() < until:
            game += 1
            chairs = first[number] if game == 1 else await open_table(address, GAME)
            dice = [random.Random(f"{number} {game} {n}") for n in range(SEATS)]
            await asyncio.gather(*[one_client(c, times, until, d) for c, d in zip(chairs, dice, strict=True)])
            for chair in chairs:
                await chair.socket.close()
                await chair.person.http.aclose()

    await asyncio.gather(*[seat(number) for number in range(tables)])
    return times


def run(work: Callable[..., Coroutine[Any, Any, Any]], *args: Any) -> Any:
    return asyncio.run(work(*args))


def main(seconds: float = 10, tables: int = 8) -> None:
    with prepared() as config:
        here = replace(config, port=free_port(), rate=1_000_000)
        with process(here, "serve"):
            wait_until_ready(here)
            times = run(play, here.address, tables, seconds)
            print(times.said("the whole service", seconds), flush=True)
        size = int(sum(times.bytes) / len(times.bytes))
        port = free_port()
        server = multiprocessing.get_context("spawn").Process(target=bare.serve, args=(config, port, size))
        server.start()
        try:
            found = run(bare.play, port, tables, seconds)
            bare_times = Times()
            bare_times.taken, bare_times.bytes = found, [size]
            print(bare_times.said("the bare chain", seconds), flush=True)
        finally:
            server.terminate()
            server.join()
        print(f"ratio {len(times.taken) / len(found):.2f}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 10)
