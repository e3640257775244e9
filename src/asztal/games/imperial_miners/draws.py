"""Verbs that move cards: drawing, digging, faction draws, discarding and the hand limit."""

from asztal.games.imperial_miners.cards import CARDS, FACTIONS
from asztal.games.imperial_miners.counting import Count
from asztal.games.imperial_miners.events import Discarded, LookedAt, NotFound, TookOpen, TurnedOver
from asztal.games.imperial_miners.gains import discard_card, draw_one, drawable
from asztal.games.imperial_miners.state import G, Mines
from asztal.kernel.rules import (
    AGAIN,
    EVERYONE,
    Act,
    Decision,
    Effect,
    Frame,
    Option,
    Pick,
    Reason,
    Result,
    Signal,
    bit,
    draw,
    hide,
    move,
    refill_if_empty,
    shuffle,
)

HAND_LIMIT = 8
_DECK = {level: Option("deck", (level,)) for level in (1, 2, 3)}
_DECKS = [*_DECK.values(), Option("deck", (4,))]  # all that somebody might point at


def why_no_deck(option: Option) -> Reason:
    """Why no card can be drawn from a deck."""
    if option.kind != "deck":
        return Reason("not-offered")
    special = option.ids == (4,)
    return Reason("level-four-is-special", "IMP-DRAW-03") if special else Reason("deck-empty", "IMP-DECK-02")


class Draw(Effect[Mines]):
    """So many cards, the deck chosen anew for each (IMP-DRAW-02)."""

    ask = "draw-from"

    def __init__(self, count: int, per: Count | None = None, cap: int = 0) -> None:
        self.count, self.per, self.cap = count, per, cap

    def number(self, g: G, f: Frame) -> int:
        """How many cards in all, counted when the step begins."""
        if self.per is None:
            return self.count
        return min(self.cap, self.count * self.per.of(g, g.state.players[f.seat]))

    def enter(self, g: G, f: Frame) -> Result:
        if not f.step:
            f.step, f.pc = "draw", self.number(g, f)
        levels = drawable(g.state) if f.pc else []
        return Decision(f.seat, self.ask, [_DECK[level] for level in levels]) if levels else None

    def answer(self, g: G, f: Frame, option: Option) -> Signal:
        draw_one(g, f.seat, int(option.ids[0]))
        f.pc -= 1
        return AGAIN

    def candidates(self, g: G, f: Frame) -> list[Option]:
        """The decks of all levels, empty ones too."""
        return _DECKS

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        return why_no_deck(option)


class DrawLevel(Act[Mines]):
    """So many cards of one level."""

    def __init__(self, count: int, level: int) -> None:
        self.count, self.level = count, level

    def do(self, g: G, f: Frame) -> None:
        for _ in range(self.count):
            draw_one(g, f.seat, self.level)


class FactionDraw(Effect[Mines]):
    """Turn cards of a deck over until one of the faction appears (IMP-FDRAW-01 to IMP-FDRAW-05)."""

    def __init__(self, faction: str, count: int) -> None:
        self.faction, self.count = faction, count

    def enter(self, g: G, f: Frame) -> Result:
        if f.pc == self.count:
            return None
        given = f.vars or {}
        if self.faction == "ANY" and "faction" not in given:
            return Decision(f.seat, "name-faction", [Option("faction", (name,)) for name in FACTIONS])
        levels = [level for level in drawable(g.state) if level not in given.get("_tried", ())]
        if not levels:
            g.tell(NotFound, f.seat, self.wanted(g))
            self.next(f)
            return AGAIN
        return Decision(f.seat, "turn-over", [_DECK[level] for level in levels])

    def wanted(self, g: G) -> str:
        """The faction that is looked for, named by the player if it may be any (IMP-FDRAW-04)."""
        return self.faction if self.faction != "ANY" else str(g.get("faction"))

    def next(self, f: Frame) -> None:
        """This draw is finished, with or without a card."""
        f.pc += 1
        f.vars = None

    def answer(self, g: G, f: Frame, option: Option) -> Signal:
        if option.kind == "faction":
            f.set("faction", option.ids[0])
            return AGAIN
        level = int(option.ids[0])
        if self.turn_over(g, f.seat, level, self.wanted(g)):
            self.next(f)
        else:
            f.set("_tried", (*(f.vars or {}).get("_tried", ()), level))
        return AGAIN

    def turn_over(self, g: G, seat: int, level: int, faction: str) -> bool:
        """Turn over until a hit; all see the others, which are shuffled back (IMP-FDRAW-02, IMP-FDRAW-03)."""
        deck, turned = g.state.deck(level), g.state.turned
        refill_if_empty(g, deck, g.state.discard(level))
        hit = ""
        while not hit and (card := draw(g, deck, turned, EVERYONE)):
            hit = card if faction in CARDS[card].factions else ""
        g.tell(TurnedOver, seat, level, faction, tuple(turned.cards))
        if hit:
            move(g, hit, turned, g.state.players[seat].hand)
            g.tell(TookOpen, seat, hit)
        shuffle(g, deck, turned)
        return bool(hit)

    def candidates(self, g: G, f: Frame) -> list[Option]:
        """Every deck, once it is known for which faction."""
        naming = self.faction == "ANY" and "faction" not in (f.vars or {})
        return [] if naming else _DECKS

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        if option.ids == (4,):
            return why_no_deck(option)
        return Reason("deck-not-for-faction", "IMP-FDRAW-05") if option.kind == "deck" else Reason("not-offered")


