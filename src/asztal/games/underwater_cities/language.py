"""The effect language: from the words of a card, tile or slot to verbs, which are effects.

Words that act when a part is resolved become effects here; standing words (discounts, limits, matches), those of
Production and those of the final scoring are asked for where they count.
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar, assert_never

from asztal.games.underwater_cities import vocabulary as word
from asztal.games.underwater_cities.action_cards import RefreshActionCard, UseActionCard
from asztal.games.underwater_cities.building import Build, BuildAndUpgrade, MakeSymbiotic, Upgrade
from asztal.games.underwater_cities.cards import KINDS, SLOT_GROUPS, Slot
from asztal.games.underwater_cities.conditions import all_hold
from asztal.games.underwater_cities.costs import Terms
from asztal.games.underwater_cities.decks import DrawKeep, GainMetropolis, Redraw, TakeSpecialCard
from asztal.games.underwater_cities.production import ProduceAgain, SwapOutput
from asztal.games.underwater_cities.state import G, Ocean, Player
from asztal.games.underwater_cities.triggers import WHENS
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
from asztal.games.underwater_cities.vocabulary import Part, Things
from asztal.kernel.rules import Act, Choose, Effect, Frame, If, Reason, Seq

T = TypeVar("T")


def kinds_of(things: Things) -> tuple[str, ...]:
    """The kinds of pieces that a part names."""
    named = (things,) if isinstance(things, str) else things
    return tuple(kind for thing in named for kind in KINDS[thing])


class _Maker:
    """Makes the effects of one source; `why` is the score line of its points, `of_slot` when a slot prints it."""

    def __init__(self, why: str, *, of_slot: bool = False) -> None:
        self.why, self.of_slot = why, of_slot

    def effect(self, parts: Iterable[Part], name: str) -> AnyOrder:
        """The parts as one effect; each is called by the name of the source and its number."""
        return AnyOrder(
            **{f"{name}-{number}": self.part(part, f"{name}-{number}") for number, part in enumerate(parts, 1)}
        )

    def part(self, part: Part, name: str) -> Effect[Ocean]:
        """One part; raises `ValueError` for one that counts or holds and is never resolved."""
        if not isinstance(part, word.Acting):
            raise ValueError(f"is not resolved: {part}")
        match part:
            case word.Gain(items) if "federation" in items:
                return GainSteps(items, self.why)
            case word.Gain(items):
                return Gain(items, self.why, of_slot=self.of_slot)
            case word.GainDifferent(n, items):
                return GainDifferent(n, items, of_slot=self.of_slot)
            case word.GainPer(count, amount, each, most):
                return GainPer(count, each, most, amount, self.why)
            case word.DrawKeep(n, keep):
                return DrawKeep(n, keep)
            case word.Redraw(n):
                return Redraw(n)
            case word.TakeSpecialCard():
                return TakeSpecialCard()
            case word.GainMetropolis(n):
                return GainMetropolis(n)
            case word.Choose(branches):
                named = {f"{name}{letter}": each for letter, each in lettered(branches)}
                return Choose("choose", always=False, **{here: self.effect(each, here) for here, each in named.items()})
            case word.Pay(cost, then, times):
                return Pay(cost, self.effect(then, name), times)
            case word.Exchange((one, other), times):
                return Exchange(one, other, times)
            case word.If(conditions, then, otherwise):
                return If(
                    lambda g, f: all_hold(g.state.players[f.seat], conditions),
                    self.effect(then, f"{name}a"),
                    self.effect(otherwise, f"{name}b") if otherwise else None,
                )
            case word.Build(things, n, free, cost, discount, site, different):
                terms = Terms(free, cost, discount)
                return Build(kinds_of(things), n, terms, expansion=bool(site), different=different)
            case word.BuildAndUpgrade(thing, free, upgrade_free):
                return BuildAndUpgrade(KINDS[thing], Terms(free), Terms(upgrade_free))
            case word.Upgrade(things, n, free, cost):
                return Upgrade(kinds_of(things), n, Terms(free, cost))
            case word.MakeSymbiotic(cost=(cost,)):
                return MakeSymbiotic(cost)
            case word.UseActionCard(n):
                return UseActionCard(n)
            case word.RefreshActionCard():
                return RefreshActionCard()
            case word.PerformSlot(which, n, always):
                return PerformSlot(which, n, always=always)
            case word.StructureOutput(n, kinds):
                return StructureOutput(n, kinds)
            case word.ReduceCostThisTurn(of=of, amount=amount):
                return ReduceCostThisTurn(of, amount)
            case word.SwapOutput(give, into, of):
                return SwapOutput(give, into, of)
            case word.ProduceAgain(n, of):
                return ProduceAgain(n, KINDS[of])
        assert_never(part)


def lettered(parts: Sequence[T]) -> Iterable[tuple[str, T]]:
    """Alternatives with the letters by which options name them."""
    return zip("abcdef", parts, strict=False)


def effect(parts: Iterable[Part], name: str, why: str = "cards") -> AnyOrder:
    """The effect of a card, a tile or a bonus."""
    return _Maker(why).effect(parts, name)


def acting(parts: Iterable[Part]) -> list[word.Acting]:
    """The parts that do something when they are resolved."""
    return [part for part in parts if isinstance(part, word.Acting)]


# --- slots ------------------------------------------------------------------------------------------------------------


class Announce(Act[Ocean]):
    """A slot is used: cards that depict it react before anything is built there (UWC-TIME-10, UWC-SLOT-15)."""

    def __init__(self, groups: tuple[str, ...]) -> None:
        self.groups = groups

    def do(self, g: G, f: Frame) -> None:
        for group in self.groups:
            g.happen("slot_used", f.seat, group)


class SlotAction(Seq[Ocean]):
    """What a slot, or one alternative of it, does; it can begin when one of its parts can (UWC-SLOT-04)."""

    def __init__(self, groups: tuple[str, ...], parts: AnyOrder) -> None:
        super().__init__(use=Announce(groups), parts=parts)
        self.groups = groups

    def can(self, g: G, f: Frame) -> Reason | None:
        refused, me = self.inside["parts"].can(g, f), g.state.players[f.seat]
        gifts = self.gifts(me) if refused is not None and self.groups else []
        if gifts:  # they come before the first part and may pay for it (UWC-SLOT-15)
            g.state.players[f.seat] = richer = me.clone()
            for part in gifts:
                if isinstance(part, word.Gain):
                    for item, count in part.gain.items():
                        setattr(richer, item, getattr(richer, item) + count)
                elif isinstance(part, word.ReduceCostThisTurn):
                    richer.turn_discounts += [(part.of, item, count) for item, count in part.amount.items()]
            refused = self.inside["parts"].can(g, f)
            g.state.players[f.seat] = me
        return refused

    def gifts(self, me: Player) -> list[Part]:
        """What claimed cards do because this slot is used."""
        used = [when for card in me.cards for when, _ in WHENS.get(card, ()) if when.when == "slot_used"]
        depicted = [when for when in used if not set(self.groups).isdisjoint(when.slots)]
        return [part for when in depicted for part in when.then]


def groups_of(slot: str, parts: Sequence[Part]) -> tuple[str, ...]:
    """The groups that cards depict to which these parts of a slot belong."""
    built = [part.build for part in parts if isinstance(part, word.Build) and part.n == 2]
    names: dict[Things, str] = {"farm": "two_farms", "laboratory": "two_laboratories", "tunnel": "two_tunnels"}
    return tuple(names[thing] for thing in built if thing in names and slot in SLOT_GROUPS[names[thing]])


def slot_effect(slot: Slot) -> Effect[Ocean]:
    """The printed action of a slot; of alternatives exactly one is used (UWC-SLOT-07)."""
    maker = _Maker("slots", of_slot=True)

    def action(parts: Sequence[Part], name: str) -> SlotAction:
        return SlotAction(groups_of(slot.id, parts), maker.effect(parts, name))

    match slot.effect:
        case [word.Choose(branches)]:
            named = {f"{slot.id}-1{letter}": each for letter, each in lettered(branches)}
            return Choose("choose", always=False, **{here: action(each, here) for here, each in named.items()})
    return action(slot.effect, slot.id)
