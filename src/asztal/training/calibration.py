"""Whether a value is right on average, as a picture: what it foretold of unseen games, and what came of them.

Each third of a game is looked at for itself. Games, not positions, are put into groups: the positions of one game end
alike, so many of them say no more than one.
"""

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

import numpy as np

from asztal.arena.intervals import Estimate, mean
from asztal.arena.measured import THIRDS

GROUPS = 10  # of equally many games, from those foretold to be the worst
_PANEL, _GAP, _LEFT, _HEAD, _ROW = 220, 40, 70, 84, 290
_STYLE = (
    "text{font:12px sans-serif;fill:#222}.title{font-size:15px;font-weight:bold}.name{font-weight:bold}.axis{fill:#666}"
    ".grid{stroke:#e4e4e4}.right{stroke:#b40;stroke-dasharray:4 3}line{stroke:#457}circle{fill:#146}"
)


class Foreseen(NamedTuple):
    """What was foretold of a game in each of its thirds, on average, and what came of it."""

    thirds: list[float]
    aim: float


class Group(NamedTuple):
    """Games of which about the same was foretold: this on average, and what came of them."""

    foretold: float
    came: Estimate


def foreseen(said: Sequence[float], aim: float) -> Foreseen:
    """A game, from what was said of its positions in their order."""
    return Foreseen([float(part.mean()) for part in np.array_split(np.array(said), THIRDS)], aim)


def grouped(games: Sequence[Foreseen], third: int) -> list[Group]:
    """The games in groups by what was foretold in a third; fewer games make fewer groups, each of two or more."""
    order = sorted(range(len(games)), key=lambda game: games[game].thirds[third])
    parts = np.array_split(np.array(order), min(GROUPS, len(games) // 2)) if len(games) > 1 else []
    return [
        Group(float(np.mean([games[game].thirds[third] for game in part])), mean([games[game].aim for game in part]))
        for part in parts
    ]


def picture(rows: Mapping[str, Sequence[Foreseen]], title: str) -> str:
    """A row of panels for each name, a panel for each third: where dots lie on the dashed line, the value is right."""
    wide, tall = _LEFT + THIRDS * (_PANEL + _GAP), _HEAD + len(rows) * _ROW
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{tall}" role="img">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style><rect width='100%' height='100%' fill='#fff'/>",
        f'<text x="8" y="22" class="title">{escape(title)}</text>',
        '<text x="8" y="42" class="axis">across: foretold points ahead; up: those at the end, with 95 %</text>',
    ]
    for row, (name, games) in enumerate(rows.items()):
        top = _HEAD + row * _ROW
        lines.append(f'<text x="8" y="{top - 12}" class="name">{escape(name)}, {len(games)} games</text>')
        thirds = [grouped(games, third) for third in range(THIRDS)]
        ends = [end for groups in thirds for foretold, came in groups for end in (foretold, came.low, came.high)]
        low = 10 * math.floor(min(ends, default=0) / 10)
        high = max(low + 10, 10 * math.ceil(max(ends, default=0) / 10))
        for third, groups in enumerate(thirds):
            lines += _panel(_LEFT + third * (_PANEL + _GAP), top, groups, (low, high), third)
    return "\n".join([*lines, "</svg>\n"])


def _panel(left: int, top: int, groups: Sequence[Group], ends: tuple[float, float], third: int) -> list[str]:
    low, high = ends

    def x(points: float) -> float:
        return round(left + (points - low) / (high - low) * _PANEL, 1)

    def y(points: float) -> float:
        return round(top + _PANEL - (points - low) / (high - low) * _PANEL, 1)

    lines = []
    for tick in np.linspace(low, high, 5):
        at, said = float(tick), f"{tick:.0f}"
        lines.append(f'<line class="grid" x1="{x(low)}" x2="{x(high)}" y1="{y(at)}" y2="{y(at)}"/>')
        lines.append(f'<text x="{x(at)}" y="{top + _PANEL + 16}" text-anchor="middle" class="axis">{said}</text>')
        if not third:
            lines.append(f'<text x="{left - 8}" y="{y(at) + 4}" text-anchor="end" class="axis">{said}</text>')
    lines.append(f'<text x="{left}" y="{top + _PANEL + 36}">third {third + 1} of the game</text>')
    lines.append(f'<line class="right" x1="{x(low)}" y1="{y(low)}" x2="{x(high)}" y2="{y(high)}"/>')
    for foretold, came in groups:
        lines.append(f'<line x1="{x(foretold)}" x2="{x(foretold)}" y1="{y(came.low)}" y2="{y(came.high)}"/>')
        lines.append(f'<circle cx="{x(foretold)}" cy="{y(came.mean)}" r="3.5"/>')
    return lines
