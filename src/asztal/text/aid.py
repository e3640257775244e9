"""A player aid, a page to look at while one plays: `<game>.md` or `<game>.<lang>.md`, with what the game's data say.

A name in braces, `{cost.tunnel}`, stands for a number or for words from the data (`Wording.aid`). Clauses in brackets
at the end of a line, `[UWC-FEED-01 UWC-FEED-02]`, are the rules that the line rests on.
"""

import re
from pathlib import Path
from typing import Any

from asztal.kernel import Title
from asztal.text.wording import wording_of

_PACKAGE = Path(__file__).parents[1]
_FOLDERS = (_PACKAGE / "_aid", _PACKAGE.parents[1] / "docs" / "aid")  # installed, in the repository
FILLED = re.compile(r"\{([\w.]+)\}")
CITED = re.compile(r" \[([A-Z]+-[A-Z0-9]+-\d+(?: [A-Z]+-[A-Z0-9]+-\d+)*)\]$", re.M)


def aid_source(game: str, lang: str) -> str:
    """The aid as it is written, without what the data say; empty when there is none."""
    name = f"{game}.md" if lang == "en" else f"{game}.{lang}.md"
    path = next(filter(Path.is_file, (folder / name for folder in _FOLDERS)), None)
    return path.read_text(encoding="utf-8") if path else ""


def aid_text(title: Title[Any], lang: str) -> str:
    """The aid of a game; empty when there is none."""
    says = wording_of(title, lang).aid()
    return FILLED.sub(lambda found: str(says[found[1]]), aid_source(title.name, lang))


def aligned(text: str) -> str:
    """A text whose tables have their columns below each other, for those who read it as it is."""
    return re.sub(r"(?m)(?:^\|.*\|\n)+", lambda found: _aligned(found[0]), text)


def _aligned(table: str) -> str:
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "".join(f"| {' | '.join(map(_wide, row, widths))} |\n" for row in rows)


def _wide(cell: str, width: int) -> str:
    return cell.ljust(width, "-" if re.fullmatch("-+", cell) else " ")
