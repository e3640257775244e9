"""Bots by name: they play any game through its options and views."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from asztal.bots.base import Bot
from asztal.bots.greedy import GreedyBot
from asztal.bots.levels import LEARNED, LevelBot
from asztal.bots.planner import Planner
from asztal.bots.random_bot import RandomBot
from asztal.kernel import Title
from asztal.text import Problem

__all__ = ["BOTS", "Bot", "GreedyBot", "Planner", "RandomBot", "UnknownBot", "make_bot"]

Cancelled = Callable[[], bool]

BOTS: Mapping[str, Callable[[Title[Any], int, Cancelled], Bot]] = {
    "greedy": lambda title, seed, cancelled: GreedyBot(title, seed),
    **{name: partial(LevelBot, level) for name, level in LEARNED.items()},
    "planner": lambda title, seed, cancelled: Planner(title, seed, cancelled=cancelled),
    "random": lambda title, seed, cancelled: RandomBot(seed),
}


class UnknownBot(Problem):
    """No bot has this name; says which there are."""

    def __init__(self, name: str) -> None:
        super().__init__("unknown-bot", name=name, known=", ".join(BOTS))


def make_bot(name: str, title: Title[Any], seed: int, cancelled: Cancelled = lambda: False) -> Bot:
    """A bot for one seat of one game, which answers with what it has when it is `cancelled`; raises `UnknownBot`."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](title, seed, cancelled)
