"""The whole service: `asztal serve` and `asztal worker` as processes, people over real sockets."""

import asyncio
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

import psycopg
import pytest
from msgspec.structs import replace

from asztal import registry
from asztal.server.clocks.keeper import Keeper
from asztal.server.cluster import attendance
from asztal.server.cluster.news import Present
from asztal.server.cluster.readers import Reader
from asztal.server.cluster.rooms import Room
from asztal.server.cluster.source import Source
from asztal.server.config import Config
from asztal.server.storage.cells import Cells
from asztal.server.wire.messages import Presence, write
from tests.server.clients import Person, free_port, process, wait_until_ready
from tests.server.conftest import REDIS, prepared
from tests.server.crowd import Played, compared, play_all

GAMES = sorted(registry.titles())
OWN = [name for name in GAMES if type(registry.find(name)).__module__.startswith("asztal.games.")]
QUICK = ["hand_in", "own_pace", "payment", "toy_euro"]


@contextmanager
def servers(count: int, redis: str = "", *, work: bool = True) -> Iterator[list[Config]]:
    """So many web processes and, where there is work for bots, as many workers, at one database of their own."""
    with ExitStack() as stack:
        config = stack.enter_context(prepared())
        webs = [replace(config, redis=redis, limits=0, port=free_port()) for _ in range(count)]
        for web in webs:
            stack.enter_context(process(web, "serve"))
            if work:
                stack.enter_context(process(web, "worker"))
        for web in webs:
            wait_until_ready(web)
        yield webs


def logged(config: Config, table: str) -> dict[int, int]:
    """How many choices of each seat are in the log."""
    with psycopg.connect(config.database) as connection:
        query = "SELECT seat, count(*) FROM action WHERE table_id = %s AND kind = 'choice' GROUP BY seat"
        return {int(seat): int(count) for seat, count in connection.execute(query, [table])}


def play_and_check(webs: Sequence[Config], games: Sequence[str]) -> None:
    """Every acknowledged choice is there once, every record verifies, and every patch led to the next view."""
    began = time.monotonic()
    played: list[Played] = asyncio.run(play_all([web.address for web in webs], games))
    taken = time.monotonic() - began
    assert len(played) == len(games)
    in_log = 0
    for table in played:
        choices = logged(webs[0], table.table)
        assert all(choices.get(seat, 0) == acts for seat, acts in table.seats), table.table
        in_log += sum(choices.values())
    views = sum(map(compared, played))
    acts = sum(acts for table in played for _, acts in table.seats)
    updates, whole = sum(table.updates for table in played), sum(table.checked for table in played)
    print(
        f"{len(webs)} web process(es) with {'Redis' if webs[0].redis else 'PostgreSQL alone'}: {len(played)} tables"
        f" ended, {in_log} choices ({acts} of people), {updates} updates, {views} views compared with the replayed"
        f" record ({whole} whole ones asked for), {len(played)} records verified, {taken:.0f} s",
        file=sys.stderr,
    )
    assert views > updates > 0
    assert whole > 0


@pytest.mark.full
def test_a_few_tables_at_once_on_one_process_with_postgresql_alone(live: Config) -> None:
    play_and_check([live], QUICK)


@pytest.mark.full
def test_a_few_tables_at_once_on_two_processes_with_redis_and_two_workers() -> None:
    with servers(2, REDIS) as webs:
        play_and_check(webs, QUICK)


@pytest.mark.slow
@pytest.mark.parametrize("redis", [REDIS, ""], ids=["redis", "postgresql"])
def test_who_is_at_a_table_is_known_to_every_process(redis: str) -> None:
    async def story(one: str, other: str) -> None:
        async with Person(one, "Anna") as owner, Person(other, "Béla") as friend, Person(other, "Éva") as passer_by:
            table = (await owner.post("/api/tables", game="own_pace", seats=2))["table"]["id"]
            for person in (owner, friend):
                await person.post(f"/api/tables/{table}/join")
            async with owner.at(table) as mine:
                async with friend.at(table) as theirs, passer_by.at(table) as watching:
                    for chair in (mine, theirs, watching):
                        await chair.sees(seats=[0, 1], watching=1)
                await mine.sees(seats=[0], watching=0)

    with servers(2, redis, work=False) as webs:
        asyncio.run(story(*[web.address for web in webs]))


def test_a_process_that_is_not_heard_of_any_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    cells = Cells(Config(database="postgresql://nowhere"))  # nothing is read
    nowhere = cells.people.engine
    room, reader = Room(Source(cells, Keeper(nowhere, nowhere))), Reader("en")
    reader.seat = 0
    room.readers.add(reader)
    room.tell_presence(Present("t", "another", [1], 2))
    assert reader.outbox.get_nowait() == write(Presence([0, 1], 2))
    assert not room.tell_presence()
    monkeypatch.setattr(attendance, "FORGET", 0.0)
    assert room.tell_presence()
    assert reader.outbox.get_nowait() == write(Presence([0], 0))


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("count", "redis"), [(2, REDIS), (1, "")], ids=["two-with-redis", "one-with-postgresql"])
def test_fifty_tables_of_our_own_games_at_once(count: int, redis: str) -> None:
    with servers(count, redis) as webs:
        play_and_check(webs, (OWN * 50)[:50])


@pytest.mark.full
@pytest.mark.timeout(600)
def test_tables_of_every_game_at_once(live: Config) -> None:
    play_and_check([live], GAMES)
