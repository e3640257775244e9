"""Views: built from nothing for one seat, typed, and all that this seat knows.

A game declares its view as `msgspec.Struct` classes. A field is filled from the state's field of the same name; a zone
becomes slots that show only what the seat has seen; a method `show_<field>(eyes)` of the state's class answers where a
plain copy would tell too much, and a method `show_<field>()` where everybody is shown the same. What a view class does
not name, no client gets; and because no imagined world would have it either, it must be declared as `InNoView`.
"""

from collections.abc import Callable, Iterator
from dataclasses import fields
from inspect import signature
from typing import Any, Generic, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from asztal.kernel.data import Data, hints, in_no_view, is_union, once, shareable, written
from asztal.kernel.differing import Differences, with_cards
from asztal.kernel.effect import Book
from asztal.kernel.frame import Frame, Position, Stack
from asztal.kernel.game import Game
from asztal.kernel.state import State
from asztal.kernel.zones import EVERYONE, SPECTATOR, Deck, DeckView, Eyes, Slots, Zone, cards_by_pool, cards_by_tag

T = TypeVar("T", bound=Struct)
V = TypeVar("V", bound=Struct)
K = TypeVar("K")
_KERNELS = frozenset(field.name for field in fields(State)) - {"players"}  # an observation tells what is for all eyes


class Asked(Struct, frozen=True):
    """A decision in a view: the question, and the options in their text form."""

    ask: str
    options: list[str]


class Observation(Struct, Generic[V]):
    """All that a seat knows: the game's own view, its place in the rules, what it has not seen, what it is asked.

    `waiting` names the seats that are asked something, `path` the stacks of `position` in which the seat's own question
    lies, `unseen` lists for each pool of shuffled cards those whose place the seat does not know and `seen` the others.
    A whole world can be imagined from this alone.
    """

    game: str
    rules: int
    seat: int
    seats: int
    variant: dict[str, str]
    waiting: list[int]
    position: Position
    path: list[int]
    counters: dict[str, int]
    unseen: dict[str, list[str]]
    seen: dict[str, list[str]]
    decision: Asked | None
    view: V


class Common:
    """What everybody sees of a game as it stands, worked out for the first who looks; good until the next change.

    `differs` is what has changed since an earlier look, where that is known.
    """

    __slots__ = ("_tagged", "cards_moved", "differs", "fresh", "views")

    def __init__(self, differs: Differences | None = None) -> None:
        self._tagged: dict[int, list[str]] | None = None
        self.views: dict[tuple[int, type[Struct]], Any] = {}  # by the part of the state and its view class
        self.fresh: dict[tuple[int, type[Struct], str], Any] = {}  # open fields that are new; "" is a whole view
        self.differs = None if differs is not None and "blurs" in differs else differs  # who sees less, sees all anew
        self.cards_moved = differs is None or with_cards(differs)

    def tagged(self, state: State) -> dict[int, list[str]]:
        """All cards, see `cards_by_tag`."""
        if self._tagged is None:
            self._tagged = cards_by_tag(state)
        return self._tagged


def observe(game: Game[Any], seat: int, common: Common | None = None) -> Observation[Any]:
    """What a seat (or `SPECTATOR`) knows now; several who look at the same moment may have the work in common."""
    state, title = game.state, game.title
    decision = game.decisions.get(seat)
    eyes, common = Eyes(seat, state.blurs), common or Common()
    return Observation(
        title.name,
        title.rules_version,
        seat,
        state.seats,
        dict(state.variant),
        sorted(game.decisions),
        position_for(title.book, state.stack, seat),
        [] if decision is None else list(game.path_of(seat)),
        {"pools": state.pools, "forks": state.forks},
        *cards_by_pool(common.tagged(state), eyes),
        None if decision is None else Asked(decision.ask, [str(option) for option in decision.options]),
        show(state, title.view, eyes, common),
    )


