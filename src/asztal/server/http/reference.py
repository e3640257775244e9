"""The page of the API: every route with what it takes and returns, from the OpenAPI document, without any script."""

import gzip
from base64 import b64encode
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from html import escape
from itertools import groupby
from typing import Any

from litestar import Litestar, Request, Response, route

from asztal.server.http.pages import LOOKS, File
from asztal.server.limits.prices import CONSTANT, priced

Json = dict[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")
_STYLE = """
:root { color-scheme: light dark; --page: #fff; --card: #f4f6f8; --ink: #1d2327; --quiet: #5a666e }
:root { --line: #d9dee2; --link: #14599c }
@media (prefers-color-scheme: dark) {
  :root { --page: #12171a; --card: #1d2327; --ink: #e4e8eb; --quiet: #9aa7b0; --line: #353e45; --link: #86bdf4 }
}
body { max-width: 58rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
body { background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
a { color: var(--link) }
code { font: .9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: 1rem 0 }
nav, h2 { text-transform: capitalize }
h2 { margin: 2.5rem 0 .5rem }
article { margin: .75rem 0; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .6rem }
article { background: var(--card) }
article:target { border-color: var(--link) }
h3 { margin: 0; font-size: 1rem }
h3 b { display: inline-block; min-width: 4.2rem; color: var(--quiet); font: 600 .85rem ui-monospace, monospace }
p { margin: .25rem 0 }
dl { display: grid; grid-template-columns: 8rem 1fr; gap: .1rem 1rem; margin: .5rem 0 0 }
dd { margin: 0; color: var(--quiet) }
"""
POLICY = "; ".join(
    [
        "default-src 'none'",
        f"style-src 'sha256-{b64encode(sha256(_STYLE.encode()).digest()).decode()}'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)


@route(
    "/api",
    http_method=LOOKS,
    opt=priced(CONSTANT),
    include_in_schema=False,
    response_headers={"Content-Security-Policy": POLICY},
)
async def api_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The API for those who write programs."""
    return _kept(request.app).answer(request)


@lru_cache(1)
def _kept(app: Litestar) -> File:
    made = page(app.openapi_schema.to_schema()).encode()
    return File("text/html", b"", {"gzip": gzip.compress(made, mtime=0)})


def page(document: Json) -> str:
    """The page for an OpenAPI document."""
    told = routes(document)
    links = "".join(f'<a href="#{tag}">{tag}</a>' for tag in [*told, "shapes"])
    articles = "".join(f'<h2 id="{tag}">{tag}</h2>{made}' for tag, made in told.items())
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(document["info"]["title"])}: the API</title>
<style>{_STYLE}</style>
<h1>{escape(document["info"]["title"])}: the API</h1>
<p>What a program can ask this server for, version {escape(document["info"]["version"])}. The same for machines:
<a href="/api/openapi/openapi.json">openapi.json</a>. What happens at a table that has begun is said over its web
socket, <code>/api/tables/{{table_id}}/socket</code>. Who needs to be known says <code>POST /api/guest</code> first
and keeps the cookie.</p>
<nav>{links}</nav>
{articles}
<h2 id="shapes">shapes</h2>
{shapes(document["components"]["schemas"])}
</html>
"""


def routes(document: Json) -> dict[str, str]:
    """The routes of an OpenAPI document as HTML, by what they are about."""
    asked = [
        (about.get("tags", ["others"])[0], path, method, about)
        for path, methods in document["paths"].items()
        for method, about in sorted(methods.items(), key=lambda pair: METHODS.index(pair[0]))
    ]
    asked.sort(key=lambda operation: operation[:2])
    tags = groupby(asked, lambda operation: operation[0])
    return {tag: "".join(_operation(*operation[1:]) for operation in group) for tag, group in tags}


def shapes(named: Json) -> str:
    """What is taken and returned, as HTML: the schemas by their names, to which they link each other."""
    return "".join(_shape(name, named[name]) for name in sorted(named))


def _operation(path: str, method: str, about: Json) -> str:
    name = escape(about["operationId"])
    return (
        f'<article id="{name}"><h3><b>{method.upper()}</b> <code>{escape(path)}</code></h3>'
        f"<p>{_said(about.get('description', ''))}</p><dl>{''.join(_parts(about))}</dl></article>"
    )


def _parts(about: Json) -> Iterator[str]:
    for given in about.get("parameters", ()):
        optional = "" if given["required"] else ", optional"
        yield _line(given["name"], f"in the {given['in']}: {_type(given['schema'], null=False)}{optional}")
    for content in about.get("requestBody", {}).get("content", {}).values():
        yield f"<dt>body</dt><dd>{_type(content['schema'])}</dd>"
    for status, answer in sorted(about["responses"].items()):
        if status.startswith("2"):
            made = [_type(content["schema"]) for content in answer.get("content", {}).values()]
            yield f"<dt>{status}</dt><dd>{' or '.join(made) or 'nothing'}</dd>"
    refused = sorted(status for status, answer in about["responses"].items() if _refuses(answer))
    if refused:
        yield f"<dt>{', '.join(refused)}</dt><dd>{_type({'$ref': '/Refusal'})}</dd>"


def _refuses(answer: Json) -> bool:
    return any(content["schema"].get("$ref", "").endswith("/Refusal") for content in answer.get("content", {}).values())


def _shape(name: str, shape: Json) -> str:
    needed = shape.get("required", ())
    lines = [
        _line(field, _type(schema) + ("" if field in needed else ", optional"))
        for field, schema in shape.get("properties", {}).items()
    ]
    inside = f"<dl>{''.join(lines)}</dl>" if lines else f"<p>{_type(shape)}</p>"
    said = f"<p>{_said(shape['description'])}</p>" if "description" in shape else ""
    return f'<article id="{escape(name)}"><h3><code>{escape(name)}</code></h3>{said}{inside}</article>'


def _line(name: str, about: str) -> str:
    return f"<dt><code>{escape(name)}</code></dt><dd>{about}</dd>"


def _type(schema: Json, *, null: bool = True) -> str:
    """A type in a few words; a named one is a link. Null is left out for what may be omitted."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    several = schema.get("oneOf") or schema.get("anyOf")
    if several:
        return " or ".join(_type(one) for one in several if null or one != {"type": "null"}) + _bounds(schema)
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_type(schema.get('items') or {})}"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"object of {_type(inner)}" if isinstance(inner, dict) and inner else "object"
    return escape(" or ".join(kind) if isinstance(kind, list) else kind) + _bounds(schema)


def _bounds(schema: Json) -> str:
    least, most = schema.get("minimum"), schema.get("maximum")
    told = [f"from {least:g}"] if least is not None else []
    told += [f"up to {most:g}"] if most is not None else []
    told += [f"up to {schema['maxLength']} characters"] if "maxLength" in schema else []
    return f" {' '.join(told)}" if told else ""


def _said(text: str) -> str:
    """A sentence as HTML, with names in backticks as code."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if number % 2 else part for number, part in enumerate(parts))
