"""A look: the game as far as one seat has seen it, with the frame that asks the seat; see `recall`."""

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar, cast

from asztal.kernel.effect import Effect
from asztal.kernel.frame import Frame
from asztal.kernel.game import Game, S
from asztal.kernel.lazily import Reads
from asztal.kernel.view import Observation

E = TypeVar("E", bound=Effect[Any])
R = TypeVar("R")
KEPT = 3  # what a function gave for so many different readings
# By the function and its arguments: what it read, and what it gave.
Memory: TypeAlias = dict[tuple[Any, ...], list[tuple[Reads, Any]]]


class Look(Generic[S]):
    """What a seat has seen, and the game as far as that goes, standing where the seat is asked.

    `seat` looks and `frame` is what asks it; who waits or watches has no frame. The game shares its parts with the
    observation: it is asked, and only a clone of it is ever played on. `reads` is what was read of the view so far.
    """

    __slots__ = ("_again", "_memory", "_seen", "frame", "g", "reads", "seat")

    def __init__(
        self,
        seen: Observation[Any],
        g: Game[S],
        frame: Frame | None,
        reads: Reads | None = None,
        *,
        memory: Memory | None = None,
        again: Callable[[], tuple[Game[S], Reads]] | None = None,
    ) -> None:
        self._seen, self._memory, self._again = seen, memory, again
        self.g = g
        self.seat = seen.seat
        self.frame = frame
        self.reads = reads or Reads()

    @property
    def seen(self) -> Observation[Any]:
        """The observation itself. What was read of it is not known, so nothing that is made from it is kept."""
        self.reads.everything = True
        return self._seen

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked something."""
        self.reads.waiting = self._seen.waiting
        return self._seen.waiting

    def asking(self, kind: type[E]) -> E:
        """The effect that asks, which is known to be of this class."""
        assert self.frame is not None
        effect = self.g.title.book[self.frame.at]
        assert isinstance(effect, kind)
        return effect

    def kept(self, function: Callable[..., R], *args: Any) -> R:
        """What a function gives for the game of this look; known already while all that it reads is the same.

        It reads the state, and neither where the rules are nor what is asked: that it is given as arguments.
        """
        if self._memory is None or self._again is None:
            return function(self.g, *args)
        known = self._memory.setdefault((function, *args), [])
        for number, (reads, result) in enumerate(known):
            if reads.hold(self._seen):
                if number:
                    known.insert(0, known.pop(number))
                return cast(R, result)
        g, reads = self._again()  # with nothing read yet
        result = function(g, *args)
        known.insert(0, (reads, result))
        del known[KEPT:]
        return result
