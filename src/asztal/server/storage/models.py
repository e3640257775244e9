"""The stored tables. The action log is the source of truth and only grows; all else follows from it or is beside it.

What is stored of people is in `asztal.server.storage.people`. Here a person is only a number, and no transaction
touches both sides: tables may be stored in another database than people.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import (
    ARRAY,
    CheckConstraint,
    DateTime,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    MetaData,
    Text,
    UniqueConstraint,
    false,
    func,
    text,
    true,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

CODE = 12  # characters of a table's id


class Base(DeclarativeBase):
    """The base of all models; names every constraint, so that a migration can drop it by name."""

    metadata = MetaData(
        naming_convention={
            "pk": "%(table_name)s_pkey",
            "uq": "%(table_name)s_%(column_0_N_name)s_key",
            "fk": "%(table_name)s_%(column_0_N_name)s_fkey",
        }
    )
    type_annotation_map = {
        datetime: DateTime(timezone=True),
        dict[str, str]: JSONB,
        dict[str, Any]: JSONB(none_as_null=True),
        list[int]: JSONB,
        list[list[int | None]]: JSONB,
        list[str]: JSONB,
    }


class GameTable(Base):
    """One table. `seq` counts the actions, `version` every change: seats, chat and proposals too.

    `seed` stays secret until the end, `commitment` is public from the beginning. `rules` is the version of the rules
    with which the game began. A process of the release before wrote what was proposed into `back_to`, `back_by` and
    `agreed`; nobody reads them any more, nor `ended_at`, which that release knows: `TableResult` has it.
    """

    __tablename__ = "game_table"

    id: Mapped[str] = mapped_column(primary_key=True)
    owner: Mapped[int]  # a person
    game: Mapped[str]
    rules: Mapped[int]
    seats: Mapped[int]
    variant: Mapped[dict[str, str]]
    listed: Mapped[bool]
    status: Mapped[str]  # "waiting", "playing", "over", or "ended" before the game was over
    invite: Mapped[str] = mapped_column(unique=True)
    seed: Mapped[str]
    commitment: Mapped[str]
    seq: Mapped[int] = mapped_column(default=0)
    version: Mapped[int] = mapped_column(default=0)
    said: Mapped[int] = mapped_column(default=0)  # lines of chat
    story: Mapped[int] = mapped_column(server_default="0")  # lines of the story
    back_to: Mapped[int | None]
    back_by: Mapped[int | None]
    agreed: Mapped[list[int]] = mapped_column(default=list)
    created: Mapped[datetime] = mapped_column(server_default=func.now())
    changed: Mapped[datetime] = mapped_column(server_default=func.now())  # the `at` of the last change
    waiting: Mapped[int] = mapped_column(server_default="0")  # the seats that are asked now, as bits
    since: Mapped[dict[str, str]] = mapped_column(server_default="{}")  # and since when, also where no clock runs
    pace: Mapped[dict[str, Any] | None]  # how much time the seats have; none: as much as they like
    clock: Mapped[list[list[int | None]] | None]  # what they have left, see `asztal.server.clocks.clock`
    wake_at: Mapped[datetime | None]  # when somebody must look at the table again, at the latest
    patience: Mapped[int | None]  # seconds until an absent person may be replaced
    beat: Mapped[float | None]  # seconds between the moves of bots
    proposal: Mapped[dict[str, Any] | None]  # what is proposed to everybody, see `tables.stored.table`
    ended_at: Mapped[datetime | None]
    guide: Mapped[bool] = mapped_column(server_default=false())  # a guided first game
    starting: Mapped[datetime | None]  # since when the people who are there are asked for their nonces
    people: Mapped[dict[str, Any] | None]  # by seat of a person at the beginning, whether an own nonce is in the deal
    share: Mapped[str] = mapped_column(server_default="")  # whose share of the bots' time it uses; empty: nobody's
    stand_in: Mapped[str | None]  # the bot that plays for whoever is away; the release before chose none
    again: Mapped[str | None]  # the table at which the same people were asked to play again
    claimed: Mapped[int] = mapped_column(server_default="0")  # requests for seats that are open or can be taken back
    origin: Mapped[dict[str, Any] | None]  # the moment of another table at which it begins, see `tables.stored.table`
    world: Mapped[str | None]  # the world of which this is an entry
    packed: Mapped[bool | None]  # its log is a `PackedGame`; False: it cannot be; None: not yet

    __table_args__ = (
        Index("game_table_lobby", "status", "created"),
        Index("game_table_owner", "owner"),
        Index("game_table_again", "again", postgresql_where=text("again IS NOT NULL")),
        Index("game_table_wake", "wake_at", postgresql_where=text("wake_at IS NOT NULL")),
        Index(
            "game_table_unpacked",
            "changed",
            postgresql_where=text("packed IS NULL AND status IN ('over', 'ended')"),
        ),
    )


class Seat(Base):
    """A place at a table. `bot` names who plays it when nobody else does; `link` is the hash of the return link.

    `why` is "bot" where a bot sat down, "away", "time" or "left" where one plays until the person returns, "gone" where
    the person gave the seat up. `account` is the name if an account sat down under it: whoever sits
    down by the release before leaves it as it was, and is a guest for having another name.
    """

    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(default="")
    bot: Mapped[str] = mapped_column(default="")
    nonce: Mapped[str] = mapped_column(default="")
    nonce_hash: Mapped[str] = mapped_column(server_default="")  # by which a person promised it on sitting down
    link: Mapped[bytes | None] = mapped_column(unique=True)
    why: Mapped[str] = mapped_column(server_default="")  # why a bot plays it
    seen_at: Mapped[datetime | None]  # when somebody was last connected with it; never from actions
    flags: Mapped[int] = mapped_column(server_default="0")  # how often its time ran out
    account: Mapped[str] = mapped_column(server_default="")
    program: Mapped[bool] = mapped_column(server_default=false())  # the account that sat down is a program


class SeatHolder(Base):
    """A guest who may play a seat: who sat down, who came by the seat's link until that is replaced, who claimed it."""

    __tablename__ = "holder"

    table_id: Mapped[str] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    guest_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    via: Mapped[str]  # "sat" for whoever sat down, "link" for who came by its link, "claim" for who asked for it
    archived: Mapped[bool] = mapped_column(server_default=false())  # put away by the guest after the end

    __table_args__ = (
        ForeignKeyConstraint(["table_id", "number"], ["seat.table_id", "seat.number"], ondelete="CASCADE"),
        Index("holder_guest", "guest_id"),
    )


