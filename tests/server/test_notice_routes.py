"""Whoever wants notices says where to, the owner of a mailbox agrees first, and one click ends it."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from asztal.server.config import Config
from asztal.server.notices.channels import MOST
from asztal.server.notices.push import Vapid
from asztal.server.notices.sender import Sender
from asztal.server.storage.statements import borrowed, rows
from tests.server.clients import free_port
from tests.server.receivers import Browser, Mails
from tests.server.sending import made_sender
from tests.server.wire import application

HERE = "https://play.example.org"
SMTP = free_port()


class Somebody:
    """Somebody with a browser and a mailbox."""

    def __init__(self, http: httpx.AsyncClient, sender: Sender, mails: Mails) -> None:
        self.http, self.sender, self.mails = http, sender, mails

    async def ask(self, method: str, path: str, **data: Any) -> tuple[int, Any]:
        answer = await self.http.request(method, path, json=data or None)
        return answer.status_code, answer.json() if answer.content else None

    async def add(self, kind: str, address: str, **keys: Any) -> tuple[int, Any]:
        return await self.ask("POST", "/api/me/channels", kind=kind, address=address, **keys)


def tell(config: Config, story: Callable[[Somebody], Awaitable[None]], **settings: str) -> None:
    async def told() -> None:
        with Mails(SMTP) as mails:
            own = {"smtp": f"smtp://127.0.0.1:{SMTP}", "mail_from": "A <a@example.org>", "vapid": Vapid.new()}
            here = replace(config, origin=HERE, **(own | settings))
            async with application(here) as app, people(app) as http:
                service = app.state.service
                sender = made_sender(here, service, app.state.background)
                await story(Somebody(http, sender, mails))

    asyncio.run(told())


@asynccontextmanager
async def people(app: Any) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=HERE) as http:
        await http.post("/api/guest", json={"name": "Ada", "lang": "de"})
        yield http


def link(mails: Mails) -> str:
    body = mails.mails[-1].get_body(["plain"])
    assert body is not None
    found = re.search(rf"{HERE}/mail/(\S+)", body.get_content())
    assert found is not None
    return found[1]


def test_a_mailbox_is_confirmed_by_its_owner_and_ended_by_one_click(config: Config) -> None:
    async def story(ada: Somebody) -> None:
        status, channel = await ada.add("mail", " Ada@Example.org ")
        assert (status, channel["address"], channel["confirmed"]) == (201, "Ada@example.org", False)
        await ada.sender.ask_consent(channel["id"])
        code = link(ada.mails)
        assert ada.mails.mails[-1]["Subject"] == "Bestätige deine Adresse"
        # Looking at the page confirms nothing: programs look at the links of mails as well.
        assert await ada.ask("GET", f"/api/mail/{code}") == (200, {"address": "Ada@example.org", "confirmed": False})
        ada.http.cookies.clear()  # a mail is often opened elsewhere
        assert await ada.ask("POST", f"/api/mail/{code}") == (200, {"address": "Ada@example.org", "confirmed": True})
        await ada.sender.ask_consent(channel["id"])
        assert len(ada.mails.mails) == 1  # nobody is asked who has agreed
        click = await ada.http.post(f"/mail/{code}", data={"List-Unsubscribe": "One-Click"})
        assert click.status_code == 200
        assert (await ada.http.post(f"/mail/{code}")).status_code == 200
        status, refusal = await ada.ask("GET", f"/api/mail/{code}")
        assert (status, refusal["key"]) == (404, "no-such-mailbox")
        assert (await ada.ask("DELETE", f"/api/mail/{code}"))[0] == 204

    tell(config, story)


def test_another_mailbox_or_webhook_takes_the_place_of_the_one_before(config: Config) -> None:
    async def story(ada: Somebody) -> None:
        for address in ("a@b.example", "c@d.example"):
            await ada.add("mail", address)
        for path in "xyx":
            assert (await ada.add("webhook", f"https://hooks.example/{path}"))[0] == 201
        _, mine = await ada.ask("GET", "/api/me/channels")
        assert [channel["address"] for channel in mine["channels"]] == ["c@d.example", "https://hooks.example/x"]
        assert [channel["confirmed"] for channel in mine["channels"]] == [False, True]

    tell(config, story)


async def asked(somebody: Somebody) -> None:
    """What a worker does with the questions that are queued."""
    async with borrowed(somebody.sender._people) as driver:
        queued = await rows(driver, "DELETE FROM procrastinate_jobs WHERE task_name = 'confirm_mail' RETURNING args")
    for (args,) in queued:
        await somebody.sender.ask_consent(args["channel"])


def test_a_mailbox_is_asked_twice_a_day_whoever_names_it(config: Config) -> None:
    async def story(eve: Somebody) -> None:
        said = []
        for number in range(6):
            await eve.http.post("/api/guest", json={"name": f"Eve {number}"})
            for address in ("Victim@example.org", "victim@EXAMPLE.org"):
                status, answer = await eve.add("mail", address)
                said.append((status, answer.get("key", "")))
            eve.http.cookies.clear()
        await asked(eve)
        assert said == [(201, "")] * 2 + [(409, "mailbox-silent")] * 10
        assert len(eve.mails.mails) == 2

    tell(config, story)


def test_whoever_says_no_to_a_question_is_not_asked_again_and_whoever_ends_their_notices_may_come_back(
    config: Config,
) -> None:
    async def story(ada: Somebody) -> None:
        for address, agrees in (("no@example.org", False), ("yes@example.org", True)):
            assert (await ada.add("mail", address))[0] == 201
            await asked(ada)
            code = link(ada.mails)
            if agrees:
                await ada.ask("POST", f"/api/mail/{code}")
            await ada.http.post(f"/mail/{code}", data={"List-Unsubscribe": "One-Click"})
            assert (await ada.add("mail", address))[0] == (201 if agrees else 409)
        async with borrowed(ada.sender._people) as driver:
            await driver.execute("UPDATE mailbox SET asked_at = NULL, asked_before = NULL")
            assert not await rows(driver, "SELECT 1 FROM mailbox WHERE hash LIKE '%%@%%'")
        ada.mails.mails.clear()
        status, answer = await ada.add("mail", "No@Example.org")
        await asked(ada)
        assert (status, answer["key"], len(ada.mails.mails)) == (409, "mailbox-silent", 1)

    tell(config, story)


def test_a_question_that_waits_is_not_asked_after_a_no(config: Config) -> None:
    async def story(ada: Somebody) -> None:
        await ada.add("mail", "both@example.org")
        await asked(ada)
        ada.http.cookies.clear()
        await ada.http.post("/api/guest", json={"name": "Bea"})
        await ada.add("mail", "both@example.org")
        await ada.ask("DELETE", f"/api/mail/{link(ada.mails)}")
        await asked(ada)
        assert len(ada.mails.mails) == 1

    tell(config, story)


def test_a_browser_subscribes_and_only_its_push_service_is_shown(config: Config) -> None:
    async def story(ada: Somebody) -> None:
        _, mine = await ada.ask("GET", "/api/me/channels")
        assert (mine["mails"], len(mine["push_key"])) == (True, 87)
        browsers = [Browser(f"https://push.example/secret-{number}").subscription() for number in range(MOST + 1)]
        for number, said in enumerate([*browsers[:1], *browsers]):  # the first one twice
            status, answer = await ada.add("push", said["endpoint"], keys=said["keys"])
            assert status == (201 if number <= MOST else 409)
        assert answer["key"] == "too-many-channels"
        _, mine = await ada.ask("GET", "/api/me/channels")
        assert len(mine["channels"]) == MOST
        assert {channel["address"] for channel in mine["channels"]} == {"push.example"}
        first = mine["channels"][0]["id"]
        assert len((await ada.ask("DELETE", f"/api/me/channels/{first}"))[1]["channels"]) == MOST - 1
        assert (await ada.ask("DELETE", f"/api/me/channels/{first}"))[0] == 404

    tell(config, story)


@pytest.mark.parametrize(
    ("kind", "address", "keys", "key"),
    [
        ("mail", "nobody", None, "bad-mail-address"),
        ("webhook", "http://hooks.example/", None, "bad-webhook"),
        ("webhook", "https://hooks.example:8443/", None, "bad-webhook"),
        ("webhook", "https://127.0.0.1/", None, "bad-webhook"),
        ("webhook", "https://169.254.169.254/latest", None, "bad-webhook"),
        ("push", "https://push.example/", None, "bad-subscription"),
        ("push", "https://push.example/", {"p256dh": "x", "auth": "y"}, "bad-subscription"),
        ("fax", "1", None, "bad-request"),
    ],
)
def test_what_cannot_be_reached_is_refused(kind: str, address: str, keys: Any, key: str, config: Config) -> None:
    async def story(ada: Somebody) -> None:
        status, answer = await ada.add(kind, address, **({"keys": keys} if keys else {}))
        assert (status, answer["key"]) == (422, key)

    tell(config, story)


def test_anybody_may_know_how_people_can_be_told(config: Config) -> None:
    key = Vapid.new()

    async def story(ada: Somebody) -> None:
        ada.http.cookies.clear()
        wanted = {"mails": True, "push_key": Vapid(key, "").public}
        assert await ada.ask("GET", "/api/ways") == (200, wanted)

    tell(config, story, vapid=key)


def test_a_server_without_mail_and_keys_says_so(config: Config) -> None:
    async def story(ada: Somebody) -> None:
        _, mine = await ada.ask("GET", "/api/me/channels")
        assert (mine["mails"], mine["push_key"]) == (False, "")
        assert await ada.ask("GET", "/api/ways") == (200, {"mails": False, "push_key": ""})
        assert (await ada.add("mail", "a@b.example"))[1]["key"] == "no-mail-here"
        said = Browser("https://push.example/x").subscription()
        assert (await ada.add("push", said["endpoint"], keys=said["keys"]))[1]["key"] == "no-push-here"

    tell(config, story, smtp="", vapid="")


def test_settings_are_kept_and_nonsense_is_not(config: Config) -> None:
    async def story(ada: Somebody) -> None:
        everything = ["turn", "alarm", "remind", "proposed", "taken", "ended"]
        assert await ada.ask("GET", "/api/me/settings") == (
            200,
            {"turn_after": 60, "reasons": everything, "quiet": None},
        )
        quiet = {"from": "22:00", "to": "07:00", "zone": "Europe/Budapest"}
        wanted = {"turn_after": None, "reasons": ["turn", "ended"], "quiet": quiet}
        assert await ada.ask("PUT", "/api/me/settings", **wanted) == (200, wanted)
        assert await ada.ask("GET", "/api/me/settings") == (200, wanted)
        for wrong in ({"reasons": ["lunch"]}, {"turn_after": 1}, {"quiet": quiet | {"zone": "../etc"}}):
            assert (await ada.ask("PUT", "/api/me/settings", **(wanted | wrong)))[0] == 422
        assert await ada.ask("GET", "/api/me/notices") == (200, [])

    tell(config, story)


def test_nobody_without_a_cookie_has_channels(config: Config) -> None:
    async def story(ada: Somebody) -> None:
        ada.http.cookies.clear()
        for path in ("channels", "settings", "notices"):
            assert (await ada.ask("GET", f"/api/me/{path}"))[0] == 401

    tell(config, story)
