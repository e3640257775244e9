"""Plain data that can be copied, saved and loaded, and nothing else.

Everything in a state is made of ints, strings, bools, lists, dicts, tuples and `Data` classes of those, with ids
between things and never references. That is what makes `clone` cheap and a stored table readable: both functions
are written once here, from the annotations, the first time that a class needs them.
"""

import types
import typing
from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from functools import cache
from typing import Annotated, Any, ParamSpec, Self, TypeAlias, TypeVar, Union, get_args, get_origin

_SCALARS = (int, str, bool, float, type(None))
P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")
M = TypeVar("M", bound=Callable[..., Any])
_READS = "_reads"
_IN_NO_VIEW = "in no view"
# The type of a field that nobody is shown, not even the seat whose part it is in; every other field is in a view.
InNoView: TypeAlias = Annotated[T, _IN_NO_VIEW]


def once(function: Callable[P, R]) -> Callable[P, R]:
    """Remember what the function gave for each class; what it says of a class never changes."""
    return typing.cast(Callable[P, R], cache(function))


def reads(*names: str) -> Callable[[M], M]:
    """Say which fields of its class a `show_` method reads: it is asked again only when one of them has changed.

    A method that does not say so is asked at every look.
    """

    def declare(method: M) -> M:
        setattr(method, _READS, names)
        return method

    return declare


def reads_of(method: Callable[..., Any]) -> tuple[str, ...] | None:
    """What a `show_` method has declared that it reads."""
    return getattr(method, _READS, None)


