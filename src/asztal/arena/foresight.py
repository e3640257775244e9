"""The champion with more or less foresight than it has, to measure what it is worth; only `asztal measure` uses it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from asztal.bots.base import Bot
from asztal.bots.levels import LEVELS, learned
from asztal.bots.model import judge_of
from asztal.bots.planner import ON, Planner
from asztal.bots.policy import policy_of
from asztal.bots.rollouts import CountingChance, ImaginedWorld, Leaf, Path, Rollout, TurnSearch
from asztal.kernel import Fast, Game, Option, Title

CHAMPION = "level5"


class KnownDraws(TurnSearch):
    """Knows all draws to come: its world is the true game, under its true luck. No seat may; so it is a ceiling."""

    def __init__(self, game: Game[Any], luck: int, *given: Any) -> None:
        super().__init__(*given)
        self._game, self._luck = game, luck

    def world(self) -> ImaginedWorld:
        return self.world_of(self._game.clone(Fast(0)))._replace(chance=CountingChance(self._luck))

    def step(self, now: Rollout, option: Option, world: ImaginedWorld, mine: bool = False) -> Rollout:
        return super().step(now, option, world, mine)._replace(sure=True)


class Redrawing(TurnSearch):
    """Draws anew at each reveal: how it would go on after one is chosen under some draws and judged under others.

    The search that plays does both under the same draws, and so foresees the second and later ones of a turn. What is
    judged under new draws does not count, so that both compare plans equally often.
    """

    def best(self, starts: Iterable[tuple[Rollout, Sequence[Path]]], world: ImaginedWorld) -> list[Leaf]:
        return [self._redrawn(start, ways, world) for start, ways in starts]

    def _redrawn(self, start: Rollout, ways: Sequence[Path], world: ImaginedWorld) -> Leaf:
        """Where the best way to end the turn leads, under other draws than those that made it look best."""
        world = world._replace(game=start.game)
        [leaf] = super().best([(world.start, ways)], world)
        if leaf.rollout.sure:
            return leaf
        counted, seed = self.leaves, self.seed()
        again = world._replace(seed=seed, chance=CountingChance(seed))
        now = self.follow(again.start, again, leaf.rollout.path)  # it ends where something is learned
        found = self._redrawn(now, [()] * (1 if self.over(now, again) else ON), again)
        self.leaves = counted
        return found


# What searches instead, given the true game and the seed of its `Keyed` luck.
FORESIGHTS: Mapping[str, Callable[[Game[Any], int], Callable[..., TurnSearch]]] = {
    "known-draws": lambda game, luck: partial(KnownDraws, game, luck),
    "redrawing": lambda game, luck: Redrawing,
}


def seeing(name: str, title: Title[Any], game: Game[Any], seed: int, luck: int) -> Bot:
    """The champion with another foresight, with the weights and the budget that it has in this game."""
    model = learned(title, game.state.seats)
    assert model is not None
    leaves, ahead = LEVELS[CHAMPION].budget(title.name, game.state.seats, searches=model.searches)
    policy, judge, search = policy_of(title, model), judge_of(title, model), FORESIGHTS[name](game, luck)
    return Planner(title, seed, judge, leaves, policy=policy, ahead=ahead, search=search)
