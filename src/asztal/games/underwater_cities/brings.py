"""What an effect could bring at most, derived from its verbs: a bound for legality that looks ahead.

Every verb stands here. One that does not is refused as soon as a card with it is looked at, so none can be forgotten.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from asztal.games.underwater_cities.action_cards import RefreshActionCard, UseActionCard
from asztal.games.underwater_cities.building import Build, BuildAndUpgrade, MakeSymbiotic, Upgrade
from asztal.games.underwater_cities.cards import CARDS, CONTRACTS, OUTPUT, RESOURCES, SPACE_BONUS, parts_of
from asztal.games.underwater_cities.costs import USUAL
from asztal.games.underwater_cities.decks import DrawKeep, GainMetropolis, Redraw, TakeSpecialCard
from asztal.games.underwater_cities.language import Announce, SlotAction, acting, effect
from asztal.games.underwater_cities.production import ProduceAgain, SwapOutput
from asztal.games.underwater_cities.triggers import TakeContract
from asztal.games.underwater_cities.verbs import (
    AnyOrder,
    Exchange,
    Gain,
    GainDifferent,
    GainPer,
    GainSteps,
    Pay,
    PerformSlot,
    ReduceCostThisTurn,
    StructureOutput,
)
from asztal.games.underwater_cities.vocabulary import OncePerTurn
from asztal.kernel.rules import Choose, Effect, Frame, If, PickSome

PLENTY = 99  # of a resource


class Brings(NamedTuple):
    """At most so much of each resource, what may happen by it, pieces of these kinds, each with whether it stands on an
    expansion site, how often a piece is built or upgraded, what it may take that a slot could need, and the verbs in it
    that lead to other effects, which ones depending on the position."""

    items: dict[str, int]
    does: frozenset[str] = frozenset()
    builds: frozenset[tuple[str, bool]] = frozenset()
    pieces: int = 0
    takes: frozenset[str] = frozenset()  # resources, `REFITS` or `ANYTHING`
    leads: frozenset[PerformSlot | UseActionCard] = frozenset()

    def often(self, times: int = PLENTY) -> "Brings":
        """What an effect brings that is carried out so often."""
        items = {item: count * times for item, count in self.items.items()}
        return Brings(items, self.does, self.builds, self.pieces * times, self.takes, self.leads)


NOTHING = Brings({})
REFITS = "refits"  # what can be upgraded, and discounts on it
ANYTHING = frozenset({"anything"})
TAKING = Brings({}, takes=ANYTHING)


def all_in_all(each: Iterable[Brings]) -> Brings:
    """The sum of several bounds."""
    items: dict[str, int] = {}
    does: frozenset[str] = frozenset()
    builds: frozenset[tuple[str, bool]] = frozenset()
    leads: frozenset[PerformSlot | UseActionCard] = frozenset()
    takes: frozenset[str] = frozenset()
    pieces = 0
    for one in each:
        for item, count in one.items.items():
            items[item] = items.get(item, 0) + count
        does |= one.does
        builds |= one.builds
        pieces += one.pieces
        takes |= one.takes
        leads |= one.leads
    return Brings(items, does, builds, pieces, takes, leads)


@cache
def brings(verb: Effect[Any]) -> Brings:
    """What an effect could bring; raises `KeyError` for a verb that does not say so."""
    return BRINGS[type(verb)](verb)


def _gives(items: dict[str, int], *does: str) -> Brings:
    """So much of what lies in stock; points and cards help nothing."""
    return Brings({item: count for item, count in items.items() if item in RESOURCES}, frozenset(does))


def _of_slot(verb: Gain | GainDifferent) -> tuple[str, ...]:
    return ("slot_gave",) if verb.of_slot else ()


def _steps(verb: GainSteps) -> Brings:
    track = [_gives(bonus) for bonus in SPACE_BONUS.values()]  # each space is entered once
    return all_in_all([_gives(verb.items, "space_reached"), *track])


def _builds(verb: Build, *does: str) -> Brings:
    kinds = frozenset((kind, verb.expansion) for kind in verb.kinds)
    joins = ("metropolis_connected",) if "tunnel" in verb.kinds else ()
    return Brings({}, frozenset(("built", *joins, *does)), kinds, verb.n + len(does), ANYTHING)


def _takes(*costs: dict[str, int]) -> Brings:
    """Any number of what these costs are in."""
    return Brings({}, takes=frozenset(item for cost in costs for item in cost))


def _refits(verb: Upgrade) -> Brings:
    costs = () if verb.terms.free else verb.terms.cost or USUAL["upgrade"]
    taken = _takes(*costs).takes | {REFITS}
    return Brings({}, frozenset(("upgraded", "refit")), pieces=verb.n, takes=taken)


def _inside(parent: Any) -> Brings:
    return all_in_all(map(brings, parent.children().values()))


def _outputs(verb: StructureOutput) -> Brings:
    upgraded = [_gives(output["upgraded"]) for output in OUTPUT.values() if "upgraded" in output]
    return all_in_all(upgraded * verb.n)


@cache
def of_contract(contract: str) -> Brings:
    """What a contract gives."""
    return brings(effect(CONTRACTS[contract].reward, contract))


@cache
def of_card(card: str) -> Brings:
    """What a card gives when it is resolved, with its ability of the turn."""
    about, found = CARDS[card], []
    if about.cost:
        found.append(Brings({"credit": -about.cost}, frozenset({"special_card_paid"}), takes=frozenset({"credit"})))
    if about.type == "immediate":
        found.append(brings(effect(acting(about.effect), card)))
    else:
        found.append(Brings({}, frozenset({"card_claimed"})))
    found += [brings(effect(ability.once_per_turn, card)) for ability in parts_of(card, OncePerTurn)]
    return all_in_all(found)


BRINGS: dict[type[Effect[Any]], Callable[[Any], Brings]] = {
    Gain: lambda verb: _gives(verb.items, *_of_slot(verb)),
    GainSteps: _steps,
    GainPer: lambda verb: _gives(dict.fromkeys(verb.items, PLENTY)),
    GainDifferent: lambda verb: _gives(
        {str(item): 1 for option in verb.options for item in option.ids}, *_of_slot(verb)
    ),
    ReduceCostThisTurn: lambda verb: _gives({}, "cheaper"),
    DrawKeep: lambda verb: NOTHING,
    Redraw: lambda verb: NOTHING,
    TakeSpecialCard: lambda verb: TAKING,
    GainMetropolis: lambda verb: TAKING,  # which tile comes is luck, and not counted on
    Choose: _inside,
    If: _inside,
    AnyOrder: _inside,
    SlotAction: _inside,
    Announce: lambda verb: _gives({}, "slot_used"),
    TakeContract: lambda verb: of_contract(verb.contract),
    Pay: lambda verb: all_in_all([_takes(verb.cost), *[brings(verb.inside["then"])] * verb.times]),
    Exchange: lambda verb: all_in_all([_takes(*verb.sides[0]), *[_gives(side) for side in verb.sides[0]] * verb.n]),
    Build: _builds,
    BuildAndUpgrade: lambda verb: _builds(verb, "upgraded"),
    Upgrade: _refits,
    MakeSymbiotic: lambda verb: Brings({}, frozenset(("changed", "converted")), takes=ANYTHING),
    UseActionCard: lambda verb: Brings({}, frozenset({"action_card_used"}), takes=ANYTHING, leads=frozenset({verb})),
    RefreshActionCard: lambda verb: _gives({}, "readied"),
    PerformSlot: lambda verb: Brings({}, frozenset({"slot_used"}), leads=frozenset({verb})),
    StructureOutput: _outputs,
    SwapOutput: lambda verb: NOTHING,  # in Production only
    ProduceAgain: lambda verb: NOTHING,  # in Production only
}


def still_brings(verb: Effect[Any], frame: Frame) -> Brings:
    """What an effect that has begun could bring besides what it has called, which lies above it."""
    if isinstance(verb, AnyOrder):
        done = (frame.vars or {}).get("_done", ())
        return all_in_all(brings(part) for name, part in verb.inside.items() if name not in done)
    if frame.step and isinstance(verb, Choose | If):
        return NOTHING
    if frame.step == "parts" and isinstance(verb, SlotAction):
        return NOTHING
    if (isinstance(verb, PickSome) or type(verb) is Build) and frame.pc == verb.n and not frame.step:
        return NOTHING
    return brings(verb)
