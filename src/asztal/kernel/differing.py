"""What differs between two states of a game: the fields, down to those of each player. Written out as `clone` is."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, get_args, get_origin

from asztal.kernel.data import Data, hints, once, shareable, written
from asztal.kernel.zones import Zone

CARDS = "cards"  # what differs has cards in it
# By field: True or `CARDS`, or what differs inside; there by index or key, and again by field.
Differences: TypeAlias = dict[Any, Any]
_BESIDE = ("stack",)  # where the rules are is found anew at every look


def differences(new: Data, old: Data) -> Differences:
    """The fields in which two values of one class differ; the order of cards and keys counts."""
    if type(new) is not type(old):
        return dict.fromkeys(hints(type(new)), CARDS)
    found: Differences = _differ(type(new))(new, old)
    return found


def with_cards(found: Differences) -> bool:
    """True when a card may have changed its place, or who has seen it."""
    return any(part == CARDS or (isinstance(part, dict) and with_cards(part)) for part in found.values())


@once
def _differ(cls: type[Any]) -> Callable[[Any, Any], Differences]:
    lines = ["def differ(new, old):", "    found = {}"]
    for name, hint in hints(cls).items():
        if name not in _BESIDE:
            leaf = CARDS if _has_cards(hint) else True
            lines.append(f"    a, b = new.{name}, old.{name}")
            lines += [f"    {line}" for line in _compared(hint, f"found[{name!r}]", leaf)]
    scope = {"differences": differences, "inside": _inside, "same": _same}
    return written("differ", "\n".join([*lines, "    return found"]), scope)


def _compared(hint: Any, place: str, leaf: Any) -> list[str]:
    origin, kinds = get_origin(hint), get_args(hint)
    if shareable(hint):  # 1 and True are equal, and not the same to a reader
        return [f"if a is not b and (a != b or a.__class__ is not b.__class__): {place} = {leaf!r}"]
    if origin is list and shareable(kinds[0]):
        return [f"if a != b: {place} = {leaf!r}"]
    if origin is dict and shareable(kinds[1]):
        return [f"if a != b or list(a) != list(b): {place} = {leaf!r}"]
    if isinstance(hint, type) and issubclass(hint, Zone):
        return [f"if a != b or list(a.cards) != list(b.cards): {place} = {leaf!r}"]
    if is_part(hint):
        return ["part = differences(a, b)", f"if part: {place} = part"]
    if origin in (list, dict) and is_part(kinds[-1]):
        return [f"part = inside(a, b, {leaf!r})", f"if part: {place} = part"]
    return [f"if not same(a, b): {place} = {leaf!r}"]


def is_part(hint: Any) -> bool:
    """True for a class of data with fields of its own to compare."""
    return isinstance(hint, type) and issubclass(hint, Data) and not issubclass(hint, Zone)


def _inside(new: Any, old: Any, leaf: Any) -> Any:
    if isinstance(new, list):
        if len(new) != len(old):
            return leaf
        pairs: Iterable[tuple[Any, tuple[Data, Data]]] = enumerate(zip(new, old, strict=True))
    else:
        if list(new) != list(old):
            return leaf
        pairs = ((key, (part, old[key])) for key, part in new.items())
    return {key: part for key, (one, other) in pairs if (part := differences(one, other))}


def _same(new: Any, old: Any) -> bool:
    if isinstance(new, Zone):
        return bool(new == old) and list(new.cards) == list(old.cards)
    if isinstance(new, Data):
        return type(new) is type(old) and not differences(new, old)
    if isinstance(new, dict):
        return isinstance(old, dict) and list(new) == list(old) and all(_same(new[key], old[key]) for key in new)
    if isinstance(new, list):
        return isinstance(old, list) and len(new) == len(old) and all(map(_same, new, old))
    return bool(new == old) and type(new) is type(old)


def _has_cards(hint: Any) -> bool:
    if isinstance(hint, type) and issubclass(hint, Data):
        return issubclass(hint, Zone) or any(map(_has_cards, hints(hint).values()))
    return any(map(_has_cards, get_args(hint)))
