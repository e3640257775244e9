"""Whoever still thinks that a line of the log is wrong can say so; the report knows what its reporter knows."""

import asyncio
import json
import random
import re
import shlex
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
from msgspec.structs import replace

from asztal import registry
from asztal.cli import main
from asztal.kernel import SPECTATOR, observe
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.http.callers import COOKIE
from asztal.server.service import Service
from asztal.server.storage.backup import backup, restore
from asztal.server.storage.report_desk import StoredReport
from asztal.server.storage.retention import REPORTS, tidy
from asztal.server.tables.live.request import Request
from asztal.server.tables.play import reports
from asztal.server.tables.play.reports import checked_words
from asztal.server.tables.play.sentences import Voice
from asztal.testkit.secrecy import difference
from asztal.testkit.walk import Setting, Walk
from tests.server.clients import Person, environment, free_port, process, wait_until_ready
from tests.server.people import any_option, seated_table, with_service
from tests.server.test_secrecy import OWN, world_for
from tests.server.test_wake import World, tell
from tests.server.wire import Wire, application, wire

ROOT = Path(__file__).parents[2]


class Leak(AssertionError):
    """A report contains what its reporter cannot know."""


def stored(config: Config) -> list[dict[str, Any]]:
    with psycopg.connect(config.database) as connection:
        return [row for (row,) in connection.execute("SELECT row_to_json(r) FROM report r ORDER BY id")]


def view_in(sent: list[bytes]) -> dict[str, Any]:
    """The view among what a socket was sent."""
    found: dict[str, Any] = next(json.loads(data) for data in sent if data.startswith(b'{"type":"view"'))
    return found


# --- what is stored ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OWN)
def test_a_report_has_what_the_reporter_sees_and_changes_nothing(alone: Config, name: str) -> None:
    async def story() -> None:
        async with application(alone) as app:
            seats = registry.usual_seats(registry.find(name))
            table = await wire(app, name, seats, registry.find(name).full_variant(seats, {}))
            service, chance = app.state.service, random.Random(7)
            for number in range(12):
                async with service.changes.reading(table.table) as warm:
                    seat, option = any_option(warm.game, list(range(seats)), chance)
                await service.play.act(Request(table.table, table.rights[seat], f"a{number}"), option)
            sockets = [table.connect(observer) for observer in (0, 1, SPECTATOR)]
            for socket in sockets:
                socket.say({"type": "hello", "lang": "de"})
                await socket.settle()
            heard = [list(socket.sent) for socket in sockets]
            views = [view_in(sent) for sent in heard]
            async with service.changes.reading(table.table) as warm:
                before = warm.stored.row
                seen = [msgspec.to_builtins(observe(warm.game, observer)) for observer in (0, 1, SPECTATOR)]
            for number, observer in enumerate((0, 1, SPECTATOR)):
                line = [line for line in views[number]["log"] if line["clauses"]][-1]
                answer = await report(table, observer, line, "  Das ist falsch: \x1b[31m5 Punkte.\n ")
                assert (answer.status_code, answer.json()) == (201, {"left": 999_999}), answer.text
                row = stored(alone)[-1]
                events = views[number]["events"][line["start"] :]
                assert row["line"] == {"events": events, **{key: line[key] for key in ("text", "clause", "clauses")}}
                assert row["view"] == json.loads(json.dumps(seen[number]))
                assert row["seat"] == (None if observer == SPECTATOR else observer)
                assert row["words"] == "Das ist falsch: [31m5 Punkte."
                assert (row["table_id"], row["game"], row["lang"]) == (table.table, name, "de")
                assert row["rules"] == registry.find(name).rules_version
            async with service.changes.reading(table.table) as warm:
                assert warm.stored.row == before  # its version too
            for socket in sockets:
                await socket.settle()
            since = [socket.sent[len(sent) :] for socket, sent in zip(sockets, heard, strict=True)]
            assert [[data for data in sent if b"settled" not in data] for sent in since] == [[], [], []]
            for socket in sockets:
                await socket.close()

    asyncio.run(story())


async def report(table: Wire, observer: int, line: dict[str, Any], words: str = "No.") -> httpx.Response:
    said = {"start": line["start"], "end": line["end"], "words": words}
    headers = {"Cookie": f"{COOKIE}={table.cookies[observer]}", "Accept-Language": "de"}
    return await table.http.post(f"/api/tables/{table.table}/reports", json=said, headers=headers)


