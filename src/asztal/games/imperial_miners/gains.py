"""Gaining and paying: gold and gems, cards from the decks, and where cards go."""

from msgspec import UNSET, UnsetType

from asztal.games.imperial_miners.cards import CARDS
from asztal.games.imperial_miners.events import Discarded, Drew, DrewHidden, Gained, Paid
from asztal.games.imperial_miners.state import G, Mines
from asztal.games.imperial_miners.vocabulary import Item
from asztal.kernel.rules import EVERYONE, bit, draw, move


def gain(g: G, seat: int, item: Item, count: int) -> None:
    """Gold or gems from the unlimited supply (IMP-COMP-05)."""
    if count:
        me = g.state.players[seat]
        if item == "gold":
            me.gold += count
        else:
            me.gems += count
        g.tell(Gained, seat, item, count)


def pay(g: G, seat: int, count: int) -> None:
    """Gold back to the supply."""
    g.state.players[seat].gold -= count
    if count:
        g.tell(Paid, seat, count)


def drawable(state: Mines) -> list[int]:
    """The levels from which a card can be drawn freely (IMP-DRAW-01, IMP-DECK-02)."""
    return [level for level in (1, 2, 3) if state.deck(level).cards or state.discard(level).cards]


def draw_one(g: G, seat: int, level: int, clause: str | UnsetType = UNSET) -> None:
    """One card of a level into the hand, if there is one in its deck or discard pile (IMP-DECK-01, IMP-DECK-04)."""
    card = draw(g, g.state.deck(level), g.state.players[seat].hand, bit(seat), refill=g.state.discard(level))
    if card is not None:
        g.tell(DrewHidden, seat, level, clause=clause)
        g.whisper(bit(seat), Drew, seat, card, clause=clause)


def discard_card(g: G, seat: int, card: str, clause: str | UnsetType = UNSET) -> None:
    """A hand card goes to the discard pile of its level (IMP-DRAW-05)."""
    move(g, card, g.state.players[seat].hand, g.state.discard(CARDS[card].level), EVERYONE)
    g.tell(Discarded, seat, card, clause=clause)
