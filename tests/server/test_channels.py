"""What is sent arrives: real mail, push and webhook servers take it, and each repeat has the same id."""

import asyncio
import time
from collections.abc import Callable

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from asztal.server.notices.handed_over import HandedOver
from asztal.server.notices.letters import REASONS, Letter, LetterItem
from asztal.server.notices.mail import Post
from asztal.server.notices.outgoing import Guard
from asztal.server.notices.push import BadKeys, Vapid, check_keys, sealed, send_push, unpacked
from asztal.server.notices.webhook import send_webhook
from asztal.server.people.mailboxes import BadAddress, checked_address
from asztal.text import LANGUAGES
from tests.server.clients import free_port
from tests.server.receivers import Mails, Web

HERE = "https://play.example.org"
SENDER = "Asztal <asztal@example.org>"


def letter(*reasons: str, lang: str = "en") -> Letter:
    items = [
        LetterItem(f"t{number}", reason, "ginkgopolis", ["Béla", "<Cili>"], f"{HERE}/t/t{number}")
        for number, reason in enumerate(reasons)
    ]
    return Letter("0123456789abcdefABCDEF", lang, items, time.time())


def test_a_message_is_sealed_as_the_standard_shows_it() -> None:
    # RFC 8291, appendix A
    number = int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    found = sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        key=ec.derive_private_key(number, ec.SECP256R1()),
        salt=unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert found == unpacked(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(("p256dh", "auth"), [("", ""), ("BA", "AA"), ("ä", "AA"), ("B" + "A" * 86, "A" * 22)])
def test_keys_that_no_browser_has_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadKeys):
        check_keys(p256dh, auth)


def test_a_browser_reads_what_was_pushed_and_the_answer_says_what_comes_next() -> None:
    async def story() -> None:
        async with Web().serving() as web:
            browser, guard = web.subscribe(), Guard("127.0.0.1/32")
            vapid, keys = Vapid(Vapid.new(), "mailto:me@example.org"), browser.subscription()["keys"]
            check_keys(keys["p256dh"], keys["auth"])

            async def push(*reasons: str) -> HandedOver:
                return await send_push(guard, vapid, browser.endpoint, keys, letter(*reasons))

            web.answers = [201, 404, 410, 429, 500, 403]
            found = [await push("turn") for _ in range(6)]
            kinds = ["taken", "gone", "gone", "later", "later", "refused"]
            assert [(outcome.kind, outcome.answer) for outcome in found] == list(
                zip(kinds, ["201", "404", "410", "429", "500", "403"], strict=True)
            )
            assert {pushed.topic for pushed in web.pushed} == {"0123456789abcdefABCDEF"}
            assert web.pushed[0].shown == {
                "tag": "0123456789abcdefABCDEF",
                "title": "Ginkgopolis: it is your turn.",
                "body": "With Béla, <Cili>.",
                "lang": "en",
                "url": f"{HERE}/t/t0",
            }
            assert (await push("turn", "ended")).kind == "taken"
            assert web.pushed[-1].shown["url"] == f"{HERE}/"
            assert web.pushed[-1].shown["body"].count("\n") == 1
            assert not web.wrong
            web.browsers.clear()
            assert await push("turn") == HandedOver("gone", "410")
        assert (await push("turn")).kind == "later"

    asyncio.run(story())


@pytest.mark.parametrize("contact", ["mailto:me@example.org", "https://play.example.org", ""])
def test_a_push_names_whom_to_ask_or_nobody(contact: str) -> None:
    async def story() -> None:
        async with Web().serving() as web:
            browser, vapid = web.subscribe(), Vapid(Vapid.new(), contact)
            keys = browser.subscription()["keys"]
            assert (
                await send_push(Guard("127.0.0.1/32"), vapid, browser.endpoint, keys, letter("turn"))
            ).kind == "taken"
            assert web.pushed[0].claims.get("sub", "") == contact
            assert web.pushed[0].claims.keys() == {"aud", "exp"} | ({"sub"} if contact else set())

    asyncio.run(story())


