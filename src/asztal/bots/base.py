"""What a bot is: somebody who answers from its own options and its own view."""

from collections.abc import Callable
from typing import Any, Protocol

from asztal.kernel import Decision, Observation, Option


class Bot(Protocol):
    """Plays one seat of one game. It gets its options and, if it calls `observe`, its own view; nothing else."""

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        """One of the decision's options."""
