"""Entries in worlds through a web process and a worker: the games that the library plays, whatever delays the bots."""

import asyncio
import contextlib
import os
import random
import secrets
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from msgspec.structs import replace

from asztal.server.config import Config
from asztal.worlds.entry import WorldEntry
from asztal.worlds.session import play
from asztal.worlds.world import KeyedWorld, World
from tests.server.clients import Chair, Person, free_port, process, wait_until_ready
from tests.server.conftest import prepared

GAMES = ["barrage", "ginkgopolis", "imperial_miners", "underwater_cities"]


@contextmanager
def begun(seconds: float = 60.0) -> Iterator[tuple[Config, int]]:
    """A server whose bots have so many seconds, and its worker."""
    with prepared() as made:
        here = replace(made, port=free_port(), limits=0, bot_seconds=seconds)
        with process(here, "serve"), process(here, "worker") as worker:
            wait_until_ready(here)
            yield here, worker.pid


async def has_account(person: Person) -> None:
    await person.post("/api/me/words", lang="en")
    letters = secrets.token_hex(4).translate(str.maketrans("0123456789", "ghijklmnop"))
    await person.post("/api/me/account", name=f"Ada {letters}")


def stored(config: Config, query: str, *values: str) -> list[Any]:
    with psycopg.connect(config.database) as connection:
        return connection.execute(query.encode(), values).fetchall()


async def choose_all(chair: Chair, choices: Sequence[str]) -> None:
    """Choose these, one after another, as soon as each is asked for."""
    answered = ""
    for option in choices:
        while chair.question is None or chair.question["name"] == answered:
            await chair.hear()
        answered = chair.question["name"]
        done = await chair.ask("act", option=option, question=answered)
        assert done["type"] == "done", done
    while not chair.over:
        await chair.hear()


async def enter_and_play(config: Config, world: str, expected: WorldEntry) -> None:
    async with Person(config.address) as person:
        await has_account(person)
        table = (await person.post(f"/api/worlds/{world}/enter"))["table"]
        async with person.at(table) as chair:
            await choose_all(chair, expected.choices)
        rows = stored(config, "SELECT kind, seat, text FROM action WHERE table_id = %s ORDER BY seq", table)
        assert rows == [("choice", *each) for each in expected.log]
        assert expected.result is not None
        while True:  # until a worker has read it
            [own] = [each for each in (await person.get(f"/api/worlds/{world}"))["entries"] if each["own"]]
            if own["why"] != "unread":
                break
            await asyncio.sleep(0.5)
        assert (own["why"], own["score"]) == ("few-games", expected.result.scores[0])


async def play_entries(config: Config, game: str, bot: str, number: int) -> None:
    """So many people play one world at the same time, as bots of levels 1 to 3 would choose."""
    async with Person(config.address) as maker:
        await has_account(maker)
        world = (await maker.post("/api/worlds", game=game, bots=[bot], days=1))["world"]["id"]
    [(written, key)] = stored(config, "SELECT world, key FROM world WHERE id = %s", world)
    keyed = KeyedWorld(msgspec.json.decode(written, type=World), key)
    expected = [play(keyed, f"level{1 + seed % 3}", seed) for seed in range(number)]
    await asyncio.gather(*(enter_and_play(config, world, each) for each in expected))


@pytest.mark.full
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_ten_entries_through_the_server_are_the_games_that_the_library_plays(game: str) -> None:
    with begun() as (config, _):
        asyncio.run(play_entries(config, game, "level3", 10))


def thinking(worker: int) -> list[int]:
    """The processes in which a worker's bots think."""
    tasks = Path(f"/proc/{worker}/task").glob("*/children")
    return [int(pid) for each in tasks for pid in each.read_text().split()]


class Starved:
    """Takes the processor from one thinking process after another for longer than its bot may do nothing."""

    def __init__(self, worker: int, seconds: float) -> None:
        self._worker, self._seconds, self._over = worker, seconds, threading.Event()
        self._thread = threading.Thread(target=self._run)
        self.struck = 0  # how often the limit ended one

    def __enter__(self) -> "Starved":
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        chance = random.Random(1)
        while not self._over.wait(4.0):
            for pid in chance.sample(thinking(self._worker), 1) if thinking(self._worker) else ():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGSTOP)
                    self._over.wait(self._seconds)
                    os.kill(pid, signal.SIGCONT)
                self.struck += pid not in thinking(self._worker)


@pytest.mark.full
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", ["ginkgopolis", "imperial_miners"])
def test_a_limit_that_strikes_again_and_again_changes_no_game(game: str) -> None:
    with begun(1.0) as (config, worker), Starved(worker, 2.5) as starved:
        asyncio.run(play_entries(config, game, "level3", 3))
    print(f"{game}: the limit struck {starved.struck} times")
    assert starved.struck >= 3
