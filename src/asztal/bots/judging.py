"""Who says how good a position looks: the game's own `value`, or one that was learned; and what to try in it."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from asztal.kernel import Decision, Game, Title

Liking = Callable[[Decision], list[float]]  # a weight for every option


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


class Taste(Protocol):
    """Says which options look worth trying, before anything is tried."""

    def __call__(self, game: Game[Any], seat: int) -> Liking:
        """How the seat likes the options of this position, and of those soon after it."""


def indifferent(game: Game[Any], seat: int) -> Liking:
    """Likes all options alike."""
    return _alike


def _alike(decision: Decision) -> list[float]:
    return [1.0] * len(decision.options)
