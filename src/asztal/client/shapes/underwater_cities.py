"""Types of what a seat of underwater_cities is shown; made by `make golden`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class Advanced(TypedDict):
    """A marker on the Federation track reaches a space."""

    event: Literal["advanced"]
    seat: int
    space: int
    clause: NotRequired[str]


class Ahead(TypedDict):
    """What is ahead of one player; what is over or not near has None.

    `connected` names cities, building sites, tunnels that touch a city, and joined metropolis hexes. `scoring` is what
    the end of the game would add now, by tile, card, `cities` and `resources`; those in `at_most` spend what lies in
    stock, each as if it were the only one.
    """

    connected: list[str]
    production: Production | None
    feeding: Feeding | None
    scoring: dict[str, int]
    at_most: list[str]
    limits: Limits


class Asked(TypedDict):
    """A decision in a view: the question, and the options in their text form."""

    ask: str
    options: list[str]


class BoardDealt(TypedDict):
    """A seat gets its board and its brown metropolis."""

    event: Literal["board-dealt"]
    seat: int
    board: int
    tile: str
    clause: NotRequired[str]


class Built(TypedDict):
    """A seat builds a city or a structure."""

    event: Literal["built"]
    seat: int
    kind: str
    site: str
    clause: NotRequired[str]


class Claimed(TypedDict):
    """A seat claims a card."""

    event: Literal["claimed"]
    seat: int
    card: str
    clause: NotRequired[str]


class Connected(TypedDict):
    """A metropolis is connected, or comes by a card."""

    event: Literal["connected"]
    seat: int
    tile: str
    clause: NotRequired[str]


class ContractTaken(TypedDict):
    """A seat takes a government contract."""

    event: Literal["contract-taken"]
    seat: int
    contract: str
    clause: NotRequired[str]


class Converted(TypedDict):
    """A city becomes symbiotic."""

    event: Literal["converted"]
    seat: int
    site: str
    clause: NotRequired[str]


class DeckView(TypedDict):
    """A deck as somebody sees it: known places at the top and the bottom, the rest as numbers of cards per pool."""

    top: list[str | int]
    pools: dict[str, int]
    bottom: list[str | int]


class Discarded(TypedDict):
    """A seat discards a card."""

    event: Literal["discarded"]
    seat: int
    card: str
    clause: NotRequired[str]


class Drew(TypedDict):
    """A seat draws cards."""

    event: Literal["drew"]
    seat: int
    count: int
    clause: NotRequired[str]


class DrewCard(TypedDict):
    """For the drawer alone: which card."""

    event: Literal["drew-card"]
    seat: int
    card: str
    clause: NotRequired[str]


class EraEnded(TypedDict):
    """An era is over."""

    event: Literal["era-ended"]
    era: int
    clause: NotRequired[str]


class Fed(TypedDict):
    """How a seat's cities were fed, and the points lost."""

    event: Literal["fed"]
    seat: int
    kelp: int
    biomatter: int
    points: int
    clause: NotRequired[str]


class Feeding(TypedDict):
    """What the connected cities will eat after it, how many stay hungry, and the points lost for them.

    `open` are the cards by which they may be given other food; that is not counted.
    """

    cities: int
    free: int
    kelp: int
    biomatter: int
    unfed: int
    lost: int
    open: list[str]


class Forecast(TypedDict):
    """What is ahead of every player, by seat."""

    players: list[Ahead]


class FourthTile(TypedDict):
    """A fourth neutral tile, placed by the number of a turned-up card."""

    event: Literal["fourth-tile"]
    card: str
    slot: str
    clause: NotRequired[str]


class Gained(TypedDict):
    """A seat takes resources or points."""

    event: Literal["gained"]
    seat: int
    item: str
    count: int
    clause: NotRequired[str]


class Limits(TypedDict):
    """How many cards a player may keep in hand, and how many action cards."""

    hand: int
    action: int


class MetropolisPlaced(TypedDict):
    """A seat puts a blue metropolis on a hex."""

    event: Literal["metropolis-placed"]
    seat: int
    tile: str
    site: str
    clause: NotRequired[str]


