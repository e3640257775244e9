"""The HTTP interface of what a person has at a seat beside the game: private notes, and the next game afterwards."""

from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from asztal.server.http.callers import (
    HTTP,
    Id,
    for_caller,
    limits_of,
    routes_in,
    service_of,
    visitor_of,
)
from asztal.server.http.list_routes import check_waiting_tables
from asztal.server.http.routes import AT_A_SEAT, here
from asztal.server.limits.prices import CHANGE, READ, priced
from asztal.server.people.sessions import Caller
from asztal.server.tables.lobby.again import open_next
from asztal.server.wire.shapes import OwnNotes, TableHere


@get("/api/tables/{table_id:str}/notes", **for_caller("seats", priced(READ), 403, 404, 409))
async def read_notes(request: HTTP, table_id: Id, caller: NamedDependency[Caller]) -> OwnNotes:
    """Your private notes at a table that has begun; nobody else can read them."""
    return OwnNotes(*await service_of(request).notes.read(caller.id, table_id))


@put("/api/tables/{table_id:str}/notes", **for_caller("seats", priced(CHANGE), 403, 404, 409))
async def write_notes(
    request: HTTP, table_id: Id, data: JSONBody[OwnNotes], caller: NamedDependency[Caller]
) -> OwnNotes:
    """Replace your private notes; refused where another device has written since you read them."""
    await limits_of(request).count(visitor_of(request), notes=1)
    return OwnNotes(*await service_of(request).notes.write(caller.id, table_id, data.text, data.version))


@post("/api/tables/{table_id:str}/again", **AT_A_SEAT)
async def play_again(request: HTTP, table_id: Id, caller: NamedDependency[Caller]) -> TableHere:
    """After the end: open the next table for the same people, or find the one that somebody opened already."""
    service = service_of(request)
    known = (await here(request, table_id)).again
    if known:
        return await here(request, known)
    await check_waiting_tables(request, caller)
    await limits_of(request).count(visitor_of(request), tables=1)
    return await here(request, await open_next(service.lobby, service.changes, caller.id, table_id))


AT_SEATS = routes_in(globals())
