"""Nobody sits where they do not belong: what an open socket has is what its right gives now, whatever came before."""

import asyncio
import contextlib
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from asztal.server.cluster import rooms
from asztal.server.cluster.rooms import LINK_GONE, Rooms
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.service import Service
from asztal.server.socket.conversation import Talk
from asztal.server.tables.live import access
from asztal.server.tables.live.request import Request
from tests.server.clients import Chair, Person
from tests.server.people import seated_table, unlimited, with_service
from tests.server.test_web import SMALL, small_table, tell

pytestmark = pytest.mark.timeout(300)


async def table_of(owner: Person) -> str:
    return str((await owner.post("/api/tables", game=SMALL, seats=2))["table"]["id"])


async def connected(person: Person, table: str) -> Chair:
    """A socket that nobody has said anything on."""
    chair = person.at(table)
    await chair.connect()
    return chair


async def cannot_play(chair: Chair) -> None:
    assert (await chair.ask("act", option="choose dig"))["key"] == "not-seated"
    assert (await chair.ask("undo"))["key"] == "not-seated"
    assert (await chair.ask("say", text="I am somebody else"))["key"] == "not-seated"
    assert (await chair.ask("why-not", option="choose dig"))["key"] == "not-seated"


def test_a_refused_hello_leaves_nothing_behind(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as ann, Person(address) as ben, Person(address) as eve:
            table, _ = await small_table(ann, ben)
            other = await table_of(eve)
            link = (await eve.post(f"/api/tables/{other}/join", seat=1))["link"]
            for person in (Person(address), eve):
                chair = await connected(person, table)
                for token in (link, "wrong"):
                    await chair.send("hello", token=token)
                    assert (await chair.until("refused", "view"))["key"] == "no-such-link"
                assert (await chair.ask("act", option="choose dig"))["key"] == "hello-first"
                await chair.send("hello")
                await chair.until("view")
                assert chair.seat is None
                await cannot_play(chair)
                await chair.socket.close()

    tell(story, live)


def test_whoever_stood_up_sees_and_does_no_more_than_others(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as ann, Person(address) as ben, Person(address) as eve:
            table = await table_of(ann)
            await ann.post(f"/api/tables/{table}/join", seat=0)
            await eve.post(f"/api/tables/{table}/join", seat=1)
            async with eve.at(table) as watching, ben.at(table) as playing, ann.at(table) as first:
                await first.sees(seats=[0, 1], watching=1)
                await eve.post(f"/api/tables/{table}/leave")
                await first.sees(seats=[0], watching=2)
                await cannot_say(watching)
                await ben.post(f"/api/tables/{table}/join", seat=1)
                await first.sees(seats=[0, 1], watching=1)
                await ann.post(f"/api/tables/{table}/start")
                await watching.until("view")
                await playing.until("view")
                assert (watching.seat, playing.seat) == (None, 1)  # who sat down has the seat on the socket of before
                assert (await playing.ask("act", option="choose draw"))["type"] == "done"
                await watching.until("update")
                assert watching.question is None
                assert watching.view["view"]["players"][1]["hand"] != playing.view["view"]["players"][1]["hand"]
                await cannot_play(watching)

    async def cannot_say(chair: Chair) -> None:
        assert (await chair.ask("say", text="I am somebody else"))["key"] == "not-seated"

    tell(story, live)


async def closed(chair: Chair) -> int | None:
    """The code with which the server ends the connection."""
    try:
        while True:
            await chair.hear()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else None


def test_a_new_link_ends_the_old_one_with_all_that_came_by_it(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as ann, Person(address) as ben, Person(address) as eve:
            table, seated = await small_table(ann, ben)
            old = seated[1]["link"]
            assert (await eve.post(f"/api/links/{old}"))["seat"] == 1
            program = Chair(Person(address), table, old)
            async with eve.at(table) as followed, program, ben.at(table) as sat:
                for chair in (followed, program, sat):
                    await chair.until("view")
                    assert chair.seat == 1
                new = (await ben.post(f"/api/tables/{table}/link"))["link"]
                assert await closed(program) == LINK_GONE
                await followed.until("view")
                assert followed.seat is None
                await cannot_play(followed)
                for path in ("link", "leave", "return"):
                    refused = await eve.http.post(f"/api/tables/{table}/{path}", json={})
                    assert refused.json()["key"] == "not-seated"
                refused = await eve.http.post(f"/api/links/{old}", json={})
                assert refused.json()["key"] == "no-such-link"
                assert (await sat.ask("act", option="choose dig"))["type"] == "done"
            async with Chair(Person(address), table, new) as program:
                await program.until("view")
                assert program.seat == 1

    tell(story, live)


def test_who_came_by_a_link_never_puts_out_who_sat_down_and_keeps_the_seat_when_renewing(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as ann, Person(address) as phone, Person(address) as eve:
            table = await table_of(ann)
            link = (await ann.post(f"/api/tables/{table}/join", seat=1))["link"]
            for guest in (phone, eve):
                await guest.post(f"/api/links/{link}")
            assert (await eve.post(f"/api/tables/{table}/leave"))["seat"] is None
            assert (await ann.get(f"/api/tables/{table}"))["seat"] == 1
            link = (await phone.post(f"/api/tables/{table}/link"))["link"]
            await eve.post(f"/api/links/{link}")
            await phone.post(f"/api/tables/{table}/link")
            seats = [(await person.get(f"/api/tables/{table}"))["seat"] for person in (ann, phone, eve)]
            assert seats == [1, 1, None]
            await ann.post(f"/api/tables/{table}/leave")  # who sat down stands up, and the seat is free
            assert (await phone.get(f"/api/tables/{table}"))["seat"] is None
            assert (await eve.post(f"/api/tables/{table}/join", seat=1))["seat"] == 1

    tell(story, live)


def test_whoever_came_in_by_half_is_out_and_may_come_with_another_right(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        stranger, here = (await service.sessions.welcome("S", "en"))[0], Rooms(service.changes)
        link = (await service.lobby.new_link(guests[1], table))[1]
        talk = Talk(service, here, table, access.Person(stranger), "en", budget=unlimited(config))

        def away(*args: Any) -> None:
            raise OSError("the connection broke")

        with monkeypatch.context() as patch:
            patch.setattr(rooms, "clocks_for", away)  # asked for behind the view
            await talk.handle(json.dumps({"type": "hello", "token": link}))
        assert not here.by_table
        await talk.handle('{"type": "hello"}')
        await service.play.act(Request(table, access.Person(guests[0]), "a"), "choose dig")
        sent = [json.loads(talk.reader.outbox.get_nowait()) for _ in range(talk.reader.outbox.qsize())]
        views = [message["seat"] for message in sent if message["type"] == "view"]
        assert views == [1, None]
        assert [message["type"] for message in sent].count("update") == 1
        [room] = here.by_table.values()
        assert sum(talk.reader in line.readers for line in room.feeds) == 1

    with_service(config, story)


def test_a_right_that_is_lost_between_two_processes_changes_nothing(config: Config) -> None:
    async def story(service: Service) -> None:
        async with Service(config) as other:
            table, guests = await seated_table(service, SMALL, 2)
            link = (await service.lobby.new_link(guests[1], table))[1]
            eve = (await service.sessions.welcome("Eve", "en"))[0]
            await service.lobby.follow_link(eve, link)
            talk = Talk(other, Rooms(other.changes), table, access.Person(eve), "en", budget=unlimited(config))
            await talk.handle('{"type": "hello"}')
            await service.lobby.new_link(guests[1], table)  # the other process has heard nothing of it
            await talk.handle('{"type": "act", "id": "a", "option": "choose dig"}')
            await talk.handle('{"type": "say", "id": "b", "text": "It is me"}')
            await talk.handle('{"type": "read-out", "id": "c"}')
            sent = [json.loads(talk.reader.outbox.get_nowait()) for _ in range(talk.reader.outbox.qsize())]
            assert [message["key"] for message in sent if message["type"] == "refused"] == ["not-seated"] * 2
            assert [message["seat"] for message in sent if message["type"] == "view"] == [1, None]
            async with service.changes.reading(table) as warm:
                assert (warm.stored.row.seq, warm.stored.row.said) == (0, 0)

    with_service(config, story)


def test_two_devices_that_renew_at_once_leave_one_link(config: Config) -> None:
    async def story(service: Service) -> None:
        async with Service(config) as other:
            table, guests = await seated_table(service, SMALL, 2)
            made = await asyncio.gather(
                service.lobby.new_link(guests[1], table), other.lobby.new_link(guests[1], table)
            )
            phone = (await service.sessions.welcome("Phone", "en"))[0]
            good = 0
            for _, link in made:
                with contextlib.suppress(Denied):
                    await service.lobby.follow_link(phone, link)
                    good += 1
            assert good == 1

    with_service(config, story)
