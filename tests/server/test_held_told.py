"""Who is told of a held choice: all devices of its seat, at whichever process, and nobody else by any byte or time."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import psycopg
import pytest

from asztal.kernel import SPECTATOR
from asztal.server.cluster import held_told
from asztal.server.cluster.readers import Reader
from asztal.server.cluster.rooms import LINK_GONE
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.request import Request
from asztal.server.tables.play.holding import held_for
from asztal.server.wake.held_due import held_loop
from asztal.server.wire.around import Pace
from tests.server.clients import Chair, Person
from tests.server.test_web import SMALL
from tests.server.wire import Wire, application, wire

TURNS = "payment"  # without chance: two tables go the same way
Deeds = Sequence[tuple[int, str]]
AT_ONCE: Deeds = [(40, "act")]
HELD: Deeds = [(5, "hold"), (9, "undo"), (12, "hold"), (20, "come"), (30, "other"), (40, "confirm")]
BY_ITSELF: Deeds = [(35, "seconds"), (38, "come"), (40, "due")]


async def told_to_others(config: Config, deeds: Deeds) -> dict[int, list[bytes]]:
    """What the others are sent while seat 0 does this, each after so many seconds, and what one of them is answered."""
    now = datetime(2026, 3, 1, tzinfo=UTC)
    async with application(config) as app:
        service: Service = app.state.service
        service.keeper.now = lambda: now
        here = await wire(app, TURNS, 3, {}, Pace("live", 60, 30))
        sockets = {observer: here.connect(observer) for observer in (1, 2, SPECTATOR)}
        for socket in sockets.values():
            socket.say({"type": "hello"})
            await socket.settle()
            socket.sent.clear()
        began = now
        for number, (seconds, what) in enumerate(deeds):
            now = began + timedelta(seconds=seconds)
            await _do(service, here, f"{number}", what)
            for socket in sockets.values():
                await socket.settle()
        for socket in sockets.values():
            socket.say({"type": "resync"})
            await socket.settle()
            await socket.close()
        return {observer: [*filter(_told, socket.sent)] for observer, socket in sockets.items()}


def _told(data: bytes) -> bool:
    """All but who is there, which changes with the devices, and the answers by which the test waits."""
    return not data.startswith((b'{"type":"presence"', b'{"type":"refused"', b"websocket."))


async def _do(service: Service, here: Wire, name: str, what: str) -> None:
    request, holding = Request(here.table, here.rights[0], name), service.holding
    match what:
        case "act":
            await service.play.act(request, "choose fish")
        case "hold":
            await holding.act(request, "choose fish", 0)
        case "other":  # another one first, then again the one that is made
            await holding.act(request, "choose grain", 0)
            await holding.act(Request(here.table, here.rights[0], "last"), "choose fish", 0)
        case "seconds":
            await holding.act(request, "choose fish", 5)
        case "undo":
            await holding.undo(request)
        case "confirm":
            await holding.confirm(request, "last")
        case "come":  # another device of the seat, which is told
            async with device(here) as heard:
                assert any(data.startswith(b'{"type":"held","request"') for data in heard)
        case "due":
            connection = await psycopg.AsyncConnection.connect(service.config.database, autocommit=True)
            async with connection as driver:
                await held_loop(service.config, service.changes).poll(driver)


@asynccontextmanager
async def device(here: Wire) -> AsyncIterator[list[bytes]]:
    socket = here.connect(0)
    socket.say({"type": "hello"})
    await socket.settle()
    yield socket.sent
    await socket.close()


@pytest.mark.parametrize("held", [HELD, BY_ITSELF], ids=["confirmed", "by itself"])
def test_others_are_sent_the_same_as_if_nothing_had_been_held(config: Config, held: Deeds) -> None:
    at_once, later = asyncio.run(told_to_others(config, AT_ONCE)), asyncio.run(told_to_others(config, held))
    assert at_once == later
    assert all(any(data.startswith(b'{"type":"update"') for data in sent) for sent in later.values())


async def tell_all(self: held_told.HeldTold, warm: Warm, readers: Iterable[Reader], new: object = ()) -> None:
    for held in (await self._source.held(warm.id)).values():
        for reader in readers:
            reader.send(held_for(held, self._source.now()))


def test_a_held_choice_that_all_were_told_would_be_found(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(held_told.HeldTold, "tell", tell_all)
    assert asyncio.run(told_to_others(config, AT_ONCE)) != asyncio.run(told_to_others(config, BY_ITSELF))


@pytest.mark.parametrize("name", ["ginkgopolis", "imperial_miners"])
def test_over_http_and_on_coming_nobody_else_can_tell(config: Config, name: str) -> None:
    """With draws and sealed choices: nothing is drawn and nobody is ready before it is confirmed."""

    async def story() -> None:
        async with application(config) as app:
            here = await wire(app, name, 3, {})
            service: Service = app.state.service

            async def seen() -> list[Any]:
                over_http = [await here.over_http(observer) for observer in (0, SPECTATOR)]
                welcomes = []
                for observer in (2, SPECTATOR):
                    socket = here.connect(observer)
                    socket.say({"type": "hello"})
                    await socket.settle()
                    await socket.close()
                    welcomes.append([data for data in socket.sent if b'"presence"' not in data])
                return [[http.partition(b"GET /metrics")[0] for http in over_http], welcomes]

            luck, held = random.Random(1), False
            for number in range(20):
                async with service.changes.reading(here.table) as warm:
                    option = str(luck.choice(warm.game.decisions[1].options))
                    actions = warm.seq
                before = await seen()
                await service.holding.act(Request(here.table, here.rights[1], f"{number}"), option, 0)
                async with service.changes.reading(here.table) as warm:
                    held = warm.seq == actions
                if held:
                    assert await seen() == before
                    break
            assert held
            await service.holding.undo(Request(here.table, here.rights[1], "u"))
            assert await seen() == before

    asyncio.run(story())


def test_whoever_came_by_a_link_that_another_process_replaced_is_told_nothing(config: Config) -> None:
    """The process of the reader learns of it only with the choice that is held."""

    async def story() -> None:
        async with application(config) as app, Service(config) as elsewhere:
            here, service = await wire(app, TURNS, 2, {}), app.state.service
            _, token = await service.lobby.new_link(here.rights[0].guest, here.table)
            socket = here.connect(SPECTATOR)
            socket.say({"type": "hello", "token": token})
            await socket.settle()
            await elsewhere.lobby.new_link(here.rights[0].guest, here.table)
            await service.holding.act(Request(here.table, here.rights[0], "a"), "choose fish", 0)
            assert await socket.closed() == LINK_GONE
            assert not [data for data in socket.sent if data.startswith(b'{"type":"held","request"')]

    asyncio.run(story())


# --- the devices of a seat --------------------------------------------------------------------------------------------


@asynccontextmanager
async def devices(two: list[Config], people: int) -> AsyncIterator[list[Chair]]:
    """Two devices of the first seat, each at another process, and somebody who watches; a person or a bot is next."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Person(two[0].address, name)) for name in ("Ada", "Béla")[:people]]
        made = await guests[0].post("/api/tables", game=SMALL, seats=2)
        table = made["table"]["id"]
        for guest in guests:
            await guest.post(f"/api/tables/{table}/join", invite=made["invite"])
        if people == 1:
            await guests[0].put(f"/api/tables/{table}/seats/1/bot", bot="random")
        await guests[0].post(f"/api/tables/{table}/start")
        same = guests[0].elsewhere(two[1])
        stack.push_async_callback(same.http.aclose)
        watching = await stack.enter_async_context(Person(two[1].address, "Cili"))
        yield [await stack.enter_async_context(person.at(table)) for person in (guests[0], same, watching)]


