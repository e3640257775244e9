"""Verbs for cards and tiles that come from the decks."""

from asztal.games.underwater_cities.building import STOP, connect
from asztal.games.underwater_cities.events import SpecialLooked, SpecialTaken
from asztal.games.underwater_cities.gains import discard, draw_card, draw_cards
from asztal.games.underwater_cities.state import G, Ocean
from asztal.kernel.rules import (
    AGAIN,
    EVERYONE,
    Decision,
    Effect,
    Frame,
    Option,
    Reason,
    Result,
    Signal,
    bit,
    draw,
    forget,
    move,
    put_at_bottom,
    reveal_top,
    shuffle,
)


class DrawKeep(Effect[Ocean]):
    """Look at some cards of the era deck, keep a few, discard the others."""

    def __init__(self, n: int, keep: int) -> None:
        self.n, self.keep = n, keep

    def enter(self, g: G, f: Frame) -> Result:
        me = g.state.players[f.seat]
        if not f.step:
            f.step = "keep"
            for _ in range(self.n):
                draw_card(g, me.looking, bit(f.seat))
            return AGAIN
        if f.pc < self.keep and me.looking.cards:
            return Decision(f.seat, "keep-card", [Option("keep", (card,)) for card in me.looking], always=True)
        for card in list(me.looking):
            discard(g, f.seat, card, me.looking)
        return None

    def answer(self, g: G, f: Frame, option: Option) -> Signal:
        me = g.state.players[f.seat]
        f.pc += 1
        move(g, str(option.ids[0]), me.looking, me.hand)
        return AGAIN


class Redraw(Effect[Ocean]):
    """Discard up to so many cards of the hand, then draw as many."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, g: G, f: Frame) -> Reason | None:
        return None if g.state.players[f.seat].hand.cards else Reason("no-cards", "UWC-GLOS-20")

    def enter(self, g: G, f: Frame) -> Result:
        hand = g.state.players[f.seat].hand
        if f.step or f.pc == self.n or not hand.cards:
            draw_cards(g, f.seat, f.pc)
            return None
        options = [Option("swap", (card,)) for card in hand]
        return Decision(f.seat, "swap-card", [*options, STOP] if f.pc else options, always=True)

    def answer(self, g: G, f: Frame, option: Option) -> Signal:
        if option.kind == "stop":
            f.step = "draw"
            return AGAIN
        f.pc += 1
        discard(g, f.seat, str(option.ids[0]), g.state.players[f.seat].hand)
        return AGAIN


class TakeSpecialCard(Effect[Ocean]):
    """One special card in one of three ways (UWC-SPEC-02 to UWC-SPEC-09)."""

    def offers(self, g: G) -> list[Option]:
        """A dear card, the open card of the deck, or a look at three more."""
        state = g.state
        found = [Option("special", (card,)) for card in (*state.dear_specials, *state.specials.top[:1])]
        return [*found, Option("look")] if len(state.specials) > 1 else found

    def can(self, g: G, f: Frame) -> Reason | None:
        return None if self.offers(g) else Reason("no-special-cards", "UWC-SPEC-08")

    def enter(self, g: G, f: Frame) -> Result:
        me, state = g.state.players[f.seat], g.state
        if not f.step:
            return Decision(f.seat, "take-special", self.offers(g))
        if f.step == "keep":
            return Decision(f.seat, "keep-card", [Option("keep", (card,)) for card in me.looking], always=True)
        if me.looking.cards:
            return Decision(f.seat, "bottom-card", [Option("bottom", (card,)) for card in me.looking], always=True)
        if not state.specials.top:
            reveal_top(g, state.specials)
        return None

    def answer(self, g: G, f: Frame, option: Option) -> Signal:
        state, me = g.state, g.state.players[f.seat]
        if option.kind == "look":
            f.step = "keep"
            self.look(g, f)
            return AGAIN
        card = str(option.ids[0])
        if option.kind == "special" and card in state.dear_specials:
            state.dear_specials.remove(card)
            state.turned.cards[card] = EVERYONE
            move(g, card, state.turned, me.hand)
            g.tell(SpecialTaken, f.seat, card)
        elif option.kind == "special":
            draw(g, state.specials, me.hand, EVERYONE)
            g.tell(SpecialTaken, f.seat, card)
        elif option.kind == "keep":
            move(g, card, me.looking, me.hand)
        else:
            put_at_bottom(g, state.specials, card, me.looking)
        f.step = "rest"
        return AGAIN

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [] if f.step else [Option("look")]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        looking = option.kind == "look" and not f.step
        return Reason("no-special-cards", "UWC-SPEC-05") if looking else Reason("not-offered")

    def look(self, g: G, f: Frame) -> None:
        """The open card goes to the bottom, the next three are looked at (UWC-SPEC-05 to UWC-SPEC-07)."""
        deck, me = g.state.specials, g.state.players[f.seat]
        deck.bottom.append(deck.top.pop(0))
        g.tell(SpecialLooked, f.seat)
        for _ in range(min(3, len(deck))):
            draw(g, deck, me.looking, bit(f.seat))
        forget(g, me.looking, f.seat)  # others may know some of them, but not which one is kept


class GainMetropolis(Effect[Ocean]):
    """Some unused blue metropolises are turned up, one is kept and counts as connected (UWC-METRO-13)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, g: G, f: Frame) -> Reason | None:
        return None if g.state.blue.cards or g.state.turned.cards else Reason("no-metropolis", "UWC-SETUP-21")

    def enter(self, g: G, f: Frame) -> Result:
        state = g.state
        if f.step == "kept":
            return None
        if not f.step:
            f.step = "turned"
            for _ in range(min(self.n, len(state.blue))):
                draw(g, state.blue, state.turned, EVERYONE)
            return AGAIN
        return Decision(f.seat, "keep-metropolis", [Option("metropolis", (tile,)) for tile in state.turned])

    def answer(self, g: G, f: Frame, option: Option) -> Signal:
        tile = str(option.ids[0])
        f.step = "kept"
        del g.state.turned.cards[tile]
        shuffle(g, g.state.blue, g.state.turned)
        g.state.players[f.seat].gained_metropolises.append(tile)
        connect(g, f.seat, tile)
        g.happen("changed", f.seat)
        return AGAIN
