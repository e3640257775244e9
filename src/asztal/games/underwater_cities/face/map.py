"""A player's network as a map: cities and metropolises where they lie on the board, tunnels as lines between them."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from asztal.games.underwater_cities.cards import expansion_of
from asztal.games.underwater_cities.face.pen import Pen
from asztal.games.underwater_cities.production import times

_COLUMNS, _ROWS = 4, 3
_GAP = 9  # columns between two cities
_NARROWEST, _WIDEST = 13, 18  # columns of a city
UPGRADED, _TIMES = "*", "×"
YES, NO = "✓", "✗"
_FREE, _DOMES = "( )", {"nonsymbiotic_city": "bold default", "symbiotic_city": "bold magenta"}
# A line that is built, and one that is not: beside, below, down to the right, down to the left.
_ACROSS, _DOWN, _FALLING, _RISING = ("═", "┄"), ("║", "┊"), ("╲", "⋱"), ("╱", "⋰")
_SIGNS = _BONUS, _SURCHARGE = "+", "−"
_BUILT, _SITE = "bold dodger_blue1", "dim"
_NUMBER = "bold default not dim reverse"


def drawn_map(pen: Pen) -> RenderableType:
    """The board of the player who looks; on a narrow screen a list of its sites."""
    width = min((pen.scene.width - (_COLUMNS - 1) * _GAP) // _COLUMNS, _WIDEST)
    return Group(*(_map(pen, width) if width >= _NARROWEST else _list(pen)))


def _map(pen: Pen, width: int) -> Iterator[Text]:
    layout = pen.me.layout
    at = {place: name for name, place in layout.positions.items()}
    tunnels = {frozenset(ends): tunnel for tunnel, ends in layout.tunnels.items()}

    def between(*places: tuple[int, int]) -> str:
        return tunnels.get(frozenset(at[place] for place in places), "")

    for y in range(1, _ROWS + 1):
        across = [between((x, y), (x + 1, y)) for x in range(1, _COLUMNS)]
        cells = [_node(pen, at[x, y], width) for x in range(1, _COLUMNS + 1)]
        for cell, tunnel in zip(cells, across, strict=False):
            if tunnel:  # the line begins beside the city
                cell[0].append(" ").append(
                    _line(pen, tunnel, _ACROSS) * (width - cell[0].cell_len), style=_ink(pen, tunnel)
                )
        yield from _rows(cells, [_across(pen, tunnel) for tunnel in across], width)
        if y < _ROWS:
            down = [_down(pen, between((x, y), (x, y + 1)), width) for x in range(1, _COLUMNS + 1)]
            slanted = [
                _slanted(pen, between((x, y), (x + 1, y + 1)), _FALLING)
                or _slanted(pen, between((x + 1, y), (x, y + 1)), _RISING)
                for x in range(1, _COLUMNS)
            ]
            yield from _rows(down, slanted, width)


def _rows(cells: Sequence[list[Text]], gaps: Sequence[list[Text]], width: int) -> Iterator[Text]:
    """Blocks of lines beside each other, the narrow ones between the wide ones."""
    blocks = [(cells[0], width)]
    for gap, cell in zip(gaps, cells[1:], strict=True):
        blocks += [(gap, _GAP), (cell, width)]
    for number in range(max(len(lines) for lines, _ in blocks)):
        line = Text()
        for lines, wide in blocks:
            part = lines[number].copy() if number < len(lines) else Text()
            part.pad_right(wide - part.cell_len)
            line.append_text(part)
        line.rstrip()
        yield line


def _packed(texts: Iterable[Text], width: int) -> list[Text]:
    """Texts in as few lines as they need; what a site gives and costs stands close together."""
    lines: list[Text] = []
    for text in texts:
        close = lines and {text.plain[0], lines[-1].plain.rpartition(" ")[2][0]} <= set(_SIGNS)
        between = "" if close else " "
        if lines and lines[-1].cell_len + len(between) + text.cell_len <= width:
            lines[-1].append(between).append_text(text)
        else:
            lines.append(text)
    return lines


# --- cities and metropolises ------------------------------------------------------------------------------------------


def _node(pen: Pen, site: str, width: int) -> list[Text]:
    room = width - 1
    if site in pen.me.metropolises:
        name = [Text(word, style="italic") for word in pen.card(pen.me.metropolises[site]).split()]
        return [_metropolis(pen, site), *_packed(name, room)]
    first, *more = _packed([_city(pen, site), *_extras(pen, site)], room)
    return [first, *(Text(" ").append_text(line) for line in (*more, *_packed(_sites(pen, site), room - 1)))]


def _metropolis(pen: Pen, site: str) -> Text:
    text = Text(site, style="bold").append(f" {YES if pen.connected(site) else NO}", style="not bold")
    return text.append_text(_number(pen, pen.me.metropolises[site]))


def _city(pen: Pen, site: str) -> Text:
    """A city with its dome, or the site of one."""
    text = Text(site, style="bold")
    if site not in pen.me.cities:
        return text.append(f" {_FREE}", style="not bold dim").append_text(_number(pen, site))
    kind = pen.me.cities[site]
    text.append(f" ({pen.say('draw-dome', kind=kind)})", style=_DOMES[kind])
    return text.append(f" {YES if pen.connected(site) else NO}", style="not bold").append_text(_number(pen, site))


def _sites(pen: Pen, city: str) -> Iterator[Text]:
    """The building sites of a city: what stands there, or what building there gives and costs."""
    for site in (*pen.me.layout.cities[city], expansion_of(city)):
        letter = _letter(pen, site)
        text = Text(site.removeprefix(city), style="default" if letter else _SITE)
        text.append(letter, style="bold").append(_marks(pen, site)).append_text(_number(pen, site))
        yield Text().join([text, *_extras(pen, site)])


# --- tunnels ----------------------------------------------------------------------------------------------------------


def _line(pen: Pen, tunnel: str, signs: tuple[str, str]) -> str:
    return signs[tunnel not in pen.me.tunnels]


def _ink(pen: Pen, tunnel: str) -> str:
    return _BUILT if tunnel in pen.me.tunnels else _SITE


def _tunnel(pen: Pen, tunnel: str) -> Text:
    """The name of a tunnel with its marks; one that touches no city produces nothing."""
    text = Text(tunnel, style=_ink(pen, tunnel)).append(_marks(pen, tunnel))
    text.append(NO if tunnel in pen.me.tunnels and not pen.connected(tunnel) else "")
    return text.append_text(_number(pen, tunnel))


def _across(pen: Pen, tunnel: str) -> list[Text]:
    if not tunnel:
        return []
    sign, label = _line(pen, tunnel, _ACROSS), _tunnel(pen, tunnel)
    left = max(0, _GAP - 1 - label.cell_len) // 2
    line = Text(sign * left, style=_ink(pen, tunnel)).append_text(label)
    line.append(sign * (_GAP - 1 - line.cell_len), style=_ink(pen, tunnel))
    return [line, *_packed(_extras(pen, tunnel), _GAP - 1)]


def _down(pen: Pen, tunnel: str, width: int) -> list[Text]:
    if not tunnel:
        return []
    sign = Text(f" {_line(pen, tunnel, _DOWN)} ", style=_ink(pen, tunnel))
    lines = _packed([_tunnel(pen, tunnel), *_extras(pen, tunnel)], width - sign.cell_len)
    return [sign.copy().append_text(line) for line in lines]


def _slanted(pen: Pen, tunnel: str, signs: tuple[str, str]) -> list[Text]:
    if not tunnel:
        return []
    sign = Text(_line(pen, tunnel, signs), style=_ink(pen, tunnel))
    first, *more = _packed([_tunnel(pen, tunnel), *_extras(pen, tunnel)], _GAP - 3)
    return [sign.copy().append_text(first).append_text(sign), *(Text(" ").append_text(line) for line in more)]


# --- what stands at every site ----------------------------------------------------------------------------------------


def _letter(pen: Pen, site: str) -> str:
    """The letter of the building on a site; empty for a free one."""
    return pen.say("draw-letter", kind=pen.me.buildings[site]) if site in pen.me.buildings else ""


def _marks(pen: Pen, site: str) -> str:
    upgraded = UPGRADED if site in pen.me.upgraded else ""
    return upgraded + (f"{_TIMES}{often}" if (often := times(pen.me, site)) > 1 else "")


def _number(pen: Pen, site: str) -> Text:
    return Text(pen.number(site), style=_NUMBER)


def _extras(pen: Pen, site: str) -> list[Text]:
    """The bonus and the surcharge of a site that is still free."""
    me = pen.me
    if site in me.cities or site in me.buildings or site in me.tunnels:
        return []
    bonus = [f"{_BONUS}{pen.item(item, count)}" for item, count in me.layout.bonuses.get(site, {}).items()]
    extra = [f"{_SURCHARGE}{pen.item(item, count)}" for item, count in me.layout.surcharges.get(site, {}).items()]
    return [*(Text(text, style="green") for text in bonus), *(Text(text, style="red") for text in extra)]


def _list(pen: Pen) -> Iterator[Text]:
    """A paragraph for every city and metropolis with its sites and tunnels, for narrow screens."""
    layout = pen.me.layout
    for site in (*layout.cities, *layout.metropolises):
        if site in layout.cities:
            parts = [_city(pen, site), *_extras(pen, site), *_sites(pen, site)]
        else:
            parts = [_metropolis(pen, site)]
        for tunnel, ends in layout.tunnels.items():
            if site in ends:
                (other,) = set(ends) - {site}
                line = _tunnel(pen, tunnel).append(f"{_line(pen, tunnel, _ACROSS)}{other}", style=_ink(pen, tunnel))
                parts += [line, *_extras(pen, tunnel)]
        yield Text(" ").join(parts)
