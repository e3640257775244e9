"""What lies on the table in Underwater Cities, and what each seat sees of it: only hands and decks are hidden."""

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from msgspec import Struct

from asztal.games.underwater_cities.cards import BOARDS, CARDS, Board
from asztal.kernel.rules import (
    Deck,
    DeckView,
    Eyes,
    Frame,
    Game,
    Holder,
    Slots,
    State,
    Zone,
    deck_field,
    reads,
    zone_field,
)

NEUTRAL = -1  # a tile on a slot that belongs to nobody (UWC-SOLO-04)
UNLIMITED = -1  # domes of the solo game


@dataclass(slots=True)
class Player(Holder):
    """One player. `cities`, `tunnels` and `buildings` are kept by site; `upgraded` names building and tunnel sites.

    `cards` are the claimed ones, `used` the action cards used in this era, `under` the instant special cards that were
    paid, `resolved` all instant cards that took effect, for reports. What begins with `turn_` is forgotten when the own
    turn ends.
    """

    looking: Zone = zone_field()  # cards that were drawn to choose from
    board: int = 0
    kelp: int = 0
    steelplast: int = 0
    science: int = 0
    credit: int = 0
    biomatter: int = 0
    points: int = 0
    points_from: dict[str, int] = field(default_factory=dict)
    cities: dict[str, str] = field(default_factory=dict)
    tunnels: list[str] = field(default_factory=list)
    buildings: dict[str, str] = field(default_factory=dict)
    upgraded: list[str] = field(default_factory=list)
    metropolises: dict[str, str] = field(default_factory=dict)
    gained_metropolises: list[str] = field(default_factory=list)
    completed: list[str] = field(default_factory=list)  # cities that have had all three building types
    cards: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    under: list[str] = field(default_factory=list)
    resolved: list[str] = field(default_factory=list)
    contracts: list[str] = field(default_factory=list)
    space: int = 0  # on the Federation track; 0 is below it
    moved: bool = False  # on that track, in this round
    turns: int = 0  # taken in this round
    turn_built: dict[str, int] = field(default_factory=dict)
    turn_upgraded: dict[str, int] = field(default_factory=dict)
    turn_once: list[str] = field(default_factory=list)  # cards whose ability of this turn is used up
    turn_discounts: list[tuple[str, str, int]] = field(default_factory=list)
    producing: bool = False
    produced: dict[str, int] = field(default_factory=dict)  # in the running Production, in all and by kind of structure
    special_paid: int = 0

    @property
    def layout(self) -> Board:
        """The board as it is printed."""
        return BOARDS[self.board]

    def action_cards(self) -> list[str]:
        """The claimed action cards, the Personal Assistant included."""
        return [card for card in self.cards if CARDS[card].type == "action"]

    @reads("looking")
    def show_looking(self, eyes: Eyes) -> Slots:
        """The cards that a player looks at, for the player; others see how many."""
        return self.looking.slots(eyes)


@dataclass(slots=True)
class Ocean(State):
    """The state of a game. `slots` lists for each slot whose tiles lie there; `arrivals` the seats on the Federation
    track, the last one to arrive last."""

    players: list[Player]
    round: int = 0
    era: int = 0
    order: list[int] = field(default_factory=list)
    slots: dict[str, list[int]] = field(default_factory=dict)
    cloned: bool = False  # the action-cloning tile was used in this round
    neutral: list[int] = field(default_factory=list)  # the places of the neutral tiles in the ring, from 0
    arrivals: list[int] = field(default_factory=list)
    tunnels_left: int = 0
    nonsymbiotic_left: int = 0
    symbiotic_left: int = 0
    deck: Deck = deck_field("era")
    discard: Zone = zone_field()
    specials: Deck = deck_field("specials")
    dear_specials: list[str] = field(default_factory=list)  # the face-up special cards that cost 3 credits
    blue: Deck = deck_field("blue")
    contracts: list[str] = field(default_factory=list)
    played: Zone = zone_field()  # the card of the running turn
    turned: Zone = zone_field()  # where a card lies while it is turned over

    def show_slot(self) -> str:
        """The slot of the running turn; empty until it is chosen."""
        return next((frame.vars["slot"] for frame in self.stack if frame.vars and "slot" in frame.vars), "")


class PlayerView(Struct):
    """A player as a seat sees it."""

    hand: Slots
    sealed: Slots
    looking: Slots
    board: int
    kelp: int
    steelplast: int
    science: int
    credit: int
    biomatter: int
    points: int
    points_from: dict[str, int]
    cities: dict[str, str]
    tunnels: list[str]
    buildings: dict[str, str]
    upgraded: list[str]
    metropolises: dict[str, str]
    gained_metropolises: list[str]
    completed: list[str]
    cards: list[str]
    used: list[str]
    under: list[str]
    resolved: list[str]
    contracts: list[str]
    space: int
    moved: bool
    turns: int
    turn_built: dict[str, int]
    turn_upgraded: dict[str, int]
    turn_once: list[str]
    turn_discounts: list[tuple[str, str, int]]
    producing: bool
    produced: dict[str, int]
    special_paid: int


class View(Struct):
    """The table as a seat sees it; `slot` is the slot of the running turn."""

    slot: str
    players: list[PlayerView]
    round: int
    era: int
    order: list[int]
    slots: dict[str, list[int]]
    cloned: bool
    neutral: list[int]
    arrivals: list[int]
    tunnels_left: int
    nonsymbiotic_left: int
    symbiotic_left: int
    deck: DeckView
    discard: Slots
    specials: DeckView
    dear_specials: list[str]
    blue: DeckView
    contracts: list[str]
    played: Slots
    turned: Slots


G: TypeAlias = Game[Ocean]


def kept(f: Frame, name: str) -> Any:
    """A value that an effect has set in its frame."""
    assert f.vars is not None
    return f.vars[name]
