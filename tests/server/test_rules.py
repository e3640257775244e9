"""No upgrade breaks a table: rules that change, with or without a new number, forwards, backwards and side by side."""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Any

import psycopg
import pytest
from sqlalchemy import select, text

from asztal.cli import main
from asztal.kernel import rules as k
from asztal.kernel.record import parse, replay, state_hash
from asztal.server.cluster.readers import Reader
from asztal.server.cluster.rooms import LATER, Rooms
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.service import Service
from asztal.server.storage.models import Action, GameTable, Position, Snapshot
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.tables.stored.log_replay import OUTCOMES
from tests.kernel.minis.own_pace import Dug
from tests.server.other_rules import FIRST, FORGOTTEN, GAME, NO_REST, RENAMED, RICHER, SECOND, installed
from tests.server.people import seated_table

Moves = Sequence[tuple[int, str]]


def told(config: Config, title: k.Title[Any] | None, story: Any) -> Any:
    """A process with these rules in which a story happens; gives what it gives."""

    async def tell() -> Any:
        async with Service(config) as service:
            return await story(service)

    with installed(title):
        return asyncio.run(tell())


def begun(config: Config, moves: Moves = (), title: k.Title[Any] = FIRST) -> tuple[str, list[int]]:
    """A table of two at which so much was done."""

    async def story(service: Service) -> tuple[str, list[int]]:
        table, guests = await seated_table(service, GAME, 2)
        await act(service, table, guests, moves)
        return table, guests

    found: tuple[str, list[int]] = told(config, title, story)
    return found


async def act(service: Service, table: str, guests: list[int], moves: Moves) -> None:
    for seat, choice in moves:
        async with service.changes.reading(table) as warm:
            request = f"r{warm.stored.row.version}"
        await service.play.act(Request(table, Person(guests[seat]), request), f"choose {choice}")


async def gold(service: Service, table: str) -> list[int]:
    """What the seats have, from a state that is the stored one."""
    async with service.changes.reading(table) as warm, service.engine.connect() as connection:
        last = select(Action.state_hash).where(Action.table_id == table).order_by(Action.seq.desc()).limit(1)
        assert (await connection.execute(last)).scalar() in (state_hash(warm.game), None)
        stored = select(GameTable.seq, Position.seq).join(Position, Position.table_id == GameTable.id)
        assert (await connection.execute(stored.where(GameTable.id == table))).one() == (warm.seq, warm.seq)
        return [player.gold for player in warm.game.state.players]


async def denied(what: Any) -> str:
    with pytest.raises(Denied) as found:
        await what
    return f"{found.value.status} {found.value.key}"


async def snapshots(service: Service, table: str) -> list[tuple[int, int]]:
    async with service.engine.connect() as connection:
        query = select(Snapshot.seq, Snapshot.rules).where(Snapshot.table_id == table).order_by(Snapshot.seq)
        return [(row.seq, row.rules) for row in await connection.execute(query)]


SOME: Moves = [(1, "dig"), (0, "rest"), (1, "dig"), (0, "dig")]
WHOLE: Moves = [(seat, "dig") for seat in (0, 1) for _ in range(3)] * 2


# --- a new number --------------------------------------------------------------------------------------------------


def test_new_rules_go_on_from_the_position_and_old_rules_leave_the_table_to_them(config: Config) -> None:
    table, guests = begun(config, [(0, "rest")])

    async def newer(service: Service) -> None:
        await act(service, table, guests, [(0, "mine")])
        assert await gold(service, table) == [10, 0]
        assert await snapshots(service, table) == [(1, 2)]

    async def older(service: Service) -> None:
        for what in (
            service.play.act(Request(table, Person(guests[0]), "x"), "choose dig"),
            service.play.say(Request(table, Person(guests[0]), "y"), "hello"),
            service.play.undo(Request(table, Person(guests[0]), "z")),
            service.lobby.leave(guests[0], table),
            service.play.act_for_bot(table, 0, 2, "choose dig"),
            gold(service, table),
        ):
            assert await denied(what) == "503 newer-rules"
        assert await service.lists.turns(guests[0]) == [table]

    told(config, SECOND, newer)
    told(config, FIRST, older)

    async def again(service: Service) -> None:
        assert await gold(service, table) == [10, 0]
        await service.play.undo(Request(table, Person(guests[0]), "u"))  # its own choice, but no further
        assert await denied(service.play.undo(Request(table, Person(guests[0]), "v"))) == "422 nothing-to-undo"
        await act(service, table, guests, [(0, "mine")])

    told(config, SECOND, again)


