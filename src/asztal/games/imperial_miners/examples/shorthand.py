"""Effects in a shorthand for tests: `pay(2); research(2)`, `gold(2); gate(SIDES,2); gem_per(1,CARTS/2,3)`.

A gate holds back what is written after it.
"""

import re
from typing import Any

from asztal.games.imperial_miners.vocabulary import WORDS, Part, Parts, flat, word_of

Step = tuple[str, tuple[str, ...]]
# The fields of a word in the order of its arguments; "." is the number that stands with the word itself.
_FIELDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("gold_per", "gem_per", "draw_per"), (".", "count", "most")),
    **dict.fromkeys(("machine", "collapse", "clear", "cart", "activate"), ("on", ".")),
    "draw_level": (".", "level"),
    "draw_faction": ("faction", "."),
    "dig": (".", "keep"),
    "trade": (".", "gems", "times"),
    "gate": (".", "least"),
    "mod_cost": ("level", "."),
    "mod_on": (".", "item", "n"),
    "mod_both": (),
}


def parts(text: str) -> Parts:
    """What is written in shorthand."""
    return WORDS.read(_rows(text.split("; ")), text)


def steps(given: Parts) -> list[Step]:
    """An effect as its words with their arguments, what a gate holds back after it."""
    return [_step(part) for part in flat(given)]


def written(given: Parts) -> str:
    """An effect in shorthand."""
    return "; ".join(f"{name}({','.join(args)})" for name, args in steps(given))


def _rows(texts: list[str]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for number, text in enumerate(texts, 1):
        match = re.fullmatch(r"([a-z_]+)\((.*)\)", text)
        assert match, text
        name, args = match[1], [int(arg) if arg.isdecimal() else arg for arg in match[2].split(",") if arg]
        fields = _FIELDS.get(name, (".",))
        row: dict[str, Any] = {name if field == "." else field: arg for field, arg in zip(fields, args, strict=True)}
        if "count" in row:
            row["count"], _, by = row["count"].partition("/")
            row["each"] = int(by or 1)
        if name == "gate":
            return [*rows, row | {"then": _rows(texts[number:])}]
        if name == "mod_both":
            row[name] = True
        if row.get("level") == "ALL":
            del row["level"]
        rows.append(row)
    return rows


def _step(part: Part) -> Step:
    name = word_of(part)
    args = []
    for field in _FIELDS.get(name, (".",)):
        arg = getattr(part, name if field == "." else field)
        by = getattr(part, "each", 1) if field == "count" else 1
        args.append(f"{arg}/{by}" if by > 1 else "ALL" if arg is None else str(arg))
    return name, tuple(args)
