"""Private notes: a text of each seat, for whoever plays it. No view, record or change of the table knows of them."""

from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.denied import Denied
from asztal.server.storage.cells import Cells
from asztal.server.storage.models import GameTable, Note, SeatHolder

LONGEST_NOTES = 4000  # characters


class SeatNotes(NamedTuple):
    """The notes of a seat; `version` counts how often they were written."""

    text: str
    version: int


class Notes:
    """Reads and writes them, for guests who hold a seat of a game that has begun: there no seat changes hands."""

    def __init__(self, cells: Cells) -> None:
        self._cells = cells

    async def read(self, guest: int, table_id: str) -> SeatNotes:
        """What was written last; empty where nothing was."""
        async with self._cells.engine_of(table_id).connect() as connection:
            seat = await _own_seat(connection, guest, table_id)
            here = (Note.table_id == table_id) & (Note.number == seat)
            row = (await connection.execute(select(Note.text, Note.version).where(here))).one_or_none()
        return SeatNotes(row.text, row.version) if row else SeatNotes("", 0)

    async def write(self, guest: int, table_id: str, text: str, version: int) -> SeatNotes:
        """Replace what was read as `version`; raises `Denied` where another device has written since."""
        if len(text) > LONGEST_NOTES or "\0" in text:
            raise Denied("bad-notes", 422, longest=LONGEST_NOTES)
        values = {"text": text, "version": version + 1}
        async with self._cells.engine_of(table_id).begin() as connection:
            seat = await _own_seat(connection, guest, table_id)
            new = upsert(Note).values(table_id=table_id, number=seat, **values)
            if version:
                new = new.on_conflict_do_update(
                    index_elements=[Note.table_id, Note.number], set_=values, where=Note.version == version
                )
            else:
                new = new.on_conflict_do_nothing()
            if await connection.scalar(new.returning(Note.version)) is None:
                raise Denied("notes-changed", 409)
        return SeatNotes(text, version + 1)


async def _own_seat(connection: AsyncConnection, guest: int, table_id: str) -> int:
    """The seat that a guest holds, and keeps until the transaction ends."""
    status = await connection.scalar(select(GameTable.status).where(GameTable.id == table_id))
    if status is None:
        raise Denied("no-such-table", 404)
    mine = (SeatHolder.table_id == table_id) & (SeatHolder.guest_id == guest)
    seat = await connection.scalar(select(SeatHolder.number).where(mine).with_for_update(read=True))
    if seat is None:
        raise Denied("not-seated", 403)
    if status == "waiting":
        raise Denied("not-started", 409)
    return int(seat)
