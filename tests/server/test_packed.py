"""Packed games: whoever reads one finds what was there before, whatever they read; and rows go only after a check."""

import asyncio
import os
import random
import secrets
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from sqlalchemy import text

from asztal import registry
from asztal.kernel.record import parse, replay
from asztal.server.config import Config
from asztal.server.http.callers import COOKIE
from asztal.server.http.previews import preview
from asztal.server.service import Service
from asztal.server.storage import database
from asztal.server.storage.backup import backup, restore
from asztal.server.storage.database import check_database, newest_revision
from asztal.server.storage.differences import difference, made_of
from asztal.server.storage.newer_rules import tables_ahead
from asztal.server.storage.packing import pack, unpack, with_hashes
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.tables.past import packer
from asztal.server.tables.play.sentences import table_info
from asztal.server.tables.stored.packed_rows import read_rows
from asztal.text import LANGUAGES
from asztal.worlds.session import play
from tests.server.conftest import create, drop, fresh_config, prepared
from tests.server.packed import age, pack_now, sql
from tests.server.people import any_option, with_service
from tests.server.test_forks import fork
from tests.server.test_replay import finished
from tests.server.test_ways_home import Traveller, site
from tests.server.test_worlds import club, entrant, keyed

GAMES = [name for name, title in registry.titles().items() if title.finished]
ROWS = "SELECT (SELECT count(*) FROM action), (SELECT count(*) FROM opening), (SELECT count(*) FROM position)"
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inner),
    max_leaves=20,
)


@given(JSON, JSON)
def test_a_difference_makes_the_second_value_of_the_first_to_the_byte(old: Any, new: Any) -> None:
    found = difference(old, new)
    assert (found is None) == (msgspec.json.encode(old) == msgspec.json.encode(new))
    assert msgspec.json.encode(made_of(old, msgspec.json.decode(msgspec.json.encode(found)))) == msgspec.json.encode(
        new
    )


# --- readers ----------------------------------------------------------------------------------------------------------


async def two_at_a_table(service: Service, game: str) -> tuple[str, list[str]]:
    """A finished table of two people who took moves back and talked, and their cookies."""
    chance, people = random.Random(game), [await service.sessions.welcome(name, "en") for name in ("Ada", "Béla")]
    table = await service.lobby.create(people[0][0], game, 2, {}, listed=True)
    for (guest, _), name in zip(people, ("Ada", "Béla"), strict=True):
        await service.lobby.join(guest, table, name)
    await service.lobby.start(people[0][0], table)
    for number in range(10_000):
        async with service.changes.reading(table) as warm:
            if warm.game.over:
                break
            seat, option = any_option(warm.game, [0, 1], chance)
        await service.play.act(Request(table, Person(people[seat][0]), f"r{number}"), option)
        async with service.changes.reading(table) as warm:
            may = chance.random() < 0.1 and not warm.game.over and warm.playing.why_not_undo(seat) is None
        if may:
            await service.play.undo(Request(table, Person(people[seat][0]), f"u{number}"))
    return table, [cookie for _, cookie in people]


