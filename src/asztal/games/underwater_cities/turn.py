"""A turn: hand limit, slot and card, the two resolved one after the other, and a card drawn."""

from collections.abc import Sequence

from msgspec import UNSET

from asztal.games.underwater_cities import addresses
from asztal.games.underwater_cities.action_cards import ActionCardLimit
from asztal.games.underwater_cities.building import STOP
from asztal.games.underwater_cities.cards import ALWAYS, CARDS, CLONE_COST, SLOTS
from asztal.games.underwater_cities.costs import MATCHES
from asztal.games.underwater_cities.events import Claimed, Paid, Played, Resolved, SlotCloned, TilePlaced
from asztal.games.underwater_cities.gains import draw_cards, pay, put_away
from asztal.games.underwater_cities.hand import EarlyDiscard, HandLimit
from asztal.games.underwater_cities.lookahead import (
    Ahead,
    ability_helps,
    card_first,
    could_help,
    helped,
    mismatch_helps,
)
from asztal.games.underwater_cities.refusals import by_slot, pointed_at
from asztal.games.underwater_cities.state import G, Ocean, Player
from asztal.games.underwater_cities.verbs import Between, abilities, use_ability
from asztal.games.underwater_cities.vocabulary import Choose, Gain, GainDifferent, Part
from asztal.kernel.rules import (
    AGAIN,
    EVERYONE,
    Call,
    Decision,
    Do,
    Effect,
    Frame,
    Option,
    Reason,
    Result,
    Seq,
    Signal,
    move,
    supposing,
)

# --- choosing ---------------------------------------------------------------------------------------------------------


def prints(card: str, slot: str) -> bool:
    """True when a card has the colour of the slot; the always-available slot has none (UWC-ALW-04)."""
    return CARDS[card].colour == SLOTS[slot].colour


def also_matches(me: Player, card: str, slot: str) -> bool:
    """True when a claimed card lets this card match another colour."""
    colour = SLOTS[slot].colour
    if not colour or MATCHES.keys().isdisjoint(me.cards):
        return False
    return any(
        colour in part.slots_of and CARDS[card].colour in part.match_cards
        for claimed in me.cards
        for part in MATCHES.get(claimed, ())
    )


def why_no_match(slot: str) -> str:
    """The rule by which a card does not take effect on a slot."""
    return "UWC-ALW-04" if slot == ALWAYS else "UWC-CARD-04"


def matches(me: Player, card: str, slot: str) -> bool:
    """True when a card may take effect on a slot."""
    return prints(card, slot) or also_matches(me, card, slot)


def _gives(part: Part) -> bool:
    """True for a part that hands something over whatever the position is, perhaps as one of its alternatives."""
    if isinstance(part, Choose):
        return any(any(map(_gives, each)) for each in part.choose)
    return isinstance(part, Gain | GainDifferent)


# Every turn asks for all slots: their options and the usual reasons are made once.
_SLOT = {slot: Option("slot", (slot,)) for slot in SLOTS}
_CLONE = {slot: Option("clone", (slot,)) for slot in SLOTS}
_OCCUPIED, _NOTHING_USABLE = Reason("slot-occupied", "UWC-SLOT-01"), Reason("nothing-usable", "UWC-SLOT-03")
SURE = frozenset(slot.id for slot in SLOTS.values() if any(map(_gives, slot.effect)))  # always usable


def usable(g: G, seat: int, slot: str) -> bool:
    """True when some part of the slot can be used now, with what cards give for using it (UWC-SLOT-03, 04, 15)."""
    return slot in SURE or g.title.book[f"slot.{slot}"].can(g, Frame(addresses.TURN, seat)) is None


