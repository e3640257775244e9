"""What happens in Imperial Miners, as events; the sentences are in the text files."""

from asztal.kernel import Event


class EventRevealed(Event, frozen=True, tag="event-revealed"):
    """A round begins with this event."""

    round: int
    card: str


class CardRevealed(Event, frozen=True, tag="card-revealed"):
    """A seat's card of this round is turned up and paid for."""

    seat: int
    card: str
    cost: int


class Fallback(Event, frozen=True, tag="fallback"):
    """A seat could play nothing and takes the top card of level 1."""

    seat: int
    card: str


class NothingPlaced(Event, frozen=True, tag="nothing-placed"):
    """A seat had no card to place at all."""

    seat: int


class Placed(Event, frozen=True, tag="placed"):
    """A card lies in a mine."""

    seat: int
    card: str
    at: str


class Activated(Event, frozen=True, tag="activated"):
    """A card is activated; `effect` is A, B, or empty for none."""

    seat: int
    card: str
    effect: str


class Skipped(Event, frozen=True, tag="skipped"):
    """The chain comes to a card that was already activated this round."""

    seat: int
    card: str


class CollapseRemoved(Event, frozen=True, tag="collapse-removed"):
    """An effect removes a collapse from a card."""

    seat: int
    card: str


class CollapseInstead(Event, frozen=True, tag="collapse-instead"):
    """A card with a collapse is activated: the collapse goes instead of an effect."""

    seat: int
    card: str


class CollapsePlaced(Event, frozen=True, tag="collapse-placed"):
    """A card suffers a collapse."""

    seat: int
    card: str


class MachinePlaced(Event, frozen=True, tag="machine-placed"):
    """A machine is put on a card."""

    seat: int
    card: str


class MachineSpent(Event, frozen=True, tag="machine-spent"):
    """A machine is taken off a card."""

    seat: int
    card: str


class CartPlaced(Event, frozen=True, tag="cart-placed"):
    """A cart token joins two cards."""

    seat: int
    card: str
    other: str


class Gained(Event, frozen=True, tag="gained"):
    """A seat gains gold or gems."""

    seat: int
    item: str
    count: int


class Paid(Event, frozen=True, tag="paid"):
    """A seat pays gold."""

    seat: int
    count: int


class Drew(Event, frozen=True, tag="drew"):
    """For the drawer alone: which card."""

    seat: int
    card: str


class DrewHidden(Event, frozen=True, tag="drew-hidden"):
    """A seat drew a card of a level."""

    seat: int
    level: int


class LookedAt(Event, frozen=True, tag="looked-at"):
    """A seat looks at so many cards of a deck; it keeps some of them, the others are discarded."""

    seat: int
    level: int
    count: int


class TurnedOver(Event, frozen=True, tag="turned-over"):
    """A seat looks for a faction in a deck: the cards that it turned over, up to the one that it takes."""

    seat: int
    level: int
    faction: str
    cards: tuple[str, ...]


class NotFound(Event, frozen=True, tag="not-found"):
    """A faction is in no deck that can be searched."""

    seat: int
    faction: str


class TookOpen(Event, frozen=True, tag="took-open"):
    """A seat took a card that all have seen."""

    seat: int
    card: str


class Discarded(Event, frozen=True, tag="discarded"):
    """A seat discarded a card."""

    seat: int
    card: str


class BoardChosen(Event, frozen=True, tag="board-chosen"):
    """A marker is put on the bottom space of a board."""

    seat: int
    board: str


class Researched(Event, frozen=True, tag="researched"):
    """A marker moved up to a space."""

    seat: int
    board: str
    space: int


class BoardCompleted(Event, frozen=True, tag="board-completed"):
    """A seat completed a research board."""

    seat: int
    board: str


class Surfaced(Event, frozen=True, tag="surfaced"):
    """A seat carries out a surface effect."""

    seat: int
    effect: str


EVENT_TYPES = (
    EventRevealed,
    CardRevealed,
    Fallback,
    NothingPlaced,
    Placed,
    Activated,
    Skipped,
    CollapseRemoved,
    CollapseInstead,
    CollapsePlaced,
    MachinePlaced,
    MachineSpent,
    CartPlaced,
    Gained,
    Paid,
    Drew,
    DrewHidden,
    LookedAt,
    TurnedOver,
    NotFound,
    TookOpen,
    Discarded,
    BoardChosen,
    Researched,
    BoardCompleted,
    Surfaced,
)
