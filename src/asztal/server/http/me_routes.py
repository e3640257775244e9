"""The HTTP interface of the person behind a cookie: on which devices you are known, and signing them out."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import PathParameter

from asztal.server.config import Config
from asztal.server.http.callers import HTTP, for_caller, limits_of, routes_in, service_of, visitor_of
from asztal.server.limits.prices import CHANGE, READ, priced
from asztal.server.people.sessions import Caller
from asztal.server.people.ways_home import MAIL, PASSKEY
from asztal.server.wire.person_shapes import Me, SessionInfo, WayInfo

Number = Annotated[int, PathParameter(ge=1, le=2_147_483_647)]


def ways_offered(config: Config) -> dict[str, str]:
    """The ways home that depend on the server's settings: by kind, why there is none; empty where there is."""
    return {PASSKEY: config.no_passkeys, MAIL: "" if config.smtp else "no-smtp"}


async def me_now(request: HTTP, caller: Caller) -> Me:
    """The caller, with all that the page about them shows."""
    service = service_of(request)
    sessions = [
        SessionInfo(
            session.id,
            session.device,
            session.came,
            session.first_seen.isoformat(),
            session.last_seen.isoformat(),
            session.id == caller.session,
        )
        for session in await service.sessions.mine(caller.id)
    ]
    ways = [
        WayInfo(
            way.id,
            way.kind,
            way.made_at.isoformat(),
            way.used_at.isoformat() if way.used_at else "",
            way.device,
            way.address,
        )
        for way in await service.ways_home.mine(caller.id)
    ]
    erased = await service.erasing.when(caller.id)
    return Me(
        caller.name,
        caller.lang,
        sessions,
        ways,
        caller.account,
        ways_offered(service.config),
        erased.isoformat() if erased else "",
    )


@get("/api/me", **for_caller("me", priced(READ)))
async def read_me(request: HTTP, caller: NamedDependency[Caller]) -> Me:
    """Who you are, the devices on which you are known, the last one used first, and your ways home."""
    return await me_now(request, caller)


@post("/api/me/sessions/{session:int}/revoke", **for_caller("me", priced(CHANGE), 404, 409, status_code=200))
async def revoke_session(request: HTTP, session: Number, caller: NamedDependency[Caller]) -> Me:
    """Sign out another device of yours: its cookie, its connections, and the push notices and webhooks added there."""
    await service_of(request).sessions.revoke(caller, session)
    return await me_now(request, caller)


@post("/api/me/sign-out-everywhere", **for_caller("me", priced(CHANGE), 403, status_code=200))
async def sign_out_everywhere(request: HTTP, caller: NamedDependency[Caller]) -> Me:
    """Sign out all your other devices, and replace the return links of all your seats."""
    tables = await service_of(request).signing_out.everywhere_else(caller)
    await limits_of(request).owe(visitor_of(request), effort=tables * CHANGE)
    return await me_now(request, caller)


ROUTES = routes_in(globals())
