"""What a server takes and returns over HTTP, and says over the socket of a table, as pages."""

import json
from pathlib import Path

from asztal.server.http.reference import Json, routes, shapes
from tools.handbook.pages import ROOT, write

HTTP = """# The API over HTTP

What a program can ask a server for, route by route, and the shapes that it takes and returns.
[The protocol](../protocol.md) says how they belong together. Every server says the same of itself at
[/api](/api), and for machines at [/api/openapi/openapi.json](/api/openapi/openapi.json).
"""
SOCKET = """# The messages of the socket

What is said over the web socket of a table, `/api/tables/{table_id}/socket`. [The protocol](../protocol.md) says when.
Every message names itself in `type`: those that a program sends are listed at [FromClient](#FromClient), those that the
server sends at [FromServer](#FromServer).
"""


def write_schemas(folder: Path) -> None:
    """Both pages."""
    write(folder, "reference/http.md", HTTP + http(_read("openapi.json")))
    document = _read("socket.schema.json")
    write(folder, "reference/socket.md", f"{SOCKET}\n## Shapes {{#shapes}}\n\n{_block(shapes(document['$defs']))}")


def http(document: Json) -> str:
    """The routes by what they are about, then the shapes."""
    parts = [f"\n## {tag.capitalize()} {{#{tag}}}\n\n{_block(made)}" for tag, made in routes(document).items()]
    return "".join(parts) + f"\n## Shapes {{#shapes}}\n\n{_block(shapes(document['components']['schemas']))}"


def _block(made: str) -> str:
    """Kept as it is: HTML in Markdown ends at an empty line."""
    return f'<div class="api">{made}</div>\n'.replace("\n\n", "\n")


def _read(name: str) -> Json:
    found: Json = json.loads((ROOT / "docs" / name).read_text("utf-8"))
    return found
