"""A quick player for training: of some whole turns played by chance it takes the best, by a value.

It is about half the work of a planner of 60 leaves, and its games have more kinds of turns in them.
"""

import random
from collections.abc import Callable
from typing import Any

from asztal.bots.judging import Judge
from asztal.kernel import Decision, Fast, Game, Halted, Keyed, Observation, Option, Title, halting, imagine

LONGEST = 40  # choices of a turn before it is judged as it stands


class Sampler:
    """Tries so many turns at each decision that its last one did not foresee; each first option in its turn."""

    def __init__(self, title: Title[Any], seed: int, judge: Judge, turns: int) -> None:
        self._title, self._judge, self._turns = title, judge, turns
        self._random = random.Random(seed)
        self._rest: list[Option] = []
        self.value: float | None = None  # of the best turn that was tried

    def choose(self, decision: Decision, look: Callable[[], Observation[Any]]) -> Option:
        """The next step of the best turn, if it is offered; otherwise of a new one."""
        options = decision.options
        if not self._rest or self._rest[0] not in options:
            if len(options) == 1:
                return options[0]
            self._rest = self._best(options, look())
        return self._rest.pop(0)

    def _best(self, options: list[Option], view: Observation[Any]) -> list[Option]:
        world = imagine(self._title, view, Fast(self._random.getrandbits(32)))
        luck = Keyed(self._random.getrandbits(32))
        first = self._random.sample(options, len(options))
        paths, ends = [], []
        for number in range(self._turns):
            game = world.clone(luck)
            paths.append(self._played(game, view.seat, first[number % len(first)]))
            ends.append(game)
        values = self._judge(ends, view.seat)
        self.value = max(values)
        return paths[values.index(self.value)]

    def _played(self, game: Game[Any], seat: int, first: Option) -> list[Option]:
        """Play a turn by chance; its choices."""
        turn, path, game.title = self._title.turn_number(game.state, seat), [first], halting(self._title)
        try:
            game.apply_unchecked(seat, first)
            for _ in range(LONGEST):
                if not game.decisions or self._title.turn_number(game.state, seat) != turn:
                    break
                asked = seat if seat in game.decisions else next(iter(game.decisions))
                options = game.decisions[asked].options
                option = options[int(self._random.random() * len(options))]
                if asked == seat:
                    path.append(option)
                game.apply_unchecked(asked, option)
        except Halted:
            game.decisions.clear()
        return path
