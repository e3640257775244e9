"""What a seat may expect in a position: the learned value, of what the seat itself knows there."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from asztal.analysis.shapes import NoCurve
from asztal.bots.levels import learned
from asztal.bots.model import Learned, Model
from asztal.kernel import Fast, Game, Title, imagine, observe

SHOWN = (1, 2)  # numbers of seats; the others wait until they have been shown to hold
# Of values that foretell results, as far as that was tested; bots play by others, which may be trained on.
WEIGHTS = Path(__file__).with_name("weights")


class NoValue(Exception):
    """Nothing foretells the results of this game at this number of seats; `why` says what is missing."""

    def __init__(self, why: NoCurve) -> None:
        super().__init__(why)
        self.why = why


class Values(NamedTuple):
    """Says what positions of one game are worth, each by what the seat knows in it."""

    title: Title[Any]
    model: Model

    def __call__(self, games: Sequence[Game[Any]], seat: int) -> list[float]:
        """What the seat may expect in each position; where the game is over, what it has."""
        running = [number for number, game in enumerate(games) if game.decisions]
        found = [0.0 if game.decisions else self.title.aim(game.state, seat) for game in games]
        if running:
            worlds = [known(games[number], seat) for number in running]
            for number, value in zip(running, Learned(self.title, self.model)(worlds, seat), strict=True):
                found[number] = value
        return found


def known(game: Game[Any], seat: int) -> Game[Any]:
    """A world that follows from what the seat knows alone, so that nothing else can reach what is said of it."""
    return imagine(game.title, observe(game, seat), Fast(0))


def values_of(title: Title[Any], seats: int) -> Values:
    """The values for a game at so many seats; raises `NoValue`."""
    model = foretelling(title.name, title.rules_version, seats > 1) or learned(title, seats)
    if model is None or model.rivals != (seats > 1):
        raise NoValue("untaught")
    if _is_constant(model):
        raise NoValue("constant")
    if seats not in SHOWN:
        raise NoValue("seats")
    return Values(title, model)


def _is_constant(model: Model) -> bool:
    """Whether one number for all positions foretells results as well."""
    return model.by_hand or model.error >= float(model.data["unit"])  # the unit is how far results lie apart


@cache
def foretelling(game: str, rules: int, rivals: bool) -> Model | None:
    """Weights that foretell the results of a game by these rules, where they are others than those that play."""
    stored = WEIGHTS / f"{game}-{'rivals' if rivals else 'alone'}.json"
    model = Model(json.loads(stored.read_text("utf-8"))) if stored.is_file() else None
    return model if model is not None and model.rules == rules else None
