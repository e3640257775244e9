"""Why nothing can be chosen at an element: told from what the seat knows alone, and about what is on its board."""

from asztal.kernel.offers import refused_there
from asztal.testkit.checks.sight import copied
from asztal.testkit.reasons import spots
from asztal.testkit.walk import Check

_EVERY = 3  # at one of so many decisions it asks
_SOME = 4  # elements that somebody points at


class Causes(Check):
    """The answer is that of the true game, and whatever lights up with it can be seen."""

    named = 0  # answers that named a cause

    def at_decision(self, seat: int) -> None:
        """Point at some elements that are not offered."""
        if not self.now_and_then(_EVERY):
            return
        look = self.walk.now.look(seat)
        true, there = copied(look.seen, self.walk.game), spots(look)
        for target in self.random.sample(there, min(_SOME, len(there))):
            told = refused_there(look, target)
            if told != refused_there(true, target):
                self.walk.broken("cause", f"seat {seat}: at {target} the true game says something else than {told}")
            if told is None:
                continue
            if unseen := [id_ for id_ in told.cause.targets if id_ not in there]:
                self.walk.broken(
                    "cause", f"seat {seat}: at {target}, {told.reason.key} lights what is not drawn: {unseen}"
                )
            self.named += bool(told.cause.told or told.cause.targets)