class NetworkScored(TypedDict):
    """A seat scores its cities and what is left of its resources."""

    event: Literal["network-scored"]
    seat: int
    cities: int
    resources: int
    clause: NotRequired[str]


class NeutralMoved(TypedDict):
    """The slots on which neutral tiles lie in the solo game."""

    event: Literal["neutral-moved"]
    slots: list[str]
    clause: NotRequired[str]


class NewOrder(TypedDict):
    """The play order of the round."""

    event: Literal["new-order"]
    seats: list[int]
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
    view: View
    forecast: Forecast


class Paid(TypedDict):
    """A seat pays resources."""

    event: Literal["paid"]
    seat: int
    item: str
    count: int
    clause: NotRequired[str]


class Performed(TypedDict):
    """A seat carries out the action of another slot."""

    event: Literal["performed"]
    seat: int
    slot: str
    clause: NotRequired[str]


class Played(TypedDict):
    """A seat plays a card; `matches` when its colour is the slot's."""

    event: Literal["played"]
    seat: int
    card: str
    matches: bool
    clause: NotRequired[str]


class PlayerView(TypedDict):
    """A player as a seat sees it."""

    hand: list[str | int]
    sealed: list[str | int]
    looking: list[str | int]
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
    turn_discounts: list[list[str | int]]
    producing: bool
    produced: dict[str, int]
    special_paid: int


class Produced(TypedDict):
    """What a seat's network produced."""

    event: Literal["produced"]
    seat: int
    gains: dict[str, int]
    clause: NotRequired[str]


class Production(TypedDict):
    """The sure gains of the next Production, and the cards and tiles that will ask, by their ids."""

    gains: dict[str, int]
    open: list[str]


class Readied(TypedDict):
    """A used action card may be used again."""

    event: Literal["readied"]
    seat: int
    card: str
    clause: NotRequired[str]


class Resolved(TypedDict):
    """A seat resolves an instant card."""

    event: Literal["resolved"]
    seat: int
    card: str
    clause: NotRequired[str]


class RoundBegan(TypedDict):
    """A round of the game begins."""

    event: Literal["round-began"]
    round: int
    era: int
    clause: NotRequired[str]


class Scored(TypedDict):
    """A seat scores at the end: what for and how many points."""

    event: Literal["scored"]
    seat: int
    card: str
    count: int
    clause: NotRequired[str]


class SlotCloned(TypedDict):
    """A seat pays for the action-cloning tile and chooses a slot that another holds."""

    event: Literal["slot-cloned"]
    seat: int
    slot: str
    clause: NotRequired[str]


class SpecialLooked(TypedDict):
    """A seat looks at special cards and keeps one."""

    event: Literal["special-looked"]
    seat: int
    clause: NotRequired[str]


class SpecialTaken(TypedDict):
    """A seat takes an open special card."""

    event: Literal["special-taken"]
    seat: int
    card: str
    clause: NotRequired[str]


class TilePlaced(TypedDict):
    """A seat chooses a slot."""

    event: Literal["tile-placed"]
    seat: int
    slot: str
    clause: NotRequired[str]


class Upgraded(TypedDict):
    """A seat upgrades a structure."""

    event: Literal["upgraded"]
    seat: int
    kind: str
    site: str
    clause: NotRequired[str]


class Used(TypedDict):
    """A seat uses an action card or an ability."""

    event: Literal["used"]
    seat: int
    card: str
    clause: NotRequired[str]


class View(TypedDict):
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
    discard: list[str | int]
    specials: DeckView
    dear_specials: list[str]
    blue: DeckView
    contracts: list[str]
    played: list[str | int]
    turned: list[str | int]


Event: TypeAlias = (
    BoardDealt
    | MetropolisPlaced
    | NewOrder
    | RoundBegan
    | NeutralMoved
    | FourthTile
    | TilePlaced
    | SlotCloned
    | Played
    | Claimed
    | Resolved
    | Discarded
    | Used
    | Readied
    | Performed
    | Gained
    | Paid
    | Drew
    | DrewCard
    | Advanced
    | Built
    | Upgraded
    | Converted
    | Connected
    | ContractTaken
    | SpecialTaken
    | SpecialLooked
    | Produced
    | Fed
    | EraEnded
    | Scored
    | NetworkScored
)
