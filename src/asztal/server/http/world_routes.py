"""The HTTP interface of worlds: which there are, entering one, and what is shown of it."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from asztal.server.denied import Denied
from asztal.server.http.callers import (
    HTTP,
    Id,
    for_all,
    for_caller,
    known_caller,
    language,
    limits_of,
    routes_in,
    service_of,
    visitor_of,
)
from asztal.server.limits.prices import CHANGE, NOW, READ, priced
from asztal.server.people.sessions import Caller
from asztal.server.tables.lobby.guests import checked_lang
from asztal.server.wire.world_shapes import EnteredWorld, NewWorld, WorldInfo, WorldPage

Lang = Annotated[str | None, QueryParameter(max_length=20)]
OfGame = Annotated[str, QueryParameter(max_length=100, pattern="^[A-Za-z0-9_-]*$")]


def check_account(caller: Caller) -> None:
    """Raise `Denied` for guests, who would have as many entries as cookies, and for programs."""
    if not caller.account:
        raise Denied("account-first", 403)
    if caller.program:
        raise Denied("no-programs", 403)


@get("/api/worlds", **for_all("worlds", priced(READ)))
async def list_worlds(request: HTTP, game: OfGame = "") -> list[WorldInfo]:
    """The worlds that are open, then those that were closed, the newest first."""
    caller = await known_caller(request)
    return await service_of(request).world_pages.listed(caller.id if caller else None, game)


@get("/api/worlds/{world:str}", **for_all("worlds", priced(30), 404))
async def read_world(request: HTTP, world: Id, lang: Lang = None) -> WorldPage:
    """A world; its entries once you have ended yours, or after it was closed. Then its key is there too."""
    caller = await known_caller(request)
    said = checked_lang(lang or language(request))
    return await service_of(request).world_pages.page(caller.id if caller else None, world, said)


@post("/api/worlds", **for_caller("worlds", priced(CHANGE), 403, 404, 409))
async def make_world(request: HTTP, data: JSONBody[NewWorld], caller: NamedDependency[Caller]) -> WorldPage:
    """Make a world for a club; everybody is told that you could have made others."""
    check_account(caller)
    await limits_of(request).count(visitor_of(request), tables=1)
    service = service_of(request)
    return await service.world_pages.page(caller.id, await service.worlds.make_club(caller.id, caller.name, data))


@post("/api/worlds/{world:str}/enter", **for_caller("worlds", priced(NOW), 403, 404, 409))
async def enter_world(request: HTTP, world: Id, caller: NamedDependency[Caller]) -> EnteredWorld:
    """Begin your entry, or go back to it. There is one for each account; whoever leaves it has ended it."""
    check_account(caller)
    limits, visitor = limits_of(request), visitor_of(request)
    await limits.count(visitor, tables=1)
    share = limits.share(visitor)
    return await service_of(request).worlds.enter(caller.id, caller.name, world, share=share)


ROUTES = routes_in(globals())