class Action(Base):
    """One entry of the log: a choice, an undo or a rewind. `request_id` begins with the seat, so seats never collide.

    `rules`, `by_bot` and `after` are unknown for actions older than these columns. `at` is the time of the process that
    did it, and never earlier than the last one. `in_mind` is what a bot takes to its next choice, after its name: part
    of no view, record or export.
    """

    __tablename__ = "action"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    kind: Mapped[str]
    text: Mapped[str]
    request_id: Mapped[str]
    at: Mapped[datetime] = mapped_column(server_default=func.now())
    state_hash: Mapped[str]
    rules: Mapped[int | None]  # the version of the rules by which it was done
    after: Mapped[bytes | None]  # the state, the events and the points that followed, see `tables.stored.codec`
    by_bot: Mapped[bool | None]  # a bot's choice
    clock: Mapped[dict[str, Any] | None]  # the clocks that it changed, as they were before
    in_mind: Mapped[bytes | None]

    __table_args__ = (UniqueConstraint("table_id", "request_id"),)


class HeldChoice(Base):
    """A person's choice that is kept and not carried out yet: until it is confirmed or, with `due`, until then.

    It answers `question`; once the seat is asked something else, it means nothing. `option` is none when it was made,
    dropped or taken back, by its person or by an undo of another seat. `names` are the last requests that held
    something here or took it back: any of them may be sent again.
    """

    __tablename__ = "held_choice"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    question: Mapped[str]
    option: Mapped[str | None]
    request_id: Mapped[str]  # under which it will be in the log
    names: Mapped[list[str]] = mapped_column(ARRAY(Text))
    due: Mapped[datetime | None]

    __table_args__ = (Index("held_choice_due", "due", postgresql_where=text("due IS NOT NULL")),)


NEW_KIND = 1_000_000


