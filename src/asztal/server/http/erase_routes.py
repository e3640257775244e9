"""The HTTP interface to have everything that is stored about you, and to be erased."""

from datetime import UTC, datetime

from litestar import delete, post
from litestar.di import NamedDependency

from asztal.server.http.callers import HTTP, for_caller, limits_of, routes_in, service_of, visitor_of
from asztal.server.http.me_routes import me_now
from asztal.server.limits.prices import CHANGE, priced
from asztal.server.people.sessions import Caller
from asztal.server.wire.person_shapes import Export, Me


@post("/api/me/export", **for_caller("me", priced(CHANGE), 403, status_code=200))
async def export_me(request: HTTP, caller: NamedDependency[Caller]) -> Export:
    """Everything that is stored about you; needs fresh proof, and you are told on all your channels."""
    service = service_of(request)
    stored = await service.exporting.export(caller)
    rows = sum(len(found) for part in (stored.people, stored.tables) for found in part.values())
    await limits_of(request).owe(visitor_of(request), effort=rows // 100 * CHANGE)
    records = [f"{service.config.address}/api/tables/{table}/record" for table in stored.finished]
    return Export(datetime.now(UTC).isoformat(), dict(stored.people), dict(stored.tables), records)


@post("/api/me/erase", **for_caller("me", priced(CHANGE), 403, status_code=200))
async def erase_me(request: HTTP, caller: NamedDependency[Caller]) -> Me:
    """Be erased in seven days, unless you sign in again or take it back. All your other devices are signed out now."""
    await service_of(request).erasing.ask(caller)
    return await me_now(request, caller)


@delete("/api/me/erase", **for_caller("me", priced(CHANGE), status_code=200))
async def stay(request: HTTP, caller: NamedDependency[Caller]) -> Me:
    """Not be erased after all."""
    await service_of(request).erasing.take_back(caller)
    return await me_now(request, caller)


ROUTES = routes_in(globals())
