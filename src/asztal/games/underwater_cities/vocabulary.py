"""The words of the effect language: what is printed on cards, tiles and slots, as typed data.

A part is a table with exactly one word, which is the first field of its class. What a word does is in `language`, how
it is said in `face.says`, what it could bring in `brings`.
"""

from typing import TYPE_CHECKING, Literal, get_args

from msgspec import field

from asztal.games.underwater_cities.nouns import Colour, Counted, HappeningName, Item, Thing
from asztal.kernel.rules import Vocabulary, Word

if TYPE_CHECKING:  # a table of items, read as one of any names
    Amount = dict[str, int]
else:
    Amount = dict[Item | Literal["any"], int]  # so many of each item
Prices = tuple[Amount, ...]  # one of them is paid
Things = Thing | tuple[Thing, ...]  # one kind or group of pieces, or a choice of several
MANY = 99  # where a part names no limit


class Parts(tuple["Part", ...]):
    """An effect: its parts are resolved in any order."""


# --- conditions -------------------------------------------------------------------------------------------------------


class Conditions(tuple["Condition", ...]):
    """Conditions that must all hold."""


class AtLeast(Word, frozen=True):
    """The network has at least `min` of these things."""

    count: Counted
    least: int = field(name="min")


class OnSpace(Word, frozen=True):
    """The owner's marker is exactly on this space of the Federation track."""

    space: int


class BuiltThisTurn(Word, frozen=True):
    """At least `min` such pieces were built in this turn, by whatever means."""

    built_this_turn: Thing
    least: int = field(name="min")


class UpgradedThisTurn(Word, frozen=True):
    """At least `min` such pieces were upgraded in this turn."""

    upgraded_this_turn: Thing
    least: int = field(name="min")


class All(Word, frozen=True):
    """Every one of these conditions on counts holds."""

    all: Conditions


Condition = AtLeast | OnSpace | BuiltThisTurn | UpgradedThisTurn | All
CONDITIONS = Vocabulary(Conditions, AtLeast, OnSpace, BuiltThisTurn, UpgradedThisTurn, All)


# --- gains ------------------------------------------------------------------------------------------------------------


class Gain(Word, frozen=True):
    """Get items; cards are drawn, steps taken on the Federation track."""

    gain: Amount


class GainDifferent(Word, frozen=True):
    """Get one each of this many different items of a list."""

    gain_different: int
    items: tuple[Item, ...] = field(name="from")


class GainPer(Word, frozen=True):
    """Get the amount for every `each` things of the network, at most `max` times."""

    gain_per: Counted
    amount: Amount
    each: int = 1
    most: int = field(default=MANY, name="max")


class DrawKeep(Word, frozen=True):
    """Look at cards of the era deck, keep some, discard the others."""

    draw_keep: int
    keep: int


class Redraw(Word, frozen=True):
    """Discard up to this many hand cards and draw as many."""

    redraw: int


class TakeSpecialCard(Word, frozen=True):
    """Take a special card."""

    take_special_card: Literal[1]


class GainMetropolis(Word, frozen=True):
    """Turn up this many unused blue metropolises and keep one, which counts as connected."""

    gain_metropolis: int
    keep: Literal[1]


# --- control ----------------------------------------------------------------------------------------------------------


class Choose(Word, frozen=True):
    """Exactly one of these effects."""

    choose: tuple[Parts, ...]


class Pay(Word, frozen=True):
    """Pay for what follows, up to `times` times."""

    pay: Amount
    then: Parts
    times: int = 1


class Exchange(Word, frozen=True):
    """One side for the other, in either direction, up to `times` times."""

    exchange: tuple[Amount, Amount]
    times: int = 1


class If(Word, frozen=True):
    """`then` if the condition holds, `else` if it does not."""

    condition: Conditions = field(name="if")
    then: Parts
    otherwise: Parts = field(default_factory=Parts, name="else")


# --- building ---------------------------------------------------------------------------------------------------------


class Build(Word, frozen=True):
    """Build up to n pieces; each costs the usual, one of `cost`, less by `discount`, or nothing."""

    build: Things
    n: int = 1
    free: bool = False
    cost: Prices = ()
    discount: Amount = {}
    site: Literal["", "expansion"] = ""
    different: bool = False


class BuildAndUpgrade(Word, frozen=True):
    """One piece that is built and upgraded, or neither."""

    build_and_upgrade: Thing
    free: bool = False
    upgrade_free: bool = False


class Upgrade(Word, frozen=True):
    """Upgrade up to n structures that are not upgraded yet, connected or not."""

    upgrade: Things
    n: int = 1
    free: bool = False
    cost: Prices = ()


class MakeSymbiotic(Word, frozen=True):
    """Exchange the dome of a nonsymbiotic city; no build and no upgrade."""

    make_symbiotic: Literal[1]
    cost: tuple[Amount]


# --- actions ----------------------------------------------------------------------------------------------------------


