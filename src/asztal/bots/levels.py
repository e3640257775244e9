"""Bots with a learned value: planners by strength, which see more and think longer from level to level."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from asztal.bots.base import Bot
from asztal.bots.greedy import GreedyBot
from asztal.bots.planner import MANY, Planner
from asztal.kernel import Decision, Observation, Option, Title


class Level(NamedTuple):
    """How many options a bot sees at a decision, and how many positions it judges for it."""

    sight: int
    leaves: int


LEVELS: Mapping[str, Level] = {
    "level1": Level(2, 40),
    "level2": Level(4, 80),
    "level3": Level(MANY, 200),
    "level4": Level(MANY, 2000),
    "level5": Level(MANY, 6000),
}
# At a glance, and at length: no search beyond the own turn has been shown to play better than planning it.
LEARNED: Mapping[str, Level] = {**LEVELS, "policy": Level(MANY, 1), "search": LEVELS["level5"]}


def has_weights(title: Title[Any], seats: int) -> bool:
    """Whether a value was learned for this game, with these rules, at this number of seats."""
    from asztal.bots.model import champion

    return champion(title.name, title.rules_version, seats > 1) is not None


class LevelBot:
    """Plans at some level if a value was learned for the game that it sees, and plays as greedy does if none was."""

    def __init__(self, level: Level, title: Title[Any], seed: int, cancelled: Callable[[], bool]) -> None:
        self._level, self._title, self._seed, self._cancelled = level, title, seed, cancelled
        self._bot: Bot | None = None

    def choose(self, decision: Decision, look: Callable[[], Observation[Any]]) -> Option:
        """The choice of whoever plays."""
        if self._bot is None:
            self._bot = self._made(look().seats)
        return self._bot.choose(decision, look)

    def _made(self, seats: int) -> Bot:
        from asztal.bots.model import Learned, champion  # numpy is loaded only when somebody needs it

        model = champion(self._title.name, self._title.rules_version, seats > 1)
        if model is None:
            return GreedyBot(self._title, self._seed)
        judge = Learned(self._title, model)
        sight, leaves = self._level
        return Planner(self._title, self._seed, judge, leaves, sight=sight, cancelled=self._cancelled)
