"""What an answer costs whoever asks for it: every route has a price, and what is sent is paid for by its size."""

import asyncio
import itertools
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute
from msgspec.structs import replace

from asztal.server.app import make_app
from asztal.server.config import Config
from asztal.server.http import door as doors
from asztal.server.http.callers import COOKIE
from asztal.server.http.door import Door
from asztal.server.limits.limits import LIMITS, Limits, Visitor
from asztal.server.limits.prices import COLD, KILOBYTE, PRICE, Price
from asztal.server.service import Service
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.tables.play import choices
from tests.server.people import seated_table
from tests.server.test_absence import denied
from tests.server.wire import Socket

SMALL, BIG = "own_pace", "barrage"
NO_STORE = "no-store, private"
MS_PER_S, RESERVE = LIMITS["effort"][0].amount, LIMITS["effort"][0].reserve


class Noting(Limits):
    """The usual limits; what was counted is noted."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.counted: list[float] = []
        self.owed: list[float] = []

    async def count(self, visitor: Visitor, **used: float) -> None:
        self.counted.append(used.get("effort", 0.0))
        await super().count(visitor, **used)

    async def owe(self, visitor: Visitor, **used: float) -> None:
        self.owed.append(used.get("effort", 0.0))
        await super().owe(visitor, **used)


class House:
    """The web application behind its door, in this process."""

    def __init__(self, app: Litestar, config: Config) -> None:
        self.app, self.door = app, Door(app, config)
        self.service: Service = app.state.service
        self.limits = app.state.limits = Noting(config)
        transport = httpx.ASGITransport(app=cast(Any, self.door))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://test")

    async def read(self, path: str) -> tuple[float, float]:
        """Read something; what it was counted as before, and after."""
        before, after = len(self.limits.counted), sum(self.limits.owed)
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return sum(self.limits.counted[before:]), sum(self.limits.owed) - after


async def ended(config: Config, moves: int = 3) -> str:
    """A table that ended after some moves, and that only another process has in memory."""
    async with Service(config) as service:
        table, guests = await seated_table(service, SMALL, 1)
        for number in range(moves):
            await service.play.act(Request(table, Person(guests[0]), f"a{number}"), "choose dig")
        await service.proposals.propose(Request(table, Person(guests[0]), "end"), "end")
        return table


def inside(config: Config, story: Callable[[House], Awaitable[None]]) -> None:
    """Tell a story in a house with the usual limits."""
    here = replace(config, limits=1.0, redis="")

    @asynccontextmanager
    async def opened() -> AsyncIterator[House]:
        app = make_app(here)
        async with app.lifespan():
            yield House(app, here)

    async def tell() -> None:
        async with opened() as house:
            await story(house)

    asyncio.run(tell())


# --- routes -------------------------------------------------------------------------------------------------------


def routes() -> list[tuple[str, str, Any]]:
    """Every route that is registered: method, path and handler; OPTIONS is the framework's own."""
    found: list[tuple[str, str, Any]] = []
    for route in make_app(Config(database="postgresql://nowhere/nothing")).routes:
        if isinstance(route, HTTPRoute):
            handlers = [(method, handler) for handler in route.route_handlers for method in handler.http_methods]
            found += [(method, route.path, handler) for method, handler in handlers if method != "OPTIONS"]
        else:
            assert isinstance(route, WebSocketRoute)
            found.append(("SOCKET", route.path, route.route_handler))
    return found


def test_every_route_has_a_price_and_what_reads_a_table_names_it() -> None:
    assert len(routes()) > 60
    for method, path, handler in routes():
        price = handler.opt.get(PRICE)
        assert isinstance(price, Price), (method, path)
        assert price.effort or path.startswith(("/assets/", "/health", "/metrics")), (method, path)
        assert not price.reads or "{table_id:str}" in path, (method, path)


def test_stepping_through_the_words_of_a_finished_game_is_not_held_up(config: Config) -> None:
    async def story(house: House) -> None:
        table = await ended(config)
        await house.read(f"/api/tables/{table}/views/0?move=0")
        assert table not in house.service.cache  # nobody is at it here
        for kind in ("views", "rows"):
            began = time.monotonic()
            for step in range(12):
                price, _ = await house.read(f"/api/tables/{table}/{kind}/0?move={step % 4}")
                assert price < 10
            assert time.monotonic() - began < 5  # it was two seconds for each

    inside(config, story)


def test_a_cold_replay_costs_what_it_costs_whether_or_not_the_table_is_open(config: Config) -> None:
    async def story(house: House) -> None:
        table = await ended(config)
        for kind in ("views/0", "views/open", "rows/0", "rows/open", "moves"):
            await house.read(f"/api/tables/{table}")
            assert table in house.service.cache
            house.service.replays.clear()
            cold, longer = await house.read(f"/api/tables/{table}/{kind}")
            warm, _ = await house.read(f"/api/tables/{table}/{kind}")
            assert cold == warm + COLD["replay"]
            assert longer > 0  # by the length of the game
            house.limits = house.app.state.limits = Noting(replace(config, limits=1.0))

    inside(config, story)


# --- bytes --------------------------------------------------------------------------------------------------------


