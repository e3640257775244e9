"""What the words of the cards do: from the parts of an effect to effects, each named by its word and its place."""

from collections.abc import Callable
from typing import assert_never

from asztal.games.imperial_miners import draws, research, verbs
from asztal.games.imperial_miners import vocabulary as word
from asztal.games.imperial_miners.counting import Count
from asztal.games.imperial_miners.state import G, Mines
from asztal.games.imperial_miners.vocabulary import Part, Parts
from asztal.kernel.rules import Effect, Frame, If, Seq


def effect(given: Parts) -> Seq[Mines]:
    """The parts of an effect, one after another."""
    return Seq(**{f"{word.word_of(part)}{number}": _verb(part) for number, part in enumerate(given, 1)})


def reached(needed: Count, least: int) -> Callable[[G, Frame], bool]:
    """The test of a gate: what follows happens only if the counter is large enough."""
    return lambda g, f: needed.of(g, g.state.players[f.seat]) >= least


def _verb(part: Part) -> Effect[Mines]:
    match part:
        case word.Gold(n):
            return verbs.Gain("gold", n)
        case word.Gem(n):
            return verbs.Gain("gem", n)
        case word.GoldPer(n, count, most, each):
            return verbs.GainPer("gold", n, Count(count, each), most)
        case word.GemPer(n, count, most, each):
            return verbs.GainPer("gem", n, Count(count, each), most)
        case word.Trade(gold, gems, times):
            return verbs.Trade(gold, gems, times)
        case word.Draw(n):
            return draws.Draw(n)
        case word.DrawPer(n, count, most, each):
            return draws.Draw(n, Count(count, each), most)
        case word.DrawLevel(n, level):
            return draws.DrawLevel(n, level)
        case word.DrawFaction(n, faction):
            return draws.FactionDraw(faction, n)
        case word.Dig(look, keep):
            return draws.Dig(look, keep)
        case word.DiscardUpTo(n):
            return draws.Discard(n, upto=True)
        case word.Pay(n):
            return verbs.Pay(n)
        case word.PayScot(n):
            return verbs.Pay(n, scots=True)
        case word.Discard(n):
            return draws.Discard(n)
        case word.SpendMachine(n):
            return verbs.SpendMachine(n)
        case word.Machine(n, on):
            return verbs.Machine(n, on)
        case word.MachineEach(on):
            return verbs.MachineEach(on)
        case word.Collapse(n, on):
            return verbs.Collapse(n, on)
        case word.Clear(n, on):
            return verbs.Clear(n, on)
        case word.Cart(n, on):
            return verbs.Cart(n, on)
        case word.Research(n):
            return research.Research(n)
        case word.Activate(n, on):
            return verbs.Activate(n, on)
        case word.Gate(count, least, then):
            return If(reached(Count(count), least), effect(then))
        case word.ModCost() | word.ModOn() | word.ModResearch() | word.ModSurface() | word.ModBoth():
            raise ValueError(f"a modifier is in force, not carried out: {part}")
    assert_never(part)
