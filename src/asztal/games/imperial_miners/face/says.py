"""The effects of cards in words: one message per word, joined as the reader's language joins them."""

from collections.abc import Sequence
from typing import assert_never

from asztal.games.imperial_miners import vocabulary as word
from asztal.games.imperial_miners.cards import BOARDS
from asztal.games.imperial_miners.vocabulary import (
    CounterName,
    Gate,
    Gem,
    GemPer,
    Gold,
    GoldPer,
    Part,
    Parts,
    Per,
    Price,
)
from asztal.text import Texts
from asztal.text.wording import Wording

# Counters that cannot be larger than this: "at most" is left out where it says nothing.
_LARGEST: dict[CounterName, int] = {
    "FACTIONS": 6,
    "LEVELS": 4,
    "PLAYED_LEVEL": 4,
    "ABOVE": 2,
    "SIDES": 2,
    "NEIGHBOURS": 6,
    "MACHINES_HERE": 3,
    "RESEARCH_POS": max(board.top for board in BOARDS.values()) - 1,  # who reaches the top begins another board
}


def said(words: Wording, effect: Parts) -> str:
    """An effect as a sentence."""
    steps = _steps(words.texts, effect)
    return f"{steps[0].upper()}{steps[1:]}."


def _steps(texts: Texts, given: Sequence[Part], gates: int = 0, earlier: Sequence[Part] = ()) -> str:
    """Parts as one clause; a price buys what follows it, a gate at the end holds back what is in it."""
    if isinstance(given[0], Price):
        return texts.say("join-price", price=_step(texts, given[0]), then=_steps(texts, given[1:]))
    *before, last = given
    if not isinstance(last, Gate):
        return _in_order(texts, given, earlier)
    said = _steps(texts, last.then, gates + 1, [*earlier, *before])
    verb, _, then = said.partition(" ")  # so that a word may come after the verb
    return texts.say(
        "join-gate",
        first=_in_order(texts, before, earlier),
        condition=_step(texts, last),
        verb=verb,
        then=then,
        gates=gates,
    )


def _in_order(texts: Texts, given: Sequence[Part], earlier: Sequence[Part]) -> str:
    """One part after another; what is gained together is said with one verb."""
    said, before = "", list(earlier)
    for run in _runs(given):
        once = bool(before) and _largest_done(before[-1]) == 1
        match run[0]:
            case GoldPer(n, "DONE") if once:
                said = texts.say("join-if-done", first=said, then=_gains(texts, [Gold(n)], before))
            case GemPer(n, "DONE") if once:
                said = texts.say("join-if-done", first=said, then=_gains(texts, [Gem(n)], before))
            case first:
                gains = isinstance(first, Gold | Gem | GoldPer | GemPer)
                then = _gains(texts, run, before) if gains else _step(texts, first, before)
                said = texts.say("join-then", first=said, then=then) if said else then
        before += run
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


def _gains(texts: Texts, run: Sequence[Part], before: Sequence[Part]) -> str:
    items = ""
    for number, part in enumerate(run):
        item = _step(texts, part, [*before, *run[:number]])
        joint = "join-plus" if isinstance(part, GoldPer | GemPer) else "join-and"
        items = texts.say(joint, first=items, last=item) if items else item
    return texts.say("step-gain", items=items)


def _gives(part: Part) -> str:
    """Of what a part gives some: the unit in which it is capped."""
    match part:
        case Gold() | GoldPer():
            return "gold"
        case Gem() | GemPer() | word.Trade():
            return "gem"
        case word.Draw() | word.DrawPer() | word.DrawLevel() | word.DrawFaction() | word.Dig():
            return "card"
    return ""


def _largest_done(part: Part) -> int:
    """How often a part is done at most that a "for each" may count."""
    match part:
        case (
            word.DiscardUpTo(n)
            | word.Machine(n)
            | word.Collapse(n)
            | word.Clear(n)
            | word.Cart(n)
            | word.Research(n)
            | word.Activate(n)
        ):
            return n
    return 0


def _per(texts: Texts, part: Per, before: Sequence[Part]) -> dict[str, str | int]:
    """The arguments of a gain for each of something; a cap says its unit, and "more" where that was given before."""
    count, name, by, item = word.counted(part), part.count, part.each, _gives(part)
    done = before[-1] if name == "DONE" and before else None
    largest = _largest_done(done) if done else _LARGEST.get(name, 0)
    capped = not largest or part.most < count * (largest // by)
    more = int(item in map(_gives, before))
    return {
        "count": count,
        "per": texts.say("step-per", counter=name, by=by, done=word.word_of(done) if done else ""),
        "cap": f" {texts.say('at-most', count=part.most, item=item, more=more)}" if capped else "",
        "counter": name if by == 1 else f"{name}/{by}",
    }


def _step(texts: Texts, part: Part, before: Sequence[Part] = ()) -> str:
    match part:
        case Gold(n):
            return texts.say("gain-gold", count=n)
        case Gem(n):
            return texts.say("gain-gem", count=n)
        case GoldPer():
            return texts.say("gain-gold-per", **_per(texts, part, before))
        case GemPer():
            return texts.say("gain-gem-per", **_per(texts, part, before))
        case word.Trade(gold, gems, times):
            return texts.say("step-trade", gold=gold, gems=gems, times=times)
        case word.Draw(n):
            return texts.say("step-draw", count=n)
        case word.DrawPer():
            return texts.say("step-draw-per", **_per(texts, part, before))
        case word.DrawLevel(n, level):
            return texts.say("step-draw-level", count=n, level=level)
        case word.DrawFaction(n, faction):
            return texts.say("step-draw-faction", count=n, faction=faction)
        case word.Dig(look, keep):
            return texts.say("step-dig", look=look, count=keep)
        case word.DiscardUpTo(n):
            return texts.say("step-discard-upto", count=n)
        case word.Pay(n):
            return texts.say("step-pay", count=n)
        case word.PayScot(n):
            return texts.say("step-pay-scot", count=n)
        case word.Discard(n):
            return texts.say("step-discard", count=n)
        case word.SpendMachine(n):
            return texts.say("step-spend-machine", count=n)
        case word.Machine(n, on):
            return texts.say("step-machine", scope=on, count=n)
        case word.MachineEach(on):
            return texts.say("step-machine-each", scope=on)
        case word.Collapse(n, on):
            return texts.say("step-collapse", scope=on, count=n)
        case word.Clear(n, on):
            return texts.say("step-clear", scope=on, count=n)
        case word.Cart(n, on):
            return texts.say("step-cart", scope=on, count=n)
        case word.Research(n):
            return texts.say("step-research", count=n)
        case word.Activate(n, on):
            return texts.say("step-activate", scope=on, count=n)
        case Gate(counter, least):
            return texts.say("step-gate", counter=counter, count=least)
        case word.ModCost(n, level):
            return texts.say("step-mod-cost", level=level or "ALL", count=n)
        case word.ModOn(trigger, item, n):
            return texts.say("step-mod-on", trigger=trigger, item=item, count=n)
        case word.ModResearch(n):
            return texts.say("step-mod-research", count=n)
        case word.ModSurface(n):
            return texts.say("step-mod-surface", count=n)
        case word.ModBoth():
            return texts.say("step-mod-both")
    assert_never(part)
