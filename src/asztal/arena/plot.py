"""A balance report as a picture (SVG): a dot with its margin for each thing, group by group."""

import math
from collections import Counter
from collections.abc import Callable
from html import escape

from asztal.arena.balance import Balance, BalanceRow

_WIDTH, _LINE, _LEFT, _RIGHT, _HEAD = 860, 16, 250, 60, 74
_STYLE = (
    "text{font:12px sans-serif;fill:#222}.group,.title{font-weight:bold}.title{font-size:15px}.axis{fill:#666}"
    "line{stroke:#457}.grid{stroke:#e4e4e4}.mean{stroke:#b40;stroke-dasharray:4 3}.over{fill:#b40}circle{fill:#146}"
)


def plot(found: Balance, title: str, axis: str, name: Callable[[BalanceRow], str] = lambda row: row.thing) -> str:
    """The picture; groups of few things come first, `axis` says what the dashed line is."""
    low = min(row.mean_score - row.score_margin for row in found.rows)
    high = max(row.mean_score + row.score_margin for row in found.rows)
    step = _step(high - low)
    first, last = math.floor(low / step), max(math.ceil(high / step), math.floor(low / step) + 1)

    def x(score: float) -> float:
        return round(_LEFT + (score / step - first) / (last - first) * (_WIDTH - _LEFT - _RIGHT), 1)

    lines, y = [], _HEAD
    sizes = Counter(row.group for row in found.rows)
    for group in sorted(sizes, key=lambda group: (sizes[group], group)):
        y += _LINE * 2
        lines.append(f'<text x="8" y="{y}" class="group">{escape(group)}</text>')
        for row in (row for row in found.rows if row.group == group):
            y += _LINE
            left, right, middle = x(row.mean_score - row.score_margin), x(row.mean_score + row.score_margin), y - 4
            lines.append(f'<text x="{_LEFT - 12}" y="{y}" text-anchor="end">{escape(name(row))}</text>')
            lines.append(f'<line x1="{left}" x2="{right}" y1="{middle}" y2="{middle}"/>')
            lines.append(f'<circle cx="{x(row.mean_score)}" cy="{middle}" r="3.5"/>')
            lines.append(f'<text x="{_WIDTH - 12}" y="{y}" text-anchor="end" class="axis">{row.mean_score:.1f}</text>')
    centre, height = x(found.mean_score), y + 2 * _LINE + 8
    ticks = [tick * step for tick in range(first, last + 1)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}" role="img">',
            f"<title>{escape(title)}</title><style>{_STYLE}</style><rect width='100%' height='100%' fill='#fff'/>",
            f'<text x="8" y="22" class="title">{escape(title)}</text>',
            *(f'<line class="grid" x1="{x(at)}" x2="{x(at)}" y1="{_HEAD}" y2="{y + 8}"/>' for at in ticks),
            *(_label(x(at), line, f"{at:g}") for line in (_HEAD - 6, y + _LINE + 8) for at in ticks),
            f'<line class="mean" x1="{centre}" x2="{centre}" y1="{_HEAD}" y2="{y + 8}"/>',
            f'<text x="{centre}" y="{_HEAD - 26}" text-anchor="middle" class="over">'
            f"{escape(axis)} {found.mean_score:.1f}</text>",
            *lines,
            "</svg>\n",
        ]
    )


def _label(x: float, y: float, text: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="middle" class="axis">{text}</text>'


def _step(span: float) -> float:
    """A round distance between ticks, so that there are about eight of them."""
    rough = (span or 1.0) / 8
    unit = 10.0 ** math.floor(math.log10(rough))
    return next(unit * times for times in (1, 2, 5, 10) if unit * times >= rough)
