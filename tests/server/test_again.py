"""The same people play again: one of them opens the next table, and the others find it and may sit down."""

import asyncio

from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.tables.lobby.again import open_next
from asztal.server.tables.play.story import read_story
from tests.server import clients
from tests.server.people import seated_table, with_service
from tests.server.test_absence import SMALL, denied, info_of, sql
from tests.server.timing import PACE


async def ended(service: Service, seats: int = 3, people: int = 2) -> tuple[str, list[int]]:
    """A table that everybody agreed to end."""
    table, guests = await seated_table(service, SMALL, seats, people, pace=PACE)
    await service.proposals.propose(Request(table, Person(guests[0]), "e"), "end")
    for number, guest in enumerate(guests[1:]):
        await service.proposals.answer(Request(table, Person(guest), f"y{number}"), agree=True)
    assert (await info_of(service, table)).status == "ended"
    return table, guests


def test_the_next_table_is_like_the_last_and_only_its_people_need_no_invitation(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await ended(service)
        stranger = (await service.sessions.welcome("Eve", "en"))[0]

        async def again(guest: int) -> str:
            return await open_next(service.lobby, service.changes, guest, table)

        assert await denied(again(stranger)) == "403 not-seated"
        made = await again(guests[1])
        before, info = await info_of(service, table), await info_of(service, made)
        assert (info.game, info.variant, info.pace, info.stand_in) == (
            before.game,
            before.variant,
            before.pace,
            before.stand_in,
        )
        assert (info.listed, info.status, [seat.bot for seat in info.seats]) == (False, "waiting", ["", "", "random"])
        assert await again(guests[0]) == made  # the one that is there
        assert (await read_story(service.cells.engine_of(table), table, 0))[-1].args["says"] == "again"
        assert await denied(service.lobby.join(stranger, made, "Eve")) == "403 invited-only"
        for guest in guests:
            await service.lobby.join(guest, made, f"P{guest}")
        await service.lobby.start(guests[1], made)
        assert await again(guests[0]) == made  # it is being played
        await sql(service, "UPDATE game_table SET status = 'over' WHERE id = :t", t=made)
        assert await again(guests[0]) != made

    with_service(config, story)


def test_an_old_return_link_leads_to_a_finished_table_and_to_nothing_else(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2, pace=PACE)
        link = (await service.lobby.new_link(guests[1], table))[1]
        phone, late = [(await service.sessions.welcome(name, "en"))[0] for name in ("Phone", "Late")]
        await service.lobby.follow_link(phone, link)
        await service.notes.write(phone, table, "mine", 0)
        await service.proposals.propose(Request(table, Person(guests[0]), "e"), "end")
        await service.proposals.answer(Request(table, Person(guests[1]), "y"), agree=True)
        assert await service.lobby.follow_link(late, link) == (table, 1)
        assert await denied(service.notes.read(late, table)) == "403 not-seated"
        assert await denied(open_next(service.lobby, service.changes, late, table)) == "403 not-seated"
        # Who came by it before the end reads on; but the next seat is for who sat down, or a bar would bar nobody.
        assert (await service.notes.read(phone, table)).text == "mine"
        made = await open_next(service.lobby, service.changes, guests[0], table)
        for guest in (phone, late):
            assert await denied(service.lobby.join(guest, made, "Ben again")) == "403 invited-only"
        await service.lobby.join(guests[1], made, "Ben")

    with_service(config, story)


def test_two_who_ask_at_once_get_one_table(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await ended(service)
        async with Service(config) as other:
            made = await asyncio.gather(
                open_next(service.lobby, service.changes, guests[0], table),
                open_next(other.lobby, other.changes, guests[1], table),
            )
        assert len(set(made)) == 1
        assert await service.lobby.count_waiting(guests[0]) + await service.lobby.count_waiting(guests[1]) == 1

    with_service(config, story)


def test_nobody_asks_before_the_end(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        assert await denied(open_next(service.lobby, service.changes, guests[0], table)) == "409 not-ended"
        assert await service.lobby.count_waiting(guests[0]) == 0

    with_service(config, story)


def test_whoever_was_sent_away_does_not_come_back_and_who_watched_is_told_nothing(live: Config) -> None:
    async def story() -> None:
        people = [clients.Person(live.address, name) for name in ("Ann", "Ben", "Eve")]
        ann, ben, eve = people
        for person in people:
            await person.post("/api/guest", name=person.name)
        table = (await ann.post("/api/tables", game=SMALL, seats=2))["table"]["id"]
        for person in (ann, ben):
            await person.post(f"/api/tables/{table}/join")
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as mine, ben.at(table) as his:
            while not mine.over:
                for chair in (mine, his):
                    await chair.ask("act", option="choose rest")
        made = (await ann.post(f"/api/tables/{table}/again"))["table"]["id"]
        assert (await ben.get(f"/api/tables/{table}"))["again"] == made
        assert (await eve.get(f"/api/tables/{table}"))["again"] == ""
        assert made not in (await eve.http.get("/api/tables")).text
        assert [(await person.get(f"/api/tables/{made}"))["invited"] for person in (ben, eve)] == [True, False]
        seat = (await ben.post(f"/api/tables/{made}/join"))["seat"]
        assert (await ann.http.delete(f"/api/tables/{made}/seats/{seat}")).status_code == 200
        assert (await ben.http.post(f"/api/tables/{made}/join", json={})).json()["key"] == "barred"
        for person in people:
            await person.http.aclose()

    asyncio.run(story())
