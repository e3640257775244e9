"""A ladder of bots: every two of them play the same deals, from both seats, and are ranked by the results."""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

from asztal import registry
from asztal.arena.sim import HERE, GameFailed, play
from asztal.arena.spread import Engine, InThisProcess, spread
from asztal.bots.seating import derived_seed
from asztal.identity import Plays, identity
from asztal.kernel import Title

_SCALE = 400 / math.log(10)  # with 400 more one wins ten times as often as the other: the scale that chess players know
_ROUNDS, _RESAMPLED = 200, 300
_DEALS_AT_ONCE = 2


class Duel(NamedTuple):
    """One deal between two bots, played from both seats: the first one's share of two victories, and both points."""

    first: int
    second: int
    won: float
    points: tuple[int, int]


class DuelFailed(GameFailed):
    """A game of a ladder could not be played to its end; its two bots alone come to the same deal."""

    def __str__(self) -> str:
        game, deal, seed, reason = self.args
        return f"{game}: deal {deal} of seed {seed} failed (these two alone: --games {2 * deal + 2}): {reason}"


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot's strength against the first of the ladder, which has 0; `low` to `high` holds it with 95 %."""

    bot: str
    strength: float
    low: float
    high: float
    games: int
    win_rate: float
    mean_score: float


@dataclass(frozen=True, slots=True)
class Ladder:
    """The bots in the order in which they were named; `engine` is the hash of what played, weights included."""

    game: str
    games: int
    seed: int
    engine: str
    rungs: list[Rung]


def ladder(
    title: Title[Any],
    bots: Sequence[str],
    games: int,
    *,
    variant: dict[str, str],
    seed: int = 0,
    engine: Engine = HERE,
    progress: Callable[[int], None] = lambda done: None,
) -> Ladder:
    """Play so many games of two between every two of the bots; `progress` hears how many are finished."""
    deals = max(1, games // 2)
    starts = range(0, deals, _DEALS_AT_ONCE)
    tasks = [
        (first, second, range(start, min(deals, start + _DEALS_AT_ONCE)))
        for start in starts
        for first, second in combinations(range(len(bots)), 2)
    ]
    given = (tuple(bots), variant, seed)
    work = (
        partial(_duels, title, given) if isinstance(engine, InThisProcess) else partial(_named_duels, title.name, given)
    )
    played, plays = list[Duel](), Plays(title.name, tuple(bots))
    for duels in spread(work, tasks, engine, plays):
        played += duels
        progress(2 * len(played))
    return Ladder(title.name, 2 * len(played), seed, identity(plays), _rungs(bots, played, seed))


Given = tuple[tuple[str, ...], dict[str, str], int]  # bots, variant, seed
Task = tuple[int, int, range]  # the two bots, and the numbers of their deals


def _named_duels(name: str, given: Given, task: Task) -> list[Duel]:
    return _duels(registry.find(name), given, task)


def _duels(title: Title[Any], given: Given, task: Task) -> list[Duel]:
    (bots, variant, seed), (first, second, deals) = given, task
    found = []
    for deal in deals:
        won, points = 0.0, [0, 0]
        for seats in ((first, second), (second, first)):
            names = [bots[bot] for bot in seats]
            try:
                outcome = play(title, names, variant, derived_seed(seed, "ladder", deal))
            except Exception as error:
                raise DuelFailed.by(error, f"{title.name}, {' against '.join(names)}", deal, seed) from error
            mine = seats.index(first)
            won += (mine in outcome.winners) / len(outcome.winners)
            points[0] += outcome.scores[mine]
            points[1] += outcome.scores[1 - mine]
        found.append(Duel(first, second, won, (points[0], points[1])))
    return found


def _rungs(bots: Sequence[str], played: Sequence[Duel], seed: int) -> list[Rung]:
    strengths, chance = _strengths(len(bots), played), random.Random(derived_seed(seed, "bootstrap"))
    again = [_strengths(len(bots), chance.choices(played, k=len(played))) for _ in range(_RESAMPLED)]
    rungs = []
    for number, bot in enumerate(bots):
        spans = sorted(resampled[number] for resampled in again)
        own = [duel for duel in played if number in (duel.first, duel.second)]
        won = sum(duel.won if duel.first == number else 2 - duel.won for duel in own)
        points = sum(duel.points[duel.second == number] for duel in own)
        low, high = spans[int(0.025 * _RESAMPLED)], spans[int(0.975 * _RESAMPLED)]
        count = 2 * len(own)
        rungs.append(Rung(bot, strengths[number], low, high, count, won / count, points / count))
    return rungs


def _strengths(bots: int, played: Sequence[Duel]) -> list[float]:
    """The strengths that make these results likeliest (Bradley and Terry), the first one's being 0.

    Half a victory more for either side of every pair, so that who never lost is not infinitely strong.
    """
    wins, met = [0.0] * bots, [[0.0] * bots for _ in range(bots)]
    for first, second in combinations(range(bots), 2):
        wins[first] += 0.5
        wins[second] += 0.5
        met[first][second] = met[second][first] = 1.0
    for duel in played:
        wins[duel.first] += duel.won
        wins[duel.second] += 2 - duel.won
        met[duel.first][duel.second] += 2
        met[duel.second][duel.first] += 2
    power = [1.0] * bots
    for _ in range(_ROUNDS):
        power = [
            wins[bot] / sum(met[bot][other] / (power[bot] + power[other]) for other in range(bots) if other != bot)
            for bot in range(bots)
        ]
        power = [value / power[0] for value in power]
    return [_SCALE * math.log(value) for value in power]
