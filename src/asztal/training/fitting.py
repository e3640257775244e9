"""Fitting a value to kept games: a few small networks side by side, stopped early by games that they did not see."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from asztal.bots.model import WEIGHT, Array, Model, inputs
from asztal.kernel import Title
from asztal.training.games import Row

FINAL = 0.7  # of a target: what came of it; the rest is what the seat thought when it was asked next
HELD_OUT = 6  # one game of so many
NETS = 3  # that are averaged
UNITS = 24  # hidden ones, of each
EPOCHS, BATCH, RATE, DECAY = 40, 128, 1e-3, 3e-2
PATIENCE = 4  # epochs without a smaller error on the games held out
LEAST_SPREAD = 0.1


def fitted(title: Title[Any], games: Sequence[Sequence[Row]], rivals: bool, seed: int = 0) -> Model:
    """A model of what comes of positions."""
    order = random.Random(seed).sample(range(len(games)), len(games))
    cut = max(1, len(games) // HELD_OUT)
    held, seen = ([row for number in part for row in games[number]] for part in (order[:cut], order[cut:]))
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


def _target(row: Row) -> float:
    return row.aim if row.thought is None else FINAL * row.aim + (1 - FINAL) * row.thought


def _raw(rows: Sequence[Row], names: list[str]) -> Array:
    return np.array([[row.facts.get(name, 0.0) for name in names] for row in rows], float)


def _whole(weights: Array) -> Any:
    return np.rint(weights * WEIGHT).astype(int).tolist()


def _net(x: Array, y: Array, x_held: Array, y_held: Array, chance: np.random.Generator) -> list[Array]:
    """Weights, biases, outputs, base and linear part of one network (Adam, squared errors, weights kept small)."""
    wide = x.shape[1]
    now = [
        chance.standard_normal((wide, UNITS)) * np.sqrt(0.5 / wide),
        np.zeros(UNITS),
        chance.standard_normal(UNITS) * np.sqrt(0.01 / UNITS),
        np.array([y.mean()]),
        np.zeros(wide),
    ]
    first, second = [np.zeros_like(part) for part in now], [np.zeros_like(part) for part in now]
    best, least, step, since = now, np.inf, 0, 0
    for epoch in range(EPOCHS):
        for batch in np.array_split(chance.permutation(len(x)), max(1, len(x) // BATCH)):
            step += 1
            for number, slope in enumerate(_slopes(now, x[batch], y[batch])):
                first[number] = 0.9 * first[number] + 0.1 * slope
                second[number] = 0.999 * second[number] + 0.001 * slope**2
                moved = first[number] / (1 - 0.9**step) / (np.sqrt(second[number] / (1 - 0.999**step)) + 1e-8)
                now[number] = now[number] - RATE * moved
        error = float(((_said(now, x_held) - y_held) ** 2).mean())
        if error < least:
            best, least, since = list(now), error, epoch
        elif epoch - since >= PATIENCE:
            break
    return best


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
