"""The HTTP interface of the waiting room: before the start, the owner changes the table and sends people away."""

from litestar import delete, patch
from litestar.di import NamedDependency
from litestar.params import JSONBody

from asztal.server.http.callers import HTTP, Id, for_caller, for_tokens, routes_in, service_of
from asztal.server.http.routes import AT_A_SEAT, Seat, here
from asztal.server.limits.prices import CHANGE, priced
from asztal.server.people.sessions import Caller
from asztal.server.people.tokens import TABLES
from asztal.server.wire.shapes import ChangeTable, TableHere


@patch("/api/tables/{table_id:str}", **for_tokens(TABLES, for_caller("lobby", priced(CHANGE, "table"), 403, 404, 409)))
async def change_table(
    request: HTTP, table_id: Id, data: JSONBody[ChangeTable], caller: NamedDependency[Caller]
) -> TableHere:
    """Change the table before the start: its variant, number of seats and so on."""
    await service_of(request).waiting_room.change(caller.id, table_id, data)
    return await here(request, table_id)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", **AT_A_SEAT)
async def send_away(request: HTTP, table_id: Id, seat: Seat, caller: NamedDependency[Caller]) -> TableHere:
    """Send somebody away before the start, for good; the invitation is replaced."""
    await service_of(request).waiting_room.send_away(caller.id, table_id, seat)
    return await here(request, table_id)


WAITING_ROOM = routes_in(globals())
