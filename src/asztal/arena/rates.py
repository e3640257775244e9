"""Win rates of the first seat under each value of a variant, in a form that can be plotted."""

import math
from collections.abc import Mapping

from asztal.arena.balance import CONFIDENT, Balance, BalanceRow
from asztal.arena.sim import SimResult


def rates(results: Mapping[str, SimResult], name: str) -> Balance:
    """The win rates in percent, with the margin of 95 % either way, in the order of the values."""
    rows = []
    for value, result in results.items():
        seat = result.seats[0]
        margin = _margin(seat.wins, result.games)
        rows.append(
            BalanceRow(name, value, result.games, 1.0, seat.win_rate, margin, 100 * seat.win_rate, 100 * margin)
        )
    return Balance(sum(row.games for row in rows), sum(row.mean_score for row in rows) / len(rows), rows)


def _margin(wins: float, games: int) -> float:
    """How far off a win rate may be; not 0 even where all games were won (Agresti and Coull)."""
    rate = (wins + 2) / (games + 4)
    return CONFIDENT * math.sqrt(rate * (1 - rate) / (games + 4))
