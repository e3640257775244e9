"""Imagined worlds, made from a view alone, so that a bot's world cannot contain what its view lacks."""

from typing import Any

from asztal.kernel.chance import Chance
from asztal.kernel.dealer import Dealer
from asztal.kernel.game import DeadEnd, Game
from asztal.kernel.recall import standing
from asztal.kernel.title import Title
from asztal.kernel.view import Observation

_DEALS = 500  # how many deals are tried before a position counts as unimaginable


class Unimaginable(Exception):
    """No deal was found that fits the position; the game's `complete` must help."""


def imagine(title: Title[Any], seen: Observation[Any], chance: Chance) -> Game[Any]:
    """A whole game that its observer could be in, with the given chance for what comes next.

    The position may tell something of a hidden hand: whoever chose to build has something to build. A deal in which
    the rules come to a dead end is thrown away and dealt again.
    """
    for attempt in range(_DEALS):
        dealer = Dealer(seen, chance, attempt)
        game = standing(title, seen, chance, dealer)
        title.complete(game.state, seen.view, dealer)
        try:
            game.settle()
        except DeadEnd:
            continue
        return game
    raise Unimaginable(title.name)
