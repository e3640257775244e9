"""Plays one option on a copy of what a seat knows and says what the seat has afterwards, for promises."""

from collections.abc import Iterable
from contextlib import suppress

from asztal.kernel.ask import Amounts, Option
from asztal.kernel.chance import ChanceRefused, Refusing
from asztal.kernel.game import Game, S
from asztal.kernel.look import Look


def ahead(look: Look[S], option: Option, *, tells: bool = False) -> Game[S]:
    """A copy in which the seat chose the option, up to where somebody is asked or chance would decide."""
    return _chosen(look.g.clone(Refusing(), tells=tells), look.seat, option)


def ahead_in_turn(look: Look[S], option: Option) -> Game[S]:
    """A copy of the seat's own turn in which it chose the option: it is over where the turn is, whatever comes then."""
    title, own, state = look.g.title, look.g.stack, look.g.state.clone()
    begun = next((number for number, frame in enumerate(own) if frame.at in title.turn_at), 0)
    state.stack = [frame.clone() for frame in own[begun:]]
    game = Game(title, state, Refusing(), tells=False)
    game.ask(look.g.decisions[look.seat], ())
    return _chosen(game, look.seat, option)


def _chosen(game: Game[S], seat: int, option: Option) -> Game[S]:
    with suppress(ChanceRefused):
        game.apply_unchecked(seat, option)
    return game


def change(look: Look[S], after: Game[S], items: Iterable[str]) -> Amounts:
    """How many more of each thing, or less, the seat has in a copy; see `Title.stock`."""
    now, then, stock = look.g.state, after.state, look.g.title.stock
    return {item: stock(then, look.seat, item) - stock(now, look.seat, item) for item in items}
