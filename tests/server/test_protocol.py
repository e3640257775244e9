"""The protocol that is checked in is the one that is served; `make golden` writes it anew."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from asztal import registry
from asztal.server.app import make_app
from asztal.server.config import Config
from asztal.server.wire.messages import socket_schema
from asztal.testkit.golden import hold

ROOT = Path(__file__).parents[2]
OWN = {name for name, title in registry.titles().items() if type(title).__module__.startswith("asztal.games.")}


def openapi() -> dict[str, Any]:
    document = make_app(Config(database="postgresql://nowhere/nothing")).openapi_schema.to_schema()
    document["info"]["version"] = "checked in"
    return document


@pytest.mark.parametrize(("file", "made"), [("openapi.json", openapi), ("socket.schema.json", socket_schema)])
def test_the_document_is_up_to_date(file: str, made: Any) -> None:
    hold(ROOT / "docs" / file, json.dumps(made(), indent=1, ensure_ascii=False, sort_keys=True) + "\n")


def test_the_document_is_served(live: Config) -> None:
    served = httpx.get(f"{live.address}/api/openapi/openapi.json").json()
    assert set(served["paths"]) == set(openapi()["paths"])


def test_every_route_documents_its_refusals() -> None:
    for path, methods in openapi()["paths"].items():
        for method, about in methods.items():
            refused = {code for code in about["responses"] if code.startswith("4")}
            assert about["summary"], (path, method)
            if "{" in path or method != "get":
                assert "422" in refused, (path, method)


def test_no_line_of_the_server_names_a_game() -> None:
    assert OWN
    names = re.compile("|".join(OWN))
    for path in (ROOT / "src" / "asztal" / "server").rglob("*.py"):
        assert not names.search(path.read_text(encoding="utf-8")), path
