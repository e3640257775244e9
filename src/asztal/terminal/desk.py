"""What a turn needs of the game in which it is taken, whether that is played here or on a server."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from asztal.kernel import Option, Title
from asztal.terminal.log import Line
from asztal.terminal.screen import Screen
from asztal.text.drawing import Drawing, Scene
from asztal.text.wording import Wording


class OptionText(NamedTuple):
    """An option in words, and the ids that it points at."""

    option: str
    label: str
    previews: list[str]
    targets: Sequence[str]


class Why(NamedTuple):
    """Why something is not allowed, and the rule that says so, if one does."""

    text: str
    clause: str


class Desk(Protocol):
    """A game as those at the keyboard have it before them; every seat has its own view."""

    title: Title[Any]
    wording: Wording
    screen: Screen
    drawing: Drawing

    @property
    def kept(self) -> str:
        """What is left of the game where somebody leaves: "saved", their "seat", or nothing ("lost")."""

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of the table."""

    def asked(self, seat: int) -> str:
        """What the seat is asked, in words."""

    def offered(self, seat: int) -> list[OptionText]:
        """All that the seat can choose, in words."""

    def scene(self, seat: int, numbers: Mapping[str, int] | None = None) -> Scene:
        """The table as a seat sees it."""

    def new_lines(self, seat: int) -> Sequence[Line]:
        """What happened since the seat's last choice."""

    def moves(self, seat: int) -> Sequence[Sequence[Line]]:
        """All that happened, move by move."""

    def choose(self, seat: int, option: Option) -> Why | None:
        """Take an option; where that is refused, why."""

    def why_not(self, seat: int, option: Option) -> Why:
        """Why something is not among the options."""

    def undo(self, seat: int) -> Why | None:
        """Take back the last choice; where that is refused, why."""

    def score(self, seat: int) -> list[str]:
        """Every point of a seat explained."""
