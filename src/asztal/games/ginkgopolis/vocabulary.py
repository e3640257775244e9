"""The words in which a card says what it pays while it lies in its holder's area."""

from typing import Literal, TypeAlias

from asztal.kernel.rules import Vocabulary, Word

Action: TypeAlias = Literal["exploit", "urbanize", "construct"]
Colour: TypeAlias = Literal["red", "blue", "yellow"]
Gains: TypeAlias = tuple[tuple[str, int], ...]


class After(Word, frozen=True):
    """Items each time the holder does the action."""

    when: Action
    resource: int = 0
    tile: int = 0
    point: int = 0

    @property
    def gains(self) -> Gains:
        """What is paid, item by item."""
        items = (("resource", self.resource), ("tile", self.tile), ("point", self.point))
        return tuple((item, count) for item, count in items if count)


class ResourceOn(Word, frozen=True):
    """At the end, points for each own resource on buildings whose top has the colour."""

    resource_on: Colour
    points: int


class Height(Word, frozen=True):
    """At the end, points for each own building of at least this many floors, and at most `most` if that is given."""

    height: int
    points: int
    most: int = 0


class BonusCard(Word, frozen=True):
    """At the end, points for each card in the area whose bonus is for the action."""

    bonus_card: Action
    points: int


class ColourCard(Word, frozen=True):
    """At the end, points for each card in the area of the colour."""

    colour_card: Colour
    points: int


class Flat(Word, frozen=True):
    """At the end, this many points."""

    flat: int

    @property
    def points(self) -> int:
        """They are counted once."""
        return self.flat


Final: TypeAlias = ResourceOn | Height | BonusCard | ColourCard | Flat
Bonus: TypeAlias = After | Final


class Parts(tuple[Bonus, ...]):
    """What a card pays: one part."""


BONUSES = Vocabulary(Parts, After, ResourceOn, Height, BonusCard, ColourCard, Flat)


def when(bonus: Bonus) -> str:
    """The action that a bonus is for, or "end"."""
    return bonus.when if isinstance(bonus, After) else "end"
