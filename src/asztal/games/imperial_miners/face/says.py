"""The effects of cards in words: one message per word, joined as the reader's language joins them."""

from collections.abc import Sequence
from typing import assert_never

from asztal.games.imperial_miners import parts
from asztal.games.imperial_miners.parts import CounterName, Gate, Gem, GemPer, Gold, GoldPer, Part, Parts, Per, Price
from asztal.text import Texts

# Counters that cannot be larger than this: "at most" is left out where it says nothing.
_LARGEST: dict[CounterName, int] = {
    "FACTIONS": 6,
    "LEVELS": 4,
    "PLAYED_LEVEL": 4,
    "ABOVE": 2,
    "SIDES": 2,
    "NEIGHBOURS": 6,
    "MACHINES_HERE": 3,
}


def sentence(texts: Texts, effect: Parts) -> str:
    """An effect as a sentence."""
    said = _steps(texts, effect)
    return f"{said[0].upper()}{said[1:]}."


def _steps(texts: Texts, given: Sequence[Part], gates: int = 0) -> str:
    """Parts as one clause; a price buys what follows it, a gate at the end holds back what is in it."""
    if isinstance(given[0], Price):
        return texts.say("join-price", price=_step(texts, given[0]), then=_steps(texts, given[1:]))
    *before, last = given
    if not isinstance(last, Gate):
        return _in_order(texts, given)
    verb, _, then = _steps(texts, last.then, gates + 1).partition(" ")  # so that a word may come after the verb
    condition = _step(texts, last)
    return texts.say(
        "join-gate", first=_in_order(texts, before), condition=condition, verb=verb, then=then, gates=gates
    )


def _in_order(texts: Texts, given: Sequence[Part]) -> str:
    """One part after another; what is gained together is said with one verb."""
    said, done = "", 0
    for run in _runs(given):
        match run[0]:
            case GoldPer(n, "DONE") if done == 1:
                said = texts.say("join-if-done", first=said, then=_gains(texts, [Gold(n)], 0))
            case GemPer(n, "DONE") if done == 1:
                said = texts.say("join-if-done", first=said, then=_gains(texts, [Gem(n)], 0))
            case first:
                gains = isinstance(first, Gold | Gem | GoldPer | GemPer)
                then = _gains(texts, run, done) if gains else _step(texts, first)
                said = texts.say("join-then", first=said, then=then) if said else then
        done = _largest_done(run[-1])
    return said


def _runs(given: Sequence[Part]) -> list[list[Part]]:
    """Plain gains in a row belong together, and so does one "for each" at their end."""
    runs: list[list[Part]] = []
    for part in given:
        if runs and isinstance(part, Gold | Gem | GoldPer | GemPer) and isinstance(runs[-1][-1], Gold | Gem):
            runs[-1].append(part)
        else:
            runs.append([part])
    return runs


def _gains(texts: Texts, run: Sequence[Part], done: int) -> str:
    items = ""
    for part in run:
        item = _step(texts, part, done, plus=bool(items))
        joint = "join-plus" if isinstance(part, GoldPer | GemPer) else "join-and"
        items = texts.say(joint, first=items, last=item) if items else item
    return texts.say("step-gain", items=items)


def _largest_done(part: Part) -> int:
    """How often a part is done at most that a "for each" may count."""
    match part:
        case (
            parts.DiscardUpTo(n)
            | parts.Machine(n)
            | parts.Collapse(n)
            | parts.Clear(n)
            | parts.Cart(n)
            | parts.Research(n)
            | parts.Activate(n)
        ):
            return n
    return 0


def _per(texts: Texts, part: Per, done: int, *, plus: bool) -> dict[str, str | int]:
    """The arguments of a gain for each of something."""
    count, name, by = parts.counted(part), part.count, part.each
    largest = done if name == "DONE" else _LARGEST.get(name, 0)
    capped = not largest or part.most < count * (largest // by)
    return {
        "count": count,
        "per": texts.say("step-per", counter=name, by=by),
        "cap": f" {texts.say('at-most', most=part.most, plus=int(plus))}" if capped else "",
        "counter": name if by == 1 else f"{name}/{by}",
    }


def _step(texts: Texts, part: Part, done: int = 0, *, plus: bool = False) -> str:
    match part:
        case Gold(n):
            return texts.say("gain-gold", count=n)
        case Gem(n):
            return texts.say("gain-gem", count=n)
        case GoldPer():
            return texts.say("gain-gold-per", **_per(texts, part, done, plus=plus))
        case GemPer():
            return texts.say("gain-gem-per", **_per(texts, part, done, plus=plus))
        case parts.Trade(gold, gems, times):
            return texts.say("step-trade", gold=gold, gems=gems, times=times)
        case parts.Draw(n):
            return texts.say("step-draw", count=n)
        case parts.DrawPer():
            return texts.say("step-draw-per", **_per(texts, part, done, plus=plus))
        case parts.DrawLevel(n, level):
            return texts.say("step-draw-level", count=n, level=level)
        case parts.DrawFaction(n, faction):
            return texts.say("step-draw-faction", count=n, faction=faction)
        case parts.Dig(look, keep):
            return texts.say("step-dig", look=look, count=keep)
        case parts.DiscardUpTo(n):
            return texts.say("step-discard-upto", count=n)
        case parts.Pay(n):
            return texts.say("step-pay", count=n)
        case parts.PayScot(n):
            return texts.say("step-pay-scot", count=n)
        case parts.Discard(n):
            return texts.say("step-discard", count=n)
        case parts.SpendMachine(n):
            return texts.say("step-spend-machine", count=n)
        case parts.Machine(n, on):
            return texts.say("step-machine", scope=on, count=n)
        case parts.MachineEach(on):
            return texts.say("step-machine-each", scope=on)
        case parts.Collapse(n, on):
            return texts.say("step-collapse", scope=on, count=n)
        case parts.Clear(n, on):
            return texts.say("step-clear", scope=on, count=n)
        case parts.Cart(n, on):
            return texts.say("step-cart", scope=on, count=n)
        case parts.Research(n):
            return texts.say("step-research", count=n)
        case parts.Activate(n, on):
            return texts.say("step-activate", scope=on, count=n)
        case Gate(counter, least):
            return texts.say("step-gate", counter=counter, count=least)
        case parts.ModCost(n, level):
            return texts.say("step-mod-cost", level=level or "ALL", count=n)
        case parts.ModOn(trigger, item, n):
            return texts.say("step-mod-on", trigger=trigger, item=item, count=n)
        case parts.ModResearch(n):
            return texts.say("step-mod-research", count=n)
        case parts.ModSurface(n):
            return texts.say("step-mod-surface", count=n)
        case parts.ModBoth():
            return texts.say("step-mod-both")
    assert_never(part)
