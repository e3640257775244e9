"""Playing on from a finished game: who may, what the new table knows, and that its record makes its beginning again."""

import random
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
from sqlalchemy import text

from asztal import registry
from asztal.bots.standing import made_again
from asztal.cli import main
from asztal.kernel import SPECTATOR, Fast, Refusing, Title, imagine, observe
from asztal.kernel.origin import check_first, check_origin
from asztal.kernel.record import parse, replay
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.tables.stored.origin import ForkMoment
from asztal.server.wire.shapes import ChangeTable, NewFork
from tests.server.other_rules import FIRST, SECOND, installed
from tests.server.people import any_option, game_of, seated_table, with_service
from tests.server.test_absence import denied, info_of, sql
from tests.server.test_worlds import answer_bots

GAMES = ["barrage", "ginkgopolis", "imperial_miners", "underwater_cities"]
KNOWN = [game for game in GAMES if registry.find(game).goes_on_from_view(2)]


async def rows(service: Service, query: str, **values: Any) -> list[tuple[Any, ...]]:
    async with service.engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(text(query), values)]


async def play_on(service: Service, table: str, guests: list[int], chance: random.Random, most: int = 10_000) -> int:
    """Random choices of everybody, to the end or so many of them; returns how many moves there are."""
    for _ in range(most):
        async with service.changes.reading(table) as warm:
            if warm.game.over:
                break
            name = f"r{warm.seq}"
            seat, option = any_option(warm.game, list(range(len(guests))), chance)
        await service.play.act(Request(table, Person(guests[seat]), name), option)
    async with service.changes.reading(table) as warm:
        return warm.seq


async def finished(service: Service, game: str, seats: int = 2) -> tuple[str, list[int], int]:
    """A table whose game is over, its people, and how many moves it had."""
    table, guests = await seated_table(service, game, seats)
    return table, guests, await play_on(service, table, guests, random.Random(game))


async def fork(service: Service, guest: int, table: str, step: int, known: int | None = None) -> str:

    async def moment() -> ForkMoment:
        return (await service.replays.get(table)).moment(step, known)

    return await service.forks.open(guest, table, NewFork(step, known), moment)


async def begun(service: Service, table: str, step: int, known: int | None = None) -> tuple[str, list[int]]:
    """A fork for two that has begun; the second one came by the invitation."""
    ada, bela = [(await service.sessions.welcome(name, "en"))[0] for name in ("Ada", "Bela")]
    made = await fork(service, ada, table, step, known)
    info = await info_of(service, made)
    assert (info.status, info.listed) == ("waiting", False)
    assert await denied(service.lobby.join(bela, made, "Bela")) == "403 invited-only"
    async with service.changes.reading(made) as warm:
        invite = warm.stored.row.invite
    await service.lobby.join(bela, made, "Bela", invite=invite)
    await service.lobby.join(ada, made, "Ada")
    await service.lobby.start(ada, made)
    return made, [bela, ada]


async def alone(service: Service, guest: int, table: str) -> None:
    """Sit down at the first seat, give the other one to a bot, and begin."""
    await service.lobby.join(guest, table, "Ada", seat=0)
    await service.lobby.sit_bot(guest, table, 1, "random")
    await service.lobby.start(guest, table)


