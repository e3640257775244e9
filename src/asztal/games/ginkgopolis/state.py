"""What lies on the table in Ginkgopolis, and what each seat sees of it."""

from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec import Struct

from asztal.games.ginkgopolis.city import cell_of, ranked_districts
from asztal.kernel.rules import (
    Deck,
    DeckView,
    Eyes,
    Game,
    Holder,
    Slots,
    State,
    Zone,
    deck_field,
    reads,
    slots_of,
    zone_field,
)

NEUTRAL = -1
HAL = 1  # Hal's place among the players of a solo game


@dataclass(slots=True)
class Player(Holder):
    """One player, or Hal. `hand` holds cards (characters during the draft), `sealed` the committed card or the picks.

    `resources`, `points` and `tiles` are the stock behind the screen, `supply` the own resources that are not in
    the game yet, `laid` a tile on the committed card, `offered` the tiles of the hand-in.
    """

    resources: int = 0
    supply: int = 0
    points: int = 0
    new_hand_tokens: int = 0
    tiles: Zone = zone_field()
    laid: Zone = zone_field()
    offered: Zone = zone_field()
    area: list[str] = field(default_factory=list)
    locked: bool = False  # all have committed, so it is seen whether a tile lies on the card
    unscreened: bool = False  # the game is over and the screens are away

    @reads("tiles", "laid", "offered", "unscreened")
    def show_tiles(self, eyes: Eyes) -> Slots:
        """GIN-INF-04, GIN-INF-05: the tiles for their owner; for others only those they saw go in, and no number.

        A tile on a card or chosen for the hand-in may be one of those, so it still counts as here.
        """
        if self.unscreened or eyes.seat == self.tiles.owner:
            return self.tiles.slots(eyes)
        return [slot for slot in slots_of(eyes, self.tiles, self.laid, self.offered) if isinstance(slot, str)]

    @reads("offered")
    def show_offered(self, eyes: Eyes) -> Slots:
        """GIN-INF-13: secret until the common reveal."""
        return self.offered.own_slots(eyes)

    @reads("laid")
    def show_laid(self, eyes: Eyes) -> Slots:
        """The tile on the committed card, for its owner."""
        return self.laid.own_slots(eyes)

    @reads("locked", "laid")
    def show_with_tile(self) -> bool:
        """GIN-INF-03: whether a tile lies on the committed card, once all have locked."""
        return self.locked and len(self.laid) > 0

    @reads("points", "unscreened", "hand")
    def show_points(self, eyes: Eyes) -> int | None:
        """GIN-INF-05: points lie behind the screen."""
        return self.points if self.unscreened or eyes.seat == self.hand.owner else None

    @reads("sealed", "locked")
    def show_committed(self) -> int:
        """How many cards lie face-down in front of the player, once all have locked."""
        return len(self.sealed) if self.locked else 0


@dataclass(slots=True)
class City(State):
    """The state of a game. The city is kept by cell: the top tile, the height, the owner, and who has a marker."""

    players: list[Player]
    top: dict[str, str] = field(default_factory=dict)
    height: dict[str, int] = field(default_factory=dict)
    owner: dict[str, int] = field(default_factory=dict)
    markers: list[str] = field(default_factory=list)
    tokens: dict[str, str] = field(default_factory=dict)
    covered: list[str] = field(default_factory=list)
    first: int = 0
    round: int = 1
    deck: Deck = deck_field("cards")
    discard: Zone = zone_field()
    supply: Deck = deck_field("tiles")
    removed: Zone = zone_field()
    played: Zone = zone_field()  # the revealed card and tile of the action that is being resolved
    characters: Deck = deck_field("characters")
    box: Zone = zone_field()  # the last card of each pack of the draft
    picked: int = 0  # characters that everybody has picked in the draft
    handed_in: bool = False  # the hand-in has taken place
    ending: bool = False  # this is the last round

    def cell_of(self, card: str) -> str:
        """The building that a building card designates."""
        return cell_of(self.top, card)

    @reads("top", "height", "owner")
    def show_districts(self) -> "list[DistrictView]":
        """What the districts would score now, the biggest first: all of it lies open in the city."""
        found = sorted(ranked_districts(self.top, self.height, self.owner), key=lambda district: -len(district.cells))
        return [
            DistrictView(
                district.colour,
                district.cells,
                [Rank(who, district.resources[who], district.points(who)) for who in district.ranking],
            )
            for district in found
        ]


class PlayerView(Struct):
    """A player as a seat sees it: `points` and `tiles` are None and empty behind another's screen."""

    resources: int
    supply: int
    points: int | None
    new_hand_tokens: int
    hand: Slots
    sealed: Slots
    tiles: Slots
    laid: Slots
    offered: Slots
    committed: int
    with_tile: bool
    area: list[str]
    locked: bool
    unscreened: bool


class Rank(Struct):
    """A player in a district: the resources there, and the points that they would score now."""

    seat: int
    resources: int
    points: int


class DistrictView(Struct):
    """A district with its players in order of rank."""

    colour: str
    cells: list[str]
    ranks: list[Rank]


class View(Struct):
    """The table as a seat sees it."""

    players: list[PlayerView]
    top: dict[str, str]
    height: dict[str, int]
    owner: dict[str, int]
    markers: list[str]
    tokens: dict[str, str]
    covered: list[str]
    districts: list[DistrictView]
    first: int
    round: int
    deck: DeckView
    discard: Slots
    supply: DeckView
    removed: Slots
    played: Slots
    characters: DeckView
    box: Slots
    picked: int
    handed_in: bool
    ending: bool


G: TypeAlias = Game[City]