async def compare(config: Config, name: str) -> int:
    """At seven decisions of a random game, somebody's report from the true world and from an imagined one."""
    compared = 0
    async with application(config) as app:
        title = registry.find(name)
        seats = registry.usual_seats(title)
        walk = Walk(Setting(title, seats, title.full_variant(seats, {})), 5, undo=0.1)
        table, chance = await wire(app, name, seats, dict(walk.setting.variant)), random.Random(5)
        for number, _ in enumerate(walk.steps()):
            if number % 6 or not number:
                continue
            observer = chance.choice([*walk.game.seats(), SPECTATOR])
            told = []
            for world in (walk.table, world_for(walk, observer, chance.randrange(1 << 30))):
                await table.plant(world)
                socket = table.connect(observer)
                socket.say({"type": "hello"})
                await socket.settle()
                await socket.close()
                line = [line for line in view_in(socket.sent)["log"] if line["clauses"]][-1]
                assert (await report(table, observer, line)).status_code == 201
                row = stored(config)[-1]
                told.append(json.dumps({key: row[key] for key in row if key not in ("id", "made_at")}).encode())
            if told[0] != told[1]:
                raise Leak(f"{walk.setting} seat {observer}: {difference(*told)}")
            compared += 1
            if compared == 7:
                break
    return compared


@pytest.mark.parametrize("name", OWN)
def test_a_report_is_the_same_in_every_world_that_its_reporter_must_think_possible(alone: Config, name: str) -> None:
    assert asyncio.run(compare(alone, name)) == 7


def test_a_report_with_the_view_of_another_seat_would_be_found(alone: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "observe", lambda game, seat: observe(game, (seat + 1) % game.state.seats))
    with pytest.raises(BaseExceptionGroup) as caught:
        asyncio.run(compare(alone, "ginkgopolis"))
    assert caught.group_contains(Leak)


def test_a_line_that_is_not_there_and_words_that_say_nothing_are_refused(alone: Config) -> None:
    async def story() -> None:
        async with application(alone) as app:
            table = await wire(app, "ginkgopolis", 2, registry.find("ginkgopolis").full_variant(2, {}))
            nowhere = {"start": 0, "end": 999}
            assert (await report(table, 0, nowhere)).json()["key"] == "no-such-line"
            assert (await report(table, 0, {"start": 99_999, "end": 100_000})).json()["key"] == "no-such-line"
            assert (await report(table, 0, nowhere, " \n\x07 ")).json()["key"] == "empty-report"
            assert (await report(table, 0, nowhere, "x" * 1001)).json()["key"] == "bad-request"
            waiting = await app.state.service.lobby.create(table.rights[0].guest, "own_pace", 2, {})
            table.table = waiting
            assert (await report(table, 0, nowhere)).json()["key"] == "not-started"
            table.table = "nothing"
            assert (await report(table, 0, nowhere)).status_code == 404
            table.cookies[0] = "nobody"
            assert (await report(table, 0, nowhere)).status_code == 401
        assert stored(alone) == []

    asyncio.run(story())


def test_signs_that_do_something_on_a_terminal_are_left_out() -> None:
    assert checked_words("a\x00b\x1b]0;c\x07\u202ed\x9be\r\nf") == "ab]0;cde\nf"
    with pytest.raises(Denied, match="empty-report"):
        checked_words("\u200b\x00 ")


# --- how many -----------------------------------------------------------------------------------------------------


def test_five_a_day_counted_by_two_processes_at_once(alone: Config) -> None:
    webs = [replace(alone, port=free_port(), limits=1.0) for _ in range(2)]

    async def story() -> None:
        async with Person(webs[0].address, "Ada") as ada, Person(webs[0].address, "Bob") as bob:
            table = (await ada.post("/api/tables/now", game="ginkgopolis"))["table"]
            last = {}
            for person in (ada, bob):
                async with person.at(table) as chair:
                    last[person] = (await chair.until("view"))["log"][-1]

            async def sent(person: Person, number: int) -> httpx.Response:
                said = {"start": last[person]["start"], "end": last[person]["end"], "words": "Not so."}
                url = f"{webs[number % 2].address}/api/tables/{table}/reports"
                return await person.http.post(url, json=said, headers={"Accept-Language": "en"})

            answers = await asyncio.gather(*(sent(ada, number) for number in range(10)))
            assert sorted(answer.status_code for answer in answers) == [201] * 5 + [429] * 5
            assert sorted(answer.json()["left"] for answer in answers if answer.status_code == 201) == [0, 1, 2, 3, 4]
            refused = next(answer.json() for answer in answers if answer.status_code == 429)
            assert refused["key"] == "too-many-reports"
            assert refused["text"].startswith("Thank you!")
            assert (await sent(bob, 0)).json() == {"left": 4}  # who only watches
            with psycopg.connect(alone.database) as connection:
                connection.execute("UPDATE report SET made_at = made_at - interval '1 day'")
            assert (await sent(ada, 1)).json() == {"left": 4}
        assert len(stored(alone)) == 7

    with process(webs[0], "serve"), process(webs[1], "serve"):
        for web in webs:
            wait_until_ready(web)
        asyncio.run(story())


