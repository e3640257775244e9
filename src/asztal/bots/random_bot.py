"""A bot that chooses a legal option at random."""

import random
from collections.abc import Callable
from typing import Any

from asztal.kernel import Decision, Observation, Option


class RandomBot:
    """Takes one of its options, all alike; the same seed gives the same choices."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        options = decision.options
        return options[int(self._random() * len(options))]
