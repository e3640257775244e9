"""Fits a value to kept games: a few small networks side by side, each stopped early by the error on held-out games.

Where the facts have the hand-made value, that is first fitted to the results, and the networks learn what it misses.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from asztal.bots.model import WEIGHT, Array, Model, inputs
from asztal.kernel import Title
from asztal.training.descent import Schedule, descended, held_out
from asztal.training.games import Sample

FINAL = 0.7  # of a target: what came of it; the rest is what the seat thought when it was asked next
HELD_OUT = 6  # one game of so many
NETS = 3  # that are averaged
UNITS = 24  # hidden ones, of each
PACE, DECAY = Schedule(epochs=40, batch=128, rate=1e-3, patience=4), 3e-2
LEAST_SPREAD = 0.1


class _Scale(NamedTuple):
    """The facts that are seen, and what is subtracted from each and what it is divided by."""

    names: list[str]
    mean: Array
    spread: Array

    def inputs(self, rows: Sequence[Sample]) -> Array:
        raw = _raw(rows, self.names)
        return inputs(raw, self.mean, self.spread, self.names.index("left"))


def fitted(
    title: Title[Any], games: Sequence[Sequence[Sample]], rivals: bool, seed: int = 0, like: Model | None = None
) -> Model:
    """A model of what comes of positions; on the scale of another one, whose policy then fits it too."""
    held, seen = held_out(games, HELD_OUT, seed)
    names, mean, spread = scale = _scale(seen, like)
    x, x_held = scale.inputs(seen), scale.inputs(held)
    aims = np.array([row.aim for row in seen])
    unit = max(1.0, round(float(aims.std()), 1))
    target = np.array([_target(row) for row in seen]) / unit
    y_held = np.array([row.aim for row in held]) / unit
    anchor, start = _anchor(x, aims / unit, names)
    target, over = target - x @ anchor - start, y_held - x_held @ anchor - start
    nets = [_net(x, target, x_held, over, np.random.default_rng([seed, number])) for number in range(NETS)]
    hidden, bias = np.concatenate([net[0] for net in nets], axis=1), np.concatenate([net[1] for net in nets])
    out = np.concatenate([net[2] for net in nets]) / NETS
    linear = np.mean([net[4] for net in nets], axis=0) + anchor
    base = float(np.mean([net[3][0] for net in nets])) + start
    data = {
        "game": title.name,
        "rules": title.rules_version,
        "rivals": rivals,
        "names": names,
        "unit": unit,
        "error": 0.0,
        "mean": mean.tolist(),
        "spread": spread.tolist(),
        "hidden": _whole(hidden),
        "bias": _whole(bias),
        "out": _whole(out),
        "linear": _whole(linear),
        "base": round(base * WEIGHT),
    }
    errors = np.array(Model(data)([row.facts for row in held])) - y_held * unit
    return Model({**data, "error": round(float(np.sqrt((errors**2).mean())), 2), "rows": len(seen)})


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


def _target(row: Sample) -> float:
    return row.aim if row.thought is None else FINAL * row.aim + (1 - FINAL) * row.thought


def _raw(rows: Sequence[Sample], names: list[str]) -> Array:
    return np.array([[row.facts.get(name, 0.0) for name in names] for row in rows], float)


def _whole(weights: Array) -> Any:
    return np.rint(weights * WEIGHT).astype(int).tolist()


def _net(x: Array, y: Array, x_held: Array, y_held: Array, chance: np.random.Generator) -> list[Array]:
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
        lambda net, batch: _slopes(net, x[batch], y[batch]),
        lambda net: float(((_said(net, x_held) - y_held) ** 2).mean()),
        len(x),
        PACE,
        chance=chance,
    )


def _said(net: list[Array], x: Array) -> Array:
    hidden, bias, out, base, linear = net
    said: Array = np.maximum(x @ hidden + bias, 0.0) @ out + base[0] + x @ linear
    return said


def _slopes(net: list[Array], x: Array, y: Array) -> list[Array]:
    hidden, bias, out, base, linear = net
    before = x @ hidden + bias
    units = np.maximum(before, 0.0)
    wrong = (units @ out + base[0] + x @ linear - y) / len(x)
    back = np.outer(wrong, out) * (before > 0)
    return [
        x.T @ back + DECAY * hidden,
        back.sum(0),
        units.T @ wrong + DECAY * out,
        np.array([wrong.sum()]),
        x.T @ wrong + DECAY * linear,
    ]
