"""The interface of a bot: it answers from the options it is given and from what its seat sees."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, runtime_checkable

from asztal.kernel import Decision, Observation, Option


class Bot(Protocol):
    """Plays one seat of one game. It gets its options and, if it calls `observe`, its own view; nothing else."""

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        """One of the decision's options."""


class Memory(NamedTuple):
    """All that a bot takes from one choice to the next: its seed, how many it has made, and what it has in mind."""

    seed: int
    choices: int = 0
    mind: bytes = b""

    def chance(self) -> random.Random:
        """The chance of the next choice alone, so that it can be made again without those before it."""
        return random.Random(f"{self.seed}/{self.choices}")

    def after(self, mind: bytes = b"") -> "Memory":
        """What it takes to the choice after the next one."""
        return Memory(self.seed, self.choices + 1, mind)


@runtime_checkable
class Remembering(Bot, Protocol):
    """A bot whose `memory` says all: another one of its kind with the same memory goes on as it would have."""

    memory: Memory
