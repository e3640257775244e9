"""The shapes of HTTP requests and answers; the OpenAPI document is made from these classes."""

from datetime import date
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from asztal.bots.strengths import USUAL
from asztal.server.wire.around import Pace
from asztal.server.wire.messages import Count, LogLine, PointsLine, Question, TableInfo
from asztal.text.messages import Said
from asztal.text.rows import Row
from asztal.text.rules import Clause

Name = Annotated[str, Meta(max_length=200)]
Code = Annotated[str, Meta(max_length=200)]
Seats = Annotated[int, Meta(ge=1, le=100)]  # how many a game takes, its rules say
Patience = Annotated[int, Meta(ge=60, le=30 * 86_400)]  # longer than between two notes of who is connected
Beat = Annotated[float, Meta(ge=0, le=10)]
Minutes = Annotated[list[int], Meta(min_length=2, max_length=2)]  # of a day: the first, and the one after the last
NonceHash = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class GameInfo(Struct, frozen=True):
    """A game that can be played here, in the reader's language.

    `setups` are the variants that can be played with each number of seats, the usual one first; `labels` are the names
    of variants, `words` those of their values; `pages` are those that it has, of howto, aid and rules. `minutes` are
    the fewest and the most that it lasts, `weight` is light, medium, demanding or expert; empty or 0 where unknown.
    `strengths` are the bots that people choose from at its tables: the weakest first, then those of packages.
    """

    name: str
    title: str
    about: str
    source: str
    seats: list[int]
    variants: dict[str, list[str]]
    setups: dict[int, list[dict[str, str]]]
    labels: dict[str, str]
    words: dict[str, dict[str, str]]
    rules_version: int
    finished: bool
    pages: list[str]
    minutes: list[int] = []
    age: int = 0
    weight: str = ""
    strengths: list["BotInfo"] = []


class BotInfo(Struct, frozen=True):
    """A bot that can take a seat, in the reader's language; `about` says how it plays.

    `same` are the names of other bots that play just as it does in this game; the `usual` one plays where nobody
    chooses.
    """

    name: str
    title: str
    about: str
    same: list[str] = []
    usual: bool = False


class TermInfo(Struct, frozen=True):
    """A word of a game: its name in the language of the rules and in all others, and what it means.

    `clauses` are those that say more; an `everyday` word is often meant as everybody means it.
    """

    name: str
    names: dict[str, str]
    meaning: str
    clauses: list[str]
    everyday: bool = False


class Rules(Struct, frozen=True):
    """The rules of a game, whole and clause by clause, with the language that they are in.

    `examples` are the worked examples of each clause, by its id; `terms` the words of the glossary, with which `text`
    ends as a table.
    """

    lang: str
    text: str
    clauses: list[Clause]
    examples: dict[str, list[str]]
    terms: list[TermInfo] = []


class ExampleStep(Struct, frozen=True):
    """A step of a worked example, and the table as its seat sees it afterwards.

    `kind` is "set" (a table was laid out), "chose", "went" (the rules went on), "refused" or "scored"; `table` numbers
    the tables of an example that has several. `option` was chosen, or refused for the reason in `why`, and `text` says
    it in words; `points` explain what was counted.
    """

    table: int
    kind: str
    seat: int
    option: str
    text: Said
    log: list[LogLine]
    events: list[Any]
    points: list[PointsLine]
    why: Said
    clause: str
    question: Question | None
    seen: dict[str, Any]
    rows: list[Row]


class WorkedExample(Struct, frozen=True):
    """A worked example of the rules, step by step; `lang` is the language of the clause `text` that it shows."""

    id: str
    lang: str
    text: str
    names: list[str]
    steps: list[ExampleStep]


class Howto(Struct, frozen=True):
    """How to play a game: a page in Markdown, and the positions that its figures show, by move and seat."""

    text: str
    stills: dict[str, dict[str, Any]]


class Aid(Struct, frozen=True):
    """The player aid of a game: a page in Markdown; clauses in brackets end the lines that rest on them."""

    text: str


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest who introduces themselves."""

    name: Name
    lang: Code = "en"


class GuestInfo(Struct, frozen=True):
    """Who the server takes you for, and the tables at which you have a seat."""

    name: str
    lang: str
    tables: list["TableLine"]


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
    before a bot's move. `stand_in` is the bot that plays for whoever leaves, is away or has no time left.
    """

    game: Code
    seats: Seats
    variant: dict[str, str] = {}
    listed: bool = True
    pace: Pace | None = None
    patience: Patience | None = None
    beat: Beat = 0.0
    stand_in: Code = USUAL


class ChangeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes of a table that has not begun; what is not named stays as it is."""

    variant: dict[str, str] | UnsetType = UNSET
    seats: Seats | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    pace: Pace | UnsetType | None = UNSET
    patience: Patience | UnsetType | None = UNSET
    beat: Beat | UnsetType = UNSET
    stand_in: Code | UnsetType = UNSET


class TableHere(Struct, frozen=True):
    """A table as the caller sees it: with the caller's seat, and with the invitation for its owner.

    `invited` is set for somebody who may sit down without one, because the same people play again here. After the end,
    `again` is the table at which they do, for those who had a seat.
    """

    table: TableInfo
    seat: int | None
    owner: bool
    invite: str
    invited: bool = False
    again: str = ""


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


class PlayingHours(Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody plays: for each day from Monday the first minute and the one after the last, in a time zone."""

    zone: Annotated[str, Meta(max_length=60)]
    week: Annotated[list[Minutes], Meta(max_length=7)]


class NewVacation(Struct, frozen=True, forbid_unknown_fields=True):
    """The first and the last day of a vacation."""

    first: date
    last: date


class VacationLine(Struct, frozen=True):
    """A vacation that was announced."""

    id: int
    first: date
    last: date


class Vacations(Struct, frozen=True):
    """The vacations that are not over; `left` are the days left this year."""

    left: int
    vacations: list[VacationLine]


class SessionInfo(Struct, frozen=True):
    """A device on which you are known; `current` is the one that asks. Times are right to the hour.

    `device` is browser and system, as "Firefox, Windows", and empty where it is unknown. `came` is how it became yours:
    "guest" by giving a name.
    """

    id: int
    device: str
    came: str
    first_seen: str
    last_seen: str
    current: bool


class Me(Struct, frozen=True):
    """Who you are, and the devices on which you are known."""

    name: str
    lang: str
    sessions: list[SessionInfo]


class MoveLine(Struct, frozen=True):
    """A move of a finished game: what was chosen, in which round, and what happened, in sentences.

    `number` is what `views` take as `move`; `scores` are the points of every seat after it. `kind` is "choice", "undo",
    or "rewind", which all agreed to. `turn` changes when a turn of the seat is over; `round` and `turn` are 0 where the
    game does not count them. `events` are what a table in play is told, for a board that animates them.
    """

    number: int
    seat: int | None
    kind: str
    option: str
    round: int
    turn: int
    scores: list[int]
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


class Ready(Struct, frozen=True):
    """Whether a process can serve: "ok", "degraded" (it serves, but something is late) or "waiting" (it does not).

    `news` of other processes are "ok" or "late".
    """

    status: str
    news: str


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
