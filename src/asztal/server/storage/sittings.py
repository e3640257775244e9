"""Who sat down at a seat and under which name, and who says of a seat "this is me"."""

from datetime import datetime

from sqlalchemy import ForeignKey, ForeignKeyConstraint, Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from asztal.server.storage.models import Base


class Sitting(Base):
    """That a person sat down at a seat under a name, which the story and the chat have; the last one has the seat's.

    Whoever stood up or gave the seat up is no holder any more. The release before does not write it down.
    """

    __tablename__ = "sitting"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str]
    number: Mapped[int]
    person: Mapped[int]
    name: Mapped[str]

    __table_args__ = (
        ForeignKeyConstraint(["table_id"], ["game_table.id"], ondelete="CASCADE"),
        Index("sitting_table", "table_id"),
        Index("sitting_person", "person"),
    )


class Claim(Base):
    """Somebody says "this is me" of a seat: the person `asker`, called `name` then, in line `number` of the story.

    `holders` held the seat then, and are awaited since `since`, by the time of the side where people are stored.
    `agreed` are the seats that said yes; the last one did at `agreed_at`, from when it waits for `wait` seconds, which
    is over at `until`. It is open until `ended_at`; `how` says how it ended. One that was "handed" over can be taken
    back: `link` is the hash of the return link that the seat had before. Somebody looks at it at `look_at`.
    """

    __tablename__ = "claim"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"))
    seat: Mapped[int]
    number: Mapped[int]
    asker: Mapped[int]
    name: Mapped[str]
    asked_at: Mapped[datetime]
    since: Mapped[datetime]
    holders: Mapped[list[int]]
    wait: Mapped[int]
    agreed: Mapped[list[int]] = mapped_column(server_default="[]")
    agreed_at: Mapped[datetime | None]
    until: Mapped[datetime | None]
    ended_at: Mapped[datetime | None]
    how: Mapped[str] = mapped_column(server_default="")
    link: Mapped[bytes | None]
    look_at: Mapped[datetime | None]

    __table_args__ = (
        UniqueConstraint("table_id", "number"),
        Index("claim_asker", "asker"),
        Index("claim_link", "link", postgresql_where=text("link IS NOT NULL")),
        Index("claim_look", "look_at", postgresql_where=text("look_at IS NOT NULL")),
    )