async def everything(app: Litestar, service: Service, table: str, cookie: str) -> dict[str, bytes]:
    """All that can be read of a finished table, by who asks what."""
    browser = Traveller(app)
    browser.http.cookies.set(COOKIE, cookie)
    moves = (await browser.does("GET", f"/api/tables/{table}/moves"))["moves"]
    asked = ["", "/moves", "/record", "/notes", "/views/open", "/rows/open"]
    asked += [f"/moves?lang={lang}&seat={seat}" for lang in LANGUAGES for seat in (0, 1)]
    for number in range(0, len(moves) + 1, max(1, len(moves) // 5)):
        asked += [f"/views/{seat}?move={number}" for seat in (0, 1, "open")]
        asked += [f"/rows/{number % 2}?move={number}&lang={LANGUAGES[number % 3]}"]
    found = {}
    for path in [f"/api/tables/{table}{what}" for what in asked] + ["/api/tables", "/api/guest", "/api/guest/turns"]:
        answer = await browser.http.get(path)
        assert answer.status_code == (200 if cookie else answer.status_code), (path, answer.text)
        found[path] = answer.content
    if cookie:
        exported = await browser.does("POST", "/api/me/export")
        found["export"] = msgspec.json.encode([exported["tables"], exported["records"]])
    found["preview"] = (await preview(service, "de", lambda game: game, "t", table)).encode()
    async with service.changes.reading(table) as warm:
        found["info"] = msgspec.json.encode(table_info(warm.stored))
        found["told"] = msgspec.json.encode([warm.playing.heard(seat) for seat in (0, 1)])
        found["acts"] = str(sorted(warm.playing.acts.items())).encode()
        found["counts"] = str([warm.count_told(0, seq) for seq in range(len(moves) + 1)]).encode()
    return found


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    "game", ["orchard", *(pytest.param(game, marks=pytest.mark.full) for game in GAMES if game != "orchard")]
)
def test_every_reader_finds_the_same_before_and_after(game: str, alone: Config) -> None:
    async def read(table: str, cookies: list[str]) -> list[dict[str, bytes]]:
        async with site(alone) as [app], Service(alone) as service:
            return [await everything(app, service, table, cookie) for cookie in (*cookies, "")]

    async def story() -> None:
        async with Service(alone) as service:
            table, cookies = await two_at_a_table(service, game)
            async with service.engine.connect() as connection:
                seq = sql(alone, "SELECT seq FROM game_table WHERE id = %s", table)[0][0]
                rows = await read_rows(connection, table, seq)
            assert rows is not None
            assert with_hashes(unpack(pack(rows))) == rows
            guest = (await service.sessions.welcome("Cili", "en"))[0]
            forked = [await fork(service, guest, table, step) for step in (0, seq // 2)]
        age(alone)
        before = await read(table, cookies)
        async with Service(alone) as service:
            assert await pack_now(alone, service) == 1
        assert sql(alone, ROWS) == [(0, 2, 0)]  # what the forks begin from
        assert await read(table, cookies) == before
        async with Service(alone) as service:
            again = [await fork(service, guest, table, step) for step in (0, seq // 2)]
            begin = "SELECT o.after, t.origin FROM opening o JOIN game_table t ON t.id = o.table_id WHERE t.id = %s"
            assert [sql(alone, begin, one) for one in again] == [sql(alone, begin, one) for one in forked]
            text = await service.records.text(table)
            for _ in replay(registry.find(game), parse(text.splitlines())):
                pass
        await erased(table, text)

    async def erased(table: str, text: str) -> None:
        """Nobody's name is in what is packed."""
        async with Service(alone) as service:
            person = sql(alone, "SELECT guest_id FROM holder WHERE table_id = %s AND number = 1", table)[0][0]
            await service.erasing._seats.erase_at(person, table)
            assert await service.records.text(table) == text
            moves = (await service.replays.get(table)).moves("en", None)
            assert [seat.name for seat in moves.result.seats] == ["Ada", "N. N."]
            assert "Béla" not in msgspec.json.encode(moves).decode()

    asyncio.run(story())


def test_the_page_of_a_closed_world_is_the_same(alone: Config) -> None:
    async def story(service: Service) -> None:
        world = await club(service)
        expected = play(await keyed(service, world), "level1", 3)
        ada = await entrant(service, world)
        await ada.play(expected.choices)
        sql(alone, "UPDATE world SET closes_at = now(), closed_at = now(), why = 'time'")
        await service.world_pages.follow_due()
        before = msgspec.json.encode(await service.world_pages.page(ada.who, world, "hu"))
        sql(alone, "UPDATE entry SET followed = NULL")
        assert await pack_now(alone, service) == 1
        await service.world_pages.follow_due()  # by a log that is packed
        after = await service.world_pages.page(ada.who, world, "hu")
        assert msgspec.json.encode(after) == before

    with_service(alone, story)


# --- what is packed, and when -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played() -> Iterator[tuple[Config, str]]:
    """A database with one finished game, to be copied."""
    with prepared() as config:
        yield config, finished(config, "orchard", 2)


@pytest.fixture
def one(played: tuple[Config, str]) -> Iterator[tuple[Config, str]]:
    """A copy of it."""
    made = fresh_config()
    create(made, like=played[0].prefix)
    yield made, played[1]
    drop(made)


def text_of(config: Config, table: str) -> str:
    """Its record and its replay, as a process reads them that has just started."""

    async def read() -> str:
        async with Service(config) as service:
            moves = (await service.replays.get(table)).moves("en", None)
            return await service.records.text(table) + msgspec.json.encode(moves).decode()

    return asyncio.run(read())


def test_nothing_is_packed_before_its_time_and_nothing_where_the_host_says_never(one: tuple[Config, str]) -> None:
    config, _ = one

    async def story(service: Service) -> None:
        assert await service.packers[0].pack_due() == 0
        assert sql(config, "SELECT 1 FROM packed_game") == []
        age(config)
        async with Service(msgspec.structs.replace(config, pack_days=0)) as never:
            assert await never.packers[0].pack_due() == 0
        async with Service(msgspec.structs.replace(config, pack_days=40)) as later:
            assert await later.packers[0].pack_due() == 0
        assert sql(config, "SELECT 1 FROM packed_game") == []
        assert await service.packers[0].pack_due() == 0
        assert sql(config, "SELECT checked FROM packed_game") == [(False,)]
        assert await service.packers[0].pack_due() == 0  # the copy is younger than a minute
        age(config)
        assert await service.packers[0].pack_due() == 1
        assert sql(config, ROWS) == [(0, 0, 0)]

    with_service(config, story)


def untriggered(config: Config, relation: str, statement: str) -> None:
    with psycopg.connect(config.database) as connection:
        connection.execute(f"ALTER TABLE {relation} DISABLE TRIGGER USER".encode())
        connection.execute(statement.encode())
        connection.execute(f"ALTER TABLE {relation} ENABLE TRIGGER USER".encode())


@pytest.mark.parametrize(
    "harm",
    [
        ("action", "UPDATE action SET after = NULL WHERE seq = 3"),
        ("action", "UPDATE action SET after = 'rubbish' WHERE seq = 3"),
        ("position", "DELETE FROM position"),
        ("position", "UPDATE position SET state = '\\xff'"),  # no text: it cannot be packed
    ],
)
def test_a_game_that_was_not_stored_whole_keeps_its_rows(harm: tuple[str, str], one: tuple[Config, str]) -> None:
    config, _ = one
    untriggered(config, *harm)
    rows = sql(config, ROWS)

    async def story(service: Service) -> None:
        assert await pack_now(config, service) == 0
        assert await pack_now(config, service) == 0

    with_service(config, story)
    assert (sql(config, ROWS), sql(config, "SELECT packed FROM game_table")) == (rows, [(False,)])


@pytest.mark.parametrize(
    "harm",
    [
        ("action", "UPDATE action SET text = 'other' WHERE seq = 3"),
        ("action", "UPDATE action SET state_hash = 'other' WHERE seq = 3"),
        ("position", "UPDATE position SET state = '{}'"),
        ("packed_game", "UPDATE packed_game SET packed = 'rubbish'"),
        ("packed_game", "UPDATE packed_game SET packed = set_byte(packed, 200, get_byte(packed, 200) # 1)"),
    ],
)
def test_a_copy_that_says_something_else_than_the_rows_replaces_nothing(
    harm: tuple[str, str], one: tuple[Config, str]
) -> None:
    config, _ = one
    rows = sql(config, ROWS)

    async def story(service: Service) -> None:
        age(config)
        await service.packers[0].pack_due()
        age(config)
        untriggered(config, *harm)
        await service.packers[0].pack_due()

    with_service(config, story)
    assert sql(config, ROWS) == rows
    assert (sql(config, "SELECT packed FROM game_table"), sql(config, "SELECT 1 FROM packed_game")) == ([(False,)], [])


# --- the door ---------------------------------------------------------------------------------------------------------


def refused(config: Config, statement: str, *values: Any, role: str = "") -> str:
    """What the database says; the change is not kept."""
    with psycopg.connect(config.database) as connection:
        try:
            connection.execute("UPDATE packed_game SET checked = true WHERE %s", [bool(role)])
            if role:
                connection.execute(f"SET LOCAL ROLE {role}".encode())
            connection.execute(statement.encode(), values)
        except psycopg.Error as error:
            connection.rollback()
            return str(error).splitlines()[0]
        connection.rollback()
    return ""


def test_actions_go_only_by_the_owner_after_a_check_and_a_packed_game_stays(one: tuple[Config, str]) -> None:
    config, table = one
    role = f"asztal_test_{secrets.token_hex(4)}"

    async def copy(service: Service) -> None:
        age(config)
        await service.packers[0].pack_due()

    with_service(config, copy)
    assert "only grows" in refused(config, "DELETE FROM action")
    drop_it = "SELECT drop_packed(table_id, sha256(packed)) FROM packed_game"
    assert "not the packed copy" in refused(config, drop_it)  # younger than a minute
    age(config)
    assert "not the packed copy" in refused(config, "SELECT drop_packed(table_id, 'other') FROM packed_game")
    assert "not the packed copy" in refused(config, f"UPDATE game_table SET status = 'playing'; {drop_it}")
    assert refused(config, drop_it) == ""
    sql(config, f"CREATE ROLE {role}")
    try:
        sql(config, f"GRANT ALL ON ALL TABLES IN SCHEMA public TO {role}")
        assert "only grows" in refused(config, "DELETE FROM action", role=role)
        whose = f"CREATE FUNCTION {role}.pg_get_userbyid(oid) RETURNS name LANGUAGE sql AS 'SELECT current_user'"
        sql(config, f"CREATE SCHEMA {role}; {whose}; GRANT USAGE ON SCHEMA {role} TO {role}")
        forged = f"SET LOCAL search_path = {role}, pg_catalog, public; DELETE FROM action"
        assert "only grows" in refused(config, forged, role=role)  # whoever says to be the owner is not
        assert "permission denied" in refused(config, drop_it, role=role)
        sql(config, f"GRANT EXECUTE ON FUNCTION drop_packed TO {role}")
        assert refused(config, drop_it, role=role) == ""
        # Relations of that name elsewhere are not asked.
        forged = """
        CREATE TEMP TABLE packed_game AS
          SELECT id AS table_id, 'x'::bytea AS packed, now() - interval '1 hour' AS made_at, false AS checked
          FROM game_table;
        CREATE TEMP TABLE beat AS SELECT now() AS older_at WHERE false;
        GRANT ALL ON packed_game, beat TO PUBLIC;
        SELECT drop_packed(table_id, sha256('x')) FROM packed_game
        """
        assert "not the packed copy" in refused(config, forged, role=role)
    finally:
        sql(config, f"DROP SCHEMA IF EXISTS {role} CASCADE; DROP OWNED BY {role}")
        sql(config, f"DROP ROLE {role}")
    with_service(config, lambda service: service.packers[0].pack_due())
    assert sql(config, ROWS) == [(0, 0, 0)]
    for statement in (
        "UPDATE packed_game SET packed = 'x'",
        "UPDATE packed_game SET checked = false",
        "DELETE FROM packed_game",
        "TRUNCATE packed_game",
    ):
        assert "only grows" in refused(config, statement), statement
    assert "violates foreign key" in refused(config, "DELETE FROM game_table WHERE id = %s", table)


# --- killed -----------------------------------------------------------------------------------------------------------


@contextmanager
def killed_after(statements: int) -> Iterator[None]:
    """The process is killed before it sends its next statement, or the end of a transaction, after so many."""
    left = statements
    execute, commit = psycopg.AsyncCursor.execute, psycopg.AsyncConnection.commit

    def count() -> None:
        nonlocal left
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)
        left -= 1

    async def counted(self: Any, *args: Any, **more: Any) -> Any:
        count()
        return await execute(self, *args, **more)

    async def committed(self: Any) -> None:
        count()
        await commit(self)

    psycopg.AsyncCursor.execute, psycopg.AsyncConnection.commit = counted, committed  # type: ignore[method-assign]
    yield


def run_until_killed(config: Config, statements: int) -> bool:
    """One look of a worker in a process of its own; False when it came to its end before it was killed."""
    child = os.fork()
    if not child:
        with killed_after(statements):
            with_service(config, lambda service: service.packers[0].pack_due())
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL


def test_killed_before_any_statement_nothing_is_lost(one: tuple[Config, str]) -> None:
    config, table = one
    before, kills = text_of(config, table), 0
    for _ in ("copy", "drop"):
        age(config)
        statements = 0
        while run_until_killed(config, statements):
            kills += 1
            statements += 1
            assert text_of(config, table) == before
            count = sql(config, "SELECT count(*), (SELECT seq FROM game_table) FROM action")
            assert count[0][0] in (0, count[0][1])
        assert text_of(config, table) == before
    assert sql(config, ROWS) == [(0, 0, 0)]
    assert kills > 12


def test_many_workers_pack_a_game_once(one: tuple[Config, str]) -> None:
    config, table = one
    before = text_of(config, table)

    async def story(service: Service) -> None:
        async with Service(config) as other:
            for packed in (0, 1):
                age(config)
                done = await asyncio.gather(*(each.packers[0].pack_due() for each in (service, other, service)))
                assert sum(done) == packed

    with_service(config, story)
    assert text_of(config, table) == before


@contextmanager
def first_look_is_slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Between the moment of which the first look knows and its lock there is time for others."""
    taken, looks = packer._taken, count()

    async def slowly(connection: Any, query: Any) -> Any:
        if next(looks) == 0:
            query = query.where(text("(SELECT pg_sleep(2)) IS NOT NULL"))
        return await taken(connection, query)

    with monkeypatch.context() as patched:
        patched.setattr(packer, "_taken", slowly)
        yield


def test_what_another_worker_did_meanwhile_is_not_done_again(
    one: tuple[Config, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    config, table = one
    before = text_of(config, table)

    async def story(service: Service) -> None:
        async with Service(config) as other:
            for packed in (0, 1):
                age(config)
                with first_look_is_slow(monkeypatch):
                    slow = asyncio.create_task(service.packers[0].pack_due())
                    await asyncio.sleep(0.5)
                    assert (await other.packers[0].pack_due(), await slow) == (packed, 0)

    with_service(config, story)
    assert text_of(config, table) == before
    assert sql(config, "SELECT packed FROM game_table") == [(True,)]


def test_a_game_that_takes_long_to_pack_holds_up_no_other(
    one: tuple[Config, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    config, table = one
    before = text_of(config, table)
    monkeypatch.setattr(database, "TIMEOUTS", "-c idle_in_transaction_session_timeout=100ms")

    def slowly(given: Any, work: Any) -> Any:
        time.sleep(0.5)
        return work(given)

    for name in ("pack", "unpack"):
        monkeypatch.setattr(packer, name, partial(slowly, work=getattr(packer, name)))
    with_service(config, lambda service: pack_now(config, service))
    assert sql(config, "SELECT packed FROM game_table") == [(True,)]
    assert text_of(config, table) == before


def test_rows_go_before_more_is_copied(one: tuple[Config, str], monkeypatch: pytest.MonkeyPatch) -> None:
    config, table = one
    columns = "id, owner, game, rules, seats, variant, listed, status, invite, seed, commitment, seq, version, said"
    for number in range(4):  # more of them
        new = columns.replace("id,", f"'{number}' || id,", 1).replace("invite", f"'{number}' || invite")
        sql(
            config,
            f"INSERT INTO game_table ({columns}, agreed) SELECT {new}, agreed FROM game_table WHERE id = '{table}'",
        )
        for name in ("action", "opening", "position"):
            rows = f"CREATE TEMP TABLE t AS SELECT * FROM {name} WHERE table_id = '{table}'"
            sql(config, f"{rows}; UPDATE t SET table_id = '{number}' || table_id; INSERT INTO {name} SELECT * FROM t")
    monkeypatch.setattr(packer, "BATCH", 2)
    stands = list[tuple[int, int]]()

    async def story(service: Service) -> None:
        for _ in range(4):
            age(config)
            await service.packers[0].pack_due()
            stands.append(sql(config, "SELECT count(*), count(*) FILTER (WHERE checked) FROM packed_game")[0])

    with_service(config, story)
    assert stands == [(2, 0), (4, 2), (5, 4), (5, 5)]


def test_rules_that_are_accepted_after_the_copy_need_another_copy(one: tuple[Config, str]) -> None:
    config, table = one
    sql(config, "UPDATE position SET rules = rules + 1")

    async def copy(service: Service) -> None:
        age(config)
        await service.packers[0].pack_due()

    with_service(config, copy)
    assert [found.tables for found in tables_ahead(config, accept=True)] == [1]
    before = text_of(config, table)
    with_service(config, lambda service: pack_now(config, service))
    assert sql(config, "SELECT packed FROM game_table") == [(True,)]
    assert text_of(config, table) == before


# --- beside the release before ----------------------------------------------------------------------------------------

_BEAT_OF_0_3_0 = """
INSERT INTO beat (part, at) VALUES ('web', now()) ON CONFLICT (part) DO UPDATE SET at = greatest(beat.at, excluded.at)
"""


@pytest.mark.parametrize("between", [False, True])
def test_nothing_goes_while_a_process_of_the_release_before_may_serve(between: bool, one: tuple[Config, str]) -> None:
    """It beats before anything was copied, or only after the copy was made, which it would not need."""
    config, _ = one
    rows = sql(config, ROWS)

    async def story(service: Service) -> None:
        await service.keeper.beat("web")
        age(config)
        if between:
            await service.packers[0].pack_due()
        await service.keeper.beat("web")
        sql(config, _BEAT_OF_0_3_0)
        await service.keeper.beat("web")
        for _ in range(2):
            assert await pack_now(config, service) == 0
        assert sql(config, ROWS) == rows
        assert len(sql(config, "SELECT 1 FROM packed_game")) == between
        if between:
            assert "may still serve" in refused(config, "SELECT drop_packed(table_id, sha256(packed)) FROM packed_game")
        sql(config, "UPDATE beat SET counted = counted + 1, older_at = now() - interval '25 hours'")
        assert await pack_now(config, service) == 1
        assert sql(config, "SELECT oldest FROM compatibility") == [("0032",)]

    with_service(config, story)


def test_a_beat_of_ours_is_not_taken_for_an_older_one(alone: Config) -> None:
    async def story(service: Service) -> None:
        for part in ("web", "worker", "web", "web"):
            await service.keeper.beat(part)
        assert sql(alone, "SELECT older_at FROM beat") == [(None,), (None,)]
        sql(alone, _BEAT_OF_0_3_0)
        assert sql(alone, "SELECT part FROM beat WHERE older_at IS NOT NULL") == [("web",)]

    with_service(alone, story)


# --- backups ----------------------------------------------------------------------------------------------------------


def test_a_packed_game_is_in_a_backup_and_keeps_older_processes_away_where_it_is_restored(
    one: tuple[Config, str], empty: Config, tmp_path: Path
) -> None:
    config, table = one
    before, [(actions, *_)] = text_of(config, table), sql(config, ROWS)
    with_service(config, lambda service: pack_now(config, service))
    file = str(tmp_path / "all.gz")
    assert backup(config, file) == (1, actions)
    assert restore(empty, file)[:2] == (1, actions)
    assert text_of(empty, table) == before
    assert sql(empty, "SELECT oldest FROM compatibility") == [("0032",)]
    assert check_database(empty) == newest_revision()
