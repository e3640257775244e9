"""When a person plays: hours and vacations, for tables over days."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from asztal.server.clocks.counted_time import Hours
from asztal.server.http.callers import CALLER, HTTP, Caller, refusals, service_of
from asztal.server.limits.prices import CHANGE, READ, priced
from asztal.server.tables.live.wake_time import wake_now
from asztal.server.wire.shapes import NewVacation, PlayingHours, VacationLine, Vacations

Number = Annotated[int, PathParameter(ge=1, le=2_147_483_647)]


@get("/api/me/hours", tags=["me"], opt=priced(READ), dependencies=CALLER, responses=refusals(401))
async def read_hours(request: HTTP, caller: NamedDependency[Caller]) -> PlayingHours:
    """Your playing hours; at a table over days no other time counts."""
    return _hours(await service_of(request).calendars.hours(caller.id))


@put("/api/me/hours", tags=["me"], opt=priced(CHANGE), dependencies=CALLER, responses=refusals(401))
async def set_hours(request: HTTP, data: JSONBody[PlayingHours], caller: NamedDependency[Caller]) -> PlayingHours:
    """Other playing hours; they hold for turns that begin after the next full hour."""
    return _hours(await service_of(request).calendars.set_hours(caller.id, data.zone, data.week))


@get("/api/me/vacations", tags=["me"], opt=priced(READ), dependencies=CALLER, responses=refusals(401))
async def read_vacations(request: HTTP, caller: NamedDependency[Caller]) -> Vacations:
    """Your vacations that are not over, and how many days are left this year."""
    return await _vacations(request, caller)


@post("/api/me/vacations", tags=["me"], opt=priced(CHANGE), dependencies=CALLER, responses=refusals(401, 409))
async def announce_vacation(request: HTTP, data: JSONBody[NewVacation], caller: NamedDependency[Caller]) -> Vacations:
    """Announce a vacation: at tables over days your time stands still then, and everybody sees until when."""
    await service_of(request).calendars.announce(caller.id, data.first, data.last)
    return await _vacations(request, caller)


@delete(
    "/api/me/vacations/{number:int}",
    tags=["me"],
    opt=priced(CHANGE),
    status_code=200,
    dependencies=CALLER,
    responses=refusals(401, 404),
)
async def cancel_vacation(request: HTTP, number: Number, caller: NamedDependency[Caller]) -> Vacations:
    """Take a vacation back; of one that has begun, what is left."""
    service = service_of(request)
    await service.calendars.cancel(caller.id, number)
    await wake_now(service.engine, caller.id, service.keeper.now())
    return await _vacations(request, caller)


def _hours(hours: Hours) -> PlayingHours:
    return PlayingHours(hours.zone, list(map(list, hours.week)))


async def _vacations(request: HTTP, caller: Caller) -> Vacations:
    known, left = await service_of(request).calendars.vacations(caller.id)
    return Vacations(left, [VacationLine(*away) for away in known])


ROUTES = [read_hours, set_hours, read_vacations, announce_vacation, cancel_vacation]
