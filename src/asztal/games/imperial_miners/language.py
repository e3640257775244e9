"""The effect language: from a string such as `pay(2); research(2)` to verbs. A closed vocabulary.

effect = step { ";" step }
step = name "(" [ arg { "," arg } ] ")"
arg = integer | SYMBOL | COUNTER [ "/" integer ]
"""

import re
from collections.abc import Callable

from asztal.games.imperial_miners.cards import FACTIONS
from asztal.games.imperial_miners.counting import COUNTERS, SCOPES, Count
from asztal.games.imperial_miners.draws import Dig, Discard, Draw, DrawLevel, FactionDraw
from asztal.games.imperial_miners.research import Research
from asztal.games.imperial_miners.state import G, Mines
from asztal.games.imperial_miners.verbs import (
    Activate,
    Cart,
    Clear,
    Collapse,
    Gain,
    GainPer,
    Machine,
    MachineEach,
    Pay,
    SpendMachine,
    Trade,
)
from asztal.kernel import Effect, Frame, If, Seq

Step = tuple[str, tuple[str, ...]]
COSTS = ("pay", "pay_scot", "discard", "spend_machine")
MODIFIERS = ("mod_cost", "mod_on", "mod_research", "mod_surface", "mod_both")


def steps(text: str) -> list[Step]:
    """The steps of an effect string."""
    found = []
    for part in text.split("; "):
        match = re.fullmatch(r"([a-z_]+)\(([A-Za-z0-9_,/]*)\)", part)
        if match is None:
            raise ValueError(f"not in the effect language: {part!r}")
        found.append((match[1], tuple(match[2].split(",")) if match[2] else ()))
    return found


def count(text: str) -> Count:
    """A counter such as CARTS/2."""
    name, _, by = text.partition("/")
    if name not in COUNTERS:
        raise ValueError(f"no such counter: {name}")
    return Count(name, int(by or 1))


def scope(text: str) -> str:
    """A scope, checked."""
    if text not in SCOPES:
        raise ValueError(f"no such scope: {text}")
    return text


def faction(text: str) -> str:
    """A faction or ANY, checked."""
    if text not in (*FACTIONS, "ANY"):
        raise ValueError(f"no such faction: {text}")
    return text


VERBS: dict[str, Callable[..., Effect[Mines]]] = {
    "gold": lambda n: Gain("gold", int(n)),
    "gem": lambda n: Gain("gem", int(n)),
    "gold_per": lambda n, c, cap: GainPer("gold", int(n), count(c), int(cap)),
    "gem_per": lambda n, c, cap: GainPer("gem", int(n), count(c), int(cap)),
    "draw": lambda n: Draw(int(n)),
    "draw_per": lambda n, c, cap: Draw(int(n), count(c), int(cap)),
    "draw_level": lambda n, level: DrawLevel(int(n), int(level)),
    "draw_faction": lambda name, n: FactionDraw(faction(name), int(n)),
    "dig": lambda n, k: Dig(int(n), int(k)),
    "pay": lambda n: Pay(int(n)),
    "pay_scot": lambda n: Pay(int(n), scots=True),
    "discard": lambda n: Discard(int(n)),
    "discard_upto": lambda n: Discard(int(n), upto=True),
    "spend_machine": lambda n: SpendMachine(int(n)),
    "trade": lambda a, b, times: Trade(int(a), int(b), int(times)),
    "machine": lambda where, n: Machine(int(n), scope(where)),
    "machine_each": lambda where: MachineEach(scope(where)),
    "collapse": lambda where, n: Collapse(int(n), scope(where)),
    "clear": lambda where, n: Clear(int(n), scope(where)),
    "cart": lambda where, n: Cart(int(n), scope(where)),
    "research": lambda n: Research(int(n)),
    "activate": lambda where, n: Activate(int(n), scope(where)),
}


def effect(text: str) -> Seq[Mines]:
    """The verbs of an effect string, one after another; a gate holds back what comes after it."""
    return _effect(steps(text))


def reached(needed: Count, least: int) -> Callable[[G, Frame], bool]:
    """The test of a gate: what follows happens only if the counter is large enough."""
    return lambda g, f: needed.of(g, g.state.players[f.seat]) >= least


def _effect(parts: list[Step]) -> Seq[Mines]:
    named: dict[str, Effect[Mines]] = {}
    for number, (name, args) in enumerate(parts, 1):
        if name == "gate":
            named[f"gate{number}"] = If(reached(count(args[0]), int(args[1])), _effect(parts[number:]))
            break
        named[f"{name}{number}"] = VERBS[name](*args)
    return Seq(**named)
