"""Somebody who has done everything of which something is stored, and is erased."""

import json
import random
from typing import Any, NamedTuple

import psycopg

from asztal.server.config import Config
from asztal.server.people.sessions import Caller
from asztal.server.service import Service
from asztal.server.storage.schema import METADATA
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.wire.world_shapes import NewWorld
from tests.server.people import any_option, game_of
from tests.server.test_sessions import change
from tests.server.test_ways_home import caller_of

SMALL = "orchard"
MARK = "Xanthippe Q"  # a name that nothing else has
SECRET = "zyzzyva"  # what she says, notes and reports


async def somebody(service: Service, name: str) -> Caller:
    return await caller_of(service, (await service.sessions.welcome(name, "en"))[1])


async def table_of(service: Service, *people: Caller, name: str = "", start: bool = True) -> str:
    """A table of these people; the first one opened it, and one more bot plays."""
    table = await service.lobby.create(people[0].id, SMALL, len(people) + 1, {})
    for person in people:
        await service.lobby.join(person.id, table, name or person.name)
    await service.lobby.sit_bot(people[0].id, table, len(people), "random")
    if start:
        await service.lobby.start(people[0].id, table)
    return table


async def play(service: Service, table: str, people: list[Caller], most: int = 10_000) -> None:
    """Play as these people, and as the bots, to the end or for so many choices."""
    chance = random.Random(7)
    for number in range(most):
        async with game_of(service, table) as game:
            if game.over:
                return
            seat, option = any_option(game, list(game.decisions), chance)
            seq = service.changes.cache.get(table).seq
        if seat < len(people):
            await service.play.act(Request(table, Person(people[seat].id), f"r{number}"), option)
        else:
            await service.play.act_for_bot(table, seat, seq, option)


class Left(NamedTuple):
    """What somebody leaves behind at several tables, with a friend."""

    person: Caller
    friend: Caller
    over: str
    running: str
    waiting: str
    gone: str


async def lived(service: Service, name: str = MARK) -> Left:
    """Somebody who has done everything of which something is stored."""
    person, friend = await somebody(service, name), await somebody(service, "Friend")
    over = await table_of(service, person, friend)
    await play(service, over, [person, friend])
    running, gone = await table_of(service, person, friend), await table_of(service, friend, person)
    waiting = await table_of(service, person, friend, start=False)
    stood_up = await table_of(service, friend, person, start=False)
    await service.lobby.leave(person.id, stood_up)
    for table in (over, running, gone):
        await service.play.say(Request(table, Person(person.id), "chat"), f"{SECRET} says {name}")
        await service.play.say(Request(table, Person(friend.id), "chat"), "friend's own words")
    await play(service, running, [person, friend], 4)
    await service.lobby.leave(person.id, gone, for_good=True)
    await service.notes.write(person.id, running, SECRET, 0)
    world = await service.worlds.make_club(person.id, name, NewWorld("ginkgopolis", ["level2"]))
    await service.worlds.enter(person.id, name, world)
    change(
        service.config,
        "INSERT INTO channel (person, kind, address, keys, confirmed_at) VALUES (%s, 'mail', %s, '{}', now())",
        person.id,
        f"{SECRET}@example.org",
    )
    line = json.dumps({"text": f"{name} plants a tree.", "clause": "", "clauses": [], "events": []})
    for reporter in (person, friend):
        change(
            service.config,
            "INSERT INTO report (person, table_id, game, rules, lang, words, line, view)"
            " VALUES (%s, %s, 'orchard', 1, 'en', %s, %s, '{}')",
            reporter.id,
            running,
            SECRET if reporter is person else "odd",
            line,
        )
    await service.ways_home.make_words(person, "en")
    return Left(person, friend, over, running, waiting, gone)


def dump(config: Config) -> dict[str, list[dict[str, Any]]]:
    """All that is stored, the queue too."""
    with psycopg.connect(config.database) as connection:
        return {
            name: [row for (row,) in connection.execute(f"SELECT row_to_json(t) FROM {name} t ORDER BY t".encode())]
            for name in [*(table.name for table in METADATA.sorted_tables), "procrastinate_jobs"]
        }


def found(config: Config, *marks: str) -> dict[str, list[Any]]:
    """Where one of these texts stands."""
    where = {
        name: [row for row in rows if any(mark in json.dumps(row) for mark in marks)]
        for name, rows in dump(config).items()
    }
    return {name: rows for name, rows in where.items() if rows}


async def erase(service: Service, person: Caller) -> None:
    """Ask for it, let seven days pass, and do all of it."""
    await service.erasing.ask(person)
    change(service.config, "UPDATE guest SET erase_at = now() WHERE id = %s", person.id)
    assert await service.erasing.erase_due() == 1
    await finish(service)


async def finish(service: Service) -> None:
    while change(service.config, "UPDATE deed SET due_at = now() RETURNING id"):
        await service.deeds.take_up()


async def record_of(service: Service, table: str) -> str:
    return await service.records.text(table)
