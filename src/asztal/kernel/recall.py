"""From a view back to a game: as a look, which knows what its seat knows and is only asked, or as a whole world.

A look is made from the observation alone, so whatever is read from it the seat may know. What the seat has not seen
is not there: a hidden card is a blank, a field that the view does not name has its default, and chance refuses. The
rules can be asked about the own seat and the open table; of others' hidden things only the view speaks.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, Protocol, get_args, get_origin

import msgspec
from msgspec import Struct

from asztal.kernel.ask import Decision, Option
from asztal.kernel.chance import Chance, Refusing
from asztal.kernel.data import (
    Data,
    default_of,
    field_of,
    frozen,
    hints,
    is_union,
    may_be_tuple,
    once,
    optional,
    shareable,
    written,
)
from asztal.kernel.frame import Frame, Position, Stack
from asztal.kernel.game import Game, S
from asztal.kernel.lazily import Reads, made_lazily
from asztal.kernel.look import Look, Memory
from asztal.kernel.state import State
from asztal.kernel.title import Title
from asztal.kernel.view import Observation
from asztal.kernel.zones import EVERYONE, TABLE, Deck, DeckView, Slots, Zone

_GIVEN = ("seats", "variant", "stack", "pools", "forks")  # what an observation tells beside its view
_REMEMBERED = 4096  # options; a game offers some hundred different ones
_BLANKS = tuple(f"?{number}" for number in range(1, 1000))  # cards that the seat has not seen; enough for any deck


class Hands(Protocol):
    """Who puts cards where a view shows slots."""

    def zone(self, slots: Slots, owner: int) -> Zone:
        """A zone with a card for every slot."""

    def deck(self, view: DeckView, name: str) -> Deck:
        """A deck with a card for every place."""


def recall(title: Title[S], seen: Observation[Any], memory: Memory | None = None) -> Look[S]:
    """The look of whoever made this observation; what it is asked again and again is kept in `memory`."""
    game, reads = _read(title, seen)
    again = partial(_read, title, seen, game.state.stack)
    if seen.decision is None:
        return Look(seen, game, None, reads, memory=memory, again=again)
    options = [_option(text) for text in seen.decision.options]
    game.ask(Decision(seen.seat, seen.decision.ask, options), tuple(seen.path))
    return Look(seen, game, game.stack[-1], reads, memory=memory, again=again)


def _read(title: Title[S], seen: Observation[Any], stack: Stack | None = None) -> tuple[Game[S], Reads]:
    """A game that is filled from the observation as it is read, and what was read of it."""
    reads = Reads()
    state = made_lazily(
        title.state,
        seen.view,
        TABLE,
        reads,
        _leaf,
        seats=seen.seats,
        variant=dict(seen.variant),
        stack=[] if stack is None else stack,
        **seen.counters,
    )
    game: Game[S] = Game(title, state, Refusing(), tells=False)
    if stack is None:
        state.stack.extend(_stacks(game, seen.position))
        game.stack = state.stack
    return game, reads


def _leaf(cls: type[Any], name: str, shown: Any, share: bool) -> Callable[[Struct, int], Any]:
    """A function that makes one field of a class from a view."""
    source = _Source(cls, share)
    value = source.value(name, hints(cls)[name], shown, f"view.{name}")
    return written("leaf", f"def leaf(view, owner):\n    return {value}", {**source.scope, "hands": _Blanks})


@lru_cache(_REMEMBERED)
def _option(text: str) -> Option:
    """An option cannot change, and the same ones are offered again and again."""
    return Option.parse(text)


def standing(title: Title[S], seen: Observation[Any], chance: Chance, hands: Hands) -> Game[S]:
    """A game made of an observation, where that says the rules are; nobody is asked yet."""
    state = _filler(title.state, type(seen.view))(seen.view, TABLE, hands)
    state.seats, state.variant, state.stack = seen.seats, dict(seen.variant), []
    state.pools, state.forks = seen.counters["pools"], seen.counters["forks"]
    game: Game[S] = Game(title, state, chance, tells=False)
    state.stack.extend(_stacks(game, seen.position))
    game.stack = state.stack
    return game


def _stacks(game: Game[Any], position: Position) -> Stack:
    """The stacks of a position; a seat that chooses in secret stands at its start, or has chosen."""
    stack: Stack = []
    for data in position:
        frame = Frame.alone(data)
        stack.append(frame)
        if "kids" in data:
            game.stack = stack  # what the seats' first frames may look up
            together: Any = game.title.book[frame.at]
            frame.kids = [
                _stacks(game, kid) if isinstance(kid, list) else [] if kid else [together.start(game, frame, seat)]
                for seat, kid in enumerate(data["kids"])
            ]
    return stack


class _Blanks:
    """Puts the cards that were seen, and a blank for every other."""

    @staticmethod
    def zone(slots: Slots, owner: int) -> Zone:
        return Zone(owner, _cards(slots, 0) if slots else {})

    @staticmethod
    def deck(view: DeckView, name: str) -> Deck:
        loose = sum(view.pools.values())
        if not view.top and not view.bottom:
            return Deck(cards=dict.fromkeys(_BLANKS[:loose], 0), name=name)
        top, bottom = _cards(view.top, 0), _cards(view.bottom, len(view.top))
        first = len(top) + len(bottom)
        cards = top | bottom | dict.fromkeys(_BLANKS[first : first + loose], 0)
        return Deck(cards=cards, name=name, top=list(top), bottom=list(bottom))


def _cards(slots: Slots, first: int) -> dict[str, int]:
    cards: dict[str, int] = {}
    for number, slot in enumerate(slots, first):
        if isinstance(slot, str):
            cards[slot] = EVERYONE
        else:
            cards[_BLANKS[number]] = 0
    return cards


@once
def _filler(cls: type[Any], view: type[Any]) -> Callable[[Struct, int, Hands], Any]:
    """A function that turns a view back into data of a class; written once from the annotations, as `clone` is.

    A zone inside `players[i]` belongs to seat i, any other to the table. Lists and dicts are copied.
    """
    source = _Source(cls, share=False)
    shown = {field.name: field.type for field in msgspec.structs.fields(view)}
    for name, hint in hints(cls).items():
        if name in shown:
            source.assign(name, source.value(name, hint, shown[name], f"view.{name}"))
        elif not (issubclass(cls, State) and name in _GIVEN):
            source.scope[f"field_{name}"] = field_of(cls, name)
            source.assign(name, f"default_of(field_{name})")
            if isinstance(hint, type) and issubclass(hint, Zone):
                source.assign(f"{name}.owner", "owner")
    return source.function()


class _Source:
    """Source text of a function that fills a class, and the names that it uses."""

    def __init__(self, cls: type[Data], share: bool) -> None:
        self.cls, self.share = cls, share
        self.scope: dict[str, Any] = {"cls": cls, "frozen": frozen, "default_of": default_of}
        self._lines = ["def fill(view, owner, hands):", "    new = cls.__new__(cls)"]

    def assign(self, name: str, value: str) -> None:
        self._lines.append(f"    new.{name} = {value}")

    def function(self) -> Callable[[Struct, int, Hands], Any]:
        return written("fill", "\n".join([*self._lines, "    return new"]), self.scope)

    def value(self, name: str, hint: Any, shown: Any, value: str) -> str:
        """Source text that turns `value`, an expression of type `shown`, into one of type `hint`."""
        if shareable(hint):
            return f"frozen({value})" if may_be_tuple(hint) else value
        if is_union(hint) or is_union(shown):
            hint, shown = (optional(kind) if is_union(kind) else kind for kind in (hint, shown))
            return f"(None if {value} is None else {self.value(name, hint, shown, value)})"
        origin, kinds = get_origin(hint), get_args(hint)
        if origin in (list, dict) and shareable(kinds[-1]):
            if not may_be_tuple(kinds[-1]):
                return value if self.share else f"{value}.copy()"
            if origin is list:
                return f"[frozen(part) for part in {value}]"
            return f"{{key: frozen(part) for key, part in {value}.items()}}"
        inner = get_args(shown)[-1:]
        if origin is list and name == "players":
            return f"[{self._part(name, kinds[0], inner[0], 'part', 'seat')} for seat, part in enumerate({value})]"
        if origin is list:
            return f"[{self._part(name, kinds[0], inner[0], 'part')} for part in {value}]"
        if origin is dict:
            return f"{{key: {self._part(name, kinds[1], inner[0], 'part')} for key, part in {value}.items()}}"
        return self._part(name, hint, shown, value)

    def _part(self, name: str, kind: Any, shown: Any, value: str, owner: str = "owner") -> str:
        if get_origin(kind) is not None:
            return self.value(name, kind, shown, value)
        if issubclass(kind, Deck):
            if value != f"view.{name}":
                raise TypeError("a deck must be a field of its own, where its stream of chance is named")
            return f"hands.deck({value}, {default_of(field_of(self.cls, name)).name!r})"
        if issubclass(kind, Zone):
            return f"hands.zone({value}, {owner})"
        self.scope[f"fill_{name}"] = _filler(kind, shown)
        return f"fill_{name}({value}, {owner}, hands)"
