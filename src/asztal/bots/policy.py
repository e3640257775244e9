"""A learned policy: priors from what players took in such positions after they had tried whole turns.

An option has marks: its question and kind, its ids, and what the text of a card gives. How much a mark counts follows
from the facts of the position by a small network whose sums are exact, as those of the value are.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache, partial
from itertools import accumulate, repeat
from operator import mul
from typing import Any

import numpy as np

from asztal.bots.judging import Prior
from asztal.bots.model import WEIGHT, Model, hidden_units
from asztal.kernel import Decision, Game, Id, Option, Title

KNOWN = 20_000  # options whose marks are remembered
FLOOR = 0.02  # of the best option's weight, that every other one has
# Powers of e by how far below one they are, in small steps: C libraries round `exp` each as it likes, products not.
_STEPS = 1024
_FALLING = list(accumulate(repeat(float.fromhex("0x1.ff800ffeaac00p-1"), 20 * _STEPS), mul, initial=1.0))


def softened(weights: list[float]) -> list[float]:
    """e to the power of how far each weight lies below the best one, and the floor: the same bits on every machine."""
    best, most = max(weights), len(_FALLING)
    return [
        (_FALLING[step] * (1.0 - (below - step / _STEPS)) if step < most else 0.0) + FLOOR
        for below in [best - each for each in weights]
        for step in (int(below * _STEPS),)
    ]


def marks(title: Title[Any], ask: str, option: Option) -> Iterator[tuple[str, float]]:
    """What an option is known by, and how much of it there is."""
    kind = f"{ask} {option.kind}"
    yield kind, 1.0
    for number, part in enumerate(option.ids):
        yield f"{kind} {number} {part}", 1.0
        for name, amount in card_in(title, part).items():
            yield f"{option.kind} card {name}", amount


def card_in(title: Title[Any], part: Id) -> Mapping[str, float]:
    """What the card gives that an id names; nothing where it names something else."""
    try:
        return title.card_facts(str(part))
    except KeyError:
        return {}


@cache
def policy_of(title: Title[Any], model: Model) -> "LearnedPolicy":
    """The policy of a model that comes with the program: whoever needs it again, as a server does, finds it ready."""
    return LearnedPolicy(title, model)


class LearnedPolicy:
    """A policy whose priors come from a model that learned one."""

    def __init__(self, title: Title[Any], model: Model) -> None:
        part: Mapping[str, Any] = model.data["policy"]
        self._title, self._model = title, model
        self._number = {mark: number for number, mark in enumerate(part["marks"])}
        self._numbered = lru_cache(KNOWN)(self._found)
        hidden, bias, out, base = (np.array(part[name], float) / WEIGHT for name in ("hidden", "bias", "out", "base"))
        self._hidden, self._bias, self._out, self._base = hidden, bias, out, base

    def __call__(self, game: Game[Any], seat: int) -> Prior:
        """The prior for the decisions of a seat in this position and in those soon after it."""
        return self.prior(self.units(game, seat))

    def units(self, game: Game[Any], seat: int) -> list[float]:
        """What the hidden units say of a position."""
        seen = self._model.inputs([self._title.facts(game.state, seat)])
        found: list[float] = hidden_units(seen, self._hidden, self._bias)[0].tolist()
        return found

    def prior(self, units: list[float]) -> Prior:
        """The prior of a position of which the hidden units say this."""
        counts: list[float] = (np.array(units) @ self._out + self._base).tolist()
        return partial(self._weights, counts)

    def _weights(self, counts: list[float], decision: Decision) -> list[float]:
        ask, numbered = decision.ask, self._numbered
        return softened(
            [sum([counts[number] * amount for number, amount in numbered(ask, option)]) for option in decision.options]
        )

    def _found(self, ask: str, option: Option) -> list[tuple[int, float]]:
        found = marks(self._title, ask, option)
        return [(self._number[mark], amount) for mark, amount in found if mark in self._number]
