"""Data that is made from a view field by field, when somebody reads it: so it is known what was read.

A look is asked about little of what its seat has seen. What was worked out from it stays right as long as the fields
that were read are the same.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, get_args, get_origin

import msgspec
from msgspec import Struct

from asztal.kernel.data import default_of, field_of, hints, once, source_of_clone, source_of_copy, written
from asztal.kernel.differing import is_part
from asztal.kernel.view import Observation
from asztal.kernel.zones import Zone

# Where a part of a view is: names of fields, each with the index or key inside, or None.
Place: TypeAlias = tuple[tuple[str, Any], ...]
Fill: TypeAlias = Callable[[Any, int, "Reads", Place], Any]
Leaf: TypeAlias = Callable[[type[Any], str, Any, bool], Callable[[Struct, int], Any]]


class Reads:
    """The fields of a view that were read, with the values that they had."""

    __slots__ = ("everything", "sizes", "values", "waiting")

    def __init__(self) -> None:
        self.values: dict[Place, dict[str, Any]] = {}
        self.sizes: dict[tuple[Place, str], Any] = {}  # how many parts there are, or their keys
        self.waiting: list[int] | None = None
        self.everything = False  # somebody read the observation itself

    def note(self, place: Place, name: str, value: Any) -> None:
        """Note that a field was read."""
        self.values.setdefault(place, {})[name] = value

    def hold(self, seen: Observation[Any]) -> bool:
        """True when all that was read is the same in this observation."""
        view: Struct = seen.view
        if self.everything or (self.waiting is not None and self.waiting != seen.waiting):
            return False
        for (place, name), size in self.sizes.items():
            if _size(getattr(_found(view, place), name)) != size:
                return False
        for place, named in self.values.items():
            part = _found(view, place)
            for name, value in named.items():
                now = getattr(part, name)
                if now is not value and not _alike(now, value):
                    return False
        return True


def _found(view: Any, place: Place) -> Any:
    for name, key in place:
        part = getattr(view, name)
        view = part if key is None else part[key]
    return view


def _size(parts: Any) -> Any:
    return len(parts) if isinstance(parts, list) else list(parts)


def _alike(new: Any, old: Any) -> bool:
    return type(new) is type(old) and bool(new == old) and (type(new) is not dict or list(new) == list(old))


def made_lazily(cls: type[Any], view: Struct, owner: int, reads: Reads, leaf: Leaf, **given: Any) -> Any:
    """Data of a class that is filled from a view as it is read; `given` is what the view does not tell.

    It shares what can change with the view, as it is never changed; a clone of it shares nothing.
    """
    made = _lazy(cls, type(view), leaf, True)((view, owner, reads, (), list(given)))
    for name, value in given.items():
        setattr(made, name, value)
    return made


@once
def _lazy(cls: type[Any], view: type[Any], leaf: Leaf, share: bool) -> Callable[[Any], Any]:
    """Makes an instance of a subclass whose fields are empty until they are read."""
    shown = {field.name: field.type for field in msgspec.structs.fields(view)}
    fills = {name: _fill(cls, name, hint, shown.get(name), leaf=leaf, share=share) for name, hint in hints(cls).items()}

    def fill(self: Any, name: str) -> Any:
        how = fills.get(name)
        if how is None:
            raise AttributeError(name)
        source, owner, reads, place, filled = self._origin
        value = how(source, owner, reads, place)
        setattr(self, name, value)
        filled.append(name)
        return value

    whole = written("clone", source_of_clone(cls), {"cls": cls})
    copies = {
        name: written("copy", f"def copy(value):\n    return {source_of_copy(hint, 'value')}", {})
        for name, hint in hints(cls).items()
    }

    def clone(self: Any) -> Any:
        source, owner, reads, place, filled = self._origin
        new = _lazy(cls, view, leaf, False)((source, owner, reads, place, []))
        for name in filled:
            setattr(new, name, copies[name](getattr(self, name)))
        return new

    members = {
        "__slots__": ("_origin",),
        "__getattr__": fill,
        "__class__": property(lambda _: cls),  # it is equal to others of its class
        # Whoever plays on a clone fills it by writing too, so a clone of that one is whole.
        "clone": clone if share else whole,
    }
    lazy: type[Any] = type(cls.__name__, (cls,), members)

    def make(origin: Any) -> Any:
        new = object.__new__(lazy)
        new._origin = origin
        return new

    return make


def _fill(cls: type[Any], name: str, hint: Any, shown: Any, *, leaf: Leaf, share: bool) -> Fill:
    """How a field is filled; what the view does not name has its default."""
    if shown is None:
        return _default(cls, name, hint)
    origin, kind = get_origin(hint), hint if get_origin(hint) is None else get_args(hint)[-1]
    if is_part(kind) and (kind is hint or origin in (list, dict)):
        return _parts(name, origin, _lazy(kind, get_args(shown)[-1] if origin else shown, leaf, share))
    value = leaf(cls, name, shown, share)

    def fill(view: Any, owner: int, reads: Reads, place: Place) -> Any:
        reads.note(place, name, getattr(view, name))
        return value(view, owner)

    return fill


def _default(cls: type[Any], name: str, hint: Any) -> Fill:
    field, zone = field_of(cls, name), isinstance(hint, type) and issubclass(hint, Zone)

    def fill(view: Any, owner: int, reads: Reads, place: Place) -> Any:
        value = default_of(field)
        if zone:
            value.owner = owner
        return value

    return fill


def _parts(name: str, origin: Any, make: Callable[[Any], Any]) -> Fill:
    def fill(view: Any, owner: int, reads: Reads, place: Place) -> Any:
        parts = getattr(view, name)
        if origin is None:
            return make((parts, owner, reads, (*place, (name, None)), []))
        reads.sizes[place, name] = _size(parts)
        if origin is dict:
            return {key: make((part, owner, reads, (*place, (name, key)), [])) for key, part in parts.items()}
        owned = name == "players"  # a zone inside belongs to the seat
        return [
            make((part, number if owned else owner, reads, (*place, (name, number)), []))
            for number, part in enumerate(parts)
        ]

    return fill
