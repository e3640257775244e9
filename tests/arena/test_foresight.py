"""The champion that knows its draws is never surprised; the one that draws anew foresees nothing."""

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from asztal import registry
from asztal.arena.foresight import FORESIGHTS, KnowingPlanner, RedrawingPlanner, seeing
from asztal.bots.planner import Path, Planner, _Trial, _Turn
from asztal.kernel import Game, Keyed, observe

LUCK = 11


class Asked:
    """A planner and how often it made a plan."""

    def __init__(self, planner: Planner) -> None:
        self.plans, self._plan = 0, planner.plan
        planner.plan = self._planned  # type: ignore[method-assign, assignment]

    def _planned(self, view: object) -> object:
        self.plans += 1
        return self._plan(view)  # type: ignore[arg-type]


def started(luck: int = LUCK) -> Game[Any]:
    return registry.find("imperial_miners").new(1, {"opening": "normal"}, Keyed(luck), tells=False)


def turns_of(game: Game[Any], planner: Planner) -> int:
    """Play to the end; how many turns that was."""
    turns = set()
    while game.decisions:
        turns.add(game.title.turn_number(game.state, 0))
        game.apply_unchecked(0, planner.choose(game.decisions[0], partial(observe, game, 0)))
    return len(turns)


def knowing(game: Game[Any], luck: int) -> KnowingPlanner:
    planner = KnowingPlanner(game.title, 1, leaves=20)
    planner.know(game, luck)
    return planner


def test_who_knows_the_draws_plans_once_a_turn_and_others_at_every_draw() -> None:
    game = started()
    planner = knowing(game, LUCK)
    asked = Asked(planner)
    assert asked.plans <= turns_of(game, planner)
    game = started()
    planner = knowing(game, LUCK + 1)  # draws of another game
    asked = Asked(planner)
    assert turns_of(game, planner) < asked.plans


def test_who_draws_anew_judges_under_other_draws_than_it_chose_by(monkeypatch: pytest.MonkeyPatch) -> None:
    def lucks(make: type[Planner]) -> list[tuple[int, set[int]]]:
        """For every set of draws under which plans are compared: its seed, and the seeds that were judged under."""
        found: list[tuple[int, set[int]]] = []
        really_tried, really_judged = make._tried, Planner._judged

        def tried(self: Planner, world: Game[Any], plans: list[Path], trial: _Trial) -> dict[Path, float]:
            found.append((trial.seed, set()))
            return really_tried(self, world, plans, trial)

        def judged(self: Planner, turns: Sequence[_Turn], seat: int) -> list[float]:
            if found:
                found[-1][1].update(turn.game.chance._seed for turn in turns)  # type: ignore[attr-defined]
            return really_judged(self, turns, seat)

        with monkeypatch.context() as patched:
            patched.setattr(make, "_tried", tried)
            patched.setattr(Planner, "_judged", judged)
            game, chance = started(), random.Random(1)
            for _ in range(40):
                game.apply_unchecked(0, chance.choice(game.decisions[0].options))
            while game.decisions:
                found.clear()
                make(game.title, 5, leaves=120).plan(observe(game, 0))
                if found:
                    break
                game.apply_unchecked(0, game.decisions[0].options[0])
        return found

    assert all(judged == {trial} for trial, judged in lucks(Planner))
    anew = [judged - {trial} for trial, judged in lucks(RedrawingPlanner)]
    assert anew
    assert all(anew)
    assert len(set.union(*anew)) == sum(map(len, anew))  # never the same ones twice


@pytest.mark.slow
@pytest.mark.parametrize("name", FORESIGHTS)
def test_both_play_to_the_end_as_the_champion_with_its_weights(name: str) -> None:
    title = registry.find("ginkgopolis")
    game = title.new(1, {"characters": "intro", "hal": "normal"}, Keyed(1), tells=False)
    bot = seeing(name, title, game, 3, 1)
    while game.decisions:
        game.apply_unchecked(0, bot.choose(game.decisions[0], partial(observe, game, 0)))
    assert title.score(game.state, 0) > 40
