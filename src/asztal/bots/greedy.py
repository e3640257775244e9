"""A bot that looks one step ahead, in worlds imagined from its own view."""

import random
from collections.abc import Callable
from typing import Any

from asztal.bots.base import Memory
from asztal.bots.judging import worth_trying
from asztal.kernel import Chance, Decision, Fast, Game, Observation, Option, Title, imagine

WORLDS = 2  # imagined per decision
MANY = 60  # options beyond this number are sampled
KEPT = 3  # options at least that are looked at in every world
FEW = 20  # options tried at a decision that follows in the same turn
FOLLOWING = 12  # such decisions before the position is judged as it stands
ANSWERS = 4  # that each other seat may give while the bot waits for what its secret choice leads to


class GreedyBot:
    """Takes the option after which the game's own `value` is best for its seat, on average over a few worlds.

    What the seat is asked next in the same turn is answered the same way, so that a choice made in several small
    steps is judged by where it leads. After a secret choice the others answer by chance until the seat is asked again;
    the next secret choice is another turn. Ties are broken by chance; the same seed gives the same choices.
    """

    def __init__(self, title: Title[Any], seed: int, worlds: int = WORLDS) -> None:
        self._title = title
        self.memory = Memory(seed)
        self._random: random.Random
        self._worlds = worlds

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        self._random, self.memory = self.memory.chance(), self.memory.after()
        options = self._sample(decision.options, MANY)
        if len(options) == 1:
            return options[0]
        view = observe()
        values = dict.fromkeys(worth_trying(self._title, options, view), 0.0)
        for number in range(self._worlds):
            if number:  # the better half is looked at more closely
                values = _best(values, max(KEPT, len(values) // 2))
            world, seed = imagine(self._title, view, Fast(self._seed())), self._seed()
            for option in values:  # all with the same draws, so that only the option differs
                values[option] += self._value_of(world, decision.seat, option, Fast(seed))
        best = max(values.values())
        return self._random.choice([option for option, value in values.items() if value == best])

    def _value_of(self, world: Game[Any], seat: int, option: Option, chance: Chance) -> float:
        game, secret = _after(world, seat, option, chance), world.secret_of(seat)
        waiting, turn = bool(secret), self._title.turn_number(world.state, seat)
        for _ in range(FOLLOWING):
            if waiting:
                self._let_others_answer(game, seat)
            if seat not in game.decisions or game.secret_of(seat) not in (secret, 0):
                break
            if self._title.turn_number(game.state, seat) != turn:
                break
            waiting = game.secret_of(seat) != 0
            following = self._sample(game.decisions[seat].options, FEW)
            games = [_after(game, seat, each, chance) for each in following]
            game = max(games, key=lambda after: self._judge(after, seat))
        return self._judge(game, seat)

    def _let_others_answer(self, game: Game[Any], seat: int) -> None:
        for _ in range(ANSWERS * (game.state.seats - 1)):
            if seat in game.decisions or not game.decisions:
                break
            other, decision = next(iter(game.decisions.items()))
            game.apply_unchecked(other, self._random.choice(decision.options))

    def _judge(self, game: Game[Any], seat: int) -> float:
        return self._title.value(game.state, seat)

    def _sample(self, options: list[Option], most: int) -> list[Option]:
        return options if len(options) <= most else self._random.sample(options, most)

    def _seed(self) -> int:
        return self._random.getrandbits(32)


def _best(values: dict[Option, float], most: int) -> dict[Option, float]:
    """The best of some options; those that are as good as the last of them stay as well."""
    least = sorted(values.values(), reverse=True)[:most][-1]
    return {option: value for option, value in values.items() if value >= least}


def _after(game: Game[Any], seat: int, option: Option, chance: Chance) -> Game[Any]:
    after = game.clone(chance)
    after.apply_unchecked(seat, option)
    return after
