"""Which cards, factions and boards go with high scores: a balance report over simulated games, with a plot."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from asztal.arena.sim import MOST_DECISIONS, Outcome, outcomes
from asztal.kernel import Title

_CONFIDENT = 1.96  # standard errors on either side of a mean for 95 %


@dataclass(frozen=True, slots=True)
class Row:
    """One thing: how often a seat had it, how such seats did, and how sure that is (95 % either way)."""

    group: str
    thing: str
    games: int
    play_rate: float
    win_rate: float
    win_margin: float
    mean_score: float
    score_margin: float


@dataclass(frozen=True, slots=True)
class Balance:
    """The report: rows by group, each group from the highest to the lowest mean score."""

    games: int
    mean_score: float
    rows: list[Row]


def balance(
    title: Title[Any],
    games: int,
    seats: Sequence[str],
    *,
    variant: Mapping[str, str] | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Balance:
    """Play the games and report on everything that the title calls a feature of a finished game."""
    given = (list(seats), dict(variant or {}), seed, MOST_DECISIONS)
    return report(outcomes(title, range(games), given, jobs, progress))


def report(finished: Sequence[Outcome]) -> Balance:
    """The report on finished games. A feature's weight counts: three cards of a faction weigh three times one."""
    had: dict[str, list[tuple[float, int, float]]] = {}
    scores = []
    for outcome in finished:
        for seat, score in enumerate(outcome.scores):
            scores.append(score)
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            for feature, weight in outcome.features[seat].items():
                had.setdefault(feature, []).append((weight, score, won))
    rows = [_row(feature, seen, len(scores)) for feature, seen in had.items()]
    rows.sort(key=lambda row: (row.group, -row.mean_score, row.thing))
    return Balance(len(finished), sum(scores) / len(scores), rows)


def _row(feature: str, seen: list[tuple[float, int, float]], chances: int) -> Row:
    group, _, thing = feature.partition(":")
    weights = [weight for weight, _, _ in seen]
    win, win_margin = _mean(weights, [won for _, _, won in seen])
    score, margin = _mean(weights, [float(score) for _, score, _ in seen])
    return Row(group, thing, len(seen), len(seen) / chances, win, win_margin, score, margin)


def _mean(weights: list[float], values: list[float]) -> tuple[float, float]:
    """A weighted mean and how far off it may be."""
    total = sum(weights)
    mean = sum(weight * value for weight, value in zip(weights, values, strict=True)) / total
    spread = sum((weight * (value - mean)) ** 2 for weight, value in zip(weights, values, strict=True))
    return mean, _CONFIDENT * math.sqrt(spread) / total


_WIDTH, _LINE, _LEFT, _RIGHT, _HEAD = 860, 15, 190, 40, 46


def plot(found: Balance, title: str, axis: str) -> str:
    """The mean scores as a picture (SVG): a dot with its margin for each thing, group by group."""
    low = min(row.mean_score - row.score_margin for row in found.rows)
    high = max(row.mean_score + row.score_margin for row in found.rows)

    def x(score: float) -> float:
        return round(_LEFT + (score - low) / ((high - low) or 1) * (_WIDTH - _LEFT - _RIGHT), 1)

    lines, y = [], _HEAD
    groups = sorted({row.group for row in found.rows})
    for group in groups:
        y += _LINE * 2
        lines.append(f'<text x="8" y="{y}" class="group">{escape(group)}</text>')
        for row in (row for row in found.rows if row.group == group):
            y += _LINE
            left, right, middle = x(row.mean_score - row.score_margin), x(row.mean_score + row.score_margin), y - 4
            lines.append(f'<text x="{_LEFT - 10}" y="{y}" text-anchor="end">{escape(row.thing)}</text>')
            lines.append(f'<line x1="{left}" x2="{right}" y1="{middle}" y2="{middle}"/>')
            lines.append(f'<circle cx="{x(row.mean_score)}" cy="{middle}" r="3.5"/>')
    centre, height = x(found.mean_score), y + 3 * _LINE
    style = "text{font:12px sans-serif;fill:#222}.group,.title{font-weight:bold}line{stroke:#457}circle{fill:#146}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}" role="img">',
            f"<title>{escape(title)}</title><style>{style}</style><rect width='100%' height='100%' fill='#fff'/>",
            f'<text x="8" y="20" class="title">{escape(title)}</text>',
            f'<line x1="{centre}" x2="{centre}" y1="{_HEAD}" y2="{y + 6}" stroke-dasharray="3 3"/>',
            *lines,
            *(f'<text x="{x(at)}" y="{y + 2 * _LINE}" text-anchor="middle">{at:.1f}</text>' for at in (low, high)),
            f'<text x="{centre}" y="{y + 2 * _LINE}" text-anchor="middle">{escape(axis)} {found.mean_score:.1f}</text>',
            "</svg>\n",
        ]
    )
