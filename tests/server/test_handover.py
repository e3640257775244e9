"""A person comes to another device: once, within ten minutes, by a yes of the device that has the person."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, cast

import httpx
import pytest
from msgspec.structs import replace

from asztal.server.addresses import network_address
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.http.callers import COOKIE
from asztal.server.limits.limits import LIMITS
from asztal.server.people.handovers import LASTS, LETTERS, LONG
from asztal.server.service import Service
from asztal.server.storage.retention import tidy
from asztal.server.storage.statements import borrowed
from tests.server.clients import Person
from tests.server.people import with_service
from tests.server.test_prices import House, inside
from tests.server.test_sessions import FIREFOX, all_closed, change, found, two_alone

SMALL = "orchard"
ANDROID = "Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0"


@pytest.fixture(scope="module")
def webs(apart: Config) -> Iterator[list[Config]]:
    """Two web processes; the one that has the person and the new one use another each."""
    with two_alone(apart) as started:
        yield started


@dataclass
class Site:
    """The laptop has the person, the phone is nobody yet."""

    config: Config
    laptop: Person
    phone: Person

    async def begin(self) -> dict[str, Any]:
        made: dict[str, Any] = await self.laptop.post("/api/me/handovers")
        return made

    async def seen(self, made: dict[str, Any]) -> dict[str, Any]:
        told: dict[str, Any] = await self.laptop.get(f"/api/me/handovers/{made['number']}")
        return told

    async def say_yes(self, made: dict[str, Any]) -> str:
        return str((await self.laptop.post(f"/api/me/handovers/{made['number']}/yes"))["state"])

    async def say_no(self, made: dict[str, Any]) -> str:
        answer = await self.laptop.http.delete(f"/api/me/handovers/{made['number']}")
        return str(answer.json()["state"])

    async def claim(self, secret: str, leave: bool = False) -> httpx.Response:
        return await self.phone.http.post(
            "/api/arrivals", json={"secret": secret, "leave": leave}, headers={"user-agent": ANDROID}
        )

    async def answer(self, ticket: str, leave: bool = False) -> httpx.Response:
        return await self.phone.http.post("/api/arrivals/answer", json={"ticket": ticket, "leave": leave})

    async def devices(self) -> list[tuple[str, str]]:
        return [(one["device"], one["came"]) for one in (await self.laptop.get("/api/me"))["sessions"]]

    async def over(self) -> dict[str, Any]:
        """The whole way, to the end."""
        made = await self.begin()
        ticket = (await self.claim(made["secret"])).json()["ticket"]
        assert await self.say_yes(made) == "yes"
        assert (await self.answer(ticket)).json() == {"state": "here", "name": "Ada"}
        return made


def at_site(webs: list[Config], story: Callable[[Site], Awaitable[None]]) -> None:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Site]:
        laptop, phone = Person(webs[0].address), Person(webs[1].address)
        async with all_closed(laptop, phone):
            await laptop.http.post("/api/guest", json={"name": "Ada", "lang": "en"}, headers={"user-agent": FIREFOX})
            yield Site(webs[0], laptop, phone)

    async def tell() -> None:
        async with opened() as site:
            await story(site)

    asyncio.run(tell())


def spelled(code: str, how: str) -> str:
    return {
        "plain": code,
        "small": code.lower(),
        "grouped": f" {code[:4]} {code[4:]} ",
        "hyphens": f"{code[:2].lower()}-{code[2:5]}\u2013{code[5:]}",
    }[how]


@pytest.mark.parametrize("by", ["link", "plain", "small", "grouped", "hyphens"])
def test_a_person_comes_to_another_device(by: str, webs: list[Config]) -> None:
    async def story(site: Site) -> None:
        made = await site.begin()
        assert len(made["code"]) == LONG
        assert set(made["code"]) <= set(LETTERS)
        assert len(made["secret"]) == 32
        assert made["seconds"] == LASTS.total_seconds() == 600
        assert await site.seen(made) == {"state": "waiting", "device": "", "digits": 0}
        claimed = await site.claim(made["secret"] if by == "link" else spelled(made["code"], by))
        assert claimed.status_code == 201, claimed.text
        assert "Ada" not in claimed.text
        assert not claimed.cookies
        told = claimed.json()
        assert await site.seen(made) == {"state": "asked", "device": "Firefox, Android", "digits": told["digits"]}
        assert 10 <= told["digits"] <= 99
        assert 500 < told["seconds"] <= 600
        waiting = await site.answer(told["ticket"])
        assert waiting.json() == {"state": "waiting", "name": ""}
        assert not waiting.cookies
        assert await site.say_yes(made) == "yes"
        assert (await site.answer(told["ticket"])).json() == {"state": "here", "name": "Ada"}
        assert (await site.seen(made))["state"] == "done"
        assert (await site.phone.get("/api/guest"))["name"] == "Ada"
        assert sorted(came for _, came in await site.devices()) == ["device", "guest"]
        # Once, whoever has the ticket.
        thief = Person(site.config.address)
        async with all_closed(thief):
            again = await thief.http.post("/api/arrivals/answer", json={"ticket": told["ticket"]})
            assert again.json() == {"state": "gone", "name": ""}
            assert not again.cookies
        assert await site.say_no(made) == "done"  # too late: now it is a device to sign out

    at_site(webs, story)


def test_link_and_code_are_good_once_together(webs: list[Config]) -> None:
    async def story(site: Site) -> None:
        for first, second in (("secret", "code"), ("code", "secret"), ("secret", "secret"), ("code", "code")):
            made = await site.begin()
            assert (await site.claim(made[first])).status_code == 201
            again = await site.claim(made[second])
            assert (again.status_code, again.json()["key"]) == (404, "no-such-code")
            assert (await site.claim("BCDFGHJK")).content == again.content  # as for any that never was

    at_site(webs, story)


def test_of_many_devices_at_two_processes_one_gets_it(webs: list[Config]) -> None:
    async def story(site: Site) -> None:
        made = await site.begin()
        people = [Person(webs[number % 2].address) for number in range(10)]
        async with all_closed(*people):
            asked = (made["secret"], made["code"])
            all_at_once = (
                one.http.post("/api/arrivals", json={"secret": asked[number // 2 % 2]})
                for number, one in enumerate(people)
            )
            answers = await asyncio.gather(*all_at_once)
            assert sorted(answer.status_code for answer in answers) == [201] + [404] * 9
            [won] = [answer.json() for answer in answers if answer.status_code == 201]
            assert (await site.seen(made))["digits"] == won["digits"]
            await site.say_yes(made)
            asking = (one.http.post("/api/arrivals/answer", json={"ticket": won["ticket"]}) for one in people)
            got = await asyncio.gather(*asking)
            assert [answer.json().get("state") for answer in got].count("here") == 1
            assert sum(bool(answer.cookies) for answer in got) == 1
        assert len(await site.devices()) == 2

    at_site(webs, story)


def test_whoever_only_looks_spends_nothing(webs: list[Config]) -> None:
    async def story(site: Site) -> None:
        made = await site.begin()
        for method in ("GET", "HEAD"):
            for path in ("/arrive", f"/arrive?{made['secret']}", f"/arrive/{made['secret']}", "/api/arrivals"):
                seen = await site.phone.http.request(method, path)
                assert not seen.cookies
            for path in ("/api/arrivals", "/api/arrivals/answer"):
                assert (await site.phone.http.request(method, path)).status_code == 405
        assert (await site.seen(made))["state"] == "waiting"
        foreign = await site.phone.http.post(
            "/api/arrivals", json={"secret": made["secret"]}, headers={"origin": "https://elsewhere.example"}
        )
        assert foreign.status_code == 403
        assert (await site.claim(made["secret"])).status_code == 201

    at_site(webs, story)


# --- what ends it, at every step ----------------------------------------------------------------------------------


async def time_passes(site: Site, made: dict[str, Any]) -> None:
    change(site.config, "UPDATE handover SET expires_at = now() WHERE id = %s", made["number"])


async def cancelled(site: Site, made: dict[str, Any]) -> None:
    assert await site.say_no(made) == "no"


async def replaced(site: Site, made: dict[str, Any]) -> None:
    await site.begin()


async def revoked(site: Site, made: dict[str, Any]) -> None:
    """Another device of the person signs out the laptop."""
    async with Service(site.config) as service:
        laptop = await found(service, site.laptop.http.cookies[COOKIE])
        other = await service.sessions.open(laptop.id, "", "guest")
        await service.sessions.revoke(await found(service, other), laptop.session)
    site.laptop.http.cookies.clear()
    site.laptop.http.cookies.set(COOKIE, other)


async def signed_out_everywhere(site: Site, made: dict[str, Any]) -> None:
    """The laptop itself asks for it, and stays."""
    await site.laptop.post("/api/me/sign-out-everywhere")


async def signed_out_by_another(site: Site, made: dict[str, Any]) -> None:
    async with Service(site.config) as service:
        laptop = await found(service, site.laptop.http.cookies[COOKIE])
        other = await service.sessions.open(laptop.id, "", "guest")
        await service.signing_out.everywhere_else(await found(service, other))
    site.laptop.http.cookies.clear()
    site.laptop.http.cookies.set(COOKIE, other)


@pytest.mark.parametrize("step", ["made", "claimed", "agreed"])
@pytest.mark.parametrize(
    "end", [time_passes, cancelled, replaced, revoked, signed_out_everywhere, signed_out_by_another]
)
def test_it_ends_at_every_step(
    end: Callable[[Site, dict[str, Any]], Awaitable[None]], step: str, webs: list[Config]
) -> None:
    async def story(site: Site) -> None:
        made = await site.begin()
        ticket = ""
        if step != "made":
            ticket = (await site.claim(made["code"])).json()["ticket"]
        if step == "agreed":
            assert await site.say_yes(made) == "yes"
        await end(site, made)
        before = len(await site.devices())
        refused = "no" if end is cancelled else "gone"
        assert await site.say_yes(made) == refused
        for secret in (made["secret"], made["code"]):
            assert (await site.claim(secret)).status_code == 404
        if ticket:
            late = await site.answer(ticket)
            assert late.json() == {"state": refused, "name": ""}
            assert not late.cookies
        assert (await site.phone.http.get("/api/me")).status_code == 401
        assert len(await site.devices()) == before

    at_site(webs, story)


@pytest.mark.parametrize(
    "end", [time_passes, cancelled, replaced, revoked, signed_out_everywhere, signed_out_by_another]
)
def test_it_ends_between_the_look_and_the_session(
    end: Callable[[Site, dict[str, Any]], Awaitable[None]], webs: list[Config]
) -> None:
    async def story(site: Site) -> None:
        made = await site.begin()
        ticket = (await site.claim(made["secret"])).json()["ticket"]
        await site.say_yes(made)
        async with Service(site.config) as service:
            state, person = await service.handovers.answer(ticket)
            assert state == "yes"
            await end(site, made)
            before = len(await site.devices())
            with pytest.raises(Denied, match="no-such-code"):
                await service.sessions.open(person, "", "device", service.handovers.taking(ticket))
        assert len(await site.devices()) == before

    at_site(webs, story)


def test_a_stale_yes_is_for_no_other_device(webs: list[Config]) -> None:
    async def story(site: Site) -> None:
        first = await site.begin()
        await site.claim(first["secret"])
        second = await site.begin()  # in another tab, and somebody else was quicker
        stranger = Person(site.config.address)
        async with all_closed(stranger):
            ticket = (await stranger.post("/api/arrivals", secret=second["code"]))["ticket"]
            assert await site.say_yes(first) == "gone"
            assert (await site.seen(second))["state"] == "asked"
            assert (await stranger.post("/api/arrivals/answer", ticket=ticket))["state"] == "waiting"
            assert await site.say_no(second) == "no"
            assert await site.say_yes(second) == "no"
            assert (await stranger.post("/api/arrivals/answer", ticket=ticket))["state"] == "no"

    at_site(webs, story)


def test_nobody_says_yes_before_a_device_came(webs: list[Config]) -> None:
    async def story(site: Site) -> None:
        made = await site.begin()
        assert await site.say_yes(made) == "waiting"
        ticket = (await site.claim(made["secret"])).json()["ticket"]
        assert (await site.answer(ticket)).json()["state"] == "waiting"

    at_site(webs, story)


def test_only_the_device_that_began_it_sees_and_answers(webs: list[Config]) -> None:
    async def story(site: Site) -> None:
        await site.over()  # now the phone is Ada too
        made = await site.begin()
        third = Person(site.config.address)
        async with Person(site.config.address, "Eve") as eve, all_closed(third):
            ticket = (await third.post("/api/arrivals", secret=made["code"]))["ticket"]
            number = made["number"]
            for other in (site.phone, eve):
                assert (await other.get(f"/api/me/handovers/{number}"))["state"] == "gone"
                assert (await other.post(f"/api/me/handovers/{number}/yes"))["state"] == "gone"
                assert (await other.http.delete(f"/api/me/handovers/{number}")).json()["state"] == "gone"
            assert (await third.http.post(f"/api/me/handovers/{number}/yes")).status_code == 401
            for guessed in ("", "x" * 32, made["secret"], made["code"], ticket[:-1], "\u0000"):
                assert (await eve.post("/api/arrivals/answer", ticket=guessed))["state"] == "gone"
            assert (await third.post("/api/arrivals/answer", ticket=ticket))["state"] == "waiting"
            assert (await site.seen(made))["state"] == "asked"

    at_site(webs, story)


# --- who was there before -----------------------------------------------------------------------------------------


def test_a_browser_that_is_the_person_already_spends_nothing(webs: list[Config]) -> None:
    async def story(site: Site) -> None:
        await site.laptop.post("/api/tables/now", game=SMALL, bots=["random"])  # a seat, which nobody leaves here
        made = await site.begin()
        for secret in (made["secret"], made["code"]):
            own = await site.laptop.http.post("/api/arrivals", json={"secret": secret, "leave": True})
            assert (own.status_code, own.json()["key"]) == (409, "already-you")
        assert (await site.claim(made["code"])).status_code == 201

    at_site(webs, story)


def test_nobody_is_left_behind_unasked_and_that_spends_nothing(webs: list[Config]) -> None:
    async def story(site: Site) -> None:
        await site.phone.post("/api/guest", name="Ben", lang="en")
        table = (await site.phone.post("/api/tables/now", game=SMALL, bots=["random"]))["table"]
        made = await site.begin()
        for secret in (made["secret"], made["code"], "BCDFGHJK"):  # good or not
            refused = await site.claim(secret)
            assert (refused.status_code, refused.json()["key"]) == (409, "somebody-here")
        assert (await site.seen(made))["state"] == "waiting"
        ticket = (await site.claim(made["code"], leave=True)).json()["ticket"]
        await site.say_yes(made)
        late = await site.answer(ticket)  # it says again whether somebody is left behind: it may be another one by now
        assert (late.status_code, late.json()["key"]) == (409, "somebody-here")
        assert (await site.phone.get("/api/guest"))["name"] == "Ben"
        ben = site.phone.http.cookies[COOKIE]
        assert (await site.answer(ticket, leave=True)).json() == {"state": "here", "name": "Ada"}
        async with Service(site.config) as service:
            assert await service.sessions.find(ben) is None
        assert (await site.phone.get(f"/api/tables/{table}"))["seat"] is None

    at_site(webs, story)


def test_a_guest_without_seats_is_replaced_without_a_word(webs: list[Config]) -> None:
    async def story(site: Site) -> None:
        await site.phone.post("/api/guest", name="Ben", lang="en")
        await site.over()
        assert (await site.phone.get("/api/guest"))["name"] == "Ada"

    at_site(webs, story)


# --- what goes with the person ------------------------------------------------------------------------------------


def test_everything_of_the_person_goes_along(webs: list[Config]) -> None:
    async def story(site: Site) -> None:
        hours = {"zone": "Europe/Vienna", "week": [[480, 1320]] * 7}
        await site.laptop.put("/api/me/hours", **hours)
        first = date.today() + timedelta(days=3)
        await site.laptop.post("/api/me/vacations", first=str(first), last=str(first + timedelta(days=2)))
        ada = change(
            site.config, "SELECT person FROM session WHERE hash = sha256(%s)", site.laptop.http.cookies[COOKIE].encode()
        )[0][0]
        told = "INSERT INTO channel (person, kind, address, keys) VALUES (%s, 'webhook', %s, '{}')"
        change(site.config, told, ada, "https://hooks.example/ada")
        table = (await site.laptop.post("/api/tables", game=SMALL, seats=2))["table"]["id"]
        await site.laptop.post(f"/api/tables/{table}/join", seat=0)
        await site.laptop.put(f"/api/tables/{table}/seats/1/bot", bot="random")
        await site.over()
        for path in ("/api/me/hours", "/api/me/vacations"):
            assert await site.phone.get(path) == await site.laptop.get(path)
        assert (await site.phone.get("/api/me/hours"))["zone"] == "Europe/Vienna"
        assert len((await site.phone.get("/api/me/vacations"))["vacations"]) == 1
        channels = await site.phone.get("/api/me/channels")
        assert [one["address"] for one in channels["channels"]] == ["https://hooks.example/ada"]
        here = await site.phone.get(f"/api/tables/{table}")
        assert (here["owner"], here["seat"]) == (True, 0)
        assert (await site.phone.post(f"/api/tables/{table}/start"))["table"]["status"] != "waiting"
        async with site.phone.at(table) as chair:
            await chair.until("view")
            assert chair.seat == 0

    at_site(webs, story)


def test_a_device_that_came_is_signed_out_like_any_other(webs: list[Config]) -> None:
    async def story(site: Site) -> None:
        await site.over()
        [phone] = [one["id"] for one in (await site.laptop.get("/api/me"))["sessions"] if one["came"] == "device"]
        await site.laptop.post(f"/api/me/sessions/{phone}/revoke")
        assert (await site.phone.http.get("/api/me")).status_code == 401
        await site.over()
        laptop = next(one["id"] for one in (await site.laptop.get("/api/me"))["sessions"] if one["current"])
        await site.phone.post(f"/api/me/sessions/{laptop}/revoke")  # and the other way round
        assert (await site.laptop.http.get("/api/me")).status_code == 401
        assert (await site.phone.get("/api/guest"))["name"] == "Ada"

    at_site(webs, story)


def test_what_is_over_is_deleted_and_what_ends_in_time_is_not(alone: Config) -> None:
    async def story(service: Service) -> None:
        for name, age in (("Ada", "2 hours"), ("Ben", "1 minute")):
            made = await service.handovers.begin(await found(service, (await service.sessions.welcome(name, "en"))[1]))
            late = f"UPDATE handover SET expires_at = now() - interval '{age}' WHERE id = %s"
            change(alone, late, made.number)
        async with borrowed(service.stores) as driver:
            await tidy(driver)
        assert change(alone, "SELECT id FROM handover") == [(made.number,)]
        stored = change(alone, "SELECT handover::text FROM handover")[0][0]
        assert made.secret not in stored
        assert made.code not in stored

    with_service(alone, story)


# --- limits -------------------------------------------------------------------------------------------------------


def test_guesses_are_counted_and_the_chance_is_small(alone: Config) -> None:
    """What decision 59 says: 660 guesses of an address in ten minutes, one of 39 million to hit a code."""
    [limit] = LIMITS["guesses"]
    most = limit.amount * (1 + LASTS.total_seconds() / limit.seconds)
    assert most == 660
    assert most / len(LETTERS) ** LONG < 1 / 38_000_000

    async def story(house: House) -> None:
        statuses = []
        transport = httpx.ASGITransport(cast(Any, house.app))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as stranger:
            for number in range(int(limit.amount) + 5):
                answer = await stranger.post("/api/arrivals", json={"secret": f"guess {number}"})
                statuses.append(answer.status_code)
        assert statuses[: int(limit.amount)] == [404] * int(limit.amount)
        assert statuses[-1] == 429

    inside(alone, story)


def test_two_devices_have_the_limits_of_one_person(alone: Config) -> None:
    async def story(house: House) -> None:
        service = house.service
        ada, token = await service.sessions.welcome("Ada", "en")
        laptop = await found(service, token)
        made = await service.handovers.begin(laptop)
        claim = await service.handovers.claim(made.code, ANDROID)
        await service.handovers.confirm(laptop, made.number)
        transport = httpx.ASGITransport(cast(Any, house.app))
        async with httpx.AsyncClient(transport=transport, base_url=service.config.address) as phone:
            answer = await phone.post("/api/arrivals/answer", json={"ticket": claim.ticket})
            assert service.sessions.whose(answer.cookies[COOKIE]) == ada == service.sessions.whose(token)

    inside(alone, story)


@pytest.mark.parametrize(
    ("host", "origin", "client", "found"),
    [
        ("0.0.0.0", "", "127.0.0.1", network_address(Config(database="", host="0.0.0.0", port=81))),
        ("0.0.0.0", "", "172.17.0.1", ""),  # a container, whose own address nobody outside reaches
        ("127.0.0.1", "", "127.0.0.1", ""),
        ("0.0.0.0", "https://play.example.org", "172.17.0.1", "https://play.example.org"),
    ],
)
def test_a_page_on_the_servers_own_machine_is_told_how_others_find_it(
    host: str, origin: str, client: str, found: str, alone: Config
) -> None:
    async def story(house: House) -> None:
        _, token = await house.service.sessions.welcome("Ada", "en")
        transport = httpx.ASGITransport(cast(Any, house.app), client=(client, 123))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as laptop:
            name = f"__Host-{COOKIE}" if origin else COOKIE
            made = await laptop.post("/api/me/handovers", headers={"cookie": f"{name}={token}"})
            assert made.json()["address"] == found

    inside(replace(alone, host=host, port=81, origin=origin), story)


def test_letters_make_no_words() -> None:
    assert re.fullmatch("[A-Z]{20}", LETTERS)
    assert not set(LETTERS) & set("AEIOUY")
