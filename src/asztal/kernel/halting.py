"""Games for search that halt where a machine, such as Hal or an Automa, would answer the seat's turn.

What a seat did is judged best before a card that nobody knows yet decides how it is answered.
"""

from copy import copy
from functools import cache
from typing import Any

from asztal.kernel.effect import Effect
from asztal.kernel.frame import Frame
from asztal.kernel.game import Game, S
from asztal.kernel.title import Title


class Halted(Exception):
    """The seat's part is done, and a machine would answer."""


class _Halt(Effect[Any]):
    """Stands where a machine would answer."""

    def enter(self, g: Game[Any], f: Frame) -> None:
        raise Halted(f.at)


@cache
def halting(title: Title[S]) -> Title[S]:
    """A title whose games raise `Halted` where a machine would answer; `resume` lets such a game go on."""
    halted = copy(title)
    halted.book = {**title.book, **dict.fromkeys(title.answers_at, _Halt())}
    return halted


def resume(game: Game[S], title: Title[S]) -> None:
    """Let a game that was halted go on by its whole rules, up to the next decision."""
    game.title = title
    game.settle()