def plays(g: G, seat: int, slot: str) -> list[Option]:
    """The hand cards with which a slot may be chosen, and where a match is a choice also as a mismatch.

    All, or those that make the slot usable first: by their effect, or as a mismatch (UWC-SLOT-05, UWC-SLOT-15).
    """
    me = g.state.players[seat]
    cards = list(me.hand)
    declined = [card for card in cards if not prints(card, slot) and also_matches(me, card, slot)]
    if not usable(g, seat, slot) and not ability_helps(g, seat, slot):
        mismatch = mismatch_helps(g, seat, slot)
        cards = [card for card in cards if (could_help(g, seat, slot, card) if matches(me, card, slot) else mismatch)]
        declined = declined if mismatch else []
    return [*(Option("card", (card,)) for card in cards), *(Option("mismatch", (card,)) for card in declined)]


def playable(g: G, seat: int, slots: Sequence[str]) -> set[str]:
    """Those slots for which the hand has a card with which they may be chosen."""
    me = g.state.players[seat]
    if not me.hand.cards:
        return set()
    found = {slot for slot in slots if usable(g, seat, slot) or ability_helps(g, seat, slot)}
    doubtful = [slot for slot in slots if slot not in found]
    for slot in doubtful:
        if mismatch_helps(g, seat, slot) and not all(prints(card, slot) for card in me.hand):
            found.add(slot)
    for card in me.hand if doubtful else ():
        left = [slot for slot in doubtful if slot not in found and matches(me, card, slot)]
        if left:
            found |= helped(g, seat, left, card)
    return found


class ChooseSlot(Between):
    """A free slot, the always-available one, or with four players one that another holds (UWC-TURN-02)."""

    def enter(self, g: G, f: Frame) -> Result:
        free = [slot for slot, tiles in g.state.slots.items() if not tiles]
        free.append(ALWAYS)
        found = playable(g, f.seat, free)
        options = [_SLOT[slot] for slot in free if slot in found]
        options += [option for option in self.clones(g) if self.refusal(g, f.seat, option) is None]
        return Decision(f.seat, "slot", [*options, *abilities(g, f.seat)], always=True)

    def slots(self, g: G) -> list[Option]:
        """Every slot, and with four players every one to clone."""
        return [*(_SLOT[slot] for slot in g.state.slots), _SLOT[ALWAYS], *self.clones(g)]

    def clones(self, g: G) -> list[Option]:
        """With four players every slot to clone (UWC-SETUP-02)."""
        return [_CLONE[slot] for slot in g.state.slots] if g.state.seats == 4 else []

    def refusal(self, g: G, seat: int, option: Option) -> Reason | None:
        """Why a slot cannot be chosen; None when it can."""
        slot, me = str(option.ids[0]), g.state.players[seat]
        tiles = g.state.slots.get(slot, [])
        if option.kind == "slot":
            if tiles:
                return _OCCUPIED
            return None if playable(g, seat, [slot]) else _NOTHING_USABLE
        if g.state.cloned:
            return Reason("clone-used", "UWC-CLONE-04")
        if not tiles or seat in tiles:
            return Reason("not-anothers", "UWC-CLONE-03")
        if me.credit < CLONE_COST["credit"]:
            return Reason("cannot-pay", "UWC-CLONE-01")
        with supposing(me, credit=me.credit - CLONE_COST["credit"]):  # paid before anything else (UWC-CLONE-05)
            return None if playable(g, seat, [slot]) else Reason("nothing-usable", "UWC-CLONE-06")

    def answer(self, g: G, f: Frame, option: Option) -> Frame | Signal | None:
        slot = str(option.ids[0])
        if option.kind == "ability":
            return use_ability(g, f.seat, slot)
        g.keep("slot", slot)
        if option.kind == "clone":
            g.state.cloned = True
            g.tell(SlotCloned, f.seat, slot)
            pay(g, f.seat, CLONE_COST)
        else:
            g.tell(TilePlaced, f.seat, slot)
        if slot != ALWAYS:  # which is never occupied (UWC-ALW-02)
            g.state.slots[slot].append(f.seat)
        return None

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [*self.slots(g), *super().candidates(g, f), *pointed_at(g.state, f.seat)]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        if option.kind == "ability" or option not in self.candidates(g, f):
            return super().why_not(g, f, option)
        return by_slot(g.state.players[f.seat], option) or self.refusal(g, f.seat, option) or Reason("not-offered")


