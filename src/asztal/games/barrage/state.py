"""What lies on the table in Barrage, and the view of it: only the order of the face-down piles is hidden."""

from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec import Struct

from asztal.games.barrage.cards import ADVANCED, AUTOMA_LEVELS, STRUCTURES, TIERS, Level
from asztal.kernel.rules import Data, Deck, DeckView, Game, InNoView, Slots, State, Zone, deck_field, zone_field

NEUTRAL = -1  # the owner of a neutral dam
SEGMENTS = 6  # of the construction wheel (BAR-WHL-01)
Segment: TypeAlias = tuple[str, int, int]  # what lies in a segment of the wheel: a tile, excavators, mixers
EMPTY: Segment = ("", 0, 0)


def _wheel() -> list[Segment]:
    return [EMPTY] * SEGMENTS


@dataclass(slots=True)
class Player(Data):
    """One company, led by a person or by an Automa.

    `vp_from` has the points by what they were given for; the first segment of the wheel is the open one; `built` counts
    the pieces on the map; `contracts` are face up. The machines `ever` taken are in the supply or on the wheel.
    """

    automa: bool = False
    company: str = ""
    officer: str = ""
    copied: str = ""  # the officer whose ability is copied in this turn
    vp_from: dict[str, int] = field(default_factory=dict)
    energy: int = 0
    credit: int = 0
    excavator: int = 0
    mixer: int = 0
    engineer: int = 0
    excavators_ever: int = 0
    mixers_ever: int = 0
    tiles: list[str] = field(default_factory=list)
    wheel: list[Segment] = field(default_factory=_wheel)
    built: dict[str, int] = field(default_factory=lambda: dict.fromkeys(STRUCTURES, 0))
    contracts: list[str] = field(default_factory=list)
    fulfilled: list[str] = field(default_factory=list)
    turns: int = 0  # taken in this round
    passed: bool = False

    @property
    def vp(self) -> int:
        """All victory points so far; may be below 0 (BAR-CMP-12)."""
        return sum(self.vp_from.values())

    def on_wheel(self) -> list[str]:
        """The technology tiles that lie on the wheel."""
        return [tile for tile, _, _ in self.wheel if tile]

    def advanced_tiles(self) -> int:
        """The advanced technology tiles that the player has, in the supply or on the wheel (BAR-BON-06)."""
        return sum(tile in ADVANCED for tile in (*self.tiles, *self.on_wheel()))


@dataclass(slots=True)
class Valley(State):
    """The state of a game. What stands on the map is kept by space; `placed` are engineers as (space, seat, count).

    `display` shows two contracts of each tier, `patents` the tiles of the patent office; "" is an empty place.
    """

    players: list[Player]
    round: int = 0
    order: list[int] = field(default_factory=list)
    choosers: list[int] = field(default_factory=list)  # in the draft: who chooses, the first one first
    offers: dict[str, str] = field(default_factory=dict)  # in the draft: each company with its officer
    offered_contracts: list[str] = field(default_factory=list)
    headstream_tiles: dict[str, str] = field(default_factory=dict)
    headstreams: dict[str, int] = field(default_factory=dict)
    dam_owner: dict[str, int] = field(default_factory=dict)
    dam_level: dict[str, int] = field(default_factory=dict)
    dam_drops: dict[str, int] = field(default_factory=dict)
    conduits: dict[str, int] = field(default_factory=dict)
    powerhouses: dict[str, int] = field(default_factory=dict)
    drops_in: int = 0  # taken from the supply since the game began
    drops_out: int = 0  # gone back to it
    placed: list[tuple[str, int, int]] = field(default_factory=list)
    bonuses: list[str] = field(default_factory=list)  # of the rounds to come, this round's first
    objective: str = ""
    national: list[str] = field(default_factory=list)
    display: list[str] = field(default_factory=lambda: [""] * 6)
    patents: list[str] = field(default_factory=lambda: [""] * 3)
    green: Deck = deck_field("green")
    yellow: Deck = deck_field("yellow")
    red: Deck = deck_field("red")
    discarded: Zone = zone_field()  # contracts that Automas discarded
    tiles1: Deck = deck_field("tiles1")
    tiles2: Deck = deck_field("tiles2")
    tiles3: Deck = deck_field("tiles3")
    automa_deck: Deck = deck_field("automa")
    automa_used: Zone = zone_field()
    criteria: str = ""  # the Automa tile whose criteria count
    turned: InNoView[Zone] = zone_field()  # where a card lies while it is turned over

    def pile(self, tier: str) -> Deck:
        """The face-down private contracts of a tier."""
        return {"green": self.green, "yellow": self.yellow, "red": self.red}[tier]

    @property
    def level(self) -> Level:
        """How strong the Automas are."""
        return AUTOMA_LEVELS[int(self.variant["level"])]

    @property
    def full(self) -> bool:
        """True for the full game, False for the introductory one."""
        return self.variant["game"] == "full"

    def tile_effects(self, seat: int) -> bool:
        """Whether a player uses the special effects of technology tiles (BAR-AUTO-57, BAR-AUTO-58)."""
        return not self.players[seat].automa or self.level.tile_effects

    def drops_on_map(self) -> int:
        """Every drop behind a dam or on a headstream."""
        return sum(self.dam_drops.values()) + sum(self.headstreams.values())


def tier_at(place: int) -> str:
    """The tier of a place in the display of contracts."""
    return TIERS[place // 2]


class PlayerView(Struct):
    """A player as everybody sees it."""

    automa: bool
    company: str
    officer: str
    copied: str
    vp_from: dict[str, int]
    energy: int
    credit: int
    excavator: int
    mixer: int
    engineer: int
    excavators_ever: int
    mixers_ever: int
    tiles: list[str]
    wheel: list[tuple[str, int, int]]
    built: dict[str, int]
    contracts: list[str]
    fulfilled: list[str]
    turns: int
    passed: bool


class View(Struct):
    """The table as everybody sees it."""

    players: list[PlayerView]
    round: int
    order: list[int]
    choosers: list[int]
    offers: dict[str, str]
    offered_contracts: list[str]
    headstream_tiles: dict[str, str]
    headstreams: dict[str, int]
    dam_owner: dict[str, int]
    dam_level: dict[str, int]
    dam_drops: dict[str, int]
    conduits: dict[str, int]
    powerhouses: dict[str, int]
    drops_in: int
    drops_out: int
    placed: list[tuple[str, int, int]]
    bonuses: list[str]
    objective: str
    national: list[str]
    display: list[str]
    patents: list[str]
    green: DeckView
    yellow: DeckView
    red: DeckView
    discarded: Slots
    tiles1: DeckView
    tiles2: DeckView
    tiles3: DeckView
    automa_deck: DeckView
    automa_used: Slots
    criteria: str


G: TypeAlias = Game[Valley]
