"""The events of Underwater Cities; their sentences are in the text files."""

from asztal.kernel.rules import Event, events_in


class BoardDealt(Event, frozen=True):
    """A seat gets its board and its brown metropolis."""

    seat: int
    board: int
    tile: str


class MetropolisPlaced(Event, frozen=True):
    """A seat puts a blue metropolis on a hex."""

    seat: int
    tile: str
    site: str


class NewOrder(Event, frozen=True):
    """The play order of the round."""

    seats: list[int]


class RoundBegan(Event, frozen=True):
    """A round of the game begins."""

    round: int
    era: int


class NeutralMoved(Event, frozen=True):
    """The slots on which neutral tiles lie in the solo game."""

    slots: list[str]


class FourthTile(Event, frozen=True):
    """A fourth neutral tile, placed by the number of a turned-up card."""

    card: str
    slot: str


class TilePlaced(Event, frozen=True):
    """A seat chooses a slot."""

    seat: int
    slot: str


class SlotCloned(Event, frozen=True):
    """A seat pays for the action-cloning tile and chooses a slot that another holds."""

    seat: int
    slot: str


class Played(Event, frozen=True):
    """A seat plays a card; `matches` when its colour is the slot's."""

    seat: int
    card: str
    matches: bool


class Claimed(Event, frozen=True):
    """A seat claims a card."""

    seat: int
    card: str


class Resolved(Event, frozen=True):
    """A seat resolves an instant card."""

    seat: int
    card: str


class Discarded(Event, frozen=True):
    """A seat discards a card."""

    seat: int
    card: str


class Used(Event, frozen=True):
    """A seat uses an action card or an ability."""

    seat: int
    card: str


class Readied(Event, frozen=True):
    """A used action card may be used again."""

    seat: int
    card: str


class Performed(Event, frozen=True):
    """A seat carries out the action of another slot."""

    seat: int
    slot: str


class Gained(Event, frozen=True):
    """A seat takes resources or points."""

    seat: int
    item: str
    count: int


class Paid(Event, frozen=True):
    """A seat pays resources."""

    seat: int
    item: str
    count: int


class Drew(Event, frozen=True):
    """A seat draws cards."""

    seat: int
    count: int


class DrewCard(Event, frozen=True):
    """For the drawer alone: which card."""

    seat: int
    card: str


class Advanced(Event, frozen=True):
    """A marker on the Federation track reaches a space."""

    seat: int
    space: int


class Built(Event, frozen=True):
    """A seat builds a city or a structure."""

    seat: int
    kind: str
    site: str


class Upgraded(Event, frozen=True):
    """A seat upgrades a structure."""

    seat: int
    kind: str
    site: str


class Converted(Event, frozen=True):
    """A city becomes symbiotic."""

    seat: int
    site: str


class Connected(Event, frozen=True):
    """A metropolis is connected, or comes by a card."""

    seat: int
    tile: str


class ContractTaken(Event, frozen=True):
    """A seat takes a government contract."""

    seat: int
    contract: str


class SpecialTaken(Event, frozen=True):
    """A seat takes an open special card."""

    seat: int
    card: str


class SpecialLooked(Event, frozen=True):
    """A seat looks at special cards and keeps one."""

    seat: int


class Produced(Event, frozen=True):
    """What a seat's network produced."""

    seat: int
    gains: dict[str, int]


class Fed(Event, frozen=True):
    """How a seat's cities were fed, and the points lost."""

    seat: int
    kelp: int
    biomatter: int
    points: int


class EraEnded(Event, frozen=True):
    """An era is over."""

    era: int


class Scored(Event, frozen=True):
    """A seat scores at the end: what for and how many points."""

    seat: int
    card: str
    count: int


class NetworkScored(Event, frozen=True):
    """A seat scores its cities and what is left of its resources."""

    seat: int
    cities: int
    resources: int


EVENTS = events_in(globals())
