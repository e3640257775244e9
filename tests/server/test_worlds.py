"""Worlds on the server: one entry for each account, equal choices are equal games, nothing is told too early."""

import asyncio
import json
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from litestar import Litestar
from sqlalchemy import text

from asztal import bots, registry
from asztal.kernel import Glance, observe
from asztal.kernel.record import parse
from asztal.packages import Packages
from asztal.server.bots.thinking import Answer, Thinkers
from asztal.server.bots.worker import Turns
from asztal.server.cluster.readers import SharedFeed
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.service import Service
from asztal.server.storage.retention import ABANDONED
from asztal.server.tables.live.access import Person, entered_seat
from asztal.server.tables.live.request import Request
from asztal.server.tables.lobby import worlds as making
from asztal.server.tables.lobby.worlds import BESIDE, OPEN_CLUBS, SharedWorlds, periods
from asztal.server.tables.past import world_pages as past
from asztal.server.tables.play.bot_questions import BotQuestion, bot_question, read_mind
from asztal.server.tables.play.sentences import Voice, table_info
from asztal.server.tables.stored import open_worlds
from asztal.server.tables.stored.open_worlds import keyed_of, read_world, world_open
from asztal.server.wake.worlds_due import look_at_worlds
from asztal.server.wire.world_shapes import LONGEST, NewWorld
from asztal.worlds import world as files
from asztal.worlds.session import play, thought
from tests.server.people import with_service
from tests.server.test_ways_home import Traveller, tell
from tests.test_packages import BOTS_AT, MAKER, install

GAMES = ["barrage", "ginkgopolis", "imperial_miners", "underwater_cities"]


async def key_of(work: Awaitable[Any]) -> str:
    """Why something is refused; empty if it is not."""
    try:
        await work
    except Denied as denied:
        return denied.key
    return ""


async def person(service: Service, name: str) -> int:
    return (await service.sessions.welcome(name, "en"))[0]


async def club(service: Service, game: str = "ginkgopolis", bots: tuple[str, ...] = ("level2",)) -> str:
    return await service.worlds.make_club(await person(service, "Maker"), "Maker", NewWorld(game, list(bots)))


async def keyed(service: Service, world: str) -> Any:
    async with service.engine.connect() as connection:
        return keyed_of(await read_world(connection, world))


async def answer_bots(service: Service, table: str) -> None:
    """What a worker does, in this process."""
    title = registry.find((await status(service, table))[1])
    while True:
        async with service.changes.reading(table) as warm:
            seat = warm.stored.first_bot(warm.game.decisions) if warm.stored.row.status == "playing" else None
            if seat is None:
                return
            asked, seq, game = bot_question(warm, seat), warm.seq, warm.game
            assert asked is not None
            memory = asked.standing.memory(await read_mind(service.cells.engine_of(table), table, asked))
            option, mind = thought(asked.bot, title, memory, game.decisions[seat], partial(observe, game, seat))
        assert await service.play.act_for_bot(table, seat, seq, str(option), asked=asked, mind=mind)


async def status(service: Service, table: str) -> tuple[str, str]:
    async with service.changes.reading(table) as warm:
        return warm.stored.row.status, warm.stored.row.game


class Entrant:
    """Somebody who plays an entry through the service, as a bot would choose."""

    def __init__(self, service: Service, who: int, table: str) -> None:
        self.service, self.who, self.table, self._sent = service, who, table, 0

    def request(self) -> Request:
        self._sent += 1
        return Request(self.table, Person(self.who), f"r{self._sent}")

    async def choose(self, option: str) -> None:
        await answer_bots(self.service, self.table)
        await self.service.play.act(self.request(), option)

    async def play(self, choices: list[str]) -> None:
        for option in choices:
            await self.choose(option)
        await answer_bots(self.service, self.table)

    async def log(self) -> list[tuple[int, str]]:
        async with self.service.changes.reading(self.table) as warm:
            return [(moment.seat, moment.option) for moment in warm.playing.moments]


async def entrant(service: Service, world: str, name: str = "Ada") -> Entrant:
    who = await person(service, name)
    return Entrant(service, who, (await service.worlds.enter(who, name, world)).table)


# --- making -----------------------------------------------------------------------------------------------------------


