"""The interface of a game's drawing: it makes output for the terminal, or rows, from what a seat sees."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from asztal.kernel import Look, Observation
from asztal.text.rows import Row
from asztal.text.wording import Wording


class Badge(NamedTuple):
    """How a player is told from the others: never by the colour alone."""

    letter: str
    symbol: str
    style: str

    def __str__(self) -> str:
        return self.symbol + self.letter


_MARKS = (
    Badge("T", "●", "green"),
    Badge("U", "▲", "magenta"),
    Badge("V", "■", "cyan"),
    Badge("W", "◆", "dark_orange"),
    Badge("X", "★", "default"),
)


NEUTRAL_MARK = Badge("N", "◇", "default")  # of what belongs to nobody


def mark(seat: int) -> Badge:
    """The mark of a seat."""
    return _MARKS[seat % len(_MARKS)]


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one seat, or a spectator, may see it; `numbers` says which option points at an id.

    What is seen stands in the view; what the rules work out from it, they are asked about in the game of the look.
    """

    look: Look[Any]
    wording: Wording
    width: int = 100
    numbers: Mapping[str, int] = field(default_factory=dict)

    @property
    def seen(self) -> Observation[Any]:
        """What the one who looks has seen."""
        return self.look.seen


class Drawing(Protocol):
    """Draws the tables of one game; a module with these two functions is one."""

    def table(self, scene: Scene) -> RenderableType:
        """The table for a terminal."""

    def rows(self, scene: Scene) -> Sequence[Row]:
        """The table in statements, for screen readers, programs and a board that draws no picture."""
