"""The champion with more or less foresight than it has, to measure what it is worth; only `asztal measure` uses it."""

from collections.abc import Callable
from typing import Any

from asztal.bots.base import Bot
from asztal.bots.judging import Prior
from asztal.bots.levels import LEVELS, learned
from asztal.bots.model import judge_of
from asztal.bots.planner import ON, Path, Planner, _CountingChance, _Trial, _Turn
from asztal.bots.policy import policy_of
from asztal.kernel import Fast, Game, Observation, Option, Title

CHAMPION = "level5"


class KnowingPlanner(Planner):
    """Knows all draws to come: it plans in the true game, under its true luck. No seat may; so it is a ceiling."""

    def know(self, game: Game[Any], luck: int) -> None:
        """The game that it plays, and the seed of its `Keyed` luck."""
        self._game, self._luck = game, luck

    def _world(self, view: Observation[Any]) -> Game[Any]:
        return self._game.clone(Fast(0))  # turns that are tried get the true luck

    def _trial(self, world: Game[Any], seat: int, prior: Prior) -> _Trial:
        return super()._trial(world, seat, prior)._replace(chance=_CountingChance(self._luck))

    def _after(self, now: _Turn, option: Option, trial: _Trial, copied: bool) -> _Turn:
        return super()._after(now, option, trial, copied)._replace(sure=True)


class RedrawingPlanner(Planner):
    """Draws anew at each reveal: how it would go on after one is chosen under some draws and judged under others.

    The planner that plays does both under the same draws, and so foresees the second and later ones of a turn.
    """

    def _tried(self, world: Game[Any], plans: list[Path], trial: _Trial) -> dict[Path, float]:
        found: dict[Path, _Turn] = {}
        for path in plans:
            now = self._along(world, path, trial)
            if not self._over(now.game, trial):
                now = self._best(now, trial, self._ways_on(now, trial))
            found[path] = self._later(now, trial) if self._ahead else now
        return dict(zip(found, self._judged(list(found.values()), trial.seat), strict=True))

    def _best(self, now: _Turn, trial: _Trial, ways: list[Path]) -> _Turn:
        """Where the best way to end the turn leads, under other draws than those that made it look best."""
        start = _Turn((), True, now.game)
        best = super()._best(start, trial, ways)
        if best.sure:
            return best
        seed = self._seed()
        again, now = trial._replace(seed=seed, chance=_CountingChance(seed)), start
        for number, option in enumerate(best.path):  # it ends where something is learned
            now = self._after(now, option, again, copied=number > 0)
        return now if self._over(now.game, again) else self._best(now, again, [()] * ON)


FORESIGHTS: dict[str, type[Planner]] = {"known-draws": KnowingPlanner, "redrawing": RedrawingPlanner}


def seeing(name: str, title: Title[Any], game: Game[Any], seed: int, luck: int) -> Bot:
    """The champion with another foresight, with the weights and the budget that it has in this game."""
    model = learned(title, game.state.seats)
    assert model is not None
    make: Callable[..., Planner] = FORESIGHTS[name]
    leaves, ahead = LEVELS[CHAMPION].budget(title.name, game.state.seats, searches=model.searches)
    bot = make(title, seed, judge_of(title, model), leaves, policy=policy_of(title, model), ahead=ahead)
    if isinstance(bot, KnowingPlanner):
        bot.know(game, luck)
    return bot