def test_a_table_that_nobody_touched_with_the_new_rules_goes_on_with_the_old_ones(config: Config) -> None:
    table, guests = begun(config, SOME)

    async def looked_at(service: Service) -> None:
        assert await gold(service, table) == [1, 4]
        await service.play.say(Request(table, Person(guests[0]), "m"), "hello")

    async def older(service: Service) -> None:
        assert await gold(service, table) == [1, 4]
        await service.play.undo(Request(table, Person(guests[0]), "u"))
        await act(service, table, guests, [(0, "rest")])
        assert await gold(service, table) == [0, 4]

    told(config, RICHER, looked_at)
    told(config, FIRST, older)
    told(config, RICHER, lambda service: act(service, table, guests, [(0, "dig")]))

    async def newer(service: Service) -> None:
        assert await gold(service, table) == [10, 4]
        assert await snapshots(service, table) == [(4, 2), (6, 2)]

    told(config, RICHER, newer)


def test_after_a_version_was_taken_back_an_operator_lets_the_tables_go_on(
    config: Config, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ASZTAL_DATABASE", config.database)
    with installed(FIRST):
        main(["db", "rules", "--accept"])  # what other tests left
    table, guests = begun(config, [(0, "rest")])
    told(config, RICHER, lambda service: act(service, table, guests, [(0, "dig"), (1, "dig")]))

    async def proposed(service: Service) -> None:
        await service.proposals.propose(Request(table, Person(guests[0]), "p"), "back")

    told(config, RICHER, proposed)
    capsys.readouterr()
    with installed(FIRST):
        assert main(["db", "rules"]) == 0
        assert "own_pace, rules version 1: one table was played with newer rules." in capsys.readouterr().out
        assert told(config, FIRST, lambda service: denied(gold(service, table))) == "503 newer-rules"
        assert main(["db", "rules", "--accept", "--lang=de"]) == 0
        assert "Ein Tisch geht mit den installierten Regeln" in capsys.readouterr().out
        assert main(["db", "rules"]) == 0
        assert "No table was played with newer rules" in capsys.readouterr().out

    async def older(service: Service) -> None:
        assert await gold(service, table) == [10, 10]
        answer = service.proposals.answer(Request(table, Person(guests[1]), "a"), agree=True)
        assert await denied(answer) == "409 nothing-proposed"
        assert await denied(service.play.undo(Request(table, Person(guests[0]), "u"))) == "422 nothing-to-undo"
        await act(service, table, guests, [(0, "dig"), (1, "dig")])
        assert await gold(service, table) == [11, 12]
        service.cache.clear()
        assert await gold(service, table) == [11, 12]
        assert await snapshots(service, table) == [(1, 2), (3, 1)]

    told(config, FIRST, older)

    async def finish(service: Service) -> str:
        await act(service, table, guests, [(1, "dig"), *[(seat, "dig") for seat in (0, 1)] * 3])
        async with service.changes.reading(table) as warm:
            assert warm.game.over
        return await service.records.text(table)

    record = parse(told(config, RICHER, finish).splitlines())
    assert [(each.segment.rules, len(each.entries)) for each in record.stretches()] == [(1, 1), (2, 2), (1, 2), (2, 7)]


def test_two_services_with_different_rules_never_show_different_states(config: Config) -> None:
    table, guests = begun(config, [(0, "rest")])

    async def story() -> None:
        async with Service(config) as old, Service(config) as new:
            rooms, reader = Rooms(old.changes), Reader("en")
            with installed(RICHER):
                assert await gold(new, table) == [0, 0]
            with installed(FIRST):
                await rooms.enter(table, reader, 0)
                await act(old, table, guests, [(1, "dig")])  # the new one has its own copy, not stored yet
            with installed(RICHER):
                assert await gold(new, table) == [0, 2]
                await act(new, table, guests, [(1, "dig")])
                assert await gold(new, table) == [0, 12]
            with installed(FIRST):
                late = old.play.act(Request(table, Person(guests[0]), "late"), "choose dig")
                assert await denied(late) == "503 newer-rules"
                assert await denied(rooms.push_foreign(table, 10_000)) == "503 newer-rules"
                assert reader.code == LATER
                other = Reader("en")
                assert await denied(rooms.enter(table, other, 0)) == "503 newer-rules"
                assert other.code == LATER
            with installed(RICHER):
                assert await gold(new, table) == [0, 12]
                assert await snapshots(new, table) == [(2, 2)]

    asyncio.run(story())


# --- a number that was forgotten -----------------------------------------------------------------------------------


@pytest.mark.parametrize("title", [NO_REST, FORGOTTEN], ids=["refused", "another state"])
def test_when_the_number_is_forgotten_the_table_goes_on_from_its_position(config: Config, title: k.Title[Any]) -> None:
    table, guests = begun(config, SOME)
    before = OUTCOMES["from_position"]

    async def proposed(service: Service) -> None:
        await service.proposals.propose(Request(table, Person(guests[0]), "p"), "back")

    told(config, FIRST, proposed)

    async def asked(service: Service) -> str:
        async with service.changes.reading(table) as warm:
            return warm.question(0)

    question = told(config, FIRST, asked)

    async def story(service: Service) -> None:
        assert (await asked(service)).split("-")[0] == question.split("-")[0]  # the names of questions go on
        # A choice that is not allowed is refused for its own reason, and a line of chat changes no number.
        assert await denied(service.play.act(Request(table, Person(guests[0]), "a"), "choose fly")) == "422 not-offered"
        assert await gold(service, table) == [1, 4]
        answer = service.proposals.answer(Request(table, Person(guests[1]), "b"), agree=True)
        assert await denied(answer) == "409 nothing-proposed"
        await service.play.say(Request(table, Person(guests[0]), "c"), "hello")
        assert await gold(service, table) == [1, 4]
        assert await snapshots(service, table) == [(4, 1)]
        async with service.changes.reading(table) as warm:
            assert warm.stored.proposal is None
            assert [event for _, event in warm.game.events or [] if isinstance(event, Dug)][:1] == [Dug(1, 2)]
        assert await denied(service.play.undo(Request(table, Person(guests[0]), "d"))) == "422 nothing-to-undo"
        await act(service, table, guests, [(0, "dig")])
        value = 11 if title is FORGOTTEN else 2
        assert await gold(service, table) == [value, 4]
        service.cache.clear()
        assert await gold(service, table) == [value, 4]
        await service.play.undo(Request(table, Person(guests[0]), "e"))
        assert await gold(service, table) == [1, 4]

    told(config, title, story)
    assert OUTCOMES["from_position"] == before + 1


def test_a_process_with_all_of_the_history_goes_no_further_back_than_another_that_went_on(config: Config) -> None:
    table, guests = begun(config, SOME)

    async def story() -> None:
        async with Service(config) as one, Service(config) as other:
            with installed(FIRST):
                assert await gold(one, table) == [1, 4]
            with installed(FORGOTTEN):
                await other.play.say(Request(table, Person(guests[0]), "c"), "hello")
            with installed(FIRST):
                assert await denied(one.play.undo(Request(table, Person(guests[0]), "u"))) == "422 nothing-to-undo"
                assert await gold(one, table) == [1, 4]

    asyncio.run(story())


def test_a_start_that_is_another_now_is_kept(config: Config) -> None:
    table, guests = begun(config)

    class OtherStart(type(FIRST)):  # type: ignore[misc] # a class made at run time
        setup = k.Do[Any](lambda g, f: k.fill(g, g.state.deck, ["C00", "C01"]))
        effects = {"game": k.Seq(setup=setup, rounds=FIRST.effects["game"].children()["rounds"])}

    async def story(service: Service) -> None:
        async with service.changes.reading(table) as warm:
            assert len(warm.game.state.deck) == 20
        await act(service, table, guests, [(0, "draw")])
        async with service.changes.reading(table) as warm:
            assert len(warm.game.state.deck) == 19

    told(config, OtherStart(), story)


def test_a_position_that_cannot_be_read_is_not_lost(config: Config) -> None:
    table, _ = begun(config, SOME)
    with psycopg.connect(config.database) as connection:
        found = connection.execute("SELECT state FROM position WHERE table_id = %s", [table]).fetchone()
        connection.execute("UPDATE position SET state = 'rubbish', rules = 0 WHERE table_id = %s", [table])
    before = OUTCOMES["failed"]
    assert told(config, FIRST, lambda service: denied(gold(service, table))) == "503 unreadable-table"
    assert OUTCOMES["failed"] == before + 1
    with psycopg.connect(config.database) as connection:
        assert found is not None
        connection.execute("UPDATE position SET state = %s, rules = 1 WHERE table_id = %s", [found[0], table])
    assert told(config, FIRST, lambda service: gold(service, table)) == [1, 4]


def test_only_an_action_writes_the_number_of_the_last_action(config: Config) -> None:
    table, guests = begun(config, SOME)

    async def story(service: Service) -> None:
        async with service.changes.reading(table) as warm:
            warm.seq = 2  # whatever mistake led to this
        await service.play.say(Request(table, Person(guests[0]), "c"), "hello")
        assert await denied(service.play.act(Request(table, Person(guests[0]), "a"), "choose dig")) == "503 busy"
        assert await gold(service, table) == [1, 4]

    told(config, FIRST, story)


# --- the game is gone ----------------------------------------------------------------------------------------------


def test_a_game_that_is_not_installed_hides_its_tables_until_it_is(config: Config) -> None:
    table, guests = begun(config, SOME)
    over, _ = begun(config, WHOLE)

    async def gone(service: Service) -> None:
        assert await service.lists.turns(guests[0]) == []
        assert await service.lists.of_guest(guests[0]) == []
        assert table not in [line.row.id for line in await service.lists.listed()]
        for what in (
            gold(service, table),
            service.play.act(Request(table, Person(guests[0]), "x"), "choose dig"),
            service.play.say(Request(table, Person(guests[0]), "y"), "hello"),
            service.replays.get(over),
        ):
            assert await denied(what) == "404 no-such-game"

    async def here(service: Service) -> None:
        assert await service.lists.turns(guests[0]) == [table]
        assert await gold(service, table) == [1, 4]

    told(config, None, gone)
    told(config, FIRST, here)


# --- looking back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", [SECOND, RICHER, NO_REST, FORGOTTEN, RENAMED])
def test_a_finished_game_is_what_it_was_under_all_later_rules(config: Config, title: k.Title[Any]) -> None:
    table, _ = begun(config, [(0, "rest"), *WHOLE[1:]])

    async def all_of_it(service: Service) -> Any:
        replay = await service.replays.get(table)
        moves = replay.moves("en", None)
        views = [
            [replay.observation(seat, number).view for seat in (0, 1, k.SPECTATOR, None)]
            for number in range(len(moves.moves) + 1)
        ]
        async with service.changes.reading(table) as warm:
            events, outcome = list(warm.game.events or []), warm.stored.outcome
        return moves, views, [replay.read_out("hu", 0, n) for n in range(13)], outcome, events

    async def lines(service: Service) -> str:
        return await service.records.text(table)

    moves, views, *rest = told(config, FIRST, all_of_it)
    assert (moves.first, len(moves.moves)) == (0, 12)
    assert moves.moves[-1].scores == [5, 12]
    again, seen, *others = told(config, title, all_of_it)
    assert again == moves
    assert list(map(str, seen)) == list(map(str, views))
    assert others == rest
    assert told(config, title, lines) == told(config, FIRST, lines)


def test_an_event_that_cannot_be_read_any_more_is_quiet(config: Config) -> None:
    table, _ = begun(config, WHOLE)

    class Lost(type(RENAMED)):  # type: ignore[misc] # a class made at run time
        def upgraded_event(self, shape: int, event: dict[str, Any]) -> dict[str, Any]:
            if event["event"] != "dug":
                return event
            return {"event": "dug", "seat": event["seat"]} if event["seat"] else {**event, "gold": 7}

    async def story(service: Service) -> None:
        moves = (await service.replays.get(table)).moves("en", None).moves
        assert [event for move in moves for event in move.events if isinstance(event, Dug)] == [Dug(0, 7)] * 6
        assert sum(type(event).__name__ == "Unknown" for move in moves for event in move.events) == 6
        assert sum(len(move.log) for move in moves) == 6

    told(config, Lost(), story)


def test_what_was_not_stored_is_played_again_where_the_rules_allow(config: Config) -> None:
    table, _ = begun(config, WHOLE)
    with psycopg.connect(config.database) as connection:
        connection.execute("DELETE FROM opening WHERE table_id = %s", [table])
        connection.execute("ALTER TABLE action DISABLE TRIGGER USER")
        connection.execute("UPDATE action SET after = NULL, rules = NULL WHERE table_id = %s AND seq < 7", [table])
        connection.execute("ALTER TABLE action ENABLE TRIGGER USER")

    async def shown(service: Service) -> tuple[int, int]:
        replay = await service.replays.get(table)
        moves = replay.moves("en", 0)
        assert replay.observation(0, moves.first).view is not None
        assert await denied(_seen(replay, moves.first - 1)) == "404 no-such-move"
        assert moves.moves[-1:] == [] or moves.moves[-1].scores == [6, 12]
        async with service.changes.reading(table) as warm:
            assert warm.stored.outcome is not None
            assert warm.stored.outcome.scores == [6, 12]
        return moves.first, len(moves.moves)

    async def _seen(replay: Any, move: int) -> None:
        replay.observation(0, move)

    assert told(config, FIRST, shown) == (0, 12)
    assert told(config, SECOND, shown) == (12, 0)  # the seventh is packed against what cannot be played again
    assert told(config, FORGOTTEN, shown) == (12, 0)


@pytest.mark.parametrize("readable", [True, False])
def test_of_a_game_of_which_nothing_is_left_the_result_is_told(config: Config, readable: bool) -> None:
    table, _ = begun(config, WHOLE)
    with psycopg.connect(config.database) as connection:
        connection.execute("DELETE FROM opening WHERE table_id = %s", [table])
        connection.execute("ALTER TABLE action DISABLE TRIGGER USER")
        connection.execute("UPDATE action SET after = NULL, rules = NULL WHERE table_id = %s", [table])
        connection.execute("ALTER TABLE action ENABLE TRIGGER USER")
        if not readable:
            connection.execute("UPDATE position SET state = 'rubbish' WHERE table_id = %s", [table])
        ended = connection.execute("SELECT ended_at FROM result WHERE table_id = %s", [table]).fetchone()

    async def story(service: Service) -> None:
        replay = await service.replays.get(table)
        moves = replay.moves("en", None)
        assert (moves.first, moves.moves) == (12, [])
        result = moves.result
        assert ended is not None
        assert (result.game, result.how) == (GAME, "played")
        assert datetime.fromisoformat(result.ended) == ended[0]
        assert [(seat.score, seat.rank) for seat in result.seats] == [(6, 2), (12, 1)]
        assert all(seat.name for seat in result.seats)
        if not readable:
            with pytest.raises(Denied, match="unreadable-table"):
                replay.observation(None, None)

    told(config, SECOND, story)


def test_a_table_that_ended_before_its_game_has_no_places(config: Config) -> None:
    table, guests = begun(config, SOME)

    async def story(service: Service) -> None:
        await service.proposals.propose(Request(table, Person(guests[0]), "p"), "end")
        await service.proposals.answer(Request(table, Person(guests[1]), "y"), agree=True)
        result = (await service.replays.get(table)).moves("en", None).result
        assert result.how == "agreed"
        assert [(seat.score, seat.rank) for seat in result.seats] == [(None, None)] * 2

    told(config, FIRST, story)


# --- records -------------------------------------------------------------------------------------------------------


def test_a_record_names_the_rules_of_its_segments_and_what_can_be_verified_is(
    config: Config, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    table, guests = begun(config, [(0, "dig"), (1, "rest")])
    rest: Moves = [(0, "dig"), (1, "dig"), (1, "dig"), (0, "dig"), *WHOLE[:6]]

    async def story(service: Service) -> str:
        await act(service, table, guests, rest)
        return await service.records.text(table)

    text = told(config, RICHER, story)
    record = parse(text.splitlines())
    assert [(each.segment.rules, len(each.entries)) for each in record.stretches()] == [(1, 2), (2, 10)]
    assert all(each.segment.engine for each in record.stretches())
    file = tmp_path / "record.jsonl"
    file.write_text(text)
    with installed(RICHER):
        assert main(["verify", str(file)]) == 1
        said = capsys.readouterr().out
        assert "entries 3 to 12 hold (rules version 2" in said
        assert "entries 1 to 2 cannot be checked here: rules version 1" in said
        assert main(["replay", str(file)]) == 1
    with installed(FIRST):
        assert main(["verify", str(file)]) == 1
        said = capsys.readouterr().out
        assert "entries 1 to 2 hold (rules version 1" in said
        assert "entries 3 to 12 cannot be checked here: rules version 2" in said
    file.write_text(text.replace('"gold":1', '"gold":4', 1))
    with installed(RICHER):
        assert main(["verify", str(file)]) == 1
        assert "after entry 2 the state is not the one" in capsys.readouterr().err
    list(replay(FIRST, parse(told(config, FIRST, _recorded(config)).splitlines())))


def _recorded(config: Config) -> Any:
    table, _ = begun(config, WHOLE)
    return lambda service: service.records.text(table)


def test_the_result_is_a_row_with_the_share_of_own_choices(config: Config) -> None:
    table, guests = begun(config, [(0, "dig"), (0, "dig")])

    async def story(service: Service) -> list[Any]:
        await service.lobby.leave(guests[0], table, "random")
        assert await service.play.act_for_bot(table, 0, 2, "choose dig")
        await service.lobby.come_back(guests[0], table)
        await act(service, table, guests, [*[(1, "rest")] * 3, *WHOLE[:6]])
        async with service.engine.connect() as connection:
            rows = await connection.execute(
                text("SELECT * FROM result_seat WHERE table_id = :id ORDER BY number"), {"id": table}
            )
            return [tuple(row)[1:] for row in rows]

    assert told(config, FIRST, story) == [(0, 6, 1, True, guests[0], 5 / 6), (1, 6, 1, True, guests[1], 1.0)]
