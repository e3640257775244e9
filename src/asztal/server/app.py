"""The web application: its routes and sockets, and the tasks that keep this process in step with the others."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hmac import compare_digest
from typing import Any

from litestar import Litestar, Request, Router, get, route
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response import Response
from sqlalchemy.exc import ProgrammingError

from asztal import __version__
from asztal.server import traces
from asztal.server.background import Background
from asztal.server.cluster.fanout import fan_out
from asztal.server.cluster.resting import Resting
from asztal.server.cluster.rooms import Rooms
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.http.account_routes import ROUTES as ACCOUNT
from asztal.server.http.callers import MOST_BYTES, on_database, on_denied, on_depth, on_error, on_http, same_origin
from asztal.server.http.claim_routes import CLAIMS
from asztal.server.http.erase_routes import ROUTES as ERASE
from asztal.server.http.handbook import handbook_routes
from asztal.server.http.handover_routes import ROUTES as HANDOVERS
from asztal.server.http.hours import ROUTES as HOURS
from asztal.server.http.mail_routes import ROUTES as MAIL
from asztal.server.http.me_routes import ROUTES as ME
from asztal.server.http.notice_routes import ROUTES as MINE
from asztal.server.http.pages import LOOKS, client_routes
from asztal.server.http.passkey_routes import ROUTES as PASSKEYS
from asztal.server.http.previews import head
from asztal.server.http.proof_routes import ROUTES as PROOF
from asztal.server.http.readiness import Readiness
from asztal.server.http.reference import api_page
from asztal.server.http.report_routes import ROUTES as REPORTS
from asztal.server.http.routes import ROUTES
from asztal.server.http.seat_routes import AT_SEATS
from asztal.server.http.token_routes import ROUTES as TOKENS
from asztal.server.http.waiting_room_routes import WAITING_ROOM
from asztal.server.http.words_routes import ROUTES as WORDS
from asztal.server.http.world_routes import ROUTES as WORLDS
from asztal.server.limits.limits import Limits
from asztal.server.limits.prices import CONSTANT, FREE, priced
from asztal.server.metrics import Metrics
from asztal.server.notices.channels import Channels
from asztal.server.service import Service
from asztal.server.socket.endpoint import table_socket
from asztal.server.storage.database import AWAY
from asztal.server.wire.shapes import Health, Ready


@route("/health", http_method=LOOKS, opt=priced(FREE), include_in_schema=False)
async def health() -> Health:
    """Say that the process is alive."""
    return Health("ok")


@route("/ready", http_method=LOOKS, opt=priced(CONSTANT), include_in_schema=False)
async def ready(state: State) -> Response[Ready]:
    """Say whether the process can serve: the database answers and no task has failed. Says what else is amiss."""
    found = await state.readiness.check()
    return Response(found, status_code=503 if found.status == "waiting" else 200)


@get("/metrics", opt=priced(FREE), include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Request[Any, Any, Any], state: State) -> bytes:
    """Counts for Prometheus. They need the token: on a small server they would reveal single moves."""
    token = state.service.config.metrics
    if not token or not compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        raise Denied("nothing-here", 404)
    return bytes(await state.metrics.text())


_TOKEN = SecurityScheme(
    "http", scheme="bearer", description="A token for a program, made on the page about you: docs/protocol.md"
)


def make_app(config: Config) -> Litestar:
    """Build the application. Its service opens and closes with it."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with Service(config) as service, Background() as background:
            rooms = Rooms(service.changes)
            app.state.service, app.state.rooms, app.state.background = service, rooms, background
            app.state.channels = Channels(config, service.stores, service.jobs)
            app.state.limits = limits = Limits(config)
            app.state.fanout = fanout = fan_out(config, service, rooms, background)
            app.state.metrics = Metrics(service, rooms, fanout, background)
            app.state.readiness = Readiness(service, fanout, background)
            for keeper in service.keepers:  # what happened while we were away is known before anybody moves
                with suppress(*AWAY, ProgrammingError):  # a cell that is being restored has no tables
                    await keeper.beat("web")
            service.watch(background)
            service.beat(background, "web")
            background.start("rest", Resting(service.cache, rooms).keep_looking)
            await fanout.wait_to_serve()
            async with limits.running(background):
                try:
                    yield
                finally:
                    rooms.closed = True
                    await traces.finish()

    handlers: dict[Any, Any] = {Denied: on_denied, HTTPException: on_http, Exception: on_error}
    handlers[RecursionError] = on_depth
    handlers |= dict.fromkeys(AWAY, on_database)
    return Litestar(
        [
            *ROUTES,
            *WAITING_ROOM,
            *AT_SEATS,
            *CLAIMS,
            *WORLDS,
            *HOURS,
            *REPORTS,
            *ME,
            *WORDS,
            *HANDOVERS,
            *TOKENS,
            *ACCOUNT,
            *PASSKEYS,
            *PROOF,
            *MAIL,
            *ERASE,
            *MINE,
            table_socket,
            *client_routes(head=head),
            *handbook_routes(),
            api_page,
            health,
            ready,
            metrics,
        ],
        lifespan=[life],
        guards=[same_origin],
        exception_handlers=handlers,
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            "Asztal",
            __version__,
            openapi_router=Router("/api/openapi", route_handlers=[], opt=priced(CONSTANT), include_in_schema=False),
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            components=Components(security_schemes={"token": _TOKEN}),
        ),
        logging_config=None,
    )
