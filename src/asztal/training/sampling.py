"""A quick player for training: of some whole turns played by chance it takes the best, by a value.

It is about half the work of a planner of 60 leaves, and its games have more kinds of turns in them.
"""

import random
from collections.abc import Callable
from typing import Any

from asztal.bots.judging import Judge
from asztal.kernel import Decision, Fast, Game, Halted, Keyed, Observation, Option, Title, halting, imagine

AT_ONCE = 6  # turns between looks at which is the best
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
        """Of some turns by chance, and then of those that begin as the best one so far and go on by chance."""
        world = imagine(self._title, view, Fast(self._random.getrandbits(32)))
        luck = Keyed(self._random.getrandbits(32))
        first = self._random.sample(options, len(options))
        best, self.value = [first[0]], None
        for tried in range(0, self._turns, AT_ONCE):
            begun = [
                best[: self._random.randrange(len(best))] if tried > self._turns // 3 else [first[number % len(first)]]
                for number in range(tried, min(tried + AT_ONCE, self._turns))
            ]
            ends = [world.clone(luck) for _ in begun]
            paths = [self._played(game, view.seat, path) for game, path in zip(ends, begun, strict=True)]
            values = self._judge(ends, view.seat)
            if self.value is None or max(values) > self.value:
                self.value = max(values)
                best = paths[values.index(self.value)]
        return best

    def _played(self, game: Game[Any], seat: int, begun: list[Option]) -> list[Option]:
        """Play a turn, from its first choices on by chance; all of its choices."""
        turn, path, game.title = self._title.turn_number(game.state, seat), list[Option](), halting(self._title)
        try:
            while len(path) < LONGEST:
                if not game.decisions or self._title.turn_number(game.state, seat) != turn:
                    break
                asked = seat if seat in game.decisions else next(iter(game.decisions))
                options = game.decisions[asked].options
                option = options[int(self._random.random() * len(options))]
                if asked == seat:
                    option = begun[len(path)] if len(path) < len(begun) and begun[len(path)] in options else option
                    path.append(option)
                game.apply_unchecked(asked, option)
        except Halted:
            game.decisions.clear()
        return path
