"""Lists of tables: those that anybody may join or watch, and a guest's own, open and finished."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Integer, Row, Select, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal import registry
from asztal.server.denied import Denied
from asztal.server.storage.models import GameTable, ResultSeat, Seat, SeatHolder, TableResult

MOST_LISTED = 100
LATELY = 20  # finished games beside the open ones
FINISHED = ("over", "ended")
_NOBODY = literal(None, Integer)  # whoever looks has no seat, or it does not matter


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list: its row, its `Seat` and `ResultSeat` rows by number, and the seat of whoever asks."""

    row: Row[Any]
    seats: list[Row[Any]] = field(default_factory=list)
    results: list[Row[Any]] = field(default_factory=list)

    @property
    def taken(self) -> list[Row[Any]]:
        """The seats that are taken."""
        return [seat for seat in self.seats if seat.name]

    @property
    def asked(self) -> list[Row[Any]]:
        """The seats that are asked something now."""
        return [seat for seat in self.seats if self.row.waiting >> seat.number & 1]

    @property
    def winners(self) -> list[Row[Any]]:
        """The seats that won; Automas have none."""
        won = {result.number for result in self.results if result.won}
        return [seat for seat in self.seats if seat.number in won]


class Lists:
    """Reads tables for the lists of the lobby."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def listed(self) -> list[Listed]:
        """The listed tables, newest first: an order by the last move would reveal too much."""
        seen = GameTable.listed & GameTable.status.in_(["waiting", "playing"])
        query = _tables(_NOBODY).where(seen).order_by(GameTable.created.desc())
        return await self._read(query.limit(MOST_LISTED))

    async def of_guest(self, guest: int) -> list[Listed]:
        """The tables at which a guest has a seat, newest first: all open ones and the last finished ones.

        A guided game in progress is not among them: it is found where it was begun.
        """
        mine = _of(guest).order_by(GameTable.created.desc())
        played = mine.where(GameTable.status.not_in(FINISHED), ~GameTable.guide).limit(MOST_LISTED)
        return await self._read(played) + await self._read(_finished(guest).where(~SeatHolder.archived).limit(LATELY))

    async def archive(self, guest: int, start: int) -> list[Listed]:
        """All finished games of a guest, the latest first, from number `start` on."""
        return await self._read(_finished(guest).offset(start).limit(MOST_LISTED))

    async def all_of(self, guest: int) -> list[Listed]:
        """The tables at which a guest has a seat, newest first: those that are open, then the last that are not."""
        played = _of(guest).where(GameTable.status.not_in(FINISHED)).order_by(GameTable.created.desc())
        return await self._read(played.limit(MOST_LISTED)) + await self.archive(guest, 0)

    async def put_away(self, guest: int, table_id: str, *, archived: bool) -> None:
        """Move a finished game of one's own to the archive, or back."""
        mine = (SeatHolder.guest_id == guest) & (SeatHolder.table_id == table_id)
        query = select(GameTable.status).join(SeatHolder, SeatHolder.table_id == GameTable.id).where(mine)
        async with self._engine.begin() as connection:
            status = (await connection.execute(query)).scalar_one_or_none()
            if status is None:
                raise Denied("not-seated", 403)
            if status not in FINISHED:
                raise Denied("not-over", 409)
            await connection.execute(update(SeatHolder).where(mine).values(archived=archived))

    async def one(self, table_id: str) -> Listed | None:
        """The table with this id; None if there is none."""
        return next(iter(await self._read(_tables(_NOBODY).where(GameTable.id == table_id))), None)

    async def invited(self, invite: str) -> Listed | None:
        """The table that an invitation is for; None if there is none."""
        return next(iter(await self._read(_tables(_NOBODY).where(GameTable.invite == invite))), None)

    async def turns(self, guest: int) -> list[str]:
        """The tables at which a guest is asked something now."""
        query = select(GameTable.id).join(SeatHolder, SeatHolder.table_id == GameTable.id)
        query = query.join(Seat, (Seat.table_id == GameTable.id) & (Seat.number == SeatHolder.number))
        asked = GameTable.waiting.bitwise_rshift(SeatHolder.number).bitwise_and(1) == 1
        query = query.where(SeatHolder.guest_id == guest, GameTable.status == "playing", Seat.bot == "", asked)
        query = query.where(_shown(), ~GameTable.guide)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query.order_by(GameTable.created.desc()).limit(MOST_LISTED)))

    async def _read(self, query: Select[Any]) -> list[Listed]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            seats = await _by_table(
                connection, select(Seat.__table__).where(Seat.table_id.in_(ids)).order_by(Seat.number)
            )
            of = select(ResultSeat.__table__).where(ResultSeat.table_id.in_(ids)).order_by(ResultSeat.number)
            results = await _by_table(connection, of)
        return [Listed(row, seats[row.id], results[row.id]) for row in rows]


def _tables(mine: ColumnElement[Any]) -> Select[Any]:
    query = select(GameTable.__table__, TableResult.ended_at.label("ended"), TableResult.how, mine.label("mine"))
    return query.outerjoin(TableResult, TableResult.table_id == GameTable.id).where(_shown())


def _of(guest: int) -> Select[Any]:
    held = _tables(SeatHolder.__table__.c.number).join(SeatHolder, SeatHolder.table_id == GameTable.id)
    return held.where(SeatHolder.guest_id == guest)


def _finished(guest: int) -> Select[Any]:
    query = _of(guest).where(GameTable.status.in_(FINISHED), ~(GameTable.guide & (GameTable.status == "ended")))
    return query.order_by(TableResult.ended_at.desc().nulls_last(), GameTable.created.desc())


def _shown() -> ColumnElement[bool]:
    """Only tables of installed games; the others are hidden until their game is installed again."""
    return GameTable.game.in_(registry.titles())


async def _by_table(connection: AsyncConnection, query: Select[Any]) -> dict[str, list[Row[Any]]]:
    found: dict[str, list[Row[Any]]] = defaultdict(list)
    for row in await connection.execute(query):
        found[row.table_id].append(row)
    return found
