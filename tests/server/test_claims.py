""" "This is me": a seat is handed to somebody else only if all agree and nobody who held it shows any sign."""

from datetime import datetime, timedelta

import pytest
from sqlalchemy import insert

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.hashing import hashed
from asztal.server.people.ways_home import WORDS, add_way
from asztal.server.storage.models import Barred
from asztal.server.tables.live.access import Link, Person
from asztal.server.tables.live.request import Request
from asztal.server.tables.play.claims import AGAIN, DAY, LIVE
from asztal.server.wire.around import Pace
from tests.server.lost_seat import DAYS, LOST, Evening, evening, sql

# --- the way to the seat --------------------------------------------------------------------------------------------


def test_all_agree_and_after_the_wait_the_asker_has_the_seat(apart: Config) -> None:
    async def story(here: Evening) -> None:
        claim = await here.ask()
        assert (claim.seat, claim.name, claim.asked, claim.agreed, claim.until) == (LOST, "New", [0, 2], [], "")
        await here.agree(0)
        assert (await here.claims())[0].until == ""
        await here.wait(DAY)  # silence is no yes
        assert not await here.has()
        await here.agree(2)
        until = datetime.fromisoformat((await here.claims())[0].until)
        assert timedelta() <= here.service.keeper.now() + LIVE - until < timedelta(seconds=5)
        await here.wait(LIVE - timedelta(seconds=20))
        assert not await here.has()
        await here.wait(timedelta(seconds=20))
        assert await here.has()
        assert await here.claims() == []
        assert await here.told() == ["asked", "agreed", "agreed", "waits", "handed"]
        assert await here.seat(Person(here.people[LOST].id)) == LOST  # who can come back at any time
        assert await here.seat(Link(hashed(here.links[LOST]))) is None
        request = Request(here.table, Person(here.asker.id), "1")
        await here.service.play.say(request, "hello")
        with pytest.raises(Denied, match="claim-there"):
            await here.ask(asker=await here.somebody("Other"))
        assert sql(apart, "SELECT via FROM holder WHERE guest_id = %s", here.asker.id) == [("claim",)]

    evening(apart, story)


