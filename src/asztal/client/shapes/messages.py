"""Types of the messages of a table's web socket; made by `make golden`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class Hello(TypedDict):
    """The first message. `events` is how many events the client has already; `token` is a seat's return link.

    `protocol` is the number of the protocol that the client speaks; one that names none takes what it gets.
    """

    type: Literal["hello"]
    events: NotRequired[int]
    token: NotRequired[str]
    lang: NotRequired[str]
    protocol: NotRequired[int]


class Act(TypedDict):
    """Choose an option; `question` is the name of the question that it answers.

    With `hold`, a choice that ends the turn is held for so many seconds before it is made; with 0 until it is
    confirmed.
    """

    type: Literal["act"]
    id: str
    option: str
    question: NotRequired[str]
    hold: NotRequired[int | None]


class Confirm(TypedDict):
    """Make my choice now that is held; `request` is the id with which it was sent."""

    type: Literal["confirm"]
    id: str
    request: str


class Undo(TypedDict):
    """Take back my last choices: one unless told how many, or everything that can be taken back."""

    type: Literal["undo"]
    id: str
    everything: NotRequired[bool]
    choices: NotRequired[int]


class Propose(TypedDict):
    """Ask everybody to go back to before my last choices, to let a bot play for `seat`, or to end the table."""

    type: Literal["propose"]
    id: str
    kind: Literal["back", "bot", "end"]
    choices: NotRequired[int]
    seat: NotRequired[int | None]


class AnswerProposal(TypedDict):
    """Agree to the proposal or decline it; with `number`, only if it is that one."""

    type: Literal["answer"]
    id: str
    agree: bool
    number: NotRequired[int]


class Remind(TypedDict):
    """Remind an absent person of the table."""

    type: Literal["remind"]
    id: str
    seat: int


class Looking(TypedDict):
    """Say whether the page is in sight: no notices are sent to somebody who looks at the table."""

    type: Literal["looking"]
    visible: bool


class WhyNot(TypedDict):
    """Ask why I may not choose this option, or anything at this element of the board."""

    type: Literal["why-not"]
    id: str
    option: NotRequired[str]
    target: NotRequired[str]


class AskScore(TypedDict):
    """Ask where a seat's points come from; those of another seat only after the end."""

    type: Literal["score"]
    id: str
    seat: int


class ReadOut(TypedDict):
    """Ask for the table in words, as this seat may see it."""

    type: Literal["read-out"]
    id: str


class Say(TypedDict):
    """Say something in the chat."""

    type: Literal["say"]
    id: str
    text: str


class Resync(TypedDict):
    """Send the whole view again, with the events after the first `events`."""

    type: Literal["resync"]
    events: NotRequired[int]


class TableInfo(TypedDict):
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

    type: Literal["table"]
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
    owner: NotRequired[int | None]
    pace: NotRequired[Pace | None]
    patience: NotRequired[int]
    beat: NotRequired[float]
    how: NotRequired[str]
    starting: NotRequired[bool]
    places: NotRequired[list[int]]
    stand_in: NotRequired[str]
    claims: NotRequired[list[ClaimInfo]]
    origin: NotRequired[OriginInfo | None]
    world: NotRequired[str]


class SeatInfo(TypedDict):
    """A seat: who sits there, which bot plays it if one does, and why.

    `why` is "bot" where a bot sits; "away", "time" or "left" where one plays until the person returns; "gone" where the
    person gave the seat up; otherwise empty. `hash` is that of the nonce that a person promised on sitting down;
    `chance` says, once the game has begun, whether it is in the deal: "own", or "none" where the person gave none.
    `guest` is set where a guest sits: names of accounts are theirs alone, those of guests anybody may give.
    `program` where an account sits that is a program.
    """

    number: int
    name: str
    bot: str
    taken: bool
    why: NotRequired[str]
    hash: NotRequired[str]
    chance: NotRequired[str]
    guest: NotRequired[bool]
    program: NotRequired[bool]


class ProposalInfo(TypedDict):
    """A proposal to everybody: kind "back", "bot" (for `seat`) or "end".

    `asked` are the seats that have to agree, `agreed` those that did; `passed` those of people who were silent for so
    long that they are not asked about the end. The answer carries `number`.
    """

    kind: str
    by: int
    seat: int | None
    asked: list[int]
    agreed: list[int]
    number: NotRequired[int]
    passed: NotRequired[list[int]]


