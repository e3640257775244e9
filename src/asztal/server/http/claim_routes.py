"""The HTTP interface of "this is me": asking for a seat of which one lost the cookie, and what the others say to it."""

from litestar import delete, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from asztal.server.http.callers import HTTP, Id, limits_of, routes_in, service_of, visitor_of
from asztal.server.http.routes import AT_A_SEAT, Seat, here
from asztal.server.people.sessions import Caller
from asztal.server.wire.shapes import AnswerClaim, TableHere


@post("/api/tables/{table_id:str}/seats/{seat:int}/claim", **AT_A_SEAT)
async def claim_seat(request: HTTP, table_id: Id, seat: Seat, caller: NamedDependency[Caller]) -> TableHere:
    """Say that you are the person of a seat, who has no way home, and ask everybody else there for it."""
    await limits_of(request).count(visitor_of(request), claims=1)
    await service_of(request).claiming.ask(caller, table_id, seat)
    return await here(request, table_id)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/claim", **AT_A_SEAT)
async def withdraw_claim(request: HTTP, table_id: Id, seat: Seat, caller: NamedDependency[Caller]) -> TableHere:
    """Ask no longer for a seat."""
    await service_of(request).claims.withdraw(caller.id, table_id, seat)
    return await here(request, table_id)


@post("/api/tables/{table_id:str}/seats/{seat:int}/claim/answer", **AT_A_SEAT)
async def answer_claim(
    request: HTTP, table_id: Id, seat: Seat, data: JSONBody[AnswerClaim], caller: NamedDependency[Caller]
) -> TableHere:
    """Say whether somebody who asks for another seat may have it. One no ends it."""
    await limits_of(request).count(visitor_of(request, table_id), proposals=1)
    await service_of(request).claims.answer(caller.id, table_id, seat, data.number, agree=data.agree)
    return await here(request, table_id)


CLAIMS = routes_in(globals())
