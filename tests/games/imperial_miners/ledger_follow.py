"""How a watcher follows a seat: what it does is a story that waits for one event after another."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

from asztal.kernel import Event
from asztal.testkit.ledger import Differs
from tests.games.imperial_miners.ledger_mine import must

T = TypeVar("T")
E = TypeVar("E", bound=Event)
Steps: TypeAlias = Generator[None, Event, T]


class Silence(Event, frozen=True):
    """Nothing more comes from a seat for now."""


class Listener:
    """Hears the events of one seat; each must be what the story expects or allows at that moment."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._next: Event | None = None  # heard, and not yet explained
        self._steps: Steps[None] | None = None

    def begin(self, steps: Steps[None]) -> None:
        """From now on the seat does this."""
        self._steps = steps if next(steps, self) is not self else None

    def hears(self, event: Event) -> bool:
        """Whether the event belongs to what the seat is doing; False when it has finished that."""
        if self._steps is None:
            return False
        try:
            self._steps.send(event)
        except StopIteration:
            self._steps = None
            left, self._next = self._next, None
            return left is None
        return True

    def ends(self) -> None:
        """The seat must have finished what it is doing."""
        must(not self.hears(Silence()), f"seat {self.seat} has not finished")

    def peek(self) -> Steps[Event]:
        """The next event, which may belong to something else."""
        if self._next is None:
            self._next = yield
        return self._next

    def take(self, kind: type[E]) -> Steps[E]:
        """The next event, which must be of this kind."""
        event = yield from self.peek()
        if not isinstance(event, kind):
            raise Differs(f"seat {self.seat}: {kind.__name__} is due, told is {event}")
        self._next = None
        return event

    def may_take(self, kind: type[E]) -> Steps[E | None]:
        """The next event if it is of this kind."""
        event = yield from self.peek()
        return (yield from self.take(kind)) if isinstance(event, kind) else None
