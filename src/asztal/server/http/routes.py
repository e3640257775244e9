"""The HTTP interface: games and rules, guests, lobby, seats, records. Play itself goes over the web socket."""

import asyncio
from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from asztal import registry
from asztal.kernel import SPECTATOR
from asztal.kernel.example import examples_of
from asztal.registry import UnknownGame
from asztal.server.denied import Denied
from asztal.server.http.callers import (
    HTTP,
    Id,
    for_all,
    for_caller,
    for_tokens,
    known_caller,
    language,
    limits_of,
    routes_in,
    service_of,
    session_cookies,
    session_of,
    visitor_of,
)
from asztal.server.http.catalogue import aid, bot_infos, cards, example, game_infos, howto, rules, schema_of
from asztal.server.http.fixed import fixed, kept
from asztal.server.http.list_routes import LISTS, check_waiting_tables
from asztal.server.limits.prices import ACTION, CHANGE, CLOSER, CONSTANT, FORK, READ, priced
from asztal.server.people.sessions import Caller
from asztal.server.people.tokens import PLAY, TABLES
from asztal.server.tables.live.access import Person, claim_of, seat_of
from asztal.server.tables.lobby.again import next_table
from asztal.server.tables.lobby.guests import checked_lang
from asztal.server.tables.lobby.lobby import played_before
from asztal.server.tables.past.replays import Replay
from asztal.server.tables.play.sentences import table_info
from asztal.server.tables.stored.open_worlds import world_open
from asztal.server.tables.stored.origin import ForkMoment
from asztal.server.wire.catalogue_shapes import Aid, BotInfo, GameInfo, Howto, Rules, WorkedExample
from asztal.server.wire.look_back_shapes import CloserLook, LookBack
from asztal.server.wire.person_shapes import GuestInfo, NewGuest
from asztal.server.wire.shapes import Join, Leave, Moves, NewFork, NewTable, Nonce, Seated, SitBot, Start, TableHere
from asztal.text import rows
from asztal.text.wording import CardText

Seat = Annotated[int, PathParameter(ge=0, le=15)]
Move = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
As = Annotated[int | None, QueryParameter(ge=0, le=15)]
Lang = Annotated[str | None, QueryParameter(max_length=20)]
AT_A_SEAT = for_caller("seats", priced(CHANGE, "table"), 403, 404, 409, status_code=200)

# --- games --------------------------------------------------------------------------------------------------------


def _title(game: str) -> Any:
    try:
        return registry.find(game)
    except UnknownGame:
        raise Denied("no-such-game", 404) from None


@get("/api/games", **for_all("games", priced(CONSTANT)))
async def list_games(request: HTTP, lang: Lang = None) -> Response[list[GameInfo]]:
    """The games that can be played here."""
    return fixed(request, game_infos, checked_lang(lang or language(request)))


@get("/api/bots", **for_all("games", priced(CONSTANT)))
async def list_bots(request: HTTP, lang: Lang = None) -> Response[list[BotInfo]]:
    """The bots that can take a seat."""
    return fixed(request, bot_infos, checked_lang(lang or language(request)))


@get("/api/games/{game:str}/rules", **for_all("games", priced(CONSTANT), 404))
async def read_rules(request: HTTP, game: Id, lang: Lang = None) -> Response[Rules]:
    """The rules of a game."""
    return fixed(request, rules, _title(game).name, checked_lang(lang or language(request)))


@get("/api/games/{game:str}/howto", **for_all("games", priced(CONSTANT), 404))
async def read_howto(request: HTTP, game: Id, lang: Lang = None) -> Response[Howto]:
    """How to play a game: a page with figures from a real game."""
    about = _title(game).name, checked_lang(lang or language(request))
    await asyncio.to_thread(kept, howto, *about)  # a game is played for it, once
    return fixed(request, howto, *about)


@get("/api/games/{game:str}/aid", **for_all("games", priced(CONSTANT), 404))
async def read_aid(request: HTTP, game: Id, lang: Lang = None) -> Response[Aid]:
    """The player aid of a game: costs, points and what is easily forgotten."""
    return fixed(request, aid, _title(game).name, checked_lang(lang or language(request)))


@get("/api/games/{game:str}/examples/{name:str}", **for_all("games", priced(CONSTANT), 404))
async def read_example(request: HTTP, game: Id, name: Id, lang: Lang = None) -> Response[WorkedExample]:
    """A worked example of the rules of a game, step by step."""
    title = _title(game)
    if name not in examples_of(title):
        raise Denied("no-such-example", 404)
    about = title.name, name, checked_lang(lang or language(request))
    await asyncio.to_thread(kept, example, *about)  # it is played, once
    return fixed(request, example, *about)


