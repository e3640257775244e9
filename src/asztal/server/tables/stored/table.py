"""What is stored of a table besides its game: its row, who sits where, what is proposed, how it ended."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import CursorResult, Row, bindparam, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal import registry
from asztal.kernel import Game, Title
from asztal.kernel.origin import with_origin
from asztal.kernel.record import Header
from asztal.server.clocks import clock as clocks
from asztal.server.clocks.clock import Clock
from asztal.server.denied import Denied
from asztal.server.storage.models import Action, GameTable, ResultSeat, Seat, SeatHolder, TableResult
from asztal.server.tables.stored.origin import TableOrigin
from asztal.server.tables.stored.seat_claims import SeatClaim, read_claims
from asztal.server.wire.around import Pace

DONE = ("over", "ended")  # a table at which nobody plays any more
STAND_IN = "greedy"  # who plays for whoever is away, at a table of a release that did not ask
PATIENCE = 180  # seconds, of a table that says nothing else and is not played over days


@dataclass(slots=True)
class Place:
    """A seat as it is stored; free when it has neither a holder nor a bot."""

    number: int
    name: str
    bot: str
    nonce: str
    nonce_hash: str = ""  # by which its person promised the nonce
    link: bytes | None = None  # the hash of the return link
    stored_why: str = ""
    account: str = ""  # its name, if an account sat down under it
    program: bool = False  # that account is a program
    holders: dict[int, str] = field(default_factory=dict)  # who may play it, and how they came to it

    @property
    def free(self) -> bool:
        """True when somebody may sit down."""
        return not self.bot and not self.holders

    @property
    def guest(self) -> bool:
        """True where a guest sits or sat, whose name anybody could have given."""
        return bool(self.name) and self.why != "bot" and self.account != self.name

    @property
    def shows_program(self) -> bool:
        """True where an account sits that is a program. The release before leaves the mark of who sat there before."""
        return self.program and self.account in ("", self.name)

    @property
    def why(self) -> str:
        """Why a bot plays it, empty where none does; the release before did not store it."""
        return self.bot and (self.stored_why or ("left" if self.holders else "bot"))


class Proposal(msgspec.Struct, frozen=True):
    """A proposal to everybody: "back" to before the proposer's `choice`-th choice, a "bot" for `seat`, or the "end".

    `asked` must all agree; `passed` are people who were silent for so long that they are not asked about the end.
    `number` is that of its line in the story; an answer may name it.
    """

    kind: str
    by: int
    asked: list[int]
    agreed: list[int]
    number: int
    seat: int | None = None
    choice: int = 0
    passed: list[int] = []


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
    proposal: dict[str, Any] | None
    share: str
    story: int
    changed: datetime
    pace: dict[str, Any] | None
    clock: list[list[int | None]] | None
    patience: int | None
    beat: float | None
    starting: datetime | None
    people: dict[str, bool] | None
    stand_in: str | None
    again: str | None
    claimed: int
    origin: dict[str, Any] | None
    world: str | None


class Outcome(NamedTuple):
    """How a table ended: scores and places of the seats, then of those who played without one."""

    scores: list[int]
    places: list[int]

    @property
    def winners(self) -> list[int]:
        """Those who share the victory."""
        return [player for player, place in enumerate(self.places) if place == 1]


def outcome_of(game: Game[Any]) -> Outcome:
    """The outcome of a game that is over."""
    places = game.title.places(game.state)
    return Outcome([game.title.score(game.state, player) for player in range(len(places))], places)


def place_of(result: Row[Any]) -> int:
    """The place in a row of `ResultSeat`, 0 for none; older rows have a 1 also for the best of those who lost."""
    return result.rank if result.won or result.rank > 1 else 0


@dataclass(slots=True)
class StoredTable:
    """A table's row with its seats and how it ended; an outcome only if it was played to the end."""

    row: TableRow
    places: list[Place]
    outcome: Outcome | None = None
    how: str = ""
    claims: list[SeatClaim] = field(default_factory=list)

    def names(self) -> list[str]:
        """The names of the seats."""
        return [place.name for place in self.places]

    def people(self) -> list[int]:
        """The seats that people play now."""
        return [place.number for place in self.places if not place.bot]

    def first_bot(self, asked: Iterable[int]) -> int | None:
        """The first bot among the seats that are asked."""
        return min((seat for seat in asked if self.places[seat].bot), default=None)

    def held(self) -> set[int]:
        """The seats that people may play, also while a bot stands in."""
        return {place.number for place in self.places if place.holders}

    @property
    def proposal(self) -> Proposal | None:
        """The current proposal, if any."""
        return None if self.row.proposal is None else msgspec.convert(self.row.proposal, Proposal)

    @property
    def origin(self) -> TableOrigin | None:
        """The moment of another table at which this one begins, if it does."""
        return None if self.row.origin is None else msgspec.convert(self.row.origin, TableOrigin)

    @property
    def patience(self) -> int:
        """Seconds until somebody counts as away; over days the time of a turn, unless the table has more."""
        if self.row.patience is not None:
            return self.row.patience
        pace = self.pace
        return pace.turn if pace is not None and pace.kind == "days" else PATIENCE

    @property
    def stand_in(self) -> str:
        """The bot that plays for whoever is away."""
        return self.row.stand_in or STAND_IN

    @property
    def over_days(self) -> bool:
        """True where people play when they find the time: only the clock says that somebody is late."""
        return self.pace is not None and self.pace.kind == "days"

    @property
    def beat(self) -> float:
        """Seconds before a bot's move; none where only bots play."""
        return (self.row.beat or 0.0) if self.people() else 0.0

    @property
    def pace(self) -> Pace | None:
        """How much time the seats have; None without a limit."""
        return clocks.pace_of(self.row.pace)

    @property
    def clock(self) -> Clock | None:
        """The clocks of a table with a pace that has begun."""
        return clocks.decoded(self.row.clock)

    def header(self) -> Header:
        """The setup of the game, seed included: secret until the end."""
        row = self.row
        nonces = [] if row.world else [place.nonce for place in self.places]  # all entries of a world are dealt alike
        header = Header(row.game, row.rules, row.seats, row.variant, row.seed, row.commitment, nonces)
        if self.origin is not None:
            header = with_origin(header, self.origin.origin)
        if row.people is None:
            return header
        hashes = [place.nonce_hash for place in self.places]
        return msgspec.structs.replace(header, people=sorted(map(int, row.people)), hashes=hashes)

    def chance(self, seat: int) -> str:
        """Whether the person at a seat has a part in the deal: "own" or "none"; empty where no person sat."""
        adds = None if self.row.people is None else self.row.people.get(str(seat))
        return "" if adds is None else "own" if adds else "none"


