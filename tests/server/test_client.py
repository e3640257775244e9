"""The built client is handed out with the right headers; where it was not built, a page says how."""

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
from asztal.server.http.pages import PAGES, PREVIEWED, client_routes

INDEX = b"<!doctype html><title>Asztal</title>"
SCRIPT = b"console.info('Asztal')" * 20


def opened(folder: Path) -> TestClient[Litestar]:
    handlers: dict[Any, Any] = {Denied: on_denied, HTTPException: on_http}
    return TestClient(Litestar(client_routes(folder), exception_handlers=handlers, openapi_config=None))


@pytest.fixture
def built(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "icon.svg").write_bytes(b"<svg/>")
    (tmp_path / "assets" / "index-abc123.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "index-abc123.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "assets" / "letters-abc123.woff2").write_bytes(b"wOF2")
    with opened(tmp_path) as client:
        yield client


@pytest.mark.parametrize("page", [*PAGES, *PREVIEWED])
def test_every_page_is_the_client_and_may_load_nothing_from_elsewhere(built: TestClient[Litestar], page: str) -> None:
    answer = built.get(page.replace("{code:str}", "some-code_1"))
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "http" not in policy


@pytest.mark.parametrize("path", ["/", "/t/some-code_1", "/icon.svg"])
def test_whoever_only_asks_for_the_head_gets_it(built: TestClient[Litestar], path: str) -> None:
    head, whole = built.head(path), built.get(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers == whole.headers


def test_a_file_is_packed_and_kept_by_the_browser_for_good(built: TestClient[Litestar]) -> None:
    packed = built.get("/assets/index-abc123.js", headers={"Accept-Encoding": "gzip, br"})
    assert (packed.content, packed.headers["content-encoding"]) == (SCRIPT, "gzip")
    assert packed.headers["vary"] == "Accept-Encoding"
    assert "immutable" in packed.headers["cache-control"]
    assert packed.headers["content-type"].startswith("text/javascript")
    plain = built.get("/assets/index-abc123.js", headers={"Accept-Encoding": "identity"})
    assert plain.content == SCRIPT
    assert "content-encoding" not in plain.headers
    assert built.get("/assets/letters-abc123.woff2").headers["content-type"] == "font/woff2"
    assert built.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/assets/nothing.js", "/nothing", "/assets/..%2findex.html", "/assets/index-abc123.js.gz", "/index.html"]
)
def test_there_is_nothing_else(built: TestClient[Litestar], path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.json()["key"]) == (404, "nothing-here")


@pytest.mark.parametrize(("lang", "word"), [("en", "built"), ("hu", "készültek"), ("de", "gebaut")])
def test_where_it_was_not_built_a_page_says_how(tmp_path: Path, lang: str, word: str) -> None:
    with opened(tmp_path) as client:
        answer = client.get("/t/abc", headers={"Accept-Language": lang})
    assert answer.status_code == 503
    assert word in answer.text
    assert "make web" in answer.text


def test_the_page_of_a_table_tells_messengers_what_it_is(tmp_path: Path) -> None:
    async def head(request: Any, page: str, code: str) -> str:
        return f"<meta content='{page} {code}' />" if code == "known" else ""

    (tmp_path / "index.html").write_bytes(b"<head><title>Asztal</title></head>")
    with TestClient(Litestar(client_routes(tmp_path, head), openapi_config=None)) as client:
        assert client.get("/t/known").text == "<head><title>Asztal</title><meta content='t known' /></head>"
        assert client.get("/i/known").text.count("i known") == 1
        assert client.get("/t/unknown").text == client.get("/r/known").text == "<head><title>Asztal</title></head>"
