"""Tables in several databases: ids say in which, lists have them all, and one that is away holds up no other."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from litestar import Request as Asked
from litestar import get
from litestar.params import FromPath
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.exceptions import ConnectionClosed

from asztal.server.background import Background
from asztal.server.bots import worker
from asztal.server.clocks.clock import to_ms
from asztal.server.cluster.rooms import LATER
from asztal.server.config import Config, read_config
from asztal.server.denied import Denied
from asztal.server.http.previews import head
from asztal.server.people.sessions import Caller
from asztal.server.service import Service
from asztal.server.storage import retention
from asztal.server.storage.backup import backup, cell_file, restore
from asztal.server.storage.database import check_databases, upgrade
from asztal.server.storage.models import CODE
from asztal.server.storage.statements import borrowed
from asztal.server.tables.live.access import Person as Right
from asztal.server.tables.live.request import Request
from asztal.server.tables.lobby.again import open_next
from asztal.server.tables.past.kept_rows import KeptRows
from asztal.server.tables.play.claims import LIVE
from asztal.server.wake.loop import Wake
from asztal.text import Problem
from tests.server.clients import Chair, Person, free_port, process, wait_until_ready
from tests.server.conftest import SERVER, create, fresh_config, leave, names_of, prepared, with_cells
from tests.server.people import seated_table, with_service
from tests.server.test_forks import fork, play_on
from tests.server.test_ways_home import Traveller, site

SMALL = "orchard"


@pytest.fixture(scope="module")
def apart() -> Iterator[Config]:
    """People and some tables in one database, other tables in a second one; for all tests here."""
    with prepared(cells=1, spread=True) as made:
        yield made


@contextmanager
def only(service: Service, cell: int) -> Iterator[None]:
    """New tables are in this cell."""
    before, service.cells._open = service.cells._open, [service.cells.all[cell]]
    try:
        yield
    finally:
        service.cells._open = before


async def table_in(service: Service, cell: int, people: int = 2) -> tuple[str, list[int]]:
    """A table in this cell that has begun, and its people."""
    with only(service, cell):
        return await seated_table(service, SMALL, 2, people)


async def table_of(service: Service, cell: int, *people: int) -> str:
    """A table in this cell for people who are known, begun where they are two."""
    with only(service, cell):
        table = await service.lobby.create(people[0], SMALL, 2, {})
    for person in people:
        await service.lobby.join(person, table, f"P{person}")
    if len(people) == 2:
        await service.lobby.start(people[0], table)
    return table


@contextmanager
def away(config: Config, cell: int) -> Iterator[None]:
    """A cell that refuses everybody until the end of the block."""
    name = names_of(config)[cell]
    with psycopg.connect(f"{SERVER}/postgres", autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false'.encode())
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        try:
            yield
        finally:
            connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true'.encode())


@contextmanager
def problem(key: str) -> Iterator[None]:
    with pytest.raises(Problem) as caught:
        yield
    assert caught.value.key == key


async def denied(work: Awaitable[object]) -> str:
    with pytest.raises(Denied) as caught:
        await work
    return f"{caught.value.status} {caught.value.key}"


def count(config: Config, cell: int, query: str) -> int:
    with psycopg.connect(config.databases[cell].database) as connection:
        return sum(number for (number,) in connection.execute(query.encode()))


# --- which cell -----------------------------------------------------------------------------------------------------


def test_settings_name_further_databases_each_once() -> None:
    given = {"ASZTAL_DATABASE": "postgresql://a/people"}
    assert [each.database for each in read_config(given).databases] == ["postgresql://a/people"]
    assert read_config(given).open_cells == [0]
    further = read_config({**given, "ASZTAL_CELLS": "postgresql://b/t  postgresql://c/t"})
    assert [each.database for each in further.databases] == [
        "postgresql://a/people",
        "postgresql://b/t",
        "postgresql://c/t",
    ]
    assert further.open_cells == [1, 2]
    spread = read_config({**given, "ASZTAL_CELLS": "postgresql://b/t postgresql://a/people postgresql://c/t"})
    assert (spread.databases, spread.open_cells) == (further.databases, [0, 1, 2])
    for wrong in ("postgresql://b/t postgresql://b/t", "mysql://b", "b"):
        with problem("config-cells"):
            read_config({**given, "ASZTAL_CELLS": wrong})


def test_an_id_says_its_cell_and_so_do_invitations_and_links(apart: Config) -> None:
    async def story(service: Service) -> None:
        for cell in (0, 1):
            table, (ada, _) = await table_in(service, cell)
            assert (len(table), table[:-CODE]) == (CODE + cell, "1" * cell)
            assert service.cells.of(table).number == cell
            async with service.changes.reading(table) as warm:
                invite = warm.stored.row.invite
            assert await service.lobby.by_invite(invite) == table
            _, link = await service.lobby.new_link(ada, table)
            cid, _ = await service.sessions.welcome("Cid", "en")
            assert await service.lobby.follow_link(cid, link) == (table, 0)
            shown = await service.lists.invited(invite)
            assert shown is not None
            assert shown.row.id == table
        assert await denied(service.lists.one("9" + "x" * CODE)) == "503 table-away"  # of a cell that others may know
        assert await denied(service.lists.one("9" * 5000 + "x" * CODE)) == "503 table-away"
        for made_up in ("y" * 40, "\u0661" + "x" * CODE):
            assert await service.lists.one(made_up) is None

    with_service(apart, story)
    for cell, other in ((0, "length(id) <> 12"), (1, "left(id, 1) <> '1' OR length(id) <> 13")):
        assert count(apart, cell, "SELECT count(*) FROM game_table") > 0
        assert count(apart, cell, f"SELECT count(*) FROM game_table WHERE {other}") == 0
    assert count(apart, 1, "SELECT count(*) FROM guest") == 0


def test_the_page_of_a_table_that_is_away_comes_without_a_preview(apart: Config) -> None:
    @get("/look/{code:str}")
    async def look(request: Asked[Any, Any, Any], code: FromPath[str]) -> str:
        return await head(request, "t", code)

    async def story() -> None:
        async with site(apart) as [app]:
            app.register(look)
            answer = await Traveller(app).http.get(f"/look/9{'x' * CODE}")
            assert (answer.status_code, answer.text) == (200, "")

    asyncio.run(story())


def test_new_tables_are_spread_over_the_cells_that_answer(apart: Config) -> None:
    async def story(service: Service) -> None:
        found = {service.cells.for_new().number for _ in range(60)}
        assert found == {0, 1}
        service.cells.all[1].away = True
        assert {service.cells.for_new().number for _ in range(20)} == {0}

    with_service(apart, story)
    with_service(replace(apart, cells=apart.cells.split()[1]), _only_further)


async def _only_further(service: Service) -> None:
    assert {service.cells.for_new().number for _ in range(20)} == {1}


# --- what people do at them -----------------------------------------------------------------------------------------


def test_lists_have_the_tables_of_all_cells_in_one_order(apart: Config) -> None:
    async def story(service: Service) -> None:
        ada, ben = [(await service.sessions.welcome(name, "en"))[0] for name in ("Ada", "Ben")]
        waiting = [await table_of(service, cell, ada) for cell in (0, 1, 1, 0)]
        over = list[str]()
        for cell in (1, 0, 1):
            over.append(await table_of(service, cell, ada, ben))
            await play_on(service, over[-1], [ada, ben], random.Random(cell))
        newest, ended = waiting[::-1], over[::-1]
        assert [line.row.id for line in await service.lists.listed()][:4] == newest
        assert [line.row.id for line in await service.lists.of_guest(ada)] == newest + ended
        assert [line.row.id for line in await service.lists.archive(ada, 0)] == ended
        assert [line.row.id for line in await service.lists.archive(ada, 1)] == ended[1:]
        assert all(len(line.results) == 2 and len(line.seats) == 2 for line in await service.lists.archive(ada, 0))
        assert await service.lobby.count_waiting(ada) == 4
        assert await service.lobby.held_tables(ada) == sorted(waiting) + sorted(over)
        await service.lists.put_away(ada, over[0], archived=True)
        assert over[0] not in [line.row.id for line in await service.lists.of_guest(ada)]
        assert sorted(await KeptRows(service.cells).finished(ada)) == sorted(over)

    with_service(apart, story)


def test_turns_chat_notes_records_and_forks_in_both_cells(apart: Config) -> None:
    async def story(service: Service) -> None:
        for cell in (0, 1):
            table, guests = await table_in(service, cell)
            asked = [guest for guest in guests if table in await service.lists.turns(guest)]
            assert asked
            await service.play.say(Request(table, Right(guests[0]), "c1"), "hello")
            await service.notes.write(guests[1], table, "mine", 0)
            assert (await service.notes.read(guests[1], table)).text == "mine"
            steps = await play_on(service, table, guests, random.Random(5))
            assert (await service.records.text(table)).count("\n") > steps
            with only(service, 1 - cell):  # a game goes on elsewhere
                made = await fork(service, guests[0], table, 3)
            assert service.cells.of(made).number == 1 - cell
            following = await open_next(service.lobby, service.changes, guests[0], table)
            assert service.cells.of(following).number == cell  # those who sat there are known there
            await service.lobby.join(guests[1], following, "Ben")
            rows = await KeptRows(service.cells).of(guests[0])
            assert [row.text for row in rows["chat"]] == ["hello"]

    with_service(apart, story)


def test_an_entry_of_a_world_is_where_people_are(apart: Config) -> None:
    async def story(service: Service) -> None:
        ada, _ = await service.sessions.welcome("Ada", "en")
        await service.worlds.make_due()
        world = (await service.world_pages.listed(ada))[0]
        entered = await service.worlds.enter(ada, "Ada", world.id)
        assert service.cells.of(entered.table).number == 0

    with_service(replace(apart, cells=apart.cells.split()[1]), story)


def test_somebody_is_erased_in_all_cells_or_later(apart: Config) -> None:
    async def story(service: Service) -> None:
        ada, ben = [(await service.sessions.welcome(name, "en"))[0] for name in ("Ada", "Ben")]
        here, there = [await table_of(service, cell, ada, ben) for cell in (0, 1)]
        with psycopg.connect(apart.database) as connection:
            connection.execute("UPDATE guest SET erase_at = now() WHERE id = %s", [ada])
        assert await service.erasing.erase_due() == 1
        with psycopg.connect(apart.database) as connection:
            connection.execute("UPDATE deed SET due_at = now()")
        service.cells.all[1].away = True
        assert await service.deeds.take_up() == 1
        assert count(apart, 0, "SELECT count(*) FROM deed") == 1  # nothing was left out
        service.cells.all[1].away = False
        with psycopg.connect(apart.database) as connection:
            connection.execute("UPDATE deed SET due_at = now()")
        await service.deeds.take_up()
        assert count(apart, 0, "SELECT count(*) FROM deed") == 0
        for table in (here, there):
            async with service.changes.reading(table) as warm:
                assert ada not in warm.stored.places[0].holders
                assert warm.stored.places[0].name == "N. N."

    with_service(apart, story)


def test_a_cell_that_is_away_keeps_no_link_alive_in_another(apart: Config) -> None:
    async def story(service: Service) -> None:
        ada, ben = [(await service.sessions.welcome(name, "en"))[0] for name in ("Ada", "Ben")]
        tables = [await table_of(service, cell, ada, ben) for cell in (0, 1)]
        links = [(await service.lobby.new_link(ada, table))[1] for table in tables]
        thief = (await service.sessions.welcome("Thief", "en"))[0]
        await service.lobby.follow_link(thief, links[0])
        caller = await service.sessions.find(await service.sessions.open(ada, "", "guest"))
        assert caller is not None
        service.cells.all[1].away = True
        assert await service.signing_out.everywhere_else(caller) == 1
        assert await denied(service.lobby.follow_link(thief, links[0])) == "404 no-such-link"
        for _ in range(3):
            await _do_deeds(service)
            soon = "SELECT count(*) FROM deed WHERE due_at < now() + interval '31 s'"
            assert count(apart, 0, soon) == 1, "it is not long in coming once the cell is back"
        service.cells.all[1].away = False
        await _do_deeds(service)
        assert await denied(service.lobby.follow_link(thief, links[1])) == "404 no-such-link"
        assert count(apart, 0, "SELECT count(*) FROM deed") == 0

    with_service(apart, story)


def test_nobody_idle_is_deleted_who_has_a_seat_in_any_cell(apart: Config) -> None:
    async def story(service: Service) -> None:
        _, guests = await table_in(service, 1)
        gone, _ = await service.sessions.welcome("Cid", "en")
        with psycopg.connect(apart.database) as connection:
            connection.execute("UPDATE guest SET created = now() - interval '31 days', seen_at = created")
            connection.execute("UPDATE guest SET seen_at = now() - interval '31 days'")
        people, tables = service.cells.all
        async with borrowed(people.stores) as driver, borrowed(tables.stores) as other:
            await retention.tidy(driver, [other])
        with psycopg.connect(apart.database) as connection:
            left = {person for (person,) in connection.execute("SELECT id FROM guest")}
        assert left.issuperset(guests)
        assert gone not in left

    with_service(apart, story)


def test_old_chat_is_deleted_in_all_cells(apart: Config) -> None:
    async def story(service: Service) -> None:
        for cell in (0, 1):
            table, guests = await table_in(service, cell)
            await service.play.say(Request(table, Right(guests[0]), "c1"), "hello")
            with psycopg.connect(apart.databases[cell].database) as connection:
                connection.execute("UPDATE game_table SET changed = now() - %s", [retention.CHAT + timedelta(days=1)])
        people, tables = service.cells.all
        async with borrowed(people.stores) as driver, borrowed(tables.stores) as other:
            await retention.tidy(driver, [other])

    with_service(apart, story)
    assert [count(apart, cell, "SELECT count(*) FROM chat") for cell in (0, 1)] == [0, 0]


def test_an_outage_of_a_cell_counts_for_nobody_at_its_tables_alone(apart: Config) -> None:
    async def story(service: Service) -> None:
        for keeper in service.keepers:
            await keeper.beat("web")
        with psycopg.connect(apart.databases[1].database) as connection:
            connection.execute("UPDATE beat SET at = at - interval '1 hour'")
        for keeper in service.keepers:
            await keeper.beat("web")
        here, there = service.keepers
        assert (len(here.away()), len(there.away())) == (0, 1)
        here.outages = [(0, 1)]  # without people's database nobody plays anywhere
        assert len(there.away()) == 2

    with_service(apart, story)


async def asked_for(service: Service, cell: int) -> tuple[str, int, Caller]:
    """A table in this cell where somebody asked for the seat of whoever lost every cookie, and all agreed."""
    with only(service, cell):
        table, (owner, lost, third) = await seated_table(service, SMALL, 3)
    for config, old in (
        (service.cells.all[cell].config, "UPDATE game_table SET listed = false, version = version + 1"),
        (service.cells.all[cell].config, "UPDATE seat SET seen_at = now() - interval '5 minutes'"),
        (service.config, "UPDATE guest SET seen_at = now() - interval '5 minutes'"),
        (service.config, "UPDATE session SET last_seen = now() - interval '5 minutes'"),
    ):
        with psycopg.connect(config.database) as connection:
            connection.execute(old.encode())
    asker = await service.sessions.find((await service.sessions.welcome("New", "en"))[1])
    assert asker is not None
    await service.claiming.ask(asker, table, 1)
    async with service.changes.reading(table) as warm:
        [claim] = warm.stored.claims
    for person in (owner, third):
        await service.claims.answer(person, table, 1, claim.number, agree=True)
    return table, lost, asker


def test_an_outage_of_a_cell_is_no_part_of_the_wait_for_a_seat_there(apart: Config) -> None:
    async def story(service: Service) -> None:
        began, late = datetime.now(UTC), timedelta()
        service.keeper.now = lambda: began + late
        table, _, asker = await asked_for(service, 1)
        service.keepers[1].outages = [(to_ms(began), to_ms(began + LIVE))]
        has = list[bool]()
        for passed in (LIVE, 2 * LIVE):
            late = passed + timedelta(seconds=1)
            async with service.changes.reading(table) as warm:
                [claim] = warm.stored.claims
            await service.claiming.look(table, claim.number)
            async with service.changes.reading(table) as warm:
                has.append(asker.id in warm.stored.places[1].holders)
        assert has == [False, True]

    with_service(apart, story)


def test_whoever_is_back_keeps_the_seat_though_another_cell_is_away(apart: Config) -> None:
    async def story(service: Service) -> None:
        table, lost, _ = await asked_for(service, 0)
        service.cells.all[1].away = True
        await service.claiming.take_sign(lost)
        async with service.changes.reading(table) as warm:
            assert warm.stored.claims == []
        awaited = f"SELECT count(*) FROM guest WHERE id = {lost} AND awaited IS NOT NULL"
        assert count(apart, 0, awaited) == 1  # somebody may have asked for a seat there too

    with_service(apart, story)


def test_a_duty_is_done_by_the_loop_of_its_cell(apart: Config) -> None:
    async def story(service: Service) -> None:
        there, _ = await table_in(service, 1, people=1)
        cell, keeper = service.cells.all[1], service.keepers[1]
        with psycopg.connect(cell.config.database) as connection:
            connection.execute("DELETE FROM procrastinate_jobs")
            connection.execute("UPDATE game_table SET wake_at = now()")
        async with borrowed(cell.stores) as driver:
            assert await Wake(cell.config, keeper, worker.duties(service)).poll(driver) > 0
        async with service.changes.reading(there) as warm:
            asked = warm.stored.first_bot(list(warm.game.decisions)) is not None
        jobs = f"SELECT count(*) FROM procrastinate_jobs WHERE args ->> 'table_id' = '{there}'"
        assert [count(apart, number, jobs) for number in (0, 1)] == [0, int(asked)]

    with_service(apart, story)


# --- looking after them ---------------------------------------------------------------------------------------------


def test_all_cells_are_upgraded_and_a_list_in_another_order_is_refused() -> None:
    made = with_cells(fresh_config(), 2)
    create(made)
    try:
        with problem("database-old"):
            check_databases(made)
        upgrade(made)
        check_databases(made)

        async def story(service: Service) -> None:
            await table_in(service, 1)

        with_service(made, story)
        check_databases(made)
        one, two = made.cells.split()
        with problem("cells-moved"):
            check_databases(replace(made, cells=f"{two} {one}"))
        with problem("cells-moved"):
            check_databases(replace(made, database=one, cells=""))
    finally:
        leave(made)


def test_a_database_under_two_addresses_is_refused(apart: Config) -> None:
    with problem("cells-same"):
        check_databases(replace(apart, cells=f"{apart.database}?application_name=other"))


def test_a_cell_is_backed_up_and_restored_alone(apart: Config, tmp_path: Path) -> None:
    tables = list[str]()

    async def story(service: Service) -> None:
        for cell in (0, 1):
            table, guests = await table_in(service, cell)
            await play_on(service, table, guests, random.Random(cell))
            tables.append(table)

    with_service(apart, story)
    file = str(tmp_path / "all.gz")
    assert backup(apart, file)[0] == sum(count(apart, cell, "SELECT count(*) FROM game_table") for cell in (0, 1))
    with problem("backup-cells"):
        backup(apart, "-")
    other = with_cells(fresh_config(), 1, spread=True)
    create(other)
    try:
        assert restore(other, cell_file(file, 1)).tables > 0  # before people are
        with problem("backup-other-cell"):
            restore(replace(other, cells=""), cell_file(file, 1))
        assert restore(other, file).tables > 0
        with problem("restore-not-empty"):
            restore(other, cell_file(file, 1))

        async def again(service: Service) -> None:
            texts = [await service.records.text(table) for table in tables]
            assert all(text.count("\n") > 3 for text in texts)

        with_service(other, again)
    finally:
        leave(other)


def test_an_older_backup_of_people_gives_nobody_a_number_that_a_cell_knows(apart: Config, tmp_path: Path) -> None:
    file = str(tmp_path / "all.gz")
    backup(apart, file)  # before anybody came

    async def story(service: Service) -> None:
        await table_in(service, 1)

    with_service(apart, story)
    backup(apart, str(tmp_path / "later.gz"))
    other = with_cells(fresh_config(), 1, spread=True)
    create(other)
    try:
        restore(other, cell_file(str(tmp_path / "later.gz"), 1))
        restore(other, file)

        async def again(service: Service) -> None:
            new, _ = await service.sessions.welcome("Dora", "en")
            assert not await service.lobby.held_tables(new)
            assert new > count(other, 1, "SELECT max(guest_id) FROM holder")

        with_service(other, again)
    finally:
        leave(other)


def test_the_other_cells_are_backed_up_while_one_is_away_and_people_are_not_restored(tmp_path: Path) -> None:
    first, second = str(tmp_path / "all.gz"), str(tmp_path / "later.gz")
    with prepared(cells=2) as config, prepared() as empty:
        backup(config, first)
        moved = replace(config, database=empty.database)
        with away(config, 1):
            with problem("database-unreachable"):
                backup(config, second)
            with problem("database-unreachable"):  # which numbers its tables know is not known
                restore(moved, first)
        assert [Path(cell_file(second, cell)).exists() for cell in (0, 1, 2)] == [True, False, True]
        restore(moved, first)
        with away(empty, 0), problem("database-unreachable"):  # nor are people told of what a cell knows
            restore(moved, cell_file(first, 1))


def test_the_erased_stay_erased_at_a_cell_that_is_restored(apart: Config, tmp_path: Path) -> None:
    file, tables = str(tmp_path / "all.gz"), list[str]()

    async def story(service: Service) -> None:
        ada, ben = [(await service.sessions.welcome(name, "en"))[0] for name in ("Ada", "Ben")]
        tables.append(await table_of(service, 1, ada, ben))
        backup(apart, file)
        with psycopg.connect(apart.database) as connection:
            connection.execute("UPDATE guest SET erase_at = now() WHERE id = %s", [ada])
        assert await service.erasing.erase_due() == 1
        await _do_deeds(service)
        assert await _names(service, tables[0]) == ["N. N.", f"P{ben}"]

    with_service(apart, story)
    name = names_of(apart)[1]
    with psycopg.connect(f"{SERVER}/postgres", autocommit=True) as connection:
        connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    restore(apart, cell_file(file, 1))

    async def again(service: Service) -> None:
        await _do_deeds(service)
        assert (await _names(service, tables[0]))[0] == "N. N."

    with_service(apart, again)


async def _do_deeds(service: Service) -> None:
    with psycopg.connect(service.config.database) as connection:
        connection.execute("UPDATE deed SET due_at = now()")
    await service.deeds.take_up()


async def _names(service: Service, table: str) -> list[str]:
    async with service.changes.reading(table) as warm:
        return [place.name for place in warm.stored.places]


# --- a dead cell ----------------------------------------------------------------------------------------------------


def test_a_cell_that_is_restored_holds_up_nobody_and_serves_once_it_is_there(tmp_path: Path) -> None:
    """Its database is there again, first without tables; then it is filled while processes wait for it."""
    file = str(tmp_path / "all.gz")
    with prepared(cells=1, spread=True) as made:

        async def story(service: Service, background: Background, *, upgraded: bool) -> None:
            cell, name = service.cells.all[1], names_of(made)[1]
            with psycopg.connect(f"{SERVER}/postgres", autocommit=True) as connection:
                connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())
                await _true(lambda: cell.away)
                connection.execute(f'CREATE DATABASE "{name}"'.encode())
            check_databases(made)  # another process may begin
            if upgraded:
                upgrade(made)
                await _true(lambda: not cell.away)
                await service.keepers[1].beat("web")
            for _ in range(0 if upgraded else 25):  # for some looks
                await asyncio.sleep(0.2)
                assert cell.away
                assert await service.lists.listed() is not None
                assert background.healthy
            assert await asyncio.to_thread(restore, made, cell_file(file, 1)) is not None
            await _true(lambda: not cell.away)
            assert await service.lists.one(tables[0]) is not None

        async def both() -> None:
            async with Service(made) as service, Background() as background:
                tables.append((await table_in(service, 1))[0])
                backup(made, file)
                service.watch(background)
                service.beat(background, "web")
                await story(service, background, upgraded=False)
                await story(service, background, upgraded=True)

        tables = list[str]()
        asyncio.run(both())


async def _true(found: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not found():
            await asyncio.sleep(0.1)


def test_a_cell_that_is_only_slow_is_not_taken_for_away(apart: Config) -> None:
    async def story(service: Service) -> None:
        cell = service.cells.all[1]

        async def wait(connection: AsyncConnection) -> None:
            await connection.execute(text("SET LOCAL lock_timeout = '50ms'"))
            await connection.execute(text("SET LOCAL statement_timeout = '2s'"))
            await connection.execute(text("SELECT 1 FROM beat" if connection.engine is cell.engine else "SELECT 1"))

        with psycopg.connect(cell.config.database) as connection:
            connection.execute("LOCK beat")
            with pytest.raises(OperationalError):
                await service.cells.ask_alive(wait)
        assert not cell.away
        assert len(await service.cells.ask_alive(wait)) == 2
        with away(apart, 1):
            assert len(await service.cells.ask_alive(wait)) == 1
        assert cell.away

    with_service(apart, story)


@pytest.mark.full
@pytest.mark.timeout(600)
def test_one_cell_dies_and_the_other_plays_on(apart: Config) -> None:
    """With processes: bots move in both, then one cell is cut off, says so, and comes back with all that was done."""
    here = replace(apart, port=free_port(), limits=0)

    async def story() -> None:
        async with Person(here.address, "Ada") as ada, AsyncExitStack() as sockets:
            tables = dict[int, str]()
            while len(tables) < 2:
                opened = await ada.post("/api/tables/now", game="ginkgopolis", bots=["random"])
                tables.setdefault(len(opened["table"]) - CODE, opened["table"])
            chairs = {cell: ada.at(table) for cell, table in tables.items()}
            for chair in chairs.values():
                await sockets.enter_async_context(chair)
                await chair.until("view")
                await _move(chair)
            done = chairs[1].version
            with away(here, 1):
                await _until(lambda: httpx.get(f"{here.address}/ready").json()["status"] == "degraded")
                assert httpx.get(f"{here.address}/ready").json()["away"] == [1]
                refused = await ada.http.get(f"/api/tables/{tables[1]}")
                assert (refused.status_code, refused.json()["key"]) == (503, "table-away")
                for lang, word in (("en", "Nothing that was played"), ("hu", "Semmi sem"), ("de", "nicht verloren")):
                    said = httpx.get(f"{here.address}/api/tables/{tables[1]}", headers={"Accept-Language": lang})
                    assert word in said.json()["text"]
                with pytest.raises(ConnectionClosed) as closed:
                    await chairs[1].until("nothing else")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == LATER
                listed = await ada.http.get("/api/guest")
                assert listed.headers["Asztal-Missing"] == "tables"
                assert [line["id"] for line in listed.json()["tables"] if line["id"] in tables.values()] == [tables[0]]
                for _ in range(3):
                    await _move(chairs[0])
                opened = await ada.post("/api/tables/now", game="ginkgopolis", bots=["random"])
                assert len(opened["table"]) == CODE
            await _until(lambda: httpx.get(f"{here.address}/ready").json()["status"] == "ok")
            again = await sockets.enter_async_context(ada.at(tables[1]))
            await again.until("view")
            assert again.version >= done
            await _move(again)
            listed = await ada.http.get("/api/guest")
            assert "Asztal-Missing" not in listed.headers

    with process(here, "serve"), process(here, "worker"):
        wait_until_ready(here)
        asyncio.run(story())


async def _move(chair: Chair) -> None:
    """Choose something, as soon as the bot has."""
    answer = {"key": "stale"}
    while answer.get("key") == "stale":
        while chair.question is None:
            await chair.hear()
        question, chair.question = chair.question, None
        answer = await chair.ask("act", option=question["choices"][0]["option"], question=question["name"])
    assert answer["type"] == "done", answer


async def _until(found: Callable[[], bool], seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while not await asyncio.to_thread(found):
        assert time.monotonic() < until
        await asyncio.sleep(0.2)
