"""Gradient descent for both fits, the value and the policy, stopped early by the error on held-out games."""

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from asztal.bots.model import Array

T = TypeVar("T")
Numbers = NDArray[np.int64]


class Schedule(NamedTuple):
    """How a fit goes: rounds at most, examples of a step, the size of a step, and rounds without a smaller error."""

    epochs: int
    batch: int
    rate: float
    patience: int


def held_out(games: Sequence[T], one_of: int, seed: int) -> tuple[list[T], list[T]]:
    """The games that are held out, one of so many, and those that are seen."""
    order = random.Random(seed).sample(range(len(games)), len(games))
    cut = max(1, len(games) // one_of)
    return [games[number] for number in order[:cut]], [games[number] for number in order[cut:]]


def descended(
    now: list[Array],
    slopes: Callable[[list[Array], Numbers], list[Array]],
    error: Callable[[list[Array]], float],
    examples: int,
    schedule: Schedule,
    *,
    chance: np.random.Generator,
) -> list[Array]:
    """The parts of a net by Adam, as they were when the error on what is held out was least."""
    first, second = [np.zeros_like(part) for part in now], [np.zeros_like(part) for part in now]
    best, least, step, since = now, np.inf, 0, 0
    for epoch in range(schedule.epochs):
        for batch in np.array_split(chance.permutation(examples), max(1, examples // schedule.batch)):
            step += 1
            for number, slope in enumerate(slopes(now, batch)):
                first[number] = 0.9 * first[number] + 0.1 * slope
                second[number] = 0.999 * second[number] + 0.001 * slope**2
                moved = first[number] / (1 - 0.9**step) / (np.sqrt(second[number] / (1 - 0.999**step)) + 1e-8)
                now[number] = now[number] - schedule.rate * moved
        found = error(now)
        if found < least:
            best, least, since = list(now), found, epoch
        elif epoch - since >= schedule.patience:
            break
    return best
