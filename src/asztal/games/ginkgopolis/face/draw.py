"""The table of Ginkgopolis in a terminal: the city as a grid beside the players."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from asztal.games.ginkgopolis.cards import CARDS, ITEMS
from asztal.games.ginkgopolis.face.map import drawn_map
from asztal.games.ginkgopolis.face.pen import Pen
from asztal.games.ginkgopolis.face.rows import rows
from asztal.kernel.rules import Amounts
from asztal.text.drawing import Scene, mark

__all__ = ["rows", "table"]

_PANEL = 34  # columns that the players need beside the city


def table(scene: Scene) -> RenderableType:
    """The table for a terminal; beside the city where there is room for the players, else below it."""
    pen = Pen(scene)
    city, width = drawn_map(pen)
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
    for key, ids in pen.own():
        if ids and (key != "draw-hand" or pen.asked not in ("commit-card", "keep-character")):
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
