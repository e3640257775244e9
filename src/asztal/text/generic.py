"""A drawing for games that have none: the view, field by field."""

import sys
from collections.abc import Iterator
from typing import Any, cast

import msgspec
from rich.text import Text

from asztal.kernel import Title
from asztal.text.drawing import Drawing, Scene
from asztal.text.rows import Item, Row, plain


def drawing_of(title: Title[Any]) -> Drawing:
    """How a game's tables are drawn: by the game itself, or by this module."""
    return cast(Drawing, title.face.drawing() or sys.modules[__name__])


def table(scene: Scene) -> Text:
    """The view for a terminal."""
    return Text("\n".join(plain(rows(scene))))


def rows(scene: Scene) -> list[Row]:
    """Every field of the view in a row of its own, those of a player below the name, and whose turn it is."""
    people = ", ".join(map(scene.wording.name_seat, scene.seen.waiting))
    shown = list(_rows(scene, msgspec.to_builtins(scene.seen.view)))
    return [Row("", [Item(scene.wording.say("plain-waiting", people=people))]), *shown]


def _rows(scene: Scene, value: Any, name: str = "", seat: int | None = None) -> Iterator[Row]:
    if isinstance(value, dict) and value:
        for key, part in value.items():
            yield from _rows(scene, part, f"{name} {key}".strip(), seat)
    elif name == "players":
        for number, player in enumerate(value):
            yield Row(scene.wording.name_seat(number), seat=number)
            yield from _rows(scene, player, seat=number)
    elif isinstance(value, list):
        yield Row(name, [Item(str(part), ids=[str(part)]) for part in value] or [Item("-")], seat=seat)
    else:
        yield Row(name, [Item("-" if value in (None, {}) else str(value))], seat=seat)
