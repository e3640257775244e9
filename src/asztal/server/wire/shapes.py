"""The shapes of HTTP requests and answers; the OpenAPI document is made from these classes."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from asztal.server.wire.around import Pace
from asztal.server.wire.client_messages import Count
from asztal.server.wire.messages import LogLine, TableInfo

Name = Annotated[str, Meta(max_length=200)]
Code = Annotated[str, Meta(max_length=200)]
Seats = Annotated[int, Meta(ge=1, le=100)]  # how many a game takes, its rules say
Patience = Annotated[int, Meta(ge=60, le=30 * 86_400)]  # longer than between two notes of who is connected
Beat = Annotated[float, Meta(ge=0, le=10)]
NonceHash = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class OwnPart(Struct, frozen=True):
    """The caller's part in a table: the seat, whether it is asked now, whether a bot plays it, and how it did.

    `rank` is the place, one of `players` with those who play without a seat; 0 is none: nobody won. `score`, `rank` and
    `players` are null before the end, and where a table ended without a result.
    """

    seat: int
    turn: bool
    bot: bool
    score: int | None
    rank: int | None
    players: int | None


class TableLine(Struct, frozen=True):
    """A table in a list; `people` are the names at the taken seats, `asked` those who are asked now.
    `guests` says of each of `people` whether it is a guest, whose name anybody could have given.

    A `forked` one was played on from a moment of another: its result counts for nothing.
    `created` and `ended` are times in ISO 8601; `how` says how it ended: "played", "agreed", "absent" or "abandoned".
    """

    id: str
    game: str
    variant: dict[str, str]
    seats: int
    status: str
    people: list[str]
    bots: int
    asked: list[str]
    pace: Pace | None
    created: str
    ended: str
    how: str
    winners: list[str]
    own: OwnPart | None
    guests: list[bool] = []
    forked: bool = False


class NowTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Play against bots at once: those named take the other seats, or the usual number for this game.

    A guided game replaces the one that the caller had begun before. With `begin` false the table waits for `start`, to
    which the caller may give a nonce: by then the table's commitment is known. `nonce` is for the release before.
    """

    game: Code
    bots: Annotated[list[Code], Meta(max_length=15)] | None = None
    variant: dict[str, str] = {}
    nonce: Code = ""
    begin: bool = True
    guide: bool = False


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; an unlisted one is found by its invitation only.

    `patience` are the seconds until somebody who is away may be replaced by a bot: null for the usual number at this
    pace, and over days no fewer than a turn has, though there the clock alone replaces people. `beat` are the seconds
    before a bot's move. `stand_in` is the bot that plays for whoever leaves, is away or has no time left: empty for
    the game's usual one.
    """

    game: Code
    seats: Seats
    variant: dict[str, str] = {}
    listed: bool = True
    pace: Pace | None = None
    patience: Patience | None = None
    beat: Beat = 0.0
    stand_in: Code = ""


class ChangeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes of a table that has not begun; what is not named stays as it is."""

    variant: dict[str, str] | UnsetType = UNSET
    seats: Seats | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    pace: Pace | UnsetType | None = UNSET
    patience: Patience | UnsetType | None = UNSET
    beat: Beat | UnsetType = UNSET
    stand_in: Code | UnsetType = UNSET


class NewFork(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a finished game after `step` moves: with the true cards, or as the seat `known` knew it."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    known: SeatNumber | None = None


class TableHere(Struct, frozen=True):
    """A table as the caller sees it: with the caller's seat, and with the invitation for its owner.

    `invited` is set for somebody who may sit down without one, because the same people play again here. After the end,
    `again` is the table at which they do, for those who had a seat. `claims` is the seat that the caller asks for.
    `sealed` is set for an entry in a world that is open: its replay can only be seen as its person saw the game.
    """

    table: TableInfo
    seat: int | None
    owner: bool
    invite: str
    invited: bool = False
    again: str = ""
    claims: int | None = None
    sealed: bool = False


class AnswerClaim(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody who asks for a seat may have it; `number` is the one that the request has at the table."""

    agree: bool
    number: Annotated[int, Meta(ge=0, le=2_147_483_647)]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down; `hash` is the hash of a nonce that you will send when the game begins.

    It is mixed into the seed, so that the server alone cannot choose the draws: BLAKE2b of 32 bytes in hexadecimal,
    personalised with "nonce". `nonce` is for the release before and is not used.
    """

    seat: SeatNumber | None = None
    invite: Code = ""
    hash: NonceHash = ""
    nonce: Code = ""


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin; `nonce` is the one that you promised on sitting down, or any if you are alone with bots."""

    nonce: Code = ""


class Nonce(Struct, frozen=True, forbid_unknown_fields=True):
    """The nonce that you promised on sitting down, when the table is `starting`."""

    nonce: Code


class Seated(Struct, frozen=True):
    """The caller's seat. `link` is the secret of its return link, and the token with which a program plays it."""

    table: str
    seat: int
    link: str = ""


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot takes over, if not the table's `stand_in`; with `for_good`, nobody will take the seat back from it."""

    bot: Code = ""
    for_good: bool = False


class OwnNotes(Struct, frozen=True, forbid_unknown_fields=True):
    """Your private notes at a table. Whoever writes sends the `version` that they read: 0 where there is none yet."""

    text: Annotated[str, Meta(max_length=4000)]
    version: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class SitBot(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that gets the seat; empty to take the seat from one. In play the table's `stand_in` gets it."""

    bot: Code


class MoveLine(Struct, frozen=True):
    """A move of a finished game: what was chosen, in which round, and what happened, in sentences.

    `number` is what `views` take as `move`; `scores` are the points of every seat after it. `kind` is "choice", "undo",
    or "rewind", which all agreed to. `turn` changes when a turn of the seat is over; `round` and `turn` are 0 where the
    game does not count them. `events` are what a table in play is told, for a board that animates them. As one seat
    knew it, the `option` of others is empty, and points that lay hidden are null.
    """

    number: int
    seat: int | None
    kind: str
    option: str
    round: int
    turn: int
    scores: list[int | None]
    log: list[LogLine]
    events: list[Any]


class SeatResult(Struct, frozen=True):
    """The result of a seat; without points and a place where the table ended before its game. `rank` 0: nobody won."""

    name: str
    score: int | None
    rank: int | None


class GameResult(Struct, frozen=True):
    """How a table ended, and when (a time in ISO 8601), as it was stored then; `how` as in a list of tables."""

    game: str
    how: str
    ended: str
    seats: list[SeatResult]


class Moves(Struct, frozen=True):
    """The moves of a finished game. Views begin at move `first`, which is 0 unless the rules have changed since.

    A game that was played by rules no longer installed, before events were stored, has no moves: `first` is how many
    there were.
    """

    first: int
    moves: list[MoveLine]
    result: GameResult


class Health(Struct, frozen=True):
    """The server is alive."""

    status: str


class Ready(Struct, frozen=True, omit_defaults=True):
    """Whether a process can serve: "ok", "degraded" (it serves, but something is late) or "waiting" (it does not).

    `news` of other processes are "ok" or "late". `away` are the cells that do not answer, by number.
    """

    status: str
    news: str
    away: list[int] = []


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Say that a line of the log is wrong, in your own words.

    `start` and `end` are the numbers of its events among all that your seat was told, as a `LogLine` has them.
    """

    start: Count
    end: Count
    words: Annotated[str, Meta(max_length=1000)]


class Reported(Struct, frozen=True):
    """A report was stored; `left` is how many more you can send today."""

    left: int