def test_over_days_it_waits_for_a_whole_turn_and_at_least_a_day(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()
        await here.agree()
        await here.wait(timedelta(days=2, hours=23))
        assert not await here.has()
        await here.wait(timedelta(hours=1, seconds=1))
        assert await here.has()

    evening(apart, story, pace=DAYS)


def test_over_days_the_wait_stands_still_in_the_holders_vacation_and_in_an_outage(apart: Config) -> None:
    async def story(here: Evening) -> None:
        vacation = "INSERT INTO vacation (person, began, ended) VALUES (%s, now(), now() + interval '10 days')"
        sql(apart, vacation, here.people[LOST].id)
        await here.ask()
        await here.agree()
        await here.wait(timedelta(days=12))
        assert not await here.has()
        await here.wait(timedelta(days=1, seconds=1))
        assert await here.has()

    evening(apart, story, pace=DAYS)


def test_a_quick_pace_over_days_waits_for_a_day(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()
        await here.agree()
        await here.wait(DAY - timedelta(seconds=20))
        assert not await here.has()
        await here.wait(timedelta(seconds=21))
        assert await here.has()

    evening(apart, story, pace=Pace("days", 0, 6 * 3600))


def test_without_clocks_somebody_who_was_not_there_this_evening_has_a_day(apart: Config) -> None:
    async def story(here: Evening) -> None:
        sql(apart, "UPDATE seat SET seen_at = now() - interval '2 hours' WHERE number = %s", LOST)
        await here.ask()
        await here.agree()
        await here.wait(LIVE + LIVE)
        assert not await here.has()
        await here.wait(DAY)
        assert await here.has()

    evening(apart, story)


def test_an_outage_is_no_part_of_the_wait_and_nothing_is_handed_over_in_one(apart: Config) -> None:
    async def story(here: Evening) -> None:
        keeper = here.service.keeper
        await keeper.beat("web")
        await here.ask()
        await here.agree()
        here.late += LIVE
        await here.look()  # no web process has given a sign for ten minutes
        assert not await here.has()
        await keeper.beat("web")
        await here.look()
        assert not await here.has()
        for _ in range(31):
            here.late += timedelta(seconds=20)
            await keeper.beat("web")
        await here.look()
        assert await here.has()

    evening(apart, story)


# --- who may ask, and who must agree --------------------------------------------------------------------------------


def test_the_owner_alone_cannot_give_a_seat_away(apart: Config) -> None:
    async def story(here: Evening) -> None:
        with pytest.raises(Denied, match="claim-alone"):
            await here.ask()
        other = await here.ask(0)  # the owner's own seat: the other person is asked
        assert other.asked == [LOST]

    evening(apart, story, bots=1)


def test_with_nobody_else_at_the_table_nobody_can_agree(apart: Config) -> None:
    async def story(here: Evening) -> None:
        with pytest.raises(Denied, match="claim-alone"):
            await here.ask(0)

    evening(apart, story, bots=2)


def test_the_second_browser_of_an_opponent_needs_the_third_person(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()  # by a second browser of the third person, who says yes
        await here.agree(2)
        number = (await here.claims())[0].number
        for cheat in (here.asker.id, here.people[LOST].id):
            with pytest.raises(Denied, match=r"not-seated|claim-not-asked"):
                await here.service.claims.answer(cheat, here.table, LOST, number, agree=True)
        await here.agree(2)  # once more is not twice
        await here.wait(30 * DAY)
        assert not await here.has()
        await here.answer(0, agree=False)
        await here.wait(30 * DAY)
        assert not await here.has()
        assert await here.told() == ["asked", "agreed", "refused"]

    evening(apart, story)


def test_who_is_asleep_is_asked_also_while_a_bot_plays(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.service.lobby.leave(here.people[2].id, here.table)
        claim = await here.ask()
        assert claim.asked == [0, 2]
        await here.agree(0)
        await here.wait(DAY)
        assert not await here.has()
        await here.agree(2)
        await here.wait()
        assert await here.has()

    evening(apart, story)


def test_when_somebody_who_did_not_answer_gives_up_the_others_decide_but_not_the_owner_alone(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()
        await here.agree(0)
        await here.service.lobby.leave(here.people[2].id, here.table, for_good=True)
        await here.look()
        assert await here.told() == ["asked", "agreed", "void"]
        await here.wait()
        assert not await here.has()

    evening(apart, story)


def test_nobody_asks_at_a_listed_table(apart: Config) -> None:
    async def story(here: Evening) -> None:
        with pytest.raises(Denied, match="claim-listed"):
            await here.ask()

    evening(apart, story, listed=True)


def test_a_table_that_becomes_listed_or_ends_ends_the_request(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()
        await here.agree()
        sql(apart, "UPDATE game_table SET listed = true, version = version + 1")
        assert await here.claims() == []
        await here.wait()
        assert not await here.has()
        assert (await here.told())[-1] == "void"
        sql(apart, "UPDATE game_table SET listed = false, version = version + 1")
        here.late += AGAIN
        await here.ask()
        await here.agree()
        sql(apart, "UPDATE game_table SET status = 'over', version = version + 1 WHERE id = %s", here.table)
        await here.wait()
        assert not await here.has()
        assert sql(apart, "SELECT how, look_at FROM claim ORDER BY id") == [("void", None), ("void", None)]

    evening(apart, story)


def test_who_may_not_ask(apart: Config) -> None:
    async def story(here: Evening) -> None:
        for seated in here.people:
            with pytest.raises(Denied, match="already-seated"):
                await here.ask(asker=seated)
        for seat in (7, -1):
            with pytest.raises(Denied, match="no-person"):
                await here.ask(seat)
        async with here.service.engine.begin() as connection:
            await connection.execute(insert(Barred).values(table_id=here.table, person=here.asker.id))
        with pytest.raises(Denied, match="barred"):
            await here.ask()
        sql(apart, "DELETE FROM barred")
        sql(apart, "UPDATE seat SET seen_at = now() WHERE number = %s", LOST)
        with pytest.raises(Denied, match="claim-here"):
            await here.ask()
        sql(apart, "UPDATE seat SET seen_at = now() - interval '5 minutes'")
        await here.service.lobby.leave(here.people[2].id, here.table, for_good=True)
        with pytest.raises(Denied, match="no-person"):  # a bot plays there for good
            await here.ask(2)
        for status, why in (("waiting", "not-started"), ("over", "table-ended"), ("ended", "table-ended")):
            sql(apart, "UPDATE game_table SET status = %s, version = version + 1 WHERE id = %s", status, here.table)
            with pytest.raises(Denied, match=why):
                await here.ask()

    evening(apart, story)


@pytest.mark.parametrize("by_link", [False, True])
def test_nobody_asks_for_the_seat_of_somebody_with_a_way_home(by_link: bool, apart: Config) -> None:
    async def story(here: Evening) -> None:
        holder = here.people[LOST]
        if by_link:
            holder = await here.somebody("Phone")
            await here.service.lobby.follow_link(holder.id, here.links[LOST])
        async with here.service.engine.begin() as connection:
            await add_way(connection, holder.id, WORDS, b"w")
        with pytest.raises(Denied, match="claim-way-home"):
            await here.ask()
        assert await here.told() == []

    evening(apart, story)


def test_a_way_home_that_is_made_meanwhile_ends_the_request(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()
        await here.agree()
        async with here.service.engine.begin() as connection:  # by a process that notes no sign
            await add_way(connection, here.people[LOST].id, WORDS, b"w")
        await here.wait()
        assert not await here.has()
        assert (await here.told())[-1] == "void"

    evening(apart, story)


def test_one_request_for_a_seat_in_a_day_whatever_became_of_it(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()
        other = await here.somebody("Other")
        with pytest.raises(Denied, match="claim-there"):
            await here.ask(asker=other)
        with pytest.raises(Denied, match="claim-other"):
            await here.ask(0)
        with pytest.raises(Denied, match="claim-gone"):
            await here.service.claims.withdraw(other.id, here.table, LOST)
        await here.service.claims.withdraw(here.asker.id, here.table, LOST)
        assert await here.told() == ["asked", "withdrawn"]
        for again in (here.asker, other):
            with pytest.raises(Denied, match="claim-lately"):
                await here.ask(asker=again)
        here.late += AGAIN
        await here.ask(asker=other)

    evening(apart, story)


def test_an_asker_who_was_deleted_gets_nothing(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()
        await here.agree()
        sql(apart, "DELETE FROM guest WHERE id = %s", here.asker.id)
        await here.wait()
        assert (await here.told())[-1] == "void"

    evening(apart, story)


def test_an_answer_is_for_the_request_that_it_names(apart: Config) -> None:
    async def story(here: Evening) -> None:
        number = (await here.ask()).number
        for wrong in ((LOST, number + 1), (0, number)):
            with pytest.raises(Denied, match="claim-gone"):
                await here.service.claims.answer(here.people[0].id, here.table, *wrong, agree=True)
        assert (await here.claims())[0].agreed == []

    evening(apart, story)
