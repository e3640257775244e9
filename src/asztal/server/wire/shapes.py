"""What travels over HTTP; the OpenAPI document is made from these classes."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from asztal.server.wire.messages import LogLine, TableInfo
from asztal.text.rules import Clause

Name = Annotated[str, Meta(max_length=200)]
Code = Annotated[str, Meta(max_length=200)]
Seats = Annotated[int, Meta(ge=1, le=100)]  # how many a game takes, its rules say
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class GameInfo(Struct, frozen=True):
    """A game that can be played here, in the reader's language.

    `setups` are the variants that can be played with each number of seats, the usual one first; `words` says what the
    values of a variant are called.
    """

    name: str
    title: str
    about: str
    source: str
    seats: list[int]
    variants: dict[str, list[str]]
    setups: dict[int, list[dict[str, str]]]
    words: dict[str, dict[str, str]]
    rules_version: int
    finished: bool


class BotInfo(Struct, frozen=True):
    """A bot that can take a seat, in the reader's language."""

    name: str
    title: str


class Rules(Struct, frozen=True):
    """The rules of a game, whole and clause by clause."""

    text: str
    clauses: list[Clause]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who comes by."""

    name: Name
    lang: Code = "en"


class GuestInfo(Struct, frozen=True):
    """Who the server takes you for, and the tables at which you have a seat."""

    name: str
    lang: str
    tables: list["TableLine"]


class TableLine(Struct, frozen=True):
    """A table in a list; `people` are the names at the seats that are taken."""

    id: str
    game: str
    variant: dict[str, str]
    seats: int
    status: str
    people: list[str]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; one that is not listed is found by its invitation only."""

    game: Code
    seats: Seats
    variant: dict[str, str] = {}
    listed: bool = True


class TableHere(Struct, frozen=True):
    """A table as the caller sees it: the seat that is the caller's, and the invitation for whoever opened it."""

    table: TableInfo
    seat: int | None
    owner: bool
    invite: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down; `nonce` is mixed into the seed, so that the server alone cannot choose the draws."""

    seat: SeatNumber | None = None
    invite: Code = ""
    nonce: Code = ""


class Seated(Struct, frozen=True):
    """The caller's seat. `link` is the secret of its return link, and the token with which a program plays it."""

    table: str
    seat: int
    link: str = ""


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot takes over."""

    bot: Code = "greedy"


class SitBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot gets the seat; empty to take it away from one."""

    bot: Code


class MoveLine(Struct, frozen=True):
    """A move of a finished game: what was chosen, in which round, and what happened, in sentences.

    `number` is what `views` take as `move`; `scores` are the points of every seat after it. `kind` is "choice",
    "undo", or "rewind" by nobody alone. `turn` changes when a turn of the seat is over; `round` and `turn` are 0
    where the game does not count them. `events` are what a table in play is told, for a board that shows movement.
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


class Moves(Struct, frozen=True):
    """The moves of a finished game; views begin at move `first`, which is 0 unless the rules changed meanwhile."""

    first: int
    moves: list[MoveLine]


class Health(Struct, frozen=True):
    """The server is alive, or ready to serve."""

    status: str
