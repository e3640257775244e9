"""Places at the end of a game: every player has one, they follow the points, and the first have won."""

from itertools import pairwise

from asztal.kernel.rules import placed
from asztal.testkit.walk import Check, Walk


class Places(Check):
    """Every seat has a place, counted as `placed` does; more points are never behind fewer, and the first has won."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self._look()

    def end(self) -> None:
        """Look at the places; they can be told from the start."""
        self._look()

    def _look(self) -> None:
        title, state = self.walk.setting.title, self.walk.game.state
        places = title.places(state)
        if not state.seats <= len(places) <= len(state.players):
            self.walk.broken("places", f"{places} of {state.seats} seats and {len(state.players)} players")
        if title.winners(state) != [player for player, place in enumerate(places) if place == 1]:
            self.walk.broken("places", f"{places}, but {title.winners(state)} win")
        if not any(places):  # nobody has won
            return
        if places != placed([-place for place in places]):
            self.walk.broken("places", f"{places} is no way to count")
        scores = [title.score(state, player) for player in range(len(places))]
        ranked = sorted(zip(places, scores, strict=True))  # of those who share a place, fewer points first
        if any(points < more for (_, points), (_, more) in pairwise(ranked)):
            self.walk.broken("places", f"{places} with scores of {scores}")
