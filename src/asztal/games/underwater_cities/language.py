"""The effect language: from the parts of a card, tile or slot to verbs. A closed vocabulary.

A part is a table with exactly one verb and its modifiers. Verbs that act when the part is resolved become effects here;
standing verbs (discounts, limits, matches), production verbs and scoring verbs are asked for where they count.
"""

from collections.abc import Callable
from typing import Any

from asztal.games.underwater_cities.action_cards import RefreshActionCard, UseActionCard
from asztal.games.underwater_cities.building import Build, BuildAndUpgrade, MakeSymbiotic, Upgrade
from asztal.games.underwater_cities.cards import KINDS, SLOT_GROUPS, Slot
from asztal.games.underwater_cities.conditions import holds
from asztal.games.underwater_cities.costs import Terms
from asztal.games.underwater_cities.decks import DrawKeep, GainMetropolis, Redraw, TakeSpecialCard
from asztal.games.underwater_cities.production import ProduceAgain, SwapOutput
from asztal.games.underwater_cities.state import G, Ocean, Player
from asztal.games.underwater_cities.triggers import WHENS
from asztal.games.underwater_cities.verbs import (
    Exchange,
    Gain,
    GainDifferent,
    GainPer,
    GainSteps,
    Parts,
    Pay,
    PerformSlot,
    ReduceCostThisTurn,
    StructureOutput,
)
from asztal.kernel import Choose, Effect, Frame, If, Reason, Seq
from asztal.kernel.effect import Act

Part = dict[str, Any]
STANDING = ("when", "reduce_cost", "once_per_turn", "may_pay_with", "hand_limit", "action_card_limit", "match_cards")
PRODUCTION = ("extra_output", "feed_free", "feed_with")
SCORING = ("per", "steps", "sets", "spend", "bonus_if", "best_of")
MANY = 99  # times, where a part names no limit


def kinds_of(things: str | list[str]) -> tuple[str, ...]:
    """The kinds of pieces that a part names."""
    named = [things] if isinstance(things, str) else things
    return tuple(kind for thing in named for kind in KINDS[thing])


def _terms(part: Part) -> Terms:
    return Terms(part.get("free", False), tuple(part.get("cost", ())), part.get("discount", {}))


class _Maker:
    """Makes the effects of one source; `why` is the score line of its points, `of_slot` when a slot prints it."""

    def __init__(self, why: str, *, of_slot: bool = False) -> None:
        self.why, self.of_slot = why, of_slot

    def effect(self, parts: "tuple[Part, ...] | list[Part]", name: str) -> Parts:
        """The parts as one effect; each is called by the name of the source and its number."""
        return Parts(
            **{f"{name}-{number}": self.part(part, f"{name}-{number}") for number, part in enumerate(parts, 1)}
        )

    def part(self, part: Part, name: str) -> Effect[Ocean]:
        """One part; raises `ValueError` for what is not in the vocabulary."""
        verb = next(iter(part))
        if verb not in self.VERBS:
            raise ValueError(f"not in the vocabulary: {part}")
        return self.VERBS[verb](self, part, name)

    def gain(self, part: Part, name: str) -> Effect[Ocean]:
        items = part["gain"]
        return GainSteps(items, self.why) if "federation" in items else Gain(items, self.why, of_slot=self.of_slot)

    def gain_per(self, part: Part, name: str) -> Effect[Ocean]:
        return GainPer(part["gain_per"], part["each"], part.get("max", MANY), part["amount"], self.why)

    def choose(self, part: Part, name: str) -> Effect[Ocean]:
        branches = {
            f"{name}{letter}": self.effect(each, f"{name}{letter}") for letter, each in lettered(part["choose"])
        }
        return Choose("choose", always=False, **branches)

    def pay(self, part: Part, name: str) -> Effect[Ocean]:
        return Pay(part["pay"], self.effect(part["then"], name), part.get("times", 1))

    def if_(self, part: Part, name: str) -> Effect[Ocean]:
        condition = part["if"]
        otherwise = self.effect(part["else"], f"{name}b") if "else" in part else None
        return If(
            lambda g, f: holds(g.state.players[f.seat], condition), self.effect(part["then"], f"{name}a"), otherwise
        )

    def build(self, part: Part, name: str) -> Effect[Ocean]:
        return Build(
            kinds_of(part["build"]),
            part.get("n", 1),
            _terms(part),
            expansion=part.get("site") == "expansion",
            different=part.get("different", False),
        )

    def build_and_upgrade(self, part: Part, name: str) -> Effect[Ocean]:
        upgrade = Terms(free=part.get("upgrade_free", False))
        return BuildAndUpgrade(kinds_of(part["build_and_upgrade"]), Terms(free=part.get("free", False)), upgrade)

    VERBS: "dict[str, Callable[[_Maker, Part, str], Effect[Ocean]]]" = {
        "gain": gain,
        "gain_different": lambda self, part, name: GainDifferent(
            part["gain_different"], part["from"], of_slot=self.of_slot
        ),
        "gain_per": gain_per,
        "draw_keep": lambda self, part, name: DrawKeep(part["draw_keep"], part["keep"]),
        "redraw": lambda self, part, name: Redraw(part["redraw"]),
        "take_special_card": lambda self, part, name: TakeSpecialCard(),
        "gain_metropolis": lambda self, part, name: GainMetropolis(part["gain_metropolis"]),
        "choose": choose,
        "pay": pay,
        "exchange": lambda self, part, name: Exchange(part["exchange"][0], part["exchange"][1], part.get("times", 1)),
        "if": if_,
        "build": build,
        "build_and_upgrade": build_and_upgrade,
        "upgrade": lambda self, part, name: Upgrade(kinds_of(part["upgrade"]), part.get("n", 1), _terms(part)),
        "make_symbiotic": lambda self, part, name: MakeSymbiotic(part["cost"][0]),
        "use_action_card": lambda self, part, name: UseActionCard(part["use_action_card"]),
        "refresh_action_card": lambda self, part, name: RefreshActionCard(),
        "perform_slot": lambda self, part, name: PerformSlot(
            part["perform_slot"], part.get("n", 1), always=part.get("always", False)
        ),
        "structure_output": lambda self, part, name: StructureOutput(part["structure_output"], part.get("kinds", "")),
        "swap_output": lambda self, part, name: SwapOutput(part["swap_output"], part["into"], part.get("of", "")),
        "produce_again": lambda self, part, name: ProduceAgain(part["produce_again"], kinds_of(part["of"])),
        "reduce_cost_this_turn": lambda self, part, name: ReduceCostThisTurn(part["of"], part["amount"]),
    }


