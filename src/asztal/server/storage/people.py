"""What is stored of people: who they are, when they play, and what they report; how they are told is in `telling`.

Tables are only names here: no foreign key leads to them, and no transaction touches both sides. What concerns both is
done in steps that can be repeated, one transaction each.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, UniqueConstraint, false, func, text
from sqlalchemy.orm import Mapped, mapped_column

from asztal.server.storage.models import Base


class Guest(Base):
    """A person. `seen_at` is when the person was last here, to the hour.

    `awaited` is since when any sign of the person matters at a table, see `people.claiming`; it is noted at once then.
    An account has a `name_key`, which no other name looks like, since `named_at`; whoever has none is a guest.
    `session` is the hash of the one cookie by which the release before knows the person; sessions have taken its place.
    """

    __tablename__ = "guest"

    id: Mapped[int] = mapped_column(primary_key=True)
    session: Mapped[bytes] = mapped_column(unique=True)
    name: Mapped[str]
    lang: Mapped[str]
    created: Mapped[datetime] = mapped_column(server_default=func.now())
    seen_at: Mapped[datetime] = mapped_column(server_default=func.now())
    awaited: Mapped[datetime | None]
    name_key: Mapped[str | None] = mapped_column(unique=True)
    program: Mapped[bool] = mapped_column(server_default=false())  # an account that plays by tokens
    named_at: Mapped[datetime | None]
    erase_at: Mapped[datetime | None]  # when the person will be erased, who asked for it

    __table_args__ = (Index("guest_erase_at", "erase_at", postgresql_where=text("erase_at IS NOT NULL")),)


class Session(Base):
    """A browser or a program in which a person is known by a cookie, of which only a hash is stored.

    `device` is browser and system in two words, `came` how it became the person's: "guest" by giving a name, "device"
    from another device, otherwise the way home. `last_seen` is right to the hour. `proved_at` is when the person last
    showed a way home in it. `guest_before` is whom its browser knew before, whose seats the person may bring along for
    a while.
    """

    __tablename__ = "session"

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("guest.id", ondelete="CASCADE"))
    hash: Mapped[bytes] = mapped_column(unique=True)
    device: Mapped[str]
    came: Mapped[str]
    first_seen: Mapped[datetime] = mapped_column(server_default=func.now())
    last_seen: Mapped[datetime] = mapped_column(server_default=func.now())
    proved_at: Mapped[datetime | None]
    guest_before: Mapped[int | None]

    __table_args__ = (
        Index("session_person", "person"),
        Index("session_last_seen", "last_seen"),
        Index("session_guest_before", "guest_before", postgresql_where=text("guest_before IS NOT NULL")),
    )


class Token(Base):
    """A program's way in: a session that is shown as a bearer token, for some purposes and until `ends_at`."""

    __tablename__ = "token"

    session: Mapped[int] = mapped_column(ForeignKey("session.id", ondelete="CASCADE"), primary_key=True)
    label: Mapped[str]
    scopes: Mapped[list[str]]
    ends_at: Mapped[datetime]
    made_by: Mapped[int | None] = mapped_column(ForeignKey("session.id", ondelete="SET NULL"))

    __table_args__ = (Index("token_made_by", "made_by"), Index("token_ends_at", "ends_at"))


class WayHome(Base):
    """A way in which a person is recognised without a cookie, of one `kind`; any number of them.

    `hash` stands for what the person must have: of recovery words it is the hash of their secret, of a passkey that of
    its id, of a mailbox that of its address. `used_at` is when somebody came home by it last. `about` is what else its
    kind needs, such as the `address`.
    """

    __tablename__ = "way_home"

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("guest.id", ondelete="CASCADE"))
    kind: Mapped[str]  # "words", "passkey" or "mail"
    hash: Mapped[bytes]
    about: Mapped[dict[str, Any] | None]
    made_at: Mapped[datetime] = mapped_column(server_default=func.now())
    used_at: Mapped[datetime | None]

    __table_args__ = (UniqueConstraint("kind", "hash"), Index("way_home_person", "person"))


class Handover(Base):
    """A person comes to another device, once, until `expires_at`; at most one of a person.

    `by` is the session that began it, with which it ends. `link` and `code` are hashes of what the new device shows,
    either of them. From `spent_at` on there is a new device, in words, which has a `ticket` (a hash) and shows the
    `digits`; `answer` is "yes" or "no" to it. From `taken_at` on it has a session.
    """

    __tablename__ = "handover"

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("guest.id", ondelete="CASCADE"), unique=True)
    by: Mapped[int] = mapped_column(ForeignKey("session.id", ondelete="CASCADE"))
    link: Mapped[bytes] = mapped_column(unique=True)
    code: Mapped[bytes] = mapped_column(unique=True)
    expires_at: Mapped[datetime]
    spent_at: Mapped[datetime | None]
    device: Mapped[str] = mapped_column(server_default="")
    digits: Mapped[int | None]
    ticket: Mapped[bytes | None] = mapped_column(unique=True)
    answer: Mapped[str | None]
    taken_at: Mapped[datetime | None]

    __table_args__ = (Index("handover_by", "by"), Index("handover_expires_at", "expires_at"))


