"""Measures analyses: what both looks cost, and whether luck has mean 0, over games that a bot plays on fresh deals.

`python -m tools.analysis ginkgopolis --games 60 --deep 10` looks at 60 games alone, and weighs those of the first 10.
"""

import argparse
import json
import statistics
import time
from collections.abc import Sequence
from typing import Any

from asztal import registry
from asztal.analysis import Curve, Depth, engine_of, first_look, judged, pieces_of
from asztal.arena import Seating, derived_seed
from asztal.arena.intervals import bootstrapped, mean
from asztal.kernel.record import Recorder, header_for, open_table


def record_of(game: str, bot: str, seats: int, number: int) -> str:
    """The record of one game in which the bot sits at every seat."""
    title = registry.find(game)
    header = header_for(title, seats, {}, f"tools.analysis {game} {seats} {number}")
    table = open_table(title, header)
    recorder = Recorder(header, table)
    seating = Seating(table.game, [bot] * seats, derived_seed("tools.analysis", game, bot, seats, number))
    while table.game.decisions:
        table.apply(*seating.next())
    return "\n".join([recorder.start(), *recorder.lines(), recorder.end()]) + "\n"


def measure(game: str, bot: str, seats: int, games: int, deep: int) -> dict[str, Any]:
    """The figures, of seat 1, over games that were played for nothing else."""
    engine, first, all_of_it = engine_of(game), list[float](), list[float]()
    curves, legs, costs = list[list[Curve]](), 0, list[float]()
    for number in range(games):
        text = record_of(game, bot, seats, number)
        begun = time.process_time()
        look = first_look(text, engine)
        first.append(time.process_time() - begun)
        curves.append(look.curves)
        if number < deep:
            begun, pieces = time.process_time(), pieces_of(text, look, Depth())
            costs.append(sum(judged(piece).cost.mean for piece in pieces) / seats)
            all_of_it.append(time.process_time() - begun)
            legs += len(pieces)
    own = [some[0].reckoning for some in curves]
    both = [(each.deal + each.luck, each.result) for each in own]
    return {
        "game": game,
        "bot": bot,
        "seats": seats,
        "games": games,
        "result": mean([each.result for each in own]),
        "spread_of_results": statistics.stdev(each.result for each in own),
        "luck": mean([each.luck for each in own]),
        "spread_of_luck": statistics.stdev(each.luck for each in own),
        "variance_removed": bootstrapped(both, removed),
        "others": mean([each.others for each in own]),
        "residual": mean([each.residual for each in own]),
        "first_look_cpu": mean(first),
        "slowest_first_look": max(first),
        "deep_look_games": deep,
        "deep_look_cpu": mean(all_of_it) if deep else None,
        "legs_a_game": legs / deep if deep else None,
        "cost_a_seat": mean(costs) if deep else None,
    }


def removed(games: Sequence[tuple[float, float]]) -> float:
    """The part of the variance of results that goes when the luck beside them is taken out."""
    left = statistics.variance([result - luck for luck, result in games])
    whole = statistics.variance([result for _, result in games])
    return 1 - left / whole if whole else 0.0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="level4")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--deep", type=int, default=10)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.game, asked.bot, asked.seats, asked.games, asked.deep), indent=1))