# --- how long, and who reads it -------------------------------------------------------------------------------------


async def some_reports(service: Service, game: str = "ginkgopolis", count: int = 1) -> str:
    """A table of which somebody reports the last line so many times."""
    table, guests = await seated_table(service, game, 2)
    async with service.changes.reading(table) as warm:
        moves = warm.playing.heard(0)
        line = Voice(warm.title, "en", warm.stored.names()).log(moves)[-1]
    for number in range(count):
        place = line.start, line.end
        assert await service.reports.send(guests[0], table, place, f"Wrong {number}\nvery", "en", most=9) == 8 - number
    return table


def test_reports_outlive_their_table_and_are_kept_for_half_a_year(alone: Config) -> None:
    async def story(world: World) -> None:
        await some_reports(world.service, count=3)
        await world.sql("UPDATE report SET made_at = now() - %s - interval '1 min' WHERE id = 1", REPORTS)
        await world.sql("UPDATE report SET made_at = now() - %s + interval '1 min' WHERE id = 2", REPORTS)
        waiting = await world.service.lobby.create(1, "own_pace", 2, {})
        await world.sql("UPDATE report SET table_id = %s WHERE id = 3", waiting)
        await world.sql("DELETE FROM game_table WHERE id = %s", waiting)
        await tidy(world.driver)
        assert [row["id"] for row in stored(alone)] == [2, 3]
        assert timedelta(days=180) == REPORTS

    tell(alone, story)


def test_reports_are_in_a_backup(alone: Config, empty: Config, tmp_path: Path) -> None:
    with_service(alone, lambda service: some_reports(service, count=2))
    backup(alone, str(tmp_path / "all.gz"))
    restore(empty, str(tmp_path / "all.gz"))
    assert stored(empty) == stored(alone) != []

    async def story(service: Service) -> None:
        await some_reports(service)
        assert stored(empty)[-1]["id"] == 3  # numbered after those that were restored

    with_service(empty, story)


def test_the_command_lists_exports_closes_and_deletes(
    alone: Config, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ASZTAL_DATABASE", alone.database)

    def said(*words: str, code: int = 0) -> str:
        assert main(["reports", *words]) == code
        return capsys.readouterr().out

    def numbers(*words: str) -> list[int]:
        return [report["id"] for report in json.loads(said("--json", *words))]

    assert said() == "There are no reports.\n"
    with_service(alone, lambda service: some_reports(service, count=2))
    with_service(alone, lambda service: some_reports(service, "imperial_miners"))
    with psycopg.connect(alone.database) as connection:
        connection.execute("UPDATE report SET made_at = '2026-01-15T12:00Z' WHERE id = 1")
    assert re.match(
        r"1: 2026-01-15 \d\d:\d\d, ginkgopolis, rules version \d+, table \S+, seat 0\n  > .+\n  Wrong 0\n  very\n\n2: ",
        said(),
    )
    assert numbers() == [1, 2, 3]
    assert numbers("--game", "imperial_miners") == [3]
    assert numbers("--since", "2026-01-16") == [2, 3]
    assert said("close", "2", "2") == "Closed one report.\n"
    assert (numbers(), numbers("--all")) == ([1, 3], [1, 2, 3])
    assert said("delete", "1", "9", code=1) == "Deleted one report.\n"
    assert numbers("--all") == [2, 3]
    assert ", lezárva\n" in said("--all", "--lang=hu")
    (report,) = json.loads(said("--json", "--game", "imperial_miners"))
    assert set(report) == set(StoredReport._fields)
    assert {"text", "clause", "clauses", "events"} == set(report["line"])
    for mistake in (["close"], ["list", "1"], ["--since", "yesterday"], ["close", "x"]):
        assert main(["reports", *mistake]) == 2


def test_the_commands_of_the_page_do_what_it_says(alone: Config, tmp_path: Path) -> None:
    with_service(alone, lambda service: some_reports(service, "barrage", count=4))
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    (block,) = re.findall(r"(?s)```bash\n(asztal reports.*?)```", page)
    for line in block.splitlines():
        command = line.replace("asztal ", f"{shlex.quote(sys.executable)} -m asztal ", 1)
        subprocess.run(["bash", "-ec", command], cwd=tmp_path, env=environment(alone), check=True)
    assert len(json.loads((tmp_path / "reports.json").read_text("utf-8"))) == 4
    with psycopg.connect(alone.database) as connection:
        assert connection.execute("SELECT id, closed_at IS NULL FROM report ORDER BY id").fetchall() == [
            (1, True),
            (2, True),
            (3, False),
        ]
