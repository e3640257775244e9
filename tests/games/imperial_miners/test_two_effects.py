"""Two effects on a card are a choice: neither may give all that the other gives, in every situation (IMP-CARD-04).

The comparison reads the effect language alone. It knows a small order of steps (more of the same, a wider scope, a
counter with a higher cap) and what is sure (neither behind a gate nor counted); it never weighs gold against gems.
"""

from collections import Counter
from typing import NamedTuple

import pytest

from asztal.games.imperial_miners.cards import CARDS
from asztal.games.imperial_miners.examples import shorthand
from asztal.games.imperial_miners.examples.shorthand import Step, steps
from asztal.games.imperial_miners.vocabulary import Parts

HARM = ("pay", "pay_scot", "discard", "spend_machine", "collapse")  # what an effect is the worse for


class Part(NamedTuple):
    """A step, and the gates that hold it back."""

    step: Step
    gates: tuple[Step, ...]


def parts(effect: Parts) -> list[Part]:
    """The steps of an effect without its gates, each behind those that it stands behind."""
    found: list[Part] = []
    gates: tuple[Step, ...] = ()
    for step in steps(effect):
        if step[0] == "gate":
            gates = (*gates, step)
        else:
            found.append(Part(step, gates))
    return found


def goods(step: Step) -> tuple[tuple[str, ...], int, int]:
    """What a step gives, and how much of it at least and at most."""
    name, args = step
    match name:
        case "gold_per" | "gem_per" | "draw_per":
            return (name.removesuffix("_per"),), 0, int(args[2])
        case "gold" | "gem" | "draw" | "research":
            return (name,), int(args[0]), int(args[0])
        case "machine" | "cart" | "clear" | "activate" | "draw_faction":
            return (name, args[0]), int(args[1]), int(args[1])
        case "trade":
            return (name, *args[:2]), int(args[2]), int(args[2])
    return (name, *args), 1, 1


def covers(more: Part, less: Part) -> bool:
    """Whether a counted step gives at least as much as another one of the same counter, whatever it shows."""
    (name, args), (other, fewer) = more.step, less.step
    if name != other or not name.endswith("_per") or not set(more.gates) <= set(less.gates):
        return False
    (one, _, by), (two, _, every) = args[1].partition("/"), fewer[1].partition("/")
    as_often = one == two and int(by or 1) <= int(every or 1)
    return as_often and int(args[0]) >= int(fewer[0]) and int(args[2]) >= int(fewer[2])


def dominates(effect: Parts, other: Parts) -> bool:
    """Whether an effect gives everything that another one gives, in every situation, for no more."""
    have, wanted = parts(effect), parts(other)
    for part in list(wanted):
        same = part if part in have else next((one for one in have if covers(one, part)), None)
        if same is not None:
            have.remove(same)
            wanted.remove(part)
    if any(part.step[0] in HARM for part in have):
        return False
    sure: Counter[tuple[str, ...]] = Counter()
    for part in have:
        what, least, _ = goods(part.step)
        sure[what] += 0 if part.gates else least
    for part in wanted:
        if part.step[0] in HARM:
            continue
        what, _, most = goods(part.step)
        anywhere = (what[0], "ANY" if what[0] == "draw_faction" else "MINE")
        taken = what if sure[what] >= most else anywhere  # where one likes is at least as good as at a certain place
        if sure[taken] < most:
            return False
        sure[taken] -= most
    return True


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ("machine(MINE,2); gold(2)", "gold(2)"),
        ("gold(3)", "gold_per(1,FACTIONS,3)"),
        ("gold(1); gold_per(1,FACTIONS,4)", "gold_per(1,FACTIONS/2,3); gold(1)"),
        ("gold(2); gem(1)", "gold(2); gate(SIDES,2); gem(1)"),
        ("gold(2); gate(SIDES,1); gem_per(1,CARTS,3)", "gold(2); gate(SIDES,1); gate(ABOVE,2); gem_per(1,CARTS,2)"),
        ("pay(2); research(3)", "pay(2); research(2)"),
        ("gem(2)", "gem(2); collapse(SELF,1)"),
        ("gem(3)", "pay(1); gem(3)"),
        ("machine(MINE,3)", "machine(SELF,2); machine(ABOVE,1)"),
        ("draw_faction(ANY,1); gold(1)", "draw_faction(JAP,1)"),
        ("trade(2,2,4)", "trade(2,2,3)"),
        ("dig(4,2); gold(1)", "dig(4,2)"),
        ("machine_each(ROW); gem(2)", "machine_each(ROW)"),
    ],
)
def test_an_effect_that_gives_all_of_the_other_dominates_it(more: str, less: str) -> None:
    assert dominates(shorthand.parts(more), shorthand.parts(less))
    assert not dominates(shorthand.parts(less), shorthand.parts(more))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("gold(5)", "gem(1)"),
        ("gold_per(1,FACTIONS,6)", "gold(1)"),
        ("gold_per(1,FACTIONS,4)", "gold_per(1,FAC_JAP,4)"),
        ("gold_per(2,CARTS,4)", "gold_per(1,CARTS,5)"),
        ("gold(2); gate(SIDES,2); gem(1)", "gold(1); gate(ABOVE,1); gem(1)"),
        ("gem(3); collapse(SELF,1)", "gem(2)"),
        ("gold(4); collapse(SELF,1)", "gold(3); collapse(ABOVE,1)"),
        ("pay(2); gem(3)", "gem(2)"),
        ("machine(SELF,2)", "machine(MINE,1)"),
        ("machine(MINE,2)", "machine(SELF,1); machine(ABOVE,2)"),
        ("dig(4,1)", "draw(1)"),
    ],
)
def test_effects_that_are_better_at_different_times_do_not_dominate_each_other(one: str, other: str) -> None:
    assert not dominates(shorthand.parts(one), shorthand.parts(other))
    assert not dominates(shorthand.parts(other), shorthand.parts(one))


def test_equal_effects_dominate_each_other() -> None:
    one, other = shorthand.parts("gold(2); draw(1)"), shorthand.parts("draw(1); gold(2)")
    assert dominates(one, other)
    assert dominates(other, one)


@pytest.mark.rules("IMP-CARD-04")
def test_neither_effect_of_a_card_dominates_the_other() -> None:
    chosen = [card for card in CARDS.values() if card.b]
    assert not [card.id for card in chosen if dominates(card.a, card.b) or dominates(card.b, card.a)]
