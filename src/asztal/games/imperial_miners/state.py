"""What lies on the table in Imperial Miners. Hands are hidden, everything else is open (IMP-SIM-04)."""

from dataclasses import dataclass, field
from typing import TypeAlias

from asztal.games.imperial_miners.cards import CARDS, modifier
from asztal.games.imperial_miners.mine import all_completed
from asztal.kernel import Deck, Game, Holder, State, Zone, deck_field, zone_field
from asztal.kernel.frame import Stack
from asztal.kernel.zones import Eyes

# Effects that a reader knows by name; what runs inside them is named after them, with more parts.
_PARTS = {"card": 3, "space": 3, "event": 2, "surface": 2}


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

    def modifier(self, name: str) -> str:
        """The arguments of a modifier that this round's event is, or "" (IMP-EVENT-03)."""
        return modifier(self.event, name)

    def show_seat(self, eyes: Eyes) -> int:
        """Whose view this is."""
        return eyes.seat

    def show_doing(self, eyes: Eyes) -> list[str]:
        """The effects that the seat has begun and not finished, the outermost first.

        "at.2,1" is the activation of the card at that position; "card.II-12.A", "space.E.5", "event.EV-10" and
        "surface.gold" are effects; "faction.SCO" is the faction named for a draw.
        """
        found = []
        for frame in _own(self.stack, eyes.seat):
            parts, given = frame.at.split("."), frame.vars or {}
            if frame.at == "activation":
                found.append(f"at.{given['at']}")
            elif _PARTS.get(parts[0]) == len(parts):
                found.append(frame.at)
            elif "faction" in given:
                found.append(f"faction.{given['faction']}")
        return found


def _own(stack: Stack, seat: int) -> Stack:
    """The frames that a seat is in, its own part of what all do together included."""
    found: Stack = []
    for frame in stack:
        if frame.kids is None:
            found += [frame] if frame.seat == seat else []
        elif seat < len(frame.kids):
            found += _own(frame.kids[seat], seat)
    return found


G: TypeAlias = Game[Mines]
