"""A bot in a package of its own: `pip install` makes it one of Asztal's bots."""

import random
from collections.abc import Callable
from typing import Any

from asztal.kernel import Decision, Fast, Observation, Option, Title, imagine

WORLDS = 4


class WaryBot:
    """Takes the option that is best in the worst of a few worlds, imagined from what its seat sees."""

    def __init__(self, title: Title[Any], seed: int, cancelled: Callable[[], bool]) -> None:
        self._title, self._random, self._cancelled = title, random.Random(seed), cancelled

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        """One of the decision's options."""
        worst = dict.fromkeys(self._random.sample(decision.options, len(decision.options)), float("inf"))
        for _ in range(WORLDS):
            world = imagine(self._title, observe(), Fast(self._random.getrandbits(32)))
            draws = self._random.getrandbits(32)  # the same for every option
            for option in worst:
                after = world.clone(Fast(draws))
                after.apply(decision.seat, option)
                worst[option] = min(worst[option], self._title.value(after.state, decision.seat))
            if self._cancelled():  # time is up: what was found so far has to do
                break
        return max(worst, key=lambda option: worst[option])
