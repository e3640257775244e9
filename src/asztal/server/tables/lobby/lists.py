"""Lists of tables: those that anybody may join or watch, and a guest's own, open and finished."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from heapq import merge
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Integer, Row, Select, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal import registry
from asztal.server.denied import Denied
from asztal.server.storage.cells import Cell, Cells, read_rows
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
    """Reads tables for the lists of the lobby, in all cells that answer."""

    def __init__(self, cells: Cells) -> None:
        self._cells = cells

    async def listed(self) -> list[Listed]:
        """The listed tables, newest first: an order by the last move would reveal too much."""
        seen = GameTable.listed & GameTable.status.in_(["waiting", "playing"])
        return await self._merge(_tables(_NOBODY).where(seen), _NEWEST, MOST_LISTED)

    async def of_guest(self, guest: int) -> list[Listed]:
        """The tables at which a guest has a seat, newest first: all open ones and the last finished ones.

        A guided game in progress is not among them: it is found where it was begun.
        """
        played = _of(guest).where(GameTable.status.not_in(FINISHED), ~GameTable.guide)
        lately = _finished(guest).where(~SeatHolder.archived)
        return await self._merge(played, _NEWEST, MOST_LISTED) + await self._merge(lately, _LAST_ENDED, LATELY)

    async def archive(self, guest: int, start: int) -> list[Listed]:
        """All finished games of a guest, the latest first, from number `start` on."""
        return await self._merge(_finished(guest), _LAST_ENDED, MOST_LISTED, start)

    async def all_of(self, guest: int) -> list[Listed]:
        """The tables at which a guest has a seat, newest first: those that are open, then the last that are not."""
        played = _of(guest).where(GameTable.status.not_in(FINISHED))
        return await self._merge(played, _NEWEST, MOST_LISTED) + await self.archive(guest, 0)

    async def put_away(self, guest: int, table_id: str, *, archived: bool) -> None:
        """Move a finished game of one's own to the archive, or back."""
        mine = (SeatHolder.guest_id == guest) & (SeatHolder.table_id == table_id)
        query = select(GameTable.status).join(SeatHolder, SeatHolder.table_id == GameTable.id).where(mine)
        async with self._cells.engine_of(table_id).begin() as connection:
            status = (await connection.execute(query)).scalar_one_or_none()
            if status is None:
                raise Denied("not-seated", 403)
            if status not in FINISHED:
                raise Denied("not-over", 409)
            await connection.execute(update(SeatHolder).where(mine).values(archived=archived))

    async def one(self, table_id: str) -> Listed | None:
        """The table with this id; None if there is none."""
        return await self._one(self._cells.of(table_id), GameTable.id == table_id)

    async def invited(self, invite: str) -> Listed | None:
        """The table that an invitation is for; None if there is none."""
        return await self._one(self._cells.of_secret(invite), GameTable.invite == invite)

    async def turns(self, guest: int) -> list[str]:
        """The tables at which a guest is asked something now."""
        query = select(GameTable.created, GameTable.id).join(SeatHolder, SeatHolder.table_id == GameTable.id)
        query = query.join(Seat, (Seat.table_id == GameTable.id) & (Seat.number == SeatHolder.number))
        asked = GameTable.waiting.bitwise_rshift(SeatHolder.number).bitwise_and(1) == 1
        query = query.where(SeatHolder.guest_id == guest, GameTable.status == "playing", Seat.bot == "", asked)
        query = query.where(_shown(), ~GameTable.guide).order_by(GameTable.created.desc()).limit(MOST_LISTED)
        found = await self._cells.ask_alive(lambda connection: read_rows(connection, query))
        return [row.id for row in merge(*found, key=_NEWEST.place, reverse=True)][:MOST_LISTED]

    async def _merge(self, query: Select[Any], order: "_Order", most: int, start: int = 0) -> list[Listed]:
        """The first tables in this order from number `start` on.

        Of several cells each says all that come before, too: nobody knows where they will be.
        """
        alone = len(self._cells.all) == 1
        query = query.order_by(*order.columns).offset(start if alone else 0).limit(most if alone else start + most)
        found = await self._cells.ask_alive(lambda connection: _read(connection, query))
        merged = list(merge(*found, key=lambda table: order.place(table.row), reverse=True))
        return merged if alone else merged[start : start + most]

    async def _one(self, cell: Cell, here: ColumnElement[bool]) -> Listed | None:
        async with cell.engine.connect() as connection:
            return next(iter(await _read(connection, _tables(_NOBODY).where(here))), None)


class _Order(NamedTuple):
    """An order of tables, the last first: as columns and as a key."""

    columns: Sequence[ColumnElement[Any]]
    place: Callable[[Row[Any]], Any]


_NEVER = datetime.min.replace(tzinfo=UTC)
_NEWEST = _Order([GameTable.created.desc()], lambda row: row.created)
_LAST_ENDED = _Order(
    [TableResult.ended_at.desc().nulls_last(), GameTable.created.desc()], lambda row: (row.ended or _NEVER, row.created)
)


async def _read(connection: AsyncConnection, query: Select[Any]) -> list[Listed]:
    rows = (await connection.execute(query)).all()
    ids = [row.id for row in rows]
    seats = await _by_table(connection, select(Seat.__table__).where(Seat.table_id.in_(ids)).order_by(Seat.number))
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
    return _of(guest).where(GameTable.status.in_(FINISHED), ~(GameTable.guide & (GameTable.status == "ended")))


def _shown() -> ColumnElement[bool]:
    """Only tables of installed games; the others are hidden until their game is installed again."""
    return GameTable.game.in_(registry.titles())


async def _by_table(connection: AsyncConnection, query: Select[Any]) -> dict[str, list[Row[Any]]]:
    found: dict[str, list[Row[Any]]] = defaultdict(list)
    for row in await connection.execute(query):
        found[row.table_id].append(row)
    return found
