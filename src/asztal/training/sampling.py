"""A quick player for training: it rolls out some whole turns by chance and takes the one of the highest value.

It costs about half as much as a planner of 60 leaves, and its games have a greater variety of turns in them.
"""

import math
import random
from collections.abc import Callable
from typing import Any

from asztal.bots.judging import Judge, Policy, Prior
from asztal.kernel import Decision, Fast, Game, Halted, Keyed, Observation, Option, Title, halting, imagine

AT_ONCE = 6  # turns between looks at which is the best
FEW = 2  # turns that it tries where it is to play carelessly
LONGEST = 40  # choices of a turn before it is judged as it stands


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
        self.value: float | None = None  # of the best turn that was tried; careless turns say nothing

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        """The next step of the best turn, if it is offered; otherwise of a new one."""
        options = decision.options
        if not self._rest or self._rest[0] not in options:
            if len(options) == 1:
                return options[0]
            self._rest = self._best(observe())
        return self._rest.pop(0)

    def _best(self, view: Observation[Any]) -> list[Option]:
        """Of some turns by chance, and then of those that begin as the best one so far and go on by chance."""
        world = imagine(self._title, view, Fast(self._random.getrandbits(32)))
        chance, turn = Keyed(self._random.getrandbits(32)), self._title.turn_number(world.state, view.seat)
        if turn != self._turn:
            self._turn, self.careless = turn, self._random.random() < self._careless_share
        most = FEW if self.careless else self._turns
        prior = self._policy(world, view.seat)
        best, most_found = list[Option](), -math.inf
        for tried in range(0, most, AT_ONCE):
            begun = [
                best[: self._random.randrange(len(best))] if tried > most // 3 else []
                for _ in range(tried, min(tried + AT_ONCE, most))
            ]
            ends = [world.clone(chance) for _ in begun]
            paths = [self._play_turn(game, view.seat, path, prior) for game, path in zip(ends, begun, strict=True)]
            values = self._judge(ends, view.seat)
            if max(values) > most_found:
                most_found = max(values)
                best = paths[values.index(most_found)]
        self.value = None if self.careless else most_found
        return best

    def _play_turn(self, game: Game[Any], seat: int, begun: list[Option], prior: Prior) -> list[Option]:
        """Play a turn, from its first choices on by chance; all of its choices."""
        turn, path, game.title = self._title.turn_number(game.state, seat), list[Option](), halting(self._title)
        try:
            while len(path) < LONGEST:
                if not game.decisions or self._title.turn_number(game.state, seat) != turn:
                    break
                asked = seat if seat in game.decisions else next(iter(game.decisions))
                options = game.decisions[asked].options
                if asked == seat and len(path) < len(begun) and begun[len(path)] in options:
                    option = begun[len(path)]
                elif asked == seat and len(options) > 1:
                    option = self._random.choices(options, prior(game.decisions[asked]))[0]
                else:
                    option = options[int(self._random.random() * len(options))]
                if asked == seat:
                    path.append(option)
                game.apply_unchecked(asked, option)
        except Halted:
            game.decisions.clear()
        return path
