"""Bots by name: they play any game through its options and views."""

import inspect
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from asztal.bots.base import Bot, Memory, Remembering
from asztal.bots.greedy import GreedyBot
from asztal.bots.levels import LEARNED, LevelBot
from asztal.bots.packaged import NoOption, PackagedBot
from asztal.bots.planner import Planner
from asztal.bots.random_bot import RandomBot
from asztal.kernel import Title
from asztal.packages import BOT, PACKAGES, Brought, Unfit
from asztal.text import Problem

__all__ = [
    "BOTS",
    "Bot",
    "GreedyBot",
    "Memory",
    "NoOption",
    "Planner",
    "RandomBot",
    "Remembering",
    "UnknownBot",
    "bots",
    "check_bot",
    "make_bot",
    "package_of",
    "resume_bot",
]

Maker: TypeAlias = Callable[[Title[Any], int], Bot]

# Those that come with Asztal, the usual one first; `bots` adds those of other packages.
BOTS: Mapping[str, Maker] = {
    "greedy": GreedyBot,
    **{name: partial(LevelBot, level) for name, level in LEARNED.items()},
    "planner": Planner,
    "random": lambda title, seed: RandomBot(seed),
}
_TAKEN = (*BOTS, "me")  # which is the person at the keyboard


class UnknownBot(Problem):
    """No bot has this name; says which there are."""

    def __init__(self, name: str) -> None:
        super().__init__("unknown-bot", name=name, known=", ".join(bots()))


def bots() -> list[str]:
    """Every bot there is: ours, then those of other packages."""
    return [*BOTS, *_brought()]


def check_bot(name: str) -> None:
    """Raises `UnknownBot` where neither we nor any package have it."""
    _maker(name)


def make_bot(name: str, title: Title[Any], seed: int) -> Bot:
    """A bot for one seat of one game; raises `UnknownBot`."""
    return _maker(name)(title, seed)


def resume_bot(name: str, title: Title[Any], memory: Memory) -> Bot:
    """A bot that goes on where one with this memory stopped; one that keeps nothing in mind has its seed for now."""
    bot = make_bot(name, title, memory.chance().getrandbits(32))
    if isinstance(bot, Remembering):
        bot.memory = memory
    return bot


def _maker(name: str) -> Maker:
    """Other packages are looked at only where it is none of ours; their bots are told that time is never up."""
    if name in BOTS:
        return BOTS[name]
    brought = _brought().get(name)
    if brought is None:
        raise UnknownBot(name)
    who = f'the bot "{name}" of the package {brought.package}'
    return lambda title, seed: PackagedBot(who, lambda: brought.made(title, seed, lambda: False))


def package_of(name: str) -> Brought | None:
    """The package that brings a bot; None for one of ours."""
    return None if name in BOTS else _brought().get(name)


def _brought() -> dict[str, Brought]:
    return PACKAGES.brought(BOT, lambda name: "asztal" if name in _TAKEN else "", _check)


def _check(name: str, maker: Any) -> None:
    """Whether it makes a bot, as far as can be seen without a game."""
    try:
        inspect.signature(maker).bind(None, 0, None)
    except (TypeError, ValueError):
        raise Unfit("package-not-a-bot") from None
    if inspect.isclass(maker) and not callable(getattr(maker, "choose", None)):
        raise Unfit("package-not-a-bot")
