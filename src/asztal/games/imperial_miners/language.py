"""What the words of the cards do: from the parts of an effect to effects, each named by its word and its place."""

from collections.abc import Callable
from typing import assert_never

from asztal.games.imperial_miners import draws, parts, research, verbs
from asztal.games.imperial_miners.counting import Count
from asztal.games.imperial_miners.parts import Part, Parts
from asztal.games.imperial_miners.state import G, Mines
from asztal.kernel.rules import Effect, Frame, If, Seq


def effect(given: Parts) -> Seq[Mines]:
    """The parts of an effect, one after another."""
    return Seq(**{f"{parts.word(part)}{number}": _verb(part) for number, part in enumerate(given, 1)})


def reached(needed: Count, least: int) -> Callable[[G, Frame], bool]:
    """The test of a gate: what follows happens only if the counter is large enough."""
    return lambda g, f: needed.of(g, g.state.players[f.seat]) >= least


def _verb(part: Part) -> Effect[Mines]:
    match part:
        case parts.Gold(n):
            return verbs.Gain("gold", n)
        case parts.Gem(n):
            return verbs.Gain("gem", n)
        case parts.GoldPer(n, count, most, each):
            return verbs.GainPer("gold", n, Count(count, each), most)
        case parts.GemPer(n, count, most, each):
            return verbs.GainPer("gem", n, Count(count, each), most)
        case parts.Trade(gold, gems, times):
            return verbs.Trade(gold, gems, times)
        case parts.Draw(n):
            return draws.Draw(n)
        case parts.DrawPer(n, count, most, each):
            return draws.Draw(n, Count(count, each), most)
        case parts.DrawLevel(n, level):
            return draws.DrawLevel(n, level)
        case parts.DrawFaction(n, faction):
            return draws.FactionDraw(faction, n)
        case parts.Dig(look, keep):
            return draws.Dig(look, keep)
        case parts.DiscardUpTo(n):
            return draws.Discard(n, upto=True)
        case parts.Pay(n):
            return verbs.Pay(n)
        case parts.PayScot(n):
            return verbs.Pay(n, scots=True)
        case parts.Discard(n):
            return draws.Discard(n)
        case parts.SpendMachine(n):
            return verbs.SpendMachine(n)
        case parts.Machine(n, on):
            return verbs.Machine(n, on)
        case parts.MachineEach(on):
            return verbs.MachineEach(on)
        case parts.Collapse(n, on):
            return verbs.Collapse(n, on)
        case parts.Clear(n, on):
            return verbs.Clear(n, on)
        case parts.Cart(n, on):
            return verbs.Cart(n, on)
        case parts.Research(n):
            return research.Research(n)
        case parts.Activate(n, on):
            return verbs.Activate(n, on)
        case parts.Gate(count, least, then):
            return If(reached(Count(count), least), effect(then))
        case parts.ModCost() | parts.ModOn() | parts.ModResearch() | parts.ModSurface() | parts.ModBoth():
            raise ValueError(f"a modifier is in force, not carried out: {part}")
    assert_never(part)
