"""Cards that leave a hand, and its limit: at the start of a turn, or at the end of the last one if that helps."""

from asztal.games.underwater_cities.building import STOP
from asztal.games.underwater_cities.costs import hand_limit
from asztal.games.underwater_cities.gains import discard
from asztal.games.underwater_cities.refusals import NOT_IN_HAND
from asztal.games.underwater_cities.state import G, Ocean
from asztal.games.underwater_cities.triggers import WHENS
from asztal.kernel.rules import AGAIN, Frame, Option, Pick, Reason, Signal


class FromHand(Pick[Ocean]):
    """Cards of one's hand go, one after the other; those that are played stay."""

    def candidates(self, g: G, f: Frame) -> list[Option]:
        me = g.state.players[f.seat]
        return [Option("discard", (card,)) for card in (*me.hand, *me.cards)]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        return None if option.ids[0] in g.state.players[f.seat].hand.cards else NOT_IN_HAND


class HandLimit(FromHand):
    """Cards above the limit are discarded at the start of the own turn (UWC-HAND-01, UWC-HAND-02, UWC-HAND-08)."""

    ask, always = "discard", True

    def over(self, g: G, f: Frame) -> bool:
        me = g.state.players[f.seat]
        return len(me.hand) <= hand_limit(me)

    def take(self, g: G, f: Frame, option: Option) -> Signal:
        discard(g, f.seat, str(option.ids[0]), g.state.players[f.seat].hand, "UWC-HAND-02")
        g.happen("excess_discarded", f.seat)
        return AGAIN


class EarlyDiscard(HandLimit):
    """Whoever has a card that reacts to it may discard the surplus before the next turn (UWC-HAND-03)."""

    ask, always = "discard-early", False

    def over(self, g: G, f: Frame) -> bool:
        cards = g.state.players[f.seat].cards
        reacts = any(when.when == "excess_discarded" for card in cards for when, _ in WHENS.get(card, ()))
        return not reacts or super().over(g, f)

    def legal(self, g: G, f: Frame) -> list[Option]:
        return [STOP, *super().legal(g, f)]

    def answer(self, g: G, f: Frame, option: Option) -> Frame | Signal | None:
        return None if option == STOP else super().answer(g, f, option)
