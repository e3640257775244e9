"""The events of Imperial Miners; their sentences are in the text files."""

from asztal.kernel.rules import Event, events_in


class EventRevealed(Event, frozen=True):
    """A round begins with this event."""

    round: int
    card: str


class CardRevealed(Event, frozen=True):
    """A seat's card of this round is turned up and paid for."""

    seat: int
    card: str
    cost: int


class Fallback(Event, frozen=True):
    """A seat could play nothing and takes the top card of level 1."""

    seat: int
    card: str


class NothingPlaced(Event, frozen=True):
    """A seat had no card to place at all."""

    seat: int


class Placed(Event, frozen=True):
    """A card lies in a mine."""

    seat: int
    card: str
    at: str


class Activated(Event, frozen=True):
    """A card is activated; `effect` is A, B, or empty for none."""

    seat: int
    card: str
    effect: str


class Skipped(Event, frozen=True):
    """The chain comes to a card that was already activated this round."""

    seat: int
    card: str


class CollapseRemoved(Event, frozen=True):
    """An effect removes a collapse from a card."""

    seat: int
    card: str


class CollapseInstead(Event, frozen=True):
    """A card with a collapse is activated: the collapse goes instead of an effect."""

    seat: int
    card: str


class CollapsePlaced(Event, frozen=True):
    """A card suffers a collapse."""

    seat: int
    card: str


class MachinePlaced(Event, frozen=True):
    """A machine is put on a card."""

    seat: int
    card: str


class MachineSpent(Event, frozen=True):
    """A machine is taken off a card."""

    seat: int
    card: str


class CartPlaced(Event, frozen=True):
    """A cart token joins two cards."""

    seat: int
    card: str
    other: str


class Gained(Event, frozen=True):
    """A seat gains gold or gems."""

    seat: int
    item: str
    count: int


class Paid(Event, frozen=True):
    """A seat pays gold."""

    seat: int
    count: int


class Drew(Event, frozen=True):
    """For the drawer alone: which card."""

    seat: int
    card: str


class DrewHidden(Event, frozen=True):
    """A seat drew a card of a level."""

    seat: int
    level: int


class LookedAt(Event, frozen=True):
    """A seat looks at so many cards of a deck; it keeps some of them, the others are discarded."""

    seat: int
    level: int
    count: int


class TurnedOver(Event, frozen=True):
    """A seat looks for a faction in a deck: the cards that it turned over, up to the one that it takes."""

    seat: int
    level: int
    faction: str
    cards: tuple[str, ...]


class NotFound(Event, frozen=True):
    """A faction is in no deck that can be searched."""

    seat: int
    faction: str


class TookOpen(Event, frozen=True):
    """A seat took a card that all have seen."""

    seat: int
    card: str


class Discarded(Event, frozen=True):
    """A seat discarded a card."""

    seat: int
    card: str


class BoardChosen(Event, frozen=True):
    """A marker is put on the bottom space of a board."""

    seat: int
    board: str


class Researched(Event, frozen=True):
    """A marker moved up to a space."""

    seat: int
    board: str
    space: int


class BoardCompleted(Event, frozen=True):
    """A seat completed a research board."""

    seat: int
    board: str


class Surfaced(Event, frozen=True):
    """A seat carries out a surface effect."""

    seat: int
    effect: str


EVENTS = events_in(globals())
