"""The bots of the server are those of the lab: the same seed gives the same game, whatever happens to the workers."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any, NamedTuple

import psycopg
import pytest

from asztal import registry
from asztal.bots import make_bot
from asztal.bots.standing import made_again
from asztal.kernel import observe
from asztal.kernel.chance import bot_seed, commitment, mixed_seed
from asztal.kernel.record import Record, open_table, parse
from asztal.server.config import Config
from asztal.server.service import Service
from tests.server.clients import PATIENCE, Started, process, start
from tests.server.people import with_service

SEED = "the same seed"
BOTS = ["level3", "level1"]


class Played(NamedTuple):
    """A finished table: its record, and what its bots kept in mind after each choice."""

    record: str
    minds: list[bytes | None]


async def opened(service: Service, game: str, bots: Sequence[str], seed: str = SEED) -> str:
    """A table at which bots play among themselves, with a seed of our choice."""
    guest, _ = await service.sessions.welcome("Ada", "en")
    table = await service.lobby.create(guest, game, len(bots), {})
    with psycopg.connect(service.config.database) as connection:
        values = seed, commitment(seed), table
        set_seed = "UPDATE game_table SET seed = %s, commitment = %s, version = version + 1 WHERE id = %s"
        connection.execute(set_seed, values)
    for seat, bot in enumerate(bots):
        await service.lobby.sit_bot(guest, table, seat, bot)
    await service.lobby.start(guest, table)
    return table


def finished(config: Config, game: str, bots: Sequence[str], meanwhile: Callable[[], object]) -> Played:
    """The table when its game is over; `meanwhile` is done after it has begun."""
    played: list[Played] = []

    async def story(service: Service) -> None:
        table = await opened(service, game, bots)
        await asyncio.to_thread(meanwhile)
        with psycopg.connect(config.database, autocommit=True) as connection:
            until = time.monotonic() + 3 * PATIENCE
            while connection.execute("SELECT status FROM game_table WHERE id = %s", [table]).fetchone() != ("over",):
                assert time.monotonic() < until
                await asyncio.sleep(0.1)
            query = "SELECT in_mind FROM action WHERE table_id = %s ORDER BY seq"
            minds = [row[0] for row in connection.execute(query, [table])]
        played.append(Played(await service.records.text(table), minds))

    with_service(config, story)
    return played[0]


@contextmanager
def workers(config: Config, number: int) -> Iterator[None]:
    with ExitStack() as stack:
        for _ in range(number):
            stack.enter_context(process(config, "worker"))
        yield


def played_on(config: Config, number: int, game: str, bots: Sequence[str]) -> Played:
    with workers(config, number):
        return finished(config, game, bots, lambda: None)


def killed_in_a_plan(config: Config, game: str, bots: Sequence[str]) -> Played:
    """Played by one worker after another: the first is killed while a bot has the rest of a plan in mind."""
    begun: list[Started] = [start(config, "worker")]
    last = "SELECT in_mind IS NOT NULL FROM action ORDER BY at DESC, seq DESC LIMIT 1"

    def kill() -> None:
        with psycopg.connect(config.database, autocommit=True) as connection:
            while True:
                time.sleep(0.3)
                begun[0].send_signal(signal.SIGSTOP)
                if connection.execute(last).fetchone() == (True,):
                    break
                begun[0].send_signal(signal.SIGCONT)
            begun[0].kill()
            begun[0].wait()
            assert connection.execute("SELECT status FROM game_table").fetchone() == ("playing",)
        begun.append(start(config, "worker"))

    try:
        return finished(config, game, bots, kill)
    finally:
        for worker in begun:
            worker.terminate()
            worker.wait(PATIENCE)


def in_the_lab(record: Record, bots: Sequence[str]) -> list[tuple[int, str]]:
    """The choices of bots that live as long as the game, as in `asztal sim`."""
    header = record.header
    title = registry.find(header.game)
    game, seed = open_table(title, header).game, mixed_seed(header.seed, header.nonces)
    players = [make_bot(bot, title, bot_seed(seed, seat, 0)) for seat, bot in enumerate(bots)]
    found = []
    while game.decisions:
        seat = min(game.decisions)
        option = players[seat].choose(game.decisions[seat], partial(observe, game, seat))
        found.append((seat, str(option)))
        game.apply(seat, option)
    return found


def chosen(record: Record) -> list[tuple[int, str]]:
    return [(entry.seat, entry.text) for entry in record.entries]


@pytest.mark.timeout(600)
def test_one_worker_two_and_one_that_is_killed_in_a_plan_play_the_game_of_the_lab(apart: Config, alone: Config) -> None:
    one = played_on(apart, 1, "ginkgopolis", BOTS)
    record = parse(one.record.splitlines())
    assert sum(mind is not None for mind in one.minds) > len(one.minds) / 4, "plans are kept"
    assert chosen(record) == in_the_lab(record, BOTS)
    assert played_on(apart, 2, "ginkgopolis", BOTS) == one
    assert killed_in_a_plan(alone, "ginkgopolis", BOTS) == one
    for seat, bot in enumerate(BOTS):
        again: list[Any] = list(made_again(registry.find("ginkgopolis"), record, seat, bot))
        assert again
        assert all(made == option for made, option in again)


# --- slower -----------------------------------------------------------------------------------------------------------

ON_RAY = """
import sys
from functools import partial
from ray.cluster_utils import Cluster
from asztal import registry
from asztal.arena.spread import InThisProcess, OnRay, spread
from asztal.bots.standing import made_again
from asztal.kernel.record import parse

lines, bots = sys.stdin.read().splitlines(), sys.argv[1].split(",")


def again(lines, bots, seat):
    record = parse(lines)
    return list(made_again(registry.find(record.header.game), record, seat, bots[seat]))


cluster = Cluster()
for _ in range(2):
    cluster.add_node(num_cpus=1, object_store_memory=80_000_000, include_dashboard=False)
work = partial(again, lines, bots)
for engine in (InThisProcess(), OnRay(cluster.address)):
    for pairs in spread(work, range(len(bots)), engine):
        assert pairs and all(made == option for made, option in pairs), engine
cluster.shutdown()
print("same")
"""


@contextmanager
def load(processes: int) -> Iterator[None]:
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for each in busy:
            each.kill()
            each.wait()


@pytest.mark.full
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", ["ginkgopolis", "barrage"])
def test_a_busy_machine_and_ray_play_the_same_game(game: str, apart: Config) -> None:
    bots = ["level4", "level3"]
    calm = played_on(apart, 1, game, bots)
    with load(8):
        assert played_on(apart, 1, game, bots) == calm
    environment = os.environ | {"RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0"}
    script = [sys.executable, "-c", ON_RAY, ",".join(bots)]
    done = subprocess.run(script, input=calm.record, check=False, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.splitlines()[-1] == "same"
