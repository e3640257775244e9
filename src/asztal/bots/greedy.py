"""A bot that looks one step ahead, in worlds imagined from its own view."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from asztal.bots.base import Memory
from asztal.bots.judging import worth_trying
from asztal.bots.rollouts import ImaginedWorld, Rollout, TurnSearch
from asztal.kernel import Decision, Observation, Option, Title

WORLDS = 2  # imagined per decision
MANY = 60  # options beyond this number are sampled
KEPT = 3  # options at least that are looked at in every world
FEW = 20  # options tried at a decision that follows in the same turn
LONGEST = 13  # choices of a turn: each costs many positions, and in some games turns have no number, so no end


class GreedyBot:
    """Takes the option after which the game's own `value` is best for its seat, on average over a few worlds.

    What the seat is asked next in the same turn is answered the same way, so that a choice made in several small
    steps is judged by where it leads. Ties are broken by chance; the same seed gives the same choices.
    """

    def __init__(self, title: Title[Any], seed: int, worlds: int = WORLDS) -> None:
        self._title, self._worlds = title, worlds
        self.memory = Memory(seed)

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        """The best option, or one of those that are as good."""
        chance, self.memory = self.memory.chance(), self.memory.after()
        options = _sampled(decision.options, MANY, chance)
        if len(options) == 1:
            return options[0]
        turns = TurnSearch(self._title, observe(), chance)
        values = dict.fromkeys(worth_trying(self._title, options, turns.view), 0.0)
        for number in range(self._worlds):
            if number:  # the better half is looked at more closely
                values = _best(values, max(KEPT, len(values) // 2))
            world, go_on = turns.world(), partial(_best_step, turns)
            ends = [turns.rollout(world.start, world, (option,), go_on, LONGEST) for option in values]
            for option, value in zip(values, turns.judged(ends, world.seat), strict=True):
                values[option] += value
        best = max(values.values())
        return chance.choice([option for option, value in values.items() if value == best])


def _best_step(turns: TurnSearch, now: Rollout, world: ImaginedWorld, mine: bool) -> Rollout:
    """The turn after the choice that looks best at once."""
    options = _sampled(now.game.decisions[world.seat].options, FEW, turns.chance)
    if len(options) == 1:
        return turns.step(now, options[0], world, mine)
    steps = [turns.step(now, option, world) for option in options]
    values = turns.judged(steps, world.seat)
    return steps[values.index(max(values))]


def _sampled(options: list[Option], most: int, chance: random.Random) -> list[Option]:
    return options if len(options) <= most else chance.sample(options, most)


def _best(values: dict[Option, float], most: int) -> dict[Option, float]:
    """The best of some options; those that are as good as the last of them stay as well."""
    least = sorted(values.values(), reverse=True)[:most][-1]
    return {option: value for option, value in values.items() if value >= least}
