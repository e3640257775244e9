""" "This is me": a seat is handed to somebody else only if all agree and nobody who held it shows any sign."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace
from sqlalchemy import insert

from asztal.kernel import SPECTATOR
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.hashing import hashed
from asztal.server.notices.maker import Notices
from asztal.server.notices.settings import Wishes
from asztal.server.people.sessions import Caller
from asztal.server.people.ways_home import WORDS, add_way
from asztal.server.service import Service
from asztal.server.storage.models import Barred
from asztal.server.storage.statements import borrowed
from asztal.server.tables.live.access import Link, Person, seat_of
from asztal.server.tables.live.request import Request
from asztal.server.tables.lobby.seat_erasing import NOBODY
from asztal.server.tables.play.claims import AGAIN, DAY, LIVE, Claims
from asztal.server.tables.play.sentences import table_info
from asztal.server.tables.play.story import read_story
from asztal.server.wake.claims_due import ClaimsDue
from asztal.server.wire.around import ClaimInfo, Pace
from tests.server import clients
from tests.server.clients import PATIENCE, free_port, process, wait_until_ready
from tests.server.conftest import prepared
from tests.server.people import with_service
from tests.server.test_sessions import two

GAME, SEATS = "orchard", 3
LOST, ASKED = 1, (0, 2)  # the seat that is asked for, and those who have to agree
DAYS = Pace("days", 0, 3 * 86_400)


def sql(config: Config, statement: str, *values: Any) -> list[Any]:
    with psycopg.connect(config.database) as connection:
        done = connection.execute(statement.encode(), values)
        return done.fetchall() if done.description else []


class Evening:
    """A table with three people, of whom the one in the middle lost the cookie; `clock` is the time of the service."""

    def __init__(self, service: Service, config: Config) -> None:
        self.service, self.config = service, config
        self.late = timedelta()
        self.table = ""
        self.people: list[Caller] = []
        self.tokens: list[str] = []
        service.keeper.now = lambda: datetime.now(UTC) + self.late

    async def somebody(self, name: str) -> Caller:
        _, token = await self.service.sessions.welcome(name, "en")
        known = await self.service.sessions.find(token)
        assert known is not None
        self.tokens.append(token)
        return known

    async def begin(self, *, listed: bool = False, pace: Pace | None = None, bots: int = 0, seats: int = SEATS) -> None:
        sql(self.config, "TRUNCATE guest, channel, notice, notice_setting, vacation, beat, outage, claim CASCADE")
        lobby = self.service.lobby
        names = ("Owner", "Lost", "Third")[: seats - bots]
        self.people = [await self.somebody(name) for name in names]
        owner = self.people[0].id
        self.table = await lobby.create(owner, GAME, seats, {}, listed=listed, pace=pace)
        async with self.service.changes.reading(self.table) as warm:
            invite = warm.stored.row.invite
        self.links = [(await lobby.join(one.id, self.table, one.name, invite=invite))[1] for one in self.people]
        for seat in range(seats - bots, seats):
            await lobby.sit_bot(owner, self.table, seat, "random")
        await lobby.start(owner, self.table)
        sql(self.config, "UPDATE seat SET seen_at = now() - interval '5 minutes' WHERE table_id = %s", self.table)
        sql(self.config, "UPDATE guest SET seen_at = now() - interval '5 minutes'")
        sql(self.config, "UPDATE session SET last_seen = now() - interval '5 minutes'")
        self.asker = await self.somebody("New")

    async def ask(self, seat: int = LOST, asker: Caller | None = None) -> ClaimInfo:
        await self.service.claiming.ask(asker or self.asker, self.table, seat)
        return (await self.claims())[-1]

    async def claims(self) -> list[ClaimInfo]:
        async with self.service.changes.reading(self.table) as warm:
            return table_info(warm.stored).claims

    async def answer(self, seat: int, *, agree: bool = True) -> None:
        number = (await self.claims())[-1].number
        await self.service.claims.answer(self.people[seat].id, self.table, LOST, number, agree=agree)

    async def agree(self, *seats: int) -> None:
        for seat in seats or ASKED:
            await self.answer(seat)

    async def look(self, service: Service | None = None) -> None:
        """Do what is due, as any worker does."""
        service = service or self.service
        service.keeper.now = self.service.keeper.now
        due = ClaimsDue(self.config, service.claiming, self.service.keeper.now)
        async with borrowed(service.stores) as driver:
            await due.poll(driver)
        assert not due._later

    async def wait(self, wait: timedelta = LIVE, service: Service | None = None) -> None:
        self.late += wait
        await self.look(service)

    async def seat(self, right: Person | Link) -> int | None:
        async with self.service.changes.reading(self.table) as warm:
            found = seat_of(right, warm.stored)
        return None if found == SPECTATOR else found

    async def has(self) -> bool:
        """True when the asker has the seat."""
        found = await self.seat(Person(self.asker.id))
        assert found in (None, LOST)
        return found is not None

    async def told(self) -> list[str]:
        lines = await read_story(self.service.engine, self.table, 0)
        found = (str(line.args.get("says", "")) for line in lines)
        return [says.removeprefix("claim-") for says in found if says.startswith("claim-")]

    async def sign(self, seat: int = LOST, service: Service | None = None) -> None:
        """A request with the old cookie, anywhere on the site."""
        assert await (service or self.service).sessions.find(self.tokens[seat])


def evening(config: Config, story: Any, **table: Any) -> None:
    async def tell(service: Service) -> None:
        made = Evening(service, config)
        await made.begin(**table)
        await story(made)

    with_service(config, tell)


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


# --- signs of whoever held the seat ---------------------------------------------------------------------------------


@pytest.mark.parametrize("agreed", [(), (0,), (0, 2)])
def test_a_request_with_the_old_cookie_anywhere_is_a_no(agreed: tuple[int, ...], apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()
        for seat in agreed:
            await here.answer(seat)
        await here.sign(0)  # others say nothing by coming
        assert len(await here.claims()) == 1
        await here.sign()
        assert await here.claims() == []
        assert (await here.told())[-1] == "returned"
        await here.wait()
        assert not await here.has()
        sql(apart, "UPDATE guest SET awaited = now() - interval '2 minutes' WHERE awaited IS NOT NULL")
        await here.sign()
        assert sql(apart, "SELECT count(*) FROM guest WHERE awaited IS NOT NULL") == [(0,)]

    evening(apart, story)


def test_an_open_socket_of_the_old_session_anywhere_is_a_no(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()
        await here.service.sessions.living([here.people[0].session, here.asker.session])
        assert len(await here.claims()) == 1
        assert await here.service.sessions.living([here.people[LOST].session]) == {here.people[LOST].session}
        assert (await here.told())[-1] == "returned"

    evening(apart, story)


def test_the_seats_return_link_is_a_no(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()
        await here.agree()
        await here.service.claims.show_link(here.table, hashed(here.links[0]))
        assert len(await here.claims()) == 1
        phone = await here.somebody("Phone")
        await here.service.lobby.follow_link(phone.id, here.links[LOST])
        assert (await here.told())[-1] == "returned"
        here.late += AGAIN
        await here.ask()
        await here.service.claims.show_link(here.table, hashed(here.links[LOST]))
        assert (await here.told())[-1] == "returned"
        assert await here.seat(Person(phone.id)) == LOST

    evening(apart, story)


@pytest.mark.parametrize("noted", ["guest SET seen_at", "session SET last_seen", "seat SET seen_at"])
def test_a_sign_that_was_only_noted_is_found_at_the_end_of_the_wait(noted: str, apart: Config) -> None:
    """By a process of the release before, or by one that was killed before it told the table."""

    async def story(here: Evening) -> None:
        await here.ask()
        await here.agree()
        where = {"guest": "id = %s", "session": "person = %s", "seat": "number = %s"}[noted.split(maxsplit=1)[0]]
        whose = LOST if noted.startswith("seat") else here.people[LOST].id
        sql(apart, f"UPDATE {noted} = now() WHERE {where}", whose)
        await here.wait()
        assert not await here.has()
        assert (await here.told())[-1] == "returned"

    evening(apart, story)


class Killed(BaseException):
    """What a process does not survive."""


def test_a_process_that_is_killed_after_a_sign_was_noted_loses_nothing(
    apart: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(here: Evening) -> None:
        async def killed(self: Any, *args: Any) -> None:
            raise Killed

        await here.ask()
        await here.agree()
        for part in ("take_sign", "concerning"):
            with monkeypatch.context() as patch:
                patch.setattr(Claims, part, killed)
                with pytest.raises(Killed):
                    await here.sign()
        async with Service(apart) as other:
            await here.wait(service=other)
        assert not await here.has()
        assert (await here.told())[-1] == "returned"

    evening(apart, story)


@pytest.mark.parametrize("step", ["read_holders", "ask"])
def test_a_process_that_is_killed_while_somebody_asks_leaves_nothing_behind(
    step: str, apart: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(here: Evening) -> None:
        async def killed(self: Any, *args: Any) -> None:
            raise Killed

        with monkeypatch.context() as patch:
            patch.setattr(Claims, step, killed)
            with pytest.raises(Killed):
                await here.ask()
        assert await here.told() == []
        await here.sign()  # within the minute the mark stays: the request may be about to be stored
        marked = "SELECT count(*) FROM guest WHERE awaited IS NOT NULL"
        assert sql(apart, marked) == [(int(step == "ask"),)]
        sql(apart, "UPDATE guest SET awaited = awaited - interval '1 minute'")
        await here.sign()
        assert sql(apart, marked) == [(0,)]
        await here.ask()

    evening(apart, story)


@pytest.mark.parametrize("first", ["sign", "hand"])
def test_a_sign_at_the_very_end_wins_whichever_process_is_first(
    first: str, apart: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between what the people's side says and the table's change, the old cookie comes."""

    async def story(here: Evening) -> None:
        judge = Claims.judge

        async def late(self: Claims, *args: Any) -> None:
            if first == "sign":
                await here.sign()
            await judge(self, *args)
            if first == "hand":
                assert await here.has()
                await here.sign()

        await here.ask()
        await here.agree()
        async with Service(apart) as other:
            with monkeypatch.context() as patch:
                patch.setattr(Claims, "judge", late)
                await here.wait(service=other)
        assert not await here.has()
        assert (await here.told())[-1] == ("returned" if first == "sign" else "back")

    evening(apart, story)


