"""Who may do what: every route of the application, called by every kind of caller."""

import asyncio
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from asztal.server.app import make_app
from asztal.server.config import Config
from tests.server.clients import Person

CALLERS = ("anonymous", "stranger", "seat", "owner")
# What each of them gets at an unlisted table that has begun; the owner has a seat as well.
EXPECTED = {
    "GET /api/games": (200, 200, 200, 200),
    "GET /api/games/{game}/rules": (200, 200, 200, 200),
    "GET /api/games/{game}/cards": (200, 200, 200, 200),
    "GET /api/games/{game}/schema": (200, 200, 200, 200),
    "POST /api/guest": (201, 201, 201, 201),
    "GET /api/guest": (401, 200, 200, 200),
    "GET /api/tables": (200, 200, 200, 200),
    "POST /api/tables": (401, 201, 201, 201),
    "GET /api/tables/{table_id}": (200, 200, 200, 200),
    "GET /api/invites/{invite}": (200, 200, 200, 200),
    "POST /api/tables/{table_id}/join": (401, 403, 403, 409),
    "POST /api/tables/{table_id}/leave": (401, 403, 200, 200),
    "POST /api/tables/{table_id}/return": (401, 403, 200, 200),
    "POST /api/tables/{table_id}/link": (401, 403, 200, 200),
    "POST /api/links/{link}": (401, 404, 404, 404),
    "PUT /api/tables/{table_id}/seats/{seat}/bot": (401, 403, 403, 409),
    "DELETE /api/tables/{table_id}/seats/{seat}/bot": (401, 403, 403, 409),
    "POST /api/tables/{table_id}/start": (401, 403, 403, 409),
    "GET /api/tables/{table_id}/record": (409, 409, 409, 409),
    "GET /api/tables/{table_id}/moves": (409, 409, 409, 409),
    "GET /api/tables/{table_id}/views/{seat}": (409, 409, 409, 409),
    "GET /api/tables/{table_id}/views/open": (409, 409, 409, 409),
    "GET /health": (200, 200, 200, 200),
    "GET /ready": (200, 200, 200, 200),
    "GET /metrics": (404, 404, 404, 404),
    "GET /api/openapi": (200, 200, 200, 200),
    "GET /api/openapi/{path}": (404, 404, 404, 404),
    "GET /api/openapi/openapi.json": (200, 200, 200, 200),
}
BODIES: dict[str, Any] = {
    "POST /api/guest": {"name": "Somebody"},
    "POST /api/tables": {"game": "own_pace", "seats": 2},
    "PUT /api/tables/{table_id}/seats/{seat}/bot": {"bot": "random"},
}


def routes() -> set[str]:
    """Every method and path that the application has, sockets left out."""
    found = set()
    for route in make_app(Config(database="postgresql://nowhere/nothing")).routes:
        if isinstance(route, HTTPRoute):
            path = route.path_format
            found |= {f"{method} {path}" for method in route.methods if method != "OPTIONS"}
    return found


def test_the_matrix_names_every_route() -> None:
    assert routes() == set(EXPECTED)


async def answers(address: str, route: str) -> tuple[int, ...]:
    method, path = route.split()
    async with Person(address) as owner, Person(address) as seat, Person(address) as stranger:
        here = await owner.post("/api/tables", game="own_pace", seats=2, listed=False)
        table = here["table"]["id"]
        for person in (owner, seat):
            await person.post(f"/api/tables/{table}/join", invite=here["invite"])
        await owner.post(f"/api/tables/{table}/start")
        path = path.format(game="own_pace", table_id=table, invite=here["invite"], link="wrong", seat=0, path="x")
        nobody = Person(address)
        codes = []
        for person in (nobody, stranger, seat, owner):
            body = BODIES.get(route, {}) if method in ("POST", "PUT") else None
            answer = await person.http.request(method, path, json=body)
            codes.append(answer.status_code)
            if answer.status_code >= 400 and "openapi" not in path:
                assert answer.json()["key"]
        await nobody.http.aclose()
        return tuple(codes)


@pytest.mark.parametrize("route", EXPECTED)
def test_every_caller_gets_the_expected_answer(live: Config, route: str) -> None:
    assert dict(zip(CALLERS, asyncio.run(answers(live.address, route)), strict=True)) == dict(
        zip(CALLERS, EXPECTED[route], strict=True)
    )
