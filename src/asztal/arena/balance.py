"""Which cards, factions and boards go with high scores: a balance report over simulated games."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from asztal.arena.sim import MOST_DECISIONS, Outcome, outcomes
from asztal.kernel import Title

CONFIDENT = 1.96  # standard errors on either side of a mean for 95 %


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
    return mean, CONFIDENT * math.sqrt(spread) / total
