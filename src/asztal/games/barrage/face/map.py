"""The river as a map: four columns of basins from the headstreams down, or a list of them where that does not fit."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from asztal.games.barrage.cards import AREAS, BASINS, COST, HEADSTREAMS, PIPES, RED, Basin
from asztal.games.barrage.face.pen import RED_SIGN, Pen
from asztal.games.barrage.river import capacity
from asztal.games.barrage.state import NEUTRAL
from asztal.text.drawing import NEUTRAL_MARK, mark

_COLUMNS = 4
_NARROWEST = 18  # columns of a basin
# The rows of the map; where no basin lies, a river runs on or turns to the basin on the left.
_ROWS: dict[str, tuple[tuple[int | str, ...], ...]] = {
    "mountain": ((1, 2, 3, 4),),
    "hill": (("on", 5, 6, 7),),
    "plain": ((8, 9, 10, "turn"), (11, "turn", 12, "")),
}
_RIVER = {"on": "║", "turn": "◄══╝"}
_MARGIN = "  "
_MANY = 8  # drops that are drawn one by one
_DOWN, _HOUSE, _DROP, _ROOM, _NOTHING = "▼", "⌂", "o", "·", "·"
_WATER = "bold dodger_blue1"
_RED = "red"


def drawn_map(pen: Pen) -> RenderableType:
    """Headstreams, basins and what stands in them."""
    width = pen.scene.width // _COLUMNS - 1
    if width < _NARROWEST:
        return _list(pen)
    parts: list[RenderableType] = [_area(pen.say("draw-headstreams"))]
    parts.append(_grid([[_packed(_headstream(pen, name), width) for name in HEADSTREAMS]], width))
    for area, rows in _ROWS.items():
        parts.append(_area(_costs(pen, area)))
        parts.append(_grid([_row(pen, row, width) for row in rows], width))
    return Group(*parts)


def _area(text: str) -> Rule:
    return Rule(Text(text, style="default"), align="left", style="dim")


def _costs(pen: Pen, area: str) -> str:
    costs = {structure: int(COST[structure][area]) for structure in ("base", "elevation")}
    return pen.say("draw-area-costs", name=pen.say("draw-area", area=area), **costs)


def _grid(rows: Iterable[list[list[Text]]], width: int) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(_COLUMNS):
        grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
    for cells in rows:
        grid.add_row(*(Text("\n").join(lines) for lines in cells))
    return grid


def _row(pen: Pen, row: Iterable[int | str], width: int) -> list[list[Text]]:
    cells = [_basin(pen, BASINS[at], width) if isinstance(at, int) else [] for at in row]
    height = max(map(len, cells))
    for at, cell in zip(row, cells, strict=True):
        if at == "on":
            cell.extend([Text(f" {_RIVER[at]}", style=_WATER)] * height)
        elif at == "turn":
            cell.append(Text(_RIVER[at], style=_WATER))
    return cells


def _basin(pen: Pen, basin: Basin, width: int) -> list[Text]:
    """The lines of a basin: powerhouses, dams, conduits."""
    head = Text(_DOWN, style=_WATER).append(f"{basin.id:<2} ", style="bold default")
    houses = _packed([_house(pen, space) for space in basin.powerhouses], width - head.cell_len - 1)
    dams = _halves([_dam(pen, space) for space in basin.dams], width - len(_MARGIN if houses else head))
    pipes = _halves([_pipe(pen, space) for space in basin.conduits], width - len(_MARGIN))
    first, *lines = [Text(_HOUSE).append_text(line) for line in houses] + dams + pipes
    return [head.append_text(first), *(Text(_MARGIN).append_text(line) for line in lines)]


def _packed(texts: Sequence[Text], width: int) -> list[Text]:
    """Texts in as few lines as they need."""
    lines: list[Text] = []
    for text in texts:
        if lines and lines[-1].cell_len + 1 + text.cell_len <= width:
            lines[-1].append(" ").append_text(text)
        else:
            lines.append(text)
    return lines


def _halves(texts: Sequence[Text], width: int) -> list[Text]:
    """Two texts, the second of which begins in the middle; below each other where they do not fit."""
    if len(texts) == 2 and sum(text.cell_len for text in texts) < width:
        room = min(width // 2, width - texts[1].cell_len) - 1
        texts[0].pad_right(max(0, room - texts[0].cell_len))
    return _packed(texts, width)


def _headstream(pen: Pen, name: str) -> list[Text]:
    """The drops that wait on a headstream, and those of the rounds to come."""
    waiting = pen.view.headstreams[name]
    drops = _DROP * waiting if waiting <= _MANY else f"{waiting}{_DROP}"
    text = Text(f" {name[1]}", style="bold").append(pen.number(name), style="bold reverse")
    coming = " ".join(f"{number}:{count}" for number, count in pen.coming(name))
    return [text.append(f" {drops or _NOTHING}", style=_WATER), Text(f" {coming}", style="dim")]


def _red(space: str) -> Text:
    return Text(RED_SIGN if space in RED else "", style=f"bold {_RED}")


def _owner(pen: Pen, seat: int) -> Text:
    sign = NEUTRAL_MARK if seat == NEUTRAL else mark(seat)
    return Text(str(sign), style=f"bold {sign.style}")


def _dam(pen: Pen, space: str) -> Text:
    text, view = _red(space), pen.view
    text.append(pen.number(space), style="bold default reverse")
    if space not in view.dam_owner:
        return text if pen.number(space) else text.append(_NOTHING, style="not bold default")
    drops = view.dam_drops[space]
    text.append_text(_owner(pen, view.dam_owner[space])).append(f"{view.dam_level[space]}[", style="not bold default")
    text.append(_DROP * drops, style=_WATER)
    return text.append(f"{_ROOM * (capacity(pen.table, space) - drops)}]", style="not bold default")


def _house(pen: Pen, space: str) -> Text:
    return _red(space).append_text(_piece(pen, space, pen.view.powerhouses))


def _pipe(pen: Pen, space: str) -> Text:
    pipe = PIPES[space]
    built = space in pen.view.conduits
    text = Text(f"{pipe.value}→{pipe.end}", style="default" if built or pen.number(space) else "dim")
    return text.append_text(_piece(pen, space, pen.view.conduits))


def _piece(pen: Pen, space: str, taken: dict[str, int]) -> Text:
    number = Text(pen.number(space), style="bold reverse")
    if space in taken:
        return _owner(pen, taken[space]).append_text(number)
    return number if number else Text(_NOTHING, style="dim")


def _list(pen: Pen) -> RenderableType:
    """One paragraph per headstream and basin, for narrow screens."""
    texts = [Text(pen.say("draw-headstreams")), *(Text().join(_headstream(pen, name)) for name in HEADSTREAMS)]
    for area in AREAS:
        texts.append(Text(_costs(pen, area), style="dim"))
        for here in BASINS.values():
            if here.area == area:
                text = Text().join(_basin(pen, here, 0))
                texts.append(text.append(f" {_DOWN}{here.river_to}" if here.river_to else "", style=_WATER))
    return Group(*texts)
