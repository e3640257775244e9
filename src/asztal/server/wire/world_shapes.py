"""The shapes of worlds. HTTP requests and answers, see `shapes`."""

from typing import Annotated

from msgspec import Meta, Struct

from asztal.text.messages import Said
from asztal.worlds.comparing import Crossing, RoundPoints

LONGEST = 30  # days: a table that is left alone for longer is given up, so no entry is before its world closes


class NewWorld(Struct, frozen=True, forbid_unknown_fields=True):
    """A world for a club: the game, a bot for every other seat, the variant, and for how many days it is open."""

    game: str
    bots: Annotated[list[str], Meta(max_length=5)]
    variant: dict[str, str] = {}
    days: Annotated[int, Meta(ge=1, le=LONGEST)] = 7


class EnteredWorld(Struct, frozen=True):
    """The table of your entry, and your seat there."""

    table: str
    seat: int


class WorldInfo(Struct, frozen=True):
    """A world as everybody may know it. `kind` is "day", "week" or "club"; `bots` are by seat, yours is empty.

    `made_by` is who made a club's world, and could have made others until they liked one. `why` it was closed is "time"
    or "engine". `table` is that of your entry, with its status; both are empty where you have none.
    """

    id: str
    kind: str
    game: str
    period: str
    rules: int
    variant: dict[str, str]
    bots: list[str]
    seat: int
    commitment: str
    made_by: str
    opened_at: str
    closes_at: str
    closed_at: str
    why: str
    entries: int
    table: str
    status: str


class EntryInfo(Struct, frozen=True):
    """An entry that has ended. `place` is 0 for one that is not ranked: `why` says "left", "unread", "late", "program"
    or "few-games".

    `table` leads to its replay, `at_table` is the place at its own table, `own` says that it is yours.
    """

    name: str
    table: str
    place: int
    why: str
    score: int
    at_table: int
    choices: int
    own: bool
    rounds: list[RoundPoints]


class WorldPage(Struct, frozen=True):
    """A world with its entries, for whoever has ended the own one, or after it was closed; else there are none.

    `crossings` are the choices of your line while others were in the same position, `deeds` for every own turn how many
    entries did each kind of deed, `own_deeds` those of your entry. `labels` says what the options of each crossing are
    called, `kinds` and `sources` what deeds and points are. `key` is empty until the world is closed.
    """

    world: WorldInfo
    shown: bool
    entries: list[EntryInfo]
    crossings: list[Crossing]
    deeds: list[dict[str, int]]
    key: str
    own_deeds: list[list[str]] = []
    labels: list[dict[str, Said]] = []
    kinds: dict[str, Said] = {}
    sources: dict[str, Said] = {}
