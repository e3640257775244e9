"""A drawing for games that have none: the view, field by field."""

import sys
from collections.abc import Iterator
from typing import Any, cast

import msgspec
from rich.text import Text

from asztal.kernel import Title
from asztal.text.drawing import Drawing, Scene


def drawing_of(title: Title[Any]) -> Drawing:
    """How a game's tables are drawn: by the game itself, or by this module."""
    return cast(Drawing, title.face.drawing() or sys.modules[__name__])


def table(scene: Scene) -> Text:
    """The view for a terminal."""
    return Text("\n".join(lines(scene)))


def lines(scene: Scene) -> list[str]:
    """Every field of the view on a line of its own, and whose turn it is."""
    people = ", ".join(map(scene.wording.name_seat, scene.seen.waiting))
    shown = [f"{name}: {value}" for name, value in _fields(msgspec.to_builtins(scene.seen.view), scene)]
    return [*shown, scene.wording.say("plain-waiting", people=people)]


def _fields(value: Any, scene: Scene, name: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, dict) and value:
        for key, part in value.items():
            yield from _fields(part, scene, f"{name} {key}".strip())
    elif name == "players":
        for seat, player in enumerate(value):
            yield from _fields(player, scene, scene.wording.name_seat(seat))
    elif isinstance(value, list):
        yield name, " ".join(map(str, value)) or "-"
    else:
        yield name, "-" if value in (None, {}) else str(value)
