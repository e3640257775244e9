"""Fits a value to kept games: a few small networks side by side, each stopped early by the error on held-out games.

Where the facts have the hand-made value, that is first fitted to the results, and the networks learn what it misses.

A result is mostly luck, the same for all that a seat could have chosen, so how it ended says little of any one choice.
So only the first fit learns from results. Those after it learn by TD(lambda) from what the one before foretold of the
positions soon to come, where much less luck lies between.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

import numpy as np

from asztal.bots.model import WEIGHT, Array, Model, inputs
from asztal.kernel import Title
from asztal.training.descent import Numbers, Schedule, descended, held_out
from asztal.training.games import Sample

LAMBDA = 0.85  # how much a target follows what comes later, from one position of a seat to its next one
DECAYS = (3e-2, 3e-3, 3e-3)  # how small the weights of each fit are kept: less, where targets have less luck in them
HELD_OUT = 6  # one game of so many
NETS = 3  # that are averaged
UNITS = 24  # hidden ones, of each
PACE = Schedule(epochs=40, batch=128, rate=1e-3, patience=4)
LEAST_SPREAD = 0.1
LAST = -1  # in place of a seat's next position where there is none

Games = Sequence[Sequence[Sample]]


class _Scale(NamedTuple):
    """The facts that are seen, and what is subtracted from each and what it is divided by."""

    names: list[str]
    mean: Array
    spread: Array

    def inputs(self, rows: Sequence[Sample]) -> Array:
        raw = _raw(rows, self.names)
        return inputs(raw, self.mean, self.spread, self.names.index("left"))


class _Positions(NamedTuple):
    """The positions of some games: inputs, results in units, and which is the next one of the same seat."""

    x: Array
    aims: Array
    following: Numbers

    def targets(self, foretold: Array) -> Array:
        """What a fit learns from: what was foretold of the positions of the seat soon after it."""
        found, following = self.aims.copy(), self.following.tolist()
        for number in reversed(range(len(found))):
            if (later := following[number]) != LAST:
                found[number] = LAMBDA * found[later] + (1 - LAMBDA) * foretold[later]
        return found


def fitted(title: Title[Any], games: Games, rivals: bool, seed: int = 0, like: Model | None = None) -> Model:
    """A model of what comes of positions; on the scale of another one, whose policy then fits it too."""
    held_games, seen_games = held_out(games, HELD_OUT, seed)
    scale = _scale(list(chain.from_iterable(seen_games)), like)
    aims = [row.aim for game in seen_games for row in game]
    unit = max(1.0, round(float(np.std(aims)), 1))
    seen, held = (_positions(part, scale, unit) for part in (seen_games, held_games))
    anchor, start = _anchor(seen.x, seen.aims, scale.names)
    nets = list[list[Array]]()

    def foretold(x: Array) -> Array:
        by_nets: Array = np.mean([_said(net, x) for net in nets], axis=0)
        return by_nets + x @ anchor + start

    for fit, decay in enumerate(DECAYS):
        target, over = (part.targets(foretold(part.x)) if nets else part.aims for part in (seen, held))
        target, over = target - seen.x @ anchor - start, over - held.x @ anchor - start
        nets = [
            _net(seen.x, target, held.x, over, decay, chance=np.random.default_rng([seed, fit, number]))
            for number in range(NETS)
        ]
    hidden, bias = np.concatenate([net[0] for net in nets], axis=1), np.concatenate([net[1] for net in nets])
    out = np.concatenate([net[2] for net in nets]) / NETS
    linear = np.mean([net[4] for net in nets], axis=0) + anchor
    base = float(np.mean([net[3][0] for net in nets])) + start
    data = {
        "game": title.name,
        "rules": title.rules_version,
        "rivals": rivals,
        "names": scale.names,
        "unit": unit,
        "error": 0.0,
        "mean": scale.mean.tolist(),
        "spread": scale.spread.tolist(),
        "hidden": _whole(hidden),
        "bias": _whole(bias),
        "out": _whole(out),
        "linear": _whole(linear),
        "base": round(base * WEIGHT),
    }
    errors = np.array(Model(data)([row.facts for game in held_games for row in game])) - held.aims * unit
    return Model({**data, "error": round(float(np.sqrt((errors**2).mean())), 2), "rows": len(seen.x)})


def _positions(games: Games, scale: _Scale, unit: float) -> _Positions:
    rows = [row for game in games for row in game]
    following, start = list[int](), 0
    for game in games:
        later = dict[int, int]()  # by the seat
        own = list[int]()
        for number in reversed(range(len(game))):
            seat = game[number].seat
            own.append(later.get(seat, LAST))
            later[seat] = start + number
        following += reversed(own)
        start += len(game)
    return _Positions(scale.inputs(rows), np.array([row.aim for row in rows]) / unit, np.array(following, np.int64))


def _scale(rows: Sequence[Sample], like: Model | None) -> _Scale:
    if like is not None:
        return _Scale(like.names, np.array(like.data["mean"], float), np.array(like.data["spread"], float))
    names = sorted({name for row in rows for name in row.facts})
    raw = _raw(rows, names)
    return _Scale(names, raw.mean(0).round(4), np.maximum(raw.std(0), LEAST_SPREAD).round(4))


def _anchor(x: Array, y: Array, names: list[str]) -> tuple[Array, float]:
    """What the hand-made value tells of the result by least squares: a share of each input, and a constant."""
    anchor = np.zeros(x.shape[1])
    if "value" not in names:
        return anchor, 0.0
    value, left = names.index("value"), names.index("left")
    columns = [value, left, len(names) + value]  # itself, how much of the game is left, and the one by the other
    found = np.linalg.lstsq(np.column_stack([x[:, columns], np.ones(len(x))]), y, rcond=None)[0]
    anchor[columns] = found[:-1]
    return anchor, float(found[-1])


def _raw(rows: Sequence[Sample], names: list[str]) -> Array:
    return np.array([[row.facts.get(name, 0.0) for name in names] for row in rows], float)


def _whole(weights: Array) -> Any:
    return np.rint(weights * WEIGHT).astype(int).tolist()


def _net(x: Array, y: Array, x_held: Array, y_held: Array, decay: float, *, chance: np.random.Generator) -> list[Array]:
    """Weights, biases, outputs, base and linear part of one network (squared errors, weights kept small)."""
    wide = x.shape[1]
    now = [
        chance.standard_normal((wide, UNITS)) * np.sqrt(0.5 / wide),
        np.zeros(UNITS),
        chance.standard_normal(UNITS) * np.sqrt(0.01 / UNITS),
        np.array([y.mean()]),
        np.zeros(wide),
    ]
    return descended(
        now,
        lambda net, batch: _slopes(net, x[batch], y[batch], decay),
        lambda net: float(((_said(net, x_held) - y_held) ** 2).mean()),
        len(x),
        PACE,
        chance=chance,
    )


def _said(net: list[Array], x: Array) -> Array:
    hidden, bias, out, base, linear = net
    said: Array = np.maximum(x @ hidden + bias, 0.0) @ out + base[0] + x @ linear
    return said


def _slopes(net: list[Array], x: Array, y: Array, decay: float) -> list[Array]:
    hidden, bias, out, base, linear = net
    before = x @ hidden + bias
    units = np.maximum(before, 0.0)
    wrong = (units @ out + base[0] + x @ linear - y) / len(x)
    back = np.outer(wrong, out) * (before > 0)
    return [
        x.T @ back + decay * hidden,
        back.sum(0),
        units.T @ wrong + decay * out,
        np.array([wrong.sum()]),
        x.T @ wrong + decay * linear,
    ]
