"""What a search needs to know of a game: a judge says how good a position is, a policy what to try in it."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from asztal.kernel import Decision, Game, Observation, Option, Title, recall

Prior = Callable[[Decision], list[float]]  # a weight for every option, before anything is tried


class Judge(Protocol):
    """Judges positions of one game for a seat; many at once, because that is cheaper."""

    def __call__(self, games: Sequence[Game[Any]], seat: int) -> list[float]:
        """How good each position looks, all on one scale."""


class ByHand:
    """The `value` that the game's author wrote."""

    def __init__(self, title: Title[Any]) -> None:
        self._value = title.value

    def __call__(self, games: Sequence[Game[Any]], seat: int) -> list[float]:
        return [self._value(game.state, seat) for game in games]


def worth_trying(title: Title[Any], options: list[Option], view: Observation[Any]) -> list[Option]:
    """The options that the seat does not know to be vain, or all where every one is."""
    if type(title).vain is Title.vain:  # a game where none ever is needs no look
        return options
    known = recall(title, view)
    return [option for option in options if not title.vain(known, option)] or options


class Policy(Protocol):
    """Gives the prior of a position: which options are worth trying, before anything is tried."""

    def __call__(self, game: Game[Any], seat: int) -> Prior:
        """The prior for the decisions of a seat in this position and in those soon after it."""


class UnitPolicy(Protocol):
    """A policy whose prior follows from a few numbers, so that a bot can keep it in mind."""

    def units(self, game: Game[Any], seat: int) -> list[float]:
        """What the prior of a position follows from."""

    def prior(self, units: list[float]) -> Prior:
        """The prior that follows from these numbers."""


def uniform(game: Game[Any], seat: int) -> Prior:
    """The policy that knows nothing: all options weigh the same."""
    return _equal_weights


def _equal_weights(decision: Decision) -> list[float]:
    return [1.0] * len(decision.options)
