"""The messages of a table's web socket; `docs/socket.schema.json` is made from these classes."""

from typing import Any

import msgspec
from msgspec import Struct

from asztal.kernel.ask import Id
from asztal.kernel.patch import Patch
from asztal.server.wire.around import (
    ChatLine,
    ClaimInfo,
    ClockInfo,
    OriginInfo,
    Pace,
    ProposalInfo,
    Revealed,
    SeatInfo,
    StoryLine,
)
from asztal.server.wire.client_messages import Message
from asztal.text.messages import Said
from asztal.text.rows import Row

# --- what a client sends ------------------------------------------------------------------------------------------


# --- what the server sends ----------------------------------------------------------------------------------------


class ToClient(Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class TableInfo(ToClient, frozen=True, tag="table"):
    """What everybody may know of the table.

    `owner` is the seat of whoever has the owner's right; `patience` the seconds until the others may let a bot play for
    somebody who is away; `beat` the seconds between moves of bots; `how` how it ended: "played", "agreed" by all,
    "absent" where people who had been silent for long were not asked, or "abandoned". `starting` is set while the
    people who are there send the nonces that they promised; nobody comes or goes then. `scores` and `places` come when
    the game is over: of the seats, then of those who play without one, as Automas do. Those who share a place have the
    same number, and 0 is no place: nobody won. `winners` are those at place 1. `stand_in` is the bot that plays for
    whoever leaves, is away or has no time left. `claims` are open requests for seats. `origin` is where a table begins
    that is played on from another one, `world` is set where the table is an entry in one.
    """

    id: str
    game: str
    rules: int
    variant: dict[str, str]
    status: str
    listed: bool
    commitment: str
    seats: list[SeatInfo]
    proposal: ProposalInfo | None
    scores: list[int]
    winners: list[int]
    revealed: Revealed | None
    owner: int | None = None
    pace: Pace | None = None
    patience: int = 0
    beat: float = 0.0
    how: str = ""
    starting: bool = False
    places: list[int] = []
    stand_in: str = ""
    claims: list[ClaimInfo] = []
    origin: OriginInfo | None = None
    world: str = ""


class SaidChoice(Struct, frozen=True):
    """An option with its sentence, the board elements that it points at, and what it costs and brings.

    `links` are further elements that light up while somebody points at the option; `costs` and `gains` are the certain
    amounts of what `preview` says in sentences. `kind` and `ids` are what `option` is made of: nobody has to take its
    text apart. `leads` are the elements among which one is chosen next, where that is sure: whoever points at one of
    them first can be asked for this option, and the client answers the next question.
    """

    option: str
    label: Said
    targets: list[str]
    preview: list[Said]
    links: list[str]
    costs: dict[str, int]
    gains: dict[str, int]
    kind: str
    ids: tuple[Id, ...]
    leads: list[str]


class Question(Struct, frozen=True):
    """What the seat is asked. The answer carries `name`; `about` are the ids of what is being carried out."""

    name: str
    text: Said
    choices: list[SaidChoice]
    about: list[str]


class Step(Struct, frozen=True):
    """A choice of the reader as it was offered, with the board elements that it pointed at."""

    label: Said
    targets: list[str]


class LogLine(Struct, frozen=True):
    """A sentence of the log: the seat that acted, the ids that it is about, and the rule that decided, if it is told.

    It tells of those `events` beside it that have the numbers from `start` up to, but not including, `end`, counted
    from 0. `clauses` are all the rules that it rests on, the one that decided first. `deed` is what a turn is known by,
    in a few words beside a name, and empty for what it cost or brought along; a `minor` one counts where there is no
    other.
    """

    seat: int | None
    text: Said
    targets: list[str]
    clause: str
    start: int
    end: int
    clauses: list[str]
    deed: Said = ""
    minor: bool = False


class View(ToClient, frozen=True, tag="view"):
    """The whole view of the reader's seat (null for a spectator) at this version.

    `events` are those after the first `first`. Versions and events count for this reader alone. `steps` are the
    reader's choices of this turn that can be taken back alone, oldest first. `ending` says how a game ended, where
    there is more to say than which seats won. `holds`: this server can hold a choice; one that is just being updated
    cannot.
    """

    seat: int | None
    version: int
    view: Any
    first: int
    events: list[Any]
    log: list[LogLine]
    question: Question | None
    may_undo: bool
    steps: list[Step]
    ending: Said = ""
    holds: bool = True


class Update(ToClient, frozen=True, tag="update"):
    """What is new: a JSON Patch (RFC 6902) from the version before, events, sentences; question and steps as they are.

    One update may hold several moves; its events are in the order in which they happened.
    """

    version: int
    patch: Patch
    events: list[Any]
    log: list[LogLine]
    question: Question | None
    may_undo: bool
    steps: list[Step]
    ending: Said = ""


class HeldInfo(ToClient, frozen=True, tag="held"):
    """The reader's choice that is held, told to its seat alone: the answer to what is `asked`, sent as `request`.

    It is made when it is confirmed, or when `left` seconds are over. Without an option nothing is held any more.
    """

    request: str = ""
    asked: str = ""
    option: str = ""
    left: float | None = None


class Done(ToClient, frozen=True, tag="done"):
    """The request was carried out and is stored for good."""

    id: str


class Refusal(ToClient, frozen=True, tag="refused"):
    """The request was refused and changed nothing; `key` is for programs, `text` for people.

    `clause` is the rule that decided, if one did.
    """

    status: int
    key: str
    text: Said
    clause: str = ""
    id: str = ""


class Because(ToClient, frozen=True, tag="because"):
    """The answer to why-not: that it is allowed, or why it is not.

    If the price is the reason, `costs` are the amounts that are missing, and `missing` says that in words. `causes`
    name what exactly is missing or in the way, where the reason leaves that open, and `targets` are the elements of the
    board that the answer speaks of.
    """

    id: str
    allowed: bool
    key: str = ""
    text: Said = ""
    clause: str = ""
    costs: dict[str, int] = {}
    missing: list[Said] = []
    causes: list[Said] = []
    targets: list[str] = []


class PointsLine(Struct, frozen=True):
    """Some points, and what they are for."""

    points: int
    text: Said


class ScoreTold(ToClient, frozen=True, tag="scored"):
    """The answer to score: every point explained; after the end, `ties` are what was needed to break a tie."""

    id: str
    seat: int
    total: int
    lines: list[PointsLine]
    ties: list[str] = []


class Rows(ToClient, frozen=True, tag="rows"):
    """The answer to read-out: the table in words, row by row, as the reader's seat may see it."""

    id: str
    rows: list[Row]


class ChatTold(ToClient, frozen=True, tag="chat"):
    """New lines of the chat."""

    lines: list[ChatLine]


class Presence(ToClient, frozen=True, tag="presence"):
    """The seats that are connected, how many people watch, and since when the other people are away (ISO 8601)."""

    seats: list[int]
    watching: int
    away: dict[int, str] = {}


class Clocks(ToClient, frozen=True, tag="clocks"):
    """All clocks, sent whenever one of them changed; `now` is the server's time."""

    now: str
    seats: list[ClockInfo]


class StoryTold(ToClient, frozen=True, tag="story"):
    """New lines of the table's story."""

    lines: list[StoryLine]


Answer = (
    TableInfo
    | View
    | Update
    | HeldInfo
    | Done
    | Refusal
    | Because
    | ScoreTold
    | Rows
    | ChatTold
    | Presence
    | Clocks
    | StoryTold
)

write = msgspec.json.Encoder().encode


def socket_schema() -> dict[str, Any]:
    """The JSON Schemas of both directions."""
    (client, server), components = msgspec.json.schema_components([Message, Answer], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The messages of a table's web socket",
        "$defs": {**components, "FromClient": client, "FromServer": server},
    }
