"""Before the start: the owner changes the table, sends people away, and everybody talks."""

import asyncio
import time
from typing import Any

import psycopg
import pytest

from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.storage.jobs import BOT_TURN
from asztal.server.tables.play.sentences import table_info
from asztal.server.wire.around import Pace
from asztal.server.wire.messages import TableInfo
from asztal.server.wire.shapes import ChangeTable
from tests.server.clients import PATIENCE, Person, process
from tests.server.people import game_of, with_service
from tests.server.test_absence import denied, kinds
from tests.server.test_web import SMALL, tell


async def opened(service: Service, seats: int = 3, **ways: Any) -> tuple[str, list[int]]:
    """A table with two people at its first seats."""
    guests = [(await service.sessions.welcome(name, "en"))[0] for name in ("Ann", "Ben", "Eve")]
    table = await service.lobby.create(guests[0], SMALL, seats, {}, **ways)
    async with service.changes.reading(table) as warm:
        invite = warm.stored.row.invite
    for guest, name in zip(guests[:2], ("Ann", "Ben"), strict=True):
        await service.lobby.join(guest, table, name, invite=invite)
    return table, guests


async def info_of(service: Service, table: str) -> TableInfo:
    async with service.changes.reading(table) as warm:
        return table_info(warm.stored)


def test_the_owner_changes_the_table_before_the_start(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await opened(service)
        change = service.waiting_room.change
        assert await denied(change(guests[1], table, ChangeTable(seats=2))) == "403 owner-only"
        await change(guests[0], table, ChangeTable())  # nothing is nothing
        pace = Pace("live", 900, 60)
        await change(guests[0], table, ChangeTable(seats=4, listed=False, patience=90, beat=1.5, pace=pace))
        info = await info_of(service, table)
        assert (len(info.seats), info.listed, info.patience, info.beat, info.pace) == (4, False, 90, 1.5, pace)
        service.cache.clear()
        assert await info_of(service, table) == info
        await change(guests[0], table, ChangeTable(pace=None))
        assert (await info_of(service, table)).pace is None
        await service.lobby.sit_bot(guests[0], table, 3, "random")
        await change(guests[0], table, ChangeTable(seats=2))  # bots and free seats go, people do not
        assert [seat.name for seat in (await info_of(service, table)).seats] == ["Ann", "Ben"]
        assert await denied(change(guests[0], table, ChangeTable(seats=1))) == "409 seat-taken"
        assert await denied(change(guests[0], table, ChangeTable(seats=99))) == "422 seat-count"
        assert await denied(change(guests[0], table, ChangeTable(variant={"no": "such"}))) == "422 no-such-variant"
        assert len((await info_of(service, table)).seats) == 2
        await service.lobby.start(guests[0], table)
        assert await denied(change(guests[0], table, ChangeTable(listed=True))) == "409 already-started"
        async with game_of(service, table) as game:
            assert list(game.seats()) == [0, 1]
        assert (await kinds(service, table)).count("changed") == 3

    with_service(config, story)


def test_a_variant_is_chosen_before_the_start(config: Config) -> None:
    async def story(service: Service) -> None:
        guest = (await service.sessions.welcome("Ann", "en"))[0]
        table = await service.lobby.create(guest, "ginkgopolis", 3, {})
        async with service.changes.reading(table) as warm:
            name, values = next(iter(warm.title.variants.items()))
            other = next(value for value in values if value != warm.stored.row.variant[name])
        await service.waiting_room.change(guest, table, ChangeTable(variant={name: other}))
        assert (await info_of(service, table)).variant[name] == other
        assert await service.lobby.join(guest, table, "Ann")

    with_service(config, story)


def test_whoever_is_sent_away_stays_away(config: Config) -> None:
    async def story(service: Service) -> None:
        table, (ann, ben, eve) = await opened(service, listed=False)
        send_away = service.waiting_room.send_away
        async with service.changes.reading(table) as warm:
            invite = warm.stored.row.invite
        link = (await service.lobby.new_link(ann, table))[1]
        assert await denied(send_away(ben, table, 0)) == "403 owner-only"
        for seat, key in ((0, "409 no-person"), (2, "409 no-person"), (9, "404 no-such-seat")):
            assert await denied(send_away(ann, table, seat)) == key
        await send_away(ann, table, 1)
        async with service.changes.reading(table) as warm:
            other = warm.stored.row.invite
        assert other != invite
        assert await denied(service.lobby.by_invite(invite)) == "404 no-such-table"
        assert await denied(service.lobby.join(ben, table, "Ben", invite=other)) == "403 barred"
        assert await denied(service.lobby.follow_link(ben, link)) == "403 barred"
        assert await denied(service.lobby.join(eve, table, "Eve", invite=invite)) == "403 invited-only"
        assert (await service.lobby.join(eve, table, "Eve", invite=other))[0] == 1
        assert await kinds(service, table) == ["sent-away"]
        await service.lobby.leave(ann, table)
        assert (await info_of(service, table)).owner == 1  # whoever sits there next has the say
        await service.waiting_room.change(eve, table, ChangeTable(listed=True))
        assert await denied(service.waiting_room.change(ann, table, ChangeTable(listed=False))) == "403 owner-only"

    with_service(config, story)


def test_people_talk_before_the_start_and_hear_what_changes(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address, "Ann") as ann, Person(address, "Béla", "hu") as bela:
            body = {"game": SMALL, "seats": 3, "beat": 0.5, "patience": 60}
            table = (await ann.post("/api/tables", **body))["table"]["id"]
            here = f"/api/tables/{table}"
            await ann.post(f"{here}/join")
            async with ann.at(table) as one, bela.at(table) as other:
                await one.until("presence")
                await other.until("presence")
                assert (await other.ask("say", text="Hello"))["key"] == "not-seated"
                await bela.post(f"{here}/join")
                assert (await other.ask("say", text="Szia!"))["type"] == "done"
                while not one.chat:
                    await one.hear()
                assert [line["text"] for line in one.chat] == ["Szia!"]
                changed = await ann.http.patch(here, json={"seats": 2, "listed": False})
                assert len(changed.json()["table"]["seats"]) == 2
                while len(other.info["seats"]) != 2:
                    await other.hear()
                assert (await ann.http.patch(here, json={"patience": 1})).status_code == 422
                assert (await ann.http.patch(here, json={"beat": 99})).status_code == 422
                gone = await ann.http.delete(f"{here}/seats/1")
                assert gone.json()["table"]["seats"][1]["taken"] is False
                while other.info["seats"][1]["taken"]:
                    await other.hear()
                lines = (await other.until("story"))["lines"]
                assert lines[-1]["text"] == "Béla nem játszhat ennél az asztalnál."
                assert (await other.ask("say", text="Hé"))["key"] == "not-seated"

    tell(story, live)


# --- the bots' pace -----------------------------------------------------------------------------------------------


async def with_bot(service: Service, beat: float, share: str = "") -> tuple[str, int]:
    guest = (await service.sessions.welcome("Ann", "en"))[0]
    table = await service.lobby.create(guest, SMALL, 2, {}, beat=beat)
    await service.lobby.join(guest, table, "Ann")
    await service.lobby.sit_bot(guest, table, 1, "random")
    await service.lobby.start(guest, table, share=share)
    return table, guest


def jobs(config: Config) -> list[Any]:
    query = "SELECT args, lock, scheduled_at > now() FROM procrastinate_jobs WHERE task_name = %s ORDER BY id"
    with psycopg.connect(config.database) as connection:
        return connection.execute(query.encode(), [BOT_TURN]).fetchall()


def test_a_turn_is_queued_for_later_and_holds_up_nobody(alone: Config) -> None:
    async def story(service: Service) -> None:
        slow, guest = await with_bot(service, 5.0, "home")
        quick, _ = await with_bot(service, 0.0, "home")
        turn = {"seat": 1, "seq": 0}
        assert jobs(alone) == [
            ({"table_id": slow, **turn, "share": "home"}, None, True),
            ({"table_id": quick, **turn}, "bots:home", None),
        ]
        await service.lobby.leave(guest, slow)  # nobody has to follow any more
        assert jobs(alone)[2:] == [({"table_id": slow, "seat": 0, "seq": 0}, "bots:home", None)]

    with_service(alone, story)


@pytest.mark.slow
def test_a_bot_waits_for_its_beat_and_a_killed_worker_loses_no_turn(alone: Config) -> None:
    async def story(service: Service) -> None:
        async def moves(table: str, least: int) -> float:
            began = time.monotonic()
            async with asyncio.timeout(PATIENCE):
                while True:
                    async with service.changes.reading(table) as warm:
                        if warm.stored.row.seq >= least:
                            return time.monotonic() - began
                    await asyncio.sleep(0.05)

        with process(alone, "worker") as first:
            quick, _ = await with_bot(service, 0.0)
            await moves(quick, 3)  # the worker has started
            table, _ = await with_bot(service, 2.0, "home")
            assert await moves(table, 1) > 1.9
            first.kill()
            first.wait()
        assert [row[2] for row in jobs(alone)] == [True]  # the next choice is in the queue, for later
        with process(alone, "worker"):
            await moves(table, 3)  # all that the bot has to choose
        query = "SELECT extract(epoch FROM at - lag(at) OVER (ORDER BY seq)) FROM action WHERE table_id = %s"
        with psycopg.connect(alone.database) as connection:
            gaps = [float(gap) for (gap,) in connection.execute(query.encode(), [table]) if gap is not None]
        assert min(gaps) > 1.9
        assert len(gaps) == 2

    with_service(alone, story)
