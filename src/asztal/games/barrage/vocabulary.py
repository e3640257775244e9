"""The words in which contracts, incomes, action spaces and technology tiles are written: two closed vocabularies.

The number that a word is given is how many; where a tile counts something, how many for each.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, TypeVar, get_args

from asztal.kernel.rules import Vocabulary, Word

Area: TypeAlias = Literal["mountain", "hill", "plain"]
Structure: TypeAlias = Literal["base", "elevation", "conduit", "powerhouse"]
Item: TypeAlias = Literal["vp", "credit", "excavator", "mixer", "energy"]

V = TypeVar("V", bound=Word)

_ITEMS: tuple[Item, ...] = get_args(Item)


class Parts(tuple["Part", ...]):
    """A reward, an income or an action, in printed order."""


class TileParts(tuple["TilePart", ...]):
    """What a technology tile does besides building."""


# --- rewards, incomes and actions -----------------------------------------------------------------------------------


class Gain(Word, frozen=True):
    """Gain points, credits, machines or energy; this energy is never for a contract."""

    gain: dict[Item, int]


class AnyMachine(Word, frozen=True):
    """Gain machines, each an excavator or a mixer."""

    any_machine: int


class Rotate(Word, frozen=True):
    """Turn the wheel by this many segments."""

    rotate: int


class WaterPlace(Word, frozen=True):
    """Put drops on headstreams, which wait there."""

    water_place: int


class WaterFlow(Word, frozen=True):
    """Put drops on headstreams, which run at once."""

    water_flow: int


class Place(Word, frozen=True):
    """Put a piece on the map without engineers, tile and machines, in these areas or up to this value of a conduit."""

    place: Structure
    areas: tuple[Area, ...] = ()
    max_value: int = 0


class Produce(Word, frozen=True):
    """Produce once with this modifier; on a technology tile this is optional."""

    produce: int


class TakeContract(Word, frozen=True):
    """Take face-up private contracts."""

    take_contract: int


class TakePatent(Word, frozen=True):
    """Take the tile in this slot of the patent office."""

    take_patent: int


class CreditPerEngineer(Word, frozen=True):
    """Gain credits for each engineer that is placed here."""

    credit_per_engineer: int


Count: TypeAlias = AnyMachine | Rotate | WaterPlace | WaterFlow
Part: TypeAlias = Gain | Count | Place | Produce | TakeContract | TakePatent | CreditPerEngineer
WORDS: Vocabulary[Parts] = Vocabulary(Parts, *get_args(Part))


# --- tiles: what a construction costs -------------------------------------------------------------------------------


class NoEngineers(Word, frozen=True):
    """The construction takes no construction space and no engineers."""

    no_engineers: Literal[1]


class NoMachines(Word, frozen=True):
    """The construction takes no machines."""

    no_machines: Literal[1]


class AnyMachines(Word, frozen=True):
    """Machines of either kind pay for the construction."""

    any_machines: Literal[1]


class ExcavatorCostCap(Word, frozen=True):
    """A conduit takes at most this many excavators."""

    excavator_cost_cap: int


class NoSurcharge(Word, frozen=True):
    """A red space of the map costs nothing."""

    no_surcharge: Literal[1]


# --- tiles: what comes after the piece and the income that it uncovers ----------------------------------------------


class DropInEachEmptyDam(Word, frozen=True):
    """Drops behind each own dam without water."""

    drop_in_each_empty_dam: int


class FillDam(Word, frozen=True):
    """Drops behind the dam up to its capacity."""

    fill_dam: Literal[1]


class RotatePerElevation(Word, frozen=True):
    """Turn the wheel by this many segments for each own elevation."""

    rotate_per_elevation: int


class CreditsPerValue(Word, frozen=True):
    """Gain credits for each point of the conduit's value."""

    credits_per_value: int


class EnergyPerValue(Word, frozen=True):
    """Gain energy for each point of the conduit's value; it may fulfil a contract."""

    energy_per_value: int


class EnergyPerBase(Word, frozen=True):
    """Gain energy for each own base; it may fulfil a contract."""

    energy_per_base: int


class VpPerRaisedDam(Word, frozen=True):
    """Gain points for each own dam of level 2 or 3."""

    vp_per_raised_dam: int


class VpPerPowerhouse(Word, frozen=True):
    """Gain points for each own powerhouse."""

    vp_per_powerhouse: int


class VpPerAdvancedTile(Word, frozen=True):
    """Gain points for each own advanced tile."""

    vp_per_advanced_tile: int


Saving: TypeAlias = NoEngineers | NoMachines | AnyMachines | ExcavatorCostCap | NoSurcharge
Bringing: TypeAlias = (
    DropInEachEmptyDam
    | FillDam
    | RotatePerElevation
    | CreditsPerValue
    | EnergyPerValue
    | EnergyPerBase
    | VpPerRaisedDam
    | VpPerPowerhouse
    | VpPerAdvancedTile
    | Produce
)
TilePart: TypeAlias = Saving | Bringing
TILE_WORDS: Vocabulary[TileParts] = Vocabulary(TileParts, *get_args(TilePart))


# --- reading them ---------------------------------------------------------------------------------------------------


def word_of(part: Word) -> str:
    """The word that a part is: its effect is named after it."""
    return part.__struct_fields__[0]


def find(effect: Iterable[Word], kind: type[V]) -> V | None:
    """The part of this kind; None when there is none."""
    for part in effect:
        if isinstance(part, kind):
            return part
    return None


def gains(effect: Parts) -> dict[str, int]:
    """The points, credits, machines and energy of an effect, in the order in which they are received."""
    return dict(_plain(effect).items())


def _plain(effect: Parts) -> dict[Item, int]:
    printed = [part.gain for part in effect if isinstance(part, Gain)]
    return {item: count for item in _ITEMS if (count := sum(gain.get(item, 0) for gain in printed))}


def received(effect: Parts) -> Sequence[Part]:
    """The parts in the order in which they are received: plain gains first and as one (BAR-CTR-24)."""
    plain = _plain(effect)
    rest = [part for part in effect if not isinstance(part, Gain)]
    return [Gain(plain), *rest] if plain else rest


def amounts(effect: Parts) -> dict[str, int]:
    """What an income brings and how many of each."""
    return gains(effect) | {word_of(part): getattr(part, word_of(part)) for part in effect if isinstance(part, Count)}