def lettered(parts: list[Any]) -> list[tuple[str, Any]]:
    """Alternatives with the letters by which options name them."""
    return list(zip("abcdef", parts, strict=False))


def effect(parts: "tuple[Part, ...] | list[Part]", name: str, why: str = "cards") -> Parts:
    """The effect of a card, a tile or a bonus."""
    return _Maker(why).effect(parts, name)


def acting(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts that do something when they are resolved; raises `ValueError` for an unknown verb."""
    for part in parts:
        if not any(verb in part for verb in (*_Maker.VERBS, *STANDING, *PRODUCTION, *SCORING)):
            raise ValueError(f"not in the vocabulary: {part}")
    return tuple(part for part in parts if next(iter(part)) in _Maker.VERBS)


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

    def __init__(self, groups: tuple[str, ...], parts: Parts) -> None:
        super().__init__(use=Announce(groups), parts=parts)
        self.groups = groups

    def can(self, g: G, f: Frame) -> Reason | None:
        refused, me = self.parts["parts"].can(g, f), g.state.players[f.seat]
        gifts = self.gifts(me) if refused is not None and self.groups else []
        if gifts:  # they come before the first part and may pay for it (UWC-SLOT-15)
            g.state.players[f.seat] = richer = me.clone()
            for part in gifts:
                for item, count in part.get("gain", {}).items():
                    setattr(richer, item, getattr(richer, item) + count)
                if "reduce_cost_this_turn" in part:
                    richer.turn_discounts += [(part["of"], item, count) for item, count in part["amount"].items()]
            refused = self.parts["parts"].can(g, f)
            g.state.players[f.seat] = me
        return refused

    def gifts(self, me: Player) -> list[Part]:
        """What claimed cards do because this slot is used."""
        reactions = [when for card in me.cards for when in WHENS.get(card, ()) if when.event == "slot_used"]
        depicted = [when.filters for when in reactions if any(group in when.filters["slots"] for group in self.groups)]
        return [part for filters in depicted for part in filters["then"]]


def groups_of(slot: str, parts: list[Part]) -> tuple[str, ...]:
    """The groups that cards depict to which these parts of a slot belong."""
    built = [part["build"] for part in parts if part.get("n") == 2 and "build" in part]
    names = {"farm": "two_farms", "laboratory": "two_laboratories", "tunnel": "two_tunnels"}
    return tuple(names[thing] for thing in built if thing in names and slot in SLOT_GROUPS[names[thing]])


def slot_effect(slot: Slot) -> Effect[Ocean]:
    """The printed action of a slot; of alternatives exactly one is used (UWC-SLOT-07)."""
    maker = _Maker("slots", of_slot=True)

    def action(parts: list[Part], name: str) -> SlotAction:
        return SlotAction(groups_of(slot.id, parts), maker.effect(parts, name))

    if len(slot.effect) == 1 and "choose" in slot.effect[0]:
        alternatives = lettered(slot.effect[0]["choose"])
        branches = {f"{slot.id}-1{letter}": action(each, f"{slot.id}-1{letter}") for letter, each in alternatives}
        return Choose("choose", always=False, **branches)
    return action(list(slot.effect), slot.id)