@get("/api/games/{game:str}/cards", **for_all("games", priced(CONSTANT), 404))
async def read_cards(request: HTTP, game: Id, lang: Lang = None) -> Response[list[CardText]]:
    """What every card of a game does."""
    return fixed(request, cards, _title(game).name, checked_lang(lang or language(request)))


@get("/api/games/{game:str}/schema", **for_all("games", priced(CONSTANT), 404))
async def read_schema(request: HTTP, game: Id) -> Response[dict[str, Any]]:
    """The JSON Schema of a game's views, options and events."""
    return fixed(request, schema_of, _title(game).name)


# --- guests -------------------------------------------------------------------------------------------------------


@post("/api/guest", **for_all("guests", priced(CHANGE), 409))
async def welcome(request: HTTP, data: JSONBody[NewGuest]) -> Response[GuestInfo]:
    """Say who you are. The answer sets the cookie that identifies you."""
    service, caller = service_of(request), await known_caller(request)
    if caller is not None:
        await service.sessions.rename(caller.id, data.name, data.lang)
        cookies = session_cookies(service.config, session_of(request))
        return Response(GuestInfo(data.name, data.lang, [], not caller.account), cookies=cookies)
    await limits_of(request).count(visitor_of(request), guests=1)
    _, token = await service.sessions.welcome(data.name, data.lang, request.headers.get("user-agent", ""))
    return Response(GuestInfo(data.name, data.lang, []), cookies=session_cookies(service.config, token))


# --- the lobby ----------------------------------------------------------------------------------------------------


async def here(request: HTTP, table_id: str) -> TableHere:
    """A table as the caller may see it."""
    caller, changes = await known_caller(request), service_of(request).changes
    async with changes.reading(table_id) as warm:
        stored, info = warm.stored, table_info(warm.stored)
    row, sealed = stored.row, False
    if row.world:
        async with changes.cells.engine_of(table_id).connect() as connection:
            sealed = await world_open(connection, table_id)
        if await service_of(request).world_pages.hides_result(caller.id if caller else None, table_id):
            info = replace(info, scores=[], winners=[], places=[])
    if caller is None:
        return TableHere(info, None, False, "", sealed=sealed)
    owner, seat = caller.id == row.owner, seat_of(Person(caller.id), stored)
    invited, again = False, ""
    if row.status == "waiting" and seat == SPECTATOR:
        async with changes.cells.engine_of(table_id).connect() as connection:
            invited = await played_before(connection, caller.id, table_id)
    elif row.again and seat != SPECTATOR:
        async with changes.cells.engine_of(table_id).connect() as connection:
            again = await next_table(connection, row.again)
    claim = claim_of(caller.id, stored)
    mine = None if seat == SPECTATOR else seat
    asks = None if claim is None else claim.seat
    return TableHere(info, mine, owner, row.invite if owner else "", invited, again, asks, sealed)


@post("/api/tables", **for_tokens(TABLES, for_caller("lobby", priced(CHANGE), 404)))
async def create_table(request: HTTP, data: JSONBody[NewTable], caller: NamedDependency[Caller]) -> TableHere:
    """Open a table; you own it."""
    lobby, limits = service_of(request).lobby, limits_of(request)
    await check_waiting_tables(request, caller)
    await limits.count(visitor_of(request), tables=1)
    made = await lobby.create(
        caller.id,
        data.game,
        data.seats,
        data.variant,
        listed=data.listed,
        pace=data.pace,
        patience=data.patience,
        beat=data.beat,
        stand_in=data.stand_in,
    )
    return await here(request, made)


@get("/api/tables/{table_id:str}", **for_tokens(TABLES, for_all("lobby", priced(READ, "table"), 404)))
async def read_table(request: HTTP, table_id: Id) -> TableHere:
    """A table as the caller may see it."""
    return await here(request, table_id)


@get("/api/invites/{invite:str}", **for_all("lobby", priced(READ), 404))
async def read_invite(request: HTTP, invite: Id) -> TableHere:
    """The table that an invitation is for."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    return await here(request, await service_of(request).lobby.by_invite(invite))


@post("/api/tables/{table_id:str}/join", **for_tokens(PLAY, AT_A_SEAT))
async def join_table(request: HTTP, table_id: Id, data: JSONBody[Join], caller: NamedDependency[Caller]) -> Seated:
    """Sit down. The answer has the secret of the seat's return link."""
    await limits_of(request).count(visitor_of(request), guesses=int(bool(data.invite)))
    service = service_of(request)
    await service.accounts.check_shown(caller)
    seat, link = await service.lobby.join(
        caller.id,
        table_id,
        caller.name,
        seat=data.seat,
        invite=data.invite,
        promise=data.hash,
        account=caller.account,
        program=caller.program,
    )
    return Seated(table_id, seat, link)


