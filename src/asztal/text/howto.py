"""How to play a game, a page to learn it from: `<game>.md` or `<game>.<lang>.md`, with figures from a real game.

A figure is a line of its own: `![what is seen in words](57/0 area=city mark=tile-3)`. It shows what seat 0 saw after 57
moves of that game, whose state `<game>.jsonl` beside the pages has; the rest tells the client what part is shown and
what is marked.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from asztal.kernel import Title, observe, shown
from asztal.kernel.forecast import Shown
from asztal.kernel.record import restored

_PACKAGE = Path(__file__).parents[1]
_FOLDERS = (_PACKAGE / "_howto", _PACKAGE.parents[1] / "docs" / "howto")  # installed, in the repository
FIGURE = re.compile(r"^!\[(?P<words>[^\]]+)\]\((?P<still>(?P<move>\d+)/(?P<seat>\d+))(?P<look>[^)]*)\)$", re.M)


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture on the page: what it shows in words, and from which position it is drawn."""

    words: str
    move: int
    seat: int
    look: str

    @property
    def still(self) -> str:
        """The name of the position with the eyes that see it."""
        return f"{self.move}/{self.seat}"


class _StoredMoment(msgspec.Struct):
    """The position after so many moves, and the rules that it was played with."""

    move: int
    rules: int
    state: msgspec.Raw


_MOMENT = msgspec.json.Decoder(_StoredMoment)


def howto_text(game: str, lang: str) -> str:
    """The page of a game in this language; empty when there is none."""
    path = _file(f"{game}.md" if lang == "en" else f"{game}.{lang}.md")
    return path.read_text(encoding="utf-8") if path else ""


def figures(text: str) -> list[Figure]:
    """The figures of a page, in order."""
    return [
        Figure(found["words"], int(found["move"]), int(found["seat"]), found["look"].strip())
        for found in FIGURE.finditer(text)
    ]


def in_words(text: str) -> str:
    """The page for readers who see no figures."""
    return FIGURE.sub(lambda found: f"[{found['words']}]", text)


def stills(title: Title[Any], text: str) -> dict[str, Shown[Any, Any]]:
    """What is seen in each position that the page shows."""
    path = _file(f"{title.name}.jsonl")
    lines = path.read_bytes().splitlines() if path else []
    games = {stored.move: restored(title, stored.state) for stored in (_MOMENT.decode(line) for line in lines)}
    shots = [figure for figure in figures(text) if figure.move in games]
    return {figure.still: shown(title, observe(games[figure.move], figure.seat)) for figure in shots}


def _file(name: str) -> Path | None:
    return next(filter(Path.is_file, (folder / name for folder in _FOLDERS)), None)
