"""The table of Ginkgopolis in a terminal: the city as a grid beside the players."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from asztal.games.ginkgopolis.cards import CARDS, ITEMS, TILES
from asztal.games.ginkgopolis.city import beside, xy
from asztal.games.ginkgopolis.face.pen import Pen
from asztal.games.ginkgopolis.face.plain import rows
from asztal.kernel.rules import Amounts
from asztal.text.drawing import Scene, mark

__all__ = ["rows", "table"]

_STYLE = {"red": "white on dark_red", "blue": "white on dodger_blue3", "yellow": "black on gold3"}
_CELL = 5  # columns of a cell, and one between two
_PANEL = 34  # columns that the players need beside the city


def table(scene: Scene) -> RenderableType:
    """The table for a terminal; beside the city where there is room for the players, else below it."""
    pen = Pen(scene)
    city, width = _city(pen)
    players: list[RenderableType] = [_player(pen, seat) for seat in range(len(pen.view.players))]
    players.append(_districts(pen))
    body: RenderableType
    if width + 2 + _PANEL <= scene.width:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=width)
        grid.add_column()
        grid.add_row(city, Group(*players))
        body = grid
    else:
        body = Group(city, *players)
    stacks = pen.say("draw-stacks", pen.stacks)
    head = Text(" · ".join([pen.say("game-name"), pen.round(), stacks, *pen.last()]), style="bold")
    legend = Text(pen.say("draw-legend", mark=str(mark(0))), style="dim")
    return Group(head, body, legend, *_own(pen))


def _own(pen: Pen) -> Iterator[Text]:
    """What only the player sees; a hand that is asked about stands in the options."""
    asked = pen.scene.seen.decision.ask if pen.scene.seen.decision else ""
    for key, ids in pen.own():
        if ids and (key != "draw-hand" or asked not in ("commit-card", "keep-character")):
            yield Text(f"{pen.say(key)}: {'  '.join(map(pen.words.short, ids))}")


def _player(pen: Pen, seat: int) -> RenderableType:
    who = mark(seat)
    name = Text(f"{who} {pen.words.name_seat(seat)}", style=f"bold {who.style}")
    you = [pen.say("draw-you")] if seat == pen.seat else []
    name.append("".join(f"  {part}" for part in (*you, *pen.status(seat))), style="not bold")
    area = " · ".join(_area(pen, *part) for part in pen.area(seat))
    return Group(name, _indented(Text(_stock(pen, seat)), *([Text(area, style="dim")] if area else [])))


def _stock(pen: Pen, seat: int) -> str:
    stock = pen.stock(seat)
    counts = [pen.say("item-count", item=item, count=stock[item]) for item in ITEMS if item in stock]
    tokens = [pen.say("draw-tokens", count=stock["token"])] if "token" in stock else []
    return ", ".join([*counts, pen.say("draw-supply", count=stock["supply"]), *tokens])


def _area(pen: Pen, action: str, gains: Amounts, cards: Sequence[str]) -> str:
    """What cards pay for an action, in short words; of a character the colour is all that counts."""
    abouts = [CARDS[card] for card in cards]
    letters = [pen.words.short(a.id) if a.number else pen.say("colour-letter", colour=a.colour) for a in abouts]
    items = ", ".join(pen.say("item-short", item=item, count=count) for item, count in gains.items())
    what = f"{items} ({' '.join(letters)})" if items else " ".join(letters)
    return f"{pen.say('action-word', action=action)}: {what}"


def _indented(*texts: Text) -> Padding:
    return Padding(Group(*texts), (0, 0, 0, 2))


def _districts(pen: Pen) -> RenderableType:
    texts = []
    for district in pen.view.districts:
        ranks = "  ".join(f"{mark(rank.seat)} +{rank.points}" for rank in district.ranks if rank.points)
        texts.append(Text(f"{pen.say('draw-district', pen.district(district))}: {ranks or pen.say('nobody')}"))
    return Group(Text(pen.districts(), style="bold"), _indented(*texts))


def _city(pen: Pen) -> tuple[Text, int]:
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
                texts = _number(pen, cell) or ("·" if cell in free else ""), ""
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
    return _number(pen, card) or ("◄" if pen.me and card in pen.me.sealed else "")


def _number(pen: Pen, target: str) -> str:
    number = pen.scene.numbers.get(target)
    return f"#{number}" if number else ""
