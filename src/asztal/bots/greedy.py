"""A bot that looks one step ahead, in worlds imagined from its own view."""

import random
from collections.abc import Callable
from typing import Any

from asztal.kernel import Chance, Decision, Fast, Game, Observation, Option, Title, imagine

WORLDS = 3  # imagined per decision
MANY = 60  # options beyond this number are sampled
FEW = 8  # options tried at a decision that follows in the same turn
FOLLOWING = 4  # such decisions before the position is judged as it stands


class GreedyBot:
    """Takes the option after which the game's own `value` is best for its seat, on average over a few worlds.

    What the seat is asked next in the same turn is answered the same way, so that a choice made in several small
    steps is judged by where it leads. Ties are broken by chance; the same seed gives the same choices.
    """

    def __init__(self, title: Title[Any], seed: int, worlds: int = WORLDS) -> None:
        self._title = title
        self._random = random.Random(seed)
        self._worlds = worlds

    def choose(self, decision: Decision, look: Callable[[], Observation[Any]]) -> Option:
        options = self._sample(decision.options, MANY)
        if len(options) == 1:
            return options[0]
        view = look()
        values = [0.0] * len(options)
        for _ in range(self._worlds):
            world, luck = imagine(self._title, view, Fast(self._seed())), self._seed()
            for index, option in enumerate(options):  # all with the same luck, so that only the option differs
                values[index] += self._value_of(world, decision.seat, option, Fast(luck))
        best = max(values)
        return self._random.choice([option for option, value in zip(options, values, strict=True) if value == best])

    def _value_of(self, world: Game[Any], seat: int, option: Option, chance: Chance) -> float:
        game = _after(world, seat, option, chance)
        for _ in range(FOLLOWING):
            if seat not in game.decisions:
                break
            following = self._sample(game.decisions[seat].options, FEW)
            games = [_after(game, seat, each, chance) for each in following]
            game = max(games, key=lambda after: self._judge(after, seat))
        return self._judge(game, seat)

    def _judge(self, game: Game[Any], seat: int) -> float:
        return self._title.value(game.state, seat)

    def _sample(self, options: list[Option], most: int) -> list[Option]:
        return options if len(options) <= most else self._random.sample(options, most)

    def _seed(self) -> int:
        return self._random.getrandbits(32)


def _after(game: Game[Any], seat: int, option: Option, chance: Chance) -> Game[Any]:
    after = game.clone(chance)
    after.apply_unchecked(seat, option)
    return after
