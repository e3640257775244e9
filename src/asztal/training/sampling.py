"""A quick player for training: it rolls out some whole turns by chance and takes the one of the highest value.

It costs about half as much as a planner of 60 leaves, and its games have a greater variety of turns in them.
"""

import random
from collections.abc import Callable
from math import inf
from typing import Any

from asztal.bots.judging import Judge, Policy
from asztal.bots.rollouts import Leaf, TurnSearch
from asztal.kernel import Decision, Observation, Option, Title

AT_ONCE = 6  # turns between looks at which is the best
FEW = 2  # turns that it tries where it is to play carelessly


class Sampler:
    """Tries so many turns at each decision that its last one did not foresee, those of more weight more often.

    A part of its turns it plays carelessly, so that a value sees more than good play; never foolishly, because one
    foolish turn can decide a game, and then nothing is learned from the others.
    """

    def __init__(
        self, title: Title[Any], seed: int, judge: Judge, policy: Policy, turns: int, *, careless_share: float
    ) -> None:
        self._title, self._judge, self._turns, self._careless_share = title, judge, turns, careless_share
        self._policy = policy
        self._random = random.Random(seed)
        self._rest: list[Option] = []
        self._turn: int | None = None
        self.careless = False  # the turn that it is at

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        """The next step of the best turn, if it is offered; otherwise of a new one."""
        options = decision.options
        if not self._rest or self._rest[0] not in options:
            if len(options) == 1:
                return options[0]
            self._rest = self._best(observe())
        return self._rest.pop(0)

    def _best(self, view: Observation[Any]) -> list[Option]:
        """Of some turns by the prior, and then of those that begin as the best one so far."""
        turns = TurnSearch(self._title, view, self._random, self._judge, self._policy)
        world = turns.world()
        best = Leaf(-inf, world.start)
        if world.turn != self._turn:
            self._turn, self.careless = world.turn, self._random.random() < self._careless_share
        most = FEW if self.careless else self._turns
        for tried in range(0, most, AT_ONCE):
            path = best.rollout.taken
            ways = [
                path[: self._random.randrange(len(path))] if tried > most // 3 else ()
                for _ in range(tried, min(tried + AT_ONCE, most))
            ]
            best = max(best, *turns.best([(world.start, ways)], world), key=lambda leaf: leaf.value)
        return list(best.rollout.taken)