class Data:
    """A dataclass with `clone`, `to_data` and `from_data`; subclasses add `@dataclass(slots=True)`."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        # A subclass must not inherit the function that was generated for its parent's fields.
        for name in ("clone", "to_data"):
            if name not in cls.__dict__:
                setattr(cls, name, getattr(Data, name))

    def clone(self) -> Self:
        """A copy that shares nothing that can change with the original."""
        cls = type(self)
        made = written("clone", source_of_clone(cls), {"cls": cls})
        setattr(cls, "clone", made)  # noqa: B010 - generated once per class
        return typing.cast(Self, made(self))

    def to_data(self) -> Any:
        """This value as JSON-ready builtins."""
        cls = type(self)
        made = written("to_data", _save_source(cls), {"plain": plain})
        setattr(cls, "to_data", made)  # noqa: B010 - generated once per class
        return made(self)

    @classmethod
    def from_data(cls, data: Any) -> Self:
        """The value that `to_data` was made from."""
        new = cls.__new__(cls)
        for name, hint in hints(cls).items():
            if name in data:
                setattr(new, name, load(hint, data[name]))
            else:
                setattr(new, name, default_of(field_of(cls, name)))
        return new


@once
def hints(cls: type[Any]) -> dict[str, Any]:
    """The resolved annotation of every dataclass field, in order."""
    resolved = typing.get_type_hints(cls)
    return {field.name: resolved[field.name] for field in fields(cls)}


@once
def in_no_view(cls: type[Any]) -> frozenset[str]:
    """The fields of a class that are declared as `InNoView`."""
    declared = typing.get_type_hints(cls, include_extras=True).items()
    return frozenset(name for name, hint in declared if _IN_NO_VIEW in getattr(hint, "__metadata__", ()))


def field_of(cls: type[Data], name: str) -> Field[Any]:
    """The dataclass field called `name`."""
    found: Field[Any] = typing.cast(Any, cls).__dataclass_fields__[name]
    return found


def default_of(field: Field[Any]) -> Any:
    """What the field holds when nobody says otherwise; a field without a default must be given."""
    if field.default is not MISSING:
        return field.default
    if field.default_factory is not MISSING:
        return field.default_factory()
    raise KeyError(f"no value for field {field.name!r}, which has no default")


def is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def _is_data(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Data)


def shareable(hint: Any) -> bool:
    """True for values that a copy may share, because they cannot change."""
    if hint in _SCALARS or get_origin(hint) is typing.Literal or hint is tuple:
        return True
    inside = get_args(hint) if is_union(hint) or get_origin(hint) is tuple else ()
    return bool(inside) and all(part is ... or shareable(part) for part in inside)


def optional(hint: Any) -> Any:
    rest = [part for part in get_args(hint) if part is not type(None)]
    if len(rest) != 1:
        raise TypeError(f"state data cannot hold {hint}: use one class or None")
    return rest[0]


def source_of_copy(hint: Any, value: str) -> str:
    """Source text that copies `value`, an expression of type `hint`."""
    if shareable(hint):
        return value
    if _is_data(hint):
        return f"{value}.clone()"
    if is_union(hint):
        return f"(None if {value} is None else {source_of_copy(optional(hint), value)})"
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        return f"{value}.copy()" if shareable(args[0]) else f"[{source_of_copy(args[0], 'x')} for x in {value}]"
    if origin is dict:
        inner = source_of_copy(args[1], "v")
        return f"{value}.copy()" if shareable(args[1]) else f"{{k: {inner} for k, v in {value}.items()}}"
    raise TypeError(f"state data cannot hold {hint}")


def _saved(hint: Any, value: str) -> str:
    """Source text that turns `value` into builtins."""
    if _is_data(hint):
        return f"{value}.to_data()"
    origin, args = get_origin(hint), get_args(hint)
    if shareable(hint):
        return f"plain({value})" if may_be_tuple(hint) else value
    if is_union(hint):
        return f"(None if {value} is None else {_saved(optional(hint), value)})"
    if origin is list:
        return f"[{_saved(args[0], 'x')} for x in {value}]"
    if origin is dict:
        key = "k" if args[0] is str else "str(k)"
        return f"{{{key}: {_saved(args[1], 'v')} for k, v in {value}.items()}}"
    raise TypeError(f"state data cannot hold {hint}")


def may_be_tuple(hint: Any) -> bool:
    """True for values that JSON gives back as lists."""
    return hint is tuple or get_origin(hint) is tuple or any(may_be_tuple(part) for part in get_args(hint))


def plain(value: Any) -> Any:
    """Tuples as lists, all the way down: the JSON form of a value that cannot change."""
    return [plain(part) for part in value] if isinstance(value, tuple) else value


def frozen(value: Any) -> Any:
    """Lists as tuples, all the way down: the inverse of `plain`."""
    return tuple(frozen(part) for part in value) if isinstance(value, list) else value


def load(hint: Any, data: Any) -> Any:
    """Builtins back into a value of type `hint`."""
    if _is_data(hint):
        return hint.from_data(data)
    origin, args = get_origin(hint), get_args(hint)
    if shareable(hint):
        return frozen(data)
    if is_union(hint):
        return None if data is None else load(optional(hint), data)
    if origin is list:
        return [load(args[0], part) for part in data]
    if origin is dict:
        return {args[0](key): load(args[1], part) for key, part in data.items()}
    raise TypeError(f"state data cannot hold {hint}")


def source_of_clone(cls: type[Data]) -> str:
    """Source text of a function that copies data of a class."""
    lines = ["def clone(self):", "    new = cls.__new__(cls)"]
    lines += [f"    new.{name} = {source_of_copy(hint, f'self.{name}')}" for name, hint in hints(cls).items()]
    return "\n".join([*lines, "    return new"])


def _save_source(cls: type[Data]) -> str:
    items = ", ".join(f"{name!r}: {_saved(hint, f'self.{name}')}" for name, hint in hints(cls).items())
    return f"def to_data(self):\n    return {{{items}}}"


def written(name: str, source: str, scope: dict[str, Any]) -> Callable[..., Any]:
    """The function of this name that the source text defines, with what it uses in `scope`."""
    exec(source, scope)  # as dataclasses do: the fastest code is the one written out field by field
    made: Callable[..., Any] = scope[name]
    return made
