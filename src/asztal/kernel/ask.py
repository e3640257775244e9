"""What a game and a seat say to each other: decisions, options, reasons, messages and score lines."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

Id: TypeAlias = str | int
Amounts: TypeAlias = Mapping[str, int]  # how many of each thing: {"kelp": 1, "credit": 2}
Value: TypeAlias = Id | tuple[Id, ...] | Amounts


class Message(Struct, frozen=True):
    """A sentence before it is written in the reader's language: a key and its arguments."""

    key: str
    args: Mapping[str, Value] = {}


class Reason(Struct, frozen=True):
    """Why something is not allowed, with the rule clause that says so."""

    key: str
    clause: str = ""
    args: Mapping[str, Value] = {}


class Option(Struct, frozen=True, gc=False):
    """One legal answer: a kind and a few ids. `str(option)` is the stable text that records store.

    An id that is a string never reads like a number and holds no space, so the text can be read back.
    """

    kind: str
    ids: tuple[Id, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.kind, *map(str, self.ids)]) if self.ids else self.kind

    @staticmethod
    def of(option: "Option | str") -> "Option":
        """The option itself, or the one of which this is the text."""
        return Option.parse(option) if isinstance(option, str) else option

    @staticmethod
    def parse(text: str) -> "Option":
        """The option that this text was made from."""
        kind, *ids = text.split(" ")
        return Option(kind, tuple(int(part) if part.removeprefix("-").isdecimal() else part for part in ids))


class Decision(Struct, gc=False):
    """What a seat is asked now, with every legal option; derived from the state, never stored in it.

    `always` asks even when there is only one option: where skipping the question would tell the table something about
    a hidden hand.
    """

    seat: int
    ask: str
    options: list[Option]
    always: bool = False

    def __repr__(self) -> str:
        return f"<seat {self.seat}, {self.ask}: {', '.join(map(str, self.options))}>"


class ScoreLine(Struct, frozen=True):
    """One line of a seat's score: what for and how many points."""

    key: str
    points: int
    args: Mapping[str, Value] = {}
