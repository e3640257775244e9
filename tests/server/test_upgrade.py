"""What was stored by an older version: brought up to date or restored, it says the same, and its games go on."""

import asyncio
import gzip
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

from asztal import registry
from asztal.kernel.record import restored
from asztal.kernel.rules import bit
from asztal.server.config import Config
from asztal.server.hashing import hashed
from asztal.server.service import Service
from asztal.server.storage.backup import backup, restore
from asztal.server.storage.database import upgrade
from asztal.server.tables.live import access
from asztal.server.tables.live.request import Request
from asztal.server.tables.play.sentences import table_info
from asztal.server.tables.play.story import read_story
from asztal.server.wire.messages import TableInfo
from tests.server.clients import PATIENCE, Person, free_port, wait_until_ready
from tests.server.conftest import create, drop
from tests.server.people import with_service
from tests.server.private import BINARIES

FIXTURES = Path(__file__).parents[1] / "fixtures"
BEFORE: Any = json.loads((FIXTURES / "before_access.json").read_text(encoding="utf-8"))
TABLES = {table["id"]: table for table in BEFORE["tables"].values()}
PLAYING = {name for name, table in TABLES.items() if table["status"] == "playing"}
DUE = {name for name, table in TABLES.items() if table["due"]}
WEEK, MONTH = 7 * 86_400, 30 * 86_400


def loaded(empty: Config, name: str) -> Config:
    """A database as an older version left it, with its job queue."""
    dump = gzip.decompress((FIXTURES / name).read_bytes())
    command = [str(BINARIES / "psql"), "--quiet", "--set", "ON_ERROR_STOP=1", "--output", os.devnull, empty.database]
    subprocess.run(command, input=dump, check=True)
    return empty


@pytest.fixture
def old(empty: Config) -> Config:
    """That of the first version."""
    return loaded(empty, "before_access.sql.gz")


@pytest.fixture
def before_yes(empty: Config) -> Config:
    """That of the version in which whoever was there decided for all; `before_yes.json` names its tables and guests."""
    return loaded(empty, "before_yes.sql.gz")


def change(config: Config, statement: str, *values: Any) -> None:
    with psycopg.connect(config.database) as connection:
        connection.execute(statement.encode(), values)


def woken(config: Config) -> dict[str, float | None]:
    """For every table the seconds until somebody looks at it."""
    with psycopg.connect(config.database) as connection:
        query = "SELECT id, extract(epoch FROM wake_at - now())::float FROM game_table"
        return {str(table): due for table, due in connection.execute(query)}


def waiting(config: Config) -> dict[str, int]:
    with psycopg.connect(config.database) as connection:
        return {str(table): int(mask) for table, mask in connection.execute("SELECT id, waiting FROM game_table")}


def asked_by_the_engine(config: Config) -> dict[str, int]:
    """The same, read from the stored positions."""
    query = "SELECT t.id, t.game, t.status, p.state FROM game_table t LEFT JOIN position p ON p.table_id = t.id"
    with psycopg.connect(config.database) as connection:
        return {
            str(table): sum(map(bit, restored(registry.find(game), state).decisions)) if status == "playing" else 0
            for table, game, status, state in connection.execute(query)
        }


def holders(config: Config) -> dict[tuple[str, int, int], str]:
    with psycopg.connect(config.database) as connection:
        found = connection.execute("SELECT table_id, number, guest_id, via FROM holder")
        return {(table, number, guest): via for table, number, guest, via in found}


def check_who_is_asked(config: Config) -> None:
    found = waiting(config)
    assert found == {name: sum(map(bit, table["asked"])) for name, table in TABLES.items()}
    assert found == asked_by_the_engine(config)


def test_a_database_is_upgraded_with_who_is_asked_and_when_to_look_again(old: Config) -> None:
    upgrade(old)
    check_who_is_asked(old)
    for name, seconds in woken(old).items():
        if TABLES[name]["status"] == "waiting":
            assert seconds is not None
            assert WEEK - 60 < seconds <= WEEK
        elif name in DUE:
            assert seconds is not None
            assert seconds <= 0
        elif name in PLAYING:  # whether anybody still looks at it
            assert seconds is not None
            assert MONTH - 60 < seconds <= MONTH
        else:
            assert seconds is None
    upgrade(old)