def test_a_webhook_gets_json_and_the_same_key_at_every_repeat() -> None:
    async def story() -> None:
        async with Web().serving() as web:
            web.answers = [200, 503, 404]
            url, guard = f"{web.address}/hook", Guard("127.0.0.1/32")
            kinds = [(await send_webhook(guard, url, letter("turn"))).kind for _ in range(3)]
            assert kinds == ["taken", "later", "refused"]
            assert [hooked.key for hooked in web.hooked] == ["0123456789abcdefABCDEF"] * 3
            (table,) = web.hooked[0].body["tables"]
            assert table["text"] == "Ginkgopolis: it is your turn. With Béla, <Cili>."
            assert (table["reason"], table["url"]) == ("turn", f"{HERE}/t/t0")
            assert await send_webhook(Guard(), url, letter("turn")) == HandedOver("refused", "forbidden")

    asyncio.run(story())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mail_says_it_twice_and_ends_with_one_click(lang: str) -> None:
    with Mails() as server:
        post = Post(f"smtp://127.0.0.1:{server.port}", SENDER, HERE)
        mail = post.notice("ada@example.org", "c0de", letter(*REASONS, lang=lang))
        assert asyncio.run(post.send(mail)) == HandedOver("taken", "250")
        (got,) = server.mails
    assert got["Message-ID"] == "<0123456789abcdefABCDEF@example.org>"
    assert got["List-Unsubscribe"] == f"<{HERE}/mail/c0de>"
    assert got["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert (got["From"], got["To"], got["Auto-Submitted"]) == (SENDER, "ada@example.org", "auto-generated")
    plain, page = got.get_body(["plain"]), got.get_body(["html"])
    assert plain is not None
    assert page is not None
    text, html = str(plain.get_content()), str(page.get_content())
    for number in range(len(REASONS)):
        assert f"{HERE}/t/t{number}" in text
        assert f"{HERE}/t/t{number}" in html
    assert "Béla, <Cili>" in text
    assert "Béla, &lt;Cili&gt;" in html
    assert f'lang="{lang}"' in html
    assert "src=" not in html


def test_a_name_from_before_is_no_link_in_a_letter() -> None:
    (item,) = letter("turn").items
    told = Letter("0", "en", [item._replace(people=["www.evil.com/x", "https://evil.com"])], 0.0)
    assert told.company(told.items[0]) == "With www. evil. com/x, https:// evil. com."


def test_the_owner_of_a_mailbox_is_asked_first() -> None:
    with Mails() as server:
        post = Post(f"smtp://127.0.0.1:{server.port}", SENDER, HERE)
        asyncio.run(post.send(post.confirmation("ada@example.org", "c0de", "hu", time.time())))
        (got,) = server.mails
    body = got.get_body(["plain"])
    assert body is not None
    assert body.get_content().count(f"{HERE}/mail/c0de") == 2  # also to say no
    assert got["Subject"] == "Erősítsd meg a címedet"
    page = got.get_body(["html"])
    assert page is not None
    assert ">Válaszolok</a>" in page.get_content()
    assert "asztal megnyitása" not in page.get_content()


@pytest.mark.parametrize(
    ("answer", "kind"), [("451 later", "later"), ("552 full", "refused"), ("421 busy", "later"), ("250 ok", "taken")]
)
def test_what_a_mail_server_answers_is_understood(answer: str, kind: str) -> None:
    with Mails() as server:
        server.answers = [answer]
        post = Post(f"smtp://127.0.0.1:{server.port}", SENDER, HERE)
        assert asyncio.run(post.send(post.notice("a@b.example", "c", letter("turn")))).kind == kind


def test_a_mail_server_that_is_away_is_tried_later_and_no_password_is_sent_in_the_open() -> None:
    async def sent(smtp: str) -> HandedOver:
        post = Post(smtp, SENDER, HERE)
        return await post.send(post.notice("a@b.example", "c", letter("turn")))

    assert asyncio.run(sent(f"smtp://127.0.0.1:{free_port()}")) == HandedOver("later", "unreachable")
    with Mails() as server:  # which offers no TLS
        assert asyncio.run(sent(f"smtp://me:secret@127.0.0.1:{server.port}")) == HandedOver("later", "unreachable")
        assert server.mails == []


@pytest.mark.parametrize(
    "text", ["", "ada", "ada@", "@b.c", "a@b", "a b@c.d", "a@b.c\nBcc: d@e.f", "ä@b.c", "a@b.c, d@e.f"]
)
def test_what_is_no_mail_address_is_refused(text: str) -> None:
    with pytest.raises(BadAddress):
        checked_address(text)


@pytest.mark.parametrize(("text", "address"), [(" Ada@Example.ORG ", "Ada@example.org"), ("a+b@c.dd", "a+b@c.dd")])
def test_a_mail_address_is_kept_in_its_plain_form(text: str, address: str) -> None:
    assert checked_address(text) == address


def test_every_reason_is_said_in_every_language() -> None:
    said: Callable[[str, str], str] = lambda reason, lang: letter(reason, lang=lang).title  # noqa: E731
    assert len({said(reason, lang) for reason in REASONS for lang in LANGUAGES}) == len(REASONS) * len(LANGUAGES)