class Opening(Base):
    """What `Action.after` is for every action, for the moment before the first one.

    A table with an origin has it from the moment it is opened: until it begins, `after` is what it will begin from, so
    that a process of the release before, which knows no origins, cannot begin it.
    """

    __tablename__ = "opening"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    rules: Mapped[int]
    engine: Mapped[str]  # the version of Asztal
    after: Mapped[bytes]


class Position(Base):
    """The state after the last action, from which a table goes on when the rules were corrected since.

    `rules` decides who may play: a process with older rules leaves the table alone. With `NEW_KIND` added, a process of
    the release before does so too, which would play tables with an origin or of a world wrongly.
    """

    __tablename__ = "position"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int]
    rules: Mapped[int]
    state: Mapped[bytes]


class Snapshot(Base):
    """A state from which a table went on, mostly with other rules; later actions are replayed from here."""

    __tablename__ = "snapshot"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    rules: Mapped[int] = mapped_column(primary_key=True)
    state: Mapped[bytes]
    engine: Mapped[str | None]  # the version of Asztal, unless it was not written down


class TableResult(Base):
    """How a table ended, as it was decided then: later rules do not change it."""

    __tablename__ = "result"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    rules: Mapped[int]
    ended_at: Mapped[datetime] = mapped_column(server_default=func.now())
    # "played" to the end; before it "agreed" by all, by all but who was "absent", or "abandoned" by all.
    how: Mapped[str]


class ResultSeat(Base):
    """The result of a seat, and after the seats those of players without one. `rank` is the place, 0 where nobody won.

    `person` is the guest who sat there, `own_share` the share of the seat's choices that no bot made.
    """

    __tablename__ = "result_seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("result.table_id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    score: Mapped[int]
    rank: Mapped[int]
    won: Mapped[bool]
    person: Mapped[int | None]
    own_share: Mapped[float | None]


class Chat(Base):
    """A line of chat; `number` counts per table."""

    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int | None]
    name: Mapped[str]
    text: Mapped[str]
    request_id: Mapped[str]
    at: Mapped[datetime] = mapped_column(server_default=func.now())

    __table_args__ = (UniqueConstraint("table_id", "request_id"),)


class Story(Base):
    """A line about what happened around the game; `number` counts per table. `args` are the names at that time.

    `seq` is the action after which it happened. Nobody is told it: in a sealed choice it counts what is secret.
    """

    __tablename__ = "story"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[datetime] = mapped_column(server_default=func.now())
    kind: Mapped[str]
    seat: Mapped[int | None]
    by: Mapped[int | None]
    args: Mapped[dict[str, Any]]
    seq: Mapped[int]
    request_id: Mapped[str] = mapped_column(server_default="")  # which request brought it about, as of an action


class Note(Base):
    """What whoever plays a seat wrote down for themselves; nobody else is told. `version` counts how often."""

    __tablename__ = "note"

    table_id: Mapped[str] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str]
    version: Mapped[int]

    __table_args__ = (
        ForeignKeyConstraint(["table_id", "number"], ["seat.table_id", "seat.number"], ondelete="CASCADE"),
    )


class Barred(Base):
    """A person who was sent away from a table and may not sit down there again."""

    __tablename__ = "barred"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)


class Outage(Base):
    """A time in which the service was away, which counts for nobody."""

    __tablename__ = "outage"

    id: Mapped[int] = mapped_column(primary_key=True)
    began: Mapped[datetime]
    ended: Mapped[datetime]

    __table_args__ = (Index("outage_ended", "ended"),)


class Beat(Base):
    """When a part of the service ("web", "worker") was last up.

    Processes that can read packed games count their beats; `older_at` is when one beat that cannot.
    """

    __tablename__ = "beat"

    part: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[datetime]
    counted: Mapped[int | None]
    older_at: Mapped[datetime | None]


class Compatibility(Base):
    """One row: `oldest` is the first migration whose version of the program can use these tables."""

    __tablename__ = "compatibility"

    one: Mapped[bool] = mapped_column(primary_key=True, server_default=true())
    oldest: Mapped[str]

    __table_args__ = (CheckConstraint("one", name="compatibility_one_check"),)
