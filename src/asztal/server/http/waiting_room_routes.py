"""Before the start, for the owner of a table: changing it, and sending people away."""

from litestar import delete, patch
from litestar.di import NamedDependency
from litestar.params import JSONBody

from asztal.server.http.callers import CALLER, HTTP, Caller, Id, refusals, service_of
from asztal.server.http.routes import AT_A_SEAT, Seat, here
from asztal.server.limits.prices import CHANGE, priced
from asztal.server.wire.shapes import ChangeTable, TableHere


@patch(
    "/api/tables/{table_id:str}",
    tags=["lobby"],
    opt=priced(CHANGE, "table"),
    dependencies=CALLER,
    responses=refusals(401, 403, 404, 409),
)
async def change_table(
    request: HTTP, table_id: Id, data: JSONBody[ChangeTable], caller: NamedDependency[Caller]
) -> TableHere:
    """Another variant, number of seats and so on, before the start."""
    await service_of(request).waiting_room.change(caller.id, table_id, data)
    return await here(request, table_id)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", **AT_A_SEAT)
async def send_away(request: HTTP, table_id: Id, seat: Seat, caller: NamedDependency[Caller]) -> TableHere:
    """Send somebody away before the start: for good, and with another invitation for everybody else."""
    await service_of(request).waiting_room.send_away(caller.id, table_id, seat)
    return await here(request, table_id)


WAITING_ROOM = [change_table, send_away]