def test_a_day_and_a_week_end_at_midnight_in_greenwich() -> None:
    day, week = periods(datetime(2026, 12, 31, 23, 59, tzinfo=UTC))
    assert (day.name, day.ends) == ("2026-12-31", datetime(2027, 1, 1, tzinfo=UTC))
    assert (week.name, week.ends) == ("2026-W53", datetime(2027, 1, 4, tzinfo=UTC))


def test_every_game_has_one_world_a_day_and_one_a_week_however_many_make_them(alone: Config) -> None:
    async def story(service: Service) -> None:
        await asyncio.gather(*(service.worlds.make_due() for _ in range(4)))
        await service.worlds.make_due()
        listed = await service.world_pages.listed(None)
        assert sorted((each.game, each.kind) for each in listed) == sorted(
            (game, kind) for game in GAMES for kind in ("day", "week")
        )
        assert len({each.commitment for each in listed}) == 8

    with_service(alone, story)


def test_a_bot_of_a_package_is_refused_in_a_world_for_a_club(
    apart: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metadata, "distributions", partial(metadata.distributions, path=[str(tmp_path)]))
    monkeypatch.setattr(bots, "PACKAGES", Packages())
    monkeypatch.syspath_prepend(tmp_path)
    install(tmp_path, "fickle-bot", BOTS_AT, "fickle", MAKER, at="make")
    assert "fickle" in bots.bots()

    async def story(service: Service) -> None:
        assert await key_of(club(service, bots=("fickle",))) == "world-bot"
        assert await key_of(club(service, bots=("nobody",))) == "no-such-bot"

    with_service(apart, story)


def test_a_person_has_a_few_open_worlds_for_clubs_and_no_more(apart: Config) -> None:
    async def story(service: Service) -> None:
        ada, wish = await person(service, "Ada"), NewWorld("ginkgopolis", ["level2"])

        def made() -> Awaitable[str]:
            return key_of(service.worlds.make_club(ada, "Ada", wish))

        refused = await asyncio.gather(*(made() for _ in range(OPEN_CLUBS + 3)))
        assert sorted(refused) == [""] * OPEN_CLUBS + ["too-many-worlds"] * 3
        mine = [each.id for each in await service.world_pages.listed(ada)]
        assert len(mine) == OPEN_CLUBS
        close(apart, mine[0])
        await service.worlds.close_due()
        assert [await made(), await made()] == ["", "too-many-worlds"]

    with_service(apart, story)


def test_no_entry_is_given_up_before_its_world_closes() -> None:
    assert timedelta(days=LONGEST) <= ABANDONED
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "ginkgopolis", "bots": [], "days": LONGEST + 1}, NewWorld)


# --- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_on_the_server_is_the_game_that_the_library_plays(game: str, apart: Config) -> None:
    async def story(service: Service) -> None:
        world = await club(service, game)
        one = await keyed(service, world)
        expected = play(one, "level1", 3)
        ada = await entrant(service, world)
        await ada.play(expected.choices)
        assert await ada.log() == expected.log
        assert (await status(service, ada.table))[0] == "over"

    with_service(apart, story)


def test_nothing_is_asked_before_the_bots_have_answered(apart: Config) -> None:
    async def story(service: Service) -> None:
        ada, asked = await entrant(service, await club(service)), []
        for _ in range(2):
            async with service.changes.reading(ada.table) as warm:
                shared = SharedFeed(0, Voice(registry.find("ginkgopolis"), "en", ["Ada", "Bruno"]))
                shared.feed.update(Glance(warm.game))
                asked.append(shared.view(warm, 0).question is not None)
            await answer_bots(service, ada.table)
        assert asked == [False, True]

    with_service(apart, story)


def test_an_account_has_one_entry_however_often_it_enters(apart: Config) -> None:
    async def story(service: Service) -> None:
        world, who = await club(service), await person(service, "Ada")
        tables = await asyncio.gather(*(service.worlds.enter(who, "Ada", world) for _ in range(5)))
        assert len({each.table for each in tables}) == 1
        with psycopg.connect(apart.database) as connection:
            stored = connection.execute("SELECT count(*) FROM game_table WHERE world = %s", [world]).fetchone()
        assert stored == (1,)

    with_service(apart, story)


def test_bots_answer_first_and_a_choice_before_them_is_refused(apart: Config) -> None:
    async def story(service: Service) -> None:
        ada = await entrant(service, await club(service, "imperial_miners"))
        async with service.changes.reading(ada.table) as warm:
            assert set(warm.game.decisions) == {0, 1}, "both are asked at once"
            option = str(warm.game.decisions[0].options[0])
        assert await key_of(service.play.act(ada.request(), option)) == "bots-first"
        await ada.choose(option)

    with_service(apart, story)


