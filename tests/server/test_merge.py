"""A guest is merged into an account: chosen seats come along and what binds, nothing else, killed anywhere."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

import pytest
from litestar import Litestar

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.people import deeds
from asztal.server.people.sessions import Caller
from asztal.server.service import Service
from asztal.server.tables.lobby.bringing import BARRED, BROUGHT, KEPT, NOTHING
from tests.server.people import with_service
from tests.server.test_accounts import account, key_of, newcomer
from tests.server.test_sessions import Killed, change
from tests.server.test_tokens import programs_at
from tests.server.test_ways_home import Traveller, caller_of, tell

SMALL = "orchard"


class Arrival(NamedTuple):
    """An account that has just come home in a browser that knew a guest."""

    guest: int
    here: Caller


async def arrival(service: Service) -> Arrival:
    guest = await newcomer(service, "Gina", words=False)
    ada = await account(service, "Ada")
    here = await caller_of(service, await service.sessions.open(ada.id, "", "words", proved=True, before=guest.id))
    await service.sessions.leave(guest)
    return Arrival(guest.id, here)


async def table_of(service: Service, *people: int, start: bool = True) -> str:
    """A table of these people; the first one opened it."""
    table = await service.lobby.create(people[0], SMALL, len(people), {})
    for person in people:
        await service.lobby.join(person, table, f"P{person}")
    if start:
        await service.lobby.start(people[0], table)
    return table


def holders(config: Config, table: str) -> list[tuple[int, int, str]]:
    return change(config, "SELECT number, guest_id, via FROM holder WHERE table_id = %s ORDER BY 1, 2", table)


def owner(config: Config, table: str) -> int:
    return int(change(config, "SELECT owner FROM game_table WHERE id = %s", table)[0][0])


# --- what comes along ---------------------------------------------------------------------------------------------


def test_of_three_tables_the_chosen_one_comes_along(alone: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        home = await Traveller(one).named("Home")
        words = await home.words()
        tablet, friend = [await Traveller(one).named(name) for name in ("Gina", "Fred")]
        tables = []
        for _ in range(3):
            table = (await tablet.does("POST", "/api/tables", game=SMALL, seats=2))["table"]["id"]
            for person in (tablet, friend):
                await person.does("POST", f"/api/tables/{table}/join")
            await tablet.does("POST", f"/api/tables/{table}/start")
            tables.append(table)
        assert await tablet.comes_home(words) == (409, "somebody-here")
        # Only an account brings anything along, and it is asked at any process.
        await home.does("POST", "/api/me/account", name="Ada")
        assert await tablet.comes_home(words, leave=True) == (200, "Ada")
        tablet.http._transport = Traveller(other).http._transport
        offer = await tablet.does("GET", "/api/me/merge")
        assert (offer["name"], {line["id"] for line in offer["tables"]}) == ("Gina", set(tables))
        assert (await tablet.does("GET", "/api/guest"))["tables"] == []
        assert (await home.does("GET", "/api/me/merge"))["tables"] == []  # another browser knew no guest
        assert await friend.refused("POST", "/api/me/merge", tables=tables) == (404, "no-merge")
        assert (await tablet.ask("POST", "/api/me/merge", tables=[]))[0] == 422
        said = await tablet.does("POST", "/api/me/merge", tables=[tables[1]])
        assert said == {"brought": [tables[1]], "kept": [], "barred": [], "later": []}
        for browser in (tablet, home):
            assert [line["id"] for line in (await browser.does("GET", "/api/guest"))["tables"]] == [tables[1]]
        here = await tablet.does("GET", f"/api/tables/{tables[1]}")
        assert (here["seat"], here["owner"]) == (0, True)
        for table in (tables[0], tables[2]):
            there = await tablet.does("GET", f"/api/tables/{table}")
            assert (there["seat"], there["owner"]) == (None, False)
        # For ten minutes there is time to think; what came along stays.
        assert (await tablet.does("POST", "/api/me/merge", tables=[tables[1]]))["brought"] == [tables[1]]
        change(alone, "UPDATE session SET first_seen = now() - interval '11 minutes'")
        assert await tablet.refused("POST", "/api/me/merge", tables=tables) == (404, "no-merge")
        assert await tablet.does("GET", "/api/me/merge") == {"name": "", "tables": []}

    tell(alone, story, processes=2)


def test_a_guest_who_plays_on_elsewhere_loses_nothing(alone: Config) -> None:
    async def story(service: Service) -> None:
        guest, here = await arrival(service)
        await service.sessions.open(guest, "", "device")
        assert await service.merging.offered(here) is None

    with_service(alone, story)


def test_where_both_sit_the_seat_stays_the_guests_and_its_link_is_told(alone: Config) -> None:
    async def story(service: Service) -> None:
        guest, here = await arrival(service)
        table = await table_of(service, guest, here.id)
        for _ in range(2):  # the answer may get lost: the link is told again
            became, links = await service.merging.merge(here, [table])
            assert became == {table: KEPT}
        assert holders(alone, table) == [(0, guest, "sat"), (1, here.id, "sat")]
        assert owner(alone, table) == here.id
        again = await newcomer(service, "Gina again", words=False)
        assert await service.lobby.follow_link(again.id, links[table]) == (table, 0)

    with_service(alone, story)


def test_a_seat_that_both_hold_is_the_accounts_and_whoever_sat_down_sat_down(alone: Config) -> None:
    async def story(service: Service) -> None:
        guest, here = await arrival(service)
        other = await newcomer(service, "Other", words=False)
        mine, theirs = await table_of(service, guest, other.id), await table_of(service, other.id, here.id)
        link = (await service.lobby.new_link(guest, mine))[1]
        await service.lobby.follow_link(here.id, link)
        by_link = (await service.lobby.new_link(here.id, theirs))[1]
        await service.lobby.follow_link(guest, by_link)
        became, links = await service.merging.merge(here, [mine, theirs])
        assert (became, links) == ({mine: BROUGHT, theirs: BROUGHT}, {})
        assert holders(alone, mine) == [(0, here.id, "sat"), (1, other.id, "sat")]
        assert holders(alone, theirs) == [(0, other.id, "sat"), (1, here.id, "sat")]

    with_service(alone, story)


def test_a_seat_by_a_link_comes_along_as_one_by_a_link(alone: Config) -> None:
    async def story(service: Service) -> None:
        guest, here = await arrival(service)
        others = [(await newcomer(service, name, words=False)).id for name in ("Otto", "Olga")]
        table = await table_of(service, *others)
        await service.lobby.follow_link(guest, (await service.lobby.new_link(others[0], table))[1])
        await service.merging.merge(here, [table])
        assert holders(alone, table) == sorted([(0, others[0], "sat"), (0, here.id, "link"), (1, others[1], "sat")])
        await service.lobby.new_link(others[0], table)  # and ends with it
        assert holders(alone, table) == [(0, others[0], "sat"), (1, others[1], "sat")]

    with_service(alone, story)


def test_a_seat_that_a_program_brings_along_is_shown_as_a_programs(alone: Config) -> None:
    async def story(service: Service) -> None:
        guest, here = await arrival(service)
        ben = await newcomer(service, "Ben")
        table, over = await table_of(service, guest, ben.id), await table_of(service, guest, ben.id)
        change(alone, "UPDATE game_table SET status = 'over', version = version + 1 WHERE id = %s", over)
        change(alone, "UPDATE guest SET program = true WHERE id = %s", here.id)
        await service.merging.merge(here, [table, over])
        assert await programs_at(service, table) == [True, False]
        assert await programs_at(service, over) == [False, False]  # which a person played

    with_service(alone, story)


def test_results_of_finished_games_come_along(alone: Config) -> None:
    async def story(service: Service) -> None:
        guest, here = await arrival(service)
        table = await table_of(service, guest, (await newcomer(service, "Otto", words=False)).id)
        change(alone, "UPDATE game_table SET status = 'over', version = version + 1")
        change(alone, "INSERT INTO result (table_id, rules, how) VALUES (%s, 1, 'played')", table)
        row = "INSERT INTO result_seat (table_id, number, score, rank, won, person) VALUES (%s, 0, 7, 1, true, %s)"
        change(alone, row, table, guest)
        await service.merging.merge(here, [table])
        assert change(alone, "SELECT person, score FROM result_seat") == [(here.id, 7)]
        assert [line.row.id for line in await service.lists.archive(here.id, 0)] == [table]
        assert await service.lists.archive(guest, 0) == []

    with_service(alone, story)


# --- what must not happen -----------------------------------------------------------------------------------------


def test_a_seat_that_the_guest_does_not_hold_stays_where_it_is(alone: Config) -> None:
    async def story(service: Service) -> None:
        guest, here = await arrival(service)
        others = [(await newcomer(service, name, words=False)).id for name in ("Otto", "Olga")]
        foreign = await table_of(service, *others)
        left = await table_of(service, others[0], guest)
        await service.lobby.leave(guest, left, for_good=True)
        before = holders(alone, foreign)
        became, _ = await service.merging.merge(here, [foreign, left, "no-such-table"])
        assert became == {foreign: NOTHING, left: NOTHING}
        assert (holders(alone, foreign), owner(alone, foreign)) == (before, others[0])
        assert holders(alone, left) == [(0, others[0], "sat")]

    with_service(alone, story)


def test_no_bar_is_washed_off(alone: Config) -> None:
    async def story(service: Service) -> None:
        guest, here = await arrival(service)
        olga = (await newcomer(service, "Olga", words=False)).id
        sent_away = await table_of(service, olga, guest, start=False)
        await service.waiting_room.send_away(olga, sent_away, 1)
        evaded = await table_of(service, olga, here.id, start=False)
        await service.waiting_room.send_away(olga, evaded, 1)
        await service.lobby.join(guest, evaded, "Gina")
        chosen = await table_of(service, guest, olga)
        became, _ = await service.merging.merge(here, [chosen, evaded])
        assert became == {chosen: BROUGHT, evaded: BARRED}
        assert holders(alone, evaded) == [(0, olga, "sat"), (1, guest, "sat")]
        # From a table that was not chosen the account is barred too.
        assert await key_of(service.lobby.join(here.id, sent_away, "Ada")) == "barred"
        assert await key_of(service.lobby.join(guest, sent_away, "Gina")) == "barred"

    with_service(alone, story)


def test_two_accounts_are_never_merged_nor_a_guest_who_has_a_way_home(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        ada, bea, gina = [await Traveller(app).named(name) for name in ("Ada", "Bea", "Gina")]
        words = await ada.words()
        await ada.does("POST", "/api/me/account", name="Ada")
        for person in (bea, gina):
            await person.does("POST", "/api/tables/now", game=SMALL)
            await person.words()
        await bea.does("POST", "/api/me/account", name="Bea")
        for person in (bea, gina):
            assert await person.comes_home(words, leave=True) == (200, "Ada")
            assert (await person.does("GET", "/api/me/merge"))["name"] == ""
            assert await person.refused("POST", "/api/me/merge", tables=["x"]) == (404, "no-merge")
        assert change(alone, "SELECT count(*) FROM session WHERE guest_before IS NOT NULL") == [(0,)]

    tell(alone, story)


def test_what_the_guest_does_meanwhile_elsewhere_counts(alone: Config) -> None:
    async def story(service: Service) -> None:
        for makes_words in (True, False):
            guest = await newcomer(service, "Gina", words=False)
            phone = await caller_of(service, await service.sessions.open(guest.id, "", "link"))
            ada = await account(service, f"Ada {'words' if makes_words else 'out'}")
            opened = await service.sessions.open(ada.id, "", "words", proved=True, before=guest.id)
            here = await caller_of(service, opened)
            table = await table_of(service, guest.id, ada.id)
            if makes_words:
                await service.ways_home.make_words(phone, "en")
            else:
                await service.signing_out.everywhere_else(phone)
            with pytest.raises(Denied, match="no-merge"):
                await service.merging.merge(here, [table])
            assert holders(alone, table) == [(0, guest.id, "sat"), (1, ada.id, "sat")]

    with_service(alone, story)


def test_used_vacation_counts_once_and_the_longer_one(alone: Config) -> None:
    async def story(service: Service) -> None:
        guest, here = await arrival(service)
        midnight = datetime(2026, 6, 15, tzinfo=UTC)  # all the days are in one year
        now = midnight + timedelta(hours=12)
        service.keeper.now = lambda: now
        was = "INSERT INTO vacation (person, began, ended) VALUES (%s, %s, %s)"
        for person, days in ((guest, 20), (here.id, 5)):
            change(alone, was, person, midnight - timedelta(days=days), midnight)
        change(alone, was, guest, midnight + timedelta(days=3), midnight + timedelta(days=6))  # not used
        table = await table_of(service, guest, (await newcomer(service, "Otto", words=False)).id)
        assert (await service.calendars.vacations(here.id))[1] == 25
        for _ in range(2):
            await service.merging.merge(here, [table])
            assert (await service.calendars.vacations(here.id))[1] == 10
        first = (now + timedelta(days=2)).date()
        with pytest.raises(Denied, match="too-much-vacation"):
            await service.calendars.announce(here.id, first, first + timedelta(days=10))

    with_service(alone, story)


# --- killed anywhere ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stopped_after", range(7))
def test_a_merge_is_killed_anywhere_and_taken_up_again(
    stopped_after: int, alone: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Service) -> None:
        guest, here = await arrival(service)
        olga = (await newcomer(service, "Olga", words=False)).id
        chosen = [await table_of(service, guest, olga), await table_of(service, olga, guest, start=False)]
        not_chosen = await table_of(service, guest, olga)
        barred = await table_of(service, olga, guest, start=False)
        await service.waiting_room.send_away(olga, barred, 1)
        steps, note, seats = 0, deeds.StoredDeeds.note, service.merging._seats
        copy_bars, bring = seats.copy_bars, seats.bring

        def step() -> None:
            nonlocal steps
            steps += 1
            if steps > stopped_after:
                raise Killed

        async def noted(self: Any, deed: Any) -> None:
            step()
            await note(self, deed)

        async def copied(*people: int) -> None:
            step()
            await copy_bars(*people)

        async def brought(guest: int, person: int, table: str, *, program: bool) -> str:
            step()
            return await bring(guest, person, table, program=program)

        with monkeypatch.context() as patch:
            patch.setattr(deeds.StoredDeeds, "note", noted)
            patch.setattr(seats, "copy_bars", copied)
            patch.setattr(seats, "bring", brought)
            if stopped_after < 6:
                with pytest.raises(Killed):
                    await service.merging.merge(here, chosen)
                assert await service.deeds.take_up() == 0  # whoever began it may still be at it
            else:
                await service.merging.merge(here, chosen)
        change(alone, "UPDATE deed SET due_at = now()")
        async with Service(alone) as other:
            taken = await asyncio.gather(service.deeds.take_up(), other.deeds.take_up())
        assert sum(taken) == (stopped_after < 6)
        assert change(alone, "SELECT count(*) FROM deed") == [(0,)]
        assert holders(alone, chosen[0]) == sorted([(0, here.id, "sat"), (1, olga, "sat")])
        assert holders(alone, chosen[1]) == sorted([(0, olga, "sat"), (1, here.id, "sat")])
        assert [owner(alone, table) for table in (*chosen, not_chosen)] == [here.id, olga, guest]
        assert holders(alone, not_chosen) == [(0, guest, "sat"), (1, olga, "sat")]
        assert await key_of(service.lobby.join(here.id, barred, "Ada")) == "barred"

    with_service(alone, story)


def test_merged_twice_at_once_at_two_processes_it_is_merged_once(alone: Config) -> None:
    async def story(service: Service) -> None:
        guest, here = await arrival(service)
        olga = (await newcomer(service, "Olga", words=False)).id
        tables = [await table_of(service, guest, olga) for _ in range(3)]
        async with Service(alone) as other:
            both = await asyncio.gather(service.merging.merge(here, tables), other.merging.merge(here, tables[::-1]))
        for became, links in both:
            assert (became, links) == (dict.fromkeys(became, BROUGHT), {})
        for table in tables:
            assert holders(alone, table) == sorted([(0, here.id, "sat"), (1, olga, "sat")])

    with_service(alone, story)
