"""Verbs for action cards: using them, readying them, giving one up."""

from asztal.games.underwater_cities.building import STOP
from asztal.games.underwater_cities.cards import CARDS
from asztal.games.underwater_cities.costs import action_card_limit
from asztal.games.underwater_cities.events import Discarded, Readied, Used
from asztal.games.underwater_cities.gains import put_away
from asztal.games.underwater_cities.refusals import NO_ACTION_CARD, is_action
from asztal.games.underwater_cities.state import G, Ocean, Player, kept
from asztal.kernel.rules import AGAIN, EVERYONE, Decision, Frame, Option, Pick, PickSome, Reason, Result, Signal, tag_of


class UseActionCard(PickSome[Ocean]):
    """Use so many different available action cards (UWC-ACT-01, UWC-ACT-02, UWC-ACT-13)."""

    ask = "use-action-card"

    def __init__(self, n: int) -> None:
        self.n = n

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [Option("use", (card,)) for card in sorted(g.state.players[f.seat].cards, key=is_action)]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        card = str(option.ids[0])
        if not is_action(card):
            return NO_ACTION_CARD
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
        me = g.state.players[f.seat]
        return [Option("ready", (card,)) for card in (*(card for card in me.cards if card not in me.used), *me.used)]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        card = str(option.ids[0])
        if not is_action(card):
            return NO_ACTION_CARD
        return None if card in g.state.players[f.seat].used else Reason("still-ready", "UWC-ACT-04")

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


class ActionCardLimit(Pick[Ocean]):
    """Whoever has too many action cards gives up an earlier one, which may be used if available (UWC-ACT-05 to 12)."""

    ask = "give-up"

    def candidates(self, g: G, f: Frame) -> list[Option]:
        cards = g.state.players[f.seat].cards
        return [Option("give-up", (card,)) for card in sorted(cards, key=is_action)]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        if not is_action(str(option.ids[0])):
            return NO_ACTION_CARD
        just_claimed = option.ids[0] == g.state.players[f.seat].cards[-1]
        return Reason("just-claimed", "UWC-ACT-07") if just_claimed else None

    def enter(self, g: G, f: Frame) -> Result:
        me = g.state.players[f.seat]
        if f.step == "use":
            return Decision(f.seat, "use-discarded", [Option("use", (kept(f, "_card"),)), STOP])
        if f.step == "used":
            self.away(g, f)
            return None
        return super().enter(g, f) if len(me.action_cards()) > action_card_limit(me) else None

    def answer(self, g: G, f: Frame, option: Option) -> Frame | Signal | None:
        me = g.state.players[f.seat]
        if option.kind == "give-up":
            card = str(option.ids[0])
            ready = is_ready(me, card)
            discarded_action(g, f.seat, card)
            f.set("_card", card)
            f.step = "use" if ready and g.title.book[f"card.{card}"].can(g, f) is None else "used"
            return AGAIN
        f.step = "used"
        return use_action_card(g, f.seat, str(option.ids[0])) if option.kind == "use" else AGAIN

    def away(self, g: G, f: Frame) -> None:
        """The card goes where its kind goes; the Personal Assistant leaves the game."""
        card: str = kept(f, "_card")
        if CARDS[card].colour:
            g.state.turned.cards[card] = tag_of(0, EVERYONE)
            put_away(g, card, g.state.turned)
