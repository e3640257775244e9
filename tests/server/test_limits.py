"""What one address may use of a server: every flood is refused or slowed down, and nobody else notices.

The tests come from different addresses, which they name as a proxy on this machine would.
"""

import asyncio
import contextlib
import itertools
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from asztal.server.background import Background
from asztal.server.cluster.fanout import FanOut
from asztal.server.cluster.peers import Peers
from asztal.server.cluster.rooms import Rooms
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.http.readiness import Readiness
from asztal.server.limits import limits as limiting
from asztal.server.limits.budget import Budget
from asztal.server.limits.limits import LIMITS, SOCKETS, WAITING_TABLES, Limits
from asztal.server.service import Service
from asztal.server.wire import client_messages
from asztal.server.wire.shapes import Ready
from tests.server.clients import PATIENCE, Chair, Person, free_port, process, wait_until_ready
from tests.server.conftest import REDIS, prepared
from tests.server.people import with_service
from tests.server.stranger import compare

pytestmark = pytest.mark.timeout(300)
SMALL = "own_pace"
_numbers = itertools.count(1)
AT_TABLE = next(sockets.most for sockets in SOCKETS if sockets.whose == ("address", "table"))
PER_ADDRESS = next(sockets.most for sockets in SOCKETS if sockets.whose == ("address",))


@pytest.fixture(scope="module")
def limited() -> Iterator[Config]:
    """A server with the usual limits."""
    with prepared() as made:
        here = replace(made, port=free_port())
        with process(here, "serve"):
            wait_until_ready(here)
            yield here


def somewhere() -> str:
    """An address that nobody else has."""
    number = next(_numbers)
    return f"198.51.{number // 250}.{number % 250 + 1}"


class Visitor(Person):
    """Somebody from an address."""

    def __init__(self, config: Config, address: str = "") -> None:
        super().__init__(config.address)
        self.address = address or somewhere()
        self.http.headers["X-Forwarded-For"] = self.address
        self.url = config.address.replace("http", "ws")

    async def tries(self, method: str, path: str, **body: Any) -> str:
        """The status of an answer and the key of a refusal."""
        answer = await self.http.request(method, path, json=body)
        return f"{answer.status_code} {answer.json().get('key', '') if answer.status_code >= 400 else ''}".strip()

    async def table(self, *, seats: int = 1, sit: bool = True, start: bool = True) -> str:
        table: str = (await self.post("/api/tables", game=SMALL, seats=seats))["table"]["id"]
        if sit:
            await self.post(f"/api/tables/{table}/join")
        if start:
            await self.post(f"/api/tables/{table}/start")
        return table

    @contextlib.asynccontextmanager
    async def socket(self, table: str, *, hello: bool = True) -> AsyncIterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"X-Forwarded-For": self.address, "Cookie": cookies}
        url = f"{self.url}/api/tables/{table}/socket"
        async with connect(url, additional_headers=headers, open_timeout=PATIENCE, close_timeout=0.2) as socket:
            if hello:
                await socket.send('{"type": "hello"}')
            yield socket


async def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["type"] in kinds:
            return message


