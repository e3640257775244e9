"""A table never stands still: seats pass to bots and back, people vote, and all of it is told."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import psycopg
import pytest
from sqlalchemy import text

from asztal.server.cluster.rooms import Rooms
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.service import Service
from asztal.server.socket.conversation import Talk
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.tables.play.seats import hand_over
from asztal.server.tables.play.sentences import table_info, texts_of
from asztal.server.tables.play.story import read_story
from asztal.server.tables.stored.table import Place, StoredTable
from asztal.server.wire.around import Pace
from asztal.server.wire.messages import TableInfo
from asztal.server.wire.shapes import ChangeTable
from asztal.text import LANGUAGES
from tests.server.people import game_of, seated_table, unlimited, with_service

SMALL = "own_pace"


async def denied(work: Awaitable[Any]) -> str:
    with pytest.raises(Denied) as caught:
        await work
    return f"{caught.value.status} {caught.value.key}"


async def sql(service: Service, statement: str, **values: Any) -> None:
    async with service.engine.begin() as connection:
        await connection.execute(text(statement), values)


async def gone_for(service: Service, table: str, seconds: int, *seats: int) -> None:
    """Nobody has been connected with these seats for so long."""
    statement = "UPDATE seat SET seen_at = now() - make_interval(secs => :s) WHERE table_id = :t AND number = ANY(:n)"
    await sql(service, statement, s=seconds, t=table, n=list(seats))


async def facts_of(service: Service, table: str) -> StoredTable:
    async with service.changes.reading(table) as warm:
        return warm.stored


async def info_of(service: Service, table: str) -> TableInfo:
    return table_info(await facts_of(service, table))


async def place(service: Service, table: str, seat: int) -> Place:
    return (await facts_of(service, table)).places[seat]


async def kinds(service: Service, table: str) -> list[str]:
    """The story since play began."""
    lines = [line.kind for line in await read_story(service.cells.engine_of(table), table, 0)]
    return [kind for kind in lines if kind != "sat-down"]


def everywhere(config: Config, story: Callable[[Service, Service], Awaitable[None]]) -> None:
    """Run a story with two processes."""

    async def told(service: Service) -> None:
        async with Service(config) as other:
            await story(service, other)

    with_service(config, told)


# --- seats --------------------------------------------------------------------------------------------------------


def test_the_owner_lets_a_bot_play_for_somebody_who_is_away_and_only_then(config: Config) -> None:
    async def story(service: Service, other: Service) -> None:
        table, guests = await seated_table(service, SMALL, 3)
        for guest, key in ((guests[0], "409 not-away"), (guests[1], "403 owner-only")):
            assert await denied(service.lobby.sit_bot(guest, table, 2, "random")) == key
        await gone_for(service, table, 200, 2)
        await other.lobby.sit_bot(guests[0], table, 2, "random")
        assert (await info_of(service, table)).seats[2].why == "away"
        assert await denied(service.lobby.sit_bot(guests[0], table, 2, "random")) == "409 no-person"
        assert await denied(service.play.act(Request(table, Person(guests[2]), "x"), "choose dig")) == "409 bot-plays"
        assert await other.play.act_for_bot(table, 2, 0, "choose dig")
        await service.lobby.come_back(guests[2], table)
        assert (await place(service, table, 2)).why == ""
        before = (await facts_of(service, table)).row.seq
        assert await other.play.act_for_bot(table, 2, 1, "choose dig")  # it thought while the person returned
        assert (await facts_of(service, table)).row.seq == before
        await service.play.act(Request(table, Person(guests[2]), "x"), "choose dig")
        assert await kinds(service, table) == ["away", "returned"]

    everywhere(config, story)


def test_whoever_gives_up_for_good_never_returns_and_the_say_passes_on(config: Config) -> None:
    async def story(service: Service, other: Service) -> None:
        table, guests = await seated_table(service, SMALL, 3)
        token = (await service.lobby.new_link(guests[0], table))[1]
        phone = (await service.sessions.welcome("Phone", "en"))[0]
        await service.lobby.follow_link(phone, token)
        await service.lobby.leave(phone, table, for_good=True)  # who came by a link puts nobody out
        assert (await place(service, table, 0)).bot == ""
        assert await denied(service.lobby.come_back(phone, table)) == "403 not-seated"
        await service.lobby.leave(guests[1], table)
        await other.lobby.leave(guests[0], table, for_good=True)
        info = await info_of(service, table)
        assert [seat.why for seat in info.seats] == ["gone", "left", ""]
        assert info.owner == 2  # rather somebody who plays
        assert await denied(service.lobby.come_back(guests[0], table)) == "403 not-seated"
        assert await denied(service.lobby.follow_link(guests[0], token)) == "404 no-such-link"
        await service.lobby.leave(guests[2], table, for_good=True)
        await service.lobby.leave(guests[1], table, for_good=True)  # nobody is left to have the say
        assert (await info_of(service, table)).owner is None
        assert await kinds(service, table) == ["left", "gone", "owner", "gone", "owner", "gone"]

    everywhere(config, story)


def test_a_bot_is_asked_when_it_gets_the_seat(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        await service.lobby.leave(guests[1], table)
        await service.lobby.leave(guests[1], table)  # a second time changes nothing
        async with service.engine.connect() as connection:
            query = "SELECT args FROM procrastinate_jobs WHERE args ->> 'table_id' = :t"
            jobs = list(await connection.scalars(text(query), {"t": table}))
        assert jobs == [{"table_id": table, "seat": 1, "seq": 0}]
        assert await kinds(service, table) == ["left"]

    with_service(config, story)


# --- proposals ----------------------------------------------------------------------------------------------------


def test_a_vote_asks_those_who_play_and_are_not_away(config: Config) -> None:
    async def story(service: Service, other: Service) -> None:
        proposals = service.proposals
        table, guests = await seated_table(service, SMALL, 4)
        await service.lobby.leave(guests[3], table)
        ann, ben = Person(guests[1]), Person(guests[0])
        assert await denied(proposals.propose(Request(table, ann, "p"), "bot", seat=2)) == "409 not-away"
        assert await denied(proposals.propose(Request(table, ann, "p"), "bot")) == "404 no-such-seat"
        assert await denied(proposals.propose(Request(table, ann, "p"), "bot", seat=3)) == "409 no-person"
        assert await denied(proposals.propose(Request(table, Person(guests[3]), "p"), "end")) == "409 bot-plays"
        await gone_for(service, table, 200, 2)
        await proposals.propose(Request(table, ann, "p"), "bot", seat=2)
        await other.proposals.propose(Request(table, ann, "p"), "bot", seat=2)  # the answer was lost on its way
        found = (await info_of(service, table)).proposal
        assert found is not None
        assert (found.kind, found.by, found.seat, found.asked, found.agreed) == ("bot", 1, 2, [0, 1], [1])
        assert await denied(proposals.propose(Request(table, ben, "q"), "end")) == "409 already-proposed"
        assert await denied(proposals.answer(Request(table, ben, "a"), agree=True, number=99)) == "409 nothing-proposed"
        await other.proposals.answer(Request(table, ben, "a"), agree=True, number=found.number)
        await other.proposals.answer(Request(table, ben, "a"), agree=True, number=found.number)
        assert ((await place(service, table, 2)).why, (await info_of(service, table)).proposal) == ("away", None)
        assert await kinds(service, table) == ["left", "asks-bot", "away"]

    everywhere(config, story)


def test_whoever_is_here_again_is_not_replaced(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 3)
        await gone_for(service, table, 200, 2)
        await service.proposals.propose(Request(table, Person(guests[1]), "p"), "bot", seat=2)
        await gone_for(service, table, 0, 2)
        await service.proposals.answer(Request(table, Person(guests[0]), "a"), agree=True)
        assert (await place(service, table, 2)).bot == ""
        assert await kinds(service, table) == ["asks-bot", "here"]

    with_service(config, story)


def test_going_back_and_the_end_ask_every_seat_that_has_a_holder(config: Config) -> None:
    async def story(service: Service, other: Service) -> None:
        table, guests = await seated_table(service, SMALL, 4)
        people, proposals = [Person(guest) for guest in guests], service.proposals
        for seat in (1, 0):
            await service.play.act(Request(table, people[seat], f"m{seat}"), "choose dig")
        await service.lobby.leave(guests[3], table, for_good=True)  # agreed to everything beforehand
        await service.lobby.leave(guests[2], table)
        await gone_for(service, table, 29 * 86_400, 1, 2)
        await service.lobby.sit_bot(guests[0], table, 1, "random")
        for kind in ("back", "end"):
            await proposals.propose(Request(table, people[0], f"p{kind}"), kind)
            found = (await info_of(service, table)).proposal
            assert found is not None
            assert (found.asked, found.agreed, found.passed) == ([0, 1, 2], [0], [])
            # While a bot plays the seat.
            await other.proposals.answer(Request(table, people[1], f"a{kind}"), agree=True)
            assert (await info_of(service, table)).status == "playing"
            await other.proposals.answer(Request(table, people[2], f"b{kind}"), agree=kind == "end")
        assert (await info_of(service, table)).how == "agreed"
        lines = await read_story(service.cells.engine_of(table), table, 0)
        assert lines[-1].args["says"] == "ended-all"
        assert lines[-1].args["gone"] == f"P{guests[3]}"

    everywhere(config, story)


def test_the_story_says_that_the_table_went_back(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        for seat in (1, 0):
            await service.play.act(Request(table, Person(guests[seat]), f"m{seat}"), "choose dig")
        await service.proposals.propose(Request(table, Person(guests[0]), "p"), "back")
        assert (await facts_of(service, table)).row.seq == 2
        await service.proposals.answer(Request(table, Person(guests[1]), "a"), agree=True)
        assert (await facts_of(service, table)).row.seq == 3
        assert (await read_story(service.cells.engine_of(table), table, 0))[-1].args["says"] == "went-back"

    with_service(config, story)


@pytest.mark.parametrize(
    ("kind", "turn", "silence"), [("days", 86_400, 86_400), ("days", 3600, 3600), ("live", 60, 86_400)]
)
def test_the_end_passes_over_whose_time_ran_out_and_who_stayed_silent(
    config: Config, kind: Literal["live", "days"], turn: int, silence: int
) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 3, pace=Pace(kind, 0, turn))
        people = [Person(guest) for guest in guests]

        async def asked(name: str, what: str = "end") -> tuple[list[int], list[int]]:
            await service.proposals.propose(Request(table, people[0], name), what)
            found = (await info_of(service, table)).proposal
            assert found is not None
            await service.proposals.answer(Request(table, people[0], f"{name} no"), agree=False)
            return found.asked, found.passed

        await service.play.act(Request(table, people[0], "m"), "choose dig")
        async with service.changes.change(table) as (change, connection):
            await hand_over(change, connection, 2, "time")
        await gone_for(service, table, 40 * 86_400, 2)
        assert await asked("a", "back") == ([0, 1, 2], [])  # nobody is passed over for that
        await gone_for(service, table, silence + 60, 1, 2)
        assert await asked("b") == ([0, 1, 2], [])  # not silent for long since then
        await sql(
            service, "UPDATE story SET at = at - make_interval(secs => :s) WHERE table_id = :t", s=silence, t=table
        )
        assert await asked("c") == ([0, 1], [2])
        await gone_for(service, table, silence - 60, 2)
        assert await asked("d") == ([0, 1, 2], [])  # looked at the table since
        await gone_for(service, table, silence + 60, 2)
        await service.proposals.propose(Request(table, people[0], "e"), "end")
        await service.proposals.answer(Request(table, people[1], "f"), agree=True)
        info = await info_of(service, table)
        assert (info.status, info.how) == ("ended", "absent")
        last = (await read_story(service.cells.engine_of(table), table, 0))[-1]
        assert (last.args["says"], last.args["absent"]) == ("ended-absent", f"P{guests[2]}")

    with_service(config, story)


def test_whoever_comes_back_meanwhile_is_asked_after_all(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 3)
        await gone_for(service, table, 31 * 86_400, 2)
        await service.proposals.propose(Request(table, Person(guests[0]), "p"), "end")
        found = (await info_of(service, table)).proposal
        assert found is not None
        assert (found.asked, found.passed) == ([0, 1], [2])
        await gone_for(service, table, 0, 2)
        await service.proposals.answer(Request(table, Person(guests[1]), "a"), agree=True)
        found = (await info_of(service, table)).proposal
        assert found is not None
        assert (found.asked, found.passed, found.agreed) == ([0, 1, 2], [], [0, 1])

    with_service(config, story)


def test_a_yes_that_is_sent_again_agrees_to_nothing_else(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 3)
        people, proposals = [Person(guest) for guest in guests], service.proposals
        await service.play.act(Request(table, people[0], "m"), "choose dig")
        await proposals.propose(Request(table, people[0], "p"), "back")
        await proposals.answer(Request(table, people[1], "yes"), agree=True)
        await proposals.answer(Request(table, people[2], "no"), agree=False)
        await proposals.propose(Request(table, people[0], "q"), "end")
        await proposals.answer(Request(table, people[1], "yes"), agree=True)
        found = (await info_of(service, table)).proposal
        assert found is not None
        assert found.agreed == [0]

    with_service(config, story)


def test_a_yes_is_for_what_was_done_before_it(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, "ginkgopolis", 3)
        people = [Person(guest) for guest in guests]
        async with game_of(service, table) as game:
            options = [str(game.decisions[seat].options[0]) for seat in range(3)]
        await service.play.act(Request(table, people[0], "a"), options[0])
        await service.proposals.propose(Request(table, people[0], "p"), "back")
        await service.proposals.answer(Request(table, people[1], "y"), agree=True)
        assert await denied(service.play.act(Request(table, people[1], "b"), options[1])) == "409 you-agreed"
        assert await denied(service.play.undo(Request(table, people[1], "u"))) == "409 you-agreed"
        # Nobody sees that, and it is not agreed to yet.
        await service.play.act(Request(table, people[2], "c"), options[2])
        await service.proposals.answer(Request(table, people[1], "n"), agree=False)  # a yes can be taken back
        await service.play.act(Request(table, people[1], "b"), options[1])

    with_service(config, story)


def test_whoever_is_passed_over_may_still_decline(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 3)
        await service.lobby.leave(guests[2], table)
        await gone_for(service, table, 31 * 86_400, 2)
        await service.proposals.propose(Request(table, Person(guests[0]), "p"), "end")
        assert (await info_of(service, table)).proposal is not None
        await service.proposals.answer(Request(table, Person(guests[2]), "n"), agree=False)
        assert (await info_of(service, table)).proposal is None

    with_service(config, story)


def test_a_vote_of_the_release_before_replaces_nobody_over_days(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 3, pace=Pace("days", 0, 86_400))
        await gone_for(service, table, 10 * 86_400, 2)
        vote = json.dumps({"kind": "bot", "by": 0, "asked": [0, 1], "agreed": [0], "number": 3, "seat": 2})
        await sql(service, "UPDATE game_table SET proposal = :p, version = version + 1 WHERE id = :t", p=vote, t=table)
        await service.proposals.answer(Request(table, Person(guests[1]), "y"), agree=True)
        assert (await place(service, table, 2)).bot == ""
        assert (await info_of(service, table)).proposal is None

    with_service(config, story)


def test_over_days_the_clock_alone_replaces_somebody(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 3, pace=Pace("days", 0, 86_400))
        assert (await info_of(service, table)).patience == 86_400
        await gone_for(service, table, 10 * 86_400, 1, 2)
        assert await denied(service.lobby.sit_bot(guests[0], table, 1, "random")) == "409 clock-decides"
        vote = service.proposals.propose(Request(table, Person(guests[0]), "p"), "bot", seat=1)
        assert await denied(vote) == "409 clock-decides"

    with_service(config, story)


def test_over_days_nobody_is_away_before_a_turn_is_up(config: Config) -> None:
    async def story(service: Service) -> None:
        owner = (await service.sessions.welcome("Ann", "en"))[0]
        days, create = Pace("days", 0, 86_400), service.lobby.create
        assert await denied(create(owner, SMALL, 2, {}, pace=days, patience=86_399)) == "422 bad-patience"
        table = await create(owner, SMALL, 2, {}, patience=600)
        change = service.waiting_room.change
        assert await denied(change(owner, table, ChangeTable(pace=days))) == "422 bad-patience"
        assert await denied(change(owner, table, ChangeTable(pace=Pace("days", 0, 10)))) == "422 bad-pace"
        await change(owner, table, ChangeTable(pace=days, patience=None))
        assert (await info_of(service, table)).patience == 86_400
        assert await denied(change(owner, table, ChangeTable(patience=3600))) == "422 bad-patience"
        await change(owner, table, ChangeTable(patience=2 * 86_400))
        assert (await info_of(service, table)).patience == 2 * 86_400
        await change(owner, table, ChangeTable(pace=None, patience=3600))

    with_service(config, story)


def test_who_leaves_or_returns_withdraws_what_is_proposed(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 3)
        await service.proposals.propose(Request(table, Person(guests[0]), "a"), "end")
        await service.lobby.leave(guests[2], table)
        assert (await info_of(service, table)).proposal is None
        await service.proposals.propose(Request(table, Person(guests[0]), "b"), "end")
        await service.lobby.come_back(guests[2], table)
        assert (await info_of(service, table)).proposal is None
        await service.proposals.propose(Request(table, Person(guests[0]), "c"), "end")
        await service.proposals.answer(Request(table, Person(guests[0]), "d"), agree=False)
        await service.proposals.propose(Request(table, Person(guests[0]), "e"), "end")
        await service.proposals.answer(Request(table, Person(guests[1]), "f"), agree=False)
        assert (await info_of(service, table)).status == "playing"
        assert (await kinds(service, table))[-4:] == ["asks-end", "withdrawn", "asks-end", "declined"]

    with_service(config, story)


def test_a_table_that_everybody_ends_has_no_result_and_no_secrets(config: Config) -> None:
    async def story(service: Service, other: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        await service.play.act(Request(table, Person(guests[0]), "a"), "choose dig")
        await service.proposals.propose(Request(table, Person(guests[0]), "p"), "end")
        await other.proposals.answer(Request(table, Person(guests[1]), "q"), agree=True)
        for process in (service, other):
            info = await info_of(process, table)
            assert (info.status, info.how, info.scores, info.winners) == ("ended", "agreed", [], [])
            assert info.revealed is not None
        acts = service.play.act(Request(table, Person(guests[1]), "b"), "choose dig")
        assert await denied(acts) == "409 table-ended"
        assert await denied(service.play.undo(Request(table, Person(guests[0]), "u"))) == "409 table-ended"
        assert (
            await denied(service.proposals.propose(Request(table, Person(guests[0]), "r"), "end")) == "409 table-ended"
        )
        await service.play.say(Request(table, Person(guests[0]), "s"), "Good night")
        record = (await other.records.text(table)).splitlines()
        assert [json.loads(line)[0] for line in record[1:]] == ["choice"]
        assert (await other.replays.get(table)).moves("en", None).moves[0].option == "choose dig"
        async with service.engine.connect() as connection:
            found = (await connection.execute(text("SELECT how FROM result WHERE table_id = :t"), {"t": table})).all()
            seats = text("SELECT count(*) FROM result_seat WHERE table_id = :t")
            assert (found, await connection.scalar(seats, {"t": table})) == ([("agreed",)], 0)
        service.cache.clear()
        assert (await info_of(service, table)).how == "agreed"

    everywhere(config, story)


def test_a_process_that_does_not_know_the_end_cannot_go_on(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 1)
        await service.proposals.propose(Request(table, Person(guests[0]), "p"), "end")
        with psycopg.connect(config.database) as connection, pytest.raises(psycopg.Error, match="does not go on"):
            connection.execute("UPDATE game_table SET status = 'playing' WHERE id = %s", [table])

    with_service(config, story)


def test_only_what_everybody_sees_withdraws_a_proposal(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, "ginkgopolis", 3)
        people = [Person(guest) for guest in guests]

        async def act(seat: int, name: str) -> str:
            """The first option; gives what the seat is asked then."""
            async with game_of(service, table) as game:
                option = str(game.decisions[seat].options[0])
            await service.play.act(Request(table, people[seat], name), option)
            async with game_of(service, table) as game:
                return "" if seat not in game.decisions else "asked"

        async with game_of(service, table) as game:
            assert all(game.secret_of(seat) for seat in range(3))
        await act(0, "a")
        await service.proposals.propose(Request(table, people[0], "p"), "back")
        first = (await info_of(service, table)).proposal
        assert first is not None
        assert await act(1, "b") == "asked"  # nobody sees that
        await service.play.undo(Request(table, people[1], "u"))  # nor that
        assert await denied(service.play.undo(Request(table, people[0], "v"))) == "409 you-propose"
        assert (await info_of(service, table)).proposal == first
        number = 0
        while await act(1, f"c{number}"):
            number += 1
            assert (await info_of(service, table)).proposal == first
        assert (await info_of(service, table)).proposal is None  # everybody sees that this seat is ready

    with_service(config, story)


@pytest.mark.parametrize(("kind", "outlasts"), [("end", True), ("back", False)])
def test_a_bots_move_does_not_withdraw_the_proposal_to_end(config: Config, kind: str, outlasts: bool) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 3, people=2)
        person = Person(guests[0])
        await service.play.act(Request(table, person, "a"), "choose dig")
        await service.proposals.propose(Request(table, person, "p"), kind)
        assert (await info_of(service, table)).proposal is not None
        assert await service.play.act_for_bot(table, 2, 1, "choose dig")
        assert (await facts_of(service, table)).row.seq == 2
        assert ((await info_of(service, table)).proposal is not None) == outlasts

    with_service(config, story)


def test_going_back_finds_its_choice_whatever_others_took_back(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, "ginkgopolis", 3)
        people = [Person(guest) for guest in guests]
        async with game_of(service, table) as game:
            options = [str(game.decisions[seat].options[0]) for seat in range(3)]
        await service.play.act(Request(table, people[1], "a"), options[1])
        async with game_of(service, table) as game:
            before = game.state.to_data()["players"][0]
        await service.play.act(Request(table, people[0], "b"), options[0])
        await service.proposals.propose(Request(table, people[0], "p"), "back")
        await service.play.undo(Request(table, people[1], "u"))  # the choices of the table are fewer now
        for seat in (1, 2):
            await service.proposals.answer(Request(table, people[seat], f"y{seat}"), agree=True)
        async with game_of(service, table) as game:
            assert game.state.rewinds == 1
            assert game.state.to_data()["players"][0] == before

    with_service(config, story)


def test_a_reminder_is_one_an_hour(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 3)
        remind, ann = service.proposals.remind, Person(guests[0])
        assert await denied(remind(Request(table, ann, "a"), 1)) == "409 not-away"
        await gone_for(service, table, 60, 1, 2)
        for seat in (0, 1, 9):
            assert await denied(remind(Request(table, Person(guests[seat % 9]), "b"), seat)) in {
                "409 no-person",
                "404 no-such-seat",
            }
        await remind(Request(table, ann, "c"), 1)
        await remind(Request(table, ann, "c"), 1)
        assert await denied(remind(Request(table, Person(guests[2]), "d"), 1)) == "409 reminded"
        await remind(Request(table, ann, "e"), 2)
        await sql(service, "UPDATE story SET at = at - interval '61 minutes' WHERE table_id = :t", t=table)
        await remind(Request(table, Person(guests[2]), "f"), 1)
        assert await kinds(service, table) == ["reminded"] * 3

    with_service(config, story)


# --- the story ----------------------------------------------------------------------------------------------------


class Page:
    """Somebody's open page at a process, without the web."""

    def __init__(self, config: Config, service: Service, rooms: Rooms, table: str, guest: int | None) -> None:
        person = None if guest is None else Person(guest)
        self.talk = Talk(service, rooms, table, person, "en", budget=unlimited(config))

    async def say(self, **message: Any) -> list[dict[str, Any]]:
        await self.talk.handle(json.dumps(message))
        return self.heard()

    def heard(self) -> list[dict[str, Any]]:
        outbox = self.talk.reader.outbox
        return [json.loads(outbox.get_nowait()) for _ in range(outbox.qsize())]


