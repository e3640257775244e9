"""Learned bots by strength: the weaker ones play by the policy alone, the stronger ones plan for longer and longer."""

import random
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from asztal.bots.base import Bot
from asztal.bots.greedy import GreedyBot
from asztal.bots.judging import Policy, Prior
from asztal.bots.planner import Planner
from asztal.kernel import Decision, Fast, Observation, Option, Title, imagine

if TYPE_CHECKING:
    from asztal.bots.model import Model


class Level(NamedTuple):
    """How many positions a bot judges for a decision; at a glance, none, it may sample: take second best options too.

    `ahead` is how many it judges in games where looking into its next turn has been shown to play better.
    """

    leaves: int
    samples: bool = False
    ahead: int = 0


LEVELS: Mapping[str, Level] = {
    "level1": Level(0, samples=True),
    "level2": Level(0),
    "level3": Level(12),
    "level4": Level(200),
    "level5": Level(6000, ahead=1000),
}
LEARNED: Mapping[str, Level] = {**LEVELS, "policy": LEVELS["level2"], "search": LEVELS["level5"]}


def learned(title: Title[Any], seats: int) -> "Model | None":
    """What was learned for this game, with these rules, at this number of seats."""
    from asztal.bots.model import champion  # numpy is loaded only when somebody needs it

    return champion(title.name, title.rules_version, seats > 1)


class LevelBot:
    """Plays at some level if weights are known for the game that it sees, and as greedy does if there are none."""

    def __init__(self, level: Level, title: Title[Any], seed: int, cancelled: Callable[[], bool]) -> None:
        self._level, self._title, self._seed, self._cancelled = level, title, seed, cancelled
        self._bot: Bot | None = None

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        """The choice of whoever plays."""
        if self._bot is None:
            self._bot = self._made(observe().seats)
        return self._bot.choose(decision, observe)

    def _made(self, seats: int) -> Bot:
        model = learned(self._title, seats)
        if model is None:
            return GreedyBot(self._title, self._seed)
        from asztal.bots.model import judge_of
        from asztal.bots.policy import policy_of

        policy, judge = policy_of(self._title, model), judge_of(self._title, model)
        leaves, samples, ahead = self._level
        if not leaves:
            return PolicyBot(self._title, self._seed, policy, samples)
        searches = bool(ahead and model.searches)
        leaves = ahead if searches else leaves
        return Planner(
            self._title, self._seed, judge, leaves, policy=policy, ahead=int(searches), cancelled=self._cancelled
        )


class PolicyBot:
    """Takes the option of most weight in its prior, or, if it samples, any by its weight; it tries nothing."""

    def __init__(self, title: Title[Any], seed: int, policy: Policy, samples: bool) -> None:
        self._title, self._policy, self._samples = title, policy, samples
        self._random = random.Random(seed)
        self._turn: int | None = None
        self._prior: Prior

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        """One of the decision's options, by the position in which the turn began."""
        if len(decision.options) == 1:
            return decision.options[0]
        world = imagine(self._title, observe(), Fast(self._random.getrandbits(32)))
        turn = self._title.turn_number(world.state, decision.seat)
        if turn != self._turn:
            self._turn, self._prior = turn, self._policy(world, decision.seat)
        weights = self._prior(decision)
        if self._samples:
            return self._random.choices(decision.options, weights)[0]
        return decision.options[weights.index(max(weights))]
