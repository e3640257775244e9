"""Types of what a seat of barrage is shown; made by `make golden`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class Asked(TypedDict):
    """A decision in a view: the question, and the options in their text form."""

    ask: str
    options: list[str]


class AutomaChose(TypedDict):
    """Where an Automa builds, puts water or which conduit it produces with, and the criterion that decided."""

    event: Literal["automa-chose"]
    seat: int
    space: str
    criterion: str
    clause: NotRequired[str]


class AutomaSkipped(TypedDict):
    """A step of the tile is not possible; `why` names what is missing."""

    event: Literal["automa-skipped"]
    seat: int
    step: str
    why: str
    clause: NotRequired[str]


class AutomaStep(TypedDict):
    """The step that an Automa carries out: the first possible one of its tile."""

    event: Literal["automa-step"]
    seat: int
    step: str
    number: int
    clause: NotRequired[str]


class AutomaTurn(TypedDict):
    """An Automa turns over its tile: one shows what it tries, the other by which criteria."""

    event: Literal["automa-turn"]
    seat: int
    tile: str
    criteria: str
    clause: NotRequired[str]


class Back(TypedDict):
    """What one rotation brings back: the segment of the wheel, and what lies in it; `tile` may be empty."""

    segment: str
    tile: str
    excavator: int
    mixer: int


class Banked(TypedDict):
    """A seat gets the credits that its energy has reached; an Automa gets points."""

    event: Literal["banked"]
    seat: int
    count: int
    clause: NotRequired[str]


class BonusScored(TypedDict):
    """A seat scores the bonus tile of the round."""

    event: Literal["bonus-scored"]
    seat: int
    bonus: str
    count: int
    clause: NotRequired[str]


class Built(TypedDict):
    """A piece stands on the map."""

    event: Literal["built"]
    seat: int
    structure: str
    space: str
    clause: NotRequired[str]


class ConduitUsed(TypedDict):
    """The owner of a conduit is paid for the drops that went through it."""

    event: Literal["conduit-used"]
    seat: int
    owner: int
    count: int
    clause: NotRequired[str]


class Construction(TypedDict):
    """What the construction space that a seat uses next takes."""

    engineers: int
    fee: int


class ContractRevealed(TypedDict):
    """A contract is turned up in the display."""

    event: Literal["contract-revealed"]
    contract: str
    clause: NotRequired[str]


class Copied(TypedDict):
    """A seat copies the ability of another officer for this turn."""

    event: Literal["copied"]
    seat: int
    officer: str
    clause: NotRequired[str]


class DeckView(TypedDict):
    """A deck as somebody sees it: known places at the top and the bottom, the rest as numbers of cards per pool."""

    top: list[str | int]
    pools: dict[str, int]
    bottom: list[str | int]


class Directed(TypedDict):
    """A tile is turned over that decides what a person does first in a round."""

    event: Literal["directed"]
    seat: int
    tile: str
    clause: NotRequired[str]


class Discarded(TypedDict):
    """A seat discards a contract."""

    event: Literal["discarded"]
    seat: int
    contract: str
    clause: NotRequired[str]


class Drafted(TypedDict):
    """A seat leads a company with an officer; an Automa may have none."""

    event: Literal["drafted"]
    seat: int
    company: str
    officer: str
    clause: NotRequired[str]


class DraftedContract(TypedDict):
    """A seat takes its starting contract."""

    event: Literal["drafted-contract"]
    seat: int
    contract: str
    clause: NotRequired[str]


class DropLeft(TypedDict):
    """A running drop leaves the map."""

    event: Literal["drop-left"]
    basin: int
    clause: NotRequired[str]


class DropPassed(TypedDict):
    """A running drop passes over a full dam: one step of the water."""

    event: Literal["drop-passed"]
    space: str
    clause: NotRequired[str]


class DropRan(TypedDict):
    """A running drop enters a basin: one step of the water."""

    event: Literal["drop-ran"]
    basin: int
    clause: NotRequired[str]


class DropStopped(TypedDict):
    """A running drop stops behind a dam."""

    event: Literal["drop-stopped"]
    space: str
    clause: NotRequired[str]


class DropsBehind(TypedDict):
    """A tile put drops behind a dam."""

    event: Literal["drops-behind"]
    space: str
    count: int
    clause: NotRequired[str]


class DropsPlaced(TypedDict):
    """Drops lie on a headstream."""

    event: Literal["drops-placed"]
    headstream: str
    count: int
    clause: NotRequired[str]


class Engineers(TypedDict):
    """A seat places engineers on a space."""

    event: Literal["engineers"]
    seat: int
    space: str
    count: int
    clause: NotRequired[str]


class Feed(TypedDict):
    """What a seat could produce now from a dam through a conduit, with as many drops as it can pay for.

    `energy` counts officer and powerhouses, with a turbine of modifier 0; `houses` are the seat's powerhouses that the
    water reaches; `fee` is paid to `owner`, whose conduit it is.
    """

    seat: int
    dam: str
    conduit: str
    houses: list[str]
    drops: int
    energy: int
    fee: int
    owner: int


class Forecast(TypedDict):
    """What follows from the table as it stands; lists of numbers have one for each seat, Automas included.

    `ways` are by headstream and basin, `capacity` by dam. If the round were scored now: `bonus_now` are the points of
    the bonus tile, which counts in full from the energy `full_bonus_from`, `rank_now` the place by energy (1 is the
    most, equal ones share it, 0 is without energy), `rank_vp_now` the points for that or lost without energy,
    `credits_now` the credits for the energy, `next_order` the order of the next round. `objective_now` is what the
    objective tile counts, `objective_vp_now` its points. `closed` are the action spaces that nobody can use here.
    """

    ways: dict[str, Way]
    feeds: list[Feed]
    capacity: dict[str, int]
    bonus_now: list[int]
    full_bonus_from: int
    rank_now: list[int]
    rank_vp_now: list[int]
    credits_now: list[int]
    objective_now: list[int]
    objective_vp_now: list[int]
    next_order: list[int]
    seats: list[SeatAhead]
    closed: list[str]


class Fulfilled(TypedDict):
    """A seat fulfils a contract."""

    event: Literal["fulfilled"]
    seat: int
    contract: str
    clause: NotRequired[str]


class Gained(TypedDict):
    """A seat gains credits, points, machines or energy."""

    event: Literal["gained"]
    seat: int
    item: str
    count: int
    clause: NotRequired[str]


class Laid(TypedDict):
    """A seat lays a tile and machines on its wheel; the tile may be missing."""

    event: Literal["laid"]
    seat: int
    tile: str
    excavators: int
    mixers: int
    clause: NotRequired[str]


class NeutralDam(TypedDict):
    """A neutral dam stands, with one drop behind it."""

    event: Literal["neutral-dam"]
    space: str
    level: int
    clause: NotRequired[str]


class NewOrder(TypedDict):
    """The turn order of the next round."""

    event: Literal["new-order"]
    seats: list[int]
    clause: NotRequired[str]


class NextIncome(TypedDict):
    """The next income of a row: the number of the piece that uncovers it, and the effect by its id on the company."""

    at: int
    effect: str


class NoEnergy(TypedDict):
    """A seat without energy loses points."""

    event: Literal["no-energy"]
    seat: int
    count: int
    clause: NotRequired[str]


class ObjectiveScored(TypedDict):
    """A seat scores the objective tile at the end."""

    event: Literal["objective-scored"]
    seat: int
    count: int
    reached: int
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
    """A seat pays credits, or points instead if it is an Automa."""

    event: Literal["paid"]
    seat: int
    item: str
    count: int
    clause: NotRequired[str]


class Passed(TypedDict):
    """A seat takes no further turn in this round."""

    event: Literal["passed"]
    seat: int
    clause: NotRequired[str]


class Patented(TypedDict):
    """A seat takes an advanced technology tile."""

    event: Literal["patented"]
    seat: int
    tile: str
    clause: NotRequired[str]


class PatentsRevealed(TypedDict):
    """The patent office shows new tiles."""

    event: Literal["patents-revealed"]
    tiles: list[str]
    clause: NotRequired[str]


class PlayerView(TypedDict):
    """A player as everybody sees it."""

    automa: bool
    company: str
    officer: str
    copied: str
    vp_from: dict[str, int]
    energy: int
    credit: int
    excavator: int
    mixer: int
    engineer: int
    excavators_ever: int
    mixers_ever: int
    tiles: list[str]
    wheel: list[list[str | int]]
    built: dict[str, int]
    contracts: list[str]
    fulfilled: list[str]
    turns: int
    passed: bool


class Prices(TypedDict):
    """The machines that pieces cost a seat with a tile that has no effect.

    `base` and `elevation` by area; `conduit` for each point of its value, or so many mixers instead (0: not possible);
    `powerhouse` is the next one (0 when all are built). `credits_for_machine` pay for a machine (0: not possible).
    """

    base: dict[str, int]
    elevation: dict[str, int]
    conduit: int
    conduit_in_mixers: int
    powerhouse: int
    credits_for_machine: int


class Produced(TypedDict):
    """A seat moves drops from a dam through a conduit to its powerhouse."""

    event: Literal["produced"]
    seat: int
    energy: int
    drops: int
    dam: str
    conduit: str
    clause: NotRequired[str]


class Ranked(TypedDict):
    """A seat scores for its rank on the energy track."""

    event: Literal["ranked"]
    seat: int
    count: int
    clause: NotRequired[str]


class Returned(TypedDict):
    """Something came back from the wheel."""

    event: Literal["returned"]
    seat: int
    tile: str
    excavators: int
    mixers: int
    clause: NotRequired[str]


class Rotated(TypedDict):
    """A seat's wheel turned."""

    event: Literal["rotated"]
    seat: int
    count: int
    clause: NotRequired[str]


