"""Says how well a value tells apart the ends that a turn may have: does it agree with a look into the next turn?

A value is for choosing, and R2 says little of that: most of what it foretells is the same for every end of a turn.
`python -m asztal.training.ends PLAN FIGURE... --weights FILE` takes some beginnings of turns of kept games, those that
`asztal.training.value` lets no fit see, tries turns by the policy of the weights, and judges the ends of some of them
twice: as they stand, and by where the best of some next turns ends.
"""

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from asztal import registry
from asztal.arena.intervals import Estimate, bootstrapped
from asztal.arena.measured import KeptGame
from asztal.arena.spread import on_this_machine, spread
from asztal.bots.model import Array, Learned, Model
from asztal.bots.policy import LearnedPolicy
from asztal.bots.rollouts import Path as Taken
from asztal.bots.rollouts import TurnSearch
from asztal.bots.seating import derived_seed
from asztal.identity import Plays
from asztal.kernel import Observation, observe
from asztal.measuring.files import kept_games
from asztal.measuring.plan import PlannedSeries, read, series_of
from asztal.measuring.replaying import positions
from asztal.training.value import seen_by_fits

TURNS = 4  # of a game
TRIED = 24  # turns from each beginning
KEPT = 6  # ends of them: half of them the best, the others any
WORLDS = 4  # in which each is reached, and looked into the next turn
AT_ONCE = 5  # games that a process looks at before it reports


class EndsOfTurn(NamedTuple):
    """The ends of a turn by the value and by a look into the next turn: a row for each, a column for each world."""

    value: Array
    looked: Array


class Apart(NamedTuple):
    """How far the ends of a turn lie apart in points, how the value goes along with that, and what it misses."""

    apart: Estimate
    correlation: Estimate
    missed: Estimate


class _Task(NamedTuple):
    planned: PlannedSeries
    games: list[KeptGame]
    model: str


def _judged(task: _Task) -> list[list[EndsOfTurn]]:
    """The ends of some turns of each game."""
    model = Model(json.loads(task.model))
    return [list(_ends_in(task.planned, kept, model)) for kept in task.games]


def _ends_in(planned: PlannedSeries, kept: KeptGame, model: Model) -> Iterator[EndsOfTurn]:
    title = registry.find(planned.series.game)
    begun = dict[int, Observation[Any]]()
    for game in positions(planned.series, kept):
        if game.decisions:
            seat = min(game.decisions)
            turn = title.turn_number(game.state, seat)
            if turn not in begun:
                begun[turn] = observe(game, seat)
    chance = random.Random(derived_seed("ends", planned.name, kept.number))
    policy = LearnedPolicy(title, model)
    for view in chance.sample(list(begun.values()), min(TURNS, len(begun))):
        found = _ends_of(TurnSearch(title, view, chance, Learned(title, model), policy), view.seat)
        if len(found.value) > 1:
            yield found