class Challenge(Base):
    """What a passkey has to sign, once and soon, in the session that asked for it; null for a browser that is nobody.

    Only its hash is stored. `handle` is the name that a new passkey gets for its person; null for one that is there.
    """

    __tablename__ = "challenge"

    hash: Mapped[bytes] = mapped_column(primary_key=True)
    session: Mapped[int | None] = mapped_column(ForeignKey("session.id", ondelete="CASCADE"))
    handle: Mapped[bytes | None]
    made_at: Mapped[datetime] = mapped_column(server_default=func.now())

    __table_args__ = (Index("challenge_session", "session"), Index("challenge_made_at", "made_at"))


class SignInLetter(Base):
    """A letter that was asked for, by which somebody comes home, or by which a mailbox becomes a way home.

    `mailbox` is the hash of its address. Whoever asks gets a secret whose public half is the `ticket`; whether it is
    anybody's `way` home is looked up only when the letter is sent. Then there are the hash of its `link`, and its
    `code`, which only the ticket opens (`people.letter_codes`) and which was tried `tries` times. A letter to a mailbox
    that is to become a way home has the `person` who asked for it, and the `address`. `asker` is who asked for another
    one in a browser that knows them. `failed_at` is when the mail server did not answer, whoever it would be for.
    """

    __tablename__ = "sign_in_letter"

    id: Mapped[int] = mapped_column(primary_key=True)
    mailbox: Mapped[bytes]
    lang: Mapped[str]
    ticket: Mapped[bytes] = mapped_column(unique=True)
    person: Mapped[int | None] = mapped_column(ForeignKey("guest.id", ondelete="CASCADE"))
    address: Mapped[str | None]
    asker: Mapped[int | None] = mapped_column(ForeignKey("guest.id", ondelete="CASCADE"))
    way: Mapped[int | None] = mapped_column(ForeignKey("way_home.id", ondelete="CASCADE"))
    link: Mapped[bytes | None] = mapped_column(unique=True)
    code: Mapped[bytes | None]
    tries: Mapped[int] = mapped_column(server_default="0")
    made_at: Mapped[datetime] = mapped_column(server_default=func.now())
    spent_at: Mapped[datetime | None]
    failed_at: Mapped[datetime | None]

    __table_args__ = (
        Index("sign_in_letter_mailbox", "mailbox"),
        Index("sign_in_letter_person", "person"),
        Index("sign_in_letter_asker", "asker"),
        Index("sign_in_letter_way", "way"),
        Index("sign_in_letter_made", "made_at"),
    )


class Deed(Base):
    """What concerns both people and tables, done in numbered steps; the row is there until the last one is done.

    `step` is the step to do next, `tables` are those at which it is not done yet, `about` is what else its kind needs.
    Whoever works at it has it until `due_at`; then somebody else takes it up.
    """

    __tablename__ = "deed"

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[int]
    kind: Mapped[str]
    step: Mapped[int]
    tables: Mapped[list[str]] = mapped_column(server_default="[]")
    about: Mapped[dict[str, Any] | None]
    due_at: Mapped[datetime]

    __table_args__ = (Index("deed_due", "due_at"),)


class Erased(Base):
    """A number that leads to nobody any more. Somebody of that number and `created` in an old backup is erased again.

    `name_hash` is that of an account's `name_key`, for a while: nobody else takes the name so soon.
    """

    __tablename__ = "erased"

    person: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    created: Mapped[datetime] = mapped_column(primary_key=True)
    at: Mapped[datetime] = mapped_column(server_default=func.now())
    name_hash: Mapped[bytes | None]

    __table_args__ = (Index("erased_name_hash", "name_hash", postgresql_where=text("name_hash IS NOT NULL")),)


class FormerName(Base):
    """A name that an account had until `at`, as the hash of its `name_key`: for a while only its person may take it."""

    __tablename__ = "former_name"

    hash: Mapped[bytes] = mapped_column(primary_key=True)
    person: Mapped[int | None] = mapped_column(ForeignKey("guest.id", ondelete="SET NULL"))
    at: Mapped[datetime] = mapped_column(server_default=func.now())

    __table_args__ = (Index("former_name_person", "person"), Index("former_name_at", "at"))


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


class VacationCarried(Base):
    """Days of vacation that a person used in a year as a guest, beyond those that the account used."""

    __tablename__ = "vacation_carried"

    person: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    year: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    days: Mapped[int]


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
