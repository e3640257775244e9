"""The HTTP interface of the person behind a cookie: on which devices you are known, and signing them out."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import PathParameter

from asztal.server.http.callers import HTTP, for_caller, limits_of, routes_in, service_of, visitor_of
from asztal.server.limits.prices import CHANGE, READ, priced
from asztal.server.people.sessions import Caller
from asztal.server.wire.shapes import Me, SessionInfo

Number = Annotated[int, PathParameter(ge=1, le=2_147_483_647)]


async def _me(request: HTTP, caller: Caller) -> Me:
    sessions = [
        SessionInfo(
            session.id,
            session.device,
            session.came,
            session.first_seen.isoformat(),
            session.last_seen.isoformat(),
            session.id == caller.session,
        )
        for session in await service_of(request).sessions.mine(caller.id)
    ]
    return Me(caller.name, caller.lang, sessions)


@get("/api/me", **for_caller("me", priced(READ)))
async def read_me(request: HTTP, caller: NamedDependency[Caller]) -> Me:
    """Who you are, and the devices on which you are known, the last one used first."""
    return await _me(request, caller)


@post("/api/me/sessions/{session:int}/revoke", **for_caller("me", priced(CHANGE), 404, 409, status_code=200))
async def revoke_session(request: HTTP, session: Number, caller: NamedDependency[Caller]) -> Me:
    """Sign out another device of yours: its cookie and its connections end, and its push notices."""
    await service_of(request).sessions.revoke(caller, session)
    return await _me(request, caller)


@post("/api/me/sign-out-everywhere", **for_caller("me", priced(CHANGE), status_code=200))
async def sign_out_everywhere(request: HTTP, caller: NamedDependency[Caller]) -> Me:
    """Sign out all your other devices, and replace the return links of all your seats."""
    tables = await service_of(request).signing_out.everywhere_else(caller)
    await limits_of(request).owe(visitor_of(request), effort=tables * CHANGE)
    return await _me(request, caller)


ROUTES = routes_in(globals())
