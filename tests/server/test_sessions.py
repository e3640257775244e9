"""A person is known on several devices; a device that is signed out neither acts nor sees, at any process."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from asztal.server.cluster.connected import SIGNED_OUT
from asztal.server.cluster.fanout import CHECK, FanOut
from asztal.server.cluster.news import SignedOut, write
from asztal.server.cluster.peers import Peers
from asztal.server.cluster.rooms import LINK_GONE, Rooms
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.hashing import hashed
from asztal.server.http.callers import COOKIE
from asztal.server.people import deeds
from asztal.server.people.devices import device_of
from asztal.server.people.sessions import MOST, Caller
from asztal.server.service import Service
from asztal.server.storage.retention import tidy
from asztal.server.storage.statements import borrowed
from tests.server.clients import PATIENCE, Chair, Person, free_port, process, wait_until_ready
from tests.server.conftest import beside, prepared
from tests.server.people import seated_table, with_service
from tests.server.sabotage import news_get_lost

SMALL = "orchard"
FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0"
SLOW = 20.0  # seconds more than promised that two busy cores may need


def change(config: Config, statement: str, *values: Any) -> list[Any]:
    with psycopg.connect(config.database) as connection:
        done = connection.execute(statement.encode(), values)
        return done.fetchall() if done.description else []


async def found(service: Service, token: str) -> Caller:
    known = await service.sessions.find(token)
    assert known is not None
    return known


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Windows"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
            " Version/18.5 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile"
            " Safari/537.36",
            "Chrome, Android",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0"
            " Safari/537.36 Edg/141.0.0.0",
            "Edge, Windows",
        ),
        ("python-httpx/0.28.1 my-name-and-address", ""),
        ("x" * 100_000 + "Firefox/1", ""),
        ("", ""),
    ],
)
def test_a_device_is_told_in_two_words_and_nothing_else_is_kept(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_of_more_than_twenty_sessions_the_one_unused_for_longest_ends(alone: Config) -> None:
    async def story(service: Service) -> None:
        ended: list[int] = []
        service.sessions.listeners.append(ended.extend)
        ada, first = await service.sessions.welcome("Ada", "en", FIREFOX)
        oldest = await found(service, first)
        change(alone, "UPDATE session SET last_seen = now() - interval '2 hours'")
        tokens = [await service.sessions.open(ada, "", "guest") for _ in range(MOST - 1)]
        assert not ended
        assert (await found(service, first)).session == oldest.session  # used: now another one is the oldest
        second = await found(service, tokens[0])
        change(alone, "UPDATE session SET last_seen = now() - interval '1 minute' WHERE id = %s", second.session)
        await service.sessions.open(ada, "", "guest")
        assert ended == [second.session]
        assert await service.sessions.find(tokens[0]) is None
        assert len(await service.sessions.mine(ada)) == MOST
        assert (await service.sessions.mine(ada))[-1].device in ("", "Firefox, Windows")

    with_service(alone, story)


def test_a_session_ends_after_a_year_unused_also_for_the_release_before(alone: Config) -> None:
    async def story(service: Service) -> None:
        _, token = await service.sessions.welcome("Ada", "en")
        await found(service, token)
        change(alone, "UPDATE session SET last_seen = now() - interval '366 days'")
        assert await service.sessions.find(token) is None
        async with borrowed(service.stores) as driver:
            await tidy(driver)
        assert await service.sessions.find(token) is None
        assert change(alone, "SELECT count(*) FROM session") == [(0,)]
        assert change(alone, "SELECT id FROM guest WHERE session = %s", hashed(token)) == []

    with_service(alone, story)


def test_a_cookie_of_the_release_before_becomes_a_session_once_and_not_after_it_was_revoked(alone: Config) -> None:
    async def story(service: Service) -> None:
        by_old = "INSERT INTO guest (session, name, lang) VALUES (%s, 'Old', 'en') RETURNING id"
        [(old,)] = change(alone, by_old, hashed("old"))
        both = await asyncio.gather(*(found(service, "old") for _ in range(4)))
        assert {(known.id, known.name) for known in both} == {(old, "Old")}
        assert len({known.session for known in both}) == 1
        other = await found(service, await service.sessions.open(old, FIREFOX, "guest"))
        with pytest.raises(Denied, match="own-session"):
            await service.sessions.revoke(other, other.session)
        await service.sessions.revoke(other, both[0].session)
        assert await service.sessions.find("old") is None
        assert change(alone, "SELECT id FROM guest WHERE session = %s", hashed("old")) == []
        # The release before knows the person by the session that is left.
        left = "SELECT g.id FROM guest g JOIN session s ON s.hash = g.session WHERE s.id = %s"
        assert change(alone, left, other.session) == [(old,)]

    with_service(alone, story)


def test_nobody_ends_a_session_of_somebody_else(alone: Config) -> None:
    async def story(service: Service) -> None:
        ada, eve = [await found(service, (await service.sessions.welcome(name, "en"))[1]) for name in ("Ada", "Eve")]
        with pytest.raises(Denied, match="no-such-session"):
            await service.sessions.revoke(eve, ada.session)
        assert [session.id for session in await service.sessions.mine(ada.id)] == [ada.session]
        assert await service.signing_out.everywhere_else(eve) == 0
        assert [session.id for session in await service.sessions.mine(ada.id)] == [ada.session]

    with_service(alone, story)


def test_of_two_devices_that_sign_each_other_out_at_once_one_stays(alone: Config) -> None:
    async def story(service: Service) -> None:
        ada, token = await service.sessions.welcome("Ada", "en")
        here = await found(service, token)
        for sign_out in (service.sessions.revoke, lambda caller, _: service.signing_out.everywhere_else(caller)):
            there = await found(service, await service.sessions.open(ada, "", "guest"))
            await sign_out(here, there.session)
            with pytest.raises(Denied, match="no-session") as refused:  # it was recognised before
                await sign_out(there, here.session)
            assert refused.value.status == 401
            assert [session.id for session in await service.sessions.mine(ada)] == [here.session]

    with_service(alone, story)


def test_a_cookie_that_ended_is_nobodys_when_limits_count(alone: Config) -> None:
    async def story(service: Service) -> None:
        ada, token = await service.sessions.welcome("Ada", "en")
        here = await found(service, token)
        async with Service(alone) as other:
            fanout = FanOut(alone, other, Rooms(other.changes), Peers())
            for told in (True, False):
                stolen = await service.sessions.open(ada, "", "guest")
                for process in (service, other):
                    thief = await found(process, stolen)
                    assert process.sessions.whose(stolen) == ada
                await service.sessions.revoke(here, thief.session)
                assert service.sessions.whose(stolen) is None
                if told:
                    fanout.take_in(write(SignedOut(thief.session)))
                else:  # the news got lost: whoever comes with it is looked up
                    assert await other.sessions.find(stolen) is None
                assert other.sessions.whose(stolen) is None
            assert service.sessions.whose(token) == ada

    with_service(alone, story)


# --- signing out everywhere, in steps -----------------------------------------------------------------------------


class Killed(BaseException):
    """What a process does not survive."""


@pytest.mark.parametrize("stopped_after", range(6))
def test_signing_out_everywhere_is_killed_anywhere_and_taken_up_again(
    stopped_after: int, alone: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Service) -> None:
        first, (ada, ben) = await seated_table(service, SMALL, 2)
        second = await service.lobby.create(ada, SMALL, 2, {})
        await service.lobby.join(ada, second, "Ada")
        phone = (await service.sessions.welcome("Phone", "en"))[0]
        links = [(await service.lobby.new_link(ada, table))[1] for table in (first, second)]
        for link in links:
            await service.lobby.follow_link(phone, link)
        here, thief = [await found(service, await service.sessions.open(ada, "", "guest")) for _ in range(2)]
        push = "INSERT INTO channel (person, kind, address, keys, session) VALUES (%s, %s, %s, '{}', %s)"
        for kind, session in (("push", None), ("push", here.session), ("push", thief.session), ("mail", thief.session)):
            change(alone, push, ada, kind, f"{kind} {session}", session)
        steps, note, new_link = 0, deeds.StoredDeeds.note, service.lobby.new_link

        def step() -> None:
            nonlocal steps
            steps += 1
            if steps > stopped_after:
                raise Killed

        async def noted(self: Any, deed: Any) -> None:
            step()
            await note(self, deed)

        async def renewed(guest: int, table: str) -> tuple[int, str]:
            step()
            return await new_link(guest, table)

        with monkeypatch.context() as patch:
            patch.setattr(deeds.StoredDeeds, "note", noted)
            patch.setattr(service.lobby, "new_link", renewed)
            if stopped_after < 5:
                with pytest.raises(Killed):
                    await service.signing_out.everywhere_else(here)
                assert await service.deeds.take_up() == 0  # whoever began it may still be at it
            else:
                assert await service.signing_out.everywhere_else(here) == 2
        change(alone, "UPDATE deed SET due_at = now()")
        assert await service.deeds.take_up() == (stopped_after < 5)
        assert change(alone, "SELECT count(*) FROM deed") == [(0,)]
        assert [session.id for session in await service.sessions.mine(ada)] == [here.session]
        for link in links:
            with pytest.raises(Denied, match="no-such-link"):
                await service.lobby.follow_link(phone, link)
        holders = change(alone, "SELECT guest_id FROM holder WHERE table_id = ANY(%s)", [first, second])
        assert sorted(holders) == sorted([(ada,), (ada,), (ben,)])
        left = change(
            alone, "SELECT kind, session FROM channel WHERE person = %s AND removed_at IS NULL ORDER BY id", ada
        )
        assert left == [("push", here.session), ("mail", None)]

    with_service(alone, story)


def test_signing_out_everywhere_replaces_the_links_of_finished_tables_too(alone: Config) -> None:
    async def story(service: Service) -> None:
        table, (ada, _) = await seated_table(service, SMALL, 2)
        link = (await service.lobby.new_link(ada, table))[1]
        phone = (await service.sessions.welcome("Phone", "en"))[0]
        await service.lobby.follow_link(phone, link)
        await service.notes.write(phone, table, "mine", 0)
        change(alone, "UPDATE game_table SET status = 'over', version = version + 1")
        assert await service.signing_out.everywhere_else(await known_elsewhere(service, ada)) == 1
        with pytest.raises(Denied, match="no-such-link"):
            await service.lobby.follow_link(phone, link)
        with pytest.raises(Denied, match="not-seated"):
            await service.notes.read(phone, table)
        assert (await service.notes.read(ada, table)).text == "mine"

    with_service(alone, story)


async def known_elsewhere(service: Service, person: int) -> Caller:
    return await found(service, await service.sessions.open(person, "", "guest"))


def test_a_table_whose_game_is_elsewhere_waits_in_one_deed_however_often_somebody_asks(alone: Config) -> None:
    async def story(service: Service) -> None:
        table, (ada, _) = await seated_table(service, SMALL, 2)
        link = (await service.lobby.new_link(ada, table))[1]
        here = await known_elsewhere(service, ada)
        change(alone, "UPDATE game_table SET game = 'of another process', version = version + 1")
        for _ in range(2):
            await service.signing_out.everywhere_else(here)
            assert change(alone, "SELECT tables FROM deed") == [([table],)]
        other = await service.lobby.create(ada, SMALL, 2, {})
        newer = (await service.lobby.join(ada, other, "Ada"))[1]
        thief = await known_elsewhere(service, ada)
        await service.signing_out.everywhere_else(here)  # there is more to do since
        assert await service.sessions.living([here.session, thief.session]) == {here.session}
        assert change(alone, "SELECT tables FROM deed") == [([table],)]
        change(alone, "UPDATE game_table SET game = %s, version = version + 1", SMALL)
        change(alone, "UPDATE deed SET due_at = now()")
        assert await service.deeds.take_up() == 1
        assert change(alone, "SELECT count(*) FROM deed") == [(0,)]
        for old in (link, newer):
            with pytest.raises(Denied, match="no-such-link"):
                await service.lobby.follow_link(ada, old)

    with_service(alone, story)


def test_a_table_whose_game_is_nowhere_is_tried_less_and_less_often(alone: Config) -> None:
    async def story(service: Service) -> None:
        _, (ada, _) = await seated_table(service, SMALL, 2)
        here = await known_elsewhere(service, ada)
        change(alone, "UPDATE game_table SET game = 'of nobody', version = version + 1")
        wait = "SELECT round(extract(epoch FROM due_at - now())) FROM deed"
        await service.signing_out.everywhere_else(here)
        waits = []
        for _ in range(14):
            waits += [int(seconds) for (seconds,) in change(alone, wait)]
            change(alone, "UPDATE deed SET due_at = now()")
            assert await service.deeds.take_up() == 1
        day = 24 * 60 * 60
        assert waits == [pytest.approx(min(30 * 2**times, day), abs=2) for times in range(14)]
        assert waits[-1] > day - 3
        await service.signing_out.everywhere_else(here)  # asked for anew
        assert [int(seconds) for (seconds,) in change(alone, wait)] == [pytest.approx(30, abs=2)]

    with_service(alone, story)


# --- two processes ------------------------------------------------------------------------------------------------


@contextmanager
def two_alone(config: Config) -> Iterator[list[Config]]:
    """Two web processes with a database of their own."""
    webs = [replace(config, limits=0, port=free_port()) for _ in range(2)]
    with process(webs[0], "serve"), process(webs[1], "serve"):
        for web in webs:
            wait_until_ready(web)
        yield webs


async def devices(config: Config, addresses: list[str], number: int) -> list[Person]:
    """The same person on several devices, each of which uses the next of the addresses."""
    made = [Person(addresses[index % len(addresses)]) for index in range(number)]
    await made[0].post("/api/guest", name="Ada", lang="en")
    async with Service(config) as service:
        ada = (await found(service, made[0].http.cookies[COOKIE])).id
        for other in made[1:]:
            other.http.cookies.set(COOKIE, await service.sessions.open(ada, FIREFOX, "guest"))
    return made


@asynccontextmanager
async def all_closed(*people: Person) -> AsyncIterator[None]:
    try:
        yield
    finally:
        for person in people:
            await person.http.aclose()


async def closed(chair: Chair) -> int:
    """The code with which a connection is closed."""
    try:
        while True:
            await chair.hear()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 0


@pytest.mark.slow
@pytest.mark.parametrize("sabotage", ["", news_get_lost.__name__])
def test_a_revoked_session_neither_acts_nor_sees_at_another_process(sabotage: str, live: Config) -> None:
    async def story(config: Config, webs: list[Config]) -> None:
        here, thief, phone = await devices(config, [web.address for web in webs], 3)
        table = (await here.post("/api/tables/now", game=SMALL, bots=["random"]))["table"]
        async with all_closed(here, thief, phone), thief.at(table) as seen, phone.at(table) as kept:
            for chair in (seen, kept):
                await chair.until("view")
                assert chair.seat == 0
            silent = thief.at(table)
            await silent.connect()  # without a word yet
            me = await here.get("/api/me")
            assert [session["device"] for session in me["sessions"]].count("Firefox, Windows") == 2
            assert [session["current"] for session in me["sessions"]].count(True) == 1
            mine = next(session["id"] for session in (await thief.get("/api/me"))["sessions"] if session["current"])
            began = time.monotonic()
            left = await here.post(f"/api/me/sessions/{mine}/revoke")
            assert mine not in [session["id"] for session in left["sessions"]]
            assert await asyncio.wait_for(closed(seen), PATIENCE) == SIGNED_OUT
            assert time.monotonic() - began < CHECK + SLOW
            assert await asyncio.wait_for(closed(silent), PATIENCE) == SIGNED_OUT
            assert (await thief.http.get("/api/me")).status_code == 401
            assert (await thief.http.post(f"/api/tables/{table}/leave", json={})).status_code == 401
            async with thief.at(table) as again:  # now somebody whom nobody knows
                await again.until("view")
                assert again.seat is None
                assert (await again.ask("say", text="hello"))["key"] == "not-seated"
            assert (await kept.ask("say", text="still here"))["type"] == "done"
            assert (await here.http.post(f"/api/me/sessions/{mine}/revoke")).status_code == 404

    with beside(live, sabotage) as (other, _):
        asyncio.run(story(live, [live, other]))


@pytest.mark.slow
def test_signing_out_everywhere_closes_what_came_by_cookies_and_links(two: list[Config]) -> None:
    async def story(config: Config, webs: list[Config]) -> None:
        here, thief = await devices(config, [web.address for web in webs], 2)
        seated = await here.post("/api/tables/now", game=SMALL, bots=["random"])
        table, link = seated["table"], seated["link"]
        async with Person(webs[1].address, "Phone") as phone, all_closed(here, thief), thief.at(table) as by_cookie:
            await phone.post(f"/api/links/{link}")
            by_link = Chair(phone, table, link)
            await by_link.open()
            for chair in (by_cookie, by_link):
                await chair.until("view")
                assert chair.seat == 0
            async with here.at(table) as own:
                await own.until("view")
                assert len((await here.post("/api/me/sign-out-everywhere"))["sessions"]) == 1
                assert await asyncio.wait_for(closed(by_cookie), PATIENCE) == SIGNED_OUT
                assert await asyncio.wait_for(closed(by_link), PATIENCE) == LINK_GONE
                assert (await phone.http.post(f"/api/links/{link}")).status_code == 404
                assert (await own.ask("say", text="hello"))["type"] == "done"

    asyncio.run(story(two[0], two))


@pytest.mark.slow
def test_twenty_sessions_have_the_limits_of_one() -> None:
    async def story(config: Config, web: Config) -> None:
        people = await devices(config, [web.address], MOST)
        async with all_closed(*people):
            await use_up(people)

    async def use_up(people: list[Person]) -> None:
        tables = [(await people[number].post("/api/tables", game=SMALL, seats=2))["table"]["id"] for number in range(3)]
        # At most 20 sockets of a person, 40 of an address and 10 of an address at one table.
        chairs = [person.at(table) for person, table in zip([*people, people[0]], tables * 7, strict=True)]
        for chair in chairs[:-1]:
            await chair.connect()
        with pytest.raises(InvalidStatus) as refused:
            await chairs[-1].connect()
        assert refused.value.response.status_code == 429
        for chair in chairs[:-1]:
            await chair.socket.close()
        # Six games of bots alone in an hour, twelve from an address.
        said = []
        for person in people[:8]:
            seated = await person.post("/api/tables/now", game=SMALL, bots=["random"])
            said.append((await person.http.post(f"/api/tables/{seated['table']}/leave", json={})).status_code)
        assert said == [200] * 6 + [429] * 2

    with prepared() as config:
        web = replace(config, port=free_port())
        with process(web, "serve"):
            wait_until_ready(web)
            asyncio.run(story(config, web))


@pytest.mark.slow
def test_a_device_that_is_signed_out_neither_finishes_a_request_nor_uses_up_sockets_of_its_person() -> None:
    async def story(config: Config, web: Config) -> None:
        here, thief, slow = await devices(config, [web.address], 3)
        tables = [(await here.post("/api/tables", game=SMALL, seats=2))["table"]["id"] for _ in range(3)]
        assert (await thief.http.get("/api/me")).status_code == 200  # now the process knows whose it is
        reader, writer = await asyncio.open_connection("127.0.0.1", web.port)
        body = b'{"game": "%s", "seats": 2}' % SMALL.encode()
        asked = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n"
        asked += f"Cookie: {COOKIE}={slow.http.cookies[COOKIE]}\r\nContent-Type: application/json\r\n\r\n"
        writer.write(asked.encode() + body[:5])
        await asyncio.sleep(1)  # the door has counted it by now
        async with Service(config) as service, all_closed(here, thief, slow):  # nobody hears news of this one
            own = await found(service, here.http.cookies[COOKIE])
            for device in (thief, slow):
                await service.sessions.revoke(own, (await found(service, device.http.cookies[COOKIE])).session)
            writer.write(body[5:])
            assert b" 401 " in await asyncio.wait_for(reader.readline(), PATIENCE)
            writer.close()
            # At most 20 sockets of a person, and this one is nobody's.
            chairs = [thief.at(tables[0]), *(here.at(tables[number % 3]) for number in range(20))]
            for chair in chairs:
                await chair.connect()
            for chair in chairs:
                await chair.socket.close()

    with prepared() as config:
        web = replace(config, port=free_port())
        with process(web, "serve"):
            wait_until_ready(web)
            asyncio.run(story(config, web))
