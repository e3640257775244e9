"""The whole service: `asztal serve` and `asztal worker` as processes, people over real sockets."""

import asyncio
import sys
import time
from contextlib import ExitStack

import psycopg
import pytest
from msgspec.structs import replace

from asztal import registry
from asztal.server.config import Config
from tests.server.clients import free_port, process, wait_until_ready
from tests.server.conftest import REDIS, prepared
from tests.server.crowd import Played, play_all

pytestmark = pytest.mark.full  # starts servers and workers of its own: too long for the gate

GAMES = sorted(registry.titles())


def choices(config: Config, table: str) -> dict[int, int]:
    """How many choices of each seat are in the log."""
    with psycopg.connect(config.database) as connection:
        query = "SELECT seat, count(*) FROM action WHERE table_id = %s AND kind = 'choice' GROUP BY seat"
        return {int(seat): int(count) for seat, count in connection.execute(query, [table])}


def check(config: Config, played: list[Played], began: float) -> None:
    """Every acknowledged choice is there once, and every patch led to the next view."""
    for table in played:
        logged = choices(config, table.table)
        assert all(logged.get(seat, 0) == acts for seat, acts in table.seats), table
    acts = sum(acts for table in played for _, acts in table.seats)
    updates, compared = sum(table.updates for table in played), sum(table.checked for table in played)
    taken = time.monotonic() - began
    print(
        f"{len(played)} tables, {acts} choices of people, {updates} updates, {compared} views compared, {taken:.1f} s",
        file=sys.stderr,
    )
    assert compared > 0


def test_tables_of_every_game_at_once_on_one_process_with_postgresql_alone(live: Config) -> None:
    began = time.monotonic()
    check(live, asyncio.run(play_all([live.address], GAMES)), began)


@pytest.mark.slow
def test_tables_of_every_game_at_once_on_two_processes_with_redis_and_two_workers() -> None:
    with ExitStack() as stack:
        config = stack.enter_context(prepared())
        webs = [replace(config, redis=REDIS, rate=100_000, port=free_port()) for _ in range(2)]
        for web in webs:
            stack.enter_context(process(web, "serve"))
            stack.enter_context(process(web, "worker"))
        for web in webs:
            wait_until_ready(web)
        began = time.monotonic()
        check(config, asyncio.run(play_all([web.address for web in webs], GAMES)), began)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_fifty_tables_at_once(live: Config) -> None:
    own = [name for name in GAMES if type(registry.find(name)).__module__.startswith("asztal.games.")]
    began = time.monotonic()
    check(live, asyncio.run(play_all([live.address], (own * 50)[:50])), began)
