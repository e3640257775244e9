"""The table of Barrage as a test looks at it: drawn, or in plain text."""

import re
from collections.abc import Iterable

from rich.console import Console

from asztal.games.barrage import TITLE
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.face import draw
from asztal.games.barrage.state import NEUTRAL
from asztal.kernel import choices, observe, recall
from asztal.text import rows
from asztal.text.drawing import Scene
from asztal.text.wording import wording_of

NAMES = ("Anna", "Bob", "Cleo", "Dora")


def scene(game: object, seat: int = 0, width: int = 100, lang: str = "en") -> Scene:
    """What a seat sees, with the numbers of its options, as `asztal play` hands it to the drawing."""
    seen = observe(game, seat)  # type: ignore[arg-type]
    numbers: dict[str, int] = {}
    for number, choice in enumerate(choices(TITLE, seen), 1):
        for target in choice.targets:
            numbers.setdefault(target, number)
    return Scene(recall(TITLE, seen), wording_of(TITLE, lang, NAMES[: seen.seats]), width, numbers)


def drawn(shown: Scene) -> list[str]:
    """The lines of the drawn table, without colours."""
    console = Console(width=shown.width, markup=False, emoji=False, highlight=False, color_system=None)
    with console.capture() as capture:
        console.print(draw.table(shown))
    return [line.rstrip() for line in capture.get().splitlines()]


def table(top: Tabletop, seat: int = 0, width: int = 100, lang: str = "en") -> list[str]:
    if not top.state.stack:  # set up for a look, not in the middle of a game
        top.game.settle()
    return drawn(scene(top.game, seat, width, lang))


def plain(top: Tabletop, seat: int = 0, lang: str = "en") -> list[str]:
    return said(scene(top.game, seat, lang=lang))


def said(shown: Scene) -> list[str]:
    """The table in plain text."""
    return rows.plain(draw.rows(shown))


def own_rows(shown: Scene) -> list[rows.Row]:
    """The rows that all share and those of the reader's own part."""
    return [row for row in draw.rows(shown) if row.seat in (None, shown.seen.seat)]


def pointed_at(shown: Scene) -> set[str]:
    """What people may point at there."""
    own = own_rows(shown)
    return {id_ for row in own for id_ in row.ids} | {id_ for row in own for item in row.items for id_ in item.ids}


def block(lines: Iterable[str], label: str) -> str:
    """What stands behind a label, to the end of the line."""
    text = "\n".join(lines)
    found = re.search(rf"(?:^| ){label} +(.*)", text, re.M)
    assert found, f"no {label} in\n{text}"
    return found[1]


def valley() -> Tabletop:
    """A map with a little of everything."""
    top = Tabletop(2).dam("D5U", 2, 1).dam("D9L", 3, 2, seat=NEUTRAL).dam("D6L", 1, 0, seat=1)
    return top.conduit("C5B").conduit("C6B", 1).powerhouse("P10-1").powerhouse("P7-2", 1).water("HB", 2)
