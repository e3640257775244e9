"""Requests made from the OpenAPI document, sensible and not: none is answered with an error of ours."""

import asyncio
import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import requests
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from asztal.server.config import Config
from tests.server.clients import PATIENCE, Person

if TYPE_CHECKING:  # to import it takes seconds, also of a run that leaves these tests out
    from schemathesis import Case

DOCUMENT = json.loads((Path(__file__).parents[2] / "docs" / "openapi.json").read_text(encoding="utf-8"))
OPERATIONS = [f"{method.upper()} {path}" for path, methods in DOCUMENT["paths"].items() for method in methods]
GAME = "own_pace"


@cache
def operations() -> dict[str, Any]:
    import schemathesis
    from schemathesis.core.result import Ok

    found = schemathesis.openapi.from_dict(DOCUMENT).get_all_operations()
    return {each.ok().label: each.ok() for each in found if isinstance(each, Ok)}


class There:
    """What there is at a server: tables that wait, are played and are over, and somebody known."""

    def __init__(self) -> None:
        self.values: dict[str, list[Any]] = {}
        self.cookies: dict[str, str] = {}


async def furnish(address: str) -> There:
    there = There()
    async with Person(address) as owner:
        tables, invites, links = [], [], []
        for state in ("waiting", "playing", "over"):
            here = await owner.post("/api/tables", game=GAME, seats=1, listed=state == "waiting")
            table = here["table"]["id"]
            tables.append(table)
            invites.append(here["invite"])
            if state == "waiting":
                continue
            links.append((await owner.post(f"/api/tables/{table}/join"))["link"])
            await owner.post(f"/api/tables/{table}/start")
            if state == "over":
                async with owner.at(table) as chair:
                    await chair.until("view")
                    while not chair.over:
                        await chair.ask("act", option="choose dig")
                        await chair.until("table", "update")
        there.values = {"table_id": tables, "invite": invites, "link": links, "game": [GAME], "seat": [0, 1, 15]}
        there.cookies = dict(owner.http.cookies)
    return there


@pytest.fixture(scope="module")
def there(live: Config) -> There:
    return asyncio.run(furnish(live.address))


def ask(live: Config, there: There, operation: str, count: int, *, steady: bool) -> None:
    """So many requests of one operation, half of them with things that there are, half by somebody known."""
    from schemathesis import GenerationMode
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    made = operations()[operation]
    wanted = [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]

    @settings(
        max_examples=count, deadline=None, database=None, derandomize=steady, suppress_health_check=list(HealthCheck)
    )
    @given(
        case=made.as_strategy(GenerationMode.POSITIVE) | made.as_strategy(GenerationMode.NEGATIVE),
        places=st.fixed_dictionaries({name: st.sampled_from(values) for name, values in there.values.items()}),
        real=st.booleans(),
        known=st.booleans(),
    )
    def one(case: "Case[Any]", places: dict[str, Any], real: bool, known: bool) -> None:
        if real and case.path_parameters:
            case.path_parameters.update({name: places[name] for name in case.path_parameters if name in places})
        with requests.Session() as session:  # what one request's answer brings is not sent with the next
            cookies = there.cookies if known else {}
            answer = case.call(base_url=live.address, session=session, cookies=cookies, timeout=PATIENCE)
        case.validate_response(answer, checks=wanted)

    one()


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("operation", OPERATIONS)
def test_no_request_is_answered_with_an_error_of_ours(live: Config, there: There, operation: str) -> None:
    ask(live, there, operation, 6, steady=True)


@pytest.mark.full
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("operation", OPERATIONS)
def test_the_same_with_many_requests(live: Config, there: There, operation: str) -> None:
    ask(live, there, operation, 300, steady=False)
