"""What every route needs: who calls, in which language, and how a refusal becomes an answer."""

from collections.abc import Mapping
from typing import Annotated, Any, cast
from urllib.parse import urlsplit

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from asztal.server.cluster.rooms import Rooms
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.limits.limits import Limits, Visitor, known_person, network_of, secret_person
from asztal.server.measured import REFUSALS
from asztal.server.people.sessions import Caller
from asztal.server.people.tokens import BEGINNING
from asztal.server.service import Service
from asztal.server.storage.cells import away
from asztal.server.tables.play.sentences import texts_of
from asztal.server.wire.messages import Refusal
from asztal.text import LANGUAGES

HTTP = Request[Any, Any, Any]
COOKIE = "asztal_guest"
_RECOGNISED = "asztal.caller"  # where a handler keeps who its request was found to be from
_YEAR = 365 * 24 * 3600
_LONGEST_TOKEN = 200
_SCOPE = "scope"  # where a route keeps for which purpose of tokens it is
_EVERYWHERE = {
    "Cache-Control": "no-store, private",  # unless an answer is the same for everybody and says so itself
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
# What a browser heeds of whatever it may show as a page: scripts, styles and fonts are never one.
_OF_PAGES = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
}
NEVER_PAGES = ("text/javascript", "text/css", "font/")
Id = Annotated[str, PathParameter(max_length=100, pattern="^[A-Za-z0-9_-]+$")]  # PostgreSQL stores no zero bytes
_LOG = structlog.get_logger("asztal.web")
_GONE = "client disconnected prematurely"  # what the framework says of it, as an error of its own
_KEYS = {400: ("bad-request", 422), 404: ("nothing-here", 404), 405: ("not-possible", 405)}


def service_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Service:
    """The service of this process."""
    found = connection.app.state.service
    assert isinstance(found, Service)
    return found


def rooms_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Rooms:
    """The rooms of this process."""
    found = connection.app.state.rooms
    assert isinstance(found, Rooms)
    return found


def limits_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Limits:
    """The limits of this process."""
    found = connection.app.state.limits
    assert isinstance(found, Limits)
    return found


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any], table_id: str = "") -> Visitor:
    """The caller as limits see one."""
    return visitor_at(service_of(connection), connection, table_id)


def visitor_at(service: Service, connection: ASGIConnection[Any, Any, Any, Any], table_id: str) -> Visitor:
    """The caller as limits see one: by address, directly or as the proxy names it, and as a person.

    A person counts once, however many sessions there are. Whoever has not been recognised yet counts by cookie.
    """
    client, token = connection.scope["client"], bearer_of(connection) or session_of(connection)
    person = known_person(whose) if (whose := whose_request(service, connection)) else secret_person(token)
    return Visitor(network_of(client[0] if client else ""), person, table_id)


def whose_request(service: Service, connection: ASGIConnection[Any, Any, Any, Any]) -> int | None:
    """Who sent it, as far as this process has met the cookie or the token: by whom limits count."""
    token = bearer_of(connection)
    return service.tokens.whose(token) if token else service.sessions.whose(session_of(connection))


def headers_of(config: Config, *, page: bool) -> dict[str, str]:
    """The headers of every answer, or of one that cannot be shown as a page, besides those for its content."""
    secure = {"Strict-Transport-Security": f"max-age={_YEAR}"} if _secure(config) else {}
    return _EVERYWHERE | (_OF_PAGES if page else {}) | secure


def _secure(config: Config) -> bool:
    return config.address.startswith("https:")


def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The secret in the caller's cookie; empty without one. A cookie from before https is accepted too."""
    return connection.cookies.get(f"__Host-{COOKIE}") or connection.cookies.get(COOKIE, "")


def bearer_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token of an account that a program shows; empty without one. With one, a cookie says nothing."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    shown = token.strip()[:_LONGEST_TOKEN] if kind.lower() == "bearer" else ""
    return shown if shown.startswith(BEGINNING) else ""


def session_cookies(config: Config, token: str) -> list[Cookie]:
    """The cookie for another year. With https no neighbouring site can set it; the one without is removed."""
    kept: dict[str, Any] = {"httponly": True, "samesite": "lax"}
    if not _secure(config):
        return [Cookie(COOKIE, value=token, max_age=_YEAR, **kept)]
    return [
        Cookie(f"__Host-{COOKIE}", value=token, max_age=_YEAR, secure=True, **kept),
        Cookie(COOKIE, value="", max_age=0, secure=True, **kept),
    ]


async def known_caller(connection: ASGIConnection[Any, Any, Any, Any]) -> Caller | None:
    """The caller; None without a cookie that we know. A handler asks the database once.

    Raises `Denied` for a token that we do not know or that is not for this.
    """
    scope = cast(dict[str, Any], connection.scope)
    if _RECOGNISED not in scope:
        purpose = connection.route_handler.opt.get(_SCOPE, "")
        scope[_RECOGNISED] = await recognised(service_of(connection), connection, purpose)
    found: Caller | None = scope[_RECOGNISED]
    return found


