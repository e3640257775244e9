"""Which cards, factions and boards go with high scores: a balance report over simulated games."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from asztal.arena.sim import HERE, MOST_DECISIONS, FinishedGame, outcomes
from asztal.arena.spread import Engine
from asztal.kernel import Title

CONFIDENT = 1.96  # standard errors on either side of a mean for 95 %


@dataclass(frozen=True, slots=True)
class BalanceRow:
    """One thing: how often a seat had it, how such seats did, and how sure that is (95 % either way).

    `effect` is by how many points scores are higher for one more of it: for a thing that one has or has not, the mean
    score with it less the mean score without it. `effect_errors` is the same in standard errors.
    """

    group: str
    thing: str
    games: int
    play_rate: float
    win_rate: float
    win_margin: float
    mean_score: float
    score_margin: float
    effect: float = 0.0
    effect_errors: float = 0.0


@dataclass(frozen=True, slots=True)
class Balance:
    """The report: rows by group, each group from the highest to the lowest mean score."""

    games: int
    mean_score: float
    rows: list[BalanceRow]


def balance(
    title: Title[Any],
    games: int,
    seats: Sequence[str],
    *,
    variant: Mapping[str, str] | None = None,
    seed: int = 0,
    engine: Engine = HERE,
    progress: Callable[[int], None] = lambda done: None,
) -> Balance:
    """Play the games and report on everything that the title calls a feature of a finished game."""
    given = (list(seats), dict(variant or {}), seed, MOST_DECISIONS)
    return report(outcomes(title, range(games), given, engine, progress))


def report(finished: Sequence[FinishedGame]) -> Balance:
    """The report on finished games. A feature's weight counts: three cards of a faction weigh three times one."""
    had: dict[str, list[tuple[float, int, float]]] = {}
    scores = []
    for outcome in finished:
        for seat, score in enumerate(outcome.scores):
            scores.append(score)
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            for feature, weight in outcome.features[seat].items():
                had.setdefault(feature, []).append((weight, score, won))
    rows = [_row(feature, seen, scores) for feature, seen in had.items()]
    rows.sort(key=lambda row: (row.group, -row.mean_score, row.thing))
    return Balance(len(finished), sum(scores) / len(scores), rows)


def _row(feature: str, seen: list[tuple[float, int, float]], scores: list[int]) -> BalanceRow:
    group, _, thing = feature.partition(":")
    weights = [weight for weight, _, _ in seen]
    win, win_margin = _mean(weights, [won for _, _, won in seen])
    score, margin = _mean(weights, [float(score) for _, score, _ in seen])
    effect = _effect(seen, scores)
    return BalanceRow(group, thing, len(seen), len(seen) / len(scores), win, win_margin, score, margin, *effect)


def _effect(seen: list[tuple[float, int, float]], scores: list[int]) -> tuple[float, float]:
    """The slope of the scores over how many of a thing a seat had, and how many standard errors that is."""
    count = len(scores)
    mean_score, mean_had = sum(scores) / count, sum(weight for weight, _, _ in seen) / count
    spread = sum(weight**2 for weight, _, _ in seen) - count * mean_had**2
    if not spread or count < 3:  # all had the same
        return 0.0, 0.0
    slope = sum(weight * (score - mean_score) for weight, score, _ in seen) / spread
    unexplained = max(0.0, sum((score - mean_score) ** 2 for score in scores) - slope**2 * spread)
    error = math.sqrt(unexplained / (count - 2) / spread)
    return slope, slope / error if error else 0.0


def _mean(weights: list[float], values: list[float]) -> tuple[float, float]:
    """A weighted mean and how far off it may be."""
    total = sum(weights)
    mean = sum(weight * value for weight, value in zip(weights, values, strict=True)) / total
    spread = sum((weight * (value - mean)) ** 2 for weight, value in zip(weights, values, strict=True))
    return mean, CONFIDENT * math.sqrt(spread) / total
