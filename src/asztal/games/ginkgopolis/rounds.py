"""The course of the game: choose, resolve, prepare the next round; and the end."""

from collections.abc import Sequence

from asztal.games.ginkgopolis import actions, gains, hal
from asztal.games.ginkgopolis.actions import ACTION
from asztal.games.ginkgopolis.choosing import CHOOSE, lock
from asztal.games.ginkgopolis.deck import draw_card
from asztal.games.ginkgopolis.events import FirstPlayer
from asztal.games.ginkgopolis.hal import HAL_TURN
from asztal.games.ginkgopolis.setup import SETUP, deal_hands
from asztal.games.ginkgopolis.state import City, G
from asztal.kernel.rules import EVERYONE, Do, EachSeat, Effect, Frame, If, Repeat, Seq, Together, bit, move, pass_on


def from_first(g: G, f: Frame) -> Sequence[int]:
    """The seats from the first player on, clockwise (GIN-ACT-01)."""
    return [(g.state.first + step) % g.state.seats for step in range(g.state.seats)]


def prepare(g: G, f: Frame) -> None:
    """Unused cards and the first-player card go left, then everybody draws one (GIN-NXT-01 to GIN-NXT-03).

    Alone, the unused cards are discarded and a new hand is dealt (GIN-SOL-05, GIN-SOL-06).
    """
    state = g.state
    state.round += 1
    if state.seats == 1:
        me = state.players[0]
        for card in list(me.hand.cards):
            move(g, card, me.hand, state.discard, EVERYONE)
        deal_hands(g, f)
        return
    pass_on(g, [player.hand for player in state.players])
    state.first = (state.first + 1) % state.seats
    g.tell(FirstPlayer, state.first)
    for seat in from_first(g, f):
        draw_card(g, state.players[seat].hand, bit(seat))


def finish(g: G, f: Frame) -> None:
    """The screens go away: points and tiles are open now."""
    for player in g.state.players:
        player.unscreened = True
        for tile, tag in player.tiles.cards.items():
            player.tiles.cards[tile] = tag | EVERYONE
    g.learned = EVERYONE


ROUND = Seq[City](
    choose=Together(CHOOSE, sealed=True),
    lock=Do(lock),
    actions=EachSeat(ACTION, order=from_first),
    hal=If(lambda g, f: g.state.seats == 1, HAL_TURN),
    prepare=If(lambda g, f: not g.state.ending, Do(prepare)),  # GIN-NXT-04
)
GAME = Seq[City](
    setup=SETUP,
    rounds=Repeat(None, ROUND, while_=lambda g, f: not g.state.ending),
    finish=Do(finish),
)


def effects() -> dict[str, Effect[City]]:
    """Every effect by its address."""
    return {"game": GAME, **gains.EFFECTS, **actions.EFFECTS, **hal.EFFECTS}
