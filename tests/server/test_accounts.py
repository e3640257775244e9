"""A guest with a way home becomes an account in place; its name is its alone, and what matters takes fresh proof."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import psycopg
import pytest
from litestar import Litestar

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.people.names import check_not_anothers, name_key
from asztal.server.people.sessions import Caller
from asztal.server.service import Service
from asztal.server.storage.retention import tidy
from asztal.server.storage.statements import borrowed
from tests.server.people import with_service
from tests.server.test_names import ONE
from tests.server.test_sessions import change
from tests.server.test_ways_home import Traveller, caller_of, tell

SMALL = "orchard"


async def key_of(work: Awaitable[Any]) -> str:
    """Why something is refused; empty if it is not."""
    try:
        await work
    except Denied as denied:
        return denied.key
    return ""


async def newcomer(service: Service, name: str, *, words: bool = True) -> Caller:
    caller = await caller_of(service, (await service.sessions.welcome(name, "en"))[1])
    if words:
        await service.ways_home.make_words(caller, "en")
    return caller


async def account(service: Service, name: str) -> Caller:
    """Somebody who had another name before."""
    return await service.accounts.take_name(await newcomer(service, f"Before {name}"), name)


# --- becoming one -------------------------------------------------------------------------------------------------


def test_a_guest_becomes_an_account_in_place_and_keeps_everything(alone: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        ada = await Traveller(one).named("Ada")
        table = (await ada.does("POST", "/api/tables", game=SMALL, seats=2))["table"]["id"]
        await ada.does("POST", f"/api/tables/{table}/join")
        assert await ada.refused("POST", "/api/me/account", name="Ada") == (409, "no-way-home")
        words = await ada.words()
        assert (await ada.me())["account"] is False
        mine = await ada.does("POST", "/api/me/account", name="  Kovács   Ada ")
        assert (mine["name"], mine["account"]) == ("Kovács Ada", True)
        known = await ada.does("GET", "/api/guest")
        assert (known["name"], known["guest"], len(known["tables"])) == ("Kovács Ada", False, 1)
        # At another process and in another browser it is the same account.
        phone = Traveller(other)
        assert await phone.comes_home(words) == (200, "Kovács Ada")
        assert (await phone.me())["account"]
        assert await ada.refused("POST", "/api/guest", name="Ada") == (409, "own-name")
        assert (await ada.does("POST", "/api/guest", name="Kovács Ada", lang="hu"))["lang"] == "hu"

    tell(alone, story, processes=2)


@pytest.mark.parametrize(
    ("name", "key"),
    [("ada@home", "address-name"), ("Ada ♥", "odd-name"), ("", "bad-name"), ("Guest", "name-taken")],
)
def test_some_names_no_account_may_have(name: str, key: str, alone: Config) -> None:
    async def story(service: Service) -> None:
        ada = await newcomer(service, "Ada")
        assert await key_of(service.accounts.take_name(ada, name)) == key
        assert change(alone, "SELECT name, name_key FROM guest") == [("Ada", None)]

    with_service(alone, story)


def test_of_two_who_take_one_name_at_once_one_gets_it(alone: Config) -> None:
    async def story(service: Service) -> None:
        people = [await newcomer(service, f"N{number}") for number in range(6)]
        names = ["Zoli", "Zóli", "ZOLI", "Z o l i", "Zo1i", "Ζoli"]
        async with Service(alone) as other:
            takes = [
                key_of((service, other)[number % 2].accounts.take_name(person, name))
                for number, (person, name) in enumerate(zip(people, names, strict=True))
            ]
            assert sorted(await asyncio.gather(*takes)) == [""] + ["name-taken"] * 5
        assert change(alone, "SELECT count(*) FROM guest WHERE name_key IS NOT NULL") == [(1,)]

    with_service(alone, story)


def test_an_account_changes_its_name_once_a_week_and_the_old_one_is_kept_for_it(alone: Config) -> None:
    async def story(service: Service) -> None:
        ada = await account(service, "Ada")
        assert await key_of(service.accounts.take_name(ada, "Ada")) == ""  # it has it already
        assert await key_of(service.accounts.take_name(ada, "Bea")) == "renamed-lately"
        change(alone, "UPDATE guest SET named_at = now() - interval '8 days'")
        assert (await service.accounts.take_name(ada, "Bea")).name == "Bea"
        assert await key_of(service.accounts.take_name(ada, "Cleo")) == "renamed-lately"
        bob = await account(service, "Bob")
        change(alone, "UPDATE guest SET named_at = now() - interval '8 days'")
        assert await key_of(service.accounts.take_name(bob, "Áda")) == "name-taken"
        assert await key_of(service.sessions.welcome("ada", "en")) == "account-name"
        await service.accounts.take_name(ada, "Ada")  # whose it was may have it again
        assert await key_of(service.accounts.take_name(bob, "Bea")) == "name-taken"

    with_service(alone, story)


@pytest.mark.parametrize("erased", [True, False])
def test_a_former_name_is_free_after_a_year_whatever_became_of_the_person(erased: bool, alone: Config) -> None:
    async def story(service: Service) -> None:
        ada = await account(service, "Ada")
        change(alone, "UPDATE guest SET named_at = now() - interval '8 days'")
        await service.accounts.take_name(ada, "Bea")
        if erased:
            change(alone, "UPDATE guest SET erase_at = now() WHERE id = %s", ada.id)
            assert await service.erasing.erase_due() == 1
        for name in ("Ada", "Bea"):
            assert await key_of(service.sessions.welcome(name, "en")) == "account-name"
        for relation in ("former_name", "erased"):
            change(alone, f"UPDATE {relation} SET at = at - interval '366 days'")
        async with borrowed(service.stores) as driver:
            await tidy(driver)
        assert await key_of(service.sessions.welcome("Ada", "en")) == ""
        assert await key_of(service.sessions.welcome("Bea", "en")) == ("" if erased else "account-name")

    with_service(alone, story)


def test_renaming_is_told_on_every_channel(alone: Config) -> None:
    async def story(service: Service) -> None:
        ada = await account(service, "Ada")
        columns = "person, kind, address, keys, confirmed_at"
        change(alone, f"INSERT INTO channel ({columns}) VALUES (%s, 'mail', 'a@b.org', '{{}}', now())", ada.id)
        await service.accounts.take_name(ada, "Ada")  # nothing changes
        change(alone, "UPDATE guest SET named_at = now() - interval '8 days'")
        await service.accounts.take_name(ada, "Bea")
        assert change(alone, "SELECT person, table_id, reason FROM notice") == [(ada.id, "", "renamed")]

    with_service(alone, story)


def test_an_account_gives_up_its_name_only_with_fresh_proof(alone: Config) -> None:
    async def story(service: Service) -> None:
        ada = await account(service, "Ada")
        change(alone, "UPDATE guest SET named_at = now() - interval '8 days'")
        change(alone, "UPDATE session SET proved_at = NULL")
        assert await key_of(service.accounts.take_name(ada, "Bea")) == "prove-first"
        assert await key_of(service.accounts.take_name(ada, "ADA")) == ""  # it stays hers

    with_service(alone, story)


def test_the_last_way_home_of_an_account_stays(alone: Config) -> None:
    async def story(service: Service) -> None:
        ada, guest = await account(service, "Ada"), await newcomer(service, "Gina")
        for person, key in ((ada, "last-way"), (guest, "")):
            [way] = await service.ways_home.mine(person.id)
            assert await key_of(service.ways_home.remove(person, way.id)) == key
        assert len(await service.ways_home.mine(ada.id)) == 1
        change(alone, "INSERT INTO way_home (person, kind, hash) VALUES (%s, 'passkey', 'x')", ada.id)
        two = await service.ways_home.mine(ada.id)
        both = await asyncio.gather(*(key_of(service.ways_home.remove(ada, way.id)) for way in two))
        assert sorted(both) == ["", "last-way"]

    with_service(alone, story)


def test_no_account_is_left_without_a_way_home_when_both_happen_at_once(alone: Config) -> None:
    async def story(service: Service) -> None:
        for number in range(5):
            ada = await newcomer(service, f"Ada {number}")
            [way] = await service.ways_home.mine(ada.id)
            named = key_of(service.accounts.take_name(ada, f"Name {number}x"))
            assert sorted(await asyncio.gather(named, key_of(service.ways_home.remove(ada, way.id)))) in (
                ["", "last-way"],
                ["", "no-way-home"],
            )
        homeless = "SELECT id FROM guest WHERE name_key IS NOT NULL AND id NOT IN (SELECT person FROM way_home)"
        assert change(alone, homeless) == []

    with_service(alone, story)


# --- guests are shown as guests -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "other"), [*ONE, ("Zoli", "Zoli ♥"), ("Zoli", "«Zoli»"), ("Zoli", "Z.o.l.i")])
def test_no_guest_shows_the_name_of_an_account(one: str, other: str, apart: Config) -> None:
    async def story(service: Service) -> None:
        with psycopg.connect(apart.database) as database:
            database.execute("DELETE FROM guest")
            values = "INSERT INTO guest (session, name, lang, name_key) VALUES ('x', %s, 'en', %s)"
            database.execute(values, (one, name_key(one)))
        async with service.engine.connect() as connection:
            assert await key_of(check_not_anothers(connection, other)) == "account-name"
            assert await key_of(check_not_anothers(connection, f"{other} Q")) == ""

    with_service(apart, story)


def test_a_guest_neither_takes_nor_keeps_the_name_of_an_account(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        ada, early, owner = [await Traveller(app).named(name) for name in ("Ada", "Zoli", "Olga")]
        table = (await owner.does("POST", "/api/tables", game=SMALL, seats=4))["table"]["id"]
        await early.does("POST", f"/api/tables/{table}/join")
        await ada.words()
        await ada.does("POST", "/api/me/account", name="Zóli")
        late = Traveller(app)
        assert await late.refused("POST", "/api/guest", name="ZOLI") == (409, "account-name")
        assert await late.refused("GET", "/api/guest") == (401, "no-session")
        assert await owner.refused("POST", "/api/guest", name="zoli") == (409, "account-name")
        # Whoever had it before keeps the seat, and needs another name for the next one.
        second = (await owner.does("POST", "/api/tables", game=SMALL, seats=4))["table"]["id"]
        assert await early.refused("POST", f"/api/tables/{second}/join") == (409, "account-name")
        assert await early.refused("POST", "/api/tables/now", game=SMALL) == (409, "account-name")
        await early.named("Zoltán")
        await early.does("POST", f"/api/tables/{second}/join")
        await ada.does("POST", f"/api/tables/{table}/join")
        seats = (await owner.does("GET", f"/api/tables/{table}"))["table"]["seats"]
        assert [(seat["name"], seat["guest"]) for seat in seats[:3]] == [("Zoli", True), ("Zóli", False), ("", False)]
        listed = {line["id"]: line for line in await owner.does("GET", "/api/tables")}
        assert (listed[table]["people"], listed[table]["guests"]) == (["Zoli", "Zóli"], [True, False])

    tell(alone, story)


def test_bots_are_no_guests_and_a_seat_that_is_left_says_nothing(alone: Config) -> None:
    async def story(service: Service) -> None:
        ada = await account(service, "Ada")
        table = await service.lobby.create(ada.id, SMALL, 3, {})
        await service.lobby.join(ada.id, table, "Ada", account=True)
        await service.lobby.sit_bot(ada.id, table, 1, "random")
        await service.lobby.leave(ada.id, table)
        guest = await newcomer(service, "Gina")
        # The release before knows no accounts: it leaves the column as it was.
        change(alone, "UPDATE seat SET name = 'Gina', account = 'Ada' WHERE number = 0")
        hold = "INSERT INTO holder (table_id, number, guest_id, via) VALUES (%s, 0, %s, 'sat')"
        change(alone, hold, table, guest.id)
        change(alone, "UPDATE game_table SET version = version + 1")
        async with service.changes.reading(table) as warm:
            assert [place.guest for place in warm.stored.places] == [True, False, False]

    with_service(alone, story)


# --- fresh proof --------------------------------------------------------------------------------------------------


def test_what_matters_takes_a_way_home_shown_within_ten_minutes(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        ada, eve = [await Traveller(app).named(name) for name in ("Ada", "Eve")]
        await ada.does("POST", "/api/me/sign-out-everywhere")  # whoever has no way home has nothing to show
        words, others = await ada.words(), await eve.words()
        way = (await ada.me())["ways"][0]["id"]
        deeds = [
            ("POST", "/api/me/sign-out-everywhere"),
            ("POST", "/api/me/words"),
            ("DELETE", f"/api/me/ways/{way}"),
        ]
        change(alone, "UPDATE session SET proved_at = now() - interval '11 minutes'")
        for deed in deeds:
            assert await ada.refused(*deed) == (403, "prove-first")
        assert (await ada.me())["ways"][0]["id"] == way
        assert await ada.refused("POST", "/api/me/proof", words=others) == (403, "not-your-words")
        assert await ada.refused("POST", "/api/me/proof", words="no such words") == (422, "bad-words")
        assert await ada.refused(*deeds[0]) == (403, "prove-first")
        assert (await ada.me())["name"] == "Ada"  # the words of others make nobody of her
        assert (await ada.http.post("/api/me/proof", json={"words": words})).status_code == 204
        await ada.does(*deeds[0])
        # It is this browser's proof, and nobody else's.
        phone = Traveller(app)
        assert await phone.comes_home(words) == (200, "Ada")
        change(alone, "UPDATE session SET proved_at = NULL WHERE came = 'guest'")
        assert await ada.refused(*deeds[1]) == (403, "prove-first")
        await phone.does(*deeds[2])

    tell(alone, story)


def test_signing_out_everywhere_is_told_on_every_channel(alone: Config) -> None:
    async def story(service: Service) -> None:
        ada = await newcomer(service, "Ada", words=False)
        reached = (
            "INSERT INTO channel (person, kind, address, keys, confirmed_at) VALUES (%s, 'mail', 'a', '{}', now())"
        )
        change(alone, reached, ada.id)
        async with service.jobs.app.open_async():
            await service.signing_out.everywhere_else(ada)
        assert change(alone, "SELECT person, table_id, reason FROM notice") == [(ada.id, "", "signed-out")]

    with_service(alone, story)