class ChooseCard(Effect[Ocean]):
    """The one card of the turn (UWC-TURN-03); whoever may match by a claimed card decides it now."""

    def enter(self, g: G, f: Frame) -> Result:
        return Decision(f.seat, "card", plays(g, f.seat, g.get("slot")), always=True)

    def answer(self, g: G, f: Frame, option: Option) -> None:
        me, card, slot = g.state.players[f.seat], str(option.ids[0]), g.get("slot")
        matched = option.kind == "card" and matches(me, card, slot)
        move(g, card, me.hand, g.state.played, EVERYONE)
        g.keep("card", card)
        g.keep("matched", matched)
        g.tell(Played, f.seat, card, matched, clause=UNSET if matched else why_no_match(slot))
        if not matched and slot != ALWAYS:
            g.happen("slot_mismatch", f.seat)  # UWC-ALW-06

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [Option("card", (card,)) for card in g.state.players[f.seat].hand]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        if option.kind == "slot":
            return Reason("slot-chosen", "UWC-TURN-02")
        return Reason("card-does-not-help", "UWC-SLOT-05") if option.kind == "card" else Reason("not-offered")


class ChooseOrder(Effect[Ocean]):
    """A matching card is resolved entirely before or after the slot (UWC-TURN-05, UWC-TURN-08).

    Before it only if some way to resolve it leaves a part of the slot usable (UWC-SLOT-06).
    """

    def enter(self, g: G, f: Frame) -> Result:
        if not g.get("matched"):
            g.keep("order", "slot-first")
            return None
        slot: str = g.get("slot")
        slot_now = usable(g, f.seat, slot) or ability_helps(g, f.seat, slot)
        card_now = not slot_now or (can_resolve(g, f, g.get("card")) and self.keeps(g, f))
        orders = [("card-first", card_now), ("slot-first", slot_now)]
        return Decision(f.seat, "order", [Option(order) for order, possible in orders if possible])

    def keeps(self, g: G, f: Frame) -> bool:
        """Whether the slot can still be used after the card."""
        slot: str = g.get("slot")
        ahead = Ahead(g, f.seat, f"slot.{slot}", [card_first(f.seat, g.get("card"))])
        return slot in SURE or ahead.safe() or ahead.keeps()

    def answer(self, g: G, f: Frame, option: Option) -> None:
        g.keep("order", option.kind)


# --- resolving --------------------------------------------------------------------------------------------------------


class ResolveSlot(Between):
    """The action of the slot, if any part of it can be used now; `keeping` sees to it that one can (UWC-SLOT-06)."""

    def enter(self, g: G, f: Frame) -> Result:
        if f.step:
            return None
        slot = g.get("slot")
        if usable(g, f.seat, slot):
            f.step = "slot"
            return Frame(f"slot.{slot}", f.seat)
        left = abilities(g, f.seat)  # one of them may still make the slot usable (UWC-TIME-09)
        return Decision(f.seat, "part", [STOP, *left], always=True) if left else None

    def answer(self, g: G, f: Frame, option: Option) -> Frame | None:
        return use_ability(g, f.seat, str(option.ids[0])) if option.kind == "ability" else None


def can_resolve(g: G, f: Frame, card: str) -> bool:
    """Whether a card takes effect: a special one that can be paid, an era card unless an instant one does nothing."""
    about = CARDS[card]
    if about.cost:
        return g.state.players[f.seat].credit >= about.cost  # paid, it counts even if it does nothing else
    return about.type != "immediate" or g.title.book[f"card.{card}"].can(g, f) is None


