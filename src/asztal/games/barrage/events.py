"""The events of Barrage; their sentences are in the text files."""

from asztal.kernel.rules import Event, events_in


class Drafted(Event, frozen=True):
    """A seat leads a company with an officer; an Automa may have none."""

    seat: int
    company: str
    officer: str


class DraftedContract(Event, frozen=True):
    """A seat takes its starting contract."""

    seat: int
    contract: str


class NeutralDam(Event, frozen=True):
    """A neutral dam stands, with one drop behind it."""

    space: str
    level: int


class RoundBegan(Event, frozen=True):
    """A round of the game begins."""

    round: int


class Engineers(Event, frozen=True):
    """A seat places engineers on a space."""

    seat: int
    space: str
    count: int


class Copied(Event, frozen=True):
    """A seat copies the ability of another officer for this turn."""

    seat: int
    officer: str


class Passed(Event, frozen=True):
    """A seat takes no further turn in this round."""

    seat: int


class Gained(Event, frozen=True):
    """A seat gains credits, points, machines or energy."""

    seat: int
    item: str
    count: int


class Paid(Event, frozen=True):
    """A seat pays credits, or points instead if it is an Automa."""

    seat: int
    item: str
    count: int


class Laid(Event, frozen=True):
    """A seat lays a tile and machines on its wheel; the tile may be missing."""

    seat: int
    tile: str
    excavators: int
    mixers: int


class Rotated(Event, frozen=True):
    """A seat's wheel turned."""

    seat: int
    count: int


class Returned(Event, frozen=True):
    """Something came back from the wheel."""

    seat: int
    tile: str
    excavators: int
    mixers: int


class Built(Event, frozen=True):
    """A piece stands on the map."""

    seat: int
    structure: str
    space: str


class DropsPlaced(Event, frozen=True):
    """Drops lie on a headstream."""

    headstream: str
    count: int


class DropsBehind(Event, frozen=True):
    """A tile put drops behind a dam."""

    space: str
    count: int


class DropRan(Event, frozen=True):
    """A running drop enters a basin: one step of the water."""

    quiet = True
    basin: int


class DropPassed(Event, frozen=True):
    """A running drop passes over a full dam: one step of the water."""

    quiet = True
    space: str


class DropStopped(Event, frozen=True):
    """A running drop stops behind a dam."""

    space: str


class DropLeft(Event, frozen=True):
    """A running drop leaves the map."""

    basin: int


class Produced(Event, frozen=True):
    """A seat moves drops from a dam through a conduit to its powerhouse."""

    seat: int
    energy: int
    drops: int
    dam: str
    conduit: str


class ConduitUsed(Event, frozen=True):
    """The owner of a conduit is paid for the drops that went through it."""

    seat: int
    owner: int
    count: int


class Fulfilled(Event, frozen=True):
    """A seat fulfils a contract."""

    seat: int
    contract: str


class Took(Event, frozen=True):
    """A seat takes a contract from the display."""

    seat: int
    contract: str


class Discarded(Event, frozen=True):
    """A seat discards a contract."""

    seat: int
    contract: str


class ContractRevealed(Event, frozen=True):
    """A contract is turned up in the display."""

    contract: str


class Patented(Event, frozen=True):
    """A seat takes an advanced technology tile."""

    seat: int
    tile: str


class PatentsRevealed(Event, frozen=True):
    """The patent office shows new tiles."""

    tiles: list[str]


class Ranked(Event, frozen=True):
    """A seat scores for its rank on the energy track."""

    seat: int
    count: int


class Banked(Event, frozen=True):
    """A seat gets the credits that its energy has reached; an Automa gets points."""

    seat: int
    count: int


class NoEnergy(Event, frozen=True):
    """A seat without energy loses points."""

    seat: int
    count: int


class BonusScored(Event, frozen=True):
    """A seat scores the bonus tile of the round."""

    seat: int
    bonus: str
    count: int


class NewOrder(Event, frozen=True):
    """The turn order of the next round."""

    seats: list[int]


class ObjectiveScored(Event, frozen=True):
    """A seat scores the objective tile at the end."""

    seat: int
    count: int
    reached: int


class AutomaTurn(Event, frozen=True):
    """An Automa turns over its tile: one shows what it tries, the other by which criteria."""

    seat: int
    tile: str
    criteria: str


class Directed(Event, frozen=True):
    """A tile is turned over that decides what a person does first in a round."""

    seat: int
    tile: str


class AutomaSkipped(Event, frozen=True):
    """A step of the tile is not possible; `why` names what is missing."""

    quiet = True
    seat: int
    step: str
    why: str


class AutomaStep(Event, frozen=True):
    """The step that an Automa carries out: the first possible one of its tile."""

    seat: int
    step: str
    number: int


class AutomaChose(Event, frozen=True):
    """Where an Automa builds, puts water or which conduit it produces with, and the criterion that decided."""

    seat: int
    space: str
    criterion: str


EVENTS = events_in(globals())
