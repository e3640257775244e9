"""A learned value: a small network over a game's facts, whose sums are exact, so that every machine gets the same bits.

Inputs are rounded to sixteenths within five spreads, weights to 1/512, hidden units to sixteenths again. Every product
is then a whole number of 2**-13 and every sum is far below 2**53 of them: no order of adding can change it.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from asztal.bots.champions import hash_of, text_of, weights_of
from asztal.bots.judging import ByHand, Judge
from asztal.kernel import Game, Title

FINE, WEIGHT = 16, 512  # parts of one, of an input and of a weight
FAR = 5.0  # spreads from the mean beyond which an input is no further away
MOST = 64.0  # that a hidden unit says

Array = NDArray[np.float64]


class Model:
    """Weights for one game alone or with rivals, as they are stored: whole numbers, names, and what they were made for.

    The network sees every fact twice, once as it is and once by how much of the game is left; one layer of hidden
    units, and a linear part beside it.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.names: list[str] = data["names"]
        self.game, self.rules, self.rivals = str(data["game"]), int(data["rules"]), bool(data["rivals"])
        self.unit, self.error = (
            float(data["unit"]),
            float(data["error"]),
        )  # points; the error of points on held-out games
        self.by_hand = bool(data.get("by_hand"))  # the hand-made value is better than the learned one
        self.searches = bool(data.get("searches"))  # looking into the next turn has been shown to play better
        self._mean, self._spread = np.array(data["mean"], float), np.array(data["spread"], float)
        hidden, bias, out, linear = (
            np.array(data[part], float) / WEIGHT for part in ("hidden", "bias", "out", "linear")
        )
        self._hidden, self._bias, self._out, self._linear = hidden, bias, out, linear
        self._base = int(data["base"]) / WEIGHT
        self._left = self.names.index("left")

    def inputs(self, rows: Sequence[Mapping[str, float]]) -> Array:
        """Facts as the network sees them."""
        raw = np.array([[row.get(name, 0.0) for name in self.names] for row in rows], float)
        return inputs(raw, self._mean, self._spread, self._left)

    def __call__(self, rows: Sequence[Mapping[str, float]]) -> list[float]:
        """What the seat will be ahead by, in points, on average."""
        seen = self.inputs(rows)
        units = hidden_units(seen, self._hidden, self._bias)
        found: list[float] = ((units @ self._out + seen @ self._linear + self._base) * self.unit).tolist()
        return found

    def text(self) -> str:
        """The weights as they are stored."""
        return text_of(self.data)

    @property
    def hash(self) -> str:
        """What names these weights in receipts and ladders."""
        return hash_of(self.data)


def inputs(raw: Array, mean: Array, spread: Array, left: int) -> Array:
    """Standardised and rounded facts, and the same by how much of the game is left."""
    fine = np.clip(np.rint((raw - mean) / spread * FINE) / FINE, -FAR, FAR)
    share = np.rint(np.clip(raw[:, left : left + 1], 0.0, 1.0) * FINE) / FINE
    return np.concatenate([fine, np.rint(fine * share * FINE) / FINE], axis=1)


def hidden_units(seen: Array, hidden: Array, bias: Array) -> Array:
    """What the hidden units say, rounded."""
    units: Array = np.minimum(np.rint(np.maximum(seen @ hidden + bias, 0.0) * FINE) / FINE, MOST)
    return units


class Learned:
    """Judges by a model; a finished game is judged by what was aimed at."""

    def __init__(self, title: Title[Any], model: Model) -> None:
        self._title, self._model = title, model

    def __call__(self, games: Sequence[Game[Any]], seat: int) -> list[float]:
        """How far ahead the seat will be, in points."""
        running = [number for number, game in enumerate(games) if game.state.stack]
        found = [0.0 if game.state.stack else self._title.aim(game.state, seat) for game in games]
        if running:
            facts = [self._title.facts(games[number].state, seat) for number in running]
            for number, value in zip(running, self._model(facts), strict=True):
                found[number] = value
        return found


def judge_of(title: Title[Any], model: Model | None) -> Judge:
    """Who judges where a model plays: its value, or the hand-made one."""
    return ByHand(title) if model is None or model.by_hand else Learned(title, model)


@cache
def champion(game: str, rules: int, rivals: bool) -> Model | None:
    """The best weights that are known for a game, None where none were trained for these rules or tried under them.

    Those of games alone serve where there are none for rivals.
    """
    data = weights_of(game, rules, rivals)
    return None if data is None else Model(data)