def test_undone_choices_make_no_difference(apart: Config) -> None:
    async def story(service: Service) -> None:
        world = await club(service, "underwater_cities")
        expected = play(await keyed(service, world), "level1", 5)
        ada = await entrant(service, world)
        undone = 0
        for option in expected.choices[:40]:
            await ada.choose(option)
            async with service.changes.reading(ada.table) as warm:
                free = warm.stored.first_bot(warm.game.decisions) is None and not warm.playing.why_not_undo(0)
            if free:
                undone += 1
                await service.play.undo(ada.request())
                await ada.choose(option)
        assert undone > 5
        log = await ada.log()
        assert log == expected.log[: len(log)]

    with_service(apart, story)


class Silent(Thinkers):
    """Bots that hang, or whose processes die."""

    async def choose(self, asked: BotQuestion, mind: bytes) -> Answer:
        return Answer(why="it hangs")


def test_a_bot_that_gives_no_answer_is_asked_again_and_no_option_is_taken_for_it(apart: Config) -> None:
    async def story(service: Service) -> None:
        ada = await entrant(service, await club(service))
        async with service.changes.reading(ada.table) as warm:
            first, seq = dict(warm.game.decisions), warm.seq
        assert 1 in first
        with pytest.raises(Denied, match="busy"):  # so that the queue tries again
            await Turns(service, Silent(1.0)).take(ada.table, 1, seq)
        assert await ada.log() == []
        await answer_bots(service, ada.table)
        assert {seat for seat, _ in await ada.log()} == {1}

    with_service(apart, story)


def test_an_entry_that_was_killed_before_its_first_question_begins_when_its_person_comes_back(
    apart: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Service) -> None:
        world, who = await club(service), await person(service, "Ada")

        async def killed(*_: object) -> None:
            raise asyncio.CancelledError

        with monkeypatch.context() as patched:
            patched.setattr(making, "begin", killed)
            with pytest.raises(asyncio.CancelledError):
                await service.worlds.enter(who, "Ada", world)
        async with service.engine.connect() as connection:
            left = await connection.scalar(text("SELECT table_id FROM entry WHERE world_id = :w"), {"w": world})
        assert (
            await key_of(service.lobby.sit_bot(who, left, 1, "level1")) == "already-started"
        )  # the world has its bots
        table = (await service.worlds.enter(who, "Ada", world)).table
        assert (await status(service, table))[0] == "playing"

    with_service(apart, story)


def test_nobody_proposes_or_gets_a_link_and_whoever_leaves_has_ended(apart: Config) -> None:
    async def story(service: Service) -> None:
        ada = await entrant(service, await club(service))
        for kind in ("back", "bot", "end"):
            assert await key_of(service.proposals.propose(ada.request(), kind)) == "world-entry"
        assert await key_of(service.lobby.new_link(ada.who, ada.table)) == "world-entry"
        await service.lobby.leave(ada.who, ada.table)
        assert (await status(service, ada.table))[0] == "ended"

    with_service(apart, story)


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_until_a_world_closes_nothing_of_it_is_told_to_whoever_has_not_ended(apart: Config) -> None:
    async def story(service: Service) -> None:
        world = await club(service)
        one = await keyed(service, world)
        ada, bela = await entrant(service, world), await entrant(service, world, "Bela")
        await ada.play(play(one, "level1", 3).choices)
        pages, seat = service.world_pages, one.world.seat
        await pages.follow_due()
        assert await key_of(service.records.text(ada.table)) == "world-open"
        async with service.changes.reading(ada.table) as warm:
            assert table_info(warm.stored).revealed is None
            with pytest.raises(Denied, match="world-entry"):
                entered_seat(Person(bela.who), warm.stored)
        stranger = await person(service, "Carl")
        for who in (bela.who, stranger, None):
            page = await pages.page(who, world)
            assert (page.shown, page.entries, page.crossings, page.deeds, page.key) == (False, [], [], [], "")
            assert page.world.entries == 2
            for knows in (None, 0, 1, 15):
                assert await key_of(pages.check_look(who, ada.table, knows)) == "world-open"
        assert one.key not in json.dumps(str(await pages.listed(bela.who)))
        mine = await pages.page(ada.who, world)
        assert [(each.name, each.own, each.why) for each in mine.entries] == [("Ada", True, "few-games")]
        assert mine.key == ""
        assert not await key_of(pages.check_look(ada.who, ada.table, seat))
        for knows in (None, 1, 15):
            assert await key_of(pages.check_look(ada.who, ada.table, knows)) == "world-open"
        await service.lobby.leave(bela.who, bela.table)
        assert not await key_of(pages.check_look(bela.who, ada.table, seat)), "after the own end"

    with_service(apart, story)