class UseActionCard(Word, frozen=True):
    """Use up to this many different available action cards."""

    use_action_card: int


class RefreshActionCard(Word, frozen=True):
    """A used action card becomes available."""

    refresh_action_card: Literal[1]


class PerformSlot(Word, frozen=True):
    """The printed action of n different slots, without tile and card."""

    perform_slot: Literal["other", "available", "not_mine"]
    n: int = 1
    always: bool = False


class StructureOutput(Word, frozen=True):
    """What up to this many upgraded structures of the network yield alone."""

    structure_output: int
    kinds: Literal["", "different", "same"] = ""


class ReduceCostThisTurn(Word, frozen=True):
    """Only inside a `then`: a discount until the turn ends."""

    reduce_cost_this_turn: Literal["build"]
    of: Thing
    amount: Amount


# --- on permanent cards -----------------------------------------------------------------------------------------------


class When(Word, frozen=True):
    """Resolve `then` each time the event happens to the owner; the other fields filter the event."""

    when: HappeningName
    then: Parts
    thing: Thing | Literal[""] = ""
    n: int = 0
    upgraded: bool = False
    slots: tuple[str, ...] = ()
    item: Item | Literal[""] = ""
    space: int = 0


class ReduceCost(Word, frozen=True):
    """A standing discount on builds or upgrades, with `limit` only for the first of each turn."""

    reduce_cost: Literal["build", "upgrade"]
    of: Thing
    amount: Amount
    limit: Literal["", "turn"] = ""


class OncePerTurn(Word, frozen=True):
    """Once in each own turn, between two complete parts."""

    once_per_turn: Parts


class MayPayWith(Word, frozen=True):
    """Up to `max` steelplast of the price of a build may be paid as credits."""

    may_pay_with: Literal["credit"]
    instead_of: Literal["steelplast"]
    most: int = field(name="max")


class HandLimit(Word, frozen=True):
    """The hand limit rises."""

    hand_limit: int


class ActionCardLimit(Word, frozen=True):
    """The limit of action cards rises."""

    action_card_limit: int


class MatchCards(Word, frozen=True):
    """Cards of these colours also match slots of those, if the owner wants."""

    match_cards: tuple[Colour, ...]
    slots_of: tuple[Colour, ...]


# --- in Production ----------------------------------------------------------------------------------------------------


class SwapOutput(Word, frozen=True):
    """Give up this output of the running Production for another, with `of` only from that kind of structure."""

    swap_output: Amount
    into: Amount
    of: Thing | Literal[""] = ""


class ProduceAgain(Word, frozen=True):
    """Up to this many different producing pieces yield once more, without pairs and multipliers."""

    produce_again: int
    of: Thing


class ExtraOutput(Word, frozen=True):
    """Up to `max` producing pieces of the kind yield the amount more each."""

    extra_output: Thing
    amount: Amount
    most: int = field(name="max")
    upgraded: bool = False


class FeedFree(Word, frozen=True):
    """This many connected cities need no food."""

    feed_free: int


class FeedWith(Word, frozen=True):
    """Up to n cities may be fed with this cost each."""

    feed_with: Amount
    n: int


# --- in final scoring -------------------------------------------------------------------------------------------------


class Per(Word, frozen=True):
    """Points for every `each` things."""

    per: Counted
    points: int
    each: int = 1


class Steps(Word, frozen=True):
    """The points of the highest row that the count reaches."""

    steps: Counted
    table: tuple[tuple[int, int], ...]


class Sets(Word, frozen=True):
    """Points times the smallest of these counts."""

    sets: tuple[Counted, ...]
    points: int


class Spend(Word, frozen=True):
    """Pay up to `max_times` times for points; the only part of its card."""

    spend: Amount
    points: int
    max_times: int


class BonusIf(Word, frozen=True):
    """Points if the condition holds."""

    bonus_if: Conditions
    points: int


class BestOf(Word, frozen=True):
    """The highest result of these scoring parts."""

    best_of: Parts


Gains = Gain | GainDifferent | GainPer | DrawKeep | Redraw | TakeSpecialCard | GainMetropolis
Control = Choose | Pay | Exchange | If
Building = Build | BuildAndUpgrade | Upgrade | MakeSymbiotic
Actions = UseActionCard | RefreshActionCard | PerformSlot | StructureOutput | ReduceCostThisTurn
Acting = Gains | Control | Building | Actions | SwapOutput | ProduceAgain  # what is resolved; the others count or hold
Standing = When | ReduceCost | OncePerTurn | MayPayWith | HandLimit | ActionCardLimit | MatchCards
Producing = ExtraOutput | FeedFree | FeedWith
Scoring = Per | Steps | Sets | Spend | BonusIf | BestOf
Part = Acting | Standing | Producing | Scoring
WORDS = Vocabulary(Parts, *get_args(Part), beside=[CONDITIONS])