def observe_openly(game: Game[Any]) -> Observation[Any]:
    """What all seats know together, as a view of the same class: for looking back at a finished game.

    The order of a face-down stack is in no view, because it does not exist until somebody draws.
    """
    state, title = game.state, game.title
    eyes = _owner(SPECTATOR)
    view = show(state, title.view, eyes)
    kind = next(
        (struct_in(field.type) for field in msgspec.structs.fields(title.view) if field.name == "players"), None
    )
    if kind is not None:
        view.players = [show(player, kind, _owner(seat)) for seat, player in enumerate(state.players)]
    return Observation(
        title.name,
        title.rules_version,
        SPECTATOR,
        state.seats,
        dict(state.variant),
        sorted(game.decisions),
        [frame.to_data() for frame in state.stack],
        [],
        {"pools": state.pools, "forks": state.forks},
        *cards_by_pool(cards_by_tag(state), eyes),
        None,
        view,
    )


def _owner(seat: int) -> Eyes:
    """Eyes that see behind the screen of a seat, and all cards that anybody has seen."""
    eyes = Eyes(seat)
    eyes.mask = EVERYONE
    return eyes


def position_for(book: Book, stack: Stack, seat: int) -> Position:
    shown: Position = []
    for frame in stack:
        data = Frame(frame.at, frame.seat, frame.step, frame.pc, frame.vars).to_data()
        if frame.kids is not None:
            sealed = book[frame.at].sealed
            data["kids"] = [
                not kid if sealed and kid_seat != seat else position_for(book, kid, seat)
                for kid_seat, kid in enumerate(frame.kids)
            ]
        shown.append(data)
    return shown


def show(data: Data, view: type[T], eyes: Eyes, common: Common | None = None) -> T:
    """The part of the state that a view class names, as the observer sees it."""
    common = common or Common()
    to_all, to_one = _showers(type(data), view)
    key = (id(data), view)
    seen = common.views.get(key)
    if seen is None:
        seen = common.views[key] = to_all(data, eyes, common)
    shown: T = seen if to_one is None else to_one(data, eyes, common, seen)
    return shown


@once
def _showers(source: type[Any], view: type[Any]) -> tuple[Callable[..., Any], Callable[..., Any] | None]:
    """Two functions that fill a view; written once from the annotations, as `clone` is.

    The first makes what everybody sees: the values of all open fields. From these the second makes the view for one
    observer. When every field is open there is no second: the first makes the view.
    """
    scope: dict[str, Any] = {"view": view, "shown": shown_part}
    sources = [source_of(source, field.name, field.type, scope) for field in msgspec.structs.fields(view)]
    shared = [value for value, is_open in sources if is_open]
    whole = len(shared) == len(sources)
    seen = f"view({', '.join(shared)})" if whole else f"[{', '.join(shared)}]"
    to_all = written("to_all", f"def to_all(data, eyes, common):\n    return {seen}", scope)
    if whole:
        return to_all, None
    values = [f"seen[{shared.index(value)}]" if is_open else value for value, is_open in sources]
    return to_all, written(
        "to_one", f"def to_one(data, eyes, common, seen):\n    return view({', '.join(values)})", scope
    )


def source_of(source: type[Data], name: str, hint: Any, scope: dict[str, Any]) -> tuple[str, bool]:
    """Source text for the value of one field, and whether it is open: the same for everybody, by its type alone.

    What it needs besides `data`, `eyes` and `common` is put into `scope`.
    """
    method = getattr(source, f"show_{name}", None)
    if method is not None:
        is_open = len(signature(method).parameters) == 1
        return f"data.show_{name}({'' if is_open else 'eyes'})", is_open
    kind, value = hints(source).get(name), f"data.{name}"
    origin, parts = get_origin(kind), get_args(kind)
    if shareable(kind):
        return value, True
    if isinstance(kind, type) and issubclass(kind, Zone):
        return f"{value}.{'seen_by' if issubclass(kind, Deck) else 'slots'}(eyes)", False
    if origin in (list, dict) and shareable(parts[-1]):
        return f"{value}.copy()", True  # a view shares nothing with the state
    scope[f"view_{name}"] = inner = struct_in(hint)
    is_open = _all_open(kind, inner)
    if inner is not None and get_origin(hint) is list:
        return f"[shown(part, view_{name}, eyes, common) for part in {value}]", is_open
    if inner is not None and get_origin(hint) is dict:
        return f"{{key: shown(part, view_{name}, eyes, common) for key, part in {value}.items()}}", is_open
    return f"shown({value}, view_{name}, eyes, common)", is_open