async def verified(service: Service, title: Title[Any], table: str, origin: str) -> None:
    """The record of a fork holds, and makes its first state again from that of its origin."""
    lines, before = [(await service.records.text(each)).splitlines() for each in (table, origin)]
    record = parse(lines)
    for _ in replay(title, record):
        pass
    check_first(title, record)
    check_origin(title, record, before, parse(before))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_on_from_any_moment_and_its_record_proves_where_it_began(config: Config, game: str) -> None:
    async def story(service: Service) -> None:
        title, chance = registry.find(game), random.Random(game)
        origin, _, moves = await finished(service, game)
        made: list[str] = []
        for step in (0, chance.randrange(1, moves - 1)):
            for known in (None, 0, 1):
                if known is not None and not title.goes_on_from_view(2):
                    assert await denied(fork(service, 1, origin, step, known)) == "409 fork-guessed"
                    continue
                table, guests = await begun(service, origin, step, known)
                made.append(table)
                info = await info_of(service, table)
                assert info.origin is not None
                assert (info.origin.table, info.origin.step, info.origin.seat) == (origin, step, known)
                await play_on(service, table, guests, chance, most=10)
                service.cache.clear()  # as after a restart
                await play_on(service, table, guests, chance)
                await verified(service, title, table, origin)
                mine = await service.lists.of_guest(guests[0])
                assert [line.row.origin["table"] for line in mine if line.row.id == table] == [origin]
                counted = "SELECT count(*) FROM result_seat WHERE table_id = :t AND person IS NOT NULL"
                assert await rows(service, counted, t=table) == [(0,)]
                played = "SELECT rules FROM position WHERE table_id = :t"
                assert (await rows(service, played, t=table))[0][0] > title.rules_version  # for the release before
        assert await rows(service, played, t=origin) == [(title.rules_version,)]
        again, guests = await begun(service, made[0], 3)  # a fork of a fork
        await play_on(service, again, guests, chance)
        await verified(service, title, again, made[0])
        assert len(await service.replays.get(again)) > 0

    with_service(config, story)


def test_the_true_way_goes_on_as_it_would_have(config: Config) -> None:
    async def story(service: Service) -> None:
        origin, _, _ = await finished(service, "ginkgopolis")
        record = parse((await service.records.text(origin)).splitlines())
        table, guests = await begun(service, origin, 20)
        for number, entry in enumerate(record.entries[20:]):
            await service.play.act(Request(table, Person(guests[entry.seat]), f"r{number}"), entry.text)
        made = parse((await service.records.text(table)).splitlines())
        assert made.result == record.result
        assert made.header.seed != record.header.seed  # by which bots think: nobody has it before the end

    with_service(config, story)


@pytest.mark.parametrize("game", KNOWN)
def test_a_fork_from_knowledge_holds_nothing_that_the_seat_could_not_know(config: Config, game: str) -> None:
    async def everything(service: Service, origin: str, step: int, seat: int) -> bytes:
        """All that is stored of a fork with a given key, and all that anybody is shown of it."""
        ada = (await service.sessions.welcome("Ada", "en"))[0]
        made = await fork(service, ada, origin, step, seat)
        await sql(service, "UPDATE game_table SET seed = 's', commitment = 'c', version = 9 WHERE id = :t", t=made)
        waiting = await rows(service, "SELECT after FROM opening WHERE table_id = :t", t=made)
        await alone(service, ada, made)
        stored = await rows(service, "SELECT state FROM snapshot WHERE table_id = :t", t=made)
        info = msgspec.to_builtins(await info_of(service, made))
        async with service.changes.reading(made) as warm:
            about = msgspec.to_builtins(warm.stored.row.origin)
            assert about["origin"].pop("hash")
            shown = [observe(warm.game, seat) for seat in (0, 1, SPECTATOR)]
        info.pop("id")
        return msgspec.json.encode([bytes(waiting[0][0]), bytes(stored[0][0]), about, info, shown])

    async def story(service: Service) -> None:
        title, chance, redealt = registry.find(game), random.Random(game), 0
        origin, _, moves = await finished(service, game)
        lines = parse((await service.records.text(origin)).splitlines())
        games = [table.game.clone(Refusing()) for table in replay(title, lines)]
        for step in [0, *chance.sample(range(1, moves - 1), 2)]:
            for seat in range(2):
                told = await everything(service, origin, step, seat)
                past: Any = await service.replays.get(origin)
                kept = past._after[step]
                for deal in range(3):
                    other = imagine(title, observe(games[step], seat), Fast(deal))
                    state = msgspec.json.encode(other.state.to_data())
                    redealt += state != kept.state
                    past._after[step] = kept._replace(state=state)
                    assert await everything(service, origin, step, seat) == told
                past._after[step] = kept
        assert redealt

    with_service(config, story)


