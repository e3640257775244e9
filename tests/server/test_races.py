"""Two processes, one database: whatever is asked of both at once is done once, and nobody is always too late."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import psycopg
import pytest

from asztal.kernel import Option
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.service import Service
from asztal.server.storage import database
from asztal.server.tables.live.access import Person as Right
from asztal.server.tables.live.change import Change
from asztal.server.tables.live.request import Request
from asztal.server.tables.stored.table import StoredTable
from tests.server.clients import Chair, Person
from tests.server.people import seated_table, with_service
from tests.server.test_web import SMALL, small_table

ENOUGH = 400  # changes: at first one of them may be ahead by some dozens


async def change_twice(chair: Chair, answers: Counter[str]) -> None:
    """Choose, and take it back."""
    for answer in (await chair.ask("act", option="choose dig"), await chair.ask("undo")):
        answers[answer.get("key") or answer["type"]] += 1


async def as_fast_as_it_goes(chair: Chair, answers: list[Counter[str]], own: int) -> None:
    """Change the table until all together have done enough."""
    while sum(count["done"] for count in answers) < ENOUGH:
        await change_twice(chair, answers[own])


def rows(config: Config, query: str, table: str) -> list[Any]:
    with psycopg.connect(config.database) as database:
        return database.execute(query.encode(), [table]).fetchall()


def test_two_sockets_of_a_seat_at_two_processes_both_get_their_share(two: list[Config]) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ada, bela = [await stack.enter_async_context(Person(two[0].address, name)) for name in ("Ada", "Béla")]
            table, _ = await small_table(ada, bela)
            persons = [ada, await stack.enter_async_context(ada.elsewhere(two[1]))]
            chairs = [await stack.enter_async_context(person.at(table)) for person in persons]
            for chair in chairs * 5:  # a process that has just started is slow
                await change_twice(chair, Counter())
            answers: list[Counter[str]] = [Counter(), Counter()]
            await asyncio.gather(*[as_fast_as_it_goes(chair, answers, own) for own, chair in enumerate(chairs)])
        few, many = sorted(count["done"] for count in answers)
        assert many <= 4 * few, answers
        assert not {"database-away", "busy", "internal"} & {*answers[0], *answers[1]}
        log = [seq for (seq,) in rows(two[0], "SELECT seq FROM action WHERE table_id = %s ORDER BY seq", table)]
        assert log == list(range(1, 20 + few + many + 1))  # each once, without a gap
        assert rows(two[0], "SELECT seq FROM game_table WHERE id = %s", table) == [(len(log),)]

    asyncio.run(story())


def test_six_guests_for_two_seats_and_six_starts_at_once(two: list[Config]) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(two[0].address, f"P{number}")) for number in range(6)]
            people[1::2] = [await stack.enter_async_context(person.elsewhere(two[1])) for person in people[1::2]]
            owners = [people[0], await stack.enter_async_context(people[0].elsewhere(two[1]))]
            for _ in range(2):
                table = (await people[0].post("/api/tables", game=SMALL, seats=2, listed=True))["table"]["id"]
                joins = [person.http.post(f"/api/tables/{table}/join", json={}) for person in people]
                assert sorted(answer.status_code for answer in await asyncio.gather(*joins)) == [200] * 2 + [409] * 4
                holders = rows(two[0], "SELECT number FROM holder WHERE table_id = %s ORDER BY number", table)
                assert holders == [(0,), (1,)]
                starts = [owners[n % 2].http.post(f"/api/tables/{table}/start", json={}) for n in range(6)]
                answers = Counter(answer.status_code for answer in await asyncio.gather(*starts))
                assert answers[200] >= 1
                assert set(answers) <= {200, 409}
                assert rows(two[0], "SELECT status, seq FROM game_table WHERE id = %s", table) == [("playing", 0)]
                assert rows(two[0], "SELECT count(*) FROM opening WHERE table_id = %s", table) == [(1,)]
                began = "SELECT kind FROM story WHERE table_id = %s AND kind LIKE 'began%%'"
                assert len(rows(two[0], began, table)) <= 1

    asyncio.run(story())


def test_whoever_was_too_late_three_times_makes_the_others_wait(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        waited = 0

        class Late(NamedTuple):
            """Another process changes the table whenever we have looked at it."""

            table: str

            def name(self, _stored: StoredTable) -> str:
                nonlocal waited
                try:
                    with psycopg.connect(config.database, options="-c lock_timeout=50ms") as faster:
                        faster.execute("UPDATE game_table SET version = version + 1 WHERE id = %s", [table])
                except psycopg.errors.LockNotAvailable:
                    waited += 1
                return "0:late"

        def dig(change: Change) -> str:
            change.warm.playing.apply(0, Option.parse("choose dig"))
            change.log()
            return "dug"

        assert await service.changes.play(Late(table), dig) == "dug"
        assert waited == 1
        assert await service.changes.play(Late(table), dig) is None  # it was carried out before
        assert rows(config, "SELECT seq FROM action WHERE table_id = %s", table) == [(1,)]
        with pytest.raises(Denied):
            await service.play.undo(Request(table, Right(guests[1]), "u"))
        await service.play.undo(Request(table, Right(guests[0]), "u"))
        service.cache.clear()
        async with service.changes.reading(table) as warm:
            assert (warm.seq, warm.contended) == (2, False)

    with_service(config, story)


def test_a_table_that_somebody_keeps_locked_is_busy_and_the_database_is_not_away(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        with psycopg.connect(config.database) as holder:
            holder.execute("SELECT FROM game_table WHERE id = %s FOR UPDATE", [table])
            for work in (
                service.play.act(Request(table, Right(guests[0]), "a"), "choose dig"),
                service.play.say(Request(table, Right(guests[0]), "b"), "hello"),
            ):
                with pytest.raises(Denied) as caught:
                    await work
                assert (caught.value.key, caught.value.status) == ("busy", 503)
        await service.play.act(Request(table, Right(guests[0]), "a"), "choose dig")

    monkeypatch.setattr(database, "TIMEOUTS", "-c lock_timeout=200ms")
    with_service(config, story)


def test_after_a_race_a_move_is_one_statement_again(config: Config) -> None:
    async def story(one: Service) -> None:
        async with Service(config) as other:
            table, guests = await seated_table(one, SMALL, 2)
            async with other.changes.reading(table) as warm:
                warm.contended = True
            await one.play.act(Request(table, Right(guests[0]), "a"), "choose dig")
            for number, contended in enumerate((True, False)):  # others had changed it; nobody had
                await other.play.undo(Request(table, Right(guests[0]), f"u{number}"))
                assert warm.contended is contended
                await other.play.act(Request(table, Right(guests[0]), f"a{number}"), "choose dig")
                assert warm.contended is False

    with_service(config, story)
