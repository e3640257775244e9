"""A passkey brings its person home in any browser, where the server has a name and https; nothing else does."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from litestar import Litestar
from msgspec.structs import replace
from structlog.testing import capture_logs

from asztal.server.app import make_app
from asztal.server.config import Config
from asztal.server.limits.limits import LIMITS
from asztal.server.people.passkeys import HANDLE, MOST
from asztal.server.storage.retention import tidy
from asztal.server.storage.statements import borrowed
from tests.server.authenticator import PRESENT, Authenticator, read, written
from tests.server.test_sessions import change
from tests.server.test_ways_home import PHONE, Traveller

HERE = "https://play.example.org"
SMALL = "orchard"
MAKE, ADD, ASK, SHOW = (
    "/api/me/passkeys/options",
    "/api/me/passkeys",
    "/api/home/passkey/options",
    "/api/home/passkey",
)


class Browser(Traveller):
    """A browser that says from which page of the site it asks."""

    def __init__(self, app: Any, address: str = "198.51.100.1") -> None:
        super().__init__(app, PHONE, address)
        self.http.base_url = httpx.URL(HERE)
        self.http.headers["origin"] = HERE

    async def posts(self, path: str, **data: Any) -> tuple[int, str]:
        """Status, and the key of a refusal or the name of who is here now."""
        status, said = await self.ask("POST", path, **data)
        return status, said.get("key") or said.get("name", "")

    async def options(self, path: str) -> Any:
        return (await self.does("POST", path))["options"]

    async def adds(self, key: Authenticator) -> tuple[int, str]:
        return await self.posts(ADD, **key.make(await self.options(MAKE)))

    async def comes(self, key: Authenticator, **more: Any) -> tuple[int, str]:
        return await self.posts(SHOW, **key.show(await self.options(ASK)), **more)


def tell(
    config: Config, story: Callable[..., Awaitable[None]], processes: int = 1, *, limits: float = 0, origin: str = HERE
) -> None:
    async def told() -> None:
        apps = [make_app(replace(config, limits=limits, origin=origin)) for _ in range(processes)]
        async with AsyncExitStack() as stack:
            for app in apps:
                await stack.enter_async_context(app.lifespan())
            await story(*apps)

    asyncio.run(told())


# --- where ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "reason"),
    [
        ("https://play.example.org", ""),
        ("https://play.example.org:8443", ""),
        ("https://localhost:8443", ""),
        ("http://play.example.org", "no-https"),
        ("http://localhost:8000", "no-https"),
        ("", "no-https"),
        ("https://192.0.2.7", "no-name"),
        ("https://[2001:db8::7]:8443", "no-name"),
    ],
)
def test_the_setting_alone_says_whether_there_are_passkeys(origin: str, reason: str) -> None:
    config = Config(database="postgresql://nowhere/x", origin=origin)
    assert config.no_passkeys == reason
    assert bool(config.passkey_host) == (not reason)


def test_without_https_or_a_name_the_page_says_why_and_every_route_refuses(config: Config) -> None:
    async def story(app: Litestar) -> None:
        ada = Browser(app)
        del ada.http.headers["origin"]
        ada.http.base_url = httpx.URL("http://192.0.2.7")
        ada.http.headers["host"] = "play.example.org"  # whatever the request says
        await ada.named("Ada")
        assert (await ada.me())["offered"] == {"passkey": "no-https", "mail": "no-smtp"}
        assert await ada.does("GET", "/api/home") == {"offered": {"passkey": "no-https", "mail": "no-smtp"}}
        nothing = {"id": "AA", "client_data": "AA"}
        made, shown = nothing | {"attestation": "AA"}, nothing | {"authenticator_data": "AA", "signature": "AA"}
        for path, data in ((MAKE, {}), (ADD, made), (ASK, {}), (SHOW, shown)):
            assert await ada.posts(path, **data) == (409, "passkeys-no-https")

    tell(config, story, origin="http://192.0.2.7")


# --- coming home ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("counts", [False, True], ids=["synced", "counting"])
def test_a_passkey_brings_its_person_home_at_another_process_again_and_again(alone: Config, counts: bool) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        ada = await Browser(one).named("Ada")
        table = (await ada.does("POST", "/api/tables", game=SMALL, seats=2))["table"]["id"]
        await ada.does("POST", f"/api/tables/{table}/join")
        key = Authenticator(HERE, counts=counts)
        options = await ada.options(MAKE)
        assert options["rp"]["id"] == "play.example.org"
        assert (options["attestation"], options["timeout"]) == ("none", 300_000)
        assert options["authenticatorSelection"] == {
            "residentKey": "required",
            "requireResidentKey": True,
            "userVerification": "required",
        }
        assert len(read(options["user"]["id"])) == HANDLE
        assert await ada.posts(ADD, **key.make(options)) == (201, "Ada")
        for _ in range(3):
            phone = Browser(other)
            options = await phone.options(ASK)
            assert (options["rpId"], options["allowCredentials"]) == ("play.example.org", [])  # nobody says who comes
            assert await phone.posts(SHOW, **key.show(options)) == (200, "Ada")
            me = await phone.me()
            [here] = [known for known in me["sessions"] if known["current"]]
            assert (here["came"], here["device"]) == ("passkey", "Chrome, Android")
            assert (await phone.does("GET", f"/api/tables/{table}"))["seat"] == 0
        [way] = me["ways"]
        assert (way["kind"], way["device"], bool(way["used_at"])) == ("passkey", "Chrome, Android", True)
        assert change(alone, "SELECT count(*) FROM challenge") == [(0,)]

    tell(alone, story, 2)


def test_nothing_of_a_passkey_is_logged_and_its_handle_tells_nothing_of_the_person(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        ada, key = await Browser(app).named("Ada"), Authenticator(HERE)
        with capture_logs() as logs:
            assert await ada.adds(key) == (201, "Ada")
            assert (await Browser(app).comes(key))[0] == 200
            shown = key.show(await ada.options(ASK))
            assert (await ada.posts(SHOW, **(shown | {"signature": "AAAA"})))[0] == 422
        assert logs == []
        first = key.handle
        # The handle stays the same, so that an authenticator knows that it is one person.
        assert await ada.comes(key) == (200, "Ada")
        other = Authenticator(HERE)
        assert await ada.adds(other) == (201, "Ada")
        assert other.handle == first
        eva, of_eva = await Browser(app).named("Eva"), Authenticator(HERE)
        assert await eva.adds(of_eva) == (201, "Eva")
        assert of_eva.handle != first

    tell(alone, story)


def test_showing_a_passkey_as_oneself_is_fresh_proof_and_opens_no_other_session(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        ada, key = await Browser(app).named("Ada"), Authenticator(HERE)
        assert await ada.adds(key) == (201, "Ada")  # who has no way home yet has nothing to show
        change(alone, "UPDATE session SET proved_at = NULL")
        assert await ada.posts(MAKE) == (403, "prove-first")
        assert await ada.comes(key) == (200, "Ada")
        assert len((await ada.me())["sessions"]) == 1
        made = Authenticator(HERE).make(await ada.options(MAKE))
        change(alone, "UPDATE session SET proved_at = now() - interval '11 minutes'")
        assert await ada.posts(ADD, **made) == (403, "prove-first")  # also at the last moment
        assert len((await ada.me())["ways"]) == 1

    tell(alone, story)


def test_one_authenticator_has_one_passkey_and_a_person_not_more_than_ten(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        ada, keys = await Browser(app).named("Ada"), [Authenticator(HERE) for _ in range(MOST + 1)]
        made = keys[0].make(await ada.options(MAKE))
        assert await ada.posts(ADD, **made) == (201, "Ada")
        await ada.comes(keys[0])
        excluded = (await ada.options(MAKE))["excludeCredentials"]
        assert [one["id"] for one in excluded] == [keys[0].credential]
        eva, copy = await Browser(app).named("Eva"), Authenticator(HERE)
        again = copy.make(await eva.options(MAKE))
        taken = again | {"id": made["id"], "attestation": made["attestation"]}  # without a signature nobody notices
        assert await eva.posts(ADD, **taken) == (409, "passkey-taken")
        assert await Browser(app).comes(keys[0]) == (200, "Ada")
        assert [await ada.adds(key) for key in keys[1:-1]] == [(201, "Ada")] * (MOST - 1)
        assert await ada.adds(keys[-1]) == (409, "passkeys-full")

    tell(alone, story)


def test_a_removed_passkey_opens_nothing_any_more_even_if_it_signed_before(alone: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        ada, key = await Browser(one).named("Ada"), Authenticator(HERE)
        await ada.adds(key)
        await ada.comes(key)
        late = Browser(other)
        shown = key.show(await late.options(ASK))
        [way] = (await ada.me())["ways"]
        assert (await ada.does("DELETE", f"/api/me/ways/{way['id']}"))["ways"] == []
        assert await late.posts(SHOW, **shown) == (404, "unknown-passkey")
        assert await Browser(one).comes(key) == (404, "unknown-passkey")

    tell(alone, story, 2)


def test_a_browser_that_is_somebody_with_seats_is_asked_before_anything_is_spent(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        ada, key = await Browser(app).named("Ada"), Authenticator(HERE)
        await ada.adds(key)
        eva = await Browser(app).named("Eva")
        table = (await eva.does("POST", "/api/tables", game=SMALL, seats=2))["table"]["id"]
        await eva.does("POST", f"/api/tables/{table}/join")
        shown = key.show(await eva.options(ASK))
        assert await eva.posts(SHOW, **shown) == (409, "somebody-here")
        assert await eva.posts(SHOW, **shown, leave=True) == (200, "Ada")  # the same answer is still good
        assert (await eva.me())["name"] == "Ada"

    tell(alone, story)


# --- what is wrong --------------------------------------------------------------------------------------------------


def test_a_challenge_is_good_once_for_five_minutes_for_its_purpose_in_the_session_that_asked(alone: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        ada, key = await Browser(one).named("Ada"), Authenticator(HERE)
        stale = (409, "stale-passkey")
        made = key.make(await ada.options(MAKE))
        assert await (await Browser(other).named("Eva")).posts(ADD, **made) == stale
        assert await ada.posts(ADD, **made) == (201, "Ada")
        assert await ada.posts(ADD, **made) == stale

        phone = Browser(one)
        shown = key.show(await phone.options(ASK))
        assert await ada.posts(SHOW, **shown) == stale  # asked by nobody, shown by somebody
        assert await phone.posts(SHOW, **shown) == (200, "Ada")
        for app in (one, other):
            assert await Browser(app).posts(SHOW, **shown) == stale
        asked_as_ada = key.show(await ada.options(ASK))
        assert await Browser(other).posts(SHOW, **asked_as_ada) == stale
        for_making = await ada.comes(key) and await ada.options(MAKE)
        assert await ada.posts(SHOW, **key.show(for_making | {"rpId": "play.example.org"})) == stale

        late, made = Browser(one), Authenticator(HERE).make(await ada.options(MAKE))
        shown = key.show(await late.options(ASK))
        change(alone, "UPDATE challenge SET made_at = now() - interval '301 seconds'")
        assert await late.posts(SHOW, **shown) == stale
        assert await ada.posts(ADD, **made) == stale
        async with borrowed(one.state.service.stores) as driver:
            await tidy(driver)
        assert change(alone, "SELECT count(*) FROM challenge") == [(0,)]

    tell(alone, story, 2)


def test_of_many_who_send_the_same_answer_at_once_one_comes_home(alone: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        ada, key = await Browser(one).named("Ada"), Authenticator(HERE, counts=True)
        await ada.adds(key)
        shown = key.show(await Browser(one).options(ASK))
        answers = await asyncio.gather(*(Browser(app).posts(SHOW, **shown) for app in (one, other) * 4))
        assert sorted(answers) == [(200, "Ada")] + [(409, "stale-passkey")] * 7

    tell(alone, story, 2)


def test_what_a_session_was_asked_ends_with_it(alone: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        ada, key = await Browser(one).named("Ada"), Authenticator(HERE)
        await ada.adds(key)
        phone = Browser(other)
        await phone.comes(key)
        made, shown = Authenticator(HERE).make(await phone.options(MAKE)), key.show(await phone.options(ASK))
        assert change(alone, "SELECT count(*) FROM challenge") == [(2,)]
        await ada.does("POST", "/api/me/sign-out-everywhere")
        assert change(alone, "SELECT count(*) FROM challenge") == [(0,)]
        assert await phone.posts(ADD, **made) == (401, "no-session")
        assert await phone.posts(SHOW, **shown) == (409, "stale-passkey")

    tell(alone, story, 2)


@pytest.mark.parametrize("fault", ["origin", "http", "port", "host", "unverified", "absent", "signature", "other key"])
def test_a_passkey_that_signed_anything_else_opens_nothing(config: Config, fault: str) -> None:
    def spoil(key: Authenticator) -> None:
        key.origin = {
            "origin": "https://play.example.com",
            "http": "http://play.example.org",
            "port": f"{HERE}:8443",
        }.get(fault, HERE)
        key.host = "example.org" if fault == "host" else ""
        key.flags = {"unverified": PRESENT, "absent": 0}.get(fault, key.flags)

    async def story(app: Litestar) -> None:
        ada, key = await Browser(app).named("Ada"), Authenticator(HERE)
        await ada.adds(key)
        eva, wrong = await Browser(app).named("Eva"), Authenticator(HERE)
        spoil(wrong)
        if fault not in ("signature", "other key"):  # an unsigned attestation has neither
            assert await eva.adds(wrong) == (422, "bad-passkey")
            assert (await eva.me())["ways"] == []
        spoil(key)
        phone = Browser(app)
        asked = await phone.options(ASK)
        if fault == "other key":
            other = Authenticator(HERE)
            other.make(await eva.options(MAKE))
            key.keys[key.credential] = other.keys[other.credential]
        shown = key.show(asked)
        if fault == "signature":
            raw = bytearray(read(shown["signature"]))
            raw[-1] ^= 1
            shown["signature"] = written(bytes(raw))
        assert await phone.posts(SHOW, **shown) == (422, "bad-passkey")
        assert (await phone.ask("GET", "/api/me"))[0] == 401

    tell(config, story)


def test_a_counter_that_goes_back_is_a_copy_which_is_refused_and_told(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        ada, key = await Browser(app).named("Ada"), Authenticator(HERE, counts=True)
        await ada.adds(key)
        await ada.does("POST", "/api/me/channels", kind="webhook", address="https://example.org/hook")
        assert [await Browser(app).comes(key) for _ in range(2)] == [(200, "Ada")] * 2
        told = "SELECT count(*) FROM notice WHERE reason = 'passkey-copied'"
        key.counts, last = False, key.count
        for number, key.count in enumerate((last, 1, 0)):  # the same again, a smaller one, and none
            phone = Browser(app)
            forged = key.show(await phone.options(ASK)) | {"signature": "AAAA"}
            assert await phone.posts(SHOW, **forged) == (422, "bad-passkey")
            assert change(alone, told) == [(number,)]  # nobody is alarmed by a stranger
            assert await phone.comes(key) == (409, "passkey-copied")
            assert change(alone, told) == [(number + 1,)]
        key.count = last + 1
        assert await Browser(app).comes(key) == (200, "Ada")

    tell(alone, story)


def test_whatever_is_sent_instead_of_an_answer_is_refused_without_an_error_of_ours(config: Config) -> None:
    async def story(app: Litestar) -> None:
        chance = random.Random(7)

        def spoiled(part: str) -> str:
            raw = bytearray(read(part))
            for _ in range(chance.randint(1, 4)):
                raw[chance.randrange(len(raw))] = chance.randrange(256)
            return written(bytes(raw[: chance.randint(1, len(raw))] if chance.random() < 0.3 else raw))

        ada, key = await Browser(app).named("Ada"), Authenticator(HERE)
        seen = set()
        for _ in range(60):
            eva = await Browser(app).named("Eva")
            made = Authenticator(HERE).make(await eva.options(MAKE))
            part = chance.choice(["id", "client_data", "attestation", "attestation", "attestation"])
            seen.add((await eva.posts(ADD, **(made | {part: spoiled(made[part])})))[0])
        await ada.adds(key)
        for _ in range(60):
            phone = Browser(app)
            shown = key.show(await phone.options(ASK))
            part = chance.choice(["id", "client_data", "authenticator_data", "signature"])
            status, _ = await phone.posts(SHOW, **(shown | {part: spoiled(shown[part])}))
            assert status in (200, 404, 409, 422)
            assert (status == 200) == ((await phone.ask("GET", "/api/me"))[0] == 200)
        assert seen <= {201, 409, 422}  # a sign of the public key may change without being noticed

    tell(config, story)


def test_challenges_are_limited_by_person_and_by_address(alone: Config) -> None:
    person, address = (int(limit.amount) for limit in LIMITS["passkeys"])

    async def story(app: Litestar) -> None:
        ada = await Browser(app).named("Ada")
        await ada.me()  # now the process knows whose cookie it is
        answers = [await ada.posts(ASK) for _ in range(person + 1)]
        assert answers == [(200, "")] * person + [(429, "too-many-passkeys")]
        others = [await Browser(app).posts(ASK) for _ in range(address - person + 2)]
        assert others[-1] == (429, "too-many-passkeys")
        assert await Browser(app, "203.0.113.9").posts(ASK) == (200, "")

    tell(alone, story, limits=1)