def test_who_may_play_on_is_who_may_look_back(live: Config) -> None:
    places = dict[str, str]()

    async def story(service: Service) -> None:
        places["over"], guests, moves = await finished(service, "own_pace")
        places["moves"] = str(moves)
        places["playing"], _ = await seated_table(service, "own_pace", 2)
        places["waiting"] = await service.lobby.create(guests[0], "own_pace", 2, {})

    with_service(live, story)

    def asked(who: httpx.Client, table: str, **wish: Any) -> str:
        answer = who.post(f"/api/tables/{table}/forks", json={"step": 2, **wish})
        return f"{answer.status_code} {answer.json().get('key', '')}".strip()

    with httpx.Client(base_url=live.address, timeout=60) as nobody, httpx.Client(base_url=live.address) as eve:
        eve.post("/api/guest", json={"name": "Eve", "lang": "en"}).raise_for_status()
        over = places["over"]
        assert asked(nobody, over) == "401 no-session"
        for table in ("playing", "waiting"):
            assert asked(eve, places[table]) == "409 not-over"
            assert asked(eve, places[table], known=0) == "409 not-over"
            assert eve.get(f"/api/tables/{places[table]}/moves").json()["key"] == "not-over"
        assert asked(eve, "nowhere") == "404 no-such-table"
        assert asked(eve, over, step=99_999) == "404 no-such-move"
        assert asked(eve, over, step=int(places["moves"])) == "409 fork-over"
        assert asked(eve, over, step=-1).startswith("422")
        assert asked(eve, over, known=2) == "404 no-such-seat"
        assert asked(eve, over) == "201"
        made = eve.post(f"/api/tables/{over}/forks", json={"step": 2, "known": 1})
        table = made.json()["table"]["id"]
        eve.post(f"/api/tables/{table}/join", json={"seat": 1}).raise_for_status()
        eve.put(f"/api/tables/{table}/seats/0/bot", json={"bot": "random"}).raise_for_status()
        begun = eve.post(f"/api/tables/{table}/start", json={"nonce": "mine"}).json()
        assert begun["table"]["status"] == "playing"
        assert begun["table"]["origin"] == {"table": over, "step": 2, "way": "known", "rules": 1, "seat": 1}
        assert asked(eve, table) == "409 not-over"  # nor a fork that is under way
        assert nobody.get(f"/api/tables/{table}/record").status_code == 409


def test_a_fork_needs_nothing_of_the_table_that_it_comes_from(config: Config) -> None:
    async def story(service: Service) -> None:
        origin, guests, _ = await finished(service, "own_pace")
        ada = (await service.sessions.welcome("Ada", "en"))[0]
        true = await fork(service, ada, origin, 2)
        known = await fork(service, ada, origin, 2, 0)
        lines = (await service.records.text(origin)).splitlines()
        with psycopg.connect(config.database) as connection:
            named = "SELECT to_jsonb(t)::text FROM game_table t WHERE id = ANY(%s)"
            found = connection.execute(named, [[true, known]]).fetchall()
            assert not any(f"P{guest}" in row[0] for row in found for guest in guests)  # nobody's name goes along
            connection.execute("SET session_replication_role = replica")  # a log cannot be deleted otherwise
            connection.execute("DELETE FROM game_table WHERE id = %s", [origin])
        service.cache.clear()
        for made in (true, known):
            await alone(service, ada, made)
            title = registry.find("own_pace")
            async with service.changes.reading(made) as warm:
                assert not warm.game.over
            await service.proposals.propose(Request(made, Person(ada), "e"), "end")
            record = parse((await service.records.text(made)).splitlines())
            for _ in replay(title, record):
                pass
            check_first(title, record)
            if made == true:
                check_origin(title, record, lines, parse(lines))

    with_service(config, story)


