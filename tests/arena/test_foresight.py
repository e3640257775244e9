"""The champion that knows its draws is never surprised; the one that draws anew foresees nothing."""

import random
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import pytest

from asztal import registry
from asztal.arena.foresight import FORESIGHTS, KnownDraws, Redrawing, seeing
from asztal.bots.planner import ON, Planner
from asztal.bots.rollouts import ImaginedWorld, Leaf, Path, Rollout, TurnSearch
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


def knowing(game: Game[Any], luck: int) -> Planner:
    return Planner(game.title, 1, leaves=20, search=partial(KnownDraws, game, luck))


def test_who_knows_the_draws_plans_once_a_turn_and_others_at_every_draw() -> None:
    game = started()
    planner = knowing(game, LUCK)
    asked = Asked(planner)
    assert asked.plans <= turns_of(game, planner)
    game = started()
    planner = knowing(game, LUCK + 1)  # draws of another game
    asked = Asked(planner)
    assert turns_of(game, planner) < asked.plans


Lucks = list[tuple[int, set[int]]]  # for every world in which plans are compared: its seed, and those judged under


def compared(search: type[TurnSearch]) -> tuple[Lucks, int]:
    """How plans of one decision with draws are compared; and how many positions count."""
    found: Lucks = []

    class Heard(search):  # type: ignore[valid-type, misc]
        def best(self, starts: Iterable[tuple[Rollout, Sequence[Path]]], world: ImaginedWorld) -> list[Leaf]:
            found.append((world.seed, set()))
            return super().best(starts, world)  # type: ignore[no-any-return]

        def judged(self, ends: Sequence[Rollout], seat: int) -> list[float]:
            if found:
                found[-1][1].update(end.game.chance._seed for end in ends)  # type: ignore[attr-defined]
            return super().judged(ends, seat)  # type: ignore[no-any-return]

    game, chance = started(), random.Random(1)
    for _ in range(40):
        game.apply_unchecked(0, chance.choice(game.decisions[0].options))
    while not found:
        plan = Planner(game.title, 5, leaves=120, search=Heard).plan(observe(game, 0))
        game.apply_unchecked(0, game.decisions[0].options[0])
    return found, plan.leaves


def test_who_draws_anew_judges_under_other_draws_than_it_chose_by() -> None:
    assert all(judged == {world} for world, judged in compared(TurnSearch)[0])
    anew = [judged - {world} for world, judged in compared(Redrawing)[0]]
    assert anew
    assert all(anew)
    assert len(set.union(*anew)) == sum(map(len, anew))  # never the same ones twice


def test_who_draws_anew_compares_as_often() -> None:
    (plays, leaves), (anew, counted) = compared(TurnSearch), compared(Redrawing)
    assert len(plays) == len(anew) > 1
    assert abs(leaves - counted) < ON * len(plays), "only plans that end sooner or later make a difference"


@pytest.mark.slow
@pytest.mark.parametrize("name", FORESIGHTS)
def test_both_play_to_the_end_as_the_champion_with_its_weights(name: str) -> None:
    title = registry.find("ginkgopolis")
    game = title.new(1, {"characters": "intro", "hal": "normal"}, Keyed(1), tells=False)
    bot = seeing(name, title, game, 3, 1)
    while game.decisions:
        game.apply_unchecked(0, bot.choose(game.decisions[0], partial(observe, game, 0)))
    assert title.score(game.state, 0) > 40
