"""What is stored of telling people something: how they are reached, what they want to be told, and what they were.

This is the side of people too: see `people`.
"""

from datetime import datetime

from sqlalchemy import BigInteger, ForeignKey, Index, UniqueConstraint, func, text
from sqlalchemy.orm import Mapped, mapped_column

from asztal.server.storage.models import Base


class Channel(Base):
    """How a person can be reached. Nothing is sent before `confirmed_at`; `failing_since` is the first failure.

    One that was removed at `removed_at` is told what was made in that transaction, and nothing else; then the row goes.
    `session` is the one in which it was added, unless it ended since or the release before did not note it.
    `kind` is "push", "mail" or "webhook". `keys` are those of a push subscription, or the `code` by which the owner of
    a mailbox confirms it and ends it. `share` groups those that were added from one network, `answered_at` is when the
    other side last answered at once, `timeouts` how often it has been silent since; until `rests_until` it is not
    tried.
    """

    __tablename__ = "channel"

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[int]
    kind: Mapped[str]
    address: Mapped[str]
    keys: Mapped[dict[str, str]]
    created: Mapped[datetime] = mapped_column(server_default=func.now())
    confirmed_at: Mapped[datetime | None]
    failing_since: Mapped[datetime | None]
    share: Mapped[str] = mapped_column(server_default="")
    answered_at: Mapped[datetime | None]
    timeouts: Mapped[int] = mapped_column(server_default="0")
    rests_until: Mapped[datetime | None]
    removed_at: Mapped[datetime | None]
    session: Mapped[int | None] = mapped_column(ForeignKey("session.id", ondelete="SET NULL"))

    __table_args__ = (
        UniqueConstraint("person", "kind", "address"),
        Index("channel_code", text("(keys ->> 'code')"), unique=True),
    )


class Notice(Base):
    """What a person is told of a table, once: `span` names the wait, or whatever else it is about.

    `state` is "due", "sending" under the id `message`, and at last "sent", "dropped" or "failed"; then `settled_at` is
    set, and `why_not` says why it was not sent. What is due together shares one message.
    """

    __tablename__ = "notice"

    id: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[int]
    table_id: Mapped[str]
    seat: Mapped[int]
    span: Mapped[str]
    reason: Mapped[str]
    made_at: Mapped[datetime] = mapped_column(server_default=func.now())
    state: Mapped[str] = mapped_column(server_default="due")
    why_not: Mapped[str] = mapped_column(server_default="")
    message: Mapped[str] = mapped_column(server_default="")
    settled_at: Mapped[datetime | None]

    __table_args__ = (
        UniqueConstraint("person", "table_id", "seat", "span"),
        Index("notice_person", "person", "made_at"),
        Index("notice_open", "table_id", postgresql_where=text("settled_at IS NULL")),
        Index("notice_waiting", "made_at", postgresql_where=text("settled_at IS NULL")),
    )


class Delivery(Base):
    """How often a notice was handed to a channel, and the last answer; empty where it is unknown."""

    __tablename__ = "delivery"

    notice_id: Mapped[str] = mapped_column(ForeignKey("notice.id", ondelete="CASCADE"), primary_key=True)
    channel_id: Mapped[int] = mapped_column(ForeignKey("channel.id", ondelete="CASCADE"), primary_key=True)
    tries: Mapped[int] = mapped_column(server_default="0")
    at: Mapped[datetime] = mapped_column(server_default=func.now())
    answer: Mapped[str] = mapped_column(server_default="")


class MailboxConsent(Base):
    """A mailbox whose owner was asked for consent, by a hash of its address: when, and when before that.

    `refused_at` is when the owner said no.
    """

    __tablename__ = "mailbox"

    hash: Mapped[str] = mapped_column(primary_key=True)
    asked_at: Mapped[datetime | None]
    asked_before: Mapped[datetime | None]
    refused_at: Mapped[datetime | None]


class Tally(Base):
    """How often an outcome occurred, of notices ("notice", by reason) and deliveries ("delivery", by channel)."""

    __tablename__ = "tally"

    what: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)
    outcome: Mapped[str] = mapped_column(primary_key=True)
    count: Mapped[int] = mapped_column(BigInteger, server_default="0")


class NoticeSetting(Base):
    """What a person wants to be told: of a turn after so many seconds (null: never), and for which other reasons.

    `quiet` are the hours in which nothing is sent, with their time zone.
    """

    __tablename__ = "notice_setting"

    person: Mapped[int] = mapped_column(primary_key=True)
    turn_after: Mapped[int | None]
    reasons: Mapped[list[str]]
    quiet: Mapped[dict[str, str] | None]