class ResolveCard(Between):
    """The played card takes effect if it matches, is wanted and a special card is paid for (UWC-TURN-06, UWC-SPEC-10).

    An instant card is resolved and discarded; any other is claimed (UWC-CARD-02, UWC-CARD-03).
    """

    def enter(self, g: G, f: Frame) -> Result:
        card: str = g.get("card")
        if f.step == "instant":
            if CARDS[card].cost:
                g.state.players[f.seat].under.append(card)  # UWC-SPEC-12
                del g.state.played.cards[card]
            else:
                put_away(g, card, g.state.played)
            return None
        if f.step == "claimed":
            f.step = "done"
            return Frame("action_card_limit", f.seat) if CARDS[card].type == "action" else None
        if f.step:
            return None
        options = [Option("decline")]
        if g.get("matched") and can_resolve(g, f, card):
            options = [Option("resolve")] if g.get("order") == "card-first" else [Option("resolve"), *options]
        elif g.get("matched"):
            options += abilities(g, f.seat)  # one of them may make the card possible (UWC-TIME-09)
        return Decision(f.seat, "resolve-card", options)

    def answer(self, g: G, f: Frame, option: Option) -> Frame | Signal | None:
        card: str = g.get("card")
        if option.kind == "ability":
            return use_ability(g, f.seat, str(option.ids[0]))
        if option.kind == "decline":
            put_away(g, card, g.state.played)
            return None
        about, me = CARDS[card], g.state.players[f.seat]
        if about.cost:
            me.credit -= about.cost
            me.special_paid += 1
            g.tell(Paid, f.seat, "credit", about.cost)
        if about.type == "immediate":
            f.step = "instant"
            me.resolved.append(card)
            g.tell(Resolved, f.seat, card)
            if about.cost:
                g.happen("special_card_paid", f.seat)
            return Frame(f"card.{card}", f.seat)
        del g.state.played.cards[card]
        me.cards.append(card)
        f.step = "claimed"
        g.tell(Claimed, f.seat, card)
        if about.cost:
            g.happen("special_card_paid", f.seat)
        g.happen("card_claimed", f.seat)
        return AGAIN


# --- the end of a turn ------------------------------------------------------------------------------------------------


class EndTurn(Between):
    """Cards that react to the end of the turn, and a last chance for abilities (UWC-TIME-09)."""

    def enter(self, g: G, f: Frame) -> Result:
        if not f.step:
            f.step = "end"
            g.happen("turn_end", f.seat)
            return AGAIN
        left = abilities(g, f.seat)
        return Decision(f.seat, "end-turn", [*left, Option("end-turn")]) if left else None

    def answer(self, g: G, f: Frame, option: Option) -> Frame | None:
        return use_ability(g, f.seat, str(option.ids[0])) if option.kind == "ability" else None


def draw_last(g: G, f: Frame) -> None:
    """Every turn ends with one card (UWC-TURN-09)."""
    draw_cards(g, f.seat, 1)
    me = g.state.players[f.seat]
    me.turns += 1
    me.turn_built.clear()
    me.turn_upgraded.clear()
    me.turn_once.clear()
    me.turn_discounts.clear()


def resolve(card_when: str) -> Call[Ocean]:
    """The card where the player ordered it so, otherwise the slot (UWC-TIME-02)."""
    at = {True: "resolve_card", False: "resolve_slot"}
    return Call(lambda g, f: Frame(at[g.get("order") == card_when], f.seat), "called")


TURN = Seq[Ocean](
    limit=HandLimit(),
    slot=ChooseSlot(),
    card=ChooseCard(),
    order=ChooseOrder(),
    first=resolve("card-first"),
    second=resolve("slot-first"),
    end=EndTurn(),
    draw=Do(draw_last),
    early=EarlyDiscard(),
)
EFFECTS: dict[str, Effect[Ocean]] = {
    addresses.TURN: TURN,
    "resolve_card": ResolveCard(),
    "resolve_slot": ResolveSlot(),
    "action_card_limit": ActionCardLimit(),
}