def told(messages: list[dict[str, Any]]) -> list[tuple[str, int]]:
    """The lines of the story, each with its place."""
    lines = [line for message in messages if message["type"] == "story" for line in message["lines"]]
    return [(line["kind"], line["after"]) for line in lines if line["kind"] != "sat-down"]


def test_everybody_is_told_the_story_at_its_place_in_the_own_log(config: Config) -> None:
    async def story(service: Service, other: Service) -> None:
        table, guests = await seated_table(service, "ginkgopolis", 3)
        people, rooms = [Person(guest) for guest in guests], Rooms(service.changes)
        pages = [Page(config, service, rooms, table, guest) for guest in (*guests, None)]
        first = [await page.say(type="hello") for page in pages]
        assert [told(messages) for messages in first] == [[]] * 4
        events = [sum(len(m["events"]) for m in messages if m["type"] == "view") for messages in first]
        async with game_of(service, table) as game:
            option = str(game.decisions[1].options[0])
        await service.play.act(Request(table, people[1], "a"), option)  # nobody else is told anything
        await service.lobby.leave(guests[2], table)
        now = [page.heard() for page in pages]
        own = sum(len(m["events"]) for m in now[1] if m["type"] == "update")
        places = [events[0], events[1] + own, events[2], events[3]]
        assert [told(messages) for messages in now] == [[("left", place)] for place in places]
        there = Rooms(other.changes)
        later = [await Page(config, other, there, table, guest).say(type="hello") for guest in (*guests, None)]
        assert [told(messages) for messages in later] == [[("left", place)] for place in places]
        await service.lobby.leave(guests[1], table, for_good=True)  # from now on only somebody who watches
        gone = told(pages[1].heard())
        assert gone[-2:] == [("left", events[3]), ("gone", events[3])]

    everywhere(config, story)


