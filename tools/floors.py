"""`make floors`: draws docs/floors.svg, the floors and rooms of the code, from the import contracts in pyproject.toml.

What a room is for is the first sentence of its module's docstring. A contract of layers inside a package draws the
rooms of that package, however deep.
"""

import ast
import re
import textwrap
import tomllib
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "floors.svg"
TITLE = "The floors of src/asztal"
LAW = "A floor imports only from floors below it. Rooms side by side know nothing of each other."
WEB = "The browser client (TypeScript). It imports none of this: HTTP, and a web socket at a table."
HELD = "make lint holds this, and:"
GAMES = "asztal.games"

WIDTH, EDGE, ARROW, HEAD = 860, 20, 34, 74
LINE, PAD, ABOVE, GAP, INSIDE = 17, 10, 7, 4, 8  # of a text; beside and above it; between rooms; around them
LETTER = 6.9  # pixels of a letter in the widest font that a reader may have, so that no sign leaves its room
COLUMN = 84  # where signs begin beside names
NARROW = 400  # rooms of less than this have their sign below the name
MAIN = 0.8  # of a floor, for the one room that has rooms inside

STYLE = """
svg{--paper:#f7f4ee;--floor:#e9e3d6;--room:#fffdf9;--line:#b3a88f;--ink:#22262b;--quiet:#474e57;--base:#1f4d44}
@media(prefers-color-scheme:dark){svg{--paper:#14171c;--floor:#222932;--room:#303945;--line:#5a6573;--ink:#f2f0ea;
--quiet:#c9cfd7;--base:#17614f}}
text{font:13.5px "Helvetica Neue",Helvetica,Arial,"Liberation Sans",sans-serif;fill:var(--quiet)}
.name{font:600 14px ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace;fill:var(--ink)}
.title{font-size:17px;font-weight:600;fill:var(--ink)}
rect{fill:var(--floor);stroke:var(--line)}.paper{fill:var(--paper);stroke:none}.room{fill:var(--room)}
.outside{fill:none;stroke-dasharray:5 4}.base{fill:var(--base);stroke:var(--base)}.on-base{fill:#fff}
path{fill:none;stroke:var(--quiet);stroke-width:2}.head{fill:var(--quiet);stroke:none}
"""


class Room(NamedTuple):
    """A package or module: its name without the package around it, what it is for, and what is inside, from above."""

    name: str
    sign: str
    floors: "Sequence[Sequence[Room]]" = ()


class Box(NamedTuple):
    """Where something is drawn."""

    x: float
    y: float
    width: float
    height: float


# --- what there is ----------------------------------------------------------------------------------------------------


def contracts() -> list[dict[str, Any]]:
    """The import contracts."""
    found = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    return [dict(contract) for contract in found]


def house(found: Iterable[dict[str, Any]]) -> Room:
    """The package with all of its floors."""
    inside: dict[str, list[list[str]]] = {}
    for contract in (each for each in found if each["type"] == "layers"):
        floors = [[each.strip("() ") for each in layer.split("|")] for layer in contract["layers"]]
        for package in contract.get("containers", ()):  # inside which layers are named
            inside[package] = [[f"{package}.{each}" for each in floor] for floor in floors]
        if "containers" not in contract:
            inside[floors[0][0].rpartition(".")[0]] = floors
    games = sorted(path.parent.name for path in (ROOT / "src/asztal/games").glob("*/__init__.py"))
    inside[GAMES] = [[f"{GAMES}.{game}" for game in games]]

    def room(module: str) -> Room:
        floors = [[room(each) for each in floor] for floor in inside.get(module, ())]
        return Room(module.rpartition(".")[2], sign_of(module), floors)

    return room("asztal")


def sign_of(module: str) -> str:
    """The first sentence of a module's docstring; "Notices: how ..." need not say again whose it is."""
    path = ROOT / "src" / module.replace(".", "/")
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    doc = " ".join((ast.get_docstring(ast.parse(source.read_text("utf-8"))) or "").split())
    sentence = re.split(r"(?<=\.) (?=[A-Z`])", doc)[0].replace("`", "")
    subject, colon, rest = sentence.partition(": ")
    named = subject.lower().replace(" ", "_") == module.rpartition(".")[2]
    return rest[:1].upper() + rest[1:] if colon and named else sentence


# --- how large it is --------------------------------------------------------------------------------------------------


def wrapped(text: str, width: float) -> list[str]:
    """The text in lines that are not wider than so many pixels in any font, and as even as they can be."""
    lines = textwrap.wrap(text, int(width / LETTER))
    for letters in range(int(width / LETTER), 0, -1):
        even = textwrap.wrap(text, letters, break_long_words=False)
        if len(even) > len(lines):
            break
        lines = even
    return lines


def signed(room: Room, width: float) -> tuple[list[str], float, float]:
    """The lines of a sign, and how far to the right of the name and below it they begin."""
    right, below = (0, LINE) if width < NARROW else (COLUMN, 0)
    return wrapped(room.sign, width - 2 * PAD - right), right, below


