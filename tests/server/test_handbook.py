"""The handbook is handed out as it is packed, under a policy that lets nothing in from elsewhere."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.testing import TestClient

from asztal.server.denied import Denied
from asztal.server.http.callers import on_denied, on_http
from asztal.server.http.handbook import handbook_routes

PAGE = b"<!doctype html><title>Hosting</title>" * 20
SCRIPT = b"console.info('found')" * 20
FILES = {"index.html": PAGE, "games/board.html": PAGE, "assets/abc123/handbook.js": SCRIPT}


def opened(folder: Path) -> TestClient[Litestar]:
    handlers: dict[Any, Any] = {Denied: on_denied, HTTPException: on_http}
    return TestClient(Litestar(handbook_routes(folder), exception_handlers=handlers, openapi_config=None))


@pytest.fixture
def built(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(content))
    with opened(tmp_path) as client:
        yield client


@pytest.mark.parametrize("path", ["/handbook", "/handbook/"])
def test_it_begins_at_its_first_page(built: TestClient[Litestar], path: str) -> None:
    assert built.get(path, follow_redirects=False).headers["location"] == "/handbook/index.html"
    assert built.get(path).content == PAGE


@pytest.mark.parametrize("path", ["/handbook/index.html", "/handbook/games/board.html"])
def test_a_page_may_load_nothing_from_elsewhere_and_nothing_within_itself(
    built: TestClient[Litestar], path: str
) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'; ")
    assert not {"unsafe", "blob", "http"} & set(policy.replace("'", "").replace("-", " ").replace(":", " ").split())


def test_it_is_sent_packed_and_what_pages_share_is_kept_for_good(built: TestClient[Litestar]) -> None:
    script = "/handbook/assets/abc123/handbook.js"
    packed = built.get(script, headers={"Accept-Encoding": "gzip, br"})
    assert (packed.content, packed.headers["content-encoding"]) == (SCRIPT, "gzip")
    assert packed.headers["content-type"].startswith("text/javascript")
    assert "immutable" in packed.headers["cache-control"]
    plain = built.get(script, headers={"Accept-Encoding": "identity"})
    assert plain.content == SCRIPT
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize("path", ["/handbook", *(f"/handbook/{name}" for name in FILES)])
def test_whoever_only_asks_for_the_head_gets_it(built: TestClient[Litestar], path: str) -> None:
    head, whole = built.head(path, follow_redirects=False), built.get(path, follow_redirects=False)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers == whole.headers


@pytest.mark.parametrize("path", ["nothing.html", "index.html.gz", "..%2findex.html", "games", "../pyproject.toml"])
def test_there_is_nothing_else(built: TestClient[Litestar], path: str) -> None:
    answer = built.get(f"/handbook/{path}")
    assert answer.status_code == 404


@pytest.mark.parametrize(("lang", "word"), [("en", "built"), ("hu", "készültek"), ("de", "gebaut")])
def test_where_it_was_not_built_a_page_says_how(tmp_path: Path, lang: str, word: str) -> None:
    with opened(tmp_path) as client:
        answer = client.get("/handbook", headers={"Accept-Language": lang})
    assert answer.status_code == 503
    assert word in answer.text
    assert "make handbook" in answer.text