def test_at_the_end_by_agreement_nobody_is_asked_anything(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 1)
        page = Page(config, service, Rooms(service.changes), table, guests[0])
        await page.say(type="hello")
        last = await page.say(type="propose", id="p", kind="end")
        assert [message["type"] for message in last] == ["done", "table", "view", "story"]
        assert last[2]["question"] is None
        assert [line["text"] for line in last[3]["lines"]] == [
            f"P{guests[0]} asks to end the game.",
            "Everybody agreed to end the game. There is no result.",
        ]

    with_service(config, story)


def test_every_line_can_be_said_in_every_language(config: Config) -> None:
    async def story(service: Service) -> None:
        shown = {"who": "Ada", "by": "Bea"}
        for lang in LANGUAGES:
            texts = texts_of(lang)
            for kind in ("sat-down", "stood-up", "sent-away", "changed", "changed-by", "owner", "left", "away"):
                assert texts.say(f"story-{kind}", **shown)
            for kind in ("away-by", "time", "gone", "returned", "here", "asks-back", "asks-bot", "asks-end"):
                assert texts.say(f"story-{kind}", **shown)
            for kind in (
                "declined",
                "agreed",
                "withdrawn",
                "reminded",
                "ended-agreed",
                "ended-abandoned",
                "patience",
                "adds-none",
            ):
                assert texts.say(f"story-{kind}", **shown)
            for kind in ("went-back", "away-agreed", "ended-all", "ended-absent"):
                for number in (0, 1):
                    unasked = {"absent": "Cili", "absents": number, "gone": "Dora", "gones": number}
                    said = texts.say(f"story-{kind}", **shown, **unasked)
                    assert "Dora" in said if number and kind != "away-agreed" else "Dora" not in said

    with_service(config, story)


