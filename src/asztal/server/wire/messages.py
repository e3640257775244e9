"""What travels over a table's web socket; `docs/socket.schema.json` is made from these classes."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from asztal.kernel.patch import Patch
from asztal.text.messages import Said
from asztal.text.rows import Row

Count = Annotated[int, Meta(ge=0, le=1_000_000)]

PROTOCOL = 2  # another number where a client of before would misunderstand what it is told, or be misunderstood

# --- what a client sends ------------------------------------------------------------------------------------------


class Heard(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client; the answer carries the same `id`."""


class Hello(Heard, frozen=True, tag="hello"):
    """The first message. `events` says how many events the client has already; `token` is a seat's return link;
    `protocol` is the number of the protocol that the client speaks; one that says none takes what it gets."""

    events: Count = 0
    token: str = ""
    lang: str = ""
    protocol: Count = PROTOCOL


class Act(Heard, frozen=True, tag="act"):
    """A choice; `question` is the name of the question that it answers."""

    id: str
    option: str
    question: str = ""


class Undo(Heard, frozen=True, tag="undo"):
    """Take back the last choice, or everything that can be taken back."""

    id: str
    everything: bool = False


class ProposeBack(Heard, frozen=True, tag="propose-back"):
    """Ask everybody to go back to before my last choices."""

    id: str
    choices: Count = 1


class AnswerBack(Heard, frozen=True, tag="answer-back"):
    """Agree to what is proposed, or decline it."""

    id: str
    agree: bool


class WhyNot(Heard, frozen=True, tag="why-not"):
    """Why may I not choose this option, or anything at this element of the board?"""

    id: str
    option: str = ""
    target: str = ""


class AskScore(Heard, frozen=True, tag="score"):
    """Where do a seat's points come from? Of another seat only after the end."""

    id: str
    seat: Count


class ReadOut(Heard, frozen=True, tag="read-out"):
    """Say the table in words, as this seat may see it."""

    id: str


class Say(Heard, frozen=True, tag="say"):
    """Chat."""

    id: str
    text: str


class Resync(Heard, frozen=True, tag="resync"):
    """Send the whole view again, with the events after the first `events`."""

    events: Count = 0


Message = Hello | Act | Undo | ProposeBack | AnswerBack | WhyNot | AskScore | ReadOut | Say | Resync

# --- what the server sends ----------------------------------------------------------------------------------------


class Told(Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class SeatInfo(Struct, frozen=True):
    """A seat: who sits there, and which bot plays it if one does."""

    number: int
    name: str
    bot: str
    taken: bool


class BackInfo(Struct, frozen=True):
    """Somebody proposes to go back."""

    by: int
    agreed: list[int]


class Revealed(Struct, frozen=True):
    """What was secret until the end; with the record it proves every draw."""

    seed: str
    nonces: list[str]


class TableInfo(Told, frozen=True, tag="table"):
    """The table: what everybody may know who looks at it."""

    id: str
    game: str
    rules: int
    variant: dict[str, str]
    status: str
    listed: bool
    commitment: str
    seats: list[SeatInfo]
    back: BackInfo | None
    scores: list[int]
    winners: list[int]
    revealed: Revealed | None


class SaidChoice(Struct, frozen=True):
    """An option with its sentence, the board elements that it points at, and what it costs and brings.

    `links` are further elements that light up while somebody points at the option; `costs` and `gains` are the sure
    amounts of what `preview` says in sentences.
    """

    option: str
    label: Said
    targets: list[str]
    preview: list[Said]
    links: list[str]
    costs: dict[str, int]
    gains: dict[str, int]


class Question(Struct, frozen=True):
    """What the seat is asked; `name` goes back with the answer, `about` are the ids of what is being carried out."""

    name: str
    text: Said
    choices: list[SaidChoice]
    about: list[str]


class LogLine(Struct, frozen=True):
    """A sentence of the log: the seat that did it, the ids that it is about, the rule that decided if it is told."""

    seat: int | None
    text: Said
    targets: list[str]
    clause: str


class View(Told, frozen=True, tag="view"):
    """The whole view of the reader's seat (null for somebody who watches) at this version.

    `events` are those after the first `first`. Versions and events count for this reader alone. `ending` says how a
    game alone ended, where it has more to say than who won.
    """

    seat: int | None
    version: int
    view: Any
    first: int
    events: list[Any]
    log: list[LogLine]
    question: Question | None
    may_undo: bool
    ending: Said = ""


class Update(Told, frozen=True, tag="update"):
    """What is new: a JSON Patch (RFC 6902) from the version before, events, sentences, and the question as it is."""

    version: int
    patch: Patch
    events: list[Any]
    log: list[LogLine]
    question: Question | None
    may_undo: bool
    ending: Said = ""


class Done(Told, frozen=True, tag="done"):
    """The request was carried out and is stored for good."""

    id: str


class Refusal(Told, frozen=True, tag="refused"):
    """Nothing was changed; `key` for programs, `text` for people, `clause` of the rules where one says so."""

    status: int
    key: str
    text: Said
    clause: str = ""
    id: str = ""


class Because(Told, frozen=True, tag="because"):
    """The answer to why-not: it is allowed, or why it is not."""

    id: str
    allowed: bool
    key: str = ""
    text: Said = ""
    clause: str = ""


class PointsLine(Struct, frozen=True):
    """So many points for this."""

    points: int
    text: Said


class ScoreTold(Told, frozen=True, tag="scored"):
    """The answer to score: every point explained."""

    id: str
    seat: int
    total: int
    lines: list[PointsLine]


class Rows(Told, frozen=True, tag="rows"):
    """The answer to read-out: the table in words, statement by statement, as the reader's seat may see it."""

    id: str
    rows: list[Row]


class ChatLine(Struct, frozen=True):
    """Somebody said something; `at` is the time in ISO 8601."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str


class ChatTold(Told, frozen=True, tag="chat"):
    """New lines of chat."""

    lines: list[ChatLine]


class Presence(Told, frozen=True, tag="presence"):
    """The seats that are connected, and how many people watch."""

    seats: list[int]
    watching: int


Answer = TableInfo | View | Update | Done | Refusal | Because | ScoreTold | Rows | ChatTold | Presence

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
write = msgspec.json.Encoder().encode


def read(data: str | bytes) -> Message:
    """A client's message; raises `msgspec.MsgspecError`."""
    return _decoder.decode(data)


def socket_schema() -> dict[str, Any]:
    """JSON Schemas of both directions."""
    (client, server), components = msgspec.json.schema_components([Message, Answer], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The messages of a table's web socket",
        "$defs": {**components, "FromClient": client, "FromServer": server},
    }
