"""`python -m tests.server.curve PICTURE [seconds]`: how long a move takes at more and more moves per second."""

import sys
from pathlib import Path

from tests.server.load import steady

RATES = (100, 200, 300, 400, 500, 600)
AIM_RATE, AIM = 500, 25.0
TICKS = (1, 2, 5, 10, 25, 50, 100, 250, 500, 1000)  # milliseconds, evenly spaced
WIDTH, HEIGHT, LEFT, TOP, FOOT = 720, 380, 70, 50, 50
STYLE = (
    "text{font:12px sans-serif;fill:#222}.title{font-size:15px;font-weight:bold}.axis{fill:#666}.grid{stroke:#e4e4e4}"
    "polyline{fill:none;stroke:#146;stroke-width:2}.half{stroke-dasharray:5 4}circle{fill:#146}.aim{fill:#b40}"
)


def x(rate: float) -> float:
    return LEFT + (rate - RATES[0]) / (RATES[-1] - RATES[0]) * (WIDTH - LEFT - 60)


def y(milliseconds: float) -> float:
    """Between two ticks the height grows with the time; above the last one everything is as high."""
    above = next((place for place, tick in enumerate(TICKS) if tick >= milliseconds), len(TICKS) - 1)
    low, high = TICKS[max(above - 1, 0)], TICKS[above]
    part = min(1.0, (milliseconds - low) / (high - low)) if above else 0.0
    return HEIGHT - FOOT - (max(above - 1, 0) + part) / (len(TICKS) - 1) * (HEIGHT - FOOT - TOP)


def line(kind: str, name: str, found: dict[int, float]) -> str:
    points = [(round(x(rate), 1), round(y(time), 1)) for rate, time in found.items()]
    path = " ".join(f"{across},{up}" for across, up in points)
    dots = "".join(f'<circle cx="{across}" cy="{up}" r="3.5"/>' for across, up in points)
    across, up = points[-1]
    return f'<polyline class="{kind}" points="{path}"/>{dots}<text x="{across + 8}" y="{up + 4}">{name}</text>'


def picture(half: dict[int, float], most: dict[int, float]) -> str:
    title = "From sending a choice to the confirmed view, one web process"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" role="img">',
        f"<title>{title}</title><style>{STYLE}</style><rect width='100%' height='100%' fill='#fff'/>",
        f'<text x="8" y="22" class="title">{title}</text><text x="8" y="42" class="axis">ms</text>',
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle" class="axis">moves per second</text>',
    ]
    for tick in TICKS:
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - 60}" y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>')
        parts.append(f'<text x="{LEFT - 12}" y="{y(tick) + 4:.1f}" text-anchor="end" class="axis">{tick}</text>')
    for rate in RATES:
        parts.append(f'<text x="{x(rate):.1f}" y="{HEIGHT - 30}" text-anchor="middle" class="axis">{rate}</text>')
    for text, down in (("\u2715", 4), ("aim of p99", 20)):
        place = f'x="{x(AIM_RATE):.1f}" y="{y(AIM) + down:.1f}"'
        parts.append(f'<text {place} text-anchor="middle" class="aim">{text}</text>')
    return "\n".join([*parts, line("half", "p50", half), line("most", "p99", most), "</svg>\n"])


if __name__ == "__main__":
    times = {rate: steady(rate, *map(float, sys.argv[2:])) for rate in RATES}
    half, most = ({rate: taken.share(part) for rate, taken in times.items()} for part in (0.5, 0.99))
    Path(sys.argv[1]).write_text(picture(half, most))