def tell(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await story()

    asyncio.run(told())


def amount(name: str) -> int:
    return int(min(limit.amount for limit in LIMITS[name]))


# --- over HTTP ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_flood_of_requests_is_refused_with_the_time_to_wait_and_others_do_not_notice(limited: Config) -> None:
    async def story() -> None:
        async with Visitor(limited) as other, Visitor(limited) as stranger:
            stranger.http.headers["Accept-Language"] = "hu"
            asked = [asyncio.create_task(stranger.http.get("/api/guest/turns")) for _ in range(400)]
            await asyncio.sleep(1)
            began = time.monotonic()
            assert await other.get("/api/guest/turns") == []
            assert time.monotonic() - began < 5
            answers = await asyncio.gather(*asked)
            counted = Counter(answer.status_code for answer in answers)
            assert set(counted) == {200, 429}
            assert counted[200] < 300
            refused = next(answer for answer in answers if answer.status_code == 429)
            told = refused.json()
            assert (told["type"], told["status"], told["key"]) == ("refused", 429, "too-fast")
            assert "másodperc" in told["text"]
            assert int(refused.headers["retry-after"]) >= 1
            assert refused.headers["x-content-type-options"] == "nosniff"
            assert (await stranger.http.get("/health")).status_code == 200

    tell(story)


@pytest.mark.slow
def test_new_guests_of_one_address(limited: Config) -> None:
    async def story() -> None:
        async with Visitor(limited) as stranger:
            for _ in range(amount("guests") - 1):
                stranger.http.cookies.clear()
                assert await stranger.tries("POST", "/api/guest", name="More") == "201"
            assert await stranger.tries("POST", "/api/guest", name="Renamed") == "201"  # somebody known
            stranger.http.cookies.clear()
            assert await stranger.tries("POST", "/api/guest", name="More") == "429 too-many-guests"
            async with Visitor(limited):
                pass

    tell(story)


@pytest.mark.slow
def test_a_first_hop_that_the_client_made_up_changes_nothing(limited: Config) -> None:
    async def story() -> None:
        async with Visitor(limited) as stranger:
            answers = []
            for number in range(amount("guests")):
                stranger.http.cookies.clear()
                stranger.http.headers["X-Forwarded-For"] = f"203.0.113.{number}, {stranger.address}"
                answers.append(await stranger.tries("POST", "/api/guest", name="More"))
            assert answers[-1] == "429 too-many-guests"

    tell(story)


@pytest.mark.slow
def test_tables_that_wait_of_one_person_and_tables_of_one_address(limited: Config) -> None:
    async def story() -> None:
        async with Visitor(limited) as stranger:
            opened = []
            for _ in range(4):
                while (answer := await stranger.tries("POST", "/api/tables", game=SMALL, seats=2)) == "201":
                    opened.append(answer)
                if answer == "429 too-many-waiting":
                    assert len(opened) % WAITING_TABLES == 0
                    stranger.http.cookies.clear()
                    await stranger.post("/api/guest", name="Another")
            assert answer == "429 too-many-tables"
            assert len(opened) == amount("tables")
            async with Visitor(limited) as other:
                assert await other.tries("POST", "/api/tables", game=SMALL, seats=2) == "201"

    tell(story)


@pytest.mark.slow
def test_games_of_bots_alone_started_or_left_to_them(limited: Config) -> None:
    async def story() -> None:
        async with Visitor(limited) as stranger:
            for _ in range(amount("bot games") - 1):
                table = await stranger.table(sit=False, start=False)
                await stranger.put(f"/api/tables/{table}/seats/0/bot", bot="random")
                assert await stranger.tries("POST", f"/api/tables/{table}/start") == "200"
                assert await stranger.tries("POST", f"/api/tables/{table}/start") == "200"  # the same again
            left = [await stranger.table() for _ in range(2)]
            assert await stranger.tries("POST", f"/api/tables/{left[0]}/leave") == "200"
            assert await stranger.tries("POST", f"/api/tables/{left[1]}/leave") == "429 too-many-bot-games"

    tell(story)


@pytest.mark.slow
def test_guessing_invitations_and_links(limited: Config) -> None:
    async def story() -> None:
        async with Visitor(limited) as stranger:
            guesses = [("POST", f"/api/links/guess{number}") for number in range(10)]
            guesses += [("GET", f"/api/invites/guess{number}") for number in range(amount("guesses") + 10)]
            answers = Counter(await asyncio.gather(*[stranger.tries(*guess) for guess in guesses]))
            assert set(answers) == {"404 no-such-table", "404 no-such-link", "429 too-fast"}

    tell(story)


def test_the_database_is_asked_once_a_second_whether_the_server_is_ready(config: Config) -> None:
    asked = 0

    class Counting(Service):
        async def answers(self) -> bool:
            nonlocal asked
            asked += 1
            return await super().answers()

    async def story(service: Service) -> None:
        async with Counting(config) as counting:
            fanout = FanOut(config, counting, Rooms(counting.changes), Peers())
            readiness = Readiness(counting, fanout, Background())
            assert (await readiness.check()).status == "waiting"  # it has just started
            fanout.connected = True
            fanout.introduced.set()
            assert {found.status for found in await asyncio.gather(*[readiness.check() for _ in range(200)])} == {"ok"}
            assert asked == 1
            fanout.connected = False
            assert await readiness.check() == Ready("degraded", "late")

    with_service(config, story)


# --- over sockets -------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_sockets_of_one_address_at_a_table_and_at_all_of_them(limited: Config) -> None:
    async def story() -> None:
        async with Visitor(limited) as owner, Visitor(limited) as stranger, contextlib.AsyncExitStack() as stack:
            tables = [await owner.table() for _ in range(1 + PER_ADDRESS // AT_TABLE)]
            stranger.http.cookies.clear()
            first = await stack.enter_async_context(stranger.socket(tables[0], hello=False))
            for _ in range(AT_TABLE - 1):
                await stack.enter_async_context(stranger.socket(tables[0], hello=False))
            with pytest.raises(InvalidStatus) as refused:
                await stack.enter_async_context(stranger.socket(tables[0], hello=False))
            assert refused.value.response.status_code == 429
            assert json.loads(refused.value.response.body or b"")["key"] == "too-many-sockets"
            async with owner.socket(tables[0]) as socket:
                await heard(socket, "view")
            await first.close()
            await asyncio.sleep(0.5)
            await stack.enter_async_context(stranger.socket(tables[0], hello=False))
            for number in range(PER_ADDRESS - AT_TABLE):
                await stack.enter_async_context(stranger.socket(tables[1 + number // AT_TABLE], hello=False))
            with pytest.raises(InvalidStatus):
                await stack.enter_async_context(stranger.socket(tables[-1], hello=False))

    tell(story)


@pytest.mark.slow
def test_a_socket_that_says_nothing_is_closed(limited: Config) -> None:
    async def story() -> None:
        async with Visitor(limited) as owner:
            table = await owner.table()
            async with owner.socket(table, hello=False) as silent, owner.socket(table) as quiet:
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(silent.recv(), PATIENCE)
                assert silent.close_code == 4410
                await heard(quiet, "view")
                await quiet.send('{"type": "resync"}')
                await heard(quiet, "view")

    tell(story)


@pytest.mark.slow
def test_a_flood_of_messages_is_read_at_an_even_pace_and_answered(limited: Config) -> None:
    async def story() -> None:
        async with Visitor(limited) as stranger, stranger.socket(await stranger.table()) as socket:
            began = time.monotonic()
            for _ in range(350):
                await socket.send('{"type": "fly"}')
            answers = Counter([(await heard(socket, "refused"))["key"] for _ in range(350)])
            assert answers == {"bad-message": 350}
            assert time.monotonic() - began > 1.3  # two hundred at once, then a hundred a second

    tell(story)


@pytest.mark.slow
def test_a_flood_of_costly_messages_waits_and_somebody_elses_move_does_not(limited: Config) -> None:
    async def story() -> None:
        async with Visitor(limited) as owner, Visitor(limited) as stranger, contextlib.AsyncExitStack() as stack:
            table = await owner.table()
            sockets = [await stack.enter_async_context(stranger.socket(table)) for _ in range(8)]
            mine = await stack.enter_async_context(owner.socket(table))
            view = await heard(mine, "view")
            for socket in sockets:
                for number in range(40):
                    await socket.send(json.dumps({"type": "read-out", "id": str(number)}))
            for number in range(3):
                began = time.monotonic()
                choice = {"option": "choose dig", "question": view["question"]["name"]}
                await mine.send(json.dumps({"type": "act", "id": str(number), **choice}))
                assert (await heard(mine, "done", "refused"))["type"] == "done"
                view = await heard(mine, "update")
                assert time.monotonic() - began < 2
            answers = Counter([(await heard(sockets[0], "rows", "refused"))["type"] for _ in range(5)])
            assert answers["rows"] >= 1

    tell(story)


@pytest.mark.slow
def test_chat_of_one_person(limited: Config) -> None:
    async def story() -> None:
        async with Visitor(limited) as stranger, stranger.socket(await stranger.table()) as socket:
            for number in range(amount("chat") + 1):
                await socket.send(json.dumps({"type": "say", "id": str(number), "text": "gold"}))
            answers = [(await heard(socket, "done", "refused")).get("key") for _ in range(amount("chat") + 1)]
            assert answers == [None] * amount("chat") + ["too-much-chat"]

    tell(story)


@pytest.mark.slow
def test_pings_and_pieces_without_end_end_the_connection(limited: Config) -> None:
    async def pieces() -> AsyncIterator[str]:
        for _ in range(100_000):
            yield ""

    async def story() -> None:
        async with Visitor(limited) as stranger:
            table = await stranger.table()
            async with stranger.socket(table) as socket:
                with pytest.raises(ConnectionClosed):
                    await asyncio.gather(*[socket.ping() for _ in range(1000)], heard(socket, "never"))
            async with stranger.socket(table) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.send(pieces())
            async with stranger.socket(table) as socket:
                await heard(socket, "view")

    tell(story)


# --- shared, off, and honest people -------------------------------------------------------------------------------


@pytest.mark.slow
def test_two_processes_count_together(config: Config) -> None:
    webs = [replace(config, redis=REDIS, port=free_port()) for _ in range(2)]

    async def story() -> None:
        address = somewhere()
        async with Visitor(webs[0], address) as one, Visitor(webs[1], address) as two:
            table = await one.table()
            async with contextlib.AsyncExitStack() as stack:
                for number in range(AT_TABLE):
                    await stack.enter_async_context((one, two)[number % 2].socket(table, hello=False))
                for visitor in (one, two):
                    with pytest.raises(InvalidStatus):
                        await stack.enter_async_context(visitor.socket(table, hello=False))
            async with two.socket(table):
                pass
            for number in range(amount("guests") - 2):
                visitor = (one, two)[number % 2]
                visitor.http.cookies.clear()
                assert await visitor.tries("POST", "/api/guest", name="More") == "201"
            for visitor in (one, two):
                visitor.http.cookies.clear()
                assert await visitor.tries("POST", "/api/guest", name="More") == "429 too-many-guests"

    with process(webs[0], "serve"), process(webs[1], "serve"):
        for web in webs:
            wait_until_ready(web)
        tell(story)


@pytest.mark.slow
def test_with_limits_off_nothing_is_refused(live: Config) -> None:
    async def story() -> None:
        async with Visitor(live) as somebody, contextlib.AsyncExitStack() as stack:
            for _ in range(amount("guests") + 1):
                assert await somebody.tries("POST", "/api/tables", game=SMALL, seats=2) == "201"
            table = await somebody.table()
            for _ in range(PER_ADDRESS + 1):
                await stack.enter_async_context(somebody.socket(table))
            for _ in range(amount("guests") + 1):
                somebody.http.cookies.clear()
                assert await somebody.tries("POST", "/api/guest", name="More") == "201"

    tell(story)


class Calm(Chair):
    """Somebody who looks before choosing; nothing is ever refused."""

    def take_in(self, message: dict[str, Any]) -> None:
        assert message["type"] != "refused", message
        super().take_in(message)

    async def ask(self, asked: str, /, **data: Any) -> dict[str, Any]:
        await asyncio.sleep(random.uniform(0.05, 0.2))
        return await super().ask(asked, **data)


def honest_game(here: Config, game: str) -> None:
    """Three people and a bot behind one address, each with a page that looks around, talks and asks."""

    async def story() -> None:
        address = somewhere()
        async with Visitor(here, address) as owner, Visitor(here, address) as two, Visitor(here, address) as three:
            table = (await owner.post("/api/tables", game=game, seats=4))["table"]["id"]
            await owner.put(f"/api/tables/{table}/seats/3/bot", bot="random")
            people = [owner, two, three]
            for person in people:
                for page in ("/api/games", f"/api/games/{game}/rules", f"/api/games/{game}/cards", "/api/tables"):
                    await person.get(page)
                await person.post(f"/api/tables/{table}/join")
                await person.get(f"/api/tables/{table}")
            await owner.post(f"/api/tables/{table}/start")
            chairs = [Calm(person, table) for person in people]
            for chair in chairs:
                await chair.open()
                await chair.until("view")
                assert (await chair.ask("say", text="hello"))["type"] == "done"
                assert (await chair.ask("read-out"))["type"] == "rows"
                assert (await chair.ask("score", seat=chair.seat))["type"] == "scored"
            await asyncio.gather(*[chair.play(random.Random(n), resync=0.1) for n, chair in enumerate(chairs)])
            for person in people:
                for page in ("moves", "views/15", "rows/open"):
                    await person.get(f"/api/tables/{table}/{page}")
            for chair in chairs:
                await chair.socket.close()

    with process(here, "worker"):
        tell(story)


@pytest.mark.slow
def test_a_game_of_three_people_and_a_bot_behind_one_address_is_never_refused_anything(limited: Config) -> None:
    honest_game(limited, "toy_euro")


@pytest.mark.full
def test_nor_is_a_long_one(limited: Config) -> None:
    honest_game(limited, "ginkgopolis")


@pytest.mark.full
@pytest.mark.timeout(900)
def test_a_stranger_who_uses_everything_does_not_double_the_time_of_a_move() -> None:
    assert compare(runs=3, moves=200) < 2


# --- whatever is sent ---------------------------------------------------------------------------------------------

ABSURD = [
    *(str(number) for number in (10**30, -(10**30), 2**63, -(2**63) - 1, 1.5, 0, -1, 101)),
    "9" * 5000,
    "1e400",
    "NaN",
    "null",
    "true",
    '"\\ud800"',
    '"a\\u0000b"',
    '"' + "x" * 10_000 + '"',
    "[" * 5000,
    "[" * 3000 + "]" * 3000,
    '{"a":' * 2000 + "1" + "}" * 2000,
    '{"\\ud800": "\\ud800"}',
    '{"\\u0000": "\\u0000"}',
]


@pytest.mark.slow
def test_no_body_however_absurd_is_an_error_of_ours(live: Config) -> None:
    async def story() -> None:
        async with Visitor(live) as stranger:
            table = await stranger.table(seats=2, start=False)
            fields = {
                "/api/tables": {"game": f'"{SMALL}"', "seats": "2", "variant": "{}", "listed": "true"},
                "/api/guest": {"name": '"A"', "lang": '"en"'},
                f"/api/tables/{table}/join": {"seat": "0", "invite": '""', "nonce": '""'},
                f"/api/tables/{table}/leave": {"bot": '"random"'},
            }
            for (path, given), value in itertools.product(fields.items(), ABSURD):
                bodies = [value, *[_body(given | {name: value}) for name in given]]
                for body in bodies:
                    answer = await stranger.http.post(path, content=body, headers={"Content-Type": "application/json"})
                    assert answer.status_code < 500, (path, body[:100])
            for value in ("9" * 4000, str(10**30), "-1", "1e9", "%00", "%ff"):
                for path in (f"views/{value}", f"lines/{value}", f"moves?seat={value}", f"views/0?move={value}"):
                    answer = await stranger.http.get(f"/api/tables/{table}/{path}")
                    assert answer.status_code < 500, path

    tell(story)


def _body(given: dict[str, str]) -> str:
    return "{" + ", ".join(f'"{name}": {value}' for name, value in given.items()) + "}"


def test_a_table_for_more_people_than_there_are_is_refused(live: Config) -> None:
    answer = httpx.post(f"{live.address}/api/guest", json={"name": "A"})
    refused = httpx.post(f"{live.address}/api/tables", json={"game": SMALL, "seats": 10**30}, cookies=answer.cookies)
    assert (refused.status_code, refused.json()["key"]) == (422, "bad-request")


def test_those_who_watch_cannot_use_up_what_the_players_need(config: Config) -> None:
    async def story() -> None:
        limits, read_out = Limits(replace(config, limits=1.0)), client_messages.ReadOut("r")

        async def waits(address: str, *, plays: bool) -> bool:
            budget = Budget(limits, limiting.Visitor(address, table="t"), lambda: False)
            budget.plays = plays
            try:
                async with asyncio.timeout(0.2), budget.on(read_out):
                    return False
            except (TimeoutError, Denied):
                return True

        assert any(await asyncio.gather(*[waits(f"10.0.{number}.1", plays=False) for number in range(200)]))
        assert not await waits("10.1.0.1", plays=True)

    asyncio.run(story())
