"""What happens in Underwater Cities, as events; the sentences are in the text files."""

from asztal.kernel import Event


class BoardDealt(Event, frozen=True, tag="board-dealt"):
    """A seat gets its board and its brown metropolis."""

    seat: int
    board: int
    tile: str


class MetropolisPlaced(Event, frozen=True, tag="metropolis-placed"):
    """A seat puts a blue metropolis on a hex."""

    seat: int
    tile: str
    site: str


class NewOrder(Event, frozen=True, tag="new-order"):
    """The play order of the round."""

    seats: list[int]


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins."""

    round: int
    era: int


class NeutralMoved(Event, frozen=True, tag="neutral-moved"):
    """The slots on which neutral tiles lie in the solo game."""

    slots: list[str]


class FourthTile(Event, frozen=True, tag="fourth-tile"):
    """A fourth neutral tile, placed by the number of a turned-up card."""

    card: str
    slot: str


class TilePlaced(Event, frozen=True, tag="tile-placed"):
    """A seat chooses a slot."""

    seat: int
    slot: str


class SlotCloned(Event, frozen=True, tag="slot-cloned"):
    """A seat pays for the action-cloning tile and chooses a slot that another holds."""

    seat: int
    slot: str


class Played(Event, frozen=True, tag="played"):
    """A seat plays a card; `matches` when its colour is the slot's."""

    seat: int
    card: str
    matches: bool


class Claimed(Event, frozen=True, tag="claimed"):
    """A seat claims a card."""

    seat: int
    card: str


class Resolved(Event, frozen=True, tag="resolved"):
    """A seat resolves an instant card."""

    seat: int
    card: str


class Discarded(Event, frozen=True, tag="discarded"):
    """A seat discards a card."""

    seat: int
    card: str


class Used(Event, frozen=True, tag="used"):
    """A seat uses an action card or an ability."""

    seat: int
    card: str


class Readied(Event, frozen=True, tag="readied"):
    """A used action card may be used again."""

    seat: int
    card: str


class Performed(Event, frozen=True, tag="performed"):
    """A seat carries out the action of another slot."""

    seat: int
    slot: str


class Gained(Event, frozen=True, tag="gained"):
    """A seat takes resources or points."""

    seat: int
    item: str
    count: int


class Paid(Event, frozen=True, tag="paid"):
    """A seat pays resources."""

    seat: int
    item: str
    count: int


class Drew(Event, frozen=True, tag="drew"):
    """A seat draws cards."""

    seat: int
    count: int


class DrewCard(Event, frozen=True, tag="drew-card"):
    """For the drawer alone: which card."""

    seat: int
    card: str


class Advanced(Event, frozen=True, tag="advanced"):
    """A marker on the Federation track reaches a space."""

    seat: int
    space: int


class Built(Event, frozen=True, tag="built"):
    """A seat builds a city or a structure."""

    seat: int
    kind: str
    site: str


class Upgraded(Event, frozen=True, tag="upgraded"):
    """A seat upgrades a structure."""

    seat: int
    kind: str
    site: str


class Converted(Event, frozen=True, tag="converted"):
    """A city becomes symbiotic."""

    seat: int
    site: str


class Connected(Event, frozen=True, tag="connected"):
    """A metropolis is connected, or comes by a card."""

    seat: int
    tile: str


class ContractTaken(Event, frozen=True, tag="contract-taken"):
    """A seat takes a government contract."""

    seat: int
    contract: str


class SpecialTaken(Event, frozen=True, tag="special-taken"):
    """A seat takes an open special card."""

    seat: int
    card: str


class SpecialLooked(Event, frozen=True, tag="special-looked"):
    """A seat looks at special cards and keeps one."""

    seat: int


class Produced(Event, frozen=True, tag="produced"):
    """What a seat's network produced."""

    seat: int
    gains: dict[str, int]


class Fed(Event, frozen=True, tag="fed"):
    """How a seat's cities were fed, and the points lost."""

    seat: int
    kelp: int
    biomatter: int
    points: int


class EraEnded(Event, frozen=True, tag="era-ended"):
    """An era is over."""

    era: int


class Scored(Event, frozen=True, tag="scored"):
    """A seat scores at the end: what for and how many points."""

    seat: int
    card: str
    count: int


class NetworkScored(Event, frozen=True, tag="network-scored"):
    """A seat scores its cities and what is left of its resources."""

    seat: int
    cities: int
    resources: int


EVENTS = (
    BoardDealt,
    MetropolisPlaced,
    NewOrder,
    RoundBegan,
    NeutralMoved,
    FourthTile,
    TilePlaced,
    SlotCloned,
    Played,
    Claimed,
    Resolved,
    Discarded,
    Used,
    Readied,
    Performed,
    Gained,
    Paid,
    Drew,
    DrewCard,
    Advanced,
    Built,
    Upgraded,
    Converted,
    Connected,
    ContractTaken,
    SpecialTaken,
    SpecialLooked,
    Produced,
    Fed,
    EraEnded,
    Scored,
    NetworkScored,
)
