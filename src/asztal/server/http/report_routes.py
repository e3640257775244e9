"""The HTTP interface of reports: somebody thinks that a rule was applied wrongly."""

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from asztal.server.http.callers import (
    HTTP,
    Id,
    for_caller,
    language,
    limits_of,
    routes_in,
    service_of,
    visitor_of,
)
from asztal.server.limits.limits import REPORTS
from asztal.server.limits.prices import CHANGE, priced
from asztal.server.people.sessions import Caller
from asztal.server.wire.shapes import NewReport, Reported

NO_LIMIT = 1_000_000  # where all limits are off


@post("/api/tables/{table_id:str}/reports", **for_caller("seats", priced(CHANGE, "table"), 403, 404, 409))
async def send_report(
    request: HTTP, table_id: Id, data: JSONBody[NewReport], caller: NamedDependency[Caller]
) -> Reported:
    """Report a line of the log to whoever runs this server, with what you see now; nobody at the table is told."""
    limits, place = limits_of(request), (data.start, data.end)
    await limits.count(visitor_of(request), reports=1)
    most = round(REPORTS * limits.factor) if limits.factor else NO_LIMIT
    reports = service_of(request).reports
    return Reported(await reports.send(caller.id, table_id, place, data.words, language(request), most=most))


ROUTES = routes_in(globals())