@post("/api/tables/{table_id:str}/leave", **for_tokens(PLAY, AT_A_SEAT))
async def leave_table(request: HTTP, table_id: Id, data: JSONBody[Leave], caller: NamedDependency[Caller]) -> TableHere:
    """Stand up. Once play has begun, a bot takes over until you return, or for good."""
    await _count_bots_alone(request, table_id, caller)
    await service_of(request).lobby.leave(caller.id, table_id, data.bot, for_good=data.for_good)
    return await here(request, table_id)


@post("/api/tables/{table_id:str}/return", **for_tokens(PLAY, AT_A_SEAT))
async def return_to_table(request: HTTP, table_id: Id, caller: NamedDependency[Caller]) -> Seated:
    """Take your seat back from the bot."""
    return Seated(table_id, await service_of(request).lobby.come_back(caller.id, table_id))


@post("/api/tables/{table_id:str}/link", **AT_A_SEAT)
async def renew_link(request: HTTP, table_id: Id, caller: NamedDependency[Caller]) -> Seated:
    """Replace the return link of your seat. The old one stops working, and so does whatever was opened with it."""
    seat, link = await service_of(request).lobby.new_link(caller.id, table_id)
    return Seated(table_id, seat, link)


@post("/api/links/{link:str}", **for_caller("seats", priced(CHANGE), 404, 409, status_code=200))
async def follow_link(request: HTTP, link: Id, caller: NamedDependency[Caller]) -> Seated:
    """Return to a seat by its return link, also on another device; after the end it only leads to the table."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    table_id, seat = await service_of(request).lobby.follow_link(caller.id, link)
    return Seated(table_id, seat)


@put("/api/tables/{table_id:str}/seats/{seat:int}/bot", **for_tokens(TABLES, AT_A_SEAT))
async def seat_bot(
    request: HTTP, table_id: Id, seat: Seat, data: JSONBody[SitBot], caller: NamedDependency[Caller]
) -> TableHere:
    """Give a free seat to a bot; in play, let one stand in for somebody who has been away for long."""
    await service_of(request).lobby.sit_bot(caller.id, table_id, seat, data.bot)
    return await here(request, table_id)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/bot", **for_tokens(TABLES, AT_A_SEAT))
async def unseat_bot(request: HTTP, table_id: Id, seat: Seat, caller: NamedDependency[Caller]) -> TableHere:
    """Remove a bot from a seat, before the start."""
    await service_of(request).lobby.sit_bot(caller.id, table_id, seat, "")
    return await here(request, table_id)


@post("/api/tables/{table_id:str}/start", **for_tokens(TABLES, AT_A_SEAT))
async def start_table(
    request: HTTP, table_id: Id, caller: NamedDependency[Caller], data: JSONBody[Start | None] = None
) -> TableHere:
    """Begin to play, as soon as those present have sent the nonces that they promised, or after some seconds."""
    await _count_bots_alone(request, table_id, caller)
    share = limits_of(request).share(visitor_of(request))
    await service_of(request).lobby.start(caller.id, table_id, nonce=data.nonce if data else "", share=share)
    return await here(request, table_id)


@post("/api/tables/{table_id:str}/nonce", **for_tokens(PLAY, AT_A_SEAT))
async def reveal_nonce(
    request: HTTP, table_id: Id, data: JSONBody[Nonce], caller: NamedDependency[Caller]
) -> TableHere:
    """Send the nonce that you promised on sitting down, while the table is starting."""
    await service_of(request).lobby.reveal(caller.id, table_id, data.nonce)
    return await here(request, table_id)


async def _count_bots_alone(request: HTTP, table_id: str, caller: Caller) -> None:
    """Count a game that goes on without people when the caller starts or leaves it: few are allowed per hour."""
    async with service_of(request).changes.reading(table_id) as warm:
        stored = warm.stored
        starts = stored.row.status == "waiting" and stored.row.owner == caller.id and not stored.people()
        leaves = stored.row.status == "playing" and stored.people() == [seat_of(Person(caller.id), stored)]
    if starts or leaves:
        await limits_of(request).count(visitor_of(request), bot_games=1)


# --- after the end ------------------------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/record", **for_all("records", priced(10, "table"), 404, 409, media_type="text/plain"))
async def read_record(request: HTTP, table_id: Id) -> str:
    """The record of a finished game, as JSON Lines that `asztal verify` checks."""
    return await service_of(request).records.text(table_id)


async def _replay(request: HTTP, table_id: str, seat: int | None) -> Replay:
    """A finished game, for who may see it as this seat. If it has to be replayed, the price depends on its length."""
    caller, replays = await known_caller(request), service_of(request).replays
    await service_of(request).world_pages.check_look(caller.id if caller else None, table_id, seat)
    cold = table_id not in replays
    found = await replays.get(table_id)
    if cold:
        await limits_of(request).owe(visitor_of(request), effort=len(found) * ACTION)
    return found


@get("/api/tables/{table_id:str}/moves", **for_all("records", priced(30, "replay"), 404, 409))
async def read_moves(request: HTTP, table_id: Id, lang: Lang = None, seat: As = None) -> Moves:
    """The moves of a finished game; with `seat`, only what that seat (15: a spectator) was told."""
    replay = await _replay(request, table_id, seat)
    return await asyncio.to_thread(replay.moves, checked_lang(lang or language(request)), seat)


@get("/api/tables/{table_id:str}/views/{seat:int}", **for_all("records", priced(4, "replay"), 404, 409))
async def read_view(request: HTTP, table_id: Id, seat: Seat, move: Move = None) -> dict[str, Any]:
    """What a seat (15: a spectator) saw after so many moves of a finished game."""
    replay = await _replay(request, table_id, seat)
    return replay.view(seat, move)


@get("/api/tables/{table_id:str}/views/open", **for_all("records", priced(4, "replay"), 404, 409))
async def read_open_view(request: HTTP, table_id: Id, move: Move = None) -> dict[str, Any]:
    """What all seats together knew after so many moves of a finished game."""
    replay = await _replay(request, table_id, None)
    return replay.view(None, move)


@get("/api/tables/{table_id:str}/rows/{seat:int}", **for_all("records", priced(7, "replay"), 404, 409))
async def read_rows(request: HTTP, table_id: Id, seat: Seat, lang: Lang = None, move: Move = None) -> list[rows.Row]:
    """What a seat (15: a spectator) saw after so many moves of a finished game, in words, row by row."""
    replay = await _replay(request, table_id, seat)
    return replay.read_out(checked_lang(lang or language(request)), seat, move)


@get("/api/tables/{table_id:str}/rows/open", **for_all("records", priced(7, "replay"), 404, 409))
async def read_open_rows(request: HTTP, table_id: Id, lang: Lang = None, move: Move = None) -> list[rows.Row]:
    """What all seats together knew after so many moves of a finished game, in words, row by row."""
    replay = await _replay(request, table_id, None)
    return replay.read_out(checked_lang(lang or language(request)), None, move)


@get("/api/tables/{table_id:str}/lookback", **for_all("records", priced(10, "table"), 404, 409))
async def read_look_back(request: HTTP, table_id: Id, lang: Lang = None) -> LookBack:
    """What each seat of a finished game could expect while it went on, where that can be told, and what it got."""
    look_backs, spoken = service_of(request).look_backs, checked_lang(lang or language(request))
    row = await look_backs.check(table_id)
    if not look_backs.has(table_id, spoken):
        await limits_of(request).count(visitor_of(request), look_backs=1)
    return await look_backs.get(row, spoken)


@get("/api/tables/{table_id:str}/lookback/closer", **for_all("records", priced(10, "table"), 404, 409))
async def read_closer_look(request: HTTP, table_id: Id, lang: Lang = None) -> CloserLook:
    """Which turns of a finished game clearly cost something, and what would have been better there."""
    look_backs, spoken = service_of(request).look_backs, checked_lang(lang or language(request))
    row = await look_backs.check(table_id)
    if not look_backs.has(table_id, spoken, closer=True):
        await limits_of(request).count(visitor_of(request), look_backs=CLOSER)
    return await look_backs.closer(row, spoken)


@post("/api/tables/{table_id:str}/forks", **for_caller("records", priced(FORK, "table"), 404, 409))
async def fork_table(
    request: HTTP, table_id: Id, data: JSONBody[NewFork], caller: NamedDependency[Caller]
) -> TableHere:
    """Open a table at any moment of a finished game, to play on from there; its result counts for nothing."""
    service = service_of(request)
    await check_waiting_tables(request, caller)

    async def moment() -> ForkMoment:
        replay = await _replay(request, table_id, data.known)
        found = await asyncio.to_thread(replay.moment, data.step, data.known)
        await limits_of(request).count(visitor_of(request), tables=1)
        return found

    return await here(request, await service.forks.open(caller.id, table_id, data, moment))


ROUTES = [*routes_in(globals()), *LISTS]
