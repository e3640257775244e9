"""Tables without the web: seats, choices, undo, going back, retries, restarts, records."""

import asyncio
import contextlib
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import func, select

from asztal import registry
from asztal.kernel import Option
from asztal.kernel.chance import commitment
from asztal.kernel.record import parse, replay
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.service import Service
from asztal.server.storage.models import Action, GameTable, Snapshot
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.tables.lobby.guests import checked_name, unlinked
from asztal.text import LANGUAGES, Texts
from asztal.text.wording import wording_of
from tests.server.people import any_option, followers, game_of, seated_table, usual, with_service

GAMES = sorted(registry.titles())
SMALL = "own_pace"


async def denied(what: Any) -> str:
    with pytest.raises(Denied) as found:
        await what
    return told(found.value)


def refused(ask: Callable[[], object]) -> str:
    """The same for what is refused before the table is looked at."""
    with pytest.raises(Denied) as found:
        ask()
    return told(found.value)


def told(denial: Denied) -> str:
    for lang in LANGUAGES:
        assert denial.said(Texts(lang), wording_of(registry.find(SMALL), lang))
    return f"{denial.status} {denial.key}"


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.slow] if registry.find(name).finished else []) for name in GAMES],
)
def test_a_whole_game_with_restarts_in_between_and_a_record_that_verifies(config: Config, name: str) -> None:
    async def story(service: Service) -> None:
        chance, seats = random.Random(name), usual(name)
        table, guests = await seated_table(service, name, seats)
        readers, acts = followers(seats), 0
        while True:
            async with game_of(service, table) as game:
                for reader in readers:
                    reader.follow(game)
                if game.over:
                    break
                seat, option = any_option(game, list(range(seats)), chance)
            acts += 1
            await service.play.act(Request(table, Person(guests[seat]), f"r{acts}"), option)
            if chance.random() < 0.2:
                with contextlib.suppress(Denied):  # what somebody has learned from stands
                    await service.play.undo(
                        Request(table, Person(guests[seat]), f"u{acts}"), everything=chance.random() < 0.5
                    )
            if chance.random() < 0.05:
                service.cache.clear()
        assert all(reader.updates > 1 for reader in readers)
        record = parse((await service.records.text(table)).splitlines())
        for _ in replay(registry.find(name), record):
            pass
        assert record.result is not None
        assert record.header.commitment == commitment(record.header.seed)
        assert len(set(record.header.nonces)) == seats

    with_service(config, story)