def test_two_workers_hand_a_seat_over_once(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await here.ask()
        await here.agree()
        here.late += LIVE
        async with Service(apart) as other:
            await asyncio.gather(here.look(), here.look(other), here.look(), here.look(other))
        assert (await here.told()).count("handed") == 1
        assert await here.has()

    evening(apart, story)


# --- taking it back -------------------------------------------------------------------------------------------------


async def handed(here: Evening) -> None:
    await here.ask()
    await here.agree()
    await here.wait()
    assert await here.has()


def test_the_old_cookie_takes_the_seat_back_with_all_that_came_by_it(apart: Config) -> None:
    async def story(here: Evening) -> None:
        service = here.service
        await handed(here)
        link = (await service.lobby.new_link(here.asker.id, here.table))[1]
        phone = await here.somebody("Phone")
        await service.lobby.follow_link(phone.id, link)
        assert await here.seat(Person(phone.id)) == LOST
        assert await service.sessions.find(here.tokens[-1])  # whoever was given the seat takes nothing back
        assert await here.has()
        await here.sign()
        assert not await here.has()
        for right in (Person(phone.id), Link(hashed(link))):
            assert await here.seat(right) is None
        assert await here.seat(Person(here.people[LOST].id)) == LOST
        assert await here.seat(Link(hashed(here.links[LOST]))) == LOST  # the old link works again
        assert (await here.told())[-2:] == ["handed", "back"]
        with pytest.raises(Denied, match="not-seated"):
            await service.play.say(Request(here.table, Person(here.asker.id), "2"), "hello")
        await here.sign()
        assert (await here.told())[-2:] == ["handed", "back"]

    evening(apart, story)


@pytest.mark.parametrize("how", ["follow", "show"])
def test_the_old_link_takes_the_seat_back(how: str, apart: Config) -> None:
    async def story(here: Evening) -> None:
        await handed(here)
        await here.service.lobby.new_link(here.asker.id, here.table)
        phone = await here.somebody("Phone")
        if how == "follow":
            assert await here.service.lobby.follow_link(phone.id, here.links[LOST]) == (here.table, LOST)
        else:
            await here.service.claims.show_link(here.table, hashed(here.links[LOST]))
        assert not await here.has()
        assert await here.seat(Link(hashed(here.links[LOST]))) == LOST
        assert (await here.told())[-1] == "back"

    evening(apart, story)


def test_a_sign_that_was_only_noted_takes_the_seat_back_when_somebody_looks(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await handed(here)
        await here.wait(timedelta(minutes=2))
        assert await here.has()
        sql(apart, "UPDATE guest SET seen_at = now() WHERE id = %s", here.people[LOST].id)
        await here.wait(timedelta(hours=1))
        assert not await here.has()

    evening(apart, story)


def test_the_old_cookie_takes_the_seat_back_after_the_end_too(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await handed(here)
        sql(apart, "UPDATE game_table SET status = 'over', version = version + 1 WHERE id = %s", here.table)
        await here.sign()
        assert not await here.has()

    evening(apart, story)


def test_whoever_was_given_a_seat_gives_only_that_up(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await handed(here)
        await here.service.lobby.leave(here.asker.id, here.table, for_good=True)
        assert (await here.told())[-1] == "left"
        assert not await here.has()
        assert await here.seat(Person(here.people[LOST].id)) == LOST
        await here.sign()
        assert (await here.told())[-1] == "left"

    evening(apart, story)


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


def test_what_the_seat_proposed_or_held_does_not_pass_from_one_person_to_another(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await handed(here)
        await here.service.proposals.propose(Request(here.table, Person(here.asker.id), "3"), "end")
        await here.sign()
        async with here.service.changes.reading(here.table) as warm:
            assert warm.stored.proposal is None

    evening(apart, story)


# --- who is told ----------------------------------------------------------------------------------------------------


def test_the_old_holder_is_told_at_once_whatever_was_wished_and_the_others_are_asked(apart: Config) -> None:
    async def story(here: Evening) -> None:
        channel = (
            "INSERT INTO channel (person, kind, address, keys, confirmed_at) VALUES (%s, 'webhook', %s, '{}', now())"
        )
        for one in (*here.people, here.asker):
            sql(apart, channel, one.id, f"https://example.org/{one.id}")
        never = "INSERT INTO notice_setting (person, turn_after, reasons) VALUES (%s, NULL, '[]')"
        sql(apart, never, here.people[LOST].id)
        told = "SELECT person, reason FROM notice WHERE reason <> 'turn' ORDER BY person, made_at"
        owner, lost, third = (one.id for one in here.people)

        async def make() -> list[Any]:
            service = here.service
            async with borrowed(service.stores) as driver:
                await Notices(service.stores, service.jobs, service.keeper.now).perform(driver, [here.table])
            return sql(apart, told)

        await here.ask()
        assert await make() == [(owner, "proposed"), (lost, "claim"), (third, "proposed")]
        await here.agree()
        await here.wait()
        assert await make() == [(owner, "proposed"), (lost, "claim"), (lost, "claimed"), (third, "proposed")]

    evening(apart, story)


def test_quiet_hours_do_not_hold_it_back() -> None:
    at = datetime(2026, 1, 1, 2, tzinfo=UTC)
    quiet = {"from": "00:00", "to": "08:00", "zone": "UTC"}
    assert Wishes(None, (), quiet).due("claim", at) == at
    assert Wishes(None, (), quiet).due("ended", at) is None


# --- two processes --------------------------------------------------------------------------------------------------


async def begun(people: list[clients.Person]) -> str:
    table = (await people[0].post("/api/tables", game=GAME, seats=SEATS, listed=False))["table"]["id"]
    invite = (await people[0].get(f"/api/tables/{table}"))["invite"]
    for one in people:
        await one.post(f"/api/tables/{table}/join", invite=invite)
    await people[0].post(f"/api/tables/{table}/start")
    return str(table)


def hurry(config: Config) -> None:
    """Ten minutes pass for the request, and nothing else."""
    sql(config, "UPDATE claim SET agreed_at = agreed_at - interval '10 minutes', look_at = now()")
    sql(config, "UPDATE game_table SET version = version + 1 WHERE claimed > 0")


@pytest.mark.slow
def test_the_asker_sees_what_a_watcher_sees_until_the_seat_is_handed_over_by_another_process() -> None:
    async def story(config: Config, webs: list[Config]) -> None:
        async with (
            clients.Person(webs[0].address, "Ada") as ada,
            clients.Person(webs[0].address, "Ben") as ben,
            clients.Person(webs[0].address, "Cleo") as cleo,
            clients.Person(webs[1].address, "Ben again") as again,
            clients.Person(webs[1].address, "Eve") as eve,
        ):
            table = await begun([ada, ben, cleo])
            sql(config, "UPDATE seat SET seen_at = now() - interval '5 minutes'")
            async with again.at(table) as asks, eve.at(table) as watches:
                for chair in (asks, watches):
                    await chair.until("presence")
                here = await again.post(f"/api/tables/{table}/seats/1/claim")
                assert (here["claims"], here["seat"]) == (1, None)
                assert (await eve.get(f"/api/tables/{table}"))["claims"] is None
                number = here["table"]["claims"][0]["number"]
                answer = {"agree": True, "number": number}
                assert (
                    await again.http.post(f"/api/tables/{table}/seats/1/claim/answer", json=answer)
                ).status_code == 403
                for other in (ada, cleo):
                    await other.post(f"/api/tables/{table}/seats/1/claim/answer", **answer)
                heard = [await heard_until(chair, "claim-waits") for chair in (asks, watches)]
                assert heard[0] == heard[1]
                assert (await asks.ask("say", text="let me in"))["key"] == "not-seated"
                views = []
                for chair in (asks, watches):
                    await chair.send("resync", events=0)
                    views.append(await chair.until("view"))
                assert views[0] == views[1]
                hurry(config)
                while asks.seat is None:
                    await asks.hear()
                assert asks.seat == 1
                assert (await asks.ask("say", text="thank you"))["type"] == "done"
                # The old cookie, at the lobby of the other process.
                await ben.get("/api/me")
                while asks.seat == 1:
                    await asks.hear()
                assert (await asks.ask("say", text="still here"))["key"] == "not-seated"
                async with ben.at(table) as back:
                    await back.until("view")
                    assert back.seat == 1

    async def heard_until(chair: clients.Chair, kind: str) -> list[Any]:
        found: list[Any] = []
        while True:
            message = await asyncio.wait_for(chair.hear(), PATIENCE)
            if message["type"] != "presence":
                found.append(message)
            if any(line["kind"] == kind for line in message.get("lines", ())):
                return found

    with prepared() as config, two(config) as webs, process(webs[0], "worker"):
        asyncio.run(story(config, webs))


@pytest.mark.slow
def test_an_open_socket_elsewhere_is_a_no_and_a_killed_web_process_delays_nothing() -> None:
    async def story(config: Config, webs: list[Config], web: Any) -> None:
        async with (
            clients.Person(webs[0].address, "Ada") as ada,
            clients.Person(webs[1].address, "Ben") as ben,
            clients.Person(webs[0].address, "Cleo") as cleo,
            clients.Person(webs[0].address, "Ben again") as again,
        ):
            table = await begun([ada, ben, cleo])
            other = (await ada.post("/api/tables", game=GAME, seats=2))["table"]["id"]
            sql(config, "UPDATE seat SET seen_at = now() - interval '5 minutes'")
            async with ben.at(other) as elsewhere, ada.at(table) as seen:
                await elsewhere.until("presence")
                await seen.until("presence")
                await again.post(f"/api/tables/{table}/seats/1/claim")
                while seen.info["claims"] == []:
                    await seen.hear()
                while seen.info["claims"]:
                    await asyncio.wait_for(seen.hear(), PATIENCE)
            sql(config, "UPDATE claim SET asked_at = asked_at - interval '1 day'")
            here = await again.post(f"/api/tables/{table}/seats/1/claim")
            number = here["table"]["claims"][0]["number"]
            for one in (ada, cleo):
                await one.post(f"/api/tables/{table}/seats/1/claim/answer", agree=True, number=number)
            web.kill()
            hurry(config)
            until = asyncio.get_running_loop().time() + PATIENCE
            while (await ada.get(f"/api/tables/{table}"))["table"]["claims"]:
                assert asyncio.get_running_loop().time() < until
                await asyncio.sleep(0.2)
            assert (await again.get(f"/api/tables/{table}"))["seat"] == 1

    with prepared() as config:
        webs = [replace(config, limits=0, port=free_port()) for _ in range(2)]
        with process(webs[0], "serve"), process(webs[1], "serve") as web, process(webs[0], "worker"):
            for one in webs:
                wait_until_ready(one)
            asyncio.run(story(config, webs, web))
