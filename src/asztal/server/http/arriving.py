"""Becoming somebody in this browser: how every way home and every other device ends."""

from litestar import Response

from asztal.server.denied import Denied
from asztal.server.http.callers import HTTP, known_caller, service_of, session_cookies, session_of
from asztal.server.people.sessions import Caller, Proof
from asztal.server.service import Service
from asztal.server.wire.person_shapes import Arrived


async def check_leaving(request: HTTP, *, leave: bool) -> None:
    """Raise `Denied` if this browser is somebody who has seats, unless told to `leave` that person.

    Nobody comes back to a person without a way home whose last cookie is replaced: it must be said before.
    """
    caller, service = await known_caller(request), service_of(request)
    if caller is None or leave or await service.ways_home.having_one([caller.id]):
        return
    if tables := await service.lobby.held_tables(caller.id):
        raise Denied("somebody-here", 409, name=caller.name, tables=len(tables))


async def arrive(
    request: HTTP, person: int, came: str, prove: Proof | None = None, *, proved: bool = False
) -> Response[Arrived]:
    """Make the person known in this browser; who was known in it before is signed out here. `prove` as in `open`.

    `proved` is whether a way home was shown: whoever is here already does so for what asks for fresh proof.
    """
    service, before = service_of(request), await known_caller(request)
    if before is not None and before.id == person:
        if proved:
            await service.sessions.prove(before, prove)
        return Response(Arrived(before.name, before.lang), cookies=session_cookies(service.config, session_of(request)))
    left = None if before is None else await _left_behind(service, before)
    agent = request.headers.get("user-agent", "")
    token = await service.sessions.open(person, agent, came, prove, proved=proved, before=left)
    arrived = await service.sessions.find(token)
    if arrived is None:
        raise Denied("no-session", 401)  # deleted, or signed out everywhere, at this moment
    if before is not None:
        await service.sessions.leave(before)
    return Response(Arrived(arrived.name, arrived.lang), cookies=session_cookies(service.config, token))


async def _left_behind(service: Service, caller: Caller) -> int | None:
    """Whose seats whoever arrives may bring along: those of a guest to whom nothing else leads back."""
    stays = caller.account or await service.ways_home.having_one([caller.id])
    return None if stays else caller.id
