"""Nothing that was acknowledged is lost or doubled when a process is killed, whichever it is."""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Iterator

import psycopg
import pytest

from asztal.server.config import Config
from asztal.server.database import upgrade
from tests.server.clients import free_port, start, wait_until_ready
from tests.server.crowd import Played, play_all
from tests.server.private import Postgres, Redis

pytestmark = pytest.mark.full  # starts servers and workers of its own: too long for the gate

TABLES = ["toy_euro", "own_pace", "hand_in", "payment"] * 3


class Machine:
    """Two web processes, two workers, Redis and PostgreSQL; any of them can be killed and started again."""

    def __init__(self) -> None:
        self.postgres, self.redis = Postgres(), Redis()
        self.configs = [
            Config(database=self.postgres.url, redis=self.redis.url, prefix="crash", port=free_port(), rate=100_000)
            for _ in range(2)
        ]
        upgrade(self.configs[0])
        self.processes = {(kind, n): start(self.configs[n], kind) for kind in ("serve", "worker") for n in range(2)}
        for config in self.configs:
            wait_until_ready(config)

    def crash(self, kind: str, number: int) -> None:
        """Kill -9, then start again."""
        if kind in ("serve", "worker"):
            self.processes[kind, number].kill()
            self.processes[kind, number].wait()
            self.processes[kind, number] = start(self.configs[number], kind)
        else:
            part: Postgres | Redis = self.postgres if kind == "postgres" else self.redis
            part.kill()
            part.start()

    def close(self) -> None:
        for process in self.processes.values():
            process.kill()
            process.wait()
        self.postgres.close()
        self.redis.close()


@pytest.fixture
def machine() -> Iterator[Machine]:
    made = Machine()
    yield made
    made.close()


async def under_fire(machine: Machine, rounds: int, pause: float) -> tuple[list[Played], Counter[str]]:
    """Play while one part after another is killed; the tables go on until all have ended."""
    began, killed = asyncio.Barrier(len(TABLES) + 1), Counter[str]()
    playing = asyncio.create_task(play_all([config.address for config in machine.configs], TABLES, crashes=began))
    ready = asyncio.create_task(began.wait())
    await asyncio.wait({ready, playing}, return_when=asyncio.FIRST_COMPLETED)
    if playing.done():  # a table did not even begin
        await playing
    order = [("serve", 0), ("worker", 0), ("redis", 0), ("serve", 1), ("postgres", 0), ("worker", 1)]
    for part in order * rounds:
        await asyncio.sleep(pause)
        if playing.done():
            break
        await asyncio.to_thread(machine.crash, *part)
        killed[part[0]] += 1
    return await playing, killed


def lost_and_doubled(machine: Machine, played: list[Played]) -> tuple[int, int, int]:
    """Acknowledged choices, those that are not in the log, and those of people that are there beyond them."""
    with psycopg.connect(machine.postgres.url) as connection:
        logged = {
            (table, request)
            for table, request in connection.execute(
                "SELECT table_id, request_id FROM action WHERE request_id NOT LIKE 'b%' AND kind = 'choice'"
            )
        }
    acknowledged = {(table.table, request) for table in played for request in table.acknowledged}
    return len(acknowledged), len(acknowledged - logged), len(logged - acknowledged)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_every_acknowledged_choice_survives_the_crash_of_any_part(machine: Machine) -> None:
    began = time.monotonic()
    played, killed = asyncio.run(under_fire(machine, rounds=1, pause=1.0))
    acknowledged, lost, doubled = lost_and_doubled(machine, played)
    reconnected = sum(table.reconnected for table in played)
    print(
        f"killed {dict(killed)}: {len(played)} tables ended, {acknowledged} choices acknowledged, {lost} lost,"
        f" {doubled} doubled, {reconnected} reconnections, {time.monotonic() - began:.0f} s",
        file=sys.stderr,
    )
    assert (lost, doubled) == (0, 0)
    assert killed["serve"]