def test_seats_and_variant_stay_in_the_waiting_room(config: Config) -> None:
    async def story(service: Service) -> None:
        origin, guests, _ = await finished(service, "own_pace")
        made = await fork(service, guests[0], origin, 1)
        for wish in (ChangeTable(seats=3), ChangeTable(variant={"x": "y"}), ChangeTable(listed=True)):
            assert await denied(service.waiting_room.change(guests[0], made, wish)) == "409 fork-fixed"
        await service.waiting_room.change(guests[0], made, ChangeTable(beat=1.0, listed=False))

    with_service(config, story)


@pytest.mark.parametrize(("game", "known"), [("ginkgopolis", None), ("imperial_miners", 0)])
def test_the_choices_of_bots_in_a_fork_can_be_thought_anew(config: Config, game: str, known: int | None) -> None:
    async def story(service: Service) -> None:
        origin, _, moves = await finished(service, game)
        ada = (await service.sessions.welcome("Ada", "en"))[0]
        made = await fork(service, ada, origin, moves // 2, known)
        await service.lobby.join(ada, made, "Ada", seat=0)
        await service.lobby.sit_bot(ada, made, 1, "level3")
        await service.lobby.start(ada, made)
        # To the end or far into the game: with some deals a bot of the mine is seldom asked in the first rounds.
        for _ in range(30):
            await answer_bots(service, made)
            await play_on(service, made, [ada], random.Random(game), most=1)
        await answer_bots(service, made)
        if (await info_of(service, made)).status == "playing":
            await service.proposals.propose(Request(made, Person(ada), "e"), "end")
        record = parse((await service.records.text(made)).splitlines())
        again = list(made_again(registry.find(game), record, 1, "level3"))
        assert len(again) > 2
        assert all(option == chosen for option, chosen in again)
        assert any(option != chosen for option, chosen in made_again(registry.find(game), record, 1, "level1"))

    with_service(config, story)


def test_a_game_of_older_rules_goes_on_with_those_of_today_and_says_so(
    config: Config, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = dict[str, Any]()

    async def before(service: Service) -> None:
        tables["origin"], tables["guests"], _ = await finished(service, "own_pace")

    async def after(service: Service) -> None:
        table, guests = await begun(service, tables["origin"], 2)
        info = await info_of(service, table)
        assert info.origin is not None
        assert (info.origin.rules, info.rules) == (1, 2)
        async with game_of(service, table) as game:
            seat = min(game.decisions)
            assert "choose mine" in [str(option) for option in game.decisions[seat].options]
        await service.play.act(Request(table, Person(guests[seat]), "m"), "choose mine")
        await play_on(service, table, guests, random.Random(1))
        record = parse((await service.records.text(table)).splitlines())
        assert record.header.begun_at is not None
        assert (record.header.begun_at.rules, record.header.rules, record.segments[0].rules) == (1, 2, 2)
        for _ in replay(SECOND, record):
            pass
        for name, each in (("fork", table), ("origin", tables["origin"])):
            (tmp_path / name).write_text(await service.records.text(each), encoding="utf-8")

    with installed(FIRST):
        with_service(config, before)
    with installed(SECOND):
        with_service(config, after)
        capsys.readouterr()
        assert main(["verify", str(tmp_path / "fork")]) == 0
        assert "it stood there by rules version 1; this game goes on by version 2" in capsys.readouterr().out
        assert main(["verify", str(tmp_path / "fork"), "--origin", str(tmp_path / "origin")]) == 1
        said = capsys.readouterr().out
        assert "holds as far as it can be checked here" in said
        assert re.search("origin: entries 1 to [0-9]+ cannot be checked here: rules version 1", said)
        assert "first state: cannot be made again here" in said
        assert re.search("  entries 1 to [0-9]+ hold [(]rules version 2", said)