class Revealed(TypedDict):
    """What was secret until the end; together with the record it proves every draw."""

    seed: str
    nonces: list[str]


class Pace(TypedDict):
    """How much time the seats have, in seconds: free for every turn, and once for the whole game.

    "live" counts all the time, "days" only the playing hours of the person who is asked.
    """

    kind: Literal["days", "live"]
    bank: int
    turn: int


class ClaimInfo(TypedDict):
    """Somebody who watches under this `name` says to be the person of a seat and asks for it.

    `asked` are the seats that have to agree, `agreed` those that did; the answer carries `number`. `until` is empty
    until the last one agrees, and then the time when the seat is handed over, unless its person shows up before.
    """

    seat: int
    name: str
    number: int
    asked: list[int]
    agreed: list[int]
    until: NotRequired[str]


class OriginInfo(TypedDict):
    """The moment at which a table begins: after `step` moves of another `table`, which may be gone by now.

    `way` is "true" with the cards of then and the draws that would have come, which whoever looks at the other table
    can know; "known" as `seat` knew it, with everything else dealt anew. `rules` are those of then. The result counts
    for nothing.
    """

    table: str
    step: int
    way: Literal["known", "true"]
    rules: int
    seat: NotRequired[int | None]


class View(TypedDict):
    """The whole view of the reader's seat (null for a spectator) at this version.

    `events` are those after the first `first`. Versions and events count for this reader alone. `steps` are the
    reader's choices of this turn that can be taken back alone, oldest first. `ending` says how a game ended, where
    there is more to say than which seats won. `holds`: this server can hold a choice; one that is just being updated
    cannot.
    """

    type: Literal["view"]
    seat: int | None
    version: int
    view: Any
    first: int
    events: list[Any]
    log: list[LogLine]
    question: Question | None
    may_undo: bool
    steps: list[Step]
    ending: NotRequired[str]
    holds: NotRequired[bool]


class LogLine(TypedDict):
    """A sentence of the log: the seat that acted, the ids that it is about, and the rule that decided, if it is told.

    It tells of those `events` beside it that have the numbers from `start` up to, but not including, `end`, counted
    from 0. `clauses` are all the rules that it rests on, the one that decided first. `deed` is what a turn is known by,
    in a few words beside a name, and empty for what it cost or brought along; a `minor` one counts where there is no
    other.
    """

    seat: int | None
    text: str
    targets: list[str]
    clause: str
    start: int
    end: int
    clauses: list[str]
    deed: NotRequired[str]
    minor: NotRequired[bool]


class Question(TypedDict):
    """What the seat is asked. The answer carries `name`; `about` are the ids of what is being carried out."""

    name: str
    text: str
    choices: list[SaidChoice]
    about: list[str]


class SaidChoice(TypedDict):
    """An option with its sentence, the board elements that it points at, and what it costs and brings.

    `links` are further elements that light up while somebody points at the option; `costs` and `gains` are the certain
    amounts of what `preview` says in sentences. `kind` and `ids` are what `option` is made of: nobody has to take its
    text apart. `leads` are the elements among which one is chosen next, where that is sure: whoever points at one of
    them first can be asked for this option, and the client answers the next question.
    """

    option: str
    label: str
    targets: list[str]
    preview: list[str]
    links: list[str]
    costs: dict[str, int]
    gains: dict[str, int]
    kind: str
    ids: list[str | int]
    leads: list[str]


class Step(TypedDict):
    """A choice of the reader as it was offered, with the board elements that it pointed at."""

    label: str
    targets: list[str]


class Update(TypedDict):
    """What is new: a JSON Patch (RFC 6902) from the version before, events, sentences; question and steps as they are.

    One update may hold several moves; its events are in the order in which they happened.
    """

    type: Literal["update"]
    version: int
    patch: list[dict[str, Any]]
    events: list[Any]
    log: list[LogLine]
    question: Question | None
    may_undo: bool
    steps: list[Step]
    ending: NotRequired[str]


class HeldInfo(TypedDict):
    """The reader's choice that is held, told to its seat alone: the answer to what is `asked`, sent as `request`.

    It is made when it is confirmed, or when `left` seconds are over. Without an option nothing is held any more.
    """

    type: Literal["held"]
    request: NotRequired[str]
    asked: NotRequired[str]
    option: NotRequired[str]
    left: NotRequired[float | None]


