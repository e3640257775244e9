"""What a seat sees of a game: all that the state names, whose view it is, and which effects it is in the middle of."""

from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from asztal.games.imperial_miners.mine import all_joints, completed
from asztal.games.imperial_miners.state import Mines
from asztal.kernel import DeckView, Slots
from asztal.kernel.frame import Stack
from asztal.kernel.view import plain_view
from asztal.kernel.zones import Eyes

# Effects that a reader knows by name; what runs inside them is named after them, with more parts.
_PARTS = {"card": 3, "space": 3, "event": 2, "surface": 2}


@dataclass(slots=True)
class ShownMines(Mines):
    """The state with what only its views need."""

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


VIEW: type[Any] = msgspec.defstruct("View", [("seat", int), ("doing", list[str])], bases=(plain_view(Mines),))


class PlayerView(Protocol):
    """A player as a seat sees it; see `Player`."""

    hand: Slots
    sealed: Slots
    looking: Slots
    gold: int
    gems: int
    mine: dict[str, str]
    machines: dict[str, int]
    collapses: list[str]
    carts: list[str]
    activated: list[str]
    card: str
    placed: str
    board: str
    space: int
    boards_done: int


class View(Protocol):
    """The table as a seat sees it; see `Mines` and `ShownMines`."""

    players: list[Any]
    level1: DeckView
    level2: DeckView
    level3: DeckView
    level4: DeckView
    discard1: Slots
    discard2: Slots
    discard3: Slots
    discard4: Slots
    events: DeckView
    event: str
    boards: list[str]
    round: int
    seat: int
    doing: list[str]


def me(view: View) -> PlayerView:
    """The player whose view this is."""
    found: PlayerView = view.players[view.seat]
    return found


def carts(player: PlayerView) -> int:
    """The completed carts of a mine."""
    return completed(all_joints(player.mine), player.carts)


def size(deck: DeckView) -> int:
    """The cards of a deck."""
    return len(deck.top) + sum(deck.pools.values()) + len(deck.bottom)


def decks(view: View) -> list[tuple[int, int]]:
    """The cards in the deck and on the discard pile of each level."""
    stacks = (view.level1, view.level2, view.level3, view.level4)
    piles = (view.discard1, view.discard2, view.discard3, view.discard4)
    return [(size(deck), len(pile)) for deck, pile in zip(stacks, piles, strict=True)]
