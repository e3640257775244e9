"""Who may do what: every route of the application, called by every kind of caller, at a table of every state."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from asztal.server.app import make_app
from asztal.server.config import Config
from asztal.server.http.handbook import FOLDER as BOOK
from asztal.server.http.pages import FOLDER, PAGES, PREVIEWED
from tests.server.clients import Chair, Person

# Nobody known; somebody known without a seat; somebody who sits at another table; somebody who watches this one;
# somebody who sits here; whoever opened the table, who sits here too; a program with the secret of a seat; whoever
# reads the metrics. There is no administrator.
CALLERS = ("anonymous", "guest", "elsewhere", "spectator", "seat", "owner", "program", "operator")
STATES = ("waiting", "playing", "over")
ALL = "200 200 200 200 200 200 200 200"
KNOWN = "401 200 200 200 200 200 401 401"
SEATED = "401 403 403 403 200 200 401 401"
OWNER, TOO_LATE = "401 403 403 403 403 200 401 401", "401 403 403 403 403 409 401 401"
NOWHERE = ALL.replace("200", "404")
PAGE = ALL if (FOLDER / "index.html").is_file() else ALL.replace("200", "503")  # until the client is built
HANDBOOK = ALL.replace("200", "307" if (BOOK / "index.html.gz").is_file() else "503")
NOT_NOW = "409 409 409 409 409 409 409 409"
# What they get at an unlisted table, in one line, or in three where it depends on the table's state. For the socket it
# is the answer to a choice, 200 for "done"; everybody may watch.
ARCHIVED = (SEATED.replace("200", "409"), SEATED.replace("200", "409"), SEATED.replace("200", "204"))
EXPECTED: dict[str, str | tuple[str, str, str]] = {
    **{f"{method} {page.replace(':str', '')}": PAGE for page in (*PAGES, *PREVIEWED) for method in ("GET", "HEAD")},
    **{f"{method} {path}": ALL for path in ("/api", "/health", "/ready") for method in ("GET", "HEAD")},
    **{f"{method} {path}": NOWHERE for path in ("/assets/{name}", "/{name}") for method in ("GET", "HEAD")},
    **{f"{method} /handbook": HANDBOOK for method in ("GET", "HEAD")},
    **{f"{method} /handbook/{{path}}": NOWHERE for method in ("GET", "HEAD")},
    "GET /api/bots": ALL,
    "GET /api/ways": ALL,
    "GET /api/games": ALL,
    "GET /api/games/{game}/aid": ALL,
    "GET /api/games/{game}/howto": ALL,
    "GET /api/games/{game}/rules": ALL,
    "GET /api/games/{game}/cards": ALL,
    "GET /api/games/{game}/schema": ALL,
    "GET /api/games/{game}/examples/{name}": NOWHERE,  # of a game without examples
    "POST /api/guest": ALL.replace("200", "201"),
    "GET /api/guest": KNOWN,
    "GET /api/guest/turns": KNOWN,
    "GET /api/me": KNOWN,
    "POST /api/me/sessions/{session}/revoke": KNOWN.replace("200", "404"),  # of somebody else
    "POST /api/me/sign-out-everywhere": KNOWN,
    "POST /api/me/words": KNOWN.replace("200", "201"),
    "DELETE /api/me/ways/{way}": KNOWN.replace("200", "404"),  # of somebody else
    "POST /api/home/words": ALL.replace("200", "422"),  # of no words
    "POST /api/me/handovers": KNOWN.replace("200", "201"),
    "GET /api/me/handovers/{number}": KNOWN,  # gone, as far as others are told
    "POST /api/me/handovers/{number}/yes": KNOWN,
    "DELETE /api/me/handovers/{number}": KNOWN,
    "POST /api/arrivals": NOWHERE,
    "POST /api/arrivals/answer": ALL,
    "POST /api/me/account": KNOWN.replace("200", "422"),  # with a name that nobody may have
    "POST /api/me/proof": KNOWN.replace("200", "422"),  # by no words
    "POST /api/me/proof/passkey/options": KNOWN.replace("200", "409"),  # without https
    "POST /api/me/proof/passkey": KNOWN.replace("200", "422"),
    "POST /api/me/proof/mail": KNOWN.replace("200", "422"),  # of no letter
    "GET /api/me/tokens": KNOWN,
    "POST /api/me/tokens": KNOWN.replace("200", "201"),
    "DELETE /api/me/tokens/{token}": KNOWN.replace("200", "404"),  # of somebody else
    "PUT /api/me/program": KNOWN,
    "POST /api/me/export": KNOWN,
    "POST /api/me/erase": KNOWN,
    "DELETE /api/me/erase": KNOWN,
    "GET /api/me/merge": KNOWN,
    "POST /api/me/merge": KNOWN.replace("200", "404"),  # of no guest
    "GET /api/home": ALL,
    "POST /api/me/passkeys/options": KNOWN.replace("200", "409"),  # without https
    "POST /api/me/passkeys": KNOWN.replace("200", "422"),
    "POST /api/home/passkey/options": NOT_NOW,
    "POST /api/home/passkey": ALL.replace("200", "422"),
    "POST /api/home/mail": ALL.replace("200", "409"),  # no mails are sent here
    "POST /api/home/mail/state": ALL,
    "POST /api/home/mail/link": NOWHERE,
    "POST /api/home/mail/code": ALL.replace("200", "422"),  # of no letter
    "POST /api/home/mailbox": NOWHERE,
    "POST /api/home/mailbox/refuse": NOWHERE,
    "POST /api/me/ways/mail": KNOWN.replace("200", "409"),
    "POST /api/me/ways/mail/code": KNOWN.replace("200", "422"),
    "GET /api/me/hours": KNOWN,
    "PUT /api/me/hours": KNOWN,
    "GET /api/me/vacations": KNOWN,
    "POST /api/me/vacations": KNOWN.replace("200", "422"),  # of the past
    "DELETE /api/me/vacations/{number}": KNOWN.replace("200", "404"),
    "GET /api/me/channels": KNOWN,
    "POST /api/me/channels": KNOWN.replace("200", "422"),  # of no kind
    "DELETE /api/me/channels/{channel}": KNOWN.replace("200", "404"),
    "GET /api/me/settings": KNOWN,
    "PUT /api/me/settings": KNOWN,
    "GET /api/me/notices": KNOWN,
    **{f"{method} /api/mail/{{code}}": NOWHERE for method in ("GET", "POST")},
    "DELETE /api/mail/{code}": ALL.replace("200", "204"),
    "POST /mail/{code}": ALL,  # whoever wants no more mail hears that it is so
    "GET /api/guest/archive": KNOWN,
    "PUT /api/tables/{table_id}/archived": ARCHIVED,
    "DELETE /api/tables/{table_id}/archived": ARCHIVED,
    "GET /api/tables": ALL,
    "POST /api/tables": KNOWN.replace("200", "201"),
    "POST /api/tables/now": KNOWN.replace("200", "201"),
    "PATCH /api/tables/{table_id}": (OWNER, TOO_LATE, TOO_LATE),
    "DELETE /api/tables/{table_id}/seats/{seat}": TOO_LATE,  # a bot sits there
    "GET /api/tables/{table_id}": ALL,
    "GET /api/invites/{invite}": ALL,
    "POST /api/tables/{table_id}/join": TOO_LATE,  # the owner sits there already
    "POST /api/tables/{table_id}/leave": SEATED,
    "POST /api/tables/{table_id}/return": SEATED,
    "POST /api/tables/{table_id}/link": SEATED,
    "POST /api/links/{link}": KNOWN.replace("200", "404"),  # of a wrong link
    "PUT /api/tables/{table_id}/seats/{seat}/bot": (OWNER, TOO_LATE, TOO_LATE),
    "DELETE /api/tables/{table_id}/seats/{seat}/bot": (OWNER, TOO_LATE, TOO_LATE),
    "POST /api/tables/{table_id}/seats/{seat}/claim": KNOWN.replace("200", "409"),  # a bot sits there
    "DELETE /api/tables/{table_id}/seats/{seat}/claim": KNOWN.replace("200", "409"),  # nobody asked
    "POST /api/tables/{table_id}/seats/{seat}/claim/answer": SEATED.replace("200", "409"),
    "POST /api/tables/{table_id}/start": OWNER,
    "POST /api/tables/{table_id}/nonce": SEATED.replace("200", "409"),  # nobody asked for it, or it is too late
    "POST /api/tables/{table_id}/reports": KNOWN.replace("200", "409"),  # of a line that is not there
    "POST /api/tables/{table_id}/again": (SEATED.replace("200", "409"), SEATED.replace("200", "409"), SEATED),
    "GET /api/tables/{table_id}/notes": (SEATED.replace("200", "409"), SEATED, SEATED),
    "PUT /api/tables/{table_id}/notes": (SEATED.replace("200", "409"), SEATED, SEATED),
    "POST /api/tables/{table_id}/forks": (
        KNOWN.replace("200", "409"),
        KNOWN.replace("200", "409"),
        KNOWN.replace("200", "201"),
    ),
    "GET /api/tables/{table_id}/record": (NOT_NOW, NOT_NOW, ALL),
    "GET /api/tables/{table_id}/moves": (NOT_NOW, NOT_NOW, ALL),
    "GET /api/tables/{table_id}/views/{seat}": (NOT_NOW, NOT_NOW, ALL),
    "GET /api/tables/{table_id}/views/open": (NOT_NOW, NOT_NOW, ALL),
    "GET /api/tables/{table_id}/rows/{seat}": (NOT_NOW, NOT_NOW, ALL),
    "GET /api/tables/{table_id}/rows/open": (NOT_NOW, NOT_NOW, ALL),
    "GET /api/tables/{table_id}/lookback": (NOT_NOW, NOT_NOW, ALL),
    "GET /api/tables/{table_id}/lookback/closer": (NOT_NOW, NOT_NOW, NOT_NOW),
    "GET /api/worlds": ALL,
    "GET /api/worlds/{world}": NOWHERE,
    "POST /api/worlds": KNOWN.replace("200", "403"),  # of guests
    "POST /api/worlds/{world}/enter": KNOWN.replace("200", "403"),
    "GET /metrics": "404 404 404 404 404 404 404 200",
    "GET /api/openapi": ALL,
    "GET /api/openapi/{path}": NOWHERE,
    "GET /api/openapi/openapi.json": ALL,
    "SOCKET /api/tables/{table_id}/socket": (
        "403 403 403 403 409 409 409 403",
        "403 403 403 403 200 200 200 403",
        "403 403 403 403 422 422 422 403",
    ),
}
BODIES: dict[str, Any] = {
    "POST /api/guest": {"name": "Somebody"},
    "POST /api/tables": {"game": "own_pace", "seats": 2},
    "POST /api/tables/now": {"game": "own_pace"},
    "POST /api/tables/{table_id}/forks": {"step": 1},
    "PATCH /api/tables/{table_id}": {"beat": 1.0},
    "POST /api/tables/{table_id}/nonce": {"nonce": "1"},
    "POST /api/tables/{table_id}/reports": {"start": 0, "end": 999, "words": "No."},
    "PUT /api/tables/{table_id}/seats/{seat}/bot": {"bot": "random"},
    "POST /api/tables/{table_id}/seats/{seat}/claim/answer": {"agree": True, "number": 1},
    "PUT /api/tables/{table_id}/notes": {"text": "blue", "version": 0},
    "PUT /api/me/hours": {"zone": "Europe/Vienna", "week": [[480, 1320]] * 7},
    "POST /api/home/words": {"words": "none"},
    "POST /api/arrivals": {"secret": "BCDF-GHJK", "leave": True},
    "POST /api/arrivals/answer": {"ticket": "nobody's"},
    "POST /api/me/account": {"name": "a@b"},
    "POST /api/me/proof": {"words": "none"},
    "POST /api/me/proof/mail": {"ticket": "none", "code": "12345678"},
    "POST /api/me/merge": {"tables": ["none"]},
    "POST /api/home/mail": {"address": "ada@example.org"},
    "POST /api/home/mail/state": {"ticket": "none"},
    "POST /api/home/mail/link": {"secret": "none", "leave": True},
    "POST /api/home/mail/code": {"ticket": "none", "code": "12345678", "leave": True},
    "POST /api/home/mailbox": {"secret": "none"},
    "POST /api/home/mailbox/refuse": {"secret": "none"},
    "POST /api/me/tokens": {"label": "mine", "scopes": ["read"]},
    "PUT /api/me/program": {"program": False},
    "POST /api/me/ways/mail": {"address": "ada@example.org"},
    "POST /api/me/ways/mail/code": {"ticket": "none", "code": "12345678"},
    "POST /api/worlds": {"game": "ginkgopolis", "bots": ["level2"]},
    "POST /api/me/vacations": {"first": "2020-01-01", "last": "2020-01-02"},
}
# After these, what others get is no longer what they got before: each has a table of its own.
CHANGING = (
    "DELETE",
    "POST /api/guest",
    "POST /api/me/sign-out-everywhere",  # the program loses its link
    *(f"POST /api/tables/{{table_id}}/{what}" for what in ("leave", "link", "start")),
)
BOT = 2  # the seat that a bot has


def routes() -> set[str]:
    """Every method and path that the application has; what a path can do is asked for with OPTIONS everywhere."""
    found = set()
    for route in make_app(Config(database="postgresql://nowhere/nothing")).routes:
        if isinstance(route, HTTPRoute):
            found |= {f"{method} {route.path_format}" for method in route.methods if method != "OPTIONS"}
        else:
            assert isinstance(route, WebSocketRoute)
            found.add(f"SOCKET {route.path_format}")
    return found


def test_the_matrix_names_every_route_and_every_caller() -> None:
    assert routes() == set(EXPECTED)
    rows = [row for rows in EXPECTED.values() for row in ([rows] if isinstance(rows, str) else rows)]
    assert {len(row.split()) for row in rows} == {len(CALLERS)}


class Scene:
    """A table in some state, and everybody who could call."""

    def __init__(self, live: Config) -> None:
        self.address, self._metrics = live.address, live.metrics
        self.people: dict[str, Person] = {}
        self.table = self.invite = self.token = ""

    async def open(self, stack: AsyncExitStack, state: str) -> None:
        for name in CALLERS:
            person = self.people[name] = Person(self.address, name)
            stack.push_async_callback(person.http.aclose)
            if name not in ("anonymous", "program", "operator"):
                await person.post("/api/guest", name=name)
        self.people["operator"].http.headers["Authorization"] = f"Bearer {self._metrics}"
        owner, elsewhere = self.people["owner"], self.people["elsewhere"]
        other = await elsewhere.post("/api/tables", game="own_pace", seats=2)
        await elsewhere.post(f"/api/tables/{other['table']['id']}/join")
        here = await owner.post("/api/tables", game="own_pace", seats=3, listed=False)
        self.table, self.invite = here["table"]["id"], here["invite"]
        await owner.post(f"/api/tables/{self.table}/join")
        seated = await self.people["seat"].post(f"/api/tables/{self.table}/join", invite=self.invite)
        self.token = seated["link"]
        await owner.put(f"/api/tables/{self.table}/seats/{BOT}/bot", bot="random")
        if state != "waiting":
            await owner.post(f"/api/tables/{self.table}/start")
        if state == "over":
            chairs = [await stack.enter_async_context(self.people[name].at(self.table)) for name in ("owner", "seat")]
            for chair in chairs:
                await chair.until("view")
            while not chairs[0].over:
                for chair in chairs:
                    await chair.ask("act", option="choose rest")
                await asyncio.sleep(0.05)  # the bot rests too
                await chairs[0].ask("score", seat=0)
        watching = await stack.enter_async_context(self.people["spectator"].at(self.table))
        await watching.until("presence")

    async def call(self, route: str, caller: str, origin: str = "") -> int:
        """The status of the answer."""
        method, path = route.split()
        headers = {"Origin": origin} if origin else {}
        if method == "SOCKET":
            return await self._choose(caller)
        place = {"table_id": self.table, "invite": self.invite, "link": "wrong", "seat": BOT, "path": "x"}
        place |= {"code": "x", "name": "x", "number": 1, "channel": 1, "session": 2**31 - 1, "way": 2**31 - 1}
        place |= {"token": 2**31 - 1, "world": "x"}
        body = BODIES.get(route, {}) if method in ("POST", "PUT", "PATCH") else None
        path = path.format(game="own_pace", **place)
        answer = await self.people[caller].http.request(method, path, json=body, headers=headers)
        if answer.status_code >= 400 and path.startswith("/api/") and "openapi" not in path:
            assert answer.json()["key"]
        return answer.status_code

    async def _choose(self, caller: str) -> int:
        token = self.token if caller == "program" else ""
        async with Chair(self.people[caller], self.table, token) as chair:
            await chair.until("presence")
            answer = await chair.ask("act", option="choose dig")
            return 200 if answer["type"] == "done" else int(answer["status"])


def rows() -> list[tuple[str, str, str]]:
    """Route, state, and what the callers get; routes that have nothing to do with a table once."""
    made = []
    for route, expected in EXPECTED.items():
        if "{table_id}" not in route:
            assert isinstance(expected, str)
            made.append((route, "waiting", expected))
        else:
            by_state = (expected,) * 3 if isinstance(expected, str) else expected
            made += [(route, state, row) for state, row in zip(STATES, by_state, strict=True)]
    return made


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("state", STATES)
def test_every_caller_gets_the_expected_answer_from_every_route(live: Config, state: str) -> None:
    async def check(scene: Scene, route: str, row: str) -> None:
        got = {caller: await scene.call(route, caller) for caller in CALLERS}
        assert got == dict(zip(CALLERS, map(int, row.split()), strict=True)), (route, state)

    async def story() -> None:
        async with AsyncExitStack() as stack:
            shared = Scene(live)
            await shared.open(stack, state)
            for route, at, row in rows():
                if at == state and not route.startswith(CHANGING):
                    await check(shared, route, row)
        for route, at, row in rows():
            if at == state and route.startswith(CHANGING):
                async with AsyncExitStack() as stack:
                    scene = Scene(live)
                    await scene.open(stack, state)
                    await check(scene, route, row)

    asyncio.run(story())


@pytest.mark.timeout(300)
def test_nothing_is_changed_for_another_site_not_even_by_the_owner(live: Config) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            scene = Scene(live)
            await scene.open(stack, "waiting")
            for route in EXPECTED:
                if route.split()[0] not in ("GET", "HEAD", "SOCKET"):
                    assert await scene.call(route, "owner", "https://evil.example") == 403, route

    asyncio.run(story())
