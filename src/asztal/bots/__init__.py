"""Bots by name: they play any game through its options and views."""

from collections.abc import Callable, Mapping
from typing import Any

from asztal.bots.base import Bot
from asztal.bots.greedy import GreedyBot
from asztal.bots.random_bot import RandomBot
from asztal.kernel import Title
from asztal.text import Problem

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "UnknownBot", "make_bot"]

BOTS: Mapping[str, Callable[[Title[Any], int], Bot]] = {
    "greedy": GreedyBot,
    "random": lambda title, seed: RandomBot(seed),
}


class UnknownBot(Problem):
    """No bot has this name; says which there are."""

    def __init__(self, name: str) -> None:
        super().__init__("unknown-bot", name=name, known=", ".join(BOTS))


def make_bot(name: str, title: Title[Any], seed: int) -> Bot:
    """A bot for one seat of one game; raises `UnknownBot`."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](title, seed)
