"""HTTP and sockets: sessions, return links, refusals, and whatever a stranger sends."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.exc import TimeoutError as PoolTimeout
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from asztal import registry
from asztal.client import connecting
from asztal.server.cluster.rooms import Rooms
from asztal.server.config import Config
from asztal.server.http.door import Door
from asztal.server.service import Service
from asztal.server.socket.conversation import Talk
from asztal.server.storage.database import AWAY
from asztal.server.tables.live import access
from asztal.server.tables.live.request import Request
from asztal.server.wire import client_messages
from asztal.text.aid import aid_text
from asztal.text.rules import rules_language
from tests.server.clients import Chair, Person
from tests.server.people import seated_table, unlimited, with_service
from tests.server.wire import application, wire

SMALL = "own_pace"
Story = Callable[[str], Awaitable[None]]


def tell(story: Callable[..., Awaitable[None]], live: Config) -> None:
    asyncio.run(story(live.address))  # type: ignore[arg-type]


async def refused(answer: Awaitable[httpx.Response]) -> str:
    got = await answer
    body = got.json()
    assert body["type"] == "refused"
    assert body["status"] == got.status_code
    assert body["text"]
    return f"{got.status_code} {body['key']}"


async def small_table(owner: Person, *guests: Person, seats: int = 2, **settings: Any) -> tuple[str, list[Any]]:
    """A table of the small game that has begun: its id, and the answers to sitting down."""
    here = await owner.post("/api/tables", game=SMALL, seats=seats, **settings)
    table = here["table"]["id"]
    seated = [await guest.post(f"/api/tables/{table}/join", invite=here["invite"]) for guest in (owner, *guests)]
    for seat in range(len(seated), seats):
        await owner.put(f"/api/tables/{table}/seats/{seat}/bot", bot="random")
    await owner.post(f"/api/tables/{table}/start")
    return table, seated


def test_games_rules_pages_cards_and_schema_are_read_without_a_session(live: Config) -> None:
    async def story(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as http:
            games = (await http.get("/api/games")).json()
            for game in [game["name"] for game in games if game["finished"]]:
                for lang in ("en", "hu", "de"):
                    rules = (await http.get(f"/api/games/{game}/rules", params={"lang": lang})).json()
                    assert rules["clauses"]
                    assert rules["lang"] == rules_language(game, lang)
                    assert (await http.get(f"/api/games/{game}/cards", params={"lang": lang})).json()
                    aid = (await http.get(f"/api/games/{game}/aid", params={"lang": lang})).json()
                    assert aid["text"] == aid_text(registry.find(game), lang) != ""
                page = (await http.get(f"/api/games/{game}/howto", params={"lang": "hu"})).json()
                assert all(still["game"] == game for still in page["stills"].values())
                assert page["stills"].keys() == set(re.findall(r"(?m)^!.*\]\((\d+/\d+) ", page["text"])) != set()
                assert (await http.get(f"/api/games/{game}/schema")).json()["$defs"]
            assert await refused(http.get("/api/games/nothing/rules")) == "404 no-such-game"
            assert await refused(http.get(f"/api/games/{SMALL}/rules?lang=xx")) == "422 bad-language"

    tell(story, live)


def test_a_worked_example_is_read_without_a_session_step_by_step(live: Config) -> None:
    async def story(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as http:
            rules = (await http.get("/api/games/ginkgopolis/rules")).json()
            assert rules["examples"]["GIN-EX-02"] == rules["examples"]["GIN-XPL-06"] == ["GIN-EX-02"]
            for encoding in ("gzip", "identity"):
                found = await http.get(
                    "/api/games/ginkgopolis/examples/GIN-EX-18?lang=hu", headers={"Accept-Encoding": encoding}
                )
                example = found.json()
                assert example["lang"] == "hu"
                asked = [step["question"]["choices"] for step in example["steps"] if step["question"]]
                assert [len(choices) for choices in asked] == [2, 2]
            assert await refused(http.get("/api/games/ginkgopolis/examples/GIN-EX-99")) == "404 no-such-example"
            assert await refused(http.get("/api/games/nothing/examples/GIN-EX-01")) == "404 no-such-game"

    tell(story, live)


def test_refusals_are_typed_and_in_the_readers_language(live: Config) -> None:
    async def story(address: str) -> None:
        async with httpx.AsyncClient(base_url=address, headers={"Accept-Language": "hu-HU,en;q=0.5"}) as http:
            assert (await http.get("/api/tables/nowhere")).json()["text"] == "Nincs ilyen asztal."
            assert await refused(http.get("/api/guest")) == "401 no-session"
            assert await refused(http.post("/api/tables", json={"game": SMALL, "seats": 2})) == "401 no-session"
            assert await refused(http.post("/api/guest", json={"name": 7})) == "422 bad-request"
            assert await refused(http.post("/api/guest", content=b"{")) == "422 bad-request"
            assert await refused(http.post("/api/guest", json={"name": "x" * 150})) == "422 bad-name"
            assert await refused(http.post("/api/guest", content=b"x" * 20_000)) == "413 too-long"
            assert await refused(http.get("/api/nothing")) == "404 nothing-here"
            assert await refused(http.delete("/api/games")) == "405 not-possible"
            foreign = {"Origin": "https://evil.example"}
            assert await refused(http.post("/api/guest", json={"name": "A"}, headers=foreign)) == "403 foreign-origin"
            own = await http.post("/api/guest", json={"name": "A"}, headers={"Origin": address})
            cookie = own.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert own.headers["x-content-type-options"] == "nosniff"
            assert await refused(http.post("/api/tables", json={"game": SMALL, "seats": 99})) == "422 seat-count"

    tell(story, live)


def test_a_socket_from_another_site_is_not_opened(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as owner:
            table, _ = await small_table(owner)
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with connect(url, origin="https://evil.example") as socket:  # type: ignore[arg-type]
                    await socket.recv()

    tell(story, live)


def test_a_seat_is_found_again_on_another_device_by_its_link(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as owner, Person(address, "Phone") as phone, Person(address) as stranger:
            table, seated = await small_table(owner)
            assert await phone.post(f"/api/links/{seated[0]['link']}") == {"table": table, "seat": 0, "link": ""}
            assert await refused(stranger.http.post("/api/links/wrong")) == "404 no-such-link"
            async with phone.at(table) as chair:
                await chair.until("view")
                assert chair.seat == 0
                assert (await chair.ask("act", option="choose dig", question=chair.question["name"]))["type"] == "done"
            assert [line["id"] for line in (await phone.get("/api/guest"))["tables"]] == [table]

    tell(story, live)


def test_somebody_with_many_tables_is_told_which_of_them_wait(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as owner, Person(address, "Other") as other:
            first, _ = await small_table(owner, other)
            second, _ = await small_table(owner, other)
            await owner.post("/api/tables", game=SMALL, seats=2)  # nobody is asked before the start
            assert await owner.get("/api/guest/turns") == [second, first]
            async with owner.at(second) as chair:
                await chair.until("view")
                while chair.question:
                    await chair.ask("act", option="choose dig", question=chair.question["name"])
                    await chair.until("update")
            assert await owner.get("/api/guest/turns") == [first]
            assert await other.get("/api/guest/turns") == [second, first]
            await owner.post(f"/api/tables/{first}/leave")
            assert await owner.get("/api/guest/turns") == []  # a bot plays the seat

    tell(story, live)


def test_a_program_plays_with_the_seats_token_and_without_a_cookie(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as owner:
            table, seated = await small_table(owner)
            program = Person(address)
            chair = Chair(program, table, seated[0]["link"])
            await chair.open()
            await chair.until("view")
            assert chair.seat == 0
            wrong = Chair(program, table, "wrong")
            await wrong.open()
            assert (await wrong.hear())["key"] == "no-such-link"
            await chair.socket.close()
            await wrong.socket.close()
            await program.http.aclose()

    tell(story, live)


def test_only_a_seat_acts_and_only_its_own_questions_are_answered(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as owner, Person(address) as friend, Person(address) as watcher:
            table, _ = await small_table(owner, friend)
            async with owner.at(table) as one, friend.at(table) as other, watcher.at(table) as third:
                for chair in (one, other, third):
                    await chair.until("view")
                assert (one.seat, other.seat, third.seat) == (0, 1, None)
                assert third.question is None
                assert (await third.ask("act", option="choose dig"))["key"] == "not-seated"
                assert (await third.ask("score", seat=0))["key"] == "own-score-only"
                assert (await one.ask("score", seat=1))["key"] == "own-score-only"
                assert (await one.ask("score", seat=9))["key"] == "no-such-seat"
                assert (await one.ask("score", seat=0))["total"] == 0
                assert "Ada" in str((await one.ask("read-out"))["rows"])
                assert (await third.ask("read-out"))["type"] == "rows"
                assert (await one.ask("why-not", target="moon"))["key"] == "other-question"
                assert (await one.ask("why-not", option="choose fly"))["key"] == "not-offered"
                assert (await one.ask("why-not", option="choose dig"))["allowed"]
                assert (await one.ask("act", option="choose fly"))["status"] == 422
                assert (await one.ask("undo"))["key"] == "nothing-to-undo"
                first = one.question["name"]
                assert (await one.ask("act", option="choose dig", id="same"))["type"] == "done"
                assert (await one.ask("act", option="choose dig", id="same"))["type"] == "done"
                assert (await one.ask("act", option="choose dig", question=first))["key"] == "stale"
                assert one.view["view"]["players"][0]["gold"] == 1
                assert (await one.ask("undo"))["type"] == "done"
                await one.until("update")
                assert one.view["view"]["players"][0]["gold"] == 0

    tell(story, live)


def test_going_back_is_proposed_and_agreed_over_the_socket(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as owner, Person(address) as friend:
            table, _ = await small_table(owner, friend)
            async with owner.at(table) as one, friend.at(table) as other:
                await one.until("view")
                await other.until("view")
                await one.ask("act", option="choose draw")
                assert (await one.ask("undo"))["key"] == "undo-learned"
                await one.ask("propose", kind="back")
                while not other.info["proposal"]:
                    await other.until("table")
                proposed = {
                    "kind": "back",
                    "by": 0,
                    "seat": None,
                    "asked": [0, 1],
                    "agreed": [0],
                    "number": 3,
                    "passed": [],
                }
                assert other.info["proposal"] == proposed
                async with friend.at(table) as again:  # whoever comes later is told as well
                    await again.until("view")
                    assert again.info["proposal"] == proposed
                assert (await other.ask("answer", agree=True))["type"] == "done"
                while other.info["proposal"]:
                    await other.until("table")

    tell(story, live)


def test_chat_and_presence_reach_everybody_and_come_again_after_a_reconnect(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as owner, Person(address, "Béla") as friend:
            table, _ = await small_table(owner, friend)
            async with owner.at(table) as one:
                async with friend.at(table) as other:
                    await other.until("presence")
                    assert (await other.ask("say", text="Szia!"))["type"] == "done"
                    await one.until("chat")
                    assert [(line["name"], line["text"]) for line in one.chat] == [("Béla", "Szia!")]
                await one.sees(seats=[0], watching=0)
                async with friend.at(table) as other:
                    await other.until("chat")
                    assert [line["text"] for line in other.chat] == ["Szia!"]

    tell(story, live)


def test_a_finished_table_shows_every_seat_at_every_move_and_a_running_one_does_not(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as owner:
            table, _ = await small_table(owner, seats=1)
            assert await refused(owner.http.get(f"/api/tables/{table}/record")) == "409 not-over"
            assert await refused(owner.http.get(f"/api/tables/{table}/views/0?move=1")) == "409 not-over"
            async with owner.at(table) as chair:
                await chair.until("view")
                for _ in range(6):
                    await chair.ask("act", option="choose dig")
                await chair.until("table")
                assert chair.over
                assert (await chair.ask("score", seat=0))["total"] == 6
            for move in range(7):
                shown = await owner.get(f"/api/tables/{table}/views/0?move={move}")
                assert shown["view"]["players"][0]["gold"] == move
            assert await refused(owner.http.get(f"/api/tables/{table}/views/0?move=7")) == "404 no-such-move"
            assert await refused(owner.http.get(f"/api/tables/{table}/views/3")) == "404 no-such-seat"

    tell(story, live)


def test_nothing_secret_is_in_what_everybody_may_read_before_the_end(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as owner, Person(address) as stranger:
            table, seated = await small_table(owner, listed=False)
            here = await stranger.get(f"/api/tables/{table}")
            assert here["invite"] == ""
            assert here["table"]["revealed"] is None
            assert here["table"]["scores"] == []
            assert len(here["table"]["commitment"]) == 64
            assert seated[0]["link"] not in json.dumps(here)
            assert await refused(stranger.http.get("/metrics")) == "404 nothing-here"
            token = {"Authorization": f"Bearer {live.metrics}"}
            metrics = (await stranger.http.get("/metrics", headers=token)).text
            assert table not in metrics
            assert "asztal_changes_total" in metrics

    tell(story, live)


def test_an_error_of_our_own_is_answered_without_saying_more_and_the_talk_goes_on(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        talk = Talk(service, Rooms(service.changes), table, access.Person(guests[0]), "en", budget=unlimited(config))
        await talk.handle('{"type": "hello"}')

        def broken(*args: Any, **kwargs: Any) -> None:
            raise ZeroDivisionError("what must not leave the server")

        with monkeypatch.context() as patch:
            patch.setattr(service.play, "act", broken)
            await talk.handle('{"type": "act", "id": "a", "option": "choose dig"}')
        await talk.handle('{"type": "act", "id": "a", "option": "choose dig"}')
        sent = [json.loads(talk.reader.outbox.get_nowait()) for _ in range(talk.reader.outbox.qsize())]
        assert [message["key"] for message in sent if message["type"] == "refused"] == ["internal"]
        assert "must not leave" not in json.dumps(sent)
        assert [message["type"] for message in sent[-2:]] == ["done", "update"]

    with_service(config, story)


def test_a_view_asked_for_again_shows_what_another_process_has_just_changed(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        talk = Talk(service, Rooms(service.changes), table, access.Person(guests[0]), "en", budget=unlimited(config))
        await talk.handle('{"type": "hello"}')
        async with Service(config) as another:
            await another.play.act(Request(table, access.Person(guests[1]), "a"), "choose dig")
        await talk.handle('{"type": "score", "id": "s", "seat": 0}')  # this process reads it; no notice has come yet
        await talk.handle('{"type": "resync"}')
        sent = [json.loads(talk.reader.outbox.get_nowait()) for _ in range(talk.reader.outbox.qsize())]
        assert [message["type"] for message in sent[-3:]] == ["update", "scored", "view"]
        assert sent[-1]["view"]["view"]["players"][1]["gold"] == 2

    with_service(config, story)


def test_while_no_connection_to_the_database_is_free_callers_are_asked_to_come_again(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with application(config) as app:
            made = await wire(app, SMALL, 2, {})

            async def busy(token: str, agent: str) -> None:
                raise PoolTimeout("none is free")

            with monkeypatch.context() as patch:
                patch.setattr(app.state.service.sessions, "find", busy)
                assert b"GET /api/guest 503 " in await made.over_http(0)
                assert await made.connect(0).closed() == 1013
            assert b"GET /api/guest 200 " in await made.over_http(0)

    asyncio.run(story())


def test_every_answer_has_the_headers_that_keep_browsers_careful(live: Config) -> None:
    async def story(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as http:
            for path in ("/health", "/api/games", "/api/guest", "/api/tables/nowhere", "/nothing", "/api/nothing/here"):
                headers = (await http.get(path)).headers
                assert headers["x-content-type-options"] == "nosniff", path
                assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
                assert "frame-ancestors 'none'" in headers["content-security-policy"]
                assert "camera=()" in headers["permissions-policy"]
                assert "strict-transport-security" not in headers
                assert "server" not in headers
            big = await http.post("/api/guest", content=b"x" * 20_000)
            assert (big.status_code, big.headers["x-content-type-options"]) == (413, "nosniff")

    tell(story, live)


def test_a_script_has_only_the_headers_that_a_browser_heeds_of_one(config: Config) -> None:
    async def script(scope: Any, receive: Any, send: Any) -> None:
        headers = [(b"content-type", b"text/javascript; charset=utf-8"), (b"cache-control", b"immutable")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"1"})

    async def story() -> None:
        async with application(config) as app:
            app.asgi_handler = script
            transport = httpx.ASGITransport(app=Door(app, config))  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://play.example.org") as http:
                headers = (await http.get("/assets/a.js")).headers
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["cross-origin-resource-policy"] == "same-origin"
                assert "content-security-policy" not in headers

    asyncio.run(story())


def test_with_https_the_cookie_is_for_this_host_alone_and_an_older_one_is_replaced(config: Config) -> None:
    async def story() -> None:
        async with application(replace(config, origin="https://play.example.org")) as app:
            door = Door(app, replace(config, origin="https://play.example.org"))
            transport = httpx.ASGITransport(app=door)  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="https://play.example.org") as http:
                made = await http.post("/api/guest", json={"name": "Ada"})
                token = made.cookies["__Host-asztal_guest"]
                [said] = [text for text in made.headers.get_list("set-cookie") if "__Host" in text]
                assert all(
                    part in said.lower() for part in ("secure", "httponly", "path=/", "samesite=lax", "max-age=")
                )
                assert "domain" not in said.lower()
                assert made.headers["strict-transport-security"] == "max-age=31536000"
            async with httpx.AsyncClient(
                transport=transport, base_url="https://play.example.org", cookies={"asztal_guest": token}
            ) as http:
                again = await http.get("/api/guest")
                assert again.json()["name"] == "Ada"
                assert again.cookies["__Host-asztal_guest"] == token
                [gone] = [text for text in again.headers.get_list("set-cookie") if text.startswith("asztal_guest=")]
                assert "max-age=0" in gone.lower()
                foreign = {"Host": "evil.example", "Origin": "https://evil.example"}
                assert (
                    await refused(http.post("/api/guest", json={"name": "E"}, headers=foreign)) == "403 foreign-origin"
                )
                plain = {"Origin": "http://play.example.org"}
                assert await refused(http.post("/api/guest", json={"name": "E"}, headers=plain)) == "403 foreign-origin"

    asyncio.run(story())


def test_only_a_lost_connection_is_worth_sending_again(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with application(config) as app:
            transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
                for error, status in ((psycopg.errors.UndefinedColumn("x"), 500), (psycopg.OperationalError("x"), 503)):

                    async def broken(error: Exception = error) -> None:
                        raise error

                    with monkeypatch.context() as patch:
                        patch.setattr(app.state.service.lists, "listed", broken)
                        assert (await http.get("/api/tables")).status_code == status
            async with app.state.service.engine.connect() as connection:
                limits = await connection.execute(text("SELECT current_setting('lock_timeout')"))
                assert limits.scalar_one() == "10s"
                await connection.execute(text("SET statement_timeout = '50ms'"))
                with pytest.raises(AWAY):
                    await connection.execute(text("SELECT pg_sleep(2)"))

    asyncio.run(story())


def test_an_older_page_is_told_to_reload_and_a_newer_one_to_try_again(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        talk = Talk(service, Rooms(service.changes), table, access.Person(guests[0]), "hu", budget=unlimited(config))
        await talk.handle('{"type": "hello", "protocol": 99}')
        await talk.handle('{"type": "hello", "protocol": 1}')
        await talk.handle('{"type": "hello"}')
        sent = [json.loads(talk.reader.outbox.get_nowait()) for _ in range(talk.reader.outbox.qsize())]
        assert [(message["status"], message["key"]) for message in sent[:2]] == [
            (503, "newer-client"),
            (426, "older-client"),
        ]
        assert "töltsd be újra" in sent[1]["text"]
        assert sent[2]["type"] == "table"

    with_service(config, story)


def test_everybody_who_says_hello_speaks_the_protocol_of_this_version() -> None:
    page = Path(__file__).parents[2] / "web/src/lib/table/connection.ts"
    assert f"const PROTOCOL = {client_messages.PROTOCOL};" in page.read_text(encoding="utf-8")
    assert connecting.HELLO["protocol"] == client_messages.PROTOCOL
