"""One process after another is replaced by the next release, whose rules have another number, while people play."""

import asyncio
import signal
import sys

import psycopg
import pytest

from tests.server.clients import start, wait_until_ready
from tests.server.crowd import Crowd, Played, play_all
from tests.server.sabotage import newer_rules
from tests.server.test_crash import Machine, lost_and_doubled, running
from tests.server.test_live import QUICK

PAUSE = 2.0  # seconds in which processes of both releases serve the same tables


def replace_one(machine: Machine, kind: str, number: int) -> None:
    """Stopped in order, and started as the next release."""
    process = machine.processes[kind, number]
    process.send_signal(signal.SIGTERM)
    process.wait()
    machine.processes[kind, number] = start(machine.configs[number], kind, newer_rules.__name__)
    if kind == "serve":
        wait_until_ready(machine.configs[number])


async def upgraded_under_load(machine: Machine, games: list[str]) -> list[Played]:
    crowd = Crowd(len(games), 0.3)
    playing = asyncio.create_task(play_all([config.address for config in machine.configs], games, crowd))
    begun = asyncio.create_task(crowd.begun.wait())
    await asyncio.wait({begun, playing}, return_when=asyncio.FIRST_COMPLETED)
    for part in (("serve", 0), ("worker", 0), ("serve", 1), ("worker", 1)):
        await asyncio.wait({playing}, timeout=PAUSE)
        assert not playing.done(), "the tables ended before everything was replaced"
        await asyncio.to_thread(replace_one, machine, *part)
    crowd.calm.set()
    return await playing


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_rolling_upgrade_under_load_loses_nothing() -> None:
    games = QUICK * 3
    with running() as machine:
        played = asyncio.run(upgraded_under_load(machine, games))
        check(machine, played, len(games))


def check(machine: Machine, played: list[Played], tables: int) -> None:
    acknowledged, lost, doubled = lost_and_doubled([machine.postgres.url], played)
    with psycopg.connect(machine.postgres.url) as connection:
        rules: dict[int, int] = dict(connection.execute("SELECT rules, count(*) FROM action GROUP BY rules").fetchall())
        # Whoever is older never writes after whoever is newer: a table's rules only ever rise.
        query = "SELECT count(*) FROM action a JOIN action b USING (table_id) WHERE a.seq < b.seq AND a.rules > b.rules"
        [back] = connection.execute(query).fetchone() or [None]
    print(
        f"{len(played)} tables ended, {acknowledged} choices acknowledged, {lost} lost, {doubled} doubled,"
        f" {sum(table.reconnected for table in played)} reconnections, actions by rules {rules}",
        file=sys.stderr,
    )
    assert (lost, doubled, back, len(played)) == (0, 0, 0, tables)
    assert set(rules) == {1, 2}
