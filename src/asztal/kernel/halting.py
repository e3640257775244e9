"""Games for search that halt where a machine, such as Hal or an Automa, would answer, or before the next turn.

What a seat did is judged best before a card that nobody knows yet decides how it is answered. A question that nobody
will answer need not be worked out.
"""

from copy import copy
from functools import cache
from typing import Any

from asztal.kernel.effect import Effect, Result
from asztal.kernel.frame import Frame
from asztal.kernel.game import Game, S
from asztal.kernel.title import Title


class Halted(Exception):
    """The seat's part is done, and a machine would answer, or the next turn would begin."""


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


@cache
def halting_early(title: Title[S]) -> Title[S]:
    """A title whose games also raise `Halted` before they ask what a turn begins with; see `Title.asks_at`."""
    halted = copy(halting(title))
    halted.book = {**halted.book, **{at: _begun(title.book[at]) for at in title.asks_at}}
    return halted


def _begun(effect: Effect[Any]) -> Effect[Any]:
    """The effect as it goes on once it has begun; it does not begin."""
    going_on, enter = copy(effect), effect.enter

    def enter_begun(g: Game[Any], f: Frame) -> Result:
        if not f.step:
            raise Halted(f.at)
        return enter(g, f)

    going_on.enter = enter_begun  # type: ignore[method-assign] # everything else is as it was
    return going_on


def resume(game: Game[S], title: Title[S]) -> None:
    """Let a game that was halted go on by its whole rules, up to the next decision."""
    game.title = title
    game.settle()
