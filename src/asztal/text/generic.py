"""A drawing for games without one of their own: the view, field by field."""

import sys
from collections.abc import Iterator
from itertools import groupby
from typing import Any, cast, get_args

from msgspec import Struct, structs
from rich.text import Text

from asztal.kernel import Title
from asztal.kernel.zones import DeckView, Slots
from asztal.text.drawing import Drawing, Scene
from asztal.text.rows import Item, Row, plain

NOTHING = "-"


def drawing_of(title: Title[Any]) -> Drawing:
    """How a game's tables are drawn: by the game itself, or by this module."""
    return cast(Drawing, title.face.drawing() or sys.modules[__name__])


def table(scene: Scene) -> Text:
    """The view for a terminal."""
    return Text("\n".join(plain(rows(scene))))


def rows(scene: Scene) -> list[Row]:
    """Every field of the view in a row of its own, those of a player below the name, and whose turn it is."""
    people = ", ".join(map(scene.wording.name_seat, scene.seen.waiting))
    view = scene.seen.view
    return [Row("", [Item(scene.wording.say("plain-waiting", people=people))]), *_rows(scene, view, type(view))]


def _rows(scene: Scene, value: Any, hint: Any, name: str = "", seat: int | None = None) -> Iterator[Row]:
    """A value of a view. Its type tells a hidden card, which is the number of its pool there, from a figure."""
    if isinstance(value, DeckView):
        hidden = [0] * sum(value.pools.values())
        yield Row(name, _slots(scene, [*value.top, *hidden, *value.bottom]), seat=seat)
    elif isinstance(value, Struct):
        for field in structs.fields(value):
            yield from _rows(scene, getattr(value, field.name), field.type, f"{name} {field.name}".strip(), seat)
    elif isinstance(value, dict) and value:
        for key, part in value.items():
            yield from _rows(scene, part, _part(hint), f"{name} {key}".strip(), seat)
    elif name == "players":
        for number, player in enumerate(value):
            yield Row(scene.wording.name_seat(number), seat=number)
            yield from _rows(scene, player, _part(hint), seat=number)
    elif isinstance(value, list) and any(isinstance(part, Struct | list | dict) for part in value):
        for number, part in enumerate(value, 1):
            yield from _rows(scene, part, _part(hint), f"{name} {number}", seat)
    elif isinstance(value, list) and Slots in (hint, *get_args(hint)):
        yield Row(name, _slots(scene, value), seat=seat)
    elif isinstance(value, list):
        # A number is a figure: an option with the same number does not mean it.
        items = [Item(_said(scene, part), ids=[part] if isinstance(part, str) else []) for part in value]
        yield Row(name, items or [Item(NOTHING)], seat=seat)
    else:
        yield Row(name, [Item(_said(scene, value))], seat=seat)


def _slots(scene: Scene, slots: Slots) -> list[Item]:
    """The cards of a zone: those that are seen by their ids, the others counted where they lie."""
    items: list[Item] = []
    for known, cards in groupby(slots, lambda slot: isinstance(slot, str)):
        if known:
            items += [Item(str(card), ids=[str(card)]) for card in cards]
        else:
            count = len(list(cards))
            items.append(Item(scene.wording.say("plain-hidden", count=count), count=count, hidden=True))
    return items or [Item(NOTHING)]


def _said(scene: Scene, value: Any) -> str:
    if isinstance(value, bool):
        return scene.wording.say("plain-yes" if value else "plain-no")
    return NOTHING if value in (None, "", {}) else str(value)


def _part(hint: Any) -> Any:
    """What is in a list or a dictionary, by its type; nothing where the type does not say."""
    return next(reversed(get_args(hint)), None)