@pytest.mark.slow
def test_a_database_is_upgraded_with_why_bots_play_and_everybody_here_a_moment_ago(old: Config) -> None:
    upgrade(old)
    query = (
        "SELECT s.bot, s.why, s.seen_at > now() - interval '1 minute', count(h.guest_id) FROM seat s"
        " LEFT JOIN holder h USING (table_id, number) GROUP BY s.table_id, s.number"
    )
    with psycopg.connect(old.database) as connection:
        found = connection.execute(query.encode()).fetchall()
    for bot, why, seen, holders_ in found:
        assert why == ("" if not bot else "left" if holders_ else "bot")
        assert seen is (True if holders_ else None)
    assert {why for _, why, _, _ in found} >= {"", "bot"}


@pytest.mark.slow
def test_what_cannot_be_read_is_left_to_whoever_looks_next(old: Config) -> None:
    gone, broken, lost = sorted(PLAYING - DUE)[:3]
    change(old, "UPDATE game_table SET game = 'not_installed' WHERE id = %s", gone)
    change(old, "UPDATE position SET state = 'rubbish' WHERE table_id = %s", broken)
    change(old, "DELETE FROM position WHERE table_id = %s", lost)
    upgrade(old)
    unread, due = waiting(old), woken(old)
    for name in (gone, broken, lost):
        assert unread[name] == 0
        assert (due[name] or 1) <= 0
    assert all(unread[name] for name in PLAYING - {gone, broken, lost})


@pytest.mark.slow
def test_whoever_came_by_a_link_is_told_from_whoever_sat_down_where_the_names_tell(old: Config) -> None:
    phone, dora = BEFORE["people"]["phone"]["id"], BEFORE["people"]["dora"]["id"]
    seats = [
        (name, place["number"])
        for name, table in TABLES.items()
        for place in table["places"]
        if place["by_link"] == ["phone"]
    ]
    assert len(seats) == 2
    change(old, "UPDATE guest SET name = 'My phone' WHERE id = %s", phone)
    change(old, "UPDATE seat SET name = 'As before' WHERE table_id = %s", seats[1][0])  # like neither of them
    upgrade(old)
    found = holders(old)
    assert [found[(*seats[0], guest)] for guest in (dora, phone)] == ["sat", "link"]
    assert [found[(*seats[1], guest)] for guest in (dora, phone)] == ["sat", "sat"]
    assert list(found.values()).count("link") == 1


@pytest.mark.slow
def test_an_older_backup_is_restored(empty: Config, tmp_path: Path) -> None:
    assert restore(empty, str(FIXTURES / "before_access.gz"))[0] == len(TABLES)
    check_who_is_asked(empty)
    for name, seconds in woken(empty).items():
        if TABLES[name]["status"] == "over":
            assert seconds is None
        else:
            assert seconds is not None
            assert seconds <= (0 if name in PLAYING else WEEK)
    assert set(holders(empty).values()) == {"sat"}
    again = tmp_path / "again.gz"
    backup(empty, str(again))
    drop(empty)
    create(empty)
    assert restore(empty, str(again))[0] == len(TABLES)
    check_who_is_asked(empty)


