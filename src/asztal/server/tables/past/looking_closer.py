"""Looks closer at a finished game: which turns clearly cost something, and what would have been better there."""

import heapq
from collections.abc import Sequence
from typing import Any, NamedTuple

from asztal.analysis import Depth, GameLine, WeighedOption, read_line, weigh_leg
from asztal.analysis.line import legs_of
from asztal.analysis.shown.bands import likely
from asztal.analysis.shown.trust import CostsPlayedOut, trust_in
from asztal.analysis.values import values_of
from asztal.kernel import Fast, Observation, Option, imagine, observe, recall
from asztal.kernel.offers import offered
from asztal.server.wire.look_back_shapes import CloserLook, CostlyTurn, LikelyCost, StepSaid, WayToPlay
from asztal.text.wording import Wording, wording_of

COSTLY, WAYS = 5, 3  # turns of a seat and ways to play each, at most
LEAST = 0.5  # points at the low end of an interval: less would be read as none


def look_closer(text: str, game: str, lang: str) -> CloserLook:
    """What may be shown of what choices cost in the game of a record, which has a curve; in some language."""
    line = read_line(text)
    seats, begun = line.record.header.seats, line.legs()
    values, tested = values_of(line.title, seats), trust_in(game, seats, line.record.header.variant).costs
    assert tested is not None, "nobody is asked where costs are not shown"
    words, turns, weighed = wording_of(line.title, lang), list[CostlyTurn](), [0] * seats
    for leg in legs_of(line):
        if not leg.free:
            continue
        found = weigh_leg(line, leg.number, values, Depth())
        weighed[leg.seat] += 1
        cost = likely(found.cost, tested)
        if cost.low >= LEAST:
            others = [each for each in found.options if each.plan != leg.options]
            view = observe(begun[leg.number][0].before, leg.seat)
            turns.append(
                CostlyTurn(
                    leg.seat,
                    leg.entries[0] - 1,
                    LikelyCost.of(cost),
                    said(line, view, leg.options, words).steps,
                    _ways(others, [said(line, view, each.plan, words) for each in others], tested),
                )
            )
    return CloserLook(weighed, round(10 * tested.held), _costliest(turns))


def _costliest(turns: Sequence[CostlyTurn]) -> list[CostlyTurn]:
    """Those of each seat that cost most, in the order of the game."""
    kept = list[CostlyTurn]()
    for seat in {turn.seat for turn in turns}:
        kept += heapq.nlargest(COSTLY, (turn for turn in turns if turn.seat == seat), key=lambda turn: turn.cost.mean)
    return sorted(kept, key=lambda turn: turn.move)


def _ways(options: Sequence[WeighedOption], plans: Sequence["SaidPlan"], tested: CostsPlayedOut) -> list[WayToPlay]:
    """The best of those that were weighed, but for what is known to come to nothing."""
    ways = [
        WayToPlay(plan.steps, LikelyCost.of(likely(each.behind, tested)), each.played)
        for number, (each, plan) in enumerate(zip(options, plans, strict=True))
        if not (number and plan.vain)
    ]
    return ways[:WAYS]


class SaidPlan(NamedTuple):
    """The choices of a plan in words; `vain` when one of them is known to come to nothing."""

    steps: list[StepSaid]
    vain: bool


def said(line: GameLine, view: Observation[Any], plan: Sequence[str], words: Wording) -> SaidPlan:
    """The choices of a plan as its seat would be offered them, as far as it can foresee; but for forced ones."""
    world, steps, vain = imagine(line.title, view, Fast(0)), list[StepSaid](), False
    for each in plan:
        option, decision = Option.parse(each), world.decisions.get(view.seat)
        if decision is None or option not in decision.options:
            break
        look = recall(line.title, observe(world, view.seat))
        vain = vain or line.title.vain(look, option)
        if len(decision.options) > 1:
            choice = offered(look, option)
            steps.append(StepSaid(words.message(choice.label), choice.targets))
        world.apply_unchecked(view.seat, option)
    return SaidPlan(steps, vain)
