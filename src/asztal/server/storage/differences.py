"""The difference between two JSON values, of which the second follows from the first with every key in its order.

`asztal.kernel.patch` is for clients, to whom the order of keys means nothing; in a stored state it is the order in
which cards came to a hand. `None` is no difference. An object has the differences of its parts, by key or by index.
A list of one is another value. A longer one says where in a list so many values were replaced, and by which.
"""

from typing import Any

from msgspec.json import encode


def difference(old: Any, new: Any) -> Any:
    """What makes `new` of `old`; None where nothing does."""
    if _same(old, new):
        return None
    if isinstance(old, dict) and isinstance(new, dict) and list(old) == list(new):
        return {key: found for key in old if (found := difference(old[key], new[key])) is not None}
    if isinstance(old, list) and isinstance(new, list):
        return _list_difference(old, new)
    return [new]


def _list_difference(old: list[Any], new: list[Any]) -> Any:
    if len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return {str(index): found for index, (a, b) in pairs if (found := difference(a, b)) is not None}
    start, end, shorter = 0, 0, min(len(old), len(new))
    while start < shorter and _same(old[start], new[start]):
        start += 1
    while end < shorter - start and _same(old[-1 - end], new[-1 - end]):
        end += 1
    return [start, len(old) - start - end, *new[start : len(new) - end]]


def _same(old: Any, new: Any) -> bool:
    """Equal as JSON, order of keys included: unlike Python, it tells 1 from true and from 1.0."""
    if type(old) is not type(new) or old != new:
        return False
    return type(old) not in (dict, list) or encode(old) == encode(new)


def made_of(old: Any, found: Any) -> Any:
    """The value of which `difference` found this; what is the same is shared with `old`."""
    if found is None:
        return old
    if isinstance(found, dict):
        if isinstance(old, dict):
            return {key: made_of(part, found[key]) if key in found else part for key, part in old.items()}
        made = list(old)
        for index, part in found.items():
            made[int(index)] = made_of(made[int(index)], part)
        return made
    if len(found) == 1:
        return found[0]
    start, gone, *came = found
    return [*old[:start], *came, *old[start + gone :]]
