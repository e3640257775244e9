"""A look: the game as far as one seat has seen it, with the frame that asks the seat; see `recall`."""

from typing import Any, Generic, TypeVar

from asztal.kernel.effect import Effect
from asztal.kernel.frame import Frame
from asztal.kernel.game import Game, S
from asztal.kernel.view import Observation

E = TypeVar("E", bound=Effect[Any])


class Look(Generic[S]):
    """What a seat has seen, and the game as far as that goes, standing where the seat is asked.

    `seat` looks and `frame` is what asks it; who waits or watches has no frame. The game shares its parts with the
    observation: it is asked, and only a clone of it is ever played on.
    """

    __slots__ = ("frame", "g", "seat", "seen")

    def __init__(self, seen: Observation[Any], g: Game[S], frame: Frame | None) -> None:
        self.seen = seen
        self.g = g
        self.seat = seen.seat
        self.frame = frame

    def asking(self, kind: type[E]) -> E:
        """The effect that asks, which is known to be of this class."""
        assert self.frame is not None
        effect = self.g.title.book[self.frame.at]
        assert isinstance(effect, kind)
        return effect