class Done(TypedDict):
    """The request was carried out and is stored for good."""

    type: Literal["done"]
    id: str


class Refusal(TypedDict):
    """The request was refused and changed nothing; `key` is for programs, `text` for people.

    `clause` is the rule that decided, if one did.
    """

    type: Literal["refused"]
    status: int
    key: str
    text: str
    clause: NotRequired[str]
    id: NotRequired[str]


class Because(TypedDict):
    """The answer to why-not: that it is allowed, or why it is not.

    If the price is the reason, `costs` are the amounts that are missing, and `missing` says that in words. `causes`
    name what exactly is missing or in the way, where the reason leaves that open, and `targets` are the elements of the
    board that the answer speaks of.
    """

    type: Literal["because"]
    id: str
    allowed: bool
    key: NotRequired[str]
    text: NotRequired[str]
    clause: NotRequired[str]
    costs: NotRequired[dict[str, int]]
    missing: NotRequired[list[str]]
    causes: NotRequired[list[str]]
    targets: NotRequired[list[str]]


class ScoreTold(TypedDict):
    """The answer to score: every point explained; after the end, `ties` are what was needed to break a tie."""

    type: Literal["scored"]
    id: str
    seat: int
    total: int
    lines: list[PointsLine]
    ties: NotRequired[list[str]]


class PointsLine(TypedDict):
    """Some points, and what they are for."""

    points: int
    text: str


class Rows(TypedDict):
    """The answer to read-out: the table in words, row by row, as the reader's seat may see it."""

    type: Literal["rows"]
    id: str
    rows: list[Row]


class Row(TypedDict):
    """A statement: a label and what is said of it. A row without a label, before all others, heads the table.

    Rows of a `seat` are its part of the table, its figures first; those of one `group` stand side by side under it.
    """

    label: str
    items: NotRequired[list[Item]]
    ids: NotRequired[list[str]]
    seat: NotRequired[int | None]
    group: NotRequired[str]


class Item(TypedDict):
    """One thing that is said in a row.

    `about` says of what, where a row speaks of several ("upper dam"); `count` is a figure, of which `text` is the unit;
    `ids` are what people may point at there, `seat` is whose it is, `usual` holds where most are like this.
    `hidden` are cards that the one who looks has not seen, as many as `count` says: a board shows their backs.
    """

    text: str
    about: NotRequired[str]
    ids: NotRequired[list[str]]
    count: NotRequired[int | None]
    seat: NotRequired[int | None]
    usual: NotRequired[bool]
    hidden: NotRequired[bool]


class ChatTold(TypedDict):
    """New lines of the chat."""

    type: Literal["chat"]
    lines: list[ChatLine]


class ChatLine(TypedDict):
    """A line of chat; `at` is the time in ISO 8601."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str


class Presence(TypedDict):
    """The seats that are connected, how many people watch, and since when the other people are away (ISO 8601)."""

    type: Literal["presence"]
    seats: list[int]
    watching: int
    away: NotRequired[dict[str, str]]


class Clocks(TypedDict):
    """All clocks, sent whenever one of them changed; `now` is the server's time."""

    type: Literal["clocks"]
    now: str
    seats: list[ClockInfo]


class ClockInfo(TypedDict):
    """A seat's clock: seconds left in its bank, and of its free time when it began to run. Without `since` it stands.

    `until` is when it will reach zero as things are now, playing hours included; `vacation` when the vacation ends.
    `alarm` is sent to the seat itself only: most of its time is used.
    """

    seat: int
    bank: float
    free: float
    since: NotRequired[str]
    until: NotRequired[str]
    vacation: NotRequired[str]
    alarm: NotRequired[bool]


class StoryTold(TypedDict):
    """New lines of the table's story."""

    type: Literal["story"]
    lines: list[StoryLine]


class StoryLine(TypedDict):
    """A line about what happened around the game: somebody left, returned or was replaced, or a table ended.

    `after` is the number of events that the reader had been told by then.
    """

    number: int
    at: str
    kind: str
    seat: int | None
    text: str
    after: int


FromClient: TypeAlias = (
    Hello
    | Act
    | Confirm
    | Undo
    | Propose
    | AnswerProposal
    | Remind
    | Looking
    | WhyNot
    | AskScore
    | ReadOut
    | Say
    | Resync
)

FromServer: TypeAlias = (
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
