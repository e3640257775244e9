"""How fast the environments are, and what each layer costs over the bare engine, beside games of the libraries.

python examples/research/speed.py [SECONDS]

All play by chance, in processor time of one core, the best of three runs each; the same games in every row of a table.
PettingZoo's own games need `pip install 'pettingzoo[classic]'`; those that are not there are left out.
"""

import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module

import pyspiel

from asztal import registry
from asztal.kernel import Keyed
from asztal.research import Play, TableEnv, Tables, encoding_of, register

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
SEATS, ROUNDS = 2, 3
Run = Callable[[int], int]  # plays the game of a seed and gives the number of its steps


def engine(game: str) -> Run:
    title = registry.find(game)

    def run(seed: int) -> int:
        play, draw, steps = title.new(SEATS, {}, Keyed(seed), tells=False), random.Random(seed).random, 0
        while play.decisions:
            seat = min(play.decisions)
            options = play.decisions[seat].options
            play.apply_unchecked(seat, options[int(draw() * len(options))])
            steps += 1
        return steps

    return run


def play_alone(game: str) -> Run:
    title, variant = registry.find(game), registry.find(game).full_variant(SEATS, {})

    def run(seed: int) -> int:
        play, draw, steps = Play(title, SEATS, variant, seed), random.Random(seed).random, 0
        while play.options:
            play.step(int(draw() * len(play.options)))
            steps += 1
        return steps

    return run


def table(game: str, observed: bool) -> Run:
    env = TableEnv(game, SEATS)

    def run(seed: int) -> int:
        env.reset()
        env.play = Play(env.title, SEATS, env.variant, seed)
        env._tell()
        draw, steps = random.Random(seed).random, 0
        while env.play.options:
            if observed:
                env.last()
            env.step(int(draw() * len(env.play.options)))
            steps += 1
        return steps

    return run


def spiel(name: str) -> Run:
    loaded = pyspiel.load_game(name)

    def run(seed: int) -> int:
        state, draw, steps = loaded.new_initial_state(), random.Random(seed).random, 0
        if name.startswith("asztal_"):
            state.apply_action(0)
            state.apply_action(seed)
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                steps += 1
                if not name.startswith("asztal_"):
                    state.observation_tensor()
            state.apply_action(actions[int(draw() * len(actions))])
        return steps

    return run


def zoo(name: str) -> Run:
    env = import_module(f"pettingzoo.classic.{name}").env()

    def run(seed: int) -> int:
        env.reset(seed=seed)
        env.action_space(env.agents[0]).seed(seed)
        steps, space = 0, env.action_space(env.agents[0])
        while env.agents and steps < 300:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            env.step(space.sample(seen["action_mask"]))
            steps += 1
        return steps

    return run


def microseconds(runs: dict[str, Run]) -> dict[str, float]:
    """What a step costs in each of the runs; they take turns, so that a busy machine is busy for all."""
    best: dict[str, float] = {}
    for run in runs.values():
        run(0)
    for _ in range(ROUNDS):
        for name, run in runs.items():
            start, steps, seed = time.process_time(), 0, 0
            while time.process_time() - start < SECONDS / ROUNDS or seed < 3:
                steps += run(seed)
                seed += 1
            best[name] = min(best.get(name, 1e9), (time.process_time() - start) / steps * 1e6)
    return best


def in_step(game: str, count: int = 32) -> float:
    """What a step of one of many games costs in `Tables`."""
    tables, draw, best = Tables(game, count, SEATS), random.Random(1).random, 1e9
    tables.reset(seed=1)
    for _ in range(ROUNDS):
        start, steps = time.process_time(), 0
        while time.process_time() - start < SECONDS / ROUNDS:
            tables.step([int(draw() * len(play.options)) for play in tables.plays])
            steps += count
        best = min(best, (time.process_time() - start) / steps * 1e6)
    return best


def main() -> None:
    """Print both tables."""
    register()
    print("| us a step | engine | Play | Table, no one looks | Table | Tables of 32 | OpenSpiel | numbers |")
    print("|---|---|---|---|---|---|---|---|")
    for game in (title.name for title in registry.titles().values() if title.finished):
        runs = {"engine": engine(game), "play": play_alone(game), "step": table(game, False), "last": table(game, True)}
        cost = microseconds({**runs, "spiel": spiel(f"asztal_{game}(players={SEATS})")})
        wide, deep = encoding_of(game).shape
        figures = [cost[name] for name in ("engine", "play", "step", "last")] + [in_step(game), cost["spiel"]]
        print(f"| {game} | {' | '.join(f'{figure:.0f}' for figure in figures)} | {wide} + 128 x {deep} |", flush=True)
    print("\n| game of | name | us a step | steps a second |\n|---|---|---|---|")
    heavy = [("OpenSpiel", name, spiel(name)) for name in ("chess", "go", "gin_rummy", "bridge")]
    for name in ("chess_v6", "go_v5"):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                heavy.append(("PettingZoo", name, zoo(name)))
        except ImportError:
            continue
    for whose, name, run in heavy:
        [figure] = microseconds({name: run}).values()
        print(f"| {whose} | {name} | {figure:.0f} | {1e6 / figure:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