async def asked(chair: Chair) -> dict[str, Any]:
    while chair.question is None:
        await chair.hear()
    question: dict[str, Any] = chair.question
    return question


def last_option(question: dict[str, Any]) -> str:
    """At one's own pace, drawing a card cannot be taken back: it is held."""
    offered: list[str] = [choice["option"] for choice in question["choices"]]
    return next(option for option in offered if option == "choose draw")


def log_of(config: Config, table: str) -> list[Any]:
    with psycopg.connect(config.database) as database:
        query = b"SELECT seat, kind, request_id FROM action WHERE table_id = %s AND seat = 0 ORDER BY seq"
        return database.execute(query, [table]).fetchall()


@pytest.mark.parametrize("people", [1, 2], ids=["with a bot", "with a person"])
def test_all_devices_of_a_seat_are_told_and_any_of_them_decides(two: list[Config], people: int) -> None:
    async def story() -> None:
        async with devices(two, people) as (one, other, watching):
            question = await asked(one)
            option = last_option(question)
            assert (await one.ask("act", id="a", option=option, question=question["name"], hold=60))["type"] == "done"
            for chair in (one, other):
                held = await chair.until("held")
                assert (held["request"], held["option"], held["asked"]) == ("a", option, question["name"])
                assert 0 < held["left"] <= 60
            await one.socket.close()
            await one.open()  # a reload
            assert (await one.until("held"))["left"] <= held["left"]
            assert (await other.ask("undo"))["type"] == "done"
            for chair in (one, other):
                assert (await chair.until("held"))["option"] == ""
            assert (await one.ask("confirm", request="a"))["key"] == "not-held"
            assert (await one.ask("act", id="b", option=option, question=question["name"], hold=0))["type"] == "done"
            assert (await other.until("held"))["left"] is None
            answers = await asyncio.gather(one.ask("confirm", request="b"), other.ask("confirm", request="b"))
            assert [answer["type"] for answer in answers] == ["done", "done"]
            assert log_of(two[0], one.table) == [(0, "choice", "0:b")]
            await watching.send("resync", events=watching.events)
            heard: list[str] = []
            while not heard or heard[-1] != "view" or heard.count("view") < 2:
                heard.append((await watching.hear())["type"])
            assert "held" not in heard

    asyncio.run(story())


def test_of_confirming_and_taking_back_at_once_one_happens_wholly(two: list[Config]) -> None:
    async def story() -> None:
        outcomes = set()
        for _ in range(8):
            async with devices(two, 2) as (one, other, _watching):
                question = await asked(one)
                await asked(other)
                await one.ask("act", id="a", option=last_option(question), question=question["name"], hold=0)
                await other.until("held")
                confirmed, taken = await asyncio.gather(one.ask("confirm", request="a"), other.ask("undo", id="u"))
                log, answers = log_of(two[0], one.table), (confirmed["type"], taken["type"])
                if confirmed["type"] == "done":
                    assert log == [(0, "choice", "0:a")]
                    assert taken["type"] == "refused"  # it was drawn already
                else:
                    assert (log, taken["type"]) == ([], "done")
                outcomes.add(answers)
        assert outcomes <= {("done", "refused"), ("refused", "done")}

    asyncio.run(story())


def test_the_worker_carries_out_what_nobody_confirms(two: list[Config]) -> None:
    async def story() -> None:
        async with devices(two, 1) as (one, other, _):
            question = await asked(one)
            await one.ask("act", id="a", option=last_option(question), question=question["name"], hold=1)
            await one.socket.close()  # nobody is there any more
            while (await asked(other))["name"] == question["name"]:
                await other.hear()
            assert log_of(two[0], one.table) == [(0, "choice", "0:a")]
            await one.open()

    asyncio.run(story())
