"""Learns to play Ginkgopolis alone, against Hal, from nothing: no hand-made value, no games of people.

python examples/research/train_ginkgopolis.py [JOBS [MINUTES]]

1. Games by chance; a linear value is fitted to their positions: by how many points a game will be won or lost.
2. A planner that judges by this value plays more games, and a new value is fitted to them. Again and again.
3. After each round it plays the same deals as greedy, which no game of training has used: the curve.
"""

import json
import os
import random
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from asztal import registry
from asztal.arena.spread import InThisProcess, Processes, spread
from asztal.bots import GreedyBot, Planner
from asztal.kernel import Game, Halted, Keyed, halting, observe, resume
from asztal.research import encoding_of

Array = NDArray[np.float64]
TITLE, ENCODING = registry.find("ginkgopolis"), encoding_of("ginkgopolis")
LEFT = ENCODING.state.index("fact left")
RANDOM_GAMES, GAMES, DEALS = 400, 80, 60  # before the first value; in every round; to be compared with greedy
LEAVES = 30  # positions that the planner judges for a decision
WILD = 0.08  # the part of the turns that are played by chance, so that the value sees what it would not do
KEPT = 640  # games that a value is fitted to: the newest
TRUST, RIDGE = (
    0.85,
    0.03,
)  # in what came of a position, against what was thought of the next; how small weights are kept


class Value(NamedTuple):
    """How far each number is from its mean, in spreads, and what that is worth in points."""

    mean: Array
    spread: Array
    weights: Array


def judged(value: Value, games: Sequence[Game[Any]], seat: int) -> list[float]:
    """How many points ahead of Hal games will end; of those that are over, did end."""
    states = np.zeros((len(games), len(ENCODING.state)), np.float32)
    for row, game in zip(states, games, strict=True):
        ENCODING.state_into(row, game, seat)
    over = [None if game.state.stack else TITLE.aim(game.state, seat) for game in games]
    return [float(found) if aim is None else aim for found, aim in zip(said(value, states), over, strict=True)]


class Played(NamedTuple):
    """The positions of a game at the ends of its turns, before Hal answers, and what came of them."""

    states: NDArray[np.float32]
    aim: float


def played(player: Value | str | None, wild: float, seed: int) -> Played:
    """A game by greedy, by a planner with a value, or by chance alone (None)."""
    game, chance = TITLE.new(1, {}, Keyed(seed), tells=False), random.Random(seed)
    planner = Planner(TITLE, seed, partial(judged, player), LEAVES) if isinstance(player, Value) else None
    bot = GreedyBot(TITLE, seed) if player == "greedy" else planner
    states, turn, by_chance = [], -1, False
    while game.decisions:
        if turn != (turn := TITLE.turn_number(game.state, 0)):
            by_chance = not bot or chance.random() < wild
        option = chance.choice(game.decisions[0].options)
        if bot and not by_chance:
            option = bot.choose(game.decisions[0], partial(observe, game, 0))
        game.title = halting(TITLE)
        try:
            game.apply_unchecked(0, option)
        except Halted:
            states.append(np.zeros(len(ENCODING.state), np.float32))
            ENCODING.state_into(states[-1], game, 0)
            resume(game, TITLE)
        game.title = TITLE
    return Played(np.array(states), TITLE.aim(game.state, 0))


def inputs(value: Value, states: NDArray[np.float32]) -> Array:
    """Every number as it is and by how much of the game is left, and a one."""
    x = np.clip((states - value.mean) / value.spread, -5.0, 5.0)
    return np.concatenate([x, x * states[:, LEFT : LEFT + 1], np.ones((len(x), 1))], axis=1)


def said(value: Value, states: NDArray[np.float32]) -> Array:
    """What is to be expected, in points."""
    return inputs(value, states) @ value.weights


def targets(game: Played, before: Value | None) -> Array:
    """What each position should say: mostly what came of it, and a little what the last value said of the next."""
    found = np.full(len(game.states), game.aim)
    if before is not None:
        following = said(before, game.states)
        for place in range(len(found) - 2, -1, -1):
            found[place] = TRUST * found[place + 1] + (1 - TRUST) * following[place + 1]
    return found


def learned(games: Sequence[Played], before: Value | None) -> Value:
    """The weights that fit best and are small (ridge regression)."""
    states = np.concatenate([game.states for game in games])
    wanted = np.concatenate([targets(game, before) for game in games])
    value = Value(states.mean(0), np.maximum(states.std(0), 0.1), np.zeros(0))
    x = inputs(value, states)
    small = RIDGE * len(x) * np.eye(x.shape[1])
    small[-1, -1] = 0.0
    return value._replace(weights=np.linalg.solve(x.T @ x + small, x.T @ wanted))


def main() -> None:
    jobs, minutes = (int(given) for given in (*sys.argv[1:], *("2", "20")[len(sys.argv) - 1 :]))
    engine = Processes(jobs) if jobs > 1 else InThisProcess()

    def all_of(player: Value | str | None, wild: float, seeds: range) -> list[Played]:
        return list(spread(partial(played, player, wild), seeds, engine))

    deals = range(10**9, 10**9 + DEALS)
    greedy = np.array([game.aim for game in all_of("greedy", 0.0, deals)])
    print(json.dumps({"greedy": greedy.mean(), "won": (greedy > 0).mean()}), flush=True)
    start, value = spent(), None
    games = all_of(None, 1.0, range(RANDOM_GAMES))
    while spent() - start < minutes * jobs:
        value, testing = learned(games[-KEPT:], value), spent()
        np.savez("ginkgopolis.npz", *value)
        more = (aims := np.array([game.aim for game in all_of(value, 0.0, deals)])) - greedy
        row = {"minutes": testing - start, "games": len(games), "points": aims.mean(), "won": (aims > 0).mean()}
        row |= {"more": more.mean(), "error": more.std() / len(more) ** 0.5}
        print(json.dumps({name: round(float(value), 3) for name, value in row.items()}), flush=True)
        start += spent() - testing  # a test is no part of training
        games += all_of(value, WILD, range(len(games), len(games) + GAMES))


def spent() -> float:
    """Minutes of processor time, those of other processes that have ended included."""
    return sum(os.times()[:4]) / 60


if __name__ == "__main__":
    main()