def head_of(room: Room, width: float) -> float:
    """The height of a room's name and sign."""
    lines, _, below = signed(room, width)
    return below + len(lines) * LINE + 2 * ABOVE


def height_of(room: Room, width: float) -> float:
    """The height of a room with all that is inside."""
    inner = width - 2 * INSIDE
    rooms = sum(floor_height(floor, inner) + GAP for floor in room.floors)
    return head_of(room, width) + (rooms - GAP + INSIDE if rooms else 0)


def floor_height(floor: Sequence[Room], width: float) -> float:
    """The height of rooms beside each other."""
    return max(box.y + box.height for box in placed(floor, width))


def placed(floor: Sequence[Room], width: float) -> list[Box]:
    """Rooms in equal columns; beside one with rooms inside, the others stand below each other."""
    large = [room for room in floor if room.floors]
    if len(large) != 1 or len(floor) == 1:
        column = (width - GAP * (len(floor) - 1)) / len(floor)
        height = max(height_of(room, column) for room in floor)
        return [Box(place * (column + GAP), 0, column, height) for place in range(len(floor))]
    main = round(width * MAIN)
    side = width - main - GAP
    least = sum(height_of(room, side) + GAP for room in floor if not room.floors) - GAP
    height = max(height_of(large[0], main), least)
    more, y, boxes = (height - least) / (len(floor) - 1), 0.0, []
    for room in floor:
        if room.floors:
            boxes.append(Box(0, 0, main, height))
        else:
            boxes.append(Box(main + GAP, y, side, height_of(room, side) + more))
            y += boxes[-1].height + GAP
    return boxes


# --- the picture ------------------------------------------------------------------------------------------------------


class Paper:
    """What is drawn so far."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def text(self, x: float, y: float, text: str, kind: str = "") -> None:
        """One line; `y` is its top."""
        self.lines.append(f'<text x="{x:g}" y="{y + 13:g}"{_class(kind)}>{escape(text, quote=False)}</text>')

    def room(self, room: Room, box: Box, walls: str = "", words: str = "", depth: int = 0) -> None:
        """The walls, name and sign, and what is inside."""
        x, y, width, height = box
        size = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        self.lines.append(f'<rect {size} rx="5"{_class(walls)}/>')
        self.text(x + PAD, y + ABOVE, room.name, f"name {words}".strip())
        lines, right, below = signed(room, width)
        for number, line in enumerate(lines):
            self.text(x + PAD + right, y + ABOVE + below + number * LINE, line, words)
        self.floors(room.floors, x + INSIDE, y + head_of(room, width), width - 2 * INSIDE, depth + 1)

    def floors(self, floors: Sequence[Sequence[Room]], x: float, y: float, width: float, depth: int = 0) -> float:
        """Floors below each other; gives where they end."""
        for floor in floors:
            base = depth == 0 and floor is floors[-1]
            look = ("base", "on-base") if base else ("room" if depth % 2 else "", "")
            for room, box in zip(floor, placed(floor, width), strict=True):
                self.room(room, box._replace(x=x + box.x, y=y + box.y), *look, depth)
            y += floor_height(floor, width) + GAP
        return y - GAP

    def arrow(self, x: float, top: float, end: float) -> None:
        """Down along the floors, with what it means."""
        middle = (top + end) / 2
        self.lines += [
            f'<path d="M{x:g} {top:g}V{end - 12:g}"/>',
            f'<path class="head" d="M{x - 6:g} {end - 13:g}h12l-6 13z"/>',
            f'<rect class="paper" x="{x - 9:g}" y="{middle - 34:g}" width="18" height="68"/>',
            f'<text transform="translate({x + 5:g} {middle:g}) rotate(-90)" text-anchor="middle">imports</text>',
        ]


def _class(kind: str) -> str:
    return f' class="{kind}"' if kind else ""


def drawn() -> str:
    """The picture."""
    found, paper = contracts(), Paper()
    x, width, web = EDGE + ARROW, WIDTH - 2 * EDGE - ARROW, Room("web", WEB)
    paper.text(EDGE, EDGE - 4, TITLE, "title")
    paper.text(EDGE, EDGE + 22, LAW)
    paper.room(web, Box(x, HEAD, width, height_of(web, width)), "outside")
    top = HEAD + height_of(web, width) + 3 * GAP
    end = paper.floors(house(found).floors, x, top, width)
    paper.arrow(EDGE + 10, top, end)
    y = end + 14
    held = [f"· {contract['name']}." for contract in found if contract["type"] != "layers"]
    for line in [HELD, *(line for sentence in held for line in wrapped(sentence, width - PAD))]:
        paper.text(x + PAD, y, line)
        y += LINE + 1
    size = f'width="{WIDTH}" height="{y + 14:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 14:g}" {size} role="img">'
    law = f"<title>{TITLE}. {LAW}</title><style>{STYLE}</style>"
    return "\n".join([head, law, f'<rect class="paper" {size} rx="8"/>', *paper.lines, "</svg>\n"])


if __name__ == "__main__":
    PICTURE.write_text(drawn(), "utf-8")
