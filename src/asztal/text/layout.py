"""Parts of a drawn table that several games use: texts that flow, and labelled lines below each other."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

from asztal.text.drawing import mark

_BETWEEN = "  "


def sign(seat: int, text: str = "") -> Text:
    """The mark of a player, with something that belongs to it."""
    return Text(f"{mark(seat)}{text}", style=mark(seat).style)


class Flow:
    """Texts in lines as wide as there is room; lines break between two texts and, if need be, inside one."""

    def __init__(self, texts: Iterable[Text]) -> None:
        self.texts = [text for text in texts if text]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = Text()
        for text in self.texts:
            if line and line.cell_len + len(_BETWEEN) + text.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(_BETWEEN if line else "").append_text(text)
        yield line


Row: TypeAlias = tuple[Text, RenderableType]  # a word that says what it is, and what stands beside it


def row(label: str, *texts: Text, style: str = "bold") -> Row:
    """Some texts with a label."""
    return Text(label, style=style), Flow(texts)


def below(rows: Iterable[Row]) -> Table:
    """Labelled lines below each other."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for label, text in rows:
        grid.add_row(label, text)
    return grid