@pytest.mark.slow
def test_after_the_upgrade_everybody_finds_their_tables_and_the_bots_go_on(old: Config, tmp_path: Path) -> None:
    async def turns(address: str) -> dict[str, list[str]]:
        found = {}
        for name, known in BEFORE["people"].items():
            person = Person(address)
            person.http.cookies.set(BEFORE["cookie"], known["cookie"])
            async with person.http:
                found[name] = sorted(await person.get("/api/guest/turns"))
        return found

    def moves() -> dict[str, int]:
        with psycopg.connect(old.database) as connection:
            return {str(name): int(seq) for name, seq in connection.execute("SELECT id, seq FROM game_table")}

    change(old, "DELETE FROM procrastinate_jobs")  # whoever looks at the tables asks the bots
    port = free_port()
    environment = {**os.environ, "ASZTAL_DATABASE": old.database, "ASZTAL_HOST": "127.0.0.1"}
    words = [sys.executable, "-m", "asztal", "up", "--port", str(port), "--data", str(tmp_path)]
    with subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL) as up:
        try:
            wait_until_ready(replace(old, port=port))
            expected = {name: sorted(known["turns"]) for name, known in BEFORE["people"].items()}
            until = time.monotonic() + PATIENCE
            while not all(moves()[name] > TABLES[name]["seq"] for name in DUE):
                assert time.monotonic() < until
                time.sleep(0.2)
            for name, found in asyncio.run(turns(f"http://127.0.0.1:{port}")).items():
                assert set(found) >= set(expected[name])  # and those that the bots have made theirs since
        finally:
            up.send_signal(signal.SIGINT)
            assert up.wait(PATIENCE) == 0
    [saved] = (tmp_path / "backups").iterdir()  # as it was before the upgrade
    drop(old)
    create(old)
    assert restore(old, str(saved))[0] == len(TABLES)
    assert moves() == {name: table["seq"] for name, table in TABLES.items()}


def test_after_the_upgrade_nobody_decides_for_others(before_yes: Config) -> None:
    """Open proposals ask everybody, bots stand in as before, and tables over days wait for their clocks."""
    upgrade(before_yes)
    named: dict[str, tuple[str, list[int]]] = json.loads((FIXTURES / "before_yes.json").read_text(encoding="utf-8"))
    tables = {name: table for name, (table, _) in named.items()}

    async def story(service: Service) -> None:
        infos = {name: await info_of(service, table) for name, table in tables.items()}
        patience = {name: info.patience for name, info in infos.items()}
        day = 86_400
        assert patience == {"back": day, "end": day, "bot": 180, "waiting": day, "long": 2 * day}
        told = {
            name: [line.args.get("says") for line in await read_story(service.cells.engine_of(table), table, 0)]
            for name, table in tables.items()
        }
        assert {name for name, lines in told.items() if "patience" in lines} == {"back", "end", "waiting"}
        assert [seat.why for seat in infos["end"].seats] == ["", "", "away"]
        assert [seat.why for seat in infos["bot"].seats] == ["", "away", "left"]
        for name in ("back", "end"):
            table, guests = named[name]
            found = infos[name].proposal
            assert found is not None
            assert (found.kind, found.asked, found.agreed) == (name, [0, 1, 2], [0])
            before = await seq(service, table)
            await service.proposals.answer(Request(table, access.Person(guests[1]), "a"), agree=True)
            assert (await seq(service, table), (await info_of(service, table)).status) == (before, "playing")
            await service.proposals.answer(Request(table, access.Person(guests[2]), "a"), agree=True)
            assert (await seq(service, table) > before) == (name == "back")
        assert (await info_of(service, tables["end"])).how == "agreed"
        table, guests = named["bot"]
        assert await service.lobby.come_back(guests[1], table) == 1
        table, (owner,) = named["waiting"]
        await service.lobby.start(owner, table)
        assert [seat.chance for seat in (await info_of(service, table)).seats] == ["none", ""]

    with_service(before_yes, story)


def test_a_proposal_of_a_process_of_the_release_before_asks_everybody_too(before_yes: Config) -> None:
    """While both run: what the older one stored is answered at the newer one."""
    upgrade(before_yes)
    table, guests = json.loads((FIXTURES / "before_yes.json").read_text(encoding="utf-8"))["end"]
    change(before_yes, "UPDATE game_table SET proposal = jsonb_set(proposal, '{asked}', '[0, 1]') WHERE id = %s", table)

    async def story(service: Service) -> None:
        await service.proposals.answer(Request(table, access.Person(guests[1]), "a"), agree=True)
        found = await info_of(service, table)
        assert found.proposal is not None
        assert (found.status, found.proposal.asked) == ("playing", [0, 1, 2])

    with_service(before_yes, story)


