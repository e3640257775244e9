"""The interface of a bot: it answers from the options it is given and from what its seat sees."""

from collections.abc import Callable
from typing import Any, Protocol

from asztal.kernel import Decision, Observation, Option


class Bot(Protocol):
    """Plays one seat of one game. It gets its options and, if it calls `observe`, its own view; nothing else."""

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        """One of the decision's options."""
