"""Verbs for action cards: using them, readying them, giving one up."""

from asztal.games.underwater_cities.cards import CARDS
from asztal.games.underwater_cities.events import Discarded, Readied, Used
from asztal.games.underwater_cities.state import G, Ocean, Player
from asztal.kernel import Frame, Option, Pick, PickSome, Reason


class UseActionCard(PickSome[Ocean]):
    """Use so many different available action cards (UWC-ACT-01, UWC-ACT-02, UWC-ACT-13)."""

    ask = "use-action-card"

    def __init__(self, n: int) -> None:
        self.n = n

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [Option("use", (card,)) for card in g.state.players[f.seat].action_cards()]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        card = str(option.ids[0])
        if card in g.state.players[f.seat].used:
            return Reason("already-used", "UWC-ACT-02")
        return g.title.book[f"card.{card}"].can(g, f)

    def take(self, g: G, f: Frame, option: Option) -> Frame:
        return use_action_card(g, f.seat, str(option.ids[0]))


def use_action_card(g: G, seat: int, card: str) -> Frame:
    """An action card is turned to used and its effect resolved."""
    me = g.state.players[seat]
    if card in me.cards:
        me.used.append(card)
    g.tell(Used, seat, card)
    g.happen("action_card_used", seat)
    return Frame(f"card.{card}", seat)


class RefreshActionCard(Pick[Ocean]):
    """A used action card may be used again (UWC-ACT-04)."""

    ask = "ready-action-card"

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [Option("ready", (card,)) for card in g.state.players[f.seat].used]

    def take(self, g: G, f: Frame, option: Option) -> None:
        g.state.players[f.seat].used.remove(str(option.ids[0]))
        g.tell(Readied, f.seat, str(option.ids[0]))


def discarded_action(g: G, seat: int, card: str) -> None:
    """A claimed action card leaves the table because of the limit (UWC-ACT-06, UWC-ACT-12, UWC-SPEC-16)."""
    me = g.state.players[seat]
    me.cards.remove(card)
    if card in me.used:
        me.used.remove(card)
    g.tell(Discarded, seat, card, clause="UWC-ACT-06")
    if CARDS[card].cost:
        me.special_paid -= 1


def is_ready(me: Player, card: str) -> bool:
    """True for an action card that was not used in this era."""
    return card not in me.used
