"""The effect language in words: one message per verb, joined as the reader's language joins them."""

from collections.abc import Sequence
from itertools import takewhile

from asztal.games.imperial_miners.language import COSTS, Step, steps
from asztal.text import Texts

# The message of every verb, and what its arguments are called there. "per" is a counter.
_VERBS: dict[str, tuple[str, ...]] = {
    "gold": ("gain-gold", "count"),
    "gem": ("gain-gem", "count"),
    "gold_per": ("gain-gold-per", "count", "per", "most"),
    "gem_per": ("gain-gem-per", "count", "per", "most"),
    "draw": ("step-draw", "count"),
    "draw_per": ("step-draw-per", "count", "per", "most"),
    "draw_level": ("step-draw-level", "count", "level"),
    "draw_faction": ("step-draw-faction", "faction", "count"),
    "dig": ("step-dig", "look", "count"),
    "pay": ("step-pay", "count"),
    "pay_scot": ("step-pay-scot", "count"),
    "discard": ("step-discard", "count"),
    "discard_upto": ("step-discard-upto", "count"),
    "spend_machine": ("step-spend-machine", "count"),
    "trade": ("step-trade", "gold", "gems", "times"),
    "machine": ("step-machine", "scope", "count"),
    "machine_each": ("step-machine-each", "scope"),
    "collapse": ("step-collapse", "scope", "count"),
    "clear": ("step-clear", "scope", "count"),
    "cart": ("step-cart", "scope", "count"),
    "research": ("step-research", "count"),
    "activate": ("step-activate", "scope", "count"),
    "gate": ("step-gate", "counter", "count"),
    "mod_cost": ("step-mod-cost", "level", "count"),
    "mod_on": ("step-mod-on", "trigger", "item", "count"),
    "mod_research": ("step-mod-research", "count"),
    "mod_surface": ("step-mod-surface", "count"),
    "mod_both": ("step-mod-both",),
}
_PLAIN, _PER = ("gold", "gem"), ("gold_per", "gem_per")
# Counters that cannot be larger than this: "at most" is left out where it says nothing.
_LARGEST = {"FACTIONS": 6, "LEVELS": 4, "PLAYED_LEVEL": 4, "ABOVE": 2, "SIDES": 2, "NEIGHBOURS": 6, "MACHINES_HERE": 3}


def sentence(texts: Texts, effect: str) -> str:
    """An effect string as a sentence."""
    said = _steps(texts, steps(effect))
    return f"{said[0].upper()}{said[1:]}."


def _steps(texts: Texts, parts: Sequence[Step], gates: int = 0) -> str:
    """Steps as one clause; a price buys what follows it, a gate holds it back."""
    if parts[0][0] in COSTS:
        return texts.say("join-price", price=_step(texts, parts[0]), then=_steps(texts, parts[1:]))
    before = list(takewhile(lambda part: part[0] != "gate", parts))
    said = _in_order(texts, before)
    if len(before) == len(parts):
        return said
    gate, *held_back = parts[len(before) :]
    verb, _, then = _steps(texts, held_back, gates + 1).partition(" ")  # so that a word may come after the verb
    return texts.say("join-gate", first=said, condition=_step(texts, gate), verb=verb, then=then, gates=gates)


def _in_order(texts: Texts, parts: Sequence[Step]) -> str:
    """One step after another; what is gained together is said with one verb."""
    said, done = "", 0
    for run in _runs(parts):
        verb, given = run[0]
        if verb in _PER and given[1] == "DONE" and done == 1:
            then = _gains(texts, [(verb.removesuffix("_per"), given[:1])], 0)
            said = texts.say("join-if-done", first=said, then=then)
        else:
            then = _gains(texts, run, done) if verb in (*_PLAIN, *_PER) else _step(texts, run[0])
            said = texts.say("join-then", first=said, then=then) if said else then
        done = _largest_done(run[-1])
    return said


def _runs(parts: Sequence[Step]) -> list[list[Step]]:
    """Plain gains in a row belong together, and so does one "for each" at their end."""
    runs: list[list[Step]] = []
    for part in parts:
        if runs and part[0] in (*_PLAIN, *_PER) and runs[-1][-1][0] in _PLAIN:
            runs[-1].append(part)
        else:
            runs.append([part])
    return runs


def _gains(texts: Texts, run: Sequence[Step], done: int) -> str:
    items = ""
    for part in run:
        item = _step(texts, part, done, plus=bool(items))
        if part[0] in _PER:
            items = texts.say("join-plus", first=items, last=item) if items else item
        else:
            items = texts.say("join-and", first=items, last=item) if items else item
    return texts.say("step-gain", items=items)


def _largest_done(step: Step) -> int:
    """How often a step is done at most, where its number says so."""
    verb, given = step
    _, *names = _VERBS[verb]
    return int(given[names.index("count")]) if "count" in names and verb not in _PER else 0


def _step(texts: Texts, step: Step, done: int = 0, *, plus: bool = False) -> str:
    verb, given = step
    key, *names = _VERBS[verb]
    args: dict[str, str | int] = {}
    for name, value in zip(names, given, strict=True):
        args[name] = int(value) if value.isdecimal() else value
    if "per" in args:
        count, counter, most = int(args["count"]), str(args["per"]), int(args.pop("most"))
        name, _, by = counter.partition("/")
        largest = done if name == "DONE" else _LARGEST.get(name, 0)
        says = not largest or most < count * (largest // int(by or 1))
        args["per"] = texts.say("step-per", counter=name, by=int(by or 1))
        args["cap"] = f" {texts.say('at-most', most=most, plus=int(plus))}" if says else ""
        args["counter"] = counter
    return texts.say(key, **args)
