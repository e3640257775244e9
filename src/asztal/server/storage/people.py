"""What is stored of people: who they are, when they play, how they are reached, what they were told and report.

Tables are only names here: no foreign key leads to them, and no transaction touches both sides. What concerns both is
done in steps that can be repeated, one transaction each.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, ForeignKey, Index, UniqueConstraint, func, text
from sqlalchemy.orm import Mapped, mapped_column

from asztal.server.storage.models import Base


class Guest(Base):
    """A person. `seen_at` is when the person was last here, to the hour.

    `session` is the hash of the one cookie by which the release before knows the person; sessions have taken its place.
    """

    __tablename__ = "guest"

    id: Mapped[int] = mapped_column(primary_key=True)
    session: Mapped[bytes] = mapped_column(unique=True)
    name: Mapped[str]
    lang: Mapped[str]
    created: Mapped[datetime] = mapped_column(server_default=func.now())
    seen_at: Mapped[datetime] = mapped_column(server_default=func.now())


class Session(Base):
    """A browser or a program in which a person is known by a cookie, of which only a hash is stored.

    `device` is browser and system in two words, `came` how it became the person's: "guest" by giving a name.
    `last_seen` is right to the hour.
    """

    __tablename__ = "session"

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("guest.id", ondelete="CASCADE"))
    hash: Mapped[bytes] = mapped_column(unique=True)
    device: Mapped[str]
    came: Mapped[str]
    first_seen: Mapped[datetime] = mapped_column(server_default=func.now())
    last_seen: Mapped[datetime] = mapped_column(server_default=func.now())

    __table_args__ = (Index("session_person", "person"), Index("session_last_seen", "last_seen"))


class Deed(Base):
    """What concerns both people and tables, done in numbered steps; the row is there until the last one is done.

    `step` is the step to do next, `tables` are those at which it is not done yet. Whoever works at it has it until
    `due_at`; then somebody else takes it up.
    """

    __tablename__ = "deed"

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[int]
    kind: Mapped[str]
    step: Mapped[int]
    tables: Mapped[list[str]] = mapped_column(server_default="[]")
    due_at: Mapped[datetime]

    __table_args__ = (Index("deed_due", "due_at"),)


class HoursOfPerson(Base):
    """A person's playing hours from `since` on; older rows stay, because a span keeps the hours it began with."""

    __tablename__ = "playing_hours"

    person: Mapped[int] = mapped_column(primary_key=True)
    since: Mapped[datetime] = mapped_column(primary_key=True)
    zone: Mapped[str]
    week: Mapped[list[list[int | None]]]  # from Monday: the first and the last minute


class Vacation(Base):
    """A time in which a person is away, announced beforehand."""

    __tablename__ = "vacation"

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[int]
    began: Mapped[datetime]
    ended: Mapped[datetime]

    __table_args__ = (Index("vacation_person", "person"),)


class Channel(Base):
    """How a person can be reached. Nothing is sent before `confirmed_at`; `failing_since` is the first failure.

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


class RuleReport(Base):
    """Somebody thinks that a rule was applied wrongly: the reporter's own words about a line of the log.

    `view` is the observation of the reporter's seat (null: of a spectator) when it was sent, `line` the sentence in
    the reporter's language, its clauses, and its events with those after it. It refers to nothing: it is still read
    when the table is gone. `closed_at` is when somebody had dealt with it.
    """

    __tablename__ = "report"

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[int]
    made_at: Mapped[datetime] = mapped_column(server_default=func.now())
    table_id: Mapped[str]
    game: Mapped[str]
    rules: Mapped[int]
    seat: Mapped[int | None]
    lang: Mapped[str]
    words: Mapped[str]
    line: Mapped[dict[str, Any]]
    view: Mapped[dict[str, Any]]
    closed_at: Mapped[datetime | None]

    __table_args__ = (Index("report_person", "person", "made_at"), Index("report_made", "made_at"))