def test_only_its_own_person_reports_a_line_of_an_entry_and_as_they_saw_it(apart: Config) -> None:
    async def story(service: Service) -> None:
        world = await club(service)
        ada, bela = await entrant(service, world), await entrant(service, world, "Bela")
        await ada.play(play(await keyed(service, world), "level1", 3).choices)
        await service.lobby.leave(bela.who, bela.table)
        async with service.changes.reading(ada.table) as warm:
            [first, *_] = Voice(warm.title, "en", warm.stored.names()).log([warm.playing.heard(0)[0]])
            seen = json.loads(msgspec.json.encode(observe(warm.game, 0)))
        place = first.start, first.end

        def reported(who: int) -> Awaitable[str]:
            return key_of(service.reports.send(who, ada.table, place, "No.", "en", most=9))

        for who in (bela.who, await person(service, "Carl")):
            assert await reported(who) == "world-entry"
        assert await reported(ada.who) == ""
        with psycopg.connect(apart.database) as connection:
            assert connection.execute("SELECT person, seat, view FROM report").fetchall() == [(ada.who, 0, seen)]

    with_service(apart, story)


def test_when_a_world_closes_its_key_and_records_are_open_and_verify(apart: Config) -> None:
    async def story(service: Service) -> None:
        world = await club(service)
        one = await keyed(service, world)
        ada = await entrant(service, world)
        expected = play(one, "level1", 3)
        await ada.play(expected.choices)
        close(apart, world)
        await look_at_worlds(service.worlds, service.world_pages)
        page = await service.world_pages.page(None, world)
        assert (page.key, page.world.why) == (one.key, "time")
        assert not await key_of(service.world_pages.check_look(None, ada.table, None))
        record = parse((await service.records.text(ada.table)).splitlines())
        assert (record.header.seed, record.header.nonces) == (one.key, [])
        assert [(each.seat, each.text) for each in record.entries] == expected.log
        who = await person(service, "Late")
        assert await key_of(service.worlds.enter(who, "Late", world)) == "world-closed"
        async with service.engine.connect() as connection:
            assert not await world_open(connection, ada.table)

    with_service(apart, story)


def close(config: Config, world: str) -> None:
    with psycopg.connect(config.database) as connection:
        connection.execute("UPDATE world SET closes_at = now() WHERE id = %s", [world])


def test_an_entry_that_cannot_be_followed_holds_up_nobody_and_says_so(
    apart: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Service) -> None:
        world = await club(service)
        ada = await entrant(service, world)
        await ada.play(play(await keyed(service, world), "level1", 3).choices)
        with monkeypatch.context() as patched:
            patched.setattr(past, "follow", lambda *_: 1 / 0)
            await service.world_pages.follow_due()
            await service.world_pages.follow_due()
        [entry] = (await service.world_pages.page(ada.who, world)).entries
        assert (entry.why, entry.place) == ("unread", 0)

    with_service(apart, story)


def test_programs_are_not_ranked_and_clubs_are_listed_to_their_own(apart: Config) -> None:
    async def story(service: Service) -> None:
        world = await club(service)
        ada = await entrant(service, world)
        await ada.play(play(await keyed(service, world), "level1", 3).choices)
        await service.world_pages.follow_due()
        async with service.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE seat SET program = true WHERE bot = ''")
        [entry] = (await service.world_pages.page(ada.who, world)).entries
        assert entry.why == "program"
        stranger = await person(service, "Carl")
        for who, seen in ((ada.who, True), (stranger, False), (None, False)):
            assert (world in [each.id for each in await service.world_pages.listed(who)]) is seen

    with_service(apart, story)


# --- closing and ranking ----------------------------------------------------------------------------------------------


