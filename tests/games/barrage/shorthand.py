"""Effects as one flat table, for tests: `{"vp": 2, "place": "base", "areas": ["plain"]}`."""

from typing import Any, get_args

import msgspec

from asztal.games.barrage.vocabulary import TILE_WORDS, WORDS, Gain, Item, Parts, TileParts
from asztal.kernel.vocabulary import Word

_PLAIN = get_args(Item)
_FIELDS = ("areas", "max_value")  # of the word before them


def _rows(table: dict[str, Any]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for name, value in table.items():
        if name in _FIELDS:
            rows[-1][name] = value
        else:
            rows.append({"gain": {name: value}} if name in _PLAIN else {name: value})
    return rows


def parts(table: dict[str, Any]) -> Parts:
    """A reward, an income or an action, each plain gain a part of its own."""
    return WORDS.read(_rows(table), "probe")


def tile_parts(table: dict[str, Any]) -> TileParts:
    """What a technology tile does."""
    return TILE_WORDS.read([{name: value} for name, value in table.items()], "probe")


def flat(effect: tuple[Word, ...]) -> dict[str, Any]:
    """What stands in an effect, word by word; fields that say nothing are left out."""
    found: dict[str, Any] = {}
    for part in effect:
        fields = part.gain if isinstance(part, Gain) else msgspec.structs.asdict(part)
        found |= {name: value for name, value in fields.items() if name not in _FIELDS or value}
    return found