_ROW = select(
    *[GameTable.__table__.c[name] for name in TableRow._fields],
    exists().where(Action.table_id == bindparam("id"), Action.request_id == bindparam("request")).label("answered"),
).where(GameTable.id == bindparam("id"))
_LOCK = _ROW.with_for_update(of=GameTable.__table__)


class ReadRow(NamedTuple):
    """A table's row; `answered` says whether the request is in the log."""

    row: TableRow
    answered: bool


async def lock(connection: AsyncConnection, table_id: str) -> TableRow:
    """The table's row, locked until the transaction ends: one writer at a time."""
    return _found(await connection.execute(_LOCK, {"id": table_id, "request": ""})).row


async def read_row(connection: AsyncConnection, table_id: str, request_id: str = "") -> ReadRow:
    """The table's row, and whether a request is in its log."""
    return _found(await connection.execute(_ROW, {"id": table_id, "request": request_id}))


def _found(result: CursorResult[Any]) -> ReadRow:
    row = result.one_or_none()
    if row is None:
        raise Denied("no-such-table", 404)
    return ReadRow(TableRow._make(row[:-1]), row.answered)


def installed(game: str) -> Title[Any]:
    """The title of a table; raises `Denied` where it is no longer installed."""
    try:
        return registry.find(game)
    except registry.UnknownGame:
        raise Denied("no-such-game", 404) from None


async def read_stored_table(connection: AsyncConnection, row: TableRow) -> StoredTable:
    """What is stored of a table, given its row."""
    places = await read_places(connection, row.id)
    claims = await read_claims(connection, row.id) if row.claimed else []
    if row.status not in DONE:
        return StoredTable(row, places, claims=claims)
    how = await connection.scalar(select(TableResult.how).where(TableResult.table_id == row.id))
    return StoredTable(row, places, await _read_outcome(connection, row.id), how or "played", claims)


async def _read_outcome(connection: AsyncConnection, table_id: str) -> Outcome | None:
    query = select(ResultSeat.__table__).where(ResultSeat.table_id == table_id).order_by(ResultSeat.number)
    results = (await connection.execute(query)).all()
    return Outcome([result.score for result in results], [*map(place_of, results)]) if results else None


async def read_places(connection: AsyncConnection, table_id: str) -> list[Place]:
    """The seats of a table, with everybody who may play them."""
    seat = (
        Seat.number,
        Seat.name,
        Seat.bot,
        Seat.nonce,
        Seat.nonce_hash,
        Seat.link,
        Seat.why,
        Seat.account,
        Seat.program,
    )
    query: Any = select(*seat, SeatHolder.guest_id, SeatHolder.via)
    query = query.outerjoin(SeatHolder, (SeatHolder.table_id == Seat.table_id) & (SeatHolder.number == Seat.number))
    places: dict[int, Place] = {}
    for number, *about, guest, via in await connection.execute(
        query.where(Seat.table_id == table_id).order_by(Seat.number)
    ):
        place = places.setdefault(number, Place(number, *about))
        if guest is not None:
            place.holders[guest] = via
    return list(places.values())