def test_another_engine_closes_a_world_and_entries_under_way_are_not_ranked(
    apart: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Service) -> None:
        world = await club(service)
        one = await keyed(service, world)
        done, late = await entrant(service, world), await entrant(service, world, "Bela")
        for each in (done, late):
            count_finished(apart, each.who)
        choices = play(one, "level1", 3).choices
        await done.play(choices)
        await service.world_pages.follow_due()
        with monkeypatch.context() as patched:
            patched.setattr(open_worlds, "playable", lambda world: False)
            assert await key_of(service.worlds.enter(await person(service, "New"), "New", world)) == "world-closed"
            await SharedWorlds(service.changes).close_due()
        await late.play(choices)
        await service.world_pages.follow_due()
        page = await service.world_pages.page(None, world)
        assert page.world.why == "engine"
        assert [(each.name, each.place, each.why) for each in page.entries] == [("Ada", 1, ""), ("Bela", 0, "late")]

    with_service(apart, story)


@contextmanager
def other_release(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What happens meanwhile, a process of the next release does: its bots are others."""
    with monkeypatch.context() as patch:
        patch.setattr(files, "engine_of", lambda title, bots: ("of the next release", ""))
        yield


def test_after_an_upgrade_the_day_and_the_week_have_another_world_and_two_releases_do_not_fight(
    alone: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = datetime.now(UTC)
    ahead = [today.replace(hour=12) - today]  # at noon, so that no other day begins meanwhile

    async def whys(service: Service) -> list[str]:
        return sorted(each.why for each in await service.world_pages.listed(None))

    async def story(service: Service) -> None:
        old = service.worlds
        await old.make_due()
        new, both = SharedWorlds(service.changes), ["", "engine"] * 8
        for _ in range(2):
            with other_release(monkeypatch):
                await new.close_due()
                await new.make_due()
                assert await whys(service) == sorted(both)
            await old.close_due()  # it still runs, and leaves alone what others have made
            await old.make_due()
            assert await whys(service) == sorted(both)
        ada, mine = await person(service, "Ada"), await service.world_pages.listed(None)
        for each in mine:
            assert await key_of(old.enter(ada, "Ada", each.id)) == "world-closed"
        with other_release(monkeypatch):
            table = (await new.enter(ada, "Ada", next(each.id for each in mine if not each.why))).table
            assert (await status(service, table))[0] == "playing"
        ahead[0] += BESIDE  # for so long nobody upgrades
        await old.close_due()
        await old.make_due()
        assert len(await whys(service)) == 16, "no more than one for each release"

    with_service(alone, story, lambda: datetime.now(UTC) + ahead[0])


def test_bots_of_an_open_world_answer_where_they_are_those_it_was_made_with(
    apart: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Service) -> None:
        ada = await entrant(service, world := await club(service))
        async with service.changes.reading(ada.table) as warm:
            seq = warm.seq
        turns = Turns(service, Thinkers(60.0))
        with other_release(monkeypatch), pytest.raises(Denied, match="busy"):
            await turns.take(ada.table, 1, seq)
        assert await ada.log() == []
        close(apart, world)
        await service.worlds.close_due()
        with other_release(monkeypatch):
            await turns.take(ada.table, 1, seq)
        assert {seat for seat, _ in await ada.log()} == {1}

    with_service(apart, story)


def count_finished(config: Config, who: int) -> None:
    """Let somebody have played ten games to their end."""
    with psycopg.connect(config.database) as connection:
        for number in range(10):
            values = {"id": f"old{who}-{number}", "who": who}
            connection.execute(
                "INSERT INTO game_table (id, owner, game, rules, seats, variant, listed, status, invite, seed,"
                " commitment, seq, version, said, agreed) VALUES (%(id)s, %(who)s, 'orchard', 1, 1, '{}', false,"
                " 'over', %(id)s, '', '', 0, 1, 0, '[]')",
                values,
            )
            connection.execute("INSERT INTO result (table_id, rules, how) VALUES (%(id)s, 1, 'played')", values)
            connection.execute(
                "INSERT INTO result_seat (table_id, number, score, rank, won, person)"
                " VALUES (%(id)s, 0, 1, 1, true, %(who)s)",
                values,
            )


def test_games_that_end_elsewhere_later_change_nothing_in_a_closed_list(apart: Config) -> None:
    async def story(service: Service) -> None:
        world = await club(service)
        ada = await entrant(service, world)
        await ada.play(play(await keyed(service, world), "level1", 3).choices)
        close(apart, world)
        await look_at_worlds(service.worlds, service.world_pages)
        before = (await service.world_pages.page(None, world)).entries
        assert [(each.name, each.why) for each in before] == [("Ada", "few-games")]
        count_finished(apart, ada.who)
        assert (await service.world_pages.page(None, world)).entries == before

    with_service(apart, story)


def test_places_and_the_tree_are_shown_after_the_own_end(apart: Config) -> None:
    async def story(service: Service) -> None:
        world = await club(service)
        one = await keyed(service, world)
        people = [await entrant(service, world, name) for name in ("Ada", "Bela", "Cleo")]
        for number, each in enumerate(people):
            count_finished(apart, each.who)
            await each.play(play(one, "level1", number % 2).choices)
        await service.world_pages.follow_due()
        page = await service.world_pages.page(people[0].who, world)
        assert sorted(each.place for each in page.entries) in ([1, 1, 3], [1, 2, 2])
        assert page.crossings[0].together == 3
        assert page.deeds[0]["revealed"] == 3
        assert [set(each) for each in page.labels] == [set(each.taken) for each in page.crossings]
        assert "revealed" in page.own_deeds[0]
        german = await service.world_pages.page(people[0].who, world, "de")
        assert (german.kinds["revealed"], german.sources["district"]) == ("Karte spielen", "Viertel")
        assert page.labels[0] != german.labels[0]
        assert all(sum(each.rounds[-1].points.values()) == each.score for each in page.entries)

    with_service(apart, story)


def test_an_entry_is_shown_once_it_was_followed_however_few_are_kept_as_they_were_read(
    apart: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(past, "MOST_READ", 1)

    async def story(service: Service) -> None:
        world = await club(service)
        one = await keyed(service, world)
        people = [await entrant(service, world, name) for name in ("Ada", "Bela")]
        for number, each in enumerate(people):
            await each.play(play(one, "level1", number).choices)
            told = (await service.world_pages.page(people[0].who, world)).entries
            assert sorted(each.why for each in told) == ["few-games"] * number + ["unread"]
            await service.world_pages.follow_due()
        for _ in range(2):
            told = (await service.world_pages.page(people[0].who, world)).entries
            assert [each.why for each in told] == ["few-games"] * 2
            assert all(each.rounds for each in told)

    with_service(apart, story)


# --- the web ----------------------------------------------------------------------------------------------------------


def test_accounts_enter_by_the_web_and_guests_do_not(alone: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        ada, bela = await Traveller(one).named("Ada"), await Traveller(other).named("Bela")
        assert await ada.refused("POST", "/api/worlds", game="ginkgopolis", bots=["level2"]) == (403, "account-first")
        await ada.words()
        await ada.does("POST", "/api/me/account", name="Ada of Pest")
        page = await ada.does("POST", "/api/worlds", game="ginkgopolis", bots=["level2"], days=1)
        world = page["world"]["id"]
        assert (page["world"]["made_by"], page["world"]["kind"], page["shown"]) == ("Ada of Pest", "club", False)
        assert await bela.refused("POST", f"/api/worlds/{world}/enter") == (403, "account-first")
        table = (await ada.does("POST", f"/api/worlds/{world}/enter"))["table"]
        assert (await ada.does("POST", f"/api/worlds/{world}/enter"))["table"] == table
        [listed] = await ada.does("GET", "/api/worlds?game=ginkgopolis")
        assert (listed["table"], listed["status"], listed["entries"]) == (table, "playing", 1)
        assert await bela.does("GET", "/api/worlds?game=ginkgopolis") == []
        theirs = (await bela.does("GET", f"/api/worlds/{world}"))["world"]
        assert (theirs["table"], theirs["status"]) == ("", "")
        assert await bela.refused("GET", f"/api/tables/{table}/moves") == (409, "world-open")
        await ada.does("POST", f"/api/tables/{table}/leave")
        assert await ada.refused("GET", f"/api/tables/{table}/record") == (409, "world-open")
        assert await ada.refused("GET", f"/api/tables/{table}/views/open") == (409, "world-open")
        assert (await ada.does("GET", f"/api/worlds/{world}"))["entries"][0]["why"] == "left"
        assert await ada.refused("GET", "/api/worlds/nothing") == (404, "no-such-world")

    tell(alone, story, 2)
