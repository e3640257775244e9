"""What a seat is offered, kept while all that it was made from is the same."""

from typing import Any, NamedTuple

from asztal.kernel.frame import Position
from asztal.kernel.lazily import Reads
from asztal.kernel.offers import Choice, all_offered
from asztal.kernel.recall import recall
from asztal.kernel.title import Title
from asztal.kernel.view import Observation


class KeptOffers(NamedTuple):
    """The choices of a seat that is asked, what it is in the middle of, and what was read to make them."""

    seen: Observation[Any]
    reads: Reads
    choices: list[Choice]
    about: list[str]

    @classmethod
    def of(cls, title: Title[Any], seen: Observation[Any]) -> "KeptOffers":
        """What the seat of an observation is offered; it is asked."""
        look = recall(title, seen)
        return cls(seen, look.reads, all_offered(look), title.face.about(look))

    def hold(self, seen: Observation[Any]) -> bool:
        """True when a seat that sees this is offered the same, word for word."""
        known = self.seen
        return (
            seen.decision == known.decision
            and seen.path == known.path
            and seen.counters == known.counters
            and _own(seen) == _own(known)
            and self.reads.hold(seen)
        )


def _own(seen: Observation[Any]) -> Position:
    """Where the rules are for the seat that is asked: nothing of others who act at the same time."""
    return [_own_frame(frame, seen.seat) for frame in seen.position]


def _own_frame(frame: dict[str, Any], seat: int) -> dict[str, Any]:
    kids = frame.get("kids")
    if kids is None:
        return frame
    own = kids[seat]
    return {**frame, "kids": [_own_frame(inner, seat) for inner in own] if isinstance(own, list) else own}