def test_a_large_answer_costs_by_its_size_and_a_small_one_does_not(config: Config) -> None:
    async def story(house: House) -> None:
        size = len((await house.http.get("/api/openapi/openapi.json")).content)
        assert size > 50_000
        assert sum(house.limits.owed) == pytest.approx(size / 1000 * KILOBYTE)
        assert await house.read("/health") == (0, 0)

    inside(config, story)


def test_a_table_filled_by_taking_back_gives_nobody_more_than_an_address_may_have(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody chooses and takes back over and over, and draws the whole view again and again with several sockets."""
    dear = 0.6  # a table twenty times as long would be as dear with the usual price
    monkeypatch.setattr(doors, "KILOBYTE", dear)

    async def story(house: House) -> None:
        guest, token = await house.service.sessions.welcome("Mallory", "en")
        table = await house.service.lobby.create(guest, BIG, 1, {})
        await house.service.lobby.join(guest, table, "Mallory")
        await house.service.lobby.start(guest, table)
        async with house.service.changes.reading(table) as warm:
            option = next(iter(warm.game.decisions[0].options))
        for number in range(60):
            await house.service.play.act(Request(table, Person(guest), f"a{number}"), str(option))
            await house.service.play.undo(Request(table, Person(guest), f"u{number}"))
        sockets = [Socket(cast(Litestar, house.door), table, token) for _ in range(4)]
        for socket in sockets:
            socket.say({"type": "hello"})
            await socket.settle()  # texts are read
            socket.sent.clear()
        house.limits.owed.clear()
        began = time.monotonic()
        for socket, _ in itertools.product(sockets, range(50)):
            socket.say({"type": "resync"})
        await asyncio.sleep(2)
        seconds = time.monotonic() - began
        drawn = [data for socket in sockets for data in socket.sent if data.startswith(b'{"type":"view"')]
        assert len(drawn) >= len(sockets)
        each = dear * len(drawn[0]) / 1000
        assert each > 5
        # The reserve, what was added meanwhile, and one view for each socket that was on its way.
        assert len(drawn) * (each + 4) < RESERVE + seconds * MS_PER_S + len(sockets) * (each + 4)
        assert sum(house.limits.owed) == pytest.approx(len(drawn) * each, abs=len(sockets) * 64 * dear)
        await asyncio.gather(*[socket.cut() for socket in sockets])

    inside(config, story)


# --- the length of a table ----------------------------------------------------------------------------------------


def test_a_table_without_end_is_played_to_its_end_but_nothing_is_taken_back(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choices, "MOST_ACTIONS", 6)

    async def story(house: House) -> None:
        table, guests = await seated_table(house.service, SMALL, 1)
        me, acts, proposals = Person(guests[0]), house.service.play, house.service.proposals
        for number in range(3):
            await acts.act(Request(table, me, f"a{number}"), "choose dig")
            await acts.undo(Request(table, me, f"u{number}"))
        assert await denied(acts.undo(Request(table, me, "u"))) == "422 nothing-to-undo"
        await acts.act(Request(table, me, "a"), "choose dig")
        assert await denied(acts.undo(Request(table, me, "u"))) == "409 no-more-undo"
        assert await denied(acts.undo(Request(table, me, "all"), everything=True)) == "409 no-more-undo"
        assert await denied(proposals.propose(Request(table, me, "back"), "back")) == "409 no-more-undo"
        await acts.undo(Request(table, me, "u2"))  # it was carried out then, and counts once
        for number in range(1000):
            async with house.service.changes.reading(table) as warm:
                if warm.game.over:
                    return
                option = str(warm.game.decisions[0].options[0])
            await acts.act(Request(table, me, f"b{number}"), option)
        raise AssertionError("it never ends")

    inside(config, story)


# --- caches -------------------------------------------------------------------------------------------------------


def test_every_answer_is_the_same_for_everybody_or_kept_by_nobody(config: Config) -> None:
    async def story(house: House) -> None:
        table = await ended(config)
        tokens = [(await house.service.sessions.welcome(name, "en"))[1] for name in ("Ada", "Ben")]
        given = {"table_id": table, "game": SMALL, "seat": "0", "name": "icon.svg", "number": "1", "channel": "1"}
        kept = 0
        for method, path, _ in routes():
            if method == "SOCKET":
                continue
            address = re.sub(r"{(\w+):\w+}", lambda part: given.get(part[1], "some"), path)
            house.limits = house.app.state.limits = Noting(replace(config, limits=1.0))
            cookies = [{"Cookie": f"{COOKIE}={token}"} for token in tokens] if method in ("GET", "HEAD") else [{}]
            answers = [await house.http.request(method, address, headers=cookie) for cookie in cookies]
            for answer in answers:
                if answer.headers["cache-control"] != NO_STORE:
                    assert method in ("GET", "HEAD")
                    assert answer.status_code == 200
                    assert answer.content == answers[0].content
                    assert "set-cookie" not in answer.headers
                    kept += 1
            personal = path.startswith(("/api/guest", "/api/me", "/api/tables", "/api/mail", "/api/invites"))
            assert not personal or answers[0].headers["cache-control"] == NO_STORE, path
        assert kept > 10

    inside(config, story)


@pytest.mark.parametrize("path", ["/health", "/ready"])
def test_a_monitor_may_ask_for_the_head_alone(live: Config, path: str) -> None:
    answer = httpx.head(f"{live.address}{path}")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["cache-control"] == NO_STORE
