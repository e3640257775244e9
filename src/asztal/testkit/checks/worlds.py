"""What a seat has and what lies before all eyes is the same in every world that the seat imagines."""

from typing import Any

from asztal.kernel import Fast, Game, Title, imagine, observe
from asztal.kernel.data import Data, hints, in_no_view, once
from asztal.kernel.state import State
from asztal.kernel.zones import Deck, Eyes, Zone
from asztal.testkit.walk import Check, Walk

# The kernel's own: the players come one by one, the position is compared in the views, and the rest is in none.
_KERNELS = in_no_view(State) | {"players", "stack"}
_EVERY = 5  # one of so many decisions is looked at


class Worlds(Check):
    """No seat loses anything on the way to a world of its own: there its options would lead elsewhere."""

    def __init__(self, walk: Walk, every: int = _EVERY) -> None:
        super().__init__(walk)
        self.every = every
        self.imagined = 0

    def at_decision(self, seat: int) -> None:
        """Let every seat imagine a world."""
        if self.now_and_then(self.every):
            for observer in self.walk.game.seats():
                self._keeps(observer)
                self.imagined += 1

    def _keeps(self, seat: int) -> None:
        game, seen = self.walk.game, observe(self.walk.game, seat)
        world = imagine(game.title, seen, Fast(self.random.randrange(1 << 30)))
        true, imagined = known(game, seat), known(world, seat)
        for name, value in true.items():
            if imagined[name] != value:
                self.walk.broken("world", f"{name} is {value!r}, where seat {seat} imagines it {imagined[name]!r}")
        if observe(world, seat) != seen:
            self.walk.broken("world", f"seat {seat} sees another table in the world that it imagines")


def known(game: Game[Any], seat: int) -> dict[str, Any]:
    """What a seat has and what lies before all eyes, field by field; of zones what the seat has seen.

    Of others and of the table, what a method of its own shows is left out: the views are compared. A field in no view
    counts as any other, unless the title fills in such fields by its own `complete`.
    """
    eyes, state = Eyes(seat, game.state.blurs), game.state
    filled = type(game.title).complete is not Title.complete
    names = [name for name in _names(type(state), filled) if name not in _KERNELS]
    found = {name: _known(getattr(state, name), eyes, filled) for name in names}
    for number, player in enumerate(state.players):
        own = number == seat
        for name in _names(type(player), filled, own):
            found[f"players[{number}].{name}"] = _known(getattr(player, name), eyes, filled, own)
    return found


def _known(value: Any, eyes: Eyes, filled: bool = False, own: bool = False) -> Any:
    if isinstance(value, Zone):
        return value.seen_by(eyes) if isinstance(value, Deck) else value.slots(eyes)
    if isinstance(value, Data):
        return {name: _known(getattr(value, name), eyes, filled, own) for name in _names(type(value), filled, own)}
    if isinstance(value, list):
        return [_known(part, eyes, filled, own) for part in value]
    if isinstance(value, dict):
        return {key: _known(part, eyes, filled, own) for key, part in value.items()}
    return value


@once
def _names(cls: type[Data], filled: bool, own: bool = False) -> list[str]:
    """The fields that are compared of a class."""
    unseen = in_no_view(cls) if filled else frozenset()
    return [name for name in hints(cls) if name not in unseen and (own or not hasattr(cls, f"show_{name}"))]
