"""The figures as a table for the page on analyses: a column for each title, and for each test whether it was passed."""

import math
from collections.abc import Callable, Sequence

from asztal.arena.intervals import Estimate
from tools.trust.figures import Calibration, calibration, luck, mistakes, order, truth
from tools.trust.measured import Measured
from tools.trust.plan import Tested

BEGIN, END = "<!-- trust: begin -->", "<!-- trust: end -->"
SLOPE, FOUND, REMOVED = 0.5, 0.8, 0.3  # what passes, as the plan says it
HELD, MAY_HOLD = (0.7, 0.9), (0.75, 0.85)
ERRORS = 3 / 1.96  # of an interval: luck may be so far off

Rows = dict[str, str]
_THIRDS = ("first third", "second third", "last third", "whole game")


def rows(tested: Tested, measured: Measured) -> Rows:
    """All figures of a title whose games are all there."""
    found: Rows = {}
    if measured.games:
        found |= _calibrated(measured)
    if measured.pairs:
        found |= _mistaken(tested, measured)
    if measured.pairs and measured.weak:
        found |= _ordered(tested, measured)
    if measured.played_out:
        found |= _played_out(measured)
    return found


def _calibrated(measured: Measured) -> Rows:
    parts = calibration(measured.games)
    found = {"**Calibration**: games": str(len(measured.games))}
    for name, figure in _CALIBRATED.items():
        for third, part in zip(_THIRDS, parts, strict=True):
            found[f"{name}, {third}"] = figure(part)
    thirds, whole = parts[:-1], parts[-1]
    curve = whole.foretold.low > 0 and all(part.foretold.high > 0 for part in thirds)
    found["the curve foretells: passed"] = _passed(curve)
    unbiased = whole.unbiased.low > 0 and all(part.unbiased.high > 0 for part in thirds)
    found["the same without the mean miss: passed"] = _passed(unbiased)
    found["intervals of 80 %: passed"] = _passed(all(_holds(part.held) for part in thirds))
    looked = [game for game in measured.games if game.luck]
    if looked:
        chance = luck(looked)
        wide = (chance.luck.high - chance.luck.low) / 2 * ERRORS
        found |= {
            "**Luck**: games": str(chance.games),
            "result": _points(chance.result),
            "luck": _points(chance.luck),
            "part of the variance of results that goes with luck and the deal": _part(chance.removed),
            "luck has mean 0: passed": _passed(abs(chance.luck.mean) < wide),
            "luck of a single game: passed": _passed(chance.removed.mean >= REMOVED),
        }
    return found


def _holds(held: Estimate) -> bool:
    near = HELD[0] <= held.mean <= HELD[1]
    return near and held.low <= MAY_HOLD[1] and held.high >= MAY_HOLD[0]


def _mistaken(tested: Tested, measured: Measured) -> Rows:
    found = mistakes(tested.plan, measured.pairs)
    return {
        "**Planted mistakes**: games, with one planted": f"{len(measured.pairs)}, {found.planted}",
        f"among the {tested.plan.costliest} costliest turns": _percent(found.found),
        "the costliest": _percent(found.first),
        f"at least {tested.plan.alarm:g} points, clearly": _percent(found.alarmed),
        "points by the independent judge": _points(found.judged),
        "points shown": _points(found.shown),
        "false alarms a game": _part(found.alarms),
        "mistakes are found: passed": _passed(found.found.mean >= FOUND),
    }


def _ordered(tested: Tested, measured: Measured) -> Rows:
    found, names = order(tested, measured.pairs, measured.weak), [tested.plan.strong, *tested.plan.weak]
    said = {"**Order**: games of each bot": str(tested.title.order)}
    said |= {f"points a real decision, {name}": _part(each) for name, each in zip(names, found.lost, strict=True)}
    for name, before, more in zip(names[1:], names, found.more, strict=False):
        said[f"{name} more than {before}"] = _part(more)
    return said | {"order: passed": _passed(all(more.low > 0 for more in found.more))}


def _played_out(measured: Measured) -> Rows:
    found = truth(measured.played_out)
    return {
        "**Truth**: costs played out": str(found.costs),
        "shown": _points(found.shown),
        "true": _points(found.true),
        "slope of true on shown": _part(found.slope),
        "spread around it, points": _points(found.spread),
        "clear ones that came out above 0": _percent(found.worse),
        "slope: passed": _passed(found.slope.low > SLOPE),
    }


def markdown(found: Sequence[tuple[str, Rows]]) -> str:
    """One column for each title; what is missing is a dash."""
    names = list(dict.fromkeys(name for _, each in found for name in each))
    lines = [["", *(title for title, _ in found)], ["---"] * (1 + len(found))]
    lines += [[name, *(each.get(name, "-") for _, each in found)] for name in names]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _passed(passed: bool) -> str:
    return "**yes**" if passed else "**no**"


def _interval(estimate: Estimate, said: Callable[[float], str]) -> str:
    if not math.isfinite(estimate.low):
        return said(estimate.mean)
    return f"{said(estimate.mean)} ({said(estimate.low)} to {said(estimate.high)})"


def _points(estimate: Estimate) -> str:
    return _interval(estimate, "{:.1f}".format)


def _part(estimate: Estimate) -> str:
    return _interval(estimate, "{:.2f}".format)


def _percent(estimate: Estimate) -> str:
    return _interval(estimate, "{:.0%}".format)


_CALIBRATED: dict[str, Callable[[Calibration], str]] = {
    "results are higher than values": lambda part: _points(part.off),
    "R2": lambda part: _part(part.foretold),
    "R2 without the mean miss": lambda part: _part(part.unbiased),
    "results within intervals of 80 %": lambda part: _percent(part.held),
    "such an interval, from the value": lambda part: f"{part.low:+.0f} to {part.high:+.0f}",
}