class RoundBegan(TypedDict):
    """A round of the game begins."""

    event: Literal["round-began"]
    round: int
    clause: NotRequired[str]


class SeatAhead(TypedDict):
    """What is ahead of one seat.

    `next_income` is by structure; a row without one is left out. `comes_back` has an entry for each of the coming
    rotations, the next one first. `construction` is null when all four spaces are used. `production_bonus` is what the
    powerhouses add to a production, `power` whether the company's power is active.
    """

    next_income: dict[str, NextIncome]
    comes_back: list[Back]
    prices: Prices
    construction: Construction | None
    production_bonus: int
    power: bool


class Took(TypedDict):
    """A seat takes a contract from the display."""

    event: Literal["took"]
    seat: int
    contract: str
    clause: NotRequired[str]


class View(TypedDict):
    """The table as everybody sees it."""

    players: list[PlayerView]
    round: int
    order: list[int]
    choosers: list[int]
    offers: dict[str, str]
    offered_contracts: list[str]
    headstream_tiles: dict[str, str]
    headstreams: dict[str, int]
    dam_owner: dict[str, int]
    dam_level: dict[str, int]
    dam_drops: dict[str, int]
    conduits: dict[str, int]
    powerhouses: dict[str, int]
    drops_in: int
    drops_out: int
    placed: list[list[str | int]]
    bonuses: list[str]
    objective: str
    national: list[str]
    display: list[str]
    patents: list[str]
    green: DeckView
    yellow: DeckView
    red: DeckView
    discarded: list[str | int]
    tiles1: DeckView
    tiles2: DeckView
    tiles3: DeckView
    automa_deck: DeckView
    automa_used: list[str | int]
    criteria: str


class Way(TypedDict):
    """The basins that a drop entering here runs through, then the dam that stops it; without one it leaves the map.

    `now` is behind the dams as they are, `later` after the drops that wait on the headstreams have run down.
    """

    now: list[str]
    later: list[str]


Event: TypeAlias = (
    Drafted
    | DraftedContract
    | NeutralDam
    | RoundBegan
    | Engineers
    | Copied
    | Passed
    | Gained
    | Paid
    | Laid
    | Rotated
    | Returned
    | Built
    | DropsPlaced
    | DropsBehind
    | DropRan
    | DropPassed
    | DropStopped
    | DropLeft
    | Produced
    | ConduitUsed
    | Fulfilled
    | Took
    | Discarded
    | ContractRevealed
    | Patented
    | PatentsRevealed
    | Ranked
    | Banked
    | NoEnergy
    | BonusScored
    | NewOrder
    | ObjectiveScored
    | AutomaTurn
    | Directed
    | AutomaSkipped
    | AutomaStep
    | AutomaChose
)
