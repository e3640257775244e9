"""Fits a value to kept games: a few small networks side by side, each stopped early by the error on held-out games."""

from collections.abc import Sequence
from typing import Any

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


def fitted(title: Title[Any], games: Sequence[Sequence[Sample]], rivals: bool, seed: int = 0) -> Model:
    """A model of what comes of positions."""
    held, seen = held_out(games, HELD_OUT, seed)
    names = sorted({name for row in seen for name in row.facts})
    raw, raw_held = (_raw(part, names) for part in (seen, held))
    mean, spread = raw.mean(0).round(4), np.maximum(raw.std(0), LEAST_SPREAD).round(4)
    left = names.index("left")
    x, x_held = inputs(raw, mean, spread, left), inputs(raw_held, mean, spread, left)
    aims = np.array([row.aim for row in seen])
    unit = max(1.0, round(float(aims.std()), 1))
    target = np.array([_target(row) for row in seen]) / unit
    y_held = np.array([row.aim for row in held]) / unit
    nets = [_net(x, target, x_held, y_held, np.random.default_rng([seed, number])) for number in range(NETS)]
    hidden, bias = np.concatenate([net[0] for net in nets], axis=1), np.concatenate([net[1] for net in nets])
    out = np.concatenate([net[2] for net in nets]) / NETS
    linear = np.mean([net[4] for net in nets], axis=0)
    base = float(np.mean([net[3][0] for net in nets]))
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
