"""Setting up: boards, decks, the events of the game, and the opening hands."""

from asztal.games.imperial_miners.cards import BOARDS, CARDS, EVENTS
from asztal.games.imperial_miners.events import Discarded
from asztal.games.imperial_miners.gains import draw_one
from asztal.games.imperial_miners.state import G, Mines
from asztal.kernel.rules import (
    AGAIN,
    EVERYONE,
    Choose,
    Do,
    Frame,
    If,
    Option,
    Pick,
    Seq,
    Signal,
    Together,
    draw,
    fill,
    move,
    roll,
)

ROUNDS = 10


def lay_out(g: G, f: Frame) -> None:
    """Boards, decks and ten of the eighteen events (IMP-SETUP-01 to IMP-SETUP-04)."""
    state = g.state
    for sheet in (1, 2, 3):
        sides = [board.side for board in BOARDS.values() if board.sheet == sheet]
        state.boards.append(roll(g, f"sheet{sheet}", sides))
    for level in (1, 2, 3, 4):
        fill(g, state.deck(level), [card.id for card in CARDS.values() if card.level == level])
    fill(g, state.events, list(EVENTS))
    for _ in range(len(EVENTS) - ROUNDS):
        draw(g, state.events, state.unused_events, 0)


def draw_opening(counts: tuple[int, int, int], clause: str) -> Do[Mines]:
    """So many cards of levels 1, 2 and 3."""

    def do(g: G, f: Frame) -> None:
        for level, count in enumerate(counts, 1):
            for _ in range(count):
                draw_one(g, f.seat, level, clause)

    return Do(do)


class KeepFour(Pick[Mines]):
    """Any four of the eight cards are laid aside (IMP-SETUP-06)."""

    ask, always = "opening-discard", True

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [Option("discard", (card,)) for card in g.state.players[f.seat].hand.cards]

    def take(self, g: G, f: Frame, option: Option) -> Signal | None:
        me = g.state.players[f.seat]
        move(g, str(option.ids[0]), me.hand, me.sealed)
        return AGAIN if len(me.sealed) < 4 else None


def discard_sealed(g: G, f: Frame) -> None:
    """The cards laid aside go to the discard piles of their levels."""
    for seat, player in enumerate(g.state.players):
        for card in list(player.sealed.cards):
            move(g, card, player.sealed, g.state.discard(CARDS[card].level), EVERYONE)
            g.tell(Discarded, seat, card, clause="IMP-SETUP-06")


def with_eight_cards(g: G, f: Frame) -> list[int]:
    """The seats that have the normal opening; the others keep all six cards (IMP-SETUP-07)."""
    return [seat for seat in g.seats() if len(g.state.players[seat].hand) == 8]


NORMAL = draw_opening((2, 3, 3), "IMP-SETUP-05")
FIRST = draw_opening((2, 2, 2), "IMP-SETUP-07")
CHOOSE_OPENING = Choose[Mines]("choose-opening", normal=NORMAL, first=FIRST)
OPENING = Seq[Mines](
    draw=Together(
        If(
            lambda g, f: g.state.variant["opening"] == "ask",
            CHOOSE_OPENING,
            If(lambda g, f: g.state.variant["opening"] == "first", FIRST, NORMAL),
        )
    ),
    keep=Together(KeepFour(), sealed=True, seats=with_eight_cards),
    discard=Do(discard_sealed),
)
