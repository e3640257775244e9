"""A mine drawn as rows of cards that are offset by half a card, with the carts at their joints."""

from collections.abc import Callable, Mapping
from itertools import groupby

from rich.text import Text

from asztal.games.imperial_miners.cards import CARDS
from asztal.games.imperial_miners.mine import MEETS, around, joint, rx
from asztal.games.imperial_miners.state import Player

_STYLE = {
    "SCO": "white on dark_green",
    "BAR": "white on dark_red",
    "EGY": "black on gold3",
    "JAP": "black on light_pink3",
    "ATL": "white on deep_sky_blue4",
    "ROM": "white on purple4",
    "": "white on grey30",
}
_MARGIN = 3  # columns for the number of the row
_WIDEST, _NARROWEST = 9, 5  # columns of half a card
MACHINE, COLLAPSE, ACTIVATED, NOW = "▪", "✖", "✓", "►"
CART, HALF, OPEN, NONE = "◉", "◐", "◦", "·"


class Map:
    """Draws one mine; `numbers` says which option points at a position or a joint, `now` which card is at work."""

    def __init__(
        self,
        player: Player,
        *,
        title: Callable[[str], tuple[str, str]],
        numbers: Mapping[str, int],
        now: str = "",
    ) -> None:
        self.player, self.title, self.numbers, self.now = player, title, numbers, now
        self.free = [at for at in numbers if "," in at and "|" not in at and at not in player.mine]
        self.places = [*player.mine, *self.free]
        edges = [rx(at)[1] for at in self.places] or [0]
        self.first, self.units = min(edges), max(edges) - min(edges) + 2
        self.half = _WIDEST

    def fit(self, most: int) -> bool:
        """Make the cards as wide as so many columns allow; False when the mine does not fit at all."""
        self.half = min(_WIDEST, (most - _MARGIN) // self.units)
        return self.half >= _NARROWEST

    @property
    def width(self) -> int:
        """How many columns the chart takes."""
        return _MARGIN + self.units * self.half

    @property
    def height(self) -> int:
        """Lines, more or less."""
        return 1 + sum(len(self._row(row)) for row in self._rows())

    def _rows(self) -> range:
        return range(1, max((rx(at)[0] for at in self.places), default=0) + 1)

    def draw(self) -> Text:
        """The whole mine, with the left edges numbered in half cards as the rules count them."""
        edges = _Line(self.width)
        for x in range(self.first, self.first + self.units - 1):
            edges.put(self._column(x), str(x), "dim")
        rows = {row: self._row(row) for row in self._rows()}
        for at in self.player.mine:
            for side, other in enumerate(around(at)):
                self._joint(rows, at, side, other)
        lines = [edges, *(line for lines in rows.values() for line in lines)]
        return Text("\n").join(line.text() for line in (lines[:-1] if lines[-1].blank else lines))

    def _column(self, x: int) -> int:
        return _MARGIN + (x - self.first) * self.half

    def _row(self, row: int) -> list["_Line"]:
        """The lines of a row; the last one is for the joints below it."""
        cards = [at for at in self.player.mine if rx(at)[0] == row]
        lines = [_Line(self.width) for _ in range(4 if any(map(self._tokens, cards)) else 3)]
        lines[0].put(0, str(row), "dim")
        for at in cards:
            self._card(lines, at)
        for at in self.free:
            if rx(at)[0] == row:
                self._gap(lines, at)
        return lines

    def _tokens(self, at: str) -> str:
        machines = MACHINE * self.player.machines.get(at, 0)
        return " ".join(filter(None, [machines, COLLAPSE if at in self.player.collapses else ""]))

    def _card(self, lines: list["_Line"], at: str) -> None:
        card = CARDS[self.player.mine[at]]
        name, code = self.title(card.id)
        number = self.numbers.get(at)
        done = ACTIVATED if at in self.player.activated else ""
        mark = f"#{number} " if number else NOW if at == self.now else done
        room = 2 * self.half - 1
        if len(mark + card.id) > room:
            mark = mark.rstrip()
        head = f"{mark}{card.id}"  # stays whole, whatever has to go
        texts = [f"{head} {code}" if len(head) < room else head, name, *([self._tokens(at)] if len(lines) == 4 else [])]
        bold = "bold " if number or at == self.now else ""
        styles = [bold + _STYLE[faction] for faction in (card.factions or ("",))]
        for line, text in zip(lines, texts, strict=False):
            shown = f"{text if len(text) <= room else text[: room - 1] + '…':{room}}"
            cut = room if len(styles) == 1 else self.half
            line.put(self._column(rx(at)[1]), shown[:cut], styles[0])
            line.put(self._column(rx(at)[1]) + cut, shown[cut:], styles[-1])

    def _gap(self, lines: list["_Line"], at: str) -> None:
        room = 2 * self.half - 1
        number = f"#{self.numbers[at]}"
        lines[0].put(self._column(rx(at)[1]), f"{number:{NONE}^{room}}", "bold")
        lines[1].put(self._column(rx(at)[1]), NONE * room, "dim")

    def _joint(self, rows: Mapping[int, list["_Line"]], at: str, side: int, other: str) -> None:
        """What lies at one of the six joints of a card; between two cards the left or the upper one draws it."""
        mine, (row, x) = self.player.mine, rx(at)
        if side in (0, 2, 3) and other in mine:
            return
        sign = self._sign(at, side, other)
        column = self._column(x)
        if side < 2:
            rows[row][1].put(column - 1 if side == 0 else column + 2 * self.half - len(sign), sign, "bold")
        elif side > 3 or row > 1:  # nothing lies above row 1 (IMP-CART-09)
            middle = column + side % 2 * self.half + (self.half - len(sign)) // 2
            rows[row if side > 3 else row - 1][-1].put(middle, sign, "bold")

    def _sign(self, at: str, side: int, other: str) -> str:
        mine, (own, met) = self.player.mine, MEETS[side]
        full = own in CARDS[mine[at]].carts
        if other not in mine:
            return OPEN if full else ""
        name, met_full = joint(at, other), met in CARDS[mine[other]].carts
        if name in self.numbers:
            return f"#{self.numbers[name]}"
        if name in self.player.carts or (full and met_full):
            return CART
        return HALF if full or met_full else NONE


class _Line:
    """A line of characters, each with its style."""

    def __init__(self, width: int) -> None:
        self.cells = [(" ", "")] * width

    def put(self, column: int, text: str, style: str) -> None:
        for number, letter in enumerate(text, column):
            if 0 <= number < len(self.cells):
                self.cells[number] = (letter, style)

    @property
    def blank(self) -> bool:
        return all(letter == " " for letter, _ in self.cells)

    def text(self) -> Text:
        made = Text(no_wrap=True)
        for style, run in groupby(self.cells, lambda cell: cell[1]):
            made.append("".join(letter for letter, _ in run), style=style)
        return made
