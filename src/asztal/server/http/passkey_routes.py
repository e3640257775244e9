"""The HTTP interface of passkeys: making one, and coming home by one to another browser."""

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.http.arriving import arrive, check_leaving
from asztal.server.http.callers import (
    HTTP,
    for_all,
    for_caller,
    known_caller,
    limits_of,
    routes_in,
    service_of,
    visitor_of,
)
from asztal.server.http.me_routes import me_now, ways_offered
from asztal.server.limits.prices import CHANGE, CONSTANT, priced
from asztal.server.people.sessions import Caller
from asztal.server.people.ways_home import PASSKEY
from asztal.server.wire.person_shapes import Arrived, HomeOffers, Me, NewPasskey, PasskeyOptions, ShownPasskey


@get("/api/home", **for_all("me", priced(CONSTANT)))
async def read_offers(request: HTTP) -> HomeOffers:
    """Which ways home this server has; for anybody who comes back."""
    return HomeOffers(ways_offered(service_of(request).config))


@post("/api/me/passkeys/options", **for_caller("me", priced(CHANGE), 403, 409, status_code=200))
async def prepare_passkey(request: HTTP, caller: NamedDependency[Caller]) -> PasskeyOptions:
    """Begin to make a passkey. Whoever has a way home must have shown one lately."""
    await limits_of(request).count(visitor_of(request), passkeys=1)
    return PasskeyOptions(await service_of(request).passkeys.options_to_add(caller))


@post("/api/me/passkeys", **for_caller("me", priced(CHANGE), 403, 409))
async def add_passkey(request: HTTP, data: JSONBody[NewPasskey], caller: NamedDependency[Caller]) -> Me:
    """Keep the passkey that your browser has made: it brings you home in any browser that has it."""
    await service_of(request).passkeys.add(caller, data, request.headers.get("user-agent", ""))
    return await me_now(request, caller)


@post("/api/home/passkey/options", **for_all("me", priced(CHANGE), 401, 409, status_code=200))
async def ask_for_passkey(request: HTTP) -> PasskeyOptions:
    """Begin to come home by a passkey, or to show one for what asks for fresh proof. Nobody says who they are."""
    await limits_of(request).count(visitor_of(request), passkeys=1)
    caller = await known_caller(request)
    return PasskeyOptions(await service_of(request).passkeys.options_to_show(caller.session if caller else None))


@post("/api/home/passkey", **for_all("me", priced(CHANGE), 404, 409, status_code=200))
async def come_home_by_passkey(request: HTTP, data: JSONBody[ShownPasskey]) -> Response[Arrived]:
    """Come home by a passkey: the answer sets the cookie that identifies you.

    In a browser that is somebody else with seats and no way home it is refused, unless told to `leave` them.
    """
    passkeys, caller = service_of(request).passkeys, await known_caller(request)
    passkeys.check_offered()
    await check_leaving(request, leave=data.leave)
    person = await passkeys.recognise(data, caller.session if caller else None)
    back = caller is None or caller.id != person

    async def prove(connection: AsyncConnection) -> None:
        await passkeys.check_kept(connection, data.id, tell=back)

    return await arrive(request, person, PASSKEY, prove, proved=True)


ROUTES = routes_in(globals())