def test_a_retry_with_the_same_request_id_changes_nothing(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        for _ in range(3):
            await service.play.act(Request(table, Person(guests[0]), "once"), "choose dig")
        others = Request(table, Person(guests[1]), "once")  # another seat's ids are its own
        await service.play.act(others, "choose dig")
        async with service.engine.connect() as connection:
            logged = await connection.execute(select(func.count()).where(Action.table_id == table))
            assert logged.scalar_one() == 2

    with_service(config, story)


def test_two_processes_act_at_one_table_at_once_and_nothing_is_lost(config: Config) -> None:
    async def story(service: Service) -> None:
        async with Service(config) as other:
            table, guests = await seated_table(service, SMALL, 3)
            for number in range(6):
                await asyncio.gather(
                    service.play.act(Request(table, Person(guests[0]), f"a{number}"), "choose dig"),
                    other.play.act(Request(table, Person(guests[1]), f"b{number}"), "choose dig"),
                    service.play.act(Request(table, Person(guests[2]), f"c{number}"), "choose rest"),
                    other.play.act(Request(table, Person(guests[0]), f"a{number}"), "choose dig"),
                )
            async with game_of(service, table) as mine, game_of(other, table) as theirs:
                assert mine.over
                assert mine.state.to_data() == theirs.state.to_data()
            assert len(parse((await other.records.text(table)).splitlines()).entries) == 18

    with_service(config, story)


def test_an_option_that_is_not_listed_is_refused_with_the_reason_of_the_rules(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        assert await denied(service.play.act(Request(table, Person(guests[0]), "x"), "choose fly")) == "422 not-offered"
        assert await denied(service.play.undo(Request(table, Person(guests[0]), "y"))) == "422 nothing-to-undo"
        nowhere = Request("nowhere", Person(guests[0]), "z")
        assert await denied(service.play.act(nowhere, "choose dig")) == "404 no-such-table"
        assert refused(lambda: Request(table, Person(guests[0]), "z\0")) == "422 bad-request-id"
        assert refused(lambda: service.play.act(nowhere, "choose " + "x" * 600)) == "413 too-long"
        assert await denied(service.records.text(table)) == "409 not-over"

    with_service(config, story)


def test_an_answer_to_a_question_of_before_is_refused(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        async with service.changes.reading(table) as warm:
            first = warm.question(0)
        await service.play.act(Request(table, Person(guests[1]), "b"), "choose dig")
        mine = Request(table, Person(guests[0]), "a")
        await service.play.act(mine, "choose dig", question=first)  # what others do does not matter
        later = Request(table, Person(guests[0]), "c")
        assert await denied(service.play.act(later, "choose dig", question=first)) == "409 stale"

    with_service(config, story)


def test_going_back_past_what_was_learned_needs_everybody(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        await service.play.act(Request(table, Person(guests[0]), "draw"), "choose draw")
        assert await denied(service.play.undo(Request(table, Person(guests[0]), "u"))) == "422 undo-learned"
        yes = Request(table, Person(guests[1]), "n")
        assert await denied(service.proposals.answer(yes, agree=True)) == "409 nothing-proposed"
        await service.proposals.propose(Request(table, Person(guests[0]), "p"), "back")
        service.cache.clear()
        await service.proposals.answer(Request(table, Person(guests[1]), "no"), agree=False)
        await service.proposals.propose(Request(table, Person(guests[0]), "p2"), "back")
        await service.proposals.answer(Request(table, Person(guests[1]), "yes"), agree=True)
        await service.proposals.answer(Request(table, Person(guests[1]), "yes"), agree=True)
        service.cache.clear()
        async with game_of(service, table) as game:
            assert len(game.state.players[0].hand) == 0
            assert game.state.rewinds == 1

    with_service(config, story)


@pytest.mark.parametrize(
    "name",
    [
        "https://a.b",
        "see http://1",
        "www.x",
        "WWW.x",
        "evil.com",
        "x.com/free",
        "a bit.ly b",
        "me@mail.hu",
        "évá.рф",
        "evil。com",
    ],
)
def test_a_name_that_reads_as_a_link_is_refused_and_told_as_none(name: str) -> None:
    with pytest.raises(Denied, match="link-name"):
        checked_name(name)
    assert not re.search(r"://\S|[.。]\w\w", unlinked(name))


@pytest.mark.parametrize(
    "name", ["Dr. Nagy", "J.R.", "J.R.R. Tolkien", "Éva", "Nagy-Kis É.", "O'Neill", "A. B.", "v2.0", "..."]
)
def test_an_ordinary_name_is_no_link(name: str) -> None:
    assert checked_name(name) == unlinked(name) == name


def test_nobody_sits_down_with_a_name_that_reads_as_a_link(config: Config) -> None:
    async def story(service: Service) -> None:
        guest, _ = await service.sessions.welcome("Eve", "en")
        assert await denied(service.sessions.welcome("win.example", "en")) == "422 link-name"
        assert await denied(service.sessions.rename(guest, "win.example", "en")) == "422 link-name"
        table = await service.lobby.create(guest, SMALL, 2, {})
        assert await denied(service.lobby.join(guest, table, "win.example")) == "422 link-name"  # one from before

    with_service(config, story)


@pytest.mark.slow
def test_who_may_do_what_around_the_table(config: Config) -> None:
    async def story(service: Service) -> None:
        lobby = service.lobby
        (owner, _), (friend, _), (third, _) = [await service.sessions.welcome(name, "hu") for name in ("A", "B", "C")]
        assert await denied(service.sessions.welcome("  ", "hu")) == "422 bad-name"
        assert await denied(service.sessions.welcome("A", "xx")) == "422 bad-language"
        assert await denied(lobby.create(owner, "no game", 2, {})) == "404 no-such-game"
        assert await denied(lobby.create(owner, SMALL, 99, {})) == "422 seat-count"
        table = await lobby.create(owner, SMALL, 2, {}, listed=False)
        assert table not in {line.row.id for line in await service.lists.listed()}
        async with service.changes.reading(table) as warm:
            invite, public = warm.stored.row.invite, warm.stored.row.commitment
        assert len(public) == 64
        assert await lobby.by_invite(invite) == table
        assert await denied(lobby.by_invite("wrong")) == "404 no-such-table"
        assert await denied(lobby.join(friend, table, "B")) == "403 invited-only"
        assert await denied(service.play.act(Request(table, Person(owner), "x"), "choose dig")) == "403 not-seated"
        seat, link = await lobby.join(friend, table, "B", seat=1, invite=invite)
        assert seat == 1
        assert await denied(service.play.act(Request(table, Person(friend), "x"), "choose dig")) == "409 not-started"
        assert await denied(lobby.join(friend, table, "B", invite=invite)) == "409 already-seated"
        assert await denied(lobby.join(owner, table, "A", seat=1)) == "409 seat-taken"
        assert await denied(lobby.join(owner, table, "A", seat=7)) == "404 no-such-seat"
        assert await denied(lobby.sit_bot(friend, table, 0, "random")) == "403 owner-only"
        assert await denied(lobby.sit_bot(owner, table, 0, "nobody")) == "422 no-such-bot"
        assert await denied(lobby.sit_bot(owner, table, 1, "random")) == "409 seat-taken"
        assert await denied(lobby.start(friend, table)) == "403 owner-only"
        assert await denied(lobby.start(owner, table)) == "409 seats-free"
        assert await denied(lobby.leave(owner, table)) == "403 not-seated"
        await lobby.join(owner, table, "A")
        assert await denied(lobby.join(third, table, "C", invite=invite)) == "409 table-full"
        await lobby.leave(owner, table)  # the next person has the say now
        assert await denied(lobby.sit_bot(owner, table, 0, "random")) == "403 owner-only"
        await lobby.sit_bot(friend, table, 0, "random")
        await lobby.start(friend, table)
        begun = service.changes.cache.get(table).stored.row
        await lobby.start(friend, table)
        assert service.changes.cache.get(table).stored.row == begun
        assert await denied(lobby.start(owner, table)) == "403 owner-only"
        assert await lobby.follow_link(third, link) == (table, 1)
        seat, again = await lobby.new_link(third, table)
        assert seat == 1
        assert await denied(lobby.follow_link(owner, link)) == "404 no-such-link"
        assert await lobby.follow_link(friend, again) == (table, 1)

    with_service(config, story)


def test_a_leavers_seat_is_played_by_a_bot_until_the_person_comes_back(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        await service.lobby.leave(guests[1], table, "random")
        assert await denied(service.play.act(Request(table, Person(guests[1]), "x"), "choose dig")) == "409 bot-plays"
        assert await service.play.act_for_bot(table, 1, 0, "choose dig")
        assert await service.play.act_for_bot(table, 1, 0, "choose dig")  # taken up again after a crash
        async with game_of(service, table) as game:
            assert game.state.players[1].gold == 2
        assert await service.lobby.come_back(guests[1], table) == 1
        assert await service.play.act_for_bot(table, 1, 1, "choose dig")  # too late: nothing happens
        await service.play.act(Request(table, Person(guests[1]), "x"), "choose dig")
        async with game_of(service, table) as game:
            assert game.state.players[1].gold == 4

    with_service(config, story)


def test_a_running_table_goes_on_from_its_stored_state_when_the_rules_change(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        await service.play.act(Request(table, Person(guests[0]), "a"), "choose dig")
        title = registry.find(SMALL)
        monkeypatch.setattr(title, "rules_version", title.rules_version + 1, raising=False)
        for number in range(2):
            service.cache.clear()
            await service.play.act(Request(table, Person(guests[0]), f"b{number}"), "choose dig")
            async with game_of(service, table) as game:
                assert game.state.players[0].gold == 2 + number
        async with service.engine.connect() as connection:
            stored = await connection.execute(select(Snapshot.seq).where(Snapshot.table_id == table))
            assert stored.scalars().all() == [1]

    with_service(config, story)


def test_an_error_inside_a_change_leaves_the_table_as_it_was(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)

        async def broken(*args: Any) -> None:
            raise RuntimeError("the connection broke")

        with monkeypatch.context() as patch:
            patch.setattr(service.changes, "_write", broken)
            with pytest.raises(RuntimeError):
                await service.play.act(Request(table, Person(guests[0]), "a"), "choose dig")
        async with game_of(service, table) as game:
            assert game.state.players[0].gold == 0
            assert Option("choose", ("dig",)) in game.decisions[0].options
        async with service.engine.connect() as connection:
            row = await connection.execute(select(GameTable.seq).where(GameTable.id == table))
            assert row.scalar_one() == 0

    with_service(config, story)


def test_chat_is_kept_once_per_request(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        for text in ("hello", "hello again"):
            await service.play.say(Request(table, Person(guests[0]), "m1"), text)
        assert refused(lambda: service.play.say(Request(table, Person(guests[0]), "m2"), " ")) == "422 bad-chat"

    with_service(config, story)
