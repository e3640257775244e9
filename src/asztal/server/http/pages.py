"""The browser client: its built files, served from memory. Until they are built, a page says how to build them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from gzip import decompress
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler

from asztal.server.denied import Denied
from asztal.server.http.callers import language
from asztal.server.limits.prices import CONSTANT, FREE, READ, priced
from asztal.server.tables.play.sentences import texts_of

FOLDER = Path(__file__).parents[2] / "_web"
BUILD = "make web"
# The addresses of pages: the client itself tells them apart.
PAGES = [
    "/",
    "/archive",
    "/settings",
    "/me",
    "/back",
    "/arrive",
    "/programs",
    "/about",
    *(f"/{page}/{{code:str}}" for page in ("l", "r", "learn", "howto", "aid", "rules", "examples", "mail", "w")),
    "/example/{game:str}/{code:str}",
]
PREVIEWED = ["/t/{code:str}", "/i/{code:str}"]  # pages of one table
CACHED = "public, max-age=31536000, immutable"  # their names change with their content
LOOKS = [HttpMethod.GET, HttpMethod.HEAD]  # a messenger that previews a link may only ask whether it is there
ASK_AGAIN = "no-cache"  # it may be kept, by anybody, but whoever keeps it asks whether it is still so
_PACKED = {"br": ".br", "gzip": ".gz"}  # the build packs its files beside them, best first
# Everything comes from our own files, and nothing from elsewhere.
SAME_ORIGIN = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
_POLICY = f"{SAME_ORIGIN}; style-src-attr 'unsafe-inline'"  # style attributes are how Svelte places things
# The service worker asks for pages of ours, and for nothing else.
_WORKER = {"Content-Security-Policy": "default-src 'none'; connect-src 'self'"}
# What stands in the head of a page besides: by its kind and the code in its address.
Head = Callable[[Request[Any, Any, Any], str, str], Awaitable[str]]


@dataclass(frozen=True, slots=True)
class File:
    """Content that is the same for everybody, such as a file of the client: plain, and compressed if not empty."""

    kind: str
    plain: bytes
    packed: dict[str, bytes]

    def answer(self, request: Request[Any, Any, Any], cache: str = ASK_AGAIN) -> Response[bytes]:
        """The content in the best encoding that the browser accepts, with how long it may be cached."""
        taken = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        packing = next((name for name in self.packed if name in taken), "")
        headers = {"Vary": "Accept-Encoding", "Cache-Control": cache}
        if not packing:
            plain = decompress(self.packed["gzip"]) if self.packed and not self.plain else self.plain
            return Response(plain, media_type=self.kind, headers=headers)
        return Response(self.packed[packing], media_type=self.kind, headers=headers | {"Content-Encoding": packing})


def read_files(folder: Path) -> dict[str, File]:
    """Every file of the build, by its path within the folder."""
    return {
        path.relative_to(folder).as_posix(): _read(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in _PACKED.values()
    }


def _read(path: Path) -> File:
    packed = {name: path.with_name(path.name + end) for name, end in _PACKED.items()}
    return File(
        guess_type(path.name)[0] or "application/octet-stream",
        path.read_bytes(),
        {name: beside.read_bytes() for name, beside in packed.items() if beside.is_file()},
    )


async def _nothing(request: Request[Any, Any, Any], page: str, code: str) -> str:
    return ""


def client_routes(folder: Path = FOLDER, head: Head = _nothing) -> list[HTTPRouteHandler]:
    """The routes of the client in a folder; `head` adds what messengers show of a page."""
    files = read_files(folder)
    index = files.pop("index.html", None)

    shown: dict[str, Any] = {
        "http_method": LOOKS,
        "include_in_schema": False,
        "response_headers": {"Content-Security-Policy": _POLICY},
    }
    file: dict[str, Any] = {"http_method": LOOKS, "include_in_schema": False}

    @route(PAGES, opt=priced(CONSTANT), **shown)
    async def open_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The client, which finds out from the address what to show."""
        return not_built(request, BUILD) if index is None else index.answer(request)

    @route(PREVIEWED, opt=priced(READ), **shown)
    async def open_table_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The client, with the preview that a messenger shows of the table."""
        if index is None:
            return not_built(request, BUILD)
        _, page, code, *_ = request.url.path.split("/")
        told = await head(request, page, code)
        whole = index.plain.replace(b"</head>", told.encode() + b"</head>", 1)
        return File(index.kind, whole, {}).answer(request) if told else index.answer(request)

    @route("/assets/{name:str}", opt=priced(FREE), **file)
    async def asset(request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file that the client needs; its name changes with its content."""
        return found(request).answer(request, CACHED)

    @route("/{name:str}", opt=priced(CONSTANT), **file)
    async def file_beside(request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file that keeps its name, such as the icon."""
        answer = found(request).answer(request)
        answer.headers.update(_WORKER if request.url.path == "/sw.js" else {})
        return answer

    def found(request: Request[Any, Any, Any]) -> File:
        path = request.url.path.removeprefix("/")
        if path not in files:
            raise Denied("nothing-here", 404)
        return files[path]

    return [open_page, open_table_page, asset, file_beside]


def not_built(request: Request[Any, Any, Any], command: str) -> Response[bytes]:
    """The answer in place of pages that a command builds."""
    said = texts_of(language(request)).say("pages-not-built", command=command)
    return Response(said.encode(), status_code=503, media_type="text/plain; charset=utf-8")