def test_a_backup_of_0_2_0_is_restored_and_its_games_go_on(empty: Config) -> None:
    """Made by the code of that version: four games in play, three of them with newer rules now, one over, one open."""
    known: Any = json.loads((FIXTURES / "backup_0_2_0.json").read_text(encoding="utf-8"))
    tables: dict[str, Any] = known["tables"]
    assert restore(empty, str(FIXTURES / "backup_0_2_0.gz"))[0] == len(tables)

    async def story(service: Service) -> None:
        guest = await service.sessions.find(known["cookie"][1])
        assert guest is not None
        for table, was in tables.items():
            info = await info_of(service, table)
            assert (info.game, info.status, list(info.scores)) == (was["game"], was["status"], was["scores"])
            if was["status"] == "playing":
                async with service.changes.reading(table) as warm:
                    before, (seat, decision) = warm.seq, min(warm.game.decisions.items())
                    option = str(decision.options[0])
                if seat == 0:
                    await service.play.act(Request(table, access.Person(guest[0]), "a"), option)
                else:
                    assert await service.play.act_for_bot(table, seat, before, option)
                assert await seq(service, table) > before

    with_service(empty, story)


async def info_of(service: Service, table: str) -> TableInfo:
    async with service.changes.reading(table) as warm:
        return table_info(warm.stored)


async def seq(service: Service, table: str) -> int:
    async with service.changes.reading(table) as warm:
        return warm.seq


def test_a_database_of_the_release_before_is_upgraded_with_a_session_for_every_cookie(empty: Config) -> None:
    """Cookies, links, seats, hours and channels stay good; the release before goes on with what it knows."""
    loaded(empty, "before_sessions.sql.gz")
    known: Any = json.loads((FIXTURES / "before_sessions.json").read_text(encoding="utf-8"))
    before = everything(empty)
    upgrade(empty)
    after = everything(empty)
    columns = {name: set(rows[0]) for name, rows in before.items() if rows}
    kept = {name: [{key: row[key] for key in columns[name]} for row in after[name]] for name in columns}
    assert kept == {name: before[name] for name in columns}
    assert {row["person"] for row in after["session"]} == {person["id"] for person in known["people"].values()}
    by_old = "SELECT id FROM guest WHERE session = %s"

    async def story(service: Service) -> None:
        ann, ben, _, phone = [await service.sessions.find(person["cookie"]) for person in known["people"].values()]
        assert ann is not None
        assert ben is not None
        assert phone is not None
        assert [ann.id, ben.id, phone.id] == [known["people"][name]["id"] for name in ("Ann", "Ben", "Phone")]
        infos = {kind: await info_of(service, table["id"]) for kind, table in known["tables"].items()}
        assert {kind: info.status for kind, info in infos.items()} == {kind: kind for kind in known["tables"]}
        assert len(await service.lists.of_guest(ann.id)) == 3
        assert (await service.calendars.hours(ann.id)).zone == "Europe/Budapest"
        playing = known["tables"]["playing"]
        assert await service.lobby.follow_link(phone.id, playing["link"]) == (playing["id"], 0)
        moved = await seq(service, playing["id"])
        async with service.changes.reading(playing["id"]) as warm:
            seat, decision = min(warm.game.decisions.items())
        mover = access.Person([ann, ben][seat].id)
        await service.play.act(Request(playing["id"], mover, "a"), str(decision.options[0]))
        assert await seq(service, playing["id"]) > moved
        # Of a channel nobody knows in which browser it was added: it ends when all others do.
        assert await service.signing_out.everywhere_else(ann) == 3  # links of the finished table too
        with psycopg.connect(empty.database) as connection:
            assert connection.execute("SELECT kind FROM channel WHERE removed_at IS NULL").fetchall() == []
            assert connection.execute(by_old, [hashed(known["people"]["Ann"]["cookie"])]).fetchall() == [(ann.id,)]

    with_service(empty, story)


def everything(config: Config) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables but the queue, without columns that are new."""
    found = {}
    with psycopg.connect(config.database) as connection:
        names = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1").fetchall()
        for (name,) in names:
            if not name.startswith(("procrastinate", "alembic")):
                rows = connection.execute(
                    f"SELECT to_jsonb(t) - '{{seen_at,stand_in,again}}'::text[] FROM {name} t".encode()
                )
                found[name] = sorted((row for (row,) in rows), key=str)
    for channel in found["channel"]:
        channel.pop("session", None)
    return found
