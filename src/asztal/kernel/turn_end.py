"""Says whether a choice ends its seat's turn, as far as the seat can know it."""

from asztal.kernel.ask import Option
from asztal.kernel.chance import ChanceRefused, Fast, Refusing
from asztal.kernel.game import DeadEnd, Game, Refused, S
from asztal.kernel.imagine import Unimaginable, imagine
from asztal.kernel.table import Table
from asztal.kernel.view import observe


def ends_turn(game: Game[S], seat: int, option: Option) -> bool:
    """Whether the choice ends the seat's turn, has others asked, or could not be taken back alone.

    It is tried in a world that is imagined from what the seat knows, always the same one, and never in the true game:
    so the answer tells the seat nothing, and in rare cases it differs from what the choice would do. Where chance would
    decide, the choice could not be taken back.
    """
    try:
        world = imagine(game.title, observe(game, seat), Fast(0))
        turn, asked = game.title.turn_number(world.state, seat), {seat, *world.decisions}
        table = Table(world.clone(Refusing(), tells=True))
        table.apply(seat, option)
    except (ChanceRefused, DeadEnd, Refused, Unimaginable):
        return True
    after = table.game
    over = seat not in after.decisions or game.title.turn_number(after.state, seat) != turn
    return over or table.moments[-1].stands or not asked >= set(after.decisions)
