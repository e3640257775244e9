"""The HTTP interface of playing hours and vacations, which count at tables over days."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from asztal.server.clocks.counted_time import Hours
from asztal.server.http.callers import HTTP, for_caller, routes_in, service_of
from asztal.server.limits.prices import CHANGE, READ, priced
from asztal.server.people.sessions import Caller
from asztal.server.tables.live.wake_time import wake_now
from asztal.server.wire.person_shapes import NewVacation, PlayingHours, VacationLine, Vacations

Number = Annotated[int, PathParameter(ge=1, le=2_147_483_647)]


@get("/api/me/hours", **for_caller("me", priced(READ)))
async def read_hours(request: HTTP, caller: NamedDependency[Caller]) -> PlayingHours:
    """Your playing hours; at a table over days no other time counts."""
    return _hours(await service_of(request).calendars.hours(caller.id))


@put("/api/me/hours", **for_caller("me", priced(CHANGE)))
async def set_hours(request: HTTP, data: JSONBody[PlayingHours], caller: NamedDependency[Caller]) -> PlayingHours:
    """Set your playing hours; they hold for turns that begin after the next full hour."""
    return _hours(await service_of(request).calendars.set_hours(caller.id, data.zone, data.week))


@get("/api/me/vacations", **for_caller("me", priced(READ)))
async def read_vacations(request: HTTP, caller: NamedDependency[Caller]) -> Vacations:
    """Your vacations that are not over, and how many days are left this year."""
    return await _vacations(request, caller)


@post("/api/me/vacations", **for_caller("me", priced(CHANGE), 409))
async def announce_vacation(request: HTTP, data: JSONBody[NewVacation], caller: NamedDependency[Caller]) -> Vacations:
    """Announce a vacation: at tables over days your clock stops for it, and everybody sees until when."""
    await service_of(request).calendars.announce(caller.id, data.first, data.last)
    return await _vacations(request, caller)


@delete("/api/me/vacations/{number:int}", **for_caller("me", priced(CHANGE), 404, status_code=200))
async def cancel_vacation(request: HTTP, number: Number, caller: NamedDependency[Caller]) -> Vacations:
    """Cancel a vacation; if it has begun, the rest of it."""
    service = service_of(request)
    await service.calendars.cancel(caller.id, number)
    await wake_now(service.cells, caller.id, service.keeper.now())
    return await _vacations(request, caller)


def _hours(hours: Hours) -> PlayingHours:
    return PlayingHours(hours.zone, list(map(list, hours.week)))


async def _vacations(request: HTTP, caller: Caller) -> Vacations:
    known, left = await service_of(request).calendars.vacations(caller.id)
    return Vacations(left, [VacationLine(*away) for away in known])


ROUTES = routes_in(globals())
