"""The handbook: the site that `make handbook` builds from docs, from memory as it is packed, to whoever asks."""

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.handlers import HTTPRouteHandler

from asztal.server.denied import Denied
from asztal.server.http.pages import CACHED, LOOKS, SAME_ORIGIN, File, not_built
from asztal.server.limits.prices import CONSTANT, priced

FOLDER = Path(__file__).parents[2] / "_handbook"
FIRST = "/handbook/index.html"  # by its whole name, so that what it names is found from there
_PACKED = ".gz"


def read_packed(folder: Path) -> dict[str, File]:
    """Every file of the site, by its path within the folder: kept packed, as nearly every browser takes it."""
    return {
        name.removesuffix(_PACKED): File(
            guess_type(name.removesuffix(_PACKED))[0] or "application/octet-stream", b"", {"gzip": path.read_bytes()}
        )
        for path in sorted(folder.rglob(f"*{_PACKED}"))
        for name in [path.relative_to(folder).as_posix()]
    }


def handbook_routes(folder: Path = FOLDER) -> list[HTTPRouteHandler]:
    """The routes of the handbook in a folder."""
    files = read_packed(folder)
    shown: dict[str, Any] = {
        "http_method": LOOKS,
        "opt": priced(CONSTANT),
        "include_in_schema": False,
        "response_headers": {"Content-Security-Policy": SAME_ORIGIN},
    }

    @route("/handbook", **shown)
    async def open_handbook(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Lead to its first page."""
        if not files:
            return not_built(request, "make handbook")
        return Response(b"", status_code=307, headers={"Location": FIRST})

    @route("/handbook/{path:path}", **shown)
    async def open_handbook_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """A page of it, or what its pages need: that has a name that changes with its content."""
        name = request.url.path.removeprefix("/handbook/")
        if name not in files:
            raise Denied("nothing-here", 404)
        return files[name].answer(request, CACHED) if name.startswith("assets/") else files[name].answer(request)

    return [open_handbook, open_handbook_page]
