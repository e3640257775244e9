"""Nothing that was acknowledged is lost or doubled when a process is killed, whichever it is."""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import psycopg
import pytest

from asztal.server.config import Config
from asztal.server.storage.database import upgrade
from tests.server.clients import Started, free_port, start, wait_until_ready
from tests.server.crowd import Crowd, Played, compared, play_all
from tests.server.private import Postgres, Redis
from tests.server.test_live import OWN, QUICK

ORDER = [("serve", 0), ("worker", 0), ("redis", 0), ("serve", 1), ("postgres", 0), ("worker", 1)]


class Machine:
    """Two web processes, two workers, Redis and PostgreSQL; any of them can be killed and started again."""

    def __init__(self) -> None:
        self.postgres, self.redis = Postgres(), Redis()
        self.configs = [
            Config(database=self.postgres.url, redis=self.redis.url, prefix="crash", port=free_port(), limits=0)
            for _ in range(2)
        ]
        self.processes: dict[tuple[str, int], Started] = {}

    def start(self) -> None:
        """Start everything and wait until it can be used."""
        upgrade(self.configs[0])
        for kind, number in ORDER:
            if kind in ("serve", "worker"):
                self.processes[kind, number] = start(self.configs[number], kind)
        for config in self.configs:
            wait_until_ready(config)

    def crash(self, kind: str, number: int) -> None:
        """Kill -9, then start again; on a busy machine nothing is killed faster than it starts."""
        if kind == "serve":
            wait_until_ready(self.configs[number])
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


@contextmanager
def running() -> Iterator[Machine]:
    made = Machine()
    try:
        made.start()
        yield made
    finally:
        made.close()


@pytest.fixture
def machine() -> Iterator[Machine]:
    with running() as made:
        yield made


async def under_fire(
    machine: Machine, games: Sequence[str], rounds: int, pause: float, thinking: float, *, hold: int | None
) -> tuple[list[Played], Counter[str]]:
    """Play while one part after another is killed; the tables go on until all have ended."""
    crowd, killed = Crowd(len(games), thinking, hold), Counter[str]()
    playing = asyncio.create_task(play_all([config.address for config in machine.configs], games, crowd))
    begun = asyncio.create_task(crowd.begun.wait())
    await asyncio.wait({begun, playing}, return_when=asyncio.FIRST_COMPLETED)
    for part in ORDER * rounds:
        await asyncio.wait({playing}, timeout=pause)
        if playing.done():  # all tables have ended, or one could not go on
            break
        await asyncio.to_thread(machine.crash, *part)
        killed[part[0]] += 1
    crowd.calm.set()
    return await playing, killed


def lost_and_doubled(databases: Sequence[str], played: list[Played]) -> tuple[int, int, int]:
    """Acknowledged choices, those that are not in the log, and those of people that are there beyond them."""
    logged: set[tuple[str, str]] = set()
    for database in databases:
        with psycopg.connect(database) as connection:
            logged |= set(
                connection.execute(
                    "SELECT table_id, request_id FROM action WHERE request_id NOT LIKE 'b%' AND kind = 'choice'"
                ).fetchall()
            )
    acknowledged = {(table.table, request) for table in played for request in table.acknowledged}
    return len(acknowledged), len(acknowledged - logged), len(logged - acknowledged)


def crash_and_check(
    machine: Machine, games: Sequence[str], rounds: int, pause: float, thinking: float, *, hold: int | None = None
) -> None:
    """Every table ends, what was acknowledged is in the log once, and nobody saw what is not in the record."""
    began = time.monotonic()
    played, killed = asyncio.run(under_fire(machine, games, rounds, pause, thinking, hold=hold))
    taken = time.monotonic() - began
    acknowledged, lost, doubled = lost_and_doubled([machine.postgres.url], played)
    views, reconnected = sum(map(compared, played)), sum(table.reconnected for table in played)
    print(
        f"killed {dict(killed)}: {len(played)} of {len(games)} tables ended, {acknowledged} choices of people"
        f" acknowledged, {lost} lost, {doubled} doubled, {reconnected} reconnections, {views} views compared,"
        f" {len(played)} records verified, {taken:.0f} s",
        file=sys.stderr,
    )
    assert (lost, doubled) == (0, 0)
    assert set(killed) == {kind for kind, _ in ORDER}, "the tables ended before everything was killed"


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_every_acknowledged_choice_survives_the_crash_of_any_part(machine: Machine) -> None:
    crash_and_check(machine, QUICK, rounds=1, pause=1.0, thinking=1.0)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_every_held_choice_survives_the_crash_of_any_part_and_is_made_once(machine: Machine) -> None:
    crash_and_check(machine, ["payment", "hand_in"], rounds=1, pause=1.0, thinking=1.0, hold=1)


@pytest.mark.full
@pytest.mark.timeout(3600)
def test_fifty_tables_of_our_own_games_survive_many_crashes(machine: Machine) -> None:
    crash_and_check(machine, (OWN * 50)[:50], rounds=4, pause=4.0, thinking=0.2)
