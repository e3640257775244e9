"""One game for a learning program: one seat is asked at a time, and the answer is the number of an option.

Seats that act together are asked one after the other, the lowest first; what one of them chose in secret is in no
other's observation.
"""

from collections.abc import Mapping
from typing import Any, Literal

from asztal import registry
from asztal.kernel import Fast, Game, Keyed, Option, Title, imagine, observe

Reward = Literal["win", "points"]
NOBODY = -1


class IllegalAction(ValueError):
    """An action names no option that is offered."""


class Play:
    """A game up to its end. `seat` is asked and `options` are its answers; `NOBODY` and none when it is over."""

    __slots__ = ("_luck", "game", "options", "seat")

    def __init__(self, title: Title[Any], seats: int, variant: Mapping[str, str], seed: int) -> None:
        self._luck = seed
        self._stand_at(title.new(seats, variant, Keyed(seed), tells=False))

    def _stand_at(self, game: Game[Any]) -> None:
        self.game = game
        decisions = game.decisions
        self.seat = min(decisions) if decisions else NOBODY
        self.options: list[Option] = decisions[self.seat].options if decisions else []

    @property
    def ask(self) -> str:
        """What the seat is asked; empty when the game is over."""
        return self.game.decisions[self.seat].ask if self.options else ""

    def step(self, action: int) -> None:
        """Answer with the option of this number; raises `IllegalAction` when there is none."""
        options, game = self.options, self.game
        if not 0 <= action < len(options):
            raise IllegalAction(f"{action} is none of the {len(options)} options of seat {self.seat}")
        game.apply_unchecked(self.seat, options[action])
        self._stand_at(game)

    def clone(self, seed: int | None = None) -> "Play":
        """A copy with the draws to come that this one has, or others; it holds what is hidden, see `imagine`."""
        if seed is None:
            return Play._of(self.game.clone(self.game.chance), self._luck)
        return Play._of(self.game.clone(Keyed(seed)), seed)

    def imagine(self, seat: int, seed: int) -> "Play":
        """A game that the seat could be in, made from its view alone, with a luck of its own to come."""
        world = imagine(self.game.title, observe(self.game, seat), Fast(seed))
        world.chance = Keyed(seed)
        return Play._of(world, seed)

    def __deepcopy__(self, memo: Any) -> "Play":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game.title.name, self.game.state.to_data(), self._luck)

    @staticmethod
    def _of(game: Game[Any], luck: int) -> "Play":
        play = Play.__new__(Play)
        play._luck = luck
        play._stand_at(game)
        return play

    def rewards(self, reward: Reward) -> list[float]:
        """What a finished game gives each seat: its part of the victory, or the points it is ahead by."""
        title, state = self.game.title, self.game.state
        if reward == "points":
            return [title.aim(state, seat) for seat in self.game.seats()]
        winners = title.winners(state)
        return [1 / len(winners) if seat in winners else 0.0 for seat in self.game.seats()]


def _restored(name: str, data: Any, luck: int) -> Play:
    """A game that was stored or sent."""
    title = registry.find(name)
    game = Game(title, title.load(data), Keyed(luck), tells=False)
    game.settle()
    return Play._of(game, luck)


def settings(
    game: str, seats: int, variant: Mapping[str, str] | None, reward: Reward | None
) -> tuple[Title[Any], dict[str, str], Reward]:
    """The title, the whole variant and the reward that were asked for; alone one plays for points, else to win."""
    title = registry.find(game)
    return title, title.full_variant(seats, variant or {}), reward or ("points" if seats == 1 else "win")
