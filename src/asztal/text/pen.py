"""What the drawings of every game begin with: the scene, its words, and who looks at it."""

from typing import Any, Generic, TypeVar, cast

from asztal.text.drawing import Scene
from asztal.text.wording import Wording

W = TypeVar("W", bound=Wording)


class Pen(Generic[W]):
    """A scene with what both its drawings ask, the terminal's and the rows; a game adds what its own two share."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.words = cast(W, scene.wording)
        self.view: Any = scene.seen.view
        self.table: Any = scene.look.g.state  # hidden cards are blanks in it
        self.players: list[Any] = self.table.players
        self.seat = scene.seen.seat

    @property
    def seats(self) -> list[int]:
        """All players, the one who looks first."""
        return sorted(range(len(self.players)), key=lambda seat: seat != self.seat)

    @property
    def asked(self) -> str:
        """What the seat is asked; empty when it is not asked."""
        return self.scene.seen.decision.ask if self.scene.seen.decision else ""

    def variant(self, name: str) -> str:
        """What is played of a variant."""
        return self.scene.seen.variant[name]

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.words.name_seat(seat)

    def number(self, target: str) -> str:
        """The option that points at something; empty where none does."""
        number = self.scene.numbers.get(target)
        return f"#{number}" if number else ""
