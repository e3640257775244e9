"""The HTTP interface of accounts: a name of one's own, fresh proof, and bringing along what one held as a guest."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from asztal.server.denied import Denied
from asztal.server.http.callers import HTTP, for_caller, limits_of, routes_in, service_of, visitor_of
from asztal.server.http.list_routes import line_of
from asztal.server.http.me_routes import me_now
from asztal.server.limits.prices import CHANGE, READ, priced
from asztal.server.people.sessions import Caller
from asztal.server.people.ways_home import WORDS
from asztal.server.recovery.phrases import read_phrase, stored_hash
from asztal.server.tables.lobby.bringing import BARRED, BROUGHT
from asztal.server.wire.person_shapes import AccountName, KeptSeat, Me, Merge, Merged, MergeOffer, ProofByWords


@post("/api/me/account", **for_caller("me", priced(CHANGE), 409, status_code=200))
async def take_name(request: HTTP, data: JSONBody[AccountName], caller: NamedDependency[Caller]) -> Me:
    """Take a name that nobody else has or looks like: with a way home you are an account. Later it renames you."""
    await limits_of(request).count(visitor_of(request), names=1)
    return await me_now(request, await service_of(request).accounts.take_name(caller, data.name))


@post("/api/me/proof", **for_caller("me", priced(CHANGE), 403, status_code=204))
async def prove_by_words(request: HTTP, data: JSONBody[ProofByWords], caller: NamedDependency[Caller]) -> None:
    """Show your recovery words: for ten minutes you may do what asks for fresh proof."""
    phrase, service = read_phrase(data.words, data.lang), service_of(request)
    if phrase.secret is None:
        raise Denied("bad-words", 422)  # a slip is no guess
    await limits_of(request).count(visitor_of(request), words_tried=1)
    secret_hash = stored_hash(phrase.secret)
    if await service.ways_home.whose(WORDS, secret_hash) != caller.id:
        raise Denied("not-your-words", 403)
    await service.sessions.prove(caller, lambda connection: service.ways_home.use(connection, WORDS, secret_hash))


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
