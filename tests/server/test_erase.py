"""Who is erased leaves a number that leads nowhere, and nothing of others changes."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from asztal.cli import main
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.service import Service
from asztal.server.storage.backup import backup, restore
from asztal.server.storage.erased_list import list_erased
from asztal.server.storage.retention import tidy
from asztal.server.storage.statements import borrowed
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.tables.lobby.seat_erasing import NOBODY
from tests.server.conftest import create, fresh_config, leave
from tests.server.erased import (
    MARK,
    SECRET,
    SMALL,
    dump,
    erase,
    finish,
    found,
    lived,
    play,
    record_of,
    somebody,
    table_of,
)
from tests.server.people import with_service
from tests.server.test_absence import info_of
from tests.server.test_forks import fork
from tests.server.test_sessions import Killed, change
from tests.server.test_ways_home import Traveller, tell

# --- what is left -------------------------------------------------------------------------------------------------


def test_of_the_erased_only_a_number_is_left_and_others_have_what_they_had(alone: Config, tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        left = await lived(service)
        assert {"seat", "story", "chat", "guest", "sitting", "report", "channel", "note"} <= set(
            found(alone, MARK, SECRET)
        )
        before, results = await record_of(service, left.over), dump(alone)["result_seat"]
        actions = dump(alone)["action"]
        await erase(service, left.person)
        assert found(alone, MARK, SECRET) == {}
        assert await record_of(service, left.over) == before
        (tmp_path / "record").write_text(before)
        assert (dump(alone)["result_seat"], dump(alone)["action"]) == (results, actions)
        assert left.person.id in [row["person"] for row in results]
        rows = dump(alone)
        for table in rows:
            mine = [row for row in rows[table] if left.person.id in (row.get("person"), row.get("guest_id"))]
            assert not mine or table in ("result_seat", "erased", "barred", "entry"), table
        # The seat goes on without her, under a neutral name; the friend leads the tables.
        seats = {(row["table_id"], row["number"]): row for row in rows["seat"]}
        places = [seats[left.over, 0], seats[left.running, 0], seats[left.gone, 1]]
        assert [(seat["name"], seat["why"]) for seat in places] == [(NOBODY, ""), (NOBODY, "gone"), (NOBODY, "gone")]
        assert (seats[left.waiting, 0]["name"], seats[left.waiting, 0]["link"]) == ("", None)
        owners = {row["id"]: row["owner"] for row in rows["game_table"]}
        assert owners[left.running] == owners[left.waiting] == left.friend.id
        said = [(row["name"], row["text"]) for row in rows["chat"] if row["table_id"] == left.over]
        assert said == [(NOBODY, ""), ("Friend", "friend's own words")]
        async with service.changes.reading(left.running) as warm:
            assert [place.name for place in warm.stored.places][:2] == [NOBODY, "Friend"]
        assert rows["deed"] == []

    with_service(alone, story)
    assert main(["verify", str(tmp_path / "record")]) == 0


def test_the_erased_are_gone_from_games_that_were_played_on_too(alone: Config) -> None:
    async def story(service: Service) -> None:
        person, friend = await somebody(service, MARK), await somebody(service, "Friend")
        over = await table_of(service, person, friend)
        await play(service, over, [person, friend])
        hers, theirs = await fork(service, person.id, over, 3), await fork(service, friend.id, over, 3)
        for table, people in ((hers, [person]), (theirs, [friend, person])):
            for each in people:
                async with service.changes.reading(table) as warm:
                    invite = warm.stored.row.invite
                await service.lobby.join(each.id, table, each.name, invite=invite)
            for seat in range(len(people), 3):
                await service.lobby.sit_bot(people[0].id, table, seat, "random")
            await service.lobby.start(people[0].id, table)
            await play(service, table, people)
        records = [await record_of(service, table) for table in (over, hers, theirs)]
        assert {"seat", "sitting"} <= set(found(alone, MARK))
        await erase(service, person)
        assert found(alone, MARK) == {}
        assert [await record_of(service, table) for table in (over, hers, theirs)] == records
        for table, names in ((hers, [NOBODY]), (theirs, ["Friend", NOBODY])):
            info = await info_of(service, table)
            assert info.origin is not None
            assert info.origin.table == over, "where it comes from is a number that names nobody"
            async with service.changes.reading(table) as warm:
                assert [place.name for place in warm.stored.places][: len(names)] == names

    with_service(alone, story)


def test_a_replay_that_somebody_has_looked_at_has_the_name_no_longer(alone: Config) -> None:
    async def story(service: Service) -> None:
        person, friend = await somebody(service, MARK), await somebody(service, "Friend")
        over = await table_of(service, person, friend)
        await play(service, over, [person, friend])
        async with Service(alone) as other:  # a process that is not told
            told = [(await other.replays.get(over)).moves("en", None)]
            await erase(service, person)
            told.append((await other.replays.get(over)).moves("en", None))
            rows = str((await other.replays.get(over)).read_out("en", None, None))
        assert [told[0].result.seats[0].name, told[1].result.seats[0].name] == [MARK, NOBODY]
        assert [MARK in str(each) for each in (*told, rows)] == [True, False, False]
        lines = [[line.text for move in each.moves for line in move.log] for each in told]
        assert [line.replace(MARK, NOBODY) for line in lines[0]] == lines[1]

    with_service(alone, story)


def test_of_two_of_one_name_one_is_erased(alone: Config) -> None:
    async def story(service: Service) -> None:
        one, two = await somebody(service, MARK), await somebody(service, MARK)
        both = await table_of(service, one, two)
        theirs = await table_of(service, two)
        for person in (one, two):
            await service.play.say(Request(both, Person(person.id), "chat"), f"from {person.id}")
        await erase(service, one)
        names = {(row["table_id"], row["number"]): row["name"] for row in dump(alone)["seat"]}
        assert [names[both, 0], names[both, 1], names[theirs, 0]] == [NOBODY, MARK, MARK]
        told = [row["args"] for row in dump(alone)["story"] if row["table_id"] == both and row["kind"] == "sat-down"]
        assert told == [{"who": NOBODY}, {"who": MARK}]
        assert [row["text"] for row in dump(alone)["chat"]] == ["", f"from {two.id}"]
        assert await service.sessions.mine(two.id)

    with_service(alone, story)


def test_whoever_sat_there_before_keeps_nothing_of_it_and_whoever_sits_there_now_keeps_all(alone: Config) -> None:
    async def story(service: Service) -> None:
        first, second = await somebody(service, MARK), await somebody(service, "Second")
        table = await service.lobby.create(second.id, SMALL, 2, {})
        await service.lobby.join(first.id, table, MARK)
        await service.lobby.leave(first.id, table)
        await service.lobby.join(second.id, table, "Second")
        await erase(service, first)
        assert found(alone, MARK) == {}
        assert [row["name"] for row in dump(alone)["seat"] if row["name"]] == ["Second"]
        assert {row["guest_id"] for row in dump(alone)["holder"]} == {second.id}

    with_service(alone, story)


def test_names_in_lists_of_the_story_go_too(alone: Config) -> None:
    async def story(service: Service) -> None:
        left = await lived(service)
        args = {"absent": f"Friend, {MARK}", "absents": 2, "gone": MARK, "gones": 1}
        change(alone, "UPDATE story SET args = args || %s::jsonb WHERE table_id = %s", json.dumps(args), left.over)
        await erase(service, left.person)
        assert found(alone, MARK) == {}
        told = [row["args"] for row in dump(alone)["story"] if row["table_id"] == left.over]
        assert {(args["absent"], args["gone"]) for args in told} == {(f"Friend, {NOBODY}", NOBODY)}

    with_service(alone, story)


def test_a_holder_of_the_release_before_is_erased_as_well(alone: Config) -> None:
    async def story(service: Service) -> None:
        person, friend = await somebody(service, MARK), await somebody(service, "Friend")
        await table_of(service, person, friend)
        change(alone, "DELETE FROM sitting")
        await erase(service, person)
        assert found(alone, MARK) == {}

    with_service(alone, story)


def test_a_name_of_an_account_stays_free_for_a_year(alone: Config) -> None:
    async def story(service: Service) -> None:
        person = await somebody(service, MARK)
        await service.ways_home.make_words(person, "en")
        await service.accounts.take_name(person, "Xanthippe")
        await erase(service, person)
        with pytest.raises(Denied, match="account-name"):
            await service.sessions.welcome("Xanthippe", "en")
        change(alone, "UPDATE erased SET at = at - interval '366 days'")
        async with borrowed(service.stores) as driver:
            await tidy(driver)
        await service.sessions.welcome("Xanthippe", "en")
        assert [row["name_hash"] for row in dump(alone)["erased"]] == [None]

    with_service(alone, story)


# --- when ---------------------------------------------------------------------------------------------------------


def test_it_waits_for_seven_days_and_a_sign_in_stops_it(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        service: Service = app.state.service
        laptop = await Traveller(app).named(MARK)
        words = await laptop.words()
        phone = Traveller(app)
        assert await phone.comes_home(words) == (200, MARK)
        change(alone, "UPDATE session SET proved_at = now() - interval '11 minutes'")
        for path in ("erase", "export"):
            assert await laptop.refused("POST", f"/api/me/{path}") == (403, "prove-first")
        assert (await laptop.me())["erase_at"] == ""
        assert (await laptop.http.post("/api/me/proof", json={"words": words})).status_code == 204
        at = (await laptop.does("POST", "/api/me/erase"))["erase_at"]
        assert (await laptop.does("POST", "/api/me/erase"))["erase_at"] == at  # asked twice, it comes no later
        assert await phone.refused("GET", "/api/me") == (401, "no-session")
        assert await service.erasing.erase_due() == 0
        assert (await laptop.does("DELETE", "/api/me/erase"))["erase_at"] == ""
        await laptop.does("POST", "/api/me/erase")
        assert await phone.comes_home(words) == (200, MARK)
        assert (await phone.me())["erase_at"] == ""
        await laptop.does("POST", "/api/me/erase")
        change(alone, "UPDATE guest SET erase_at = now()")
        assert await service.erasing.erase_due() == 1
        assert await laptop.refused("GET", "/api/me") == (401, "no-session")
        assert (await phone.comes_home(words))[0] == 404

    tell(alone, story)


def test_every_deed_is_told_and_the_erased_are_told_nothing(alone: Config) -> None:
    async def story(service: Service) -> None:
        left = await lived(service)
        await service.exporting.export(left.person)
        await service.erasing.ask(left.person)
        await service.erasing.take_back(left.person)
        await service.erasing.take_back(left.person)
        told = [row["reason"] for row in dump(alone)["notice"]]
        assert sorted(told) == ["erase-asked", "erase-stopped", "exported", "words-made"]
        await erase(service, left.person)
        rows = dump(alone)
        assert (rows["notice"], rows["channel"], rows["delivery"]) == ([], [], [])

    with_service(alone, story)


@pytest.mark.parametrize("kills", range(8))
def test_killed_anywhere_it_is_taken_up_again(alone: Config, kills: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every transaction of the deed may be the last one: the next is killed before or after it."""

    async def story(service: Service) -> None:
        left = await lived(service)
        await service.erasing.ask(left.person)
        change(alone, "UPDATE guest SET erase_at = now() WHERE id = %s", left.person.id)
        assert await service.erasing.erase_due() == 1
        done = 0

        def killing(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
            async def killed(*args: Any) -> Any:
                nonlocal done
                done += 1
                if done == kills + 1:
                    raise Killed
                found = await work(*args)
                if done == kills + 2:
                    raise Killed
                return found

            return killed

        with monkeypatch.context() as patched:
            for owner, name in (
                (service.deeds, "note"),
                (service.erasing._seats, "tables_of"),
                (service.erasing._seats, "names_at"),
                (service.erasing._seats, "erase_at"),
            ):
                patched.setattr(owner, name, killing(getattr(owner, name)))
            change(alone, "UPDATE deed SET due_at = now()")
            with pytest.raises(Killed):
                await service.deeds.take_up()
        async with Service(alone) as other:
            await finish(other)
        assert found(alone, MARK, SECRET) == {}

    with_service(alone, story)


def test_a_table_that_is_just_beginning_is_left_for_later(alone: Config) -> None:
    async def story(service: Service) -> None:
        person, friend = await somebody(service, MARK), await somebody(service, "Friend")
        table = await table_of(service, person, friend, start=False)
        change(alone, "UPDATE game_table SET starting = now(), version = version + 1 WHERE id = %s", table)
        change(alone, "UPDATE guest SET erase_at = now() WHERE id = %s", person.id)
        await service.erasing.erase_due()
        change(alone, "UPDATE deed SET due_at = now()")
        await service.deeds.take_up()
        assert [row["tables"] for row in dump(alone)["deed"]] == [[table]]
        change(alone, "UPDATE game_table SET starting = NULL, version = version + 1 WHERE id = %s", table)
        await finish(service)
        assert found(alone, MARK) == {}

    with_service(alone, story)


# --- backups ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("newer", [False, True])
def test_an_older_backup_does_not_bring_the_erased_back(alone: Config, tmp_path: Path, newer: bool) -> None:
    old, listed, there = tmp_path / "old.gz", tmp_path / "erased", fresh_config()
    create(there)

    async def lives(service: Service) -> None:
        left = await lived(service)
        before.append(await record_of(service, left.over))
        tables.append(left.over)
        backup(alone, str(old))
        await erase(service, left.person)
        numbers.append(left.person.id)

    async def goes_on(service: Service) -> None:
        assert found(there, SECRET).keys() <= {"chat", "note"}  # among people at once
        await finish(service)
        assert found(there, MARK, SECRET) == {}
        assert await record_of(service, tables[0]) == before[0]
        assert (await service.sessions.welcome("New", "en"))[0] > max(numbers)

    before, tables, numbers = list[str](), list[str](), list[int]()
    with_service(alone, lives)
    if newer:
        backup(alone, str(listed))
    else:
        listed.write_bytes(b"\n".join(list_erased(alone)))
        assert MARK not in listed.read_text()
    try:
        assert restore(there, str(old), str(listed)).erased == 1
        with_service(there, goes_on)
        assert [row["person"] for row in dump(there)["erased"]] == numbers
    finally:
        leave(there)


def test_a_number_that_is_somebody_elses_by_now_erases_nobody(alone: Config, tmp_path: Path) -> None:
    old, listed, there = tmp_path / "old.gz", tmp_path / "erased", fresh_config()
    create(there)

    async def lives(service: Service) -> None:
        person = await somebody(service, MARK)
        backup(alone, str(old))
        entry = {"person": person.id, "created": "2020-01-01T00:00:00+00:00", "at": "2020-01-02T00:00:00+00:00"}
        listed.write_text(json.dumps(["erased", entry], separators=(",", ":")))

    with_service(alone, lives)
    try:
        assert restore(there, str(old), str(listed)).erased == 0
        assert set(found(there, MARK)) == {"guest"}
    finally:
        leave(there)
