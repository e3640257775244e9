"""What effects count and which cards they mean: the counters and scopes of the effect language."""

from collections.abc import Callable
from typing import NamedTuple

from asztal.games.imperial_miners.cards import CARDS, FACTIONS
from asztal.games.imperial_miners.mine import above, around, completed, joints, rx
from asztal.games.imperial_miners.state import G, Player
from asztal.games.imperial_miners.vocabulary import CounterName, ScopeName

Counter = Callable[[G, Player], int]


def _around_this(g: G, me: Player) -> tuple[int, int, int]:
    """Cards above, beside and in all six directions of this card."""
    near = [other in me.mine for other in around(g.get("at"))]
    return sum(near[2:4]), sum(near[:2]), sum(near)


COUNTERS: dict[CounterName, Counter] = {
    **{f"FAC_{faction}": lambda g, me, f=faction: me.faction_cards(f) for faction in FACTIONS},  # type: ignore[misc]
    "FACTIONS": lambda g, me: len({faction for card in me.mine.values() for faction in CARDS[card].factions}),
    "LEVELS": lambda g, me: len({CARDS[card].level for card in me.mine.values()}),
    "PLAYED_LEVEL": lambda g, me: rx(me.placed)[0] if me.placed else 0,
    "ABOVE": lambda g, me: _around_this(g, me)[0],
    "SIDES": lambda g, me: _around_this(g, me)[1],
    "NEIGHBOURS": lambda g, me: _around_this(g, me)[2],
    "MACHINES_HERE": lambda g, me: me.machines.get(g.get("at"), 0),
    "MACHINES": lambda g, me: sum(me.machines.values()),
    "MACHINE_CARDS": lambda g, me: sum(count > 0 for count in me.machines.values()),
    "COLLAPSES": lambda g, me: len(me.collapses),
    "CARTS": lambda g, me: me.completed_carts(),
    "CARTS_HERE": lambda g, me: completed(dict(joints(me.mine, g.get("at"))), me.carts),
    "RESEARCH_POS": lambda g, me: me.space,
    "BOARDS_DONE": lambda g, me: me.boards_done,
    "DONE": lambda g, me: g.get("done"),
}
HERE = frozenset({"ABOVE", "SIDES", "NEIGHBOURS", "MACHINES_HERE", "CARTS_HERE"})  # counters that need "this card"


class Count(NamedTuple):
    """A counter, perhaps divided and rounded down: RESEARCH_POS/4."""

    name: CounterName
    by: int = 1

    def of(self, g: G, me: Player) -> int:
        """Its value now (IMP-EFF-05)."""
        return COUNTERS[self.name](g, me) // self.by


Scope = Callable[[G, Player], list[str]]


def _row(level: int) -> Scope:
    return lambda g, me: [at for at in me.mine if rx(at)[0] == level]


SCOPES: dict[ScopeName, Scope] = {
    "SELF": lambda g, me: [g.get("at")],
    "OTHERS": lambda g, me: [at for at in me.mine if at != g.get("at")],
    "MINE": lambda g, me: list(me.mine),
    "LEVEL1": _row(1),
    "LEVEL2": _row(2),
    "LEVEL3": _row(3),
    "ROW": lambda g, me: [at for at in me.mine if rx(at)[0] == rx(g.get("at"))[0]],
    "SIDES": lambda g, me: [at for at in around(g.get("at"))[:2] if at in me.mine],
    "ABOVE": lambda g, me: above(me.mine, g.get("at")),
    "NEIGHBOURS": lambda g, me: [at for at in around(g.get("at")) if at in me.mine],
}
THIS = frozenset({"SELF", "OTHERS", "ROW", "SIDES", "ABOVE", "NEIGHBOURS"})  # scopes that need "this card"