def _all_open(kind: Any, view: type[Struct] | None) -> bool:
    if shareable(kind):
        return True
    if get_origin(kind) in (list, dict) or is_union(kind):
        parts = get_args(kind) if is_union(kind) else get_args(kind)[-1:]
        return all(_all_open(part, view) for part in parts)
    if view is None or issubclass(kind, Zone):
        return False
    return _showers(kind, view)[1] is None


def struct_in(hint: Any) -> type[Struct] | None:
    kinds = (hint, *get_args(hint))
    return next((kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)), None)


def shown_part(value: Any, view: type[Struct] | None, eyes: Eyes, common: Common) -> Any:
    if isinstance(value, Deck):
        return value.seen_by(eyes)
    if isinstance(value, Zone):
        return value.slots(eyes)
    if isinstance(value, Data):
        if view is None:
            raise TypeError(f"{type(value).__name__} needs a view class of its own")
        return show(value, view, eyes, common)
    if isinstance(value, list):
        return [shown_part(part, view, eyes, common) for part in value]
    if isinstance(value, dict):
        return {key: shown_part(part, view, eyes, common) for key, part in value.items()}
    return value


def check_named(source: type[Data], view: type[Struct]) -> None:
    """Refuse a state of which some field is neither in its view class nor declared as `InNoView`."""
    shown = {field.name: field.type for field in msgspec.structs.fields(view)}
    for name in _to_name(source):
        if name not in shown:
            raise TypeError(
                f"{source.__name__}.{name} is in no view, so no world that a seat imagines would have it: name it in "
                f"{view.__name__} (a method show_{name}(eyes) says who sees what of it), or declare it as "
                "InNoView[...] if not even the seat that it belongs to may know it"
            )
        for part, inner in zip(_in(hints(source)[name], Data), _in(shown[name], Struct), strict=False):
            if not issubclass(part, Zone):
                check_named(part, inner)
    for name in in_no_view(source) & set(shown):
        raise TypeError(
            f"{source.__name__}.{name} is declared as InNoView, and {view.__name__} names it: keep one of them"
        )


def _to_name(source: type[Any]) -> list[str]:
    """The fields of a class that its view must name."""
    others = in_no_view(source) | (_KERNELS if issubclass(source, State) else frozenset())
    return [name for name in hints(source) if name not in others]


def _in(hint: Any, base: type[K]) -> Iterator[type[K]]:
    """The classes of a kind that a type is made of."""
    if isinstance(hint, type) and issubclass(hint, base):
        yield hint
    for part in get_args(hint):
        yield from _in(part, base)


@once
def plain_view(source: type[Any]) -> type[Struct]:
    """A view class that names every field of a state: for small games whose only secrets are cards in zones."""
    named = [(name, _view_type(hint)) for name, hint in hints(source).items() if name in _to_name(source)]
    return msgspec.defstruct(f"{source.__name__}View", named)


def _view_type(hint: Any) -> Any:
    if isinstance(hint, type) and issubclass(hint, Data):
        return DeckView if issubclass(hint, Deck) else Slots if issubclass(hint, Zone) else plain_view(hint)
    origin, args = get_origin(hint), get_args(hint)
    if is_union(hint):
        return Union[tuple(map(_view_type, args))]  # noqa: UP007 - made of a computed number of types
    return origin[tuple(map(_view_type, args))] if origin in (list, dict) else hint
