"""Who says how good a position looks: the game's own `value`, or one that was learned."""

from collections.abc import Sequence
from typing import Any, Protocol

from asztal.kernel import Game, Title


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
