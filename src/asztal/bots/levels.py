"""Learned bots by strength: the weaker ones play by the policy alone, the stronger ones plan for longer and longer."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from asztal.bots.base import Memory, Remembering
from asztal.bots.greedy import GreedyBot
from asztal.bots.judging import UnitPolicy
from asztal.bots.planner import Planner
from asztal.kernel import Decision, Fast, Observation, Option, Title, imagine

if TYPE_CHECKING:
    from asztal.bots.model import Model


# Positions for a decision that the bots of a table share where they look ahead, by game: whoever sits among as many of
# them as the game seats would otherwise wait too long. In the mine every draw ends a plan, ten and more in a turn.
SHARED: Mapping[str, int] = {"imperial_miners": 320}


class Level(NamedTuple):
    """How many positions a bot judges for a decision; at a glance, none, it may sample: take second best options too.

    `ahead` is how many it judges in games where looking into its next turn has been shown to play better.
    """

    leaves: int
    samples: bool = False
    ahead: int = 0

    def budget(self, game: str, seats: int, *, searches: bool) -> tuple[int, int]:
        """How many positions it judges for a decision at such a table, and how many turns ahead it looks."""
        if not (self.ahead and searches):
            return self.leaves, 0
        others = seats - 1
        return min(self.ahead, SHARED[game] // others) if others and game in SHARED else self.ahead, 1


LEVELS: Mapping[str, Level] = {
    "level1": Level(0, samples=True),
    "level2": Level(0),
    "level3": Level(12),
    "level4": Level(200),
    "level5": Level(6000, ahead=1000),
}
LEARNED: Mapping[str, Level] = {
    **LEVELS,
    "plans2": Level(2),
    "plans4": Level(4),
    "policy": LEVELS["level2"],
    "search": LEVELS["level5"],
}


def learned(title: Title[Any], seats: int) -> "Model | None":
    """What was learned for this game, with these rules, at this number of seats."""
    from asztal.bots.model import champion  # numpy is loaded only when somebody needs it

    return champion(title.name, title.rules_version, seats > 1)


class LevelBot:
    """Plays at some level if weights are known for the game that it sees, and as greedy does if there are none."""

    def __init__(self, level: Level, title: Title[Any], seed: int) -> None:
        self._level, self._title = level, title
        self.memory = Memory(seed)
        self._bot: Remembering | None = None

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        """The choice of whoever plays."""
        if self._bot is None:
            self._bot = self._made(observe().seats)
            self._bot.memory = self.memory
        option = self._bot.choose(decision, observe)
        self.memory = self._bot.memory
        return option

    def _made(self, seats: int) -> Remembering:
        model = learned(self._title, seats)
        if model is None:
            return GreedyBot(self._title, self.memory.seed)
        from asztal.bots.model import judge_of
        from asztal.bots.policy import policy_of

        policy, judge, seed = policy_of(self._title, model), judge_of(self._title, model), self.memory.seed
        leaves, ahead = self._level.budget(self._title.name, seats, searches=model.searches)
        if not leaves:
            return PolicyBot(self._title, seed, policy, self._level.samples)
        return Planner(self._title, seed, judge, leaves, policy=policy, ahead=ahead)


class TurnBegun(msgspec.Struct, frozen=True, array_like=True):
    """The number of a turn, and what the policy made of the position in which it began."""

    turn: int
    units: list[float]


class PolicyBot:
    """Takes the option of most weight in its prior, or, if it samples, any by its weight; it tries nothing."""

    def __init__(self, title: Title[Any], seed: int, policy: UnitPolicy, samples: bool) -> None:
        self._title, self._policy, self._samples = title, policy, samples
        self.memory = Memory(seed)

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        """One of the decision's options, by the position in which the turn began."""
        mind, chance = self.memory.mind, self.memory.chance()
        if len(decision.options) == 1:
            self.memory = self.memory.after(mind)
            return decision.options[0]
        world = imagine(self._title, observe(), Fast(chance.getrandbits(32)))
        turn = self._title.turn_number(world.state, decision.seat)
        begun = _begun(mind)
        if begun is None or begun.turn != turn:
            begun = TurnBegun(turn, self._policy.units(world, decision.seat))
        self.memory = self.memory.after(msgspec.json.encode(begun))
        weights = self._policy.prior(begun.units)(decision)
        if self._samples:
            return chance.choices(decision.options, weights)[0]
        return decision.options[weights.index(max(weights))]


def _begun(mind: bytes) -> TurnBegun | None:
    """What a bot had in mind; nothing where another release wrote it otherwise."""
    try:
        return msgspec.json.decode(mind, type=TurnBegun)
    except msgspec.MsgspecError:
        return None
