"""The HTTP interface of the lobby: who I am, my tables, listed tables, and quick games against bots."""

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Row

from asztal.server.denied import Denied
from asztal.server.http.callers import (
    HTTP,
    Id,
    bearer_of,
    for_caller,
    for_tokens,
    limits_of,
    routes_in,
    service_of,
    session_cookies,
    session_of,
    visitor_of,
)
from asztal.server.limits.limits import WAITING_TABLES
from asztal.server.limits.prices import CHANGE, NOW, READ, priced
from asztal.server.people.sessions import Caller
from asztal.server.people.tokens import READ as READ_LISTS
from asztal.server.tables.lobby.lists import Listed
from asztal.server.tables.lobby.quick_game import play_now, replace_guide
from asztal.server.tables.stored.table import place_of
from asztal.server.wire.around import Pace
from asztal.server.wire.person_shapes import GuestInfo
from asztal.server.wire.shapes import NowTable, OwnPart, Seated, TableLine

Start = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
PUT_AWAY = for_caller("guests", priced(CHANGE), 403, 409, status_code=204)


def line_of(table: Listed) -> TableLine:
    """A table as a list shows it."""
    row = table.row
    return TableLine(
        row.id,
        row.game,
        row.variant,
        row.seats,
        row.status,
        _names(table.taken),
        sum(bool(seat.bot) for seat in table.seats),
        _names(table.asked),
        None if row.pace is None else msgspec.convert(row.pace, Pace),
        row.created.isoformat(),
        row.ended.isoformat() if row.ended else "",
        row.how or "",
        _names(table.winners),
        None if row.mine is None else _own(table, row.mine),
        [seat.account != seat.name and not (seat.bot and seat.why in ("", "bot")) for seat in table.taken],
        row.origin is not None,
    )


def _missing(request: HTTP) -> dict[str, str]:
    """A header for a list that cannot have all tables, because a cell does not answer."""
    return {"Asztal-Missing": "tables"} if service_of(request).cells.missing else {}


def _names(seats: list[Row[Any]]) -> list[str]:
    return [seat.name for seat in seats]


def _own(table: Listed, number: int) -> OwnPart:
    bot = bool(table.seats[number].bot)
    turn = table.row.status == "playing" and not bot and bool(table.row.waiting >> number & 1)
    result = next((result for result in table.results if result.number == number), None)
    if result is None:
        return OwnPart(number, turn, bot, None, None, None)
    return OwnPart(number, turn, bot, result.score, place_of(result), len(table.results))


@get("/api/guest", **for_tokens(READ_LISTS, for_caller("guests", priced(READ))))
async def who_am_i(request: HTTP, caller: NamedDependency[Caller]) -> Response[GuestInfo]:
    """Who the server takes you for, your open tables and the last finished ones. Renews the cookie for a year."""
    service = service_of(request)
    mine = GuestInfo(
        caller.name, caller.lang, list(map(line_of, await service.lists.of_guest(caller.id))), not caller.account
    )
    cookies = session_cookies(service.config, session_of(request)) if not bearer_of(request) else []
    return Response(mine, cookies=cookies, headers=_missing(request))


@get("/api/guest/turns", **for_tokens(READ_LISTS, for_caller("guests", priced(READ))))
async def my_turns(request: HTTP, caller: NamedDependency[Caller]) -> Response[list[str]]:
    """The ids of the tables that wait for you."""
    found = await service_of(request).lists.turns(caller.id)
    return Response(found, headers=_missing(request))


@get("/api/guest/archive", **for_tokens(READ_LISTS, for_caller("guests", priced(READ))))
async def my_archive(request: HTTP, caller: NamedDependency[Caller], start: Start = 0) -> Response[list[TableLine]]:
    """All your finished games, the latest first, from number `start` on; at most a hundred."""
    found = await service_of(request).lists.archive(caller.id, start)
    return Response(list(map(line_of, found)), headers=_missing(request))


@put("/api/tables/{table_id:str}/archived", **PUT_AWAY)
async def put_away(request: HTTP, table_id: Id, caller: NamedDependency[Caller]) -> None:
    """Move a finished game of yours to the archive."""
    await service_of(request).lists.put_away(caller.id, table_id, archived=True)


@delete("/api/tables/{table_id:str}/archived", **PUT_AWAY)
async def take_out(request: HTTP, table_id: Id, caller: NamedDependency[Caller]) -> None:
    """Show a finished game of yours among the latest ones again."""
    await service_of(request).lists.put_away(caller.id, table_id, archived=False)


@get("/api/tables", tags=["lobby"], opt=priced(READ))
async def list_tables(request: HTTP) -> Response[list[TableLine]]:
    """The listed tables that wait for people or are being played."""
    found = await service_of(request).lists.listed()
    return Response(list(map(line_of, found)), headers=_missing(request))


async def check_waiting_tables(request: HTTP, caller: Caller) -> None:
    """Refuse a caller who has opened too many tables that wait for people."""
    limits = limits_of(request)
    most = WAITING_TABLES * limits.factor
    if limits.factor and await service_of(request).lobby.count_waiting(caller.id) >= most:
        raise Denied("too-many-waiting", 429, most=round(most))


@post("/api/tables/now", **for_caller("lobby", priced(NOW), 404, 409))
async def play_bots_now(request: HTTP, data: JSONBody[NowTable], caller: NamedDependency[Caller]) -> Seated:
    """Open a table that only you know, seat bots and begin; returns your seat and its link."""
    service, limits, visitor = service_of(request), limits_of(request), visitor_of(request)
    if not data.begin:
        await check_waiting_tables(request, caller)
    await service.accounts.check_shown(caller)
    await limits.count(visitor, tables=1)
    share = limits.share(visitor)
    seated = await play_now(
        service.lobby, caller.id, caller.name, data, share=share, account=caller.account, program=caller.program
    )
    if data.guide:
        await replace_guide(service.changes, caller.id, data.game, seated.table)
    return seated


LISTS = routes_in(globals())
