"""The HTTP interface of another device: a link and a code are made on one, spent on the other, and then agreed to."""

from ipaddress import ip_address
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from asztal.server.addresses import network_address
from asztal.server.denied import Denied
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
from asztal.server.limits.prices import CHANGE, READ, priced
from asztal.server.people.handovers import DEVICE, LASTS, YES, HandoverSeen
from asztal.server.people.sessions import Caller
from asztal.server.wire.person_shapes import (
    ArrivalAnswer,
    ArrivalClaim,
    ArrivalQuestion,
    ArrivalTicket,
    HandoverInfo,
    HandoverMade,
)

Number = Annotated[int, PathParameter(ge=1, le=2_147_483_647)]


def _address_elsewhere(request: HTTP) -> str:
    """The address for other devices, whatever this one uses; empty where only people know it.

    In a container the system names an address that nobody outside reaches; nobody comes to it from its own machine.
    """
    config, client = service_of(request).config, request.scope["client"]
    try:
        same_machine = ip_address(client[0] if client else "").is_loopback
    except ValueError:
        same_machine = False
    return config.origin or (network_address(config) if same_machine else "")


def _info(seen: HandoverSeen) -> HandoverInfo:
    return HandoverInfo(seen.state, seen.device, seen.digits)


@post("/api/me/handovers", **for_caller("me", priced(CHANGE)))
async def begin_handover(request: HTTP, caller: NamedDependency[Caller]) -> HandoverMade:
    """Make a link and a code for another device, for ten minutes. Those made before are no longer good."""
    made = await service_of(request).handovers.begin(caller)
    return HandoverMade(made.number, made.secret, made.code, int(LASTS.total_seconds()), _address_elsewhere(request))


@get("/api/me/handovers/{number:int}", **for_caller("me", priced(READ), 404))
async def read_handover(request: HTTP, number: Number, caller: NamedDependency[Caller]) -> HandoverInfo:
    """How far it is. Only the device that made it is told."""
    return _info(await service_of(request).handovers.look(caller, number))


@post("/api/me/handovers/{number:int}/yes", **for_caller("me", priced(CHANGE), 404, status_code=200))
async def confirm_handover(request: HTTP, number: Number, caller: NamedDependency[Caller]) -> HandoverInfo:
    """Say that the device which came shows the same digits and is yours."""
    return _info(await service_of(request).handovers.confirm(caller, number))


@delete("/api/me/handovers/{number:int}", **for_caller("me", priced(CHANGE), 404, status_code=200))
async def refuse_handover(request: HTTP, number: Number, caller: NamedDependency[Caller]) -> HandoverInfo:
    """Take the link and the code back, or say no to the device which came."""
    return _info(await service_of(request).handovers.refuse(caller, number))


@post("/api/arrivals", **for_all("arrivals", priced(CHANGE), 404, 409))
async def claim_arrival(request: HTTP, data: JSONBody[ArrivalClaim]) -> ArrivalTicket:
    """Spend a link or a code of another device of yours. Both show the same digits; then it is asked."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    handovers, caller = service_of(request).handovers, await known_caller(request)
    if caller is not None and await handovers.is_of(caller.id, data.secret):
        raise Denied("already-you", 409, name=caller.name)
    await check_leaving(request, leave=data.leave)
    claim = await handovers.claim(data.secret, request.headers.get("user-agent", ""))
    return ArrivalTicket(claim.ticket, claim.digits, int(claim.left.total_seconds()))


@post("/api/arrivals/answer", **for_all("arrivals", priced(READ), 401, 404, 409, status_code=200))
async def ask_answer(request: HTTP, data: JSONBody[ArrivalQuestion]) -> Response[ArrivalAnswer]:
    """Whether the other device has said yes. If so, the answer sets the cookie, once."""
    state, person = await service_of(request).handovers.answer(data.ticket)
    if state != YES:
        return Response(ArrivalAnswer("waiting" if state == "asked" else "no" if state == "no" else "gone"))
    await check_leaving(request, leave=data.leave)
    arrived = await arrive(request, person, DEVICE, service_of(request).handovers.taking(data.ticket))
    return Response(ArrivalAnswer("here", arrived.content.name), cookies=arrived.cookies)


ROUTES = routes_in(globals())
