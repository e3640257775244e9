"""Whoever held a seat says no by any sign, and takes the seat back that was handed over."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.hashing import hashed
from asztal.server.service import Service
from asztal.server.tables.live.access import Link, Person
from asztal.server.tables.live.request import Request
from asztal.server.tables.play.claims import AGAIN, LIVE, Claims
from tests.server.lost_seat import LOST, Evening, evening, handed, sql

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
        async with here.service.changes.reading(here.table) as warm:
            assert warm.stored.places[LOST].why == "left"  # a bot plays, or the others would wait for nobody
        await here.sign()
        assert (await here.told())[-1] == "left"
        await here.service.lobby.come_back(here.people[LOST].id, here.table)
        async with here.service.changes.reading(here.table) as warm:
            assert not warm.stored.places[LOST].bot

    evening(apart, story)


def test_what_the_seat_proposed_or_held_does_not_pass_from_one_person_to_another(apart: Config) -> None:
    async def story(here: Evening) -> None:
        await handed(here)
        await here.service.proposals.propose(Request(here.table, Person(here.asker.id), "3"), "end")
        await here.sign()
        async with here.service.changes.reading(here.table) as warm:
            assert warm.stored.proposal is None

    evening(apart, story)
