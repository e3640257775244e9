"""What grew in a soak: slopes over the second half with their intervals, and curves as a picture (SVG)."""

import math
import statistics
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, NamedTuple

from asztal.arena.intervals import Estimate, mean

PAIRS = 5
WIDTH, HIGH, LEFT, RIGHT, HEAD, GAP = 860, 130, 70, 190, 60, 50
COLOURS = ("#146", "#b40", "#283", "#83a", "#777", "#a71")
STYLE = (
    "text{font:12px sans-serif;fill:#222}.title{font-size:15px;font-weight:bold}.name{font-weight:bold}.axis{fill:#666}"
    ".grid{stroke:#e4e4e4}.upgrade{stroke:#b40;stroke-dasharray:4 3}polyline{fill:none;stroke-width:1.6}"
)
# What is drawn, and how its values are called; of tables, those that are largest at the end.
PANELS = (
    ("memory", "memory of each process, MB"),
    ("handles", "open file handles of each process"),
    ("tables", "size of the largest tables in the database, MB"),
    ("connections", "connections"),
    ("ages", "age of the oldest that waits, seconds"),
)
LARGEST = 6


class Series(NamedTuple):
    """One value over time."""

    group: str
    name: str
    times: list[float]  # seconds
    values: list[float]

    def second_half(self, length: float) -> "Series":
        """What was seen in the second half of so many seconds."""
        kept = [(time, value) for time, value in zip(self.times, self.values, strict=True) if time >= length / 2]
        return Series(self.group, self.name, [time for time, _ in kept], [value for _, value in kept])


def series(samples: Sequence[dict[str, Any]]) -> Iterator[Series]:
    """Every value of the panels; one that was not there at the end is left out, as is what could not be asked (NaN)."""
    for group, _ in PANELS:
        for name in samples[-1][group]:
            seen = [(each["seconds"], each[group].get(name, math.nan)) for each in samples]
            known = [(time, value) for time, value in seen if not math.isnan(value)]
            yield Series(group, name, [time for time, _ in known], [value for _, value in known])


def slope(found: Series) -> Estimate | None:
    """Growth per hour with the interval that holds the true one with 95 %; None for fewer than twenty values.

    The values are parted into ten stretches of time. Each of the first five is compared with the one that lies five
    later, so five growths that share no value: neighbours that resemble each other do not make the interval narrow.
    """
    size = len(found.times) // (2 * PAIRS)
    if size < 2:
        return None
    parts = [
        (statistics.fmean(found.times[at : at + size]), statistics.fmean(found.values[at : at + size]))
        for at in range(len(found.times) - 2 * PAIRS * size, len(found.times), size)
    ]
    pairs = zip(parts[:PAIRS], parts[PAIRS:], strict=True)
    return mean([(late[1] - early[1]) / (late[0] - early[0]) * 3600 for early, late in pairs])


def grown(samples: Sequence[dict[str, Any]]) -> list[str]:
    """A line for each value over the second half: what it was, its slope, and what that says."""
    lines = []
    for each in series(samples):
        half = each.second_half(samples[-1]["seconds"])
        if max(half.values) == 0 or (each.group == "tables" and half.values[-1] == half.values[0]):
            continue
        begun, ended = (statistics.fmean(part) for part in (half.values[:3], half.values[-3:]))
        said, found = f"{each.group}, {each.name}: {begun:.4g} to {ended:.4g}", slope(half)
        if found is None:
            lines.append(f"{said}, too short for a slope")
            continue
        verdict = "grows" if found.low > 0 else "falls" if found.high < 0 else "no growth shown"
        lines.append(f"{said}, {found.mean:+.3g} an hour ({found.low:+.3g} to {found.high:+.3g}), {verdict}")
    return lines


def picture(samples: Sequence[dict[str, Any]], title: str, upgrade: float | None) -> str:
    """The curves of all panels, one below the other; a dashed line where the processes had been replaced."""
    length, every, parts, top = samples[-1]["seconds"], list(series(samples)), list[str](), HEAD
    for group, said in PANELS:
        shown = sorted((each for each in every if each.group == group), key=lambda each: -each.values[-1])
        shown = shown[:LARGEST] if group == "tables" else sorted(shown, key=lambda each: each.name)
        parts += _panel(shown, said, top, length, upgrade)
        top += HIGH + GAP
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{top}" role="img">',
            f"<title>{escape(title)}</title><style>{STYLE}</style><rect width='100%' height='100%' fill='#fff'/>",
            f'<text x="8" y="22" class="title">{escape(title)}</text>',
            *parts,
            f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{top - 12}" text-anchor="middle" class="axis">minutes</text>',
            "</svg>\n",
        ]
    )


def _panel(shown: Sequence[Series], said: str, top: int, length: float, upgrade: float | None) -> list[str]:
    most = max((max(each.values) for each in shown), default=0) or 1.0
    step, minutes = _step(most), _step(length / 60)
    highest = math.ceil(most / step) * step

    def x(seconds: float) -> float:
        return round(LEFT + seconds / length * (WIDTH - LEFT - RIGHT), 1)

    def y(value: float) -> float:
        return round(top + HIGH - value / highest * HIGH, 1)

    parts = [f'<text x="8" y="{top - 10}" class="name">{escape(said)}</text>']
    for number in range(round(highest / step) + 1):
        up = y(number * step)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{up}" y2="{up}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{up + 4}" text-anchor="end" class="axis">{number * step:g}</text>')
    for number in range(int(length / 60 / minutes) + 1):
        place, text = f'x="{x(number * minutes * 60)}" y="{top + HIGH + 16}"', f"{number * minutes:g}"
        parts.append(f'<text {place} text-anchor="middle" class="axis">{text}</text>')
    if upgrade is not None:
        parts.append(f'<line class="upgrade" x1="{x(upgrade)}" x2="{x(upgrade)}" y1="{top}" y2="{top + HIGH}"/>')
    for number, each in enumerate(shown):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{x(time)},{y(value)}" for time, value in zip(each.times, each.values, strict=True))
        parts.append(f'<polyline stroke="{colour}" points="{path}"/>')
        place = f'x="{WIDTH - RIGHT + 12}" y="{top + 12 + 18 * number}"'
        parts.append(f'<text {place} style="fill:{colour}">{escape(each.name)}</text>')
    return parts


def _step(most: float) -> float:
    """A round distance between ticks, so that there are about five of them."""
    unit = 10.0 ** math.floor(math.log10(most / 5))
    return next(unit * times for times in (1, 2, 5, 10) if unit * times >= most / 5 * 0.999)
