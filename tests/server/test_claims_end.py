"""What becomes of "this is me" when whoever asked is erased, or becomes an account."""

import psycopg
import pytest

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.people.sessions import Caller
from asztal.server.tables.live.access import LINK, SAT, Person
from asztal.server.tables.live.request import Request
from asztal.server.tables.lobby.seat_erasing import NOBODY
from tests.server.lost_seat import LOST, Evening, evening, handed, sql


def test_what_somebody_asked_for_is_found_by_an_index(config: Config) -> None:
    """Whoever signs in or is erased has their requests looked for, among those of all tables that ever were."""
    with psycopg.connect(config.database) as connection:
        connection.execute("SET enable_seqscan = off")
        plan = connection.execute("EXPLAIN SELECT table_id FROM claim WHERE asker = 1").fetchall()
    assert "claim_asker" in str(plan)


async def erase_asker(here: Evening) -> None:
    """Erase whoever asked, at once and to the end."""
    await here.service.erasing.ask(here.asker)
    sql(here.config, "UPDATE guest SET erase_at = now() WHERE id = %s", here.asker.id)
    assert await here.service.erasing.erase_due() == 1
    while sql(here.config, "UPDATE deed SET due_at = now() RETURNING id"):
        await here.service.deeds.take_up()


def test_a_bot_plays_for_an_asker_who_was_erased_until_the_old_holder_comes(apart: Config) -> None:
    async def story(here: Evening) -> None:
        service = here.service
        await handed(here)
        for who, text in ((here.people[0], "owner's own"), (here.asker, "secret")):
            await service.play.say(Request(here.table, Person(who.id), f"say {text}"), text)
        await service.notes.write(here.asker.id, here.table, "secret", 0)
        await erase_asker(here)
        async with service.changes.reading(here.table) as warm:
            place = warm.stored.places[LOST]
            assert (place.why, place.name, list(place.holders)) == ("left", "Lost", [here.people[LOST].id])
            assert not warm.stored.claims
        assert sql(apart, "SELECT name, text FROM chat WHERE table_id = %s ORDER BY number", here.table) == [
            ("Owner", "owner's own"),
            (NOBODY, ""),
        ]
        assert not sql(apart, "SELECT FROM note WHERE table_id = %s", here.table)
        assert not sql(apart, "SELECT FROM story WHERE args::text LIKE '%%New%%' AND table_id = %s", here.table)
        assert (await here.told())[-1] == "left"
        await service.lobby.come_back(here.people[LOST].id, here.table)  # the right of whoever it was
        async with service.changes.reading(here.table) as warm:
            assert not warm.stored.places[LOST].bot

    evening(apart, story)


def test_what_somebody_asked_for_ends_when_they_are_erased(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()
        await here.agree()
        await erase_asker(here)
        assert not await here.claims()
        assert (await here.told())[-1] == "withdrawn"

    evening(apart, story)


def test_an_erased_person_who_was_asked_is_waited_for_no_longer(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()
        await here.agree(2)
        here.asker, asker = here.people[0], here.asker
        await erase_asker(here)
        here.asker = asker
        await here.look()
        assert (await here.told())[-1] == "waits"

    evening(apart, story)


async def signed_in(here: Evening) -> Caller:
    """The browser of whoever asked becomes an account, that of somebody who came home in it."""
    sessions = here.service.sessions
    ada = await here.somebody("Ada")
    await here.service.ways_home.make_words(ada, "en")
    await here.service.accounts.take_name(ada, "Ada")
    token = await sessions.open(ada.id, "", "words", proved=True, before=here.asker.id)
    await sessions.leave(here.asker)
    known = await sessions.find(token)
    assert known is not None
    return known


@pytest.mark.parametrize("merges", [True, False])
def test_what_a_guest_asked_for_ends_when_the_guests_browser_becomes_an_account(merges: bool, apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()
        await here.agree()
        ada = await signed_in(here)
        if merges:
            await here.service.merging.merge(ada, [])
        else:
            await here.wait()
        assert not await here.claims()
        assert (await here.told())[-1] == ("withdrawn" if merges else "void")
        assert not sql(apart, "SELECT FROM holder WHERE via = 'claim' AND table_id = %s", here.table)

    evening(apart, story)


def test_a_seat_that_was_handed_over_and_comes_along_is_still_taken_back(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await handed(here)
        ada = await signed_in(here)
        await here.service.merging.merge(ada, [here.table])
        assert await here.seat(Person(ada.id)) == LOST
        assert sql(apart, "SELECT asker FROM claim WHERE table_id = %s", here.table) == [(ada.id,)]
        async with here.service.changes.reading(here.table) as warm:
            assert [claim.asker for claim in warm.stored.claims] == [ada.id]
        await here.sign()
        assert await here.seat(Person(ada.id)) is None

    evening(apart, story)


def test_whoever_was_given_a_seat_keeps_it_when_the_old_holder_is_erased(apart: Config) -> None:
    async def story(here: Evening) -> None:
        service, asker = here.service, here.asker
        await handed(here)
        await service.play.say(Request(here.table, Person(asker.id), "say"), "what Lost would say")
        await service.notes.write(asker.id, here.table, "maybe of Lost", 0)
        friend = await here.somebody("Friend")
        _, link = await service.lobby.new_link(asker.id, here.table)
        await service.lobby.follow_link(friend.id, link)
        here.asker = here.people[LOST]
        await erase_asker(here)
        async with service.changes.reading(here.table) as warm:
            place = warm.stored.places[LOST]
            assert (place.bot, place.name, warm.stored.claims) == ("", "New", [])
            assert place.holders == {asker.id: SAT, friend.id: LINK}
        assert (await here.told())[-1] == "kept"
        assert not sql(apart, "SELECT FROM story WHERE args::text LIKE '%%Lost%%' AND table_id = %s", here.table)
        assert sql(apart, "SELECT name, text FROM chat WHERE table_id = %s", here.table) == [(NOBODY, "")]
        assert not sql(apart, "SELECT FROM note WHERE table_id = %s", here.table)
        with pytest.raises(Denied):  # the old link leads nowhere
            await service.lobby.follow_link((await here.somebody("Other")).id, here.links[LOST])
        # It is a seat like any other from now on.
        await service.play.say(Request(here.table, Person(asker.id), "say more"), "more")
        here.asker = asker
        await erase_asker(here)
        async with service.changes.reading(here.table) as warm:
            place = warm.stored.places[LOST]
            assert (place.why, place.name, place.link, place.holders) == ("gone", NOBODY, None, {})
        assert sql(apart, "SELECT DISTINCT name, text FROM chat WHERE table_id = %s", here.table) == [(NOBODY, "")]
        assert not sql(apart, "SELECT FROM story WHERE args::text LIKE '%%New%%' AND table_id = %s", here.table)

    evening(apart, story)


def test_a_program_is_nobody_who_asks_for_a_seat(apart: Config) -> None:
    async def story(here: Evening) -> None:
        with pytest.raises(Denied, match="claim-program"):
            await here.ask(asker=here.asker._replace(program=True))
        await here.ask()
        await here.agree()
        sql(apart, "UPDATE guest SET program = true WHERE id = %s", here.asker.id)
        await here.wait()
        assert not await here.claims()
        assert (await here.told())[-1] == "void"

    evening(apart, story)
