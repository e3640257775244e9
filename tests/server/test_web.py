"""HTTP and sockets: sessions, return links, refusals, and whatever a stranger sends."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from asztal.server.config import Config
from asztal.server.rooms import Rooms
from asztal.server.service import Service
from asztal.server.talk import Talk
from tests.server.clients import Chair, Person
from tests.server.people import seated_table, with_service

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


def test_games_rules_cards_and_schema_are_read_without_a_session(live: Config) -> None:
    async def story(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as http:
            games = (await http.get("/api/games")).json()
            for game in [game["name"] for game in games if game["finished"]]:
                for lang in ("en", "hu", "de"):
                    rules = (await http.get(f"/api/games/{game}/rules", params={"lang": lang})).json()
                    assert rules["clauses"]
                    assert (await http.get(f"/api/games/{game}/cards", params={"lang": lang})).json()
                assert (await http.get(f"/api/games/{game}/schema")).json()["$defs"]
            assert await refused(http.get("/api/games/nothing/rules")) == "404 no-such-game"
            assert await refused(http.get(f"/api/games/{SMALL}/rules?lang=xx")) == "422 bad-language"

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
                assert "Ada" in "".join((await one.ask("read-out"))["lines"])
                assert (await third.ask("read-out"))["type"] == "lines"
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
                await one.ask("propose-back")
                while not other.info["back"]:
                    await other.until("table")
                assert other.info["back"] == {"by": 0, "agreed": [0]}
                assert (await other.ask("answer-back", agree=True))["type"] == "done"
                while other.info["back"]:
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
                while one.presence["seats"] != [0]:
                    await one.until("presence")
                async with friend.at(table) as other:
                    await other.until("chat")
                    assert [line["text"] for line in other.chat] == ["Szia!"]

    tell(story, live)


def test_what_is_not_the_protocol_is_refused_and_the_table_lives_on(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as owner:
            table, _ = await small_table(owner)
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
            async with connect(url) as socket:
                for frame in (
                    "",
                    "{",
                    "[]",
                    "null",
                    '{"type":"fly"}',
                    '{"type":"act"}',
                    '{"type":"act","id":1,"option":"x"}',
                    '{"type":"act","id":"x","option":"x","more":1}',
                    b"\xff\xfe",
                    "x" * 10_000,
                ):
                    await socket.send(frame)
                    answer = json.loads(await socket.recv())
                    assert answer["key"] in ("bad-message", "too-long"), frame
                await socket.send('{"type":"act","id":"a","option":"choose dig"}')
                assert json.loads(await socket.recv())["key"] == "hello-first"
            async with connect(url) as socket:
                await socket.send("x" * 100_000)
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
            async with owner.at(table) as chair:
                await chair.until("view")
                for request in ("\0", "", "x" * 65, "é"):
                    await chair.send("act", id=request, option="choose dig")
                    assert (await chair.until("refused"))["key"] == "bad-request-id"
                for option in ("", " ", "choose", "choose  dig", "choose dig dig", "x" * 400, "choose \0"):
                    assert (await chair.ask("act", option=option))["status"] == 422
                await chair.send("hello")
                assert (await chair.until("refused"))["key"] == "hello-once"
                await chair.send("resync", events=-5)
                await chair.until("view")
                assert (await chair.ask("act", option="choose dig"))["type"] == "done"

    tell(story, live)


def test_too_many_messages_are_refused(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as owner:
            table, _ = await small_table(owner)
            async with owner.at(table) as chair:
                await chair.until("view")
                for _ in range(400):
                    await chair.send("fly")
                answers = [(await chair.until("refused"))["key"] for _ in range(400)]
                assert set(answers) == {"bad-message", "too-fast"}

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
        talk = Talk(service, Rooms(service.changes), table, guests[0], "en")
        await talk.heed('{"type": "hello"}')

        async def broken(*args: Any, **kwargs: Any) -> None:
            raise ZeroDivisionError("what must not leave the server")

        with monkeypatch.context() as patch:
            patch.setattr(service.play, "act", broken)
            await talk.heed('{"type": "act", "id": "a", "option": "choose dig"}')
        await talk.heed('{"type": "act", "id": "a", "option": "choose dig"}')
        sent = [json.loads(talk.reader.outbox.get_nowait()) for _ in range(talk.reader.outbox.qsize())]
        assert [message["key"] for message in sent if message["type"] == "refused"] == ["internal"]
        assert "must not leave" not in json.dumps(sent)
        assert [message["type"] for message in sent[-2:]] == ["done", "update"]

    with_service(config, story)