def _ends_of(search: TurnSearch, seat: int) -> EndsOfTurn:
    world = search.world()
    tried = [search.rollout(world.start, world) for _ in range(TRIED)]
    judged = dict(zip([end.path for end in tried], search.judged(tried, seat), strict=True))
    order = sorted(judged, key=lambda path: -judged[path])
    best, others = order[: KEPT // 2], order[KEPT // 2 :]
    paths = [*best, *search.chance.sample(others, min(len(others), KEPT - len(best)))]
    rows = [[_both(search, path, seat) for _ in range(WORLDS)] for path in paths]
    pairs = np.array([row for row in rows if None not in row], float).reshape(-1, WORLDS, 2)
    return EndsOfTurn(pairs[:, :, 0], pairs[:, :, 1])


def _both(search: TurnSearch, path: Taken, seat: int) -> tuple[float, float] | None:
    """The end of a turn in another world, by the value and by a look into the next turn; None if the game is over."""
    world = search.world()
    now = search.follow(world.start, world, path)
    [leaf] = search.best([(now, [()])], world)
    if not leaf.rollout.game.state.stack:
        return None
    return leaf.value, search.judged([search.look_ahead(leaf.rollout, world)], seat)[0]


def apart(games: Sequence[Sequence[EndsOfTurn]]) -> Apart:
    """The figures, with intervals over games; what worlds differ by chance is no difference of ends."""
    parts = [[_spreads(each) for each in game] for game in games if game]

    def mean(drawn: Sequence[Sequence[Array]]) -> Array:
        found: Array = np.mean([spreads for game in drawn for spreads in game], axis=0)
        return found

    def distance(drawn: Sequence[Sequence[Array]]) -> float:
        return float(np.sqrt(max(0.0, mean(drawn)[0])))

    def correlation(drawn: Sequence[Sequence[Array]]) -> float:
        looked, value, both = mean(drawn)
        return float(both / np.sqrt(looked * value)) if min(looked, value) > 0 else 0.0

    def missed(drawn: Sequence[Sequence[Array]]) -> float:
        looked, value, both = mean(drawn)
        return float(np.sqrt(max(0.0, looked - (both**2 / value if value > 0 else 0.0))))

    return Apart(*(bootstrapped(parts, figure) for figure in (distance, correlation, missed)))


def _spreads(ends: EndsOfTurn) -> Array:
    """The variance of what is looked up, that of the value, and what they have in common, among the ends of a turn."""
    looked, value = ends.looked.mean(1), ends.value.mean(1)
    both = np.cov(looked, value)
    luck, own_luck = ends.looked.var(1, ddof=1).mean() / WORLDS, ends.value.var(1, ddof=1).mean() / WORLDS
    in_common = np.mean([np.cov(*pair)[0, 1] for pair in zip(ends.looked, ends.value, strict=True)]) / WORLDS
    return np.array([both[0, 0] - luck, both[1, 1] - own_luck, both[0, 1] - in_common])


def main(given: Sequence[str] | None = None) -> int:
    """Look at so many games, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("plan", type=Path, help="the plan, a TOML file with its games in results beside it")
    parser.add_argument("figure", nargs="+", help="figures with games of one seat, all of one game")
    parser.add_argument("--weights", type=Path, required=True, metavar="FILE", help="the weights that judge")
    parser.add_argument("--games", type=int, default=100, help="unseen games of each figure (%(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (%(default)s)")
    args: Any = parser.parse_args(given)
    planned, text = series_of(read(args.plan), args.figure), args.weights.read_text("utf-8")
    model, alone = Model(json.loads(text)), [each.series.seats == 1 for each in planned]
    title = registry.find(model.game)
    if {each.series.game for each in planned} != {title.name} or model.rules != title.rules_version or not all(alone):
        parser.error("the weights are of another game or other rules, or somebody else sits at the table")
    tasks = [task for each in planned for task in _tasks(args.plan, each, text, args.games)]
    if not tasks:
        parser.error("no game of these figures has been kept yet that no fit sees")
    plays = Plays(title.name)
    games = [ends for some in spread(_judged, tasks, on_this_machine(args.jobs), plays) for ends in some]
    found = apart(games)
    print(f"{len(games)} games, {sum(map(len, games))} turns; ends of a turn lie {_told(found.apart)} points apart")
    print(f"the value agrees by {_told(found.correlation)} and misses {_told(found.missed)} points")
    return 0


def _tasks(plan: Path, planned: PlannedSeries, model: str, most: int) -> list[_Task]:
    """The first games of a series that no fit sees."""
    kept = [game for _, games in kept_games(plan, [planned.name], AT_ONCE) for game in games]
    unseen = [game for game in kept if not seen_by_fits(game.number)][:most]
    return [_Task(planned, unseen[start : start + AT_ONCE], model) for start in range(0, len(unseen), AT_ONCE)]


def _told(found: Estimate) -> str:
    return f"{found.mean:.2f} ({found.low:.2f} to {found.high:.2f})"


if __name__ == "__main__":
    raise SystemExit(main())
