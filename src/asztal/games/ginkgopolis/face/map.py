"""The city of Ginkgopolis as a grid for a terminal."""

from rich.text import Text

from asztal.games.ginkgopolis.cards import TILES
from asztal.games.ginkgopolis.city import beside, xy
from asztal.games.ginkgopolis.face.pen import Pen
from asztal.text.drawing import mark

_STYLE = {"red": "white on dark_red", "blue": "white on dodger_blue3", "yellow": "black on gold3"}
_CELL = 5  # columns of a cell, and one between two


def drawn_map(pen: Pen) -> tuple[Text, int]:
    """The grid with its columns and rows numbered, and how wide it is."""
    view = pen.view
    free = set(beside(view.top))
    at = [xy(cell) for cell in (*view.top, *view.tokens.values(), *(free & pen.scene.numbers.keys()))]
    columns = range(min(x for x, _ in at), max(x for x, _ in at) + 1)
    rows = range(max(y for _, y in at), min(y for _, y in at) - 1, -1)
    tokens = {cell: letter for letter, cell in view.tokens.items()}
    text = Text("    " + "".join(f"{x:^{_CELL + 1}}" for x in columns), style="dim")
    for y in rows:
        upper, lower = Text(f"\n{y:>3} ", style="dim"), Text("\n    ")
        for x in columns:
            cell = f"{x},{y}"
            style = "default not dim"
            if cell in view.top:
                style = f"not dim {_STYLE[TILES[view.top[cell]].colour]}"
                texts = _building(pen, cell)
            elif cell in tokens:
                texts = f"({tokens[cell]}){_pointed(pen, f'U{tokens[cell]}')}", ""
            else:
                texts = pen.number(cell) or ("·" if cell in free else ""), ""
            for line, part in zip((upper, lower), texts, strict=True):
                line.append(f"{part:^{_CELL}}", style=style)
                line.append(" ", style="default")
        text.append_text(upper).append_text(lower)
    return text, 4 + len(columns) * (_CELL + 1)


def _building(pen: Pen, cell: str) -> tuple[str, str]:
    view, tile = pen.view, pen.view.top[cell]
    owner = str(mark(view.owner[cell])) if view.owner[cell] >= 0 else ""
    pointed = _pointed(pen, TILES[tile].card)
    return f"{pen.words.short(tile)}{pointed}", f"{view.height[cell]} {owner}{'+' if cell in view.markers else ''}"


def _pointed(pen: Pen, card: str) -> str:
    """The option that plays this card, or an arrow when it lies in front of the player."""
    return pen.number(card) or ("◄" if pen.me and card in pen.me.sealed else "")
