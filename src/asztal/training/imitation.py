"""Fits a policy to kept games by imitation: it learns to take what players took after they had tried whole turns."""

import base64
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

import numpy as np

from asztal.bots.model import WEIGHT, Array, Model
from asztal.bots.policy import marks
from asztal.kernel import Keyed, Option, Title
from asztal.training.descent import Numbers, Schedule, descended, held_out
from asztal.training.games import Kept

HELD_OUT = 8  # one game of so many
UNITS = 16  # hidden ones
SEEN = 12  # decisions in which a mark must have stood to count
PACE, DECAY = Schedule(epochs=12, batch=256, rate=3e-3, patience=2), 1e-5


class TakenOption(NamedTuple):
    """A decision: the facts when the seat's turn began, the marks of every option, and which was taken."""

    facts: Mapping[str, float]
    options: list[tuple[tuple[str, float], ...]]
    taken: int


def choices(title: Title[Any], kept: Kept) -> Iterator[TakenOption]:
    """The decisions of a kept game that had more than one option and were taken with care."""
    game = title.new(kept.seats, kept.variant, Keyed(kept.deal), tells=False)
    begun: dict[int, tuple[int, dict[str, float]]] = {}
    careless = set(kept.careless)
    for number, taken in enumerate(base64.b64decode(kept.choices)):
        seat, decision = next(iter(game.decisions.items()))
        turn = title.turn_number(game.state, seat)
        if seat not in begun or begun[seat][0] != turn:
            begun[seat] = turn, title.facts(game.state, seat)
        if len(decision.options) > 1 and number not in careless:
            options = [_marks(title, decision.ask, option) for option in decision.options]
            yield TakenOption(begun[seat][1], options, taken)
        game.apply_unchecked(seat, decision.options[taken])


@cache
def _marks(title: Title[Any], ask: str, option: Option) -> tuple[tuple[str, float], ...]:
    return tuple(marks(title, ask, option))


def imitated(model: Model, games: Sequence[Sequence[TakenOption]], seed: int = 0) -> Model:
    """A copy of the model with a policy that learned to take what was taken."""
    held, seen = (list(chain.from_iterable(part)) for part in held_out(games, HELD_OUT, seed))
    stood = Counter(mark for choice in seen for mark in {mark for option in choice.options for mark, _ in option})
    names = sorted(mark for mark, count in stood.items() if count >= SEEN)
    numbers = {mark: number for number, mark in enumerate(names)}
    data, data_held = _Data(model, seen, numbers), _Data(model, held, numbers)
    net, right = _net(data, data_held, len(names), np.random.default_rng([seed, 9]))
    hidden, bias, out, base = (np.rint(part * WEIGHT).astype(int).tolist() for part in net)
    policy = {"marks": names, "hidden": hidden, "bias": bias, "out": out, "base": base, "agrees": right}
    return Model({**model.data, "policy": policy})


class _Data:
    """Decisions as arrays: inputs, and the marks of all options one after the other, filled up with nothing."""

    def __init__(self, model: Model, found: Sequence[TakenOption], numbers: Mapping[str, int]) -> None:
        self.x = model.inputs([choice.facts for choice in found])
        known = [
            [(numbers[mark], amount) for mark, amount in option if mark in numbers]
            for choice in found
            for option in choice.options
        ]
        most = max(map(len, known))
        self.marks, self.amounts = np.zeros((len(known), most), np.int64), np.zeros((len(known), most))
        for row, option in enumerate(known):
            for column, (mark, amount) in enumerate(option):
                self.marks[row, column], self.amounts[row, column] = mark, amount
        self.count = np.array([len(choice.options) for choice in found])
        self.start = np.concatenate([[0], np.cumsum(self.count)[:-1]])
        self.taken = np.array([choice.taken for choice in found])


def _net(data: _Data, held: _Data, wide: int, chance: np.random.Generator) -> tuple[list[Array], list[float]]:
    """Hidden weights, biases, outputs and base; and how often the first and the first three agree on held-out games."""
    inputs = data.x.shape[1]
    now = [
        chance.standard_normal((inputs, UNITS)) * np.sqrt(1.0 / inputs),
        np.full(UNITS, 0.1),
        chance.standard_normal((UNITS, wide)) * 0.05,
        np.zeros(wide),
    ]
    best = descended(
        now,
        lambda net, batch: _slopes(net, data, batch),
        lambda net: _error(net, held),
        len(data.x),
        PACE,
        chance=chance,
    )
    return best, _agreement(best, held)


class _Scored(NamedTuple):
    """Hidden units; the options of a batch, the decision of each and where it begins; and how they are liked."""

    units: Array
    option: Numbers
    decision: Numbers
    begin: Numbers
    liked: Array


def _scored(net: list[Array], data: _Data, batch: Numbers) -> _Scored:
    hidden, bias, out, base = net
    units = np.maximum(data.x[batch] @ hidden + bias, 0.0)
    count = data.count[batch]
    begin = np.concatenate([[0], np.cumsum(count)[:-1]])
    decision = np.repeat(np.arange(len(batch)), count)
    option = np.repeat(data.start[batch] - begin, count) + np.arange(count.sum())
    counts = units @ out + base
    liked = (counts[decision[:, None], data.marks[option]] * data.amounts[option]).sum(1)
    return _Scored(units, option, decision, begin, liked)


def _chances(liked: Array, decision: Numbers, begin: Numbers) -> Array:
    exp = np.exp(liked - np.maximum.reduceat(liked, begin)[decision])
    found: Array = exp / np.add.reduceat(exp, begin)[decision]
    return found


def _slopes(net: list[Array], data: _Data, batch: Numbers) -> list[Array]:
    hidden, _, out, base = net
    units, option, decision, begin, liked = _scored(net, data, batch)
    wrong = _chances(liked, decision, begin)
    wrong[begin + data.taken[batch]] -= 1.0
    wide = len(base)
    places = (decision[:, None] * wide + data.marks[option]).ravel()
    sums = np.bincount(places, (wrong[:, None] * data.amounts[option]).ravel(), len(batch) * wide)
    back: Array = sums.reshape(len(batch), wide) / len(batch)
    below = (back @ out.T) * (units > 0)
    return [
        data.x[batch].T @ below + DECAY * hidden,
        below.sum(0),
        units.T @ back + DECAY * out,
        back.sum(0) + DECAY * base,
    ]


def _error(net: list[Array], data: _Data) -> float:
    batch = np.arange(len(data.x))
    _, _, decision, begin, liked = _scored(net, data, batch)
    return float(-np.log(_chances(liked, decision, begin)[begin + data.taken] + 1e-12).mean())


def _agreement(net: list[Array], data: _Data) -> list[float]:
    batch = np.arange(len(data.x))
    _, _, decision, begin, liked = _scored(net, data, batch)
    better = np.add.reduceat((liked > liked[begin + data.taken][decision]).astype(float), begin)
    return [round(float((better < most).mean()), 3) for most in (1, 3)]