def test_who_is_away_since_when_is_told_and_stored(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        rooms = Rooms(service.changes)
        ann, ben = [Page(config, service, rooms, table, guest) for guest in guests]
        await gone_for(service, table, 500, 0, 1)
        (presence,) = [m for m in await ann.say(type="hello") if m["type"] == "presence"]
        assert (presence["seats"], list(presence["away"])) == ([0], ["1"])
        since = presence["away"]["1"]
        await ben.say(type="hello")
        assert ann.heard()[-1]["away"] == {}
        await rooms.leave(table, ben.talk.reader)
        presence = ann.heard()[-1]
        assert presence["away"]["1"] > since
        async with service.engine.connect() as connection:
            query = text("SELECT seen_at > now() - interval '20 s' FROM seat WHERE table_id = :t ORDER BY number")
            assert list(await connection.scalars(query, {"t": table})) == [True, True]
        await gone_for(service, table, 500, 0, 1)
        await rooms.note_seen()  # should this process be killed
        async with service.engine.connect() as connection:
            assert list(await connection.scalars(query, {"t": table})) == [True, False]

    with_service(config, story)


def test_processes_know_who_looks(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        rooms = Rooms(service.changes)
        news: list[Any] = []
        rooms.presence.tell_room = news.append
        ann, ben = [Page(config, service, rooms, table, guest) for guest in guests]
        for page in (ann, ben, Page(config, service, rooms, table, None)):
            await page.say(type="hello")
        assert news[-1].looking == sorted(guests)
        ann.heard()
        assert await ann.say(type="looking", visible=False) == []
        assert news[-1].looking == [guests[1]]
        await ann.say(type="looking", visible=False)
        count = len(news)
        await ann.say(type="looking", visible=True)
        assert (news[-1].looking, len(news)) == (sorted(guests), count + 1)
        assert ben.heard()[-1]["type"] == "presence"  # of this, nobody at the table hears

    with_service(config, story)


def test_two_votes_at_once_are_both_counted(config: Config) -> None:
    async def story(service: Service, other: Service) -> None:
        table, guests = await seated_table(service, SMALL, 3)
        await service.proposals.propose(Request(table, Person(guests[0]), "p"), "end")
        answers = [
            process.proposals.answer(Request(table, Person(guest), "y"), agree=True)
            for process, guest in ((service, guests[1]), (other, guests[2]))
        ]
        await asyncio.gather(*answers)
        assert (await info_of(service, table)).status == "ended"

    everywhere(config, story)
