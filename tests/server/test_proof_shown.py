"""Fresh proof by each way home: one's own is taken, somebody else's is not and changes nobody."""

from litestar import Litestar

from asztal.server.config import Config
from tests.server.authenticator import Authenticator
from tests.server.test_mail_sign_in import ADA, BELA, MailTown, code_in, wrong
from tests.server.test_mail_sign_in import tell as tell_town
from tests.server.test_passkeys import HERE, MAKE, SHOW, Browser
from tests.server.test_passkeys import tell as tell_https
from tests.server.test_sessions import change

OPTIONS, PASSKEY, LETTER = "/api/me/proof/passkey/options", "/api/me/proof/passkey", "/api/me/proof/mail"
OLD = "UPDATE session SET proved_at = now() - interval '11 minutes'"
REACHED = (
    "INSERT INTO channel (person, kind, address, keys, confirmed_at) SELECT id, 'mail', id, '{}', now() FROM guest"
)


def test_a_passkey_of_ones_own_is_proof_and_anothers_makes_nobody_of_you(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        ada, mine, spare = await Browser(app).named("Ada"), Authenticator(HERE), Authenticator(HERE)
        bela, other = await Browser(app).named("Béla"), Authenticator(HERE)
        for browser, key in ((ada, mine), (ada, spare), (bela, other)):
            assert (await browser.adds(key))[0] == 201
        change(alone, OLD)
        change(alone, REACHED)
        # Her browser is asked for hers only; a tablet that two people share may still send the other's.
        options = await ada.options(OPTIONS)
        assert len(options["allowCredentials"]) == 2
        assert await ada.posts(PASSKEY, **other.show(options)) == (403, "not-your-passkey")
        assert await ada.posts(MAKE) == (403, "prove-first")
        assert (await ada.me())["name"] == "Ada"
        assert change(alone, "SELECT used_at FROM way_home WHERE used_at IS NOT NULL") == []
        # What was asked for is spent, also by a wrong answer; a good one is good once.
        assert await ada.posts(PASSKEY, **mine.show(options)) == (409, "stale-passkey")
        shown = spare.show(await ada.options(OPTIONS))
        assert (await ada.http.post(PASSKEY, json=shown)).status_code == 204
        assert await ada.posts(PASSKEY, **shown) == (409, "stale-passkey")
        assert await ada.options(MAKE)
        assert await bela.posts(MAKE) == (403, "prove-first")
        assert len((await ada.me())["sessions"]) == 1
        # Nobody came home: the deed that needed the proof is told, not the proof.
        assert change(alone, "SELECT reason FROM notice") == []

    tell_https(alone, story)


def test_a_passkey_shown_to_a_browser_that_is_nobody_is_no_proof(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        ada, key = await Browser(app).named("Ada"), Authenticator(HERE)
        await ada.adds(key)
        change(alone, OLD)
        stranger = Browser(app)
        assert (await stranger.posts(OPTIONS))[0] == 401
        asked = await stranger.options("/api/home/passkey/options")
        assert await ada.posts(PASSKEY, **key.show(asked)) == (409, "stale-passkey")
        # And what she was asked in her session opens none elsewhere.
        assert await stranger.posts(SHOW, **key.show(await ada.options(OPTIONS))) == (409, "stale-passkey")
        assert await ada.posts(MAKE) == (403, "prove-first")

    tell_https(alone, story)


def test_a_code_from_ones_own_mailbox_is_proof_and_one_from_anothers_is_not(apart: Config) -> None:
    async def story(here: MailTown) -> None:
        ada, bela = await here.at_home("Ada", ADA), await here.at_home("Béla", BELA)
        await here.change(OLD)
        deed = ("POST", "/api/me/sign-out-everywhere")
        assert await ada.refused(*deed) == (403, "prove-first")
        ticket, mail = await here.asked(ada, BELA)
        assert await ada.refused("POST", LETTER, ticket=ticket, code=code_in(mail)) == (422, "wrong-letter-code")
        assert (await ada.me())["name"] == "Ada"
        assert await ada.refused(*deed) == (403, "prove-first")

        ticket, mail = await here.asked(ada, ADA)
        assert await ada.refused("POST", LETTER, ticket=ticket, code=wrong(code_in(mail))) == (422, "wrong-letter-code")
        # Somebody else who has ticket and code is not helped by them.
        assert await bela.refused("POST", LETTER, ticket=ticket, code=code_in(mail)) == (422, "wrong-letter-code")
        shown = {"ticket": ticket, "code": code_in(mail)}
        assert (await ada.http.post(LETTER, json=shown)).status_code == 204
        assert await ada.refused("POST", LETTER, **shown) == (422, "wrong-letter-code")  # once
        await ada.does(*deed)
        assert await bela.refused(*deed) == (403, "prove-first")
        assert len((await ada.me())["sessions"]) == 1

    tell_town(apart, story)


def test_proof_by_words_tells_nobody_that_somebody_came_home(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        ada = await Browser(app).named("Ada")
        words = " ".join((await ada.does("POST", "/api/me/words", lang="en"))["words"])
        change(alone, OLD)
        change(alone, REACHED)
        assert (await ada.http.post("/api/me/proof", json={"words": words})).status_code == 204
        assert change(alone, "SELECT reason FROM notice") == []
        await ada.does("POST", "/api/me/tokens", label="mine", scopes=["read"])
        assert change(alone, "SELECT reason FROM notice") == [("token-made",)]

    tell_https(alone, story)
