"""Weighs a leg: what its choices cost beside the best turn that is found, all under the same worlds and draws.

Every plan is played to the end of the turn in every pair of a world and a luck. What is best is chosen in one half of
the pairs and measured in the other, then the halves change places: so nothing looks good only because it was lucky
where it was chosen.
"""

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from asztal.analysis.line import GameLine
from asztal.analysis.shapes import Cost, Depth, Weighed, WeighedOption
from asztal.analysis.values import Values
from asztal.arena.intervals import mean
from asztal.bots.model import Learned
from asztal.bots.planner import Plan, Planner
from asztal.bots.policy import policy_of
from asztal.bots.rollouts import ImaginedWorld, Path, Rollout, TurnSearch
from asztal.bots.seating import derived_seed
from asztal.kernel import Observation, Option, observe

OPTIONS = 6  # first choices that are compared, those of most weight and the one that was played
TRIES = 8  # turns that begin with each of them, of which the best is compared
ON = 4  # ways to go on by which a plan is judged once something new is learned
DIGITS = 4  # of points; libraries of mathematics may differ in the last ones


class Pair(NamedTuple):
    """A world and its luck, and the seed by which turns go on in it, alike for all plans."""

    world: ImaginedWorld
    seed: int


class LegSeen(NamedTuple):
    """What is weighed: what was played, from what the seat knew then, which is all that is judged by."""

    view: Observation[Any]
    played: Path
    seed: int
    depth: Depth


def weigh_leg(line: GameLine, number: int, values: Values, depth: Depth) -> Weighed:
    """What the choices of a leg cost, from what its seat knew when it began."""
    leg = line.legs()[number]
    view, played = observe(leg[0].before, leg[0].seat), tuple(made.option for made in leg)
    return weigh(
        values, LegSeen(view, played, derived_seed("analysis", "weigh", line.hash, leg[0].entry), depth), number
    )


def weigh(values: Values, seen: LegSeen, number: int) -> Weighed:
    """What the choices of the leg with this number cost."""
    title, model = values
    judge, policy = Learned(title, model), policy_of(title, model)
    turns = TurnSearch(title, seen.view, random.Random(seen.seed), judge, policy)
    planner = Planner(title, seen.seed, judge, seen.depth.leaves // 8, policy=policy)
    world = turns.world()
    priors = _priors(world)
    plans = _plans(turns, world, seen, planner.plan(seen.view), list(priors))
    table = [_tried(turns, plans, _pair(turns, seen.seed, each)) for each in range(seen.depth.pairs)]
    best = _chosen(table, range(len(plans)))
    options = []
    for option in dict.fromkeys(plan[0] for plan in plans):
        own = [index for index, plan in enumerate(plans) if plan[0] == option]
        plan = [str(each) for each in plans[_best(table, own)]]
        behind, prior = _cost(table, best, _chosen(table, own)), round(priors[option], DIGITS)
        options.append(WeighedOption(str(option), plan, prior, behind, option == seen.played[0]))
    options.sort(key=lambda each: (each.behind.mean, not each.played, each.option))
    return Weighed(number, _cost(table, best, (0, 0)), options, seen.depth.pairs, turns.leaves)


def _priors(world: ImaginedWorld) -> dict[Option, float]:
    """The part of all weight that the policy gives each option, the largest first."""
    decision = world.game.decisions[world.seat]
    weights = world.priors[world.seat](decision)
    whole = sum(weights)
    parts = {option: weight / whole for option, weight in zip(decision.options, weights, strict=True)}
    return dict(sorted(parts.items(), key=lambda part: (-part[1], str(part[0]))))


def _plans(
    turns: TurnSearch, world: ImaginedWorld, seen: LegSeen, planned: Plan, options: Sequence[Option]
) -> list[Path]:
    """The plans to compare: the one that was played first, the planner's, and the best found for each first option."""
    leaves, pairs = seen.depth.leaves, seen.depth.pairs
    turns.leaves += planned.leaves
    plans = [seen.played, planned.options]
    for option in list(dict.fromkeys([seen.played[0], *options]))[:OPTIONS]:
        if turns.leaves + TRIES > leaves // 4 and option != seen.played[0]:
            break
        ends = [turns.rollout(world.start, world, (option,)) for _ in range(TRIES)]
        found = turns.judged(ends, world.seat)
        plans.append(ends[found.index(max(found))].path)
    return list(dict.fromkeys(plans))[: max(2, (leaves - turns.leaves) // (pairs * ON))]


def _pair(turns: TurnSearch, seed: int, number: int) -> Pair:
    turns.chance = random.Random(derived_seed(seed, "pair", number))
    return Pair(turns.world(), turns.seed())


def _tried(turns: TurnSearch, plans: Sequence[Path], pair: Pair) -> list[float]:
    """How good each plan turns out in a pair; what follows the first thing learned is the best of some ways on."""
    ends = [_ways_on(turns, plan, pair) for plan in plans]
    values = iter(turns.judged([end for some in ends for end in some], pair.world.seat))
    return [max(next(values) for _ in some) for some in ends]


def _ways_on(turns: TurnSearch, plan: Path, pair: Pair) -> list[Rollout]:
    """The ends of turns that begin with a plan."""
    turns.chance = random.Random(pair.seed)
    now = turns.follow(pair.world.start, pair.world, plan)
    if turns.over(now, pair.world):
        return [now]
    return [turns.rollout(now, pair.world) for _ in range(ON)]


def _best(table: Sequence[Sequence[float]], among: Sequence[int]) -> int:
    """The plan that is best in some pairs; of equal ones the first."""
    return max(among, key=lambda plan: (sum(row[plan] for row in table), -plan))


def _chosen(table: Sequence[Sequence[float]], among: Sequence[int]) -> tuple[int, int]:
    """The best plan for the even pairs and that for the odd ones, each chosen in the others."""
    return _best(table[1::2], among), _best(table[::2], among)


def _cost(table: Sequence[Sequence[float]], best: tuple[int, int], other: tuple[int, int]) -> Cost:
    """How much better some plans are than others, in each pair by the two that were chosen in the other half."""
    found = mean([row[best[number % 2]] - row[other[number % 2]] for number, row in enumerate(table)])
    low, high = round(found.low, DIGITS), round(found.high, DIGITS)
    return Cost(round(found.mean, DIGITS), low, high, low > 0)
