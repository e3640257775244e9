"""A mailbox brings its person home where it is opened or asked for, and tells nobody whether it is known here."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from hashlib import sha256
from statistics import median
from typing import Any

import httpx
import psycopg
import pytest
from litestar import Litestar
from msgspec.structs import replace

from asztal.server.config import Config
from asztal.server.limits.limits import LIMITS
from asztal.server.notices.sign_in_letters import MOST, SignInLetters
from asztal.server.notices.work import take_notices
from asztal.server.people.letter_codes import is_code, new_ticket, public_half
from asztal.server.people.mail_home import TRIES, mailbox_of
from asztal.server.storage.jobs import Jobs
from asztal.server.storage.retention import tidy
from asztal.server.storage.statements import borrowed
from asztal.text import LANGUAGES
from tests.server.clients import free_port
from tests.server.conftest import REDIS
from tests.server.receivers import Mails
from tests.server.sending import made_sender
from tests.server.test_ways_home import Traveller, site

HERE = "http://test"
SMTP = free_port()
ADA, BELA, NOBODY = "ada@example.org", "bela@example.org", "nobody@example.org"
_LETTERS = """
DELETE FROM procrastinate_jobs WHERE task_name = 'sign_in_letter' AND status = 'todo' RETURNING (args ->> 'letter')::int
"""
MAILBOX, PERSON, ADDRESS = (limit.amount for limit in LIMITS["letters home"])


class MailTown:
    """One or two processes, the mail server, and somebody who sends the letters."""

    def __init__(self, config: Config, apps: list[Litestar], mails: Mails) -> None:
        self.config, self.apps, self.mails = config, apps, mails
        self.letters = SignInLetters(config, apps[0].state.service.engine)

    def browser(self, process: int = 0, address: str = "198.51.100.1") -> Traveller:
        return Traveller(self.apps[process], address=address)

    async def deliver(self) -> list[EmailMessage]:
        """Send what was asked for, as the worker does; returns what came."""
        before = len(self.mails.mails)
        async with borrowed(self.apps[0].state.service.stores) as driver:
            asked = await (await driver.execute(_LETTERS.encode())).fetchall()
        for (letter,) in sorted(asked):
            await self.letters.send(letter)
        return self.mails.mails[before:]

    async def change(self, statement: str, *values: Any) -> None:
        async with borrowed(self.apps[0].state.service.stores) as driver:
            await driver.execute(statement.encode(), values)

    async def count(self, query: str, *values: Any) -> int:
        async with borrowed(self.apps[0].state.service.stores) as driver:
            (found,) = await (await driver.execute(query.encode(), values)).fetchone() or (0,)
        return int(found)

    async def at_home(self, name: str, address: str) -> Traveller:
        """Somebody whose mailbox is a way home."""
        browser = await self.browser().named(name)
        asked = await browser.does("POST", "/api/me/ways/mail", address=address)
        [mail] = await self.deliver()
        await browser.does("POST", "/api/me/ways/mail/code", ticket=asked["ticket"], code=code_in(mail))
        return browser

    async def asked(self, browser: Traveller, address: str, lang: str = "en") -> tuple[str, EmailMessage]:
        """The ticket of a letter that somebody asked for, and the letter."""
        said = await browser.does("POST", "/api/home/mail", address=address, lang=lang)
        [mail] = await self.deliver()
        return said["ticket"], mail


def text_of(mail: EmailMessage) -> str:
    body = mail.get_body(["plain"])
    assert body is not None
    return str(body.get_content())


def code_in(mail: EmailMessage) -> str:
    found = re.search(r"\b(\d{4} \d{4})\b", text_of(mail))
    assert found is not None
    return found[1]


def link_in(mail: EmailMessage, kind: str = "mail") -> str:
    found = re.search(rf"{HERE}/back#{kind}=(\S+)", text_of(mail))
    assert found is not None
    return found[1]


def wrong(code: str) -> str:
    return f"{(int(code.replace(' ', '')) + 1) % 10**8:08}"


@asynccontextmanager
async def world(config: Config, processes: int = 1, *, limits: float = 0) -> AsyncIterator[MailTown]:
    here = replace(config, origin=HERE, smtp=f"smtp://127.0.0.1:{SMTP}", mail_from="A <a@example.org>")
    with Mails(SMTP) as mails:
        async with site(here, processes, limits=limits) as apps:
            made = MailTown(here, apps, mails)
            for relation in ("guest", "sign_in_letter", "mailbox", "channel", "procrastinate_jobs"):
                await made.change(f"DELETE FROM {relation}")  # what other tests left
            yield made


def tell(
    config: Config, story: Callable[[MailTown], Awaitable[None]], processes: int = 1, *, limits: float = 0
) -> None:
    async def told() -> None:
        async with world(config, processes, limits=limits) as here:
            await story(here)

    asyncio.run(told())


async def is_nobody(browser: Traveller) -> bool:
    return (await browser.refused("GET", "/api/me"))[0] == 401


# --- a mailbox becomes a way home -----------------------------------------------------------------------------------


def test_a_mailbox_is_a_way_home_only_after_its_owner_said_so(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        ada = await here.browser().named("Ada")
        await ada.does("POST", "/api/me/channels", kind="mail", address=ADA)
        await here.change("UPDATE channel SET confirmed_at = now()")
        stranger = here.browser(address="203.0.113.9")
        await stranger.does("POST", "/api/home/mail", address=ADA)
        assert await here.deliver() == []  # a mailbox of notices brings nobody home
        assert (await ada.me())["offered"]["mail"] == ""

        await ada.does("POST", "/api/me/ways/mail", address=" Ada@Example.org ")
        [mail] = await here.deliver()
        assert (await ada.me())["ways"] == []
        assert "Ada" not in text_of(mail)  # who asked is named to nobody
        said = await here.browser().does("POST", "/api/home/mailbox", secret=link_in(mail, "mailbox"))
        assert said == {"address": "Ada@example.org"}
        [way] = (await ada.me())["ways"]
        assert (way["kind"], way["address"], way["used_at"]) == ("mail", "Ada@example.org", "")
        assert await here.browser().refused("POST", "/api/home/mailbox", secret=link_in(mail, "mailbox")) == (
            404,
            "letter-over",
        )

    tell(apart, story)


def test_a_way_more_needs_fresh_proof_and_a_letter_is_proof(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        ada = await here.at_home("Ada", ADA)
        assert await ada.refused("POST", "/api/me/ways/mail", address=BELA) == (403, "prove-first")
        ticket, mail = await here.asked(ada, ADA)
        await ada.does("POST", "/api/home/mail/code", ticket=ticket, code=code_in(mail))
        assert len((await ada.me())["sessions"]) == 1  # the same person in the same browser
        await ada.does("POST", "/api/me/ways/mail", address=BELA)
        await here.change("UPDATE session SET proved_at = now() - interval '11 minutes'")
        assert await ada.refused("POST", "/api/me/ways/mail", address=BELA) == (403, "prove-first")

    tell(apart, story)


def test_that_a_mailbox_is_taken_is_told_to_its_owner_only(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        await here.at_home("Ada", ADA)
        eve = await here.browser(address="203.0.113.9").named("Eve")
        taken = await eve.http.post("/api/me/ways/mail", json={"address": ADA.upper().replace("EXAMPLE.ORG", "x.org")})
        free = await eve.http.post("/api/me/ways/mail", json={"address": ADA})
        assert (taken.status_code, taken.headers.keys()) == (free.status_code, free.headers.keys())
        assert taken.json().keys() == free.json().keys()
        letters = {mail["To"]: text_of(mail) for mail in await here.deliver()}
        assert "already" in letters[ADA]
        assert "#mailbox=" not in letters[ADA]
        assert not re.search(r"\d{4} \d{4}", letters[ADA])
        assert len(letters) == 2
        for _ in range(TRIES):
            data = {"ticket": free.json()["ticket"], "code": "00000000"}
            assert await eve.refused("POST", "/api/me/ways/mail/code", **data) == (422, "wrong-letter-code")
        assert (await eve.me())["ways"] == []

    tell(apart, story)


def test_of_two_who_want_one_mailbox_the_first_to_confirm_has_it(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        ada, eve = await here.browser().named("Ada"), await here.browser().named("Eve")
        mails, tickets = [], []
        for somebody in (ada, eve):
            tickets.append((await somebody.does("POST", "/api/me/ways/mail", address=ADA))["ticket"])
            mails += await here.deliver()
        await eve.does("POST", "/api/me/ways/mail/code", ticket=tickets[1], code=code_in(mails[1]))
        refused = await here.browser().refused("POST", "/api/home/mailbox", secret=link_in(mails[0], "mailbox"))
        assert refused == (404, "letter-over")
        assert ((await ada.me())["ways"], len((await eve.me())["ways"])) == ([], 1)

    tell(apart, story)


def test_nobody_gives_their_mailbox_to_a_stranger_by_a_tap_and_whoever_says_no_is_not_asked_again(
    apart: Config,
) -> None:
    async def story(here: MailTown) -> None:
        eve, bela = await here.browser().named("Eve"), await here.browser().named("Béla")
        asked = await eve.does("POST", "/api/me/ways/mail", address=BELA)
        [mail] = await here.deliver()
        secret = link_in(mail, "mailbox")
        assert await bela.refused("POST", "/api/home/mailbox", secret=secret) == (409, "other-asked")
        mine = {"ticket": asked["ticket"], "code": code_in(mail)}
        assert await bela.refused("POST", "/api/me/ways/mail/code", **mine) == (422, "wrong-letter-code")
        assert (await bela.http.post("/api/home/mailbox/refuse", json={"secret": secret})).status_code == 204
        assert await eve.refused("POST", "/api/me/ways/mail/code", **mine) == (422, "wrong-letter-code")
        await eve.does("POST", "/api/me/ways/mail", address=BELA)
        assert await here.deliver() == []
        assert (await eve.me())["ways"] == []

    tell(apart, story)


def test_a_strangers_mailbox_is_asked_twice_a_day_and_ones_own_as_often_as_one_wants(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        eve, ada = await here.browser().named("Eve"), await here.browser().named("Ada")
        came = 0
        for _ in range(4):
            await eve.does("POST", "/api/me/ways/mail", address=ADA)
            came += len(await here.deliver())
        assert came == 2
        await here.change(
            "INSERT INTO channel (person, kind, address, keys, confirmed_at)"
            " SELECT id, 'mail', %s, '{}', now() FROM guest WHERE name = 'Ada'",
            ADA,
        )
        for _ in range(3):
            await ada.does("POST", "/api/me/ways/mail", address=ADA)
            assert len(await here.deliver()) == 1

    tell(apart, story)


# --- coming home ----------------------------------------------------------------------------------------------------


def test_a_link_serves_the_browser_that_taps_it_at_another_process_and_once(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        ada = await here.at_home("Ada", ADA)
        asker = here.browser(address="203.0.113.9")
        ticket, mail = await here.asked(asker, ADA)
        secret, phone = link_in(mail), here.browser(1, address="203.0.113.10")
        for method in ("GET", "HEAD"):  # as mail programs and previews look at links
            assert (await phone.http.request(method, "/api/home/mail/link")).status_code == 405
            await phone.http.request(method, "/back")
        assert (await phone.does("POST", "/api/home/mail/link", secret=secret))["name"] == "Ada"
        assert [one["came"] for one in (await phone.me())["sessions"] if one["current"]] == ["mail"]
        assert await is_nobody(asker)
        for browser in (asker, here.browser(1)):
            assert await browser.refused("POST", "/api/home/mail/link", secret=secret) == (404, "letter-over")
        # Either spends both.
        data = {"ticket": ticket, "code": code_in(mail)}
        assert await asker.refused("POST", "/api/home/mail/code", **data) == (422, "wrong-letter-code")
        [way] = (await ada.me())["ways"]
        assert way["used_at"] > way["made_at"]

    tell(apart, story, 2)


def test_a_code_serves_the_browser_that_asked_and_spends_the_link(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        await here.at_home("Ada", ADA)
        asker, other = here.browser(1), here.browser()
        ticket, mail = await here.asked(asker, ADA)
        code = code_in(mail)
        foreign = (await other.does("POST", "/api/home/mail", address=ADA))["ticket"]
        for given in (foreign, "none"):  # a code that was read over somebody's shoulder
            refused = await other.refused("POST", "/api/home/mail/code", ticket=given, code=code)
            assert refused == (422, "wrong-letter-code")
        data = {"ticket": ticket, "code": code.replace(" ", "-")}
        assert (await asker.does("POST", "/api/home/mail/code", **data))["name"] == "Ada"
        assert await here.browser().refused("POST", "/api/home/mail/link", secret=link_in(mail)) == (404, "letter-over")
        assert await asker.refused("POST", "/api/home/mail/code", **data) == (422, "wrong-letter-code")

    tell(apart, story, 2)


def test_five_wrong_codes_end_the_code_and_not_the_link(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        await here.at_home("Ada", ADA)
        asker = here.browser()
        ticket, mail = await here.asked(asker, ADA)
        code = code_in(mail)
        tried = [asker.refused("POST", "/api/home/mail/code", ticket=ticket, code=wrong(code)) for _ in range(TRIES)]
        assert set(await asyncio.gather(*tried)) == {(422, "wrong-letter-code")}
        data = {"ticket": ticket, "code": code}
        assert await asker.refused("POST", "/api/home/mail/code", **data) == (422, "wrong-letter-code")
        assert (await here.browser().does("POST", "/api/home/mail/link", secret=link_in(mail)))["name"] == "Ada"

    tell(apart, story)


def test_of_many_taps_at_two_processes_one_brings_home(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        await here.at_home("Ada", ADA)
        asker = here.browser()
        ticket, mail = await here.asked(asker, ADA)
        browsers = [here.browser(number % 2) for number in range(8)]
        taps = [browser.ask("POST", "/api/home/mail/link", secret=link_in(mail)) for browser in browsers]
        code = asker.ask("POST", "/api/home/mail/code", ticket=ticket, code=code_in(mail))
        statuses = [status for status, _ in await asyncio.gather(*taps, code)]
        assert statuses.count(200) == 1
        assert await here.count("SELECT count(*) FROM session WHERE came = 'mail'") == 1

    tell(apart, story, 2)


def test_a_letter_ends_after_fifteen_minutes(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        await here.at_home("Ada", ADA)
        asker = here.browser()
        ticket, mail = await here.asked(asker, ADA)
        await here.change("UPDATE sign_in_letter SET made_at = now() - interval '15 minutes 1 second'")
        assert await asker.refused("POST", "/api/home/mail/link", secret=link_in(mail)) == (404, "letter-over")
        data = {"ticket": ticket, "code": code_in(mail)}
        assert await asker.refused("POST", "/api/home/mail/code", **data) == (422, "wrong-letter-code")
        await asker.does("POST", "/api/home/mail", address=ADA)
        await here.change("UPDATE sign_in_letter SET made_at = now() - interval '15 minutes 1 second'")
        assert await here.deliver() == []  # it waited for too long
        await here.change("UPDATE sign_in_letter SET made_at = now() - interval '2 hours'")
        async with borrowed(here.apps[0].state.service.stores) as driver:
            await tidy(driver)
        assert await here.count("SELECT count(*) FROM sign_in_letter") == 0

    tell(apart, story)


def test_a_mailbox_asked_for_before_another_way_home_does_not_become_one(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        ada = here.browser()
        await ada.does("POST", "/api/guest", name="Ada", lang="en")
        for deed in ("/api/me/words", ""):
            await ada.does("POST", "/api/me/ways/mail", address=BELA)
            [wanted] = await here.deliver()
            if deed:
                await ada.does("POST", deed)  # whoever asked had shown no way home
                nobody = here.browser()
                link = link_in(wanted, "mailbox")
                assert await nobody.refused("POST", "/api/home/mailbox", secret=link) == (404, "letter-over")
        assert [way["kind"] for way in (await ada.me())["ways"]] == ["words"]

    tell(apart, story)


def test_letters_die_with_the_way_home_and_when_somebody_signs_out_everywhere(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        ada = await here.at_home("Ada", ADA)
        asker = here.browser()
        _, sent = await here.asked(asker, ADA)
        await asker.does("POST", "/api/home/mail", address=ADA)  # of which nobody knows yet whose it is
        await here.change("UPDATE session SET proved_at = now()")
        await ada.does("POST", "/api/me/sign-out-everywhere")
        assert await asker.refused("POST", "/api/home/mail/link", secret=link_in(sent)) == (404, "letter-over")
        assert await here.deliver() == []

        _, sent = await here.asked(asker, ADA)
        await asker.does("POST", "/api/home/mail", address=ADA)
        [way] = (await ada.me())["ways"]
        await ada.does("DELETE", f"/api/me/ways/{way['id']}")
        assert await asker.refused("POST", "/api/home/mail/link", secret=link_in(sent)) == (404, "letter-over")
        assert await here.deliver() == []

        # A mailbox that was to become a way home does not, after its person signed out whoever asked for it.
        asked = await ada.does("POST", "/api/me/ways/mail", address=BELA)
        [wanted] = await here.deliver()
        await ada.does("POST", "/api/me/sign-out-everywhere")
        data = {"ticket": asked["ticket"], "code": code_in(wanted)}
        assert await ada.refused("POST", "/api/me/ways/mail/code", **data) == (422, "wrong-letter-code")
        assert await asker.refused("POST", "/api/home/mailbox", secret=link_in(wanted, "mailbox")) == (
            404,
            "letter-over",
        )
        # And with the person.
        await ada.does("POST", "/api/me/ways/mail", address="ada2@example.org")
        await here.change("DELETE FROM guest")
        assert await here.count("SELECT count(*) FROM sign_in_letter WHERE person IS NOT NULL OR way IS NOT NULL") == 0

    tell(apart, story)


def test_a_browser_that_is_somebody_with_seats_is_asked_before_the_letter_is_spent(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        await here.at_home("Ada", ADA)
        bela = await here.browser().named("Béla")
        table = (await bela.does("POST", "/api/tables", game="orchard", seats=2))["table"]["id"]
        await bela.does("POST", f"/api/tables/{table}/join")
        ticket, mail = await here.asked(bela, ADA)
        for path, data in (("link", {"secret": link_in(mail)}), ("code", {"ticket": ticket, "code": code_in(mail)})):
            assert await bela.refused("POST", f"/api/home/mail/{path}", **data) == (409, "somebody-here")
        assert (await bela.me())["name"] == "Béla"
        assert (await bela.does("POST", "/api/home/mail/link", secret=link_in(mail), leave=True))["name"] == "Ada"

    tell(apart, story)


# --- known and unknown ----------------------------------------------------------------------------------------------


def test_the_answer_is_the_same_for_known_and_unknown_mailboxes(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        await here.at_home("Ada", ADA)
        found = []
        for address in (ADA, NOBODY):
            browser = here.browser()
            answer = await browser.http.post("/api/home/mail", json={"address": address, "lang": "hu"})
            mails = await here.deliver()
            assert len(mails) == (address == ADA)
            tries = [
                (await browser.http.post("/api/home/mail/code", json={"ticket": answer.json()["ticket"], "code": "1"}))
                for _ in range(TRIES + 1)
            ]
            if mails:  # also after its owner has used it
                await here.browser().does("POST", "/api/home/mail/link", secret=link_in(mails[0]))
            tries.append(
                await browser.http.post("/api/home/mail/code", json={"ticket": answer.json()["ticket"], "code": "1"})
            )
            shape = {key: len(str(value)) for key, value in answer.json().items()}
            found.append((seen(answer), shape, [(seen(one), one.text) for one in tries]))
        assert found[0] == found[1]

    tell(apart, story)


def seen(answer: httpx.Response) -> tuple[int, dict[str, str]]:
    return answer.status_code, dict(answer.headers)


def test_that_the_mail_server_is_away_is_said_to_both(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        ada = await here.at_home("Ada", ADA)
        here.mails.__exit__()
        try:
            for path in ("/api/home/mail", "/api/me/ways/mail"):
                for address in (ADA, NOBODY):
                    eve = await here.browser().named("Eve")
                    ticket = (await eve.does("POST", path, address=address))["ticket"]
                    assert await eve.does("POST", "/api/home/mail/state", ticket=ticket) == {"stuck": False}
                    with pytest.raises(TimeoutError):
                        await here.deliver()
                    assert await eve.does("POST", "/api/home/mail/state", ticket=ticket) == {"stuck": True}
        finally:
            here.mails.__enter__()
        # When it answers again, that is said too, and what it refuses for a moment is sent with another link and code.
        for address in (NOBODY, ADA):
            here.mails.answers = ["451 later"] if address == ADA else []
            ticket = (await ada.does("POST", "/api/home/mail", address=address))["ticket"]
            number = await here.count("SELECT max(id) FROM sign_in_letter")
            await here.change("UPDATE sign_in_letter SET failed_at = now()")
            if address == ADA:
                with pytest.raises(TimeoutError):
                    await here.letters.send(number)
            else:
                await here.deliver()
            assert await ada.does("POST", "/api/home/mail/state", ticket=ticket) == {"stuck": False}
        [mail] = await here.deliver()
        assert (await here.browser().does("POST", "/api/home/mail/link", secret=link_in(mail)))["name"] == "Ada"

    tell(apart, story)


async def compared(here: MailTown, pairs: int) -> tuple[float, float, float]:
    """Medians of the time for a known mailbox, an unknown one, and of how far two unknown ones are apart."""
    browser = here.browser()
    times: dict[str, list[float]] = {ADA: [], NOBODY: [], BELA: []}
    for number in range(pairs + 10):
        for address in (ADA, NOBODY, BELA) if number % 2 else (BELA, NOBODY, ADA):
            began = time.perf_counter()
            await browser.does("POST", "/api/home/mail", address=address)
            if number >= 10:  # the first ones make connections
                times[address].append(time.perf_counter() - began)
    return median(times[ADA]), median(times[NOBODY]), median(times[BELA])


def test_the_answer_takes_the_same_time(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        await here.at_home("Ada", ADA)
        known, unknown, other = await compared(here, 30)
        assert abs(known - unknown) < 0.25 * unknown + abs(unknown - other), (known, unknown, other)

    tell(apart, story)


@pytest.mark.full
def test_the_answer_takes_the_same_time_often(apart: Config) -> None:
    """Of 200 pairs, while a worker sends the letters: what it looks up must not show."""

    async def story(here: MailTown) -> None:
        await here.at_home("Ada", ADA)
        background, service = here.apps[0].state.background, here.apps[0].state.service
        worker = asyncio.create_task(
            take_notices(here.config, made_sender(here.config, service, background), here.letters, {"wait": True})
        )
        try:
            known, unknown, other = await compared(here, 200)
        finally:
            worker.cancel()
            await asyncio.gather(worker, return_exceptions=True)
        print(f"known {known * 1e3:.2f} ms, unknown {unknown * 1e3:.2f} ms, another {other * 1e3:.2f} ms")
        assert abs(known - unknown) < 0.1 * unknown + abs(unknown - other), (known, unknown, other)

    tell(apart, story)


# --- counts ---------------------------------------------------------------------------------------------------------


def test_a_stranger_cannot_use_up_a_mailbox(alone: Config) -> None:
    async def story(here: MailTown) -> None:
        await here.at_home("Ada", ADA)
        stranger, owner = here.browser(address="203.0.113.9"), here.browser(1, address="198.51.100.7")
        for address in (ADA, NOBODY):
            for _ in range(round(MAILBOX)):
                await stranger.does("POST", "/api/home/mail", address=address)
            assert await stranger.refused("POST", "/api/home/mail", address=address) == (429, "too-many-letters")
        mails = await here.deliver()
        assert len(mails) == MOST
        # Whoever owns the mailbox may ask; and what the stranger asked for brings the owner home, not the stranger.
        await owner.does("POST", "/api/home/mail", address=ADA)
        assert await here.deliver() == []
        assert (await owner.does("POST", "/api/home/mail/link", secret=link_in(mails[0])))["name"] == "Ada"
        await owner.does("POST", "/api/home/mail", address=ADA)
        assert len(await here.deliver()) == 1
        assert await is_nobody(stranger)

    tell(replace(alone, redis=REDIS), story, 2, limits=1)


def test_strangers_use_up_no_letter_of_an_owner_who_is_signed_in(alone: Config) -> None:
    """Somebody who writes to a mailbox again and again once kept its owner from whatever asks for fresh proof."""

    async def story(here: MailTown) -> None:
        ada, bela = await here.at_home("Ada", ADA), await here.at_home("Béla", BELA)
        for stranger in (here.browser(), bela, here.browser(), bela, here.browser()):
            await stranger.does("POST", "/api/home/mail", address=ADA)
        assert len(await here.deliver()) == MOST
        await here.change("UPDATE session SET proved_at = now() - interval '11 minutes'")
        ticket, mail = await here.asked(ada, ADA)
        shown = {"ticket": ticket, "code": code_in(mail)}
        assert (await ada.http.post("/api/me/proof/mail", json=shown)).status_code == 204
        # Her own are as few, and those of others are not more for it.
        for browser in (*[ada] * (MOST + 1), here.browser(), bela):
            await browser.does("POST", "/api/home/mail", address=ADA)
        assert len(await here.deliver()) == MOST

    tell(alone, story)


def test_one_network_asks_for_few_letters_whosever_they_are(alone: Config) -> None:
    async def story(here: MailTown) -> None:
        for number in range(round(ADDRESS)):
            await here.browser(number % 2).does("POST", "/api/home/mail", address=f"x{number}@example.org")
        for process in (0, 1):
            refused = await here.browser(process).refused("POST", "/api/home/mail", address="y@example.org")
            assert refused == (429, "too-many-letters")
        # Notices have a count of their own.
        ada = await here.browser().named("Ada")
        await ada.does("POST", "/api/me/channels", kind="mail", address=ADA)

    tell(replace(alone, redis=REDIS), story, 2, limits=1)


# --- the letters ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_letter_says_what_to_do_in_the_language_of_whoever_asked(lang: str, apart: Config) -> None:
    async def story(here: MailTown) -> None:
        address = f"{lang}@example.org"
        await here.at_home("Zoltán", address)
        _, mail = await here.asked(here.browser(), address, lang)
        html = mail.get_body(["html"])
        assert html is not None
        page, text = str(html.get_content()), text_of(mail)
        assert f'lang="{lang}"' in page
        for part in (code_in(mail), f"{HERE}/back#mail=", "15"):
            assert part in text
            assert part in page
        assert "Zoltán" not in text + page + mail["Subject"]
        assert code_in(mail) not in mail["Subject"]  # which a locked phone shows
        assert "List-Unsubscribe" not in mail  # a program must not stop somebody from coming home
        assert (mail["To"], mail["Auto-Submitted"]) == (address, "auto-generated")

    tell(apart, story)


async def work_as_the_release_before(config: Config) -> None:
    """A worker that knows two kinds of jobs takes what it finds in its queue, until there is nothing."""
    app = Jobs(config).app

    @app.task(name="send_notices", queue="notices")
    async def send_notices(person: int) -> None: ...

    @app.task(name="confirm_mail", queue="notices")
    async def confirm_mail(channel: int) -> None: ...

    async with app.open_async():
        await app.run_worker_async(queues=["notices"], wait=False, install_signal_handlers=False)


def test_a_worker_sends_what_was_asked_for_and_the_person_is_told(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        ada = await here.at_home("Ada", ADA)
        await ada.does("POST", "/api/me/channels", kind="webhook", address="https://example.org/hook")
        await here.browser().does("POST", "/api/home/mail", address=ADA)
        await work_as_the_release_before(here.config)  # while processes are replaced one by one
        waits = "SELECT count(*) FROM procrastinate_jobs WHERE task_name = 'sign_in_letter' AND status = 'todo'"
        assert await here.count(waits) == 1
        background, service = here.apps[0].state.background, here.apps[0].state.service
        before = len(here.mails.mails)
        sender = made_sender(here.config, service, background)
        worker = asyncio.create_task(take_notices(here.config, sender, here.letters, {"wait": True}))
        try:
            async with asyncio.timeout(20):
                while len(here.mails.mails) == before:
                    await asyncio.sleep(0.05)
        finally:
            worker.cancel()
            await asyncio.gather(worker, return_exceptions=True)
        await here.browser().does("POST", "/api/home/mail/link", secret=link_in(here.mails.mails[-1]))
        [told] = [notice["reason"] for notice in await ada.does("GET", "/api/me/notices")]
        assert told == "mail-home"

    tell(apart, story)


def test_nothing_that_brings_home_is_stored(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        await here.at_home("Ada", ADA)
        asker = here.browser()
        ticket, mail = await here.asked(asker, ADA)
        await asker.does("POST", "/api/home/mail", address=NOBODY)
        with psycopg.connect(here.config.database) as connection:
            stored = connection.execute("SELECT l::text FROM sign_in_letter l").fetchall()
            stored += connection.execute("SELECT j::text FROM procrastinate_jobs j").fetchall()
        whole = " ".join(row for (row,) in stored)
        for secret in (ticket, link_in(mail), code_in(mail), code_in(mail).replace(" ", ""), NOBODY):
            assert secret not in whole
            assert secret.encode().hex() not in whole
        assert mailbox_of(NOBODY).hex() in whole

    tell(apart, story)


def test_whoever_reads_the_database_cannot_try_codes_out(apart: Config) -> None:
    """Ten to the eighth guesses are soon made: no hash of the code covers only what is stored."""

    async def story(here: MailTown) -> None:
        await here.at_home("Ada", ADA)
        ticket, mail = await here.asked(here.browser(), ADA)
        code = code_in(mail).replace(" ", "").encode()
        with psycopg.connect(apart.database) as connection:
            query = "SELECT ticket, link, code, mailbox FROM sign_in_letter WHERE ticket = %s"
            row = connection.execute(query, [public_half(ticket)]).fetchone()
        assert row is not None
        known = [b"", *row, row[2][:32], row[2][32:]]
        tried = {sha256(before + code + after).digest() for before in known for after in known}
        assert not any(each in row[2] for each in tried)
        assert is_code(code.decode(), ticket, row[2])
        assert not is_code(code.decode(), new_ticket(), row[2])
        assert not is_code(wrong(code.decode()), ticket, row[2])

    tell(apart, story)


@pytest.mark.parametrize("ticket", ["", "x", "ä" * 43, "A" * 100, "%" * 43])
def test_what_is_no_ticket_opens_nothing(ticket: str, apart: Config) -> None:
    async def story(here: MailTown) -> None:
        browser = here.browser()
        data = {"ticket": ticket, "code": "12345678"}
        assert (await browser.http.post("/api/home/mail/code", json=data)).json()["key"] == "wrong-letter-code"
        assert await browser.does("POST", "/api/home/mail/state", ticket=ticket) == {"stuck": False}

    tell(apart, story)


def test_where_no_mails_are_sent_it_is_not_offered(apart: Config) -> None:
    async def told() -> None:
        async with site(apart) as apps:
            ada = await Traveller(apps[0]).named("Ada")
            assert (await ada.me())["offered"]["mail"] == "no-smtp"
            for path in ("/api/home/mail", "/api/me/ways/mail"):
                assert await ada.refused("POST", path, address=ADA) == (409, "no-mail-here")

    asyncio.run(told())
