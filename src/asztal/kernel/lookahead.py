"""Legality that needs looking ahead: can this be carried through to its end?"""

from collections.abc import Callable

from asztal.kernel.ask import Option
from asztal.kernel.chance import ChanceRefused, Refusing
from asztal.kernel.frame import Frame
from asztal.kernel.game import DeadEnd, Game, S

_LIMIT = 2_000


def completable(g: Game[S], frame: Frame, limit: int = _LIMIT) -> bool:
    """True when some line of choices finishes the effect at `frame`, begun now.

    The cheap answer of the effect's own `can` comes first. The search runs on a scratch copy whose chance refuses to
    draw: what only a lucky draw could make possible cannot be counted on. A search past its limit counts as no.
    """
    below = g.stack
    g.stack = [*below, frame]  # as if it had begun, for the values that `can` looks up
    refused = g.title.book[frame.at].can(g, frame)
    g.stack = below
    if refused is not None:
        return False
    scratch = g.clone(Refusing())
    scratch.state.stack[:] = [frame.clone()]
    return leads_to(scratch, lambda end: True, limit)


def _all(game: Game[S], options: list[Option]) -> list[Option]:
    return options


def leads_to(
    scratch: Game[S],
    goal: Callable[[Game[S]], bool],
    limit: int = _LIMIT,
    tries: Callable[[Game[S], list[Option]], list[Option]] = _all,
) -> bool:
    """True when some line of choices ends in a game for which `goal` holds.

    `scratch` is a copy whose stack was set to what is to be carried out, with a chance that refuses; `tries` leaves out
    options that lead to the same as others.
    """
    try:
        scratch.settle()
    except (DeadEnd, ChanceRefused):
        return False
    return _leads(scratch, goal, tries, [limit])


def _leads(
    game: Game[S],
    goal: Callable[[Game[S]], bool],
    tries: Callable[[Game[S], list[Option]], list[Option]],
    left: list[int],
) -> bool:
    if game.over:
        return goal(game)
    seat, decision = next(iter(game.decisions.items()))
    for option in tries(game, decision.options):
        left[0] -= 1
        if left[0] < 0:
            return False
        branch = game.clone(game.chance)
        try:
            branch.apply_unchecked(seat, option)
        except (DeadEnd, ChanceRefused):
            continue
        if _leads(branch, goal, tries, left):
            return True
    return False
