"""The API's own page tells of every route and shape, and needs nothing but itself."""

import re
from functools import cache
from html import unescape
from typing import Any

import httpx
import pytest

from asztal.server.app import make_app
from asztal.server.config import Config
from asztal.server.http.reference import page


@cache
def document() -> dict[str, Any]:
    return make_app(Config(database="postgresql://nowhere/nothing")).openapi_schema.to_schema()


def test_the_page_tells_of_every_route_with_its_parameters_and_of_every_shape() -> None:
    told = unescape(page(document()))
    for path, methods in document()["paths"].items():
        for method, about in methods.items():
            at = told.index(f"<b>{method.upper()}</b> <code>{path}</code>")
            article = told[at : told.index("</article>", at)]
            assert re.sub(r"</?code>", "`", article).count(about["description"]) == 1
            for given in about.get("parameters", ()):
                assert f"<code>{given['name']}</code>" in article
    for name in document()["components"]["schemas"]:
        assert f'<article id="{name}">' in told


def test_every_link_leads_somewhere() -> None:
    told = page(document())
    names = re.findall(r'id="([^"]+)"', told)
    assert len(names) == len(set(names))
    assert {link[1:] for link in re.findall(r'href="([^"]+)"', told) if link[0] == "#"} <= set(names)


def test_the_page_loads_nothing_and_runs_nothing(live: Config) -> None:
    answer = httpx.get(f"{live.address}/api")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert re.findall(r"<script|<link|<img|src=|https?:|url\(|@import| on\w+=| style=", answer.text) == []
    assert "script-src" not in answer.headers["content-security-policy"]
    assert httpx.head(f"{live.address}/api").status_code == 200


@pytest.mark.parametrize("schema", [{}, {"type": ["null", "object"]}, {"enum": ["<a>"]}, {"type": "array"}])
def test_any_shape_is_told_as_text(schema: dict[str, object]) -> None:
    shapes = {**document(), "components": {"schemas": {"Odd": {"properties": {"<b>": schema}}}}}
    told = page(shapes)
    assert "&lt;b&gt;" in told
    assert "<a>" not in told
