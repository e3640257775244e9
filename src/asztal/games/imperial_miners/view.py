"""What a seat sees of a game: all that the state names, whose view it is, and what it is in the middle of."""

from typing import Any, Protocol

import msgspec

from asztal.games.imperial_miners.mine import all_joints, completed
from asztal.games.imperial_miners.state import Mines
from asztal.kernel import DeckView, Slots
from asztal.kernel.view import plain_view

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
    """The table as a seat sees it; see `Mines`."""

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


def decks(view: View) -> list[tuple[int, int]]:
    """The cards in the deck and on the discard pile of each level."""
    stacks = (view.level1, view.level2, view.level3, view.level4)
    piles = (view.discard1, view.discard2, view.discard3, view.discard4)
    return [(deck.size(), len(pile)) for deck, pile in zip(stacks, piles, strict=True)]
