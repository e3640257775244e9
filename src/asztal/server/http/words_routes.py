"""The HTTP interface of recovery words: making them, and coming home by them to another browser."""

from typing import Annotated

from litestar import Response, delete, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.denied import Denied
from asztal.server.http.arriving import arrive, check_leaving
from asztal.server.http.callers import HTTP, for_all, for_caller, limits_of, routes_in, service_of, visitor_of
from asztal.server.http.me_routes import me_now
from asztal.server.limits.prices import CHANGE, priced
from asztal.server.people.sessions import Caller
from asztal.server.people.ways_home import WORDS
from asztal.server.recovery.phrases import read_phrase, stored_hash
from asztal.server.tables.lobby.guests import checked_lang
from asztal.server.wire.person_shapes import Arrived, Me, NewWords, RecoveryWords, TypedWords

Number = Annotated[int, PathParameter(ge=1, le=2_147_483_647)]


@post("/api/me/words", **for_caller("me", priced(CHANGE), 403))
async def make_words(
    request: HTTP, caller: NamedDependency[Caller], data: JSONBody[NewWords | None] = None
) -> RecoveryWords:
    """Make recovery words, which bring you home in any browser. They are told once; those from before end."""
    language = checked_lang(data.lang if data and data.lang else caller.lang)
    await limits_of(request).count(visitor_of(request), words_made=1)
    return RecoveryWords(await service_of(request).ways_home.make_words(caller, language))


@delete("/api/me/ways/{way:int}", **for_caller("me", priced(CHANGE), 403, 404, 409, status_code=200))
async def remove_way(request: HTTP, way: Number, caller: NamedDependency[Caller]) -> Me:
    """Remove a way home of yours: nobody comes home by it any more. Devices on which you are known stay."""
    await service_of(request).ways_home.remove(caller, way)
    return await me_now(request, caller)


@post("/api/home/words", **for_all("me", priced(CHANGE), 404, 409, status_code=200))
async def come_home(request: HTTP, data: JSONBody[TypedWords]) -> Response[Arrived]:
    """Come home by recovery words: the answer sets the cookie that identifies you. The words stay good.

    In a browser that is somebody else with seats and no way home it is refused, unless told to `leave` them.
    """
    phrase = read_phrase(data.words, data.lang)
    if phrase.secret is None:
        raise Denied("bad-words", 422)  # a slip is no guess
    # What is said about this browser does not depend on the words: only who may try them learns whether they are known.
    await check_leaving(request, leave=data.leave)
    await limits_of(request).count(visitor_of(request), words_tried=1)
    ways, secret_hash = service_of(request).ways_home, stored_hash(phrase.secret)
    person = await ways.whose(WORDS, secret_hash)
    if person is None:
        raise Denied("unknown-words", 404)

    async def prove(connection: AsyncConnection) -> None:
        await ways.use(connection, WORDS, secret_hash)

    return await arrive(request, person, WORDS, prove, proved=True)


ROUTES = routes_in(globals())
