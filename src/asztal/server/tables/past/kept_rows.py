"""What is stored of a person at tables, row by row, for whoever wants to have it all.

Only columns that are the person's to know: no seed, no link, and nothing that counts what is still secret.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.storage.cells import Cells
from asztal.server.storage.models import Barred, Chat, GameTable, HeldChoice, Note, ResultSeat, Seat, SeatHolder, Story
from asztal.server.storage.sittings import Claim, Sitting
from asztal.server.storage.stored_worlds import StoredEntry, StoredWorld
from asztal.server.tables.stored.table import DONE

_TABLE = (
    GameTable.id,
    GameTable.owner,
    GameTable.game,
    GameTable.rules,
    GameTable.seats,
    GameTable.variant,
    GameTable.listed,
    GameTable.origin,
    GameTable.status,
    GameTable.invite,
    GameTable.created,
    GameTable.pace,
    GameTable.patience,
    GameTable.beat,
    GameTable.stand_in,
    GameTable.again,
    GameTable.world,
)
_SEAT = (
    Seat.table_id,
    Seat.number,
    Seat.name,
    Seat.bot,
    Seat.nonce,
    Seat.nonce_hash,
    Seat.why,
    Seat.seen_at,
    Seat.flags,
    Seat.account,
    Seat.program,
)
_CLAIM = (
    Claim.id,
    Claim.table_id,
    Claim.seat,
    Claim.number,
    Claim.asker,
    Claim.name,
    Claim.asked_at,
    Claim.ended_at,
    Claim.how,
)
_WORLD = (
    StoredWorld.id,
    StoredWorld.game,
    StoredWorld.kind,
    StoredWorld.period,
    StoredWorld.world,
    StoredWorld.maker,
    StoredWorld.made_by,
    StoredWorld.opened_at,
    StoredWorld.closes_at,
    StoredWorld.closed_at,
    StoredWorld.why,
)
_STORY = Story.table_id, Story.number, Story.at, Story.kind, Story.seat, Story.by, Story.args, Story.request_id


class KeptRows:
    """Reads what tables have of a person."""

    def __init__(self, cells: Cells) -> None:
        self._cells = cells

    async def of(self, person: int) -> dict[str, Sequence[Any]]:
        """By relation, the rows that are about the person."""
        queries = _queries(person)

        async def read(connection: AsyncConnection) -> dict[str, Sequence[Any]]:
            return {name: (await connection.execute(query)).all() for name, query in queries.items()}

        found = await self._cells.ask_all(read)
        return {name: [row for each in found for row in each[name]] for name in queries}

    async def finished(self, person: int) -> list[str]:
        """The tables that are over at which the person sat."""
        sat = select(Sitting.table_id).where(Sitting.person == person)
        held = select(SeatHolder.table_id).where(SeatHolder.guest_id == person)
        there = GameTable.id.in_(sat) | GameTable.id.in_(held)
        return sorted(await self._cells.all_ids(select(GameTable.id).where(there, GameTable.status.in_(DONE))))


def _queries(person: int) -> dict[str, Select[Any]]:
    holding = select(SeatHolder.table_id, SeatHolder.number).where(SeatHolder.guest_id == person)
    sat = select(Sitting.table_id, Sitting.number, Sitting.name).where(Sitting.person == person)
    named = tuple_(Seat.table_id, Seat.number, Seat.name).in_(sat)
    told = or_(
        tuple_(Story.table_id, Story.seat, Story.args["who"].astext).in_(sat),
        tuple_(Story.table_id, Story.by, Story.args["by"].astext).in_(sat),
    )
    return {
        "game_table": select(*_TABLE).where(GameTable.owner == person),
        "seat": select(*_SEAT).where(or_(named, tuple_(Seat.table_id, Seat.number).in_(holding))),
        "holder": select(SeatHolder.__table__).where(SeatHolder.guest_id == person),
        "sitting": select(Sitting.__table__).where(Sitting.person == person),
        "note": select(Note.__table__).where(tuple_(Note.table_id, Note.number).in_(holding)),
        "held_choice": select(HeldChoice.__table__).where(tuple_(HeldChoice.table_id, HeldChoice.seat).in_(holding)),
        "chat": select(Chat.__table__).where(tuple_(Chat.table_id, Chat.seat, Chat.name).in_(sat)),
        "story": select(*_STORY).where(told),
        "result_seat": select(ResultSeat.__table__).where(ResultSeat.person == person),
        "claim": select(*_CLAIM).where(Claim.asker == person),
        "entry": select(StoredEntry.__table__).where(StoredEntry.person == person),
        "world": select(*_WORLD).where(StoredWorld.maker == person),
        "barred": select(Barred.__table__).where(Barred.person == person),
    }
