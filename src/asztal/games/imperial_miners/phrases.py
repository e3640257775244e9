"""The effect language in words: one message per verb, joined as the reader's language joins them."""

from collections.abc import Sequence
from itertools import takewhile

from asztal.games.imperial_miners.language import COSTS, Step, steps
from asztal.text import Texts

# The message of every verb, and what its arguments are called there. "per" is a counter.
_VERBS: dict[str, tuple[str, ...]] = {
    "gold": ("step-gold", "count"),
    "gem": ("step-gem", "count"),
    "gold_per": ("step-gold-per", "count", "per", "most"),
    "gem_per": ("step-gem-per", "count", "per", "most"),
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


def sentence(texts: Texts, effect: str) -> str:
    """An effect string as a sentence."""
    said = _steps(texts, steps(effect))
    return f"{said[0].upper()}{said[1:]}."


def _steps(texts: Texts, parts: Sequence[Step], gates: int = 0) -> str:
    """Steps as one clause; a price buys what follows it, a gate holds it back."""
    if parts[0][0] in COSTS:
        return texts.say("join-price", price=_step(texts, parts[0]), then=_steps(texts, parts[1:]))
    before = list(takewhile(lambda part: part[0] != "gate", parts))
    said, *others = [_step(texts, part) for part in before]
    for then in others:
        said = texts.say("join-then", first=said, then=then)
    if len(before) == len(parts):
        return said
    gate, *held_back = parts[len(before) :]
    condition, then = _step(texts, gate), _steps(texts, held_back, gates + 1)
    return texts.say("join-gate", first=said, condition=condition, then=then, gates=gates)


def _step(texts: Texts, step: Step) -> str:
    verb, given = step
    key, *names = _VERBS[verb]
    args: dict[str, str | int] = {}
    for name, value in zip(names, given, strict=True):
        args[name] = _per(texts, value) if name == "per" else int(value) if value.isdecimal() else value
    return texts.say(key, **args)


def _per(texts: Texts, counter: str) -> str:
    name, _, by = counter.partition("/")
    return texts.say("step-per", counter=name, by=int(by or 1))
