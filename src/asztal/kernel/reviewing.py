"""Views made anew only where something differs: from what the same observer was shown before."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from asztal.kernel.data import Data, hints, once, reads_of, written
from asztal.kernel.differing import Differences, is_part
from asztal.kernel.game import Game
from asztal.kernel.view import Asked, Common, Observation, T, position_for, shown_part, source_of, struct_in
from asztal.kernel.zones import Eyes, cards_by_pool

Part = TypeVar("Part")


def observe_again(game: Game[Any], common: Common, earlier: Observation[Any]) -> Observation[Any]:
    """What the seat of an earlier observation knows now: only what differs is made anew.

    What is the same is the very same object. `common` knows what has changed since then.
    """
    state, title, seat = game.state, game.title, earlier.seat
    decision, eyes = game.decisions.get(seat), Eyes(earlier.seat, state.blurs)
    path = [] if decision is None else list(game.path_of(seat))
    asked = None if decision is None else Asked(decision.ask, [str(option) for option in decision.options])
    cards = (earlier.unseen, earlier.seen)
    if common.cards_moved:
        cards = cards_by_pool(common.tagged(state), eyes)
    return Observation(
        earlier.game,
        earlier.rules,
        seat,
        earlier.seats,
        earlier.variant,
        _kept(sorted(game.decisions), earlier.waiting),
        position_for(title.book, state.stack, seat),
        _kept(path, earlier.path),
        _kept({"pools": state.pools, "forks": state.forks}, earlier.counters),
        _kept(cards[0], earlier.unseen),
        _kept(cards[1], earlier.seen),
        _kept(asked, earlier.decision),
        _Again(eyes, common).show(state, title.view, earlier.view, common.differs or {}),
    )


def _kept(new: Part, old: Part) -> Part:
    return old if new == old else new


class _ShownField(NamedTuple):
    """How one field of a view is made."""

    name: str
    build: Callable[[Any, Eyes, Common], Any]
    is_open: bool
    part: type[Struct] | None  # the view of each part, where they can be made anew one by one


class _Again:
    """One observer who looks again."""

    __slots__ = ("_common", "_eyes")

    def __init__(self, eyes: Eyes, common: Common) -> None:
        self._eyes, self._common = eyes, common

    def show(self, data: Data, view: type[T], was: T, differs: Differences) -> T:
        """What the function `show` gives, made from what the observer was shown before and what differs since."""
        whole, always, by_field = _plan(type(data), view)
        key, fresh = (id(data), view, ""), self._common.fresh
        if whole and key in fresh:
            known: T = fresh[key]
            return known
        anew = {field.name: field for name in differs for field in by_field.get(name, ())} | always
        changes: dict[str, Any] = {}
        for name, field in anew.items():
            old = getattr(was, name)
            value = self._value(data, view, field, old, differs.get(name, True))
            if value is not old and (name in differs or not _equal(value, old)):
                changes[name] = value
        now = replace(was, **changes) if changes else was
        if whole:
            fresh[key] = now
        return now

    def _value(self, data: Data, view: type[Struct], field: _ShownField, old: Any, differs: Any) -> Any:
        if field.part is not None and isinstance(differs, dict):
            return self._parts(getattr(data, field.name), field.part, old, differs)
        if not field.is_open:
            value = field.build(data, self._eyes, self._common)
            return old if _equal(value, old) else value
        key, fresh = (id(data), view, field.name), self._common.fresh
        if key not in fresh:
            fresh[key] = field.build(data, self._eyes, self._common)
        return fresh[key]

    def _parts(self, parts: Any, view: type[Struct], old: Any, differs: Differences) -> Any:
        if isinstance(parts, Data):
            return self.show(parts, view, old, differs)
        new, same = old.copy(), True
        for key, part in differs.items():
            new[key] = self.show(parts[key], view, old[key], part)
            same = same and new[key] is old[key]
        return old if same else new


def _equal(new: Any, old: Any) -> bool:
    """Equal for a reader, as far as `show_` methods and zones can differ: by their type or their value."""
    return type(new) is type(old) and bool(new == old)


@once
def _plan(
    source: type[Any], view: type[Any]
) -> tuple[bool, dict[str, _ShownField], dict[str, tuple[_ShownField, ...]]]:
    """Whether a view is the same for all, the fields that are always made anew, and those to make by what differs."""
    always: dict[str, _ShownField] = {}
    by_field: dict[str, tuple[_ShownField, ...]] = {}
    whole = True
    for name, hint in ((field.name, field.type) for field in msgspec.structs.fields(view)):
        scope: dict[str, Any] = {"shown": shown_part}
        value, is_open = source_of(source, name, hint, scope)
        build = written("build", f"def build(data, eyes, common):\n    return {value}", scope)
        method, kind = getattr(source, f"show_{name}", None), hints(source).get(name)
        inner = kind if get_origin(kind) is None else get_args(kind)[-1]
        one_by_one = method is None and is_part(inner) and (kind is inner or get_origin(kind) in (list, dict))
        field = _ShownField(name, build, is_open, struct_in(hint) if one_by_one else None)
        whole = whole and is_open
        read = reads_of(method) if method is not None else (name,)
        if read is None:
            always[name] = field
        for each in read or ():
            by_field[each] = (*by_field.get(each, ()), field)
    return whole, always, by_field