async def recognised(
    service: Service, connection: ASGIConnection[Any, Any, Any, Any], purpose: str = ""
) -> Caller | None:
    """Whom the cookie of a request or a socket makes known at this moment, or its token for this purpose."""
    if bearer := bearer_of(connection):
        return await service.tokens.find(bearer, purpose)
    token = session_of(connection)
    return await service.sessions.find(token, connection.headers.get("user-agent", "")) if token else None


async def provide_caller(request: HTTP) -> Caller:
    """The caller; without a known cookie the answer is 401."""
    caller = await known_caller(request)
    if caller is None:
        raise Denied("no-session", 401)
    return caller


CALLER = {"caller": Provide(provide_caller)}  # of a route for people who said who they are


def language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first of the browser's languages that we have."""
    return spoken(connection.headers.get("accept-language", ""))


def spoken(accepted: str) -> str:
    """The first language of an Accept-Language header that we have."""
    wanted = accepted[:200].split(",")
    codes = (part.split(";")[0].split("-")[0].strip().lower() for part in wanted)
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard: requests that change something, and sockets, come only from our own pages or from programs.

    The setting says which pages are ours. Without it, ours is any address that the browser believes to talk to.
    """
    origin, config = connection.headers.get("origin"), service_of(connection).config
    changes = connection.scope.get("method") not in ("GET", "HEAD")  # a socket has no method
    here = not config.origin and urlsplit(origin or "").netloc == connection.headers.get("host")
    if origin and changes and origin != config.address and not here:
        raise Denied("foreign-origin", 403)


# --- refusals -----------------------------------------------------------------------------------------------------


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route may answer with, for the OpenAPI document."""
    about = {
        401: "Nobody knows you here yet",
        403: "Not yours to do",
        404: "There is no such thing",
        409: "Not now",
        413: "Too long",
        422: "Not understood, or not allowed by the rules",
        429: "Too often",
    }
    return {
        status: ResponseSpec(Refusal, description=about[status], generate_examples=False)
        for status in (*statuses, 422, 429)
    }


def for_all(tag: str, price: dict[str, Any], *refused: int, **more: Any) -> dict[str, Any]:
    """The settings of a route that anybody may call: its part of the OpenAPI document, its price, how it may refuse."""
    return {"tags": [tag], "opt": price, "responses": refusals(*refused), **more}


def for_caller(tag: str, price: dict[str, Any], *refused: int, **more: Any) -> dict[str, Any]:
    """The settings of a route for people who said who they are: it takes one as `caller`, or refuses with 401."""
    return for_all(tag, price, 401, *refused, dependencies=CALLER, **more)


def for_tokens(scope: str, settings: dict[str, Any]) -> dict[str, Any]:
    """The settings of a route that programs reach too, by tokens for this purpose. Without it no token reaches one."""
    refused = settings["responses"] | refusals(401, 403)
    return settings | {"opt": settings["opt"] | {_SCOPE: scope}, "responses": refused, "security": [{}, {"token": []}]}


def routes_in(names: Mapping[str, Any]) -> list[HTTPRouteHandler]:
    """The routes that a module defines, in order: `ROUTES = routes_in(globals())`."""
    return [each for each in names.values() if isinstance(each, HTTPRouteHandler)]


def on_denied(request: HTTP, denied: Denied) -> Response[Refusal]:
    """The answer for a refusal."""
    REFUSALS.labels(denied.key).inc()
    clause = denied.reason.clause if denied.reason else ""
    body = Refusal(denied.status, denied.key, denied.said(texts_of(language(request))), clause)
    headers = {"Retry-After": str(denied.args_["seconds"])} if "seconds" in denied.args_ else {}
    return Response(body, status_code=denied.status, media_type="application/json", headers=headers)


def on_http(request: HTTP, error: HTTPException) -> Response[Refusal]:
    """The answer for what the framework refuses, in the same shape and without internals."""
    if isinstance(error, NotAuthorizedException):
        return on_denied(request, Denied("no-session", 401))
    key, status = _KEYS.get(error.status_code, ("bad-request", 422))
    if error.status_code >= 500 and error.detail != _GONE:
        return on_error(request, error)
    if error.status_code == 413:
        return on_denied(request, Denied("too-long", 413, longest=MOST_BYTES))
    return on_denied(request, Denied(key, status))


def on_depth(request: HTTP, error: RecursionError) -> Response[Refusal]:
    """The answer for a body that is nested too deeply."""
    return on_denied(request, Denied("bad-request", 422))


def on_database(request: HTTP, error: Exception) -> Response[Refusal]:
    """The answer while the database is away."""
    return on_denied(request, away(str(request.path_params.get("table_id", ""))))


def on_error(request: HTTP, error: Exception) -> Response[Refusal]:
    """The answer for a mistake of ours: the log has the details, the caller gets none."""
    # Not the address itself: ids, links and invitations are in it.
    _LOG.error("internal error", path=request.scope.get("path_template", ""), exc_info=error)
    return on_denied(request, Denied("internal", 500))


MOST_BYTES = 16_384  # of a request's body
