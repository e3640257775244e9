"""Finished games as they are stored for good: one row each, in place of the rows of their logs."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, func, text
from sqlalchemy.orm import Mapped, mapped_column

from asztal.server.storage.models import Base


class PackedGame(Base):
    """The log of a finished game with all that was after each action; see `storage.packing`.

    Once `checked`, the copy was read back and compared, and the rows of the log are gone: `drop_packed` does both. No
    row follows a table that is deleted: the table stays too.
    """

    __tablename__ = "packed_game"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    rules: Mapped[int]  # as in `Position`: a process with older rules leaves the game alone
    packed: Mapped[bytes]
    made_at: Mapped[datetime] = mapped_column(server_default=func.now())
    checked: Mapped[bool] = mapped_column(server_default=text("false"))

    __table_args__ = (Index("packed_game_unchecked", "made_at", postgresql_where=text("NOT checked")),)
