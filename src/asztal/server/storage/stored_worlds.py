"""Worlds as they are stored, and who has an entry in them."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, func, text
from sqlalchemy.orm import Mapped, mapped_column

from asztal.server.storage.models import Base


class StoredWorld(Base):
    """A world. `key` is secret until `closed_at`; `world` is all that everybody may know, in its only way of writing.

    `period` names the day or the week; a club's world has none. `why` it was closed is "time", or "engine" where what
    plays it here has changed: then the period gets another one.
    """

    __tablename__ = "world"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    kind: Mapped[str]  # "day", "week" or "club"
    period: Mapped[str | None]
    world: Mapped[bytes]
    key: Mapped[str]
    maker: Mapped[int | None]  # the person who made a club's world
    made_by: Mapped[str] = mapped_column(server_default="")  # and their name then
    opened_at: Mapped[datetime] = mapped_column(server_default=func.now())
    closes_at: Mapped[datetime]
    closed_at: Mapped[datetime | None]
    why: Mapped[str] = mapped_column(server_default="")

    __table_args__ = (
        Index("world_of_period", "game", "kind", "period", unique=True, postgresql_where=text("why <> 'engine'")),
        Index("world_open", "closes_at", postgresql_where=text("closed_at IS NULL")),
    )


class StoredEntry(Base):
    """That a person has played, or plays, a world at a table: one entry for each.

    `followed` is how it went, once that was worked out: see `asztal.worlds.comparing`.
    """

    __tablename__ = "entry"

    world_id: Mapped[str] = mapped_column(ForeignKey("world.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), unique=True)
    followed: Mapped[bytes | None]

    __table_args__ = (Index("entry_person", "person"),)
