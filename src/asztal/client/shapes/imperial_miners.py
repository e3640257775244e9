"""Types of what a seat of imperial_miners is shown; made by `make golden`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class Activated(TypedDict):
    """A card is activated; `effect` is A, B, or empty for none."""

    event: Literal["activated"]
    seat: int
    card: str
    effect: str
    clause: NotRequired[str]


class Asked(TypedDict):
    """A decision in a view: the question, and the options in their text form."""

    ask: str
    options: list[str]


class BoardChosen(TypedDict):
    """A marker is put on the bottom space of a board."""

    event: Literal["board-chosen"]
    seat: int
    board: str
    clause: NotRequired[str]


class BoardCompleted(TypedDict):
    """A seat completed a research board."""

    event: Literal["board-completed"]
    seat: int
    board: str
    clause: NotRequired[str]


class CardRevealed(TypedDict):
    """A seat's card of this round is turned up and paid for."""

    event: Literal["card-revealed"]
    seat: int
    card: str
    cost: int
    clause: NotRequired[str]


class CartPlaced(TypedDict):
    """A cart token joins two cards."""

    event: Literal["cart-placed"]
    seat: int
    card: str
    other: str
    clause: NotRequired[str]


class CollapseInstead(TypedDict):
    """A card with a collapse is activated: the collapse goes instead of an effect."""

    event: Literal["collapse-instead"]
    seat: int
    card: str
    clause: NotRequired[str]


class CollapsePlaced(TypedDict):
    """A card suffers a collapse."""

    event: Literal["collapse-placed"]
    seat: int
    card: str
    clause: NotRequired[str]


class CollapseRemoved(TypedDict):
    """An effect removes a collapse from a card."""

    event: Literal["collapse-removed"]
    seat: int
    card: str
    clause: NotRequired[str]


class DeckView(TypedDict):
    """A deck as somebody sees it: known places at the top and the bottom, the rest as numbers of cards per pool."""

    top: list[str | int]
    pools: dict[str, int]
    bottom: list[str | int]


class Discarded(TypedDict):
    """A seat discarded a card."""

    event: Literal["discarded"]
    seat: int
    card: str
    clause: NotRequired[str]


class Drew(TypedDict):
    """For the drawer alone: which card."""

    event: Literal["drew"]
    seat: int
    card: str
    clause: NotRequired[str]


class DrewHidden(TypedDict):
    """A seat drew a card of a level."""

    event: Literal["drew-hidden"]
    seat: int
    level: int
    clause: NotRequired[str]


class EventRevealed(TypedDict):
    """A round begins with this event."""

    event: Literal["event-revealed"]
    round: int
    card: str
    clause: NotRequired[str]


class Fallback(TypedDict):
    """A seat could play nothing and takes the top card of level 1."""

    event: Literal["fallback"]
    seat: int
    card: str
    clause: NotRequired[str]


class Gained(TypedDict):
    """A seat gains gold or gems."""

    event: Literal["gained"]
    seat: int
    item: str
    count: int
    clause: NotRequired[str]


class LookedAt(TypedDict):
    """A seat looks at so many cards of a deck; it keeps some of them, the others are discarded."""

    event: Literal["looked-at"]
    seat: int
    level: int
    count: int
    clause: NotRequired[str]


class MachinePlaced(TypedDict):
    """A machine is put on a card."""

    event: Literal["machine-placed"]
    seat: int
    card: str
    clause: NotRequired[str]


class MachineSpent(TypedDict):
    """A machine is taken off a card."""

    event: Literal["machine-spent"]
    seat: int
    card: str
    clause: NotRequired[str]


class MinesView(TypedDict):
    players: list[PlayerView]
    level1: DeckView
    level2: DeckView
    level3: DeckView
    level4: DeckView
    discard1: list[str | int]
    discard2: list[str | int]
    discard3: list[str | int]
    discard4: list[str | int]
    turned: list[str | int]
    events: DeckView
    unused_events: list[str | int]
    event: str
    past_events: list[str]
    boards: list[str]
    round: int


class NotFound(TypedDict):
    """A faction is in no deck that can be searched."""

    event: Literal["not-found"]
    seat: int
    faction: str
    clause: NotRequired[str]


class NothingPlaced(TypedDict):
    """A seat had no card to place at all."""

    event: Literal["nothing-placed"]
    seat: int
    clause: NotRequired[str]


class Observation(TypedDict):
    """What people are shown: an observation, and the game's forecast from it, null where a game has none."""

    game: str
    rules: int
    seat: int
    seats: int
    variant: dict[str, str]
    waiting: list[int]
    position: list[dict[str, Any]]
    path: list[int]
    counters: dict[str, int]
    unseen: dict[str, list[str]]
    seen: dict[str, list[str]]
    decision: Asked | None
    view: MinesView
    forecast: None


class Paid(TypedDict):
    """A seat pays gold."""

    event: Literal["paid"]
    seat: int
    count: int
    clause: NotRequired[str]


class Placed(TypedDict):
    """A card lies in a mine."""

    event: Literal["placed"]
    seat: int
    card: str
    at: str
    clause: NotRequired[str]


class PlayerView(TypedDict):
    hand: list[str | int]
    sealed: list[str | int]
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
    climbed: list[str]
    looking: list[str | int]


class Researched(TypedDict):
    """A marker moved up to a space."""

    event: Literal["researched"]
    seat: int
    board: str
    space: int
    clause: NotRequired[str]


class Skipped(TypedDict):
    """The chain comes to a card that was already activated this round."""

    event: Literal["skipped"]
    seat: int
    card: str
    clause: NotRequired[str]


class Surfaced(TypedDict):
    """A seat carries out a surface effect."""

    event: Literal["surfaced"]
    seat: int
    effect: str
    clause: NotRequired[str]


class TookOpen(TypedDict):
    """A seat took a card that all have seen."""

    event: Literal["took-open"]
    seat: int
    card: str
    clause: NotRequired[str]


class TurnedOver(TypedDict):
    """A seat looks for a faction in a deck: the cards that it turned over, up to the one that it takes."""

    event: Literal["turned-over"]
    seat: int
    level: int
    faction: str
    cards: list[str]
    clause: NotRequired[str]


Event: TypeAlias = (
    EventRevealed
    | CardRevealed
    | Fallback
    | NothingPlaced
    | Placed
    | Activated
    | Skipped
    | CollapseRemoved
    | CollapseInstead
    | CollapsePlaced
    | MachinePlaced
    | MachineSpent
    | CartPlaced
    | Gained
    | Paid
    | Drew
    | DrewHidden
    | LookedAt
    | TurnedOver
    | NotFound
    | TookOpen
    | Discarded
    | BoardChosen
    | Researched
    | BoardCompleted
    | Surfaced
)
