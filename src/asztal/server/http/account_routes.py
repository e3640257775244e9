"""The HTTP interface of accounts: a name of one's own, and bringing along what one held as a guest."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from asztal.server.http.callers import HTTP, for_caller, limits_of, routes_in, service_of, visitor_of
from asztal.server.http.list_routes import line_of
from asztal.server.http.me_routes import me_now
from asztal.server.limits.prices import CHANGE, READ, priced
from asztal.server.people.sessions import Caller
from asztal.server.tables.lobby.bringing import BARRED, BROUGHT
from asztal.server.wire.person_shapes import AccountName, KeptSeat, Me, Merge, Merged, MergeOffer


@post("/api/me/account", **for_caller("me", priced(CHANGE), 409, status_code=200))
async def take_name(request: HTTP, data: JSONBody[AccountName], caller: NamedDependency[Caller]) -> Me:
    """Take a name that nobody else has or looks like: with a way home you are an account. Later it renames you."""
    await limits_of(request).count(visitor_of(request), names=1)
    return await me_now(request, await service_of(request).accounts.take_name(caller, data.name))


@get("/api/me/merge", **for_caller("me", priced(READ)))
async def read_merge(request: HTTP, caller: NamedDependency[Caller]) -> MergeOffer:
    """The guest whom this browser knew before you came home, and what you may bring along, for ten minutes."""
    service = service_of(request)
    guest = await service.merging.offered(caller)
    if guest is None:
        return MergeOffer("", [])
    return MergeOffer(guest.name, list(map(line_of, await service.lists.all_of(guest.id))))


@post("/api/me/merge", **for_caller("me", priced(CHANGE), 404, status_code=200))
async def merge(request: HTTP, data: JSONBody[Merge], caller: NamedDependency[Caller]) -> Merged:
    """Bring along the guest's seats at these tables; bars and used vacation come with them from all tables."""
    became, links = await service_of(request).merging.merge(caller, data.tables)
    await limits_of(request).owe(visitor_of(request), effort=len(became) * CHANGE)
    return Merged(
        [table for table, how in became.items() if how == BROUGHT],
        [KeptSeat(table, link) for table, link in links.items()],
        [table for table, how in became.items() if how == BARRED],
        [table for table in dict.fromkeys(data.tables) if table not in became],
    )


ROUTES = routes_in(globals())
