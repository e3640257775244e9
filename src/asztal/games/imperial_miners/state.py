"""What lies on the table in Imperial Miners. Hands are hidden, everything else is open (IMP-SIM-04)."""

from dataclasses import dataclass, field
from typing import TypeAlias

from asztal.games.imperial_miners.cards import CARDS, M, modifier
from asztal.games.imperial_miners.mine import all_completed
from asztal.kernel.rules import Deck, Game, Holder, State, Zone, deck_field, zone_field


@dataclass(slots=True)
class Player(Holder):
    """One player: `mine`, `machines` and `collapses` go by position, `carts` are joints with a cart token.

    `activated` are the positions activated this round, `placed` the one placed this round, `looking` cards being
    looked at, `board` and `space` where the marker is ("" for nowhere).
    """

    gold: int = 0
    gems: int = 0
    mine: dict[str, str] = field(default_factory=dict)
    machines: dict[str, int] = field(default_factory=dict)
    collapses: list[str] = field(default_factory=list)
    carts: list[str] = field(default_factory=list)
    activated: list[str] = field(default_factory=list)
    card: str = ""  # the card revealed this round
    placed: str = ""
    board: str = ""
    space: int = 0
    boards_done: int = 0
    climbed: list[str] = field(default_factory=list)  # boards that the marker has been on
    looking: Zone = zone_field()

    def completed_carts(self) -> int:
        """All completed carts of the mine."""
        return all_completed(self.mine, self.carts)

    def faction_cards(self, faction: str) -> int:
        """Cards of a faction in the mine."""
        return sum(faction in CARDS[card].factions for card in self.mine.values())


@dataclass(slots=True)
class Mines(State):
    """The state of a game; each level has its own deck and discard pile (IMP-SETUP-02)."""

    players: list[Player]
    level1: Deck = deck_field("level1")
    level2: Deck = deck_field("level2")
    level3: Deck = deck_field("level3")
    level4: Deck = deck_field("level4")
    discard1: Zone = zone_field()
    discard2: Zone = zone_field()
    discard3: Zone = zone_field()
    discard4: Zone = zone_field()
    turned: Zone = zone_field()  # cards turned over in a faction draw
    events: Deck = deck_field("events")
    unused_events: Zone = zone_field()
    event: str = ""
    past_events: list[str] = field(default_factory=list)
    boards: list[str] = field(default_factory=list)
    round: int = 0

    def deck(self, level: int) -> Deck:
        """The draw deck of a level."""
        return (self.level1, self.level2, self.level3, self.level4)[level - 1]

    def discard(self, level: int) -> Zone:
        """The discard pile of a level."""
        return (self.discard1, self.discard2, self.discard3, self.discard4)[level - 1]

    def modifier(self, kind: type[M]) -> M | None:
        """The modifier of this kind that this round's event is (IMP-EVENT-03)."""
        return modifier(self.event, kind)


G: TypeAlias = Game[Mines]
