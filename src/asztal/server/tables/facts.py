"""What a process knows of a table besides the game: who sits where, what is proposed, how far the log goes."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import CursorResult, bindparam, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal import registry
from asztal.kernel import Game, Title
from asztal.kernel.record import Header
from asztal.server.denied import Denied
from asztal.server.storage.models import Action, GameTable, Holder, ResultSeat, Seat


@dataclass(slots=True)
class Place:
    """A seat as it is stored; free when it has neither a holder nor a bot."""

    number: int
    name: str
    bot: str
    nonce: str
    link: bytes | None = None  # the hash of the return link
    holders: dict[int, str] = field(default_factory=dict)  # who may play it, and how they came to it

    @property
    def free(self) -> bool:
        """True when somebody may sit down."""
        return not self.bot and not self.holders


@dataclass(frozen=True, slots=True)
class Back:
    """A proposal to go back to when `to` choices had been made, and the seats that agree."""

    to: int
    by: int
    agreed: list[int]


class TableRow(NamedTuple):
    """What is stored of a table itself; `GameTable` says what the columns mean."""

    id: str
    owner: int
    game: str
    rules: int
    seats: int
    variant: dict[str, str]
    listed: bool
    status: str
    invite: str
    seed: str
    commitment: str
    seq: int
    version: int
    said: int
    back_to: int | None
    back_by: int | None
    agreed: list[int]
    share: str


class Outcome(NamedTuple):
    """How a table ended."""

    scores: list[int]
    winners: list[int]


def outcome_of(game: Game[Any]) -> Outcome:
    """How a game that is over ended."""
    return Outcome(game.title.scores(game.state), game.title.winners(game.state))


@dataclass(slots=True)
class Facts:
    """One table's row with its seats, and how it ended if it did."""

    row: TableRow
    places: list[Place]
    outcome: Outcome | None = None

    def names(self) -> list[str]:
        """What the seats are called."""
        return [place.name for place in self.places]

    def people(self) -> list[int]:
        """The seats that people play."""
        return [place.number for place in self.places if not place.bot]

    @property
    def back(self) -> Back | None:
        """What is proposed, if anything is."""
        row = self.row
        if row.back_to is None or row.back_by is None:
            return None
        return Back(row.back_to, row.back_by, row.agreed)

    def header(self) -> Header:
        """How the game was set up, with the seed: not for anybody before the end."""
        row, nonces = self.row, [place.nonce for place in self.places]
        return Header(row.game, row.rules, row.seats, row.variant, row.seed, row.commitment, nonces)


_ROW = select(
    *[GameTable.__table__.c[name] for name in TableRow._fields],
    exists().where(Action.table_id == bindparam("id"), Action.request_id == bindparam("request")).label("answered"),
).where(GameTable.id == bindparam("id"))
_LOCK = _ROW.with_for_update(of=GameTable.__table__)


class Read(NamedTuple):
    """A table's row; `answered` tells whether the request is in the log."""

    row: TableRow
    answered: bool


async def lock(connection: AsyncConnection, table_id: str) -> TableRow:
    """The table's row, locked until the transaction ends, so that there is one writer at a time."""
    return _found(await connection.execute(_LOCK, {"id": table_id, "request": ""})).row


async def read_row(connection: AsyncConnection, table_id: str, request_id: str = "") -> Read:
    """The table's row as it is now."""
    return _found(await connection.execute(_ROW, {"id": table_id, "request": request_id}))


def _found(result: CursorResult[Any]) -> Read:
    row = result.one_or_none()
    if row is None:
        raise Denied("no-such-table", 404)
    return Read(TableRow._make(row[:-1]), row.answered)


def installed(game: str) -> Title[Any]:
    """The game of a table; one that is no longer installed hides its tables."""
    try:
        return registry.find(game)
    except registry.UnknownGame:
        raise Denied("no-such-game", 404) from None


async def read_facts(connection: AsyncConnection, row: TableRow) -> Facts:
    """What belongs to a table's row."""
    places = await read_places(connection, row.id)
    return Facts(row, places, await _read_outcome(connection, row.id) if row.status == "over" else None)


async def _read_outcome(connection: AsyncConnection, table_id: str) -> Outcome | None:
    query = select(ResultSeat.score, ResultSeat.won).where(ResultSeat.table_id == table_id).order_by(ResultSeat.number)
    seats = (await connection.execute(query)).all()
    if not seats:
        return None
    return Outcome([seat.score for seat in seats], [number for number, seat in enumerate(seats) if seat.won])


async def read_places(connection: AsyncConnection, table_id: str) -> list[Place]:
    """The seats of a table with everybody who may play them."""
    query = select(Seat.number, Seat.name, Seat.bot, Seat.nonce, Seat.link, Holder.guest_id, Holder.via)
    query = query.outerjoin(Holder, (Holder.table_id == Seat.table_id) & (Holder.number == Seat.number))
    places: dict[int, Place] = {}
    for number, name, bot, nonce, link, guest, via in await connection.execute(
        query.where(Seat.table_id == table_id).order_by(Seat.number)
    ):
        place = places.setdefault(number, Place(number, name, bot, nonce, link))
        if guest is not None:
            place.holders[guest] = via
    return list(places.values())
