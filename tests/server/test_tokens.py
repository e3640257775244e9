"""Tokens: a program does what its token is for, nothing about the person, and nothing after its end."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from asztal.client import connecting, seat
from asztal.server.cluster.connected import SIGNED_OUT
from asztal.server.config import Config
from asztal.server.http.callers import COOKIE
from asztal.server.people.tokens import BEGINNING, MOST, SCOPES
from asztal.server.service import Service
from asztal.server.storage.retention import tidy
from asztal.server.storage.statements import borrowed
from asztal.server.tables.play.sentences import table_info
from tests.server.clients import PATIENCE, Person
from tests.server.people import seated_table, with_service
from tests.server.test_sessions import SMALL, change, closed, devices, found

OPENAPI = json.loads((Path(__file__).parents[2] / "docs" / "openapi.json").read_text("utf-8"))


def with_token(address: str, token: str) -> Person:
    person = Person(address)
    person.http.headers["Authorization"] = f"Bearer {token}"
    return person


def make_program(config: Config, person: int) -> None:
    change(config, "UPDATE guest SET program = true, name_key = %s WHERE id = %s", f"key {person}", person)


@asynccontextmanager
async def served(config: Config) -> AsyncIterator[tuple[Person, str]]:
    """Somebody at a server, and a token of hers for everything."""
    async with Person(config.address) as ada:
        async with Service(config) as service:
            make_program(config, (await found(service, ada.http.cookies[COOKIE])).id)
        yield ada, (await ada.post("/api/me/tokens", label="mine", scopes=SCOPES))["made"]


def filled(path: str, table: str) -> str:
    return re.sub(r"\{[a-z_]+\}", "1", path.replace("{table_id}", table))


def test_no_token_reaches_anything_about_its_person_nor_makes_one_nor_signs_in(live: Config) -> None:
    async def story() -> None:
        async with served(live) as (_, token):
            program = with_token(live.address, token)
            tried = 0
            for path, methods in OPENAPI["paths"].items():
                for method, about in methods.items():
                    if {"token": []} in about.get("security", []):
                        continue
                    answer = await program.http.request(method, filled(path, "none"), json={})
                    mine = "/me" in path or (method != "get" and path.startswith(("/api/home", "/api/arrivals")))
                    assert "set-cookie" not in answer.headers, path
                    if mine:
                        assert answer.status_code in (403, 422), (method, path, answer.text)
                        tried += 1
            assert tried > 15
            answer = await program.http.post("/api/guest", json={"name": "Somebody", "lang": "en"})
            assert (answer.status_code, answer.json()["key"]) == (403, "token-scope")
            await program.http.aclose()

    asyncio.run(story())


def test_a_token_is_no_cookie_and_a_cookie_is_no_token(live: Config) -> None:
    async def story() -> None:
        async with served(live) as (ada, token):
            thief = Person(live.address)
            thief.http.cookies.set(COOKIE, token)
            assert (await thief.http.get("/api/me")).status_code == 401
            thief.http.cookies.clear()
            thief.http.headers["Authorization"] = f"Bearer {ada.http.cookies[COOKIE]}"
            assert (await thief.http.get("/api/guest")).status_code == 401
            assert (await thief.http.get(f"/api/guest?token={token}")).status_code == 401
            # With both, only the token counts.
            ada.http.headers["Authorization"] = f"Bearer {BEGINNING}nobodys"
            assert (await ada.http.get("/api/guest")).json()["key"] == "bad-token"
            await thief.http.aclose()

    asyncio.run(story())


@pytest.mark.parametrize("scope", SCOPES)
def test_a_token_does_only_what_it_is_for(live: Config, scope: str) -> None:
    async def story() -> None:
        async with served(live) as (ada, _):
            token = (await ada.post("/api/me/tokens", label="one", scopes=[scope]))["made"]
            table = (await ada.post("/api/tables", game=SMALL, seats=2, listed=False))["table"]["id"]
            program = with_token(live.address, token)
            done = {
                "read": await program.http.get("/api/guest"),
                "tables": await program.http.put(f"/api/tables/{table}/seats/1/bot", json={"bot": "random"}),
                "play": await program.http.post(f"/api/tables/{table}/join", json={"seat": 0}),
            }
            for purpose, answer in done.items():
                assert answer.status_code == (200 if purpose == scope else 403), answer.text
                assert "set-cookie" not in answer.headers
            if scope != "play":
                chair = program.at(table)
                await chair.connect()
                assert await asyncio.wait_for(closed(chair), PATIENCE) == SIGNED_OUT
            await program.http.aclose()

    asyncio.run(story())


def test_only_a_program_has_tokens_to_play_and_stays_one_while_it_has(live: Config) -> None:
    async def story() -> None:
        async with Person(live.address) as ada:
            refused = await ada.http.post("/api/me/tokens", json={"label": "x", "scopes": ["play"]})
            assert refused.json()["key"] == "no-program"
            refused = await ada.http.put("/api/me/program", json={"program": True})
            assert refused.json()["key"] == "account-first"
        async with served(live) as (ada, _):
            refused = await ada.http.put("/api/me/program", json={"program": False})
            assert refused.json()["key"] == "tokens-play"
            for token in (await ada.get("/api/me/tokens"))["tokens"]:
                assert (await ada.http.delete(f"/api/me/tokens/{token['id']}")).status_code == 200
            assert (await ada.put("/api/me/program", program=False))["program"] is False

    asyncio.run(story())


async def programs_at(service: Service, table: str) -> list[bool]:
    """What everybody is told of the seats."""
    async with service.changes.reading(table) as warm:
        return [seat.program for seat in table_info(warm.stored).seats]


def test_seats_that_were_taken_before_are_shown_as_a_programs(alone: Config) -> None:
    async def story(service: Service) -> None:
        table, (ada, ben) = await seated_table(service, SMALL, 2)
        over, waiting = (await seated_table(service, SMALL, 2))[0], await service.lobby.create(ada, SMALL, 2, {})
        await service.lobby.join(ada, waiting, "Ada")
        change(alone, "UPDATE holder SET guest_id = %s WHERE table_id = %s AND number = 0", ada, over)
        change(alone, "UPDATE game_table SET status = 'over', version = version + 1 WHERE id = %s", over)
        change(alone, "UPDATE guest SET name_key = 'ada' WHERE id = %s", ada)
        here = await found(service, await service.sessions.open(ada, "", "words"))
        await service.tokens.mark(here, program=True)
        assert [await programs_at(service, each) for each in (table, waiting, over)] == [
            [True, False],
            [True, False],
            [False, False],
        ]
        # Whoever was just sitting down as a person is found when the deed is taken up.
        late = await service.lobby.create(ben, SMALL, 2, {})
        await service.lobby.join(ada, late, "Ada")
        assert await programs_at(service, late) == [False, False]
        change(alone, "UPDATE deed SET due_at = now()")
        assert await service.deeds.take_up() == 1
        assert await programs_at(service, late) == [True, False]
        assert change(alone, "SELECT count(*) FROM deed") == [(0,)]
        # A process of the release before leaves the mark: whoever sits down there then is no program.
        change(alone, "UPDATE seat SET name = 'Cili', account = 'Ada' WHERE table_id = %s AND number = 0", late)
        change(alone, "UPDATE game_table SET version = version + 1 WHERE id = %s", late)
        assert await programs_at(service, late) == [False, False]

    with_service(alone, story)


def test_a_person_has_twenty_tokens_which_push_out_no_browser(live: Config) -> None:
    async def story() -> None:
        async with served(live) as (ada, _):
            for _ in range(MOST - 1):
                await ada.post("/api/me/tokens", label="x", scopes=["read"])
            refused = await ada.http.post("/api/me/tokens", json={"label": "x", "scopes": ["read"]})
            assert refused.json()["key"] == "too-many-tokens"
            assert len((await ada.get("/api/me"))["sessions"]) == 1
            tokens = (await ada.get("/api/me/tokens"))["tokens"]
            assert len(tokens) == MOST
            assert not any("made" in token or "hash" in token for token in tokens)

    asyncio.run(story())


@pytest.mark.parametrize("label", ["\0", "a\nb", "", "x" * 61])
def test_a_token_has_a_label_that_can_be_shown(live: Config, label: str) -> None:
    async def story() -> None:
        async with Person(live.address) as ada:
            refused = await ada.http.post("/api/me/tokens", json={"label": label, "scopes": ["read"]})
            assert refused.status_code == 422

    asyncio.run(story())


def test_a_token_ends_at_its_end_and_is_deleted(alone: Config) -> None:
    async def story(service: Service) -> None:
        ada, cookie = await service.sessions.welcome("Ada", "en")
        caller = await found(service, cookie)
        token = await service.tokens.make(caller, "mine", ["read"], 1000)
        assert (await service.tokens.find(token, "read")).id == ada
        session = (await service.tokens.mine(ada))[0].id
        assert await service.sessions.living([session]) == {session}
        (left,) = change(alone, "SELECT ends_at - now() < interval '366 days' FROM token")[0]
        assert left
        change(alone, "UPDATE token SET ends_at = now()")
        with pytest.raises(Exception, match="bad-token"):
            await service.tokens.find(token, "read")
        assert await service.sessions.living([session]) == set()
        assert await service.tokens.mine(ada) == []
        async with borrowed(service.stores) as driver:
            await tidy(driver)
        assert change(alone, "SELECT count(*) FROM session WHERE came = 'token'") == [(0,)]
        assert await service.sessions.find(cookie) is not None

    with_service(alone, story)


def test_whoever_signs_out_a_device_ends_the_tokens_that_it_made(alone: Config) -> None:
    async def story(service: Service) -> None:
        ada, cookie = await service.sessions.welcome("Ada", "en")
        here = await found(service, cookie)
        stolen = await found(service, await service.sessions.open(ada, "", "guest"))
        lost = await found(service, await service.sessions.open(ada, "", "guest"))
        kept = await service.tokens.make(here, "kept", ["read"], 1)
        first = await service.tokens.make(stolen, "first", ["read"], 1)
        second = await service.tokens.make(lost, "second", ["read"], 1)
        await service.sessions.revoke(here, stolen.session)
        with pytest.raises(Exception, match="bad-token"):
            await service.tokens.find(first, "read")
        assert await service.tokens.find(second, "read")
        await service.signing_out.everywhere_else(here)
        with pytest.raises(Exception, match="bad-token"):
            await service.tokens.find(second, "read")
        assert await service.tokens.find(kept, "read")

    with_service(alone, story)


@pytest.mark.slow
def test_a_program_plays_by_its_token_until_it_is_revoked_at_another_process(two: list[Config]) -> None:
    async def story(config: Config, webs: list[Config]) -> None:
        (ada,) = await devices(config, [webs[0].address], 1)
        async with Service(config) as service:
            make_program(config, (await found(service, ada.http.cookies[COOKIE])).id)
        made = await ada.post("/api/me/tokens", label="mine", scopes=["tables", "play"])
        program = with_token(webs[1].address, made["made"])
        table = (await program.post("/api/tables", game=SMALL, seats=2, listed=False))["table"]["id"]
        await program.post(f"/api/tables/{table}/join", seat=0)
        await program.put(f"/api/tables/{table}/seats/1/bot", bot="random")
        await program.post(f"/api/tables/{table}/start")
        async with program.at(table) as chair:
            await chair.until("view")
            assert chair.seat == 0
            assert (await ada.http.delete(f"/api/me/tokens/{made['tokens'][0]['id']}")).status_code == 200
            assert await asyncio.wait_for(closed(chair), PATIENCE) == SIGNED_OUT
        assert (await program.http.get(f"/api/tables/{table}")).status_code == 401
        await program.http.aclose()
        await ada.http.aclose()

    asyncio.run(story(two[0], two))


def test_bot_run_shows_an_accounts_token_as_a_header_and_a_link_to_the_table() -> None:
    account = seat._Seat("ws://x/api/tables/t/socket", f"{BEGINNING}x", "en", print)
    link = seat._Seat("ws://x/api/tables/t/socket", "x", "en", print)
    assert (account._headers, account._link) == ({"Authorization": f"Bearer {BEGINNING}x"}, "")
    assert (link._headers, link._link) == ({}, "x")
    assert connecting.ACCOUNT == BEGINNING