class Dig(Effect[Mines]):
    """Look at the top cards of one deck, take some into the hand, discard the others."""

    hidden = True

    def __init__(self, cards: int, keep: int) -> None:
        self.cards, self.take = cards, keep

    def enter(self, g: G, f: Frame) -> Result:
        looking = g.state.players[f.seat].looking
        if not f.step:
            levels = drawable(g.state)
            return Decision(f.seat, "dig-in", [_DECK[level] for level in levels]) if levels else None
        if f.pc and looking.cards:
            return Decision(f.seat, "keep-card", [Option("keep", (card,)) for card in looking.cards], always=True)
        for card in list(looking.cards):
            move(g, card, looking, g.state.discard(CARDS[card].level), EVERYONE)
            g.tell(Discarded, f.seat, card)
        return None

    def answer(self, g: G, f: Frame, option: Option) -> Signal:
        me = g.state.players[f.seat]
        if option.kind == "keep":
            hide(g, str(option.ids[0]), me.looking, me.hand, f.seat)
            f.pc -= 1
            return AGAIN
        level = int(option.ids[0])
        for _ in range(self.cards):
            draw(g, g.state.deck(level), me.looking, bit(f.seat), refill=g.state.discard(level))
        g.tell(LookedAt, f.seat, level, len(me.looking))
        f.step, f.pc = "keep", self.take
        return AGAIN

    def candidates(self, g: G, f: Frame) -> list[Option]:
        """Every deck, as long as none was chosen."""
        return [] if f.step else _DECKS

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        return Reason("not-offered") if f.step else why_no_deck(option)


class Discard(Pick[Mines]):
    """Discard cards of the hand: a price that must be paid in full, or up to a number (IMP-EFF-03)."""

    ask, always = "discard", True

    def __init__(self, count: int, *, upto: bool = False) -> None:
        self.count, self.upto = count, upto

    def can(self, g: G, f: Frame) -> Reason | None:
        enough = self.upto or len(g.state.players[f.seat].hand) >= self.count
        return None if enough else Reason("too-few-cards", "IMP-EFF-03")

    def candidates(self, g: G, f: Frame) -> list[Option]:
        cards = [Option("discard", (card,)) for card in g.state.players[f.seat].hand.cards]
        return [*cards, Option("stop")] if self.upto else cards

    def enter(self, g: G, f: Frame) -> Result:
        if f.pc == self.count or not g.state.players[f.seat].hand.cards:
            g.keep("done", f.pc)
            return None
        return super().enter(g, f)

    def take(self, g: G, f: Frame, option: Option) -> Signal | None:
        if option.kind == "stop":
            g.keep("done", f.pc)
            return None
        discard_card(g, f.seat, str(option.ids[0]))
        f.pc += 1
        return AGAIN


class HandLimit(Effect[Mines]):
    """Discard down to eight after a finished effect (IMP-DRAW-04, IMP-DRAW-06)."""

    def enter(self, g: G, f: Frame) -> Result:
        hand = g.state.players[f.seat].hand
        if len(hand) <= HAND_LIMIT:
            return None
        return Decision(f.seat, "hand-limit", [Option("discard", (card,)) for card in hand.cards])

    def answer(self, g: G, f: Frame, option: Option) -> Signal:
        discard_card(g, f.seat, str(option.ids[0]), "IMP-DRAW-04")
        return AGAIN
