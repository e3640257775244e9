"""Gaining: resources and points, cards from the decks, steps on the Federation track; and where cards go."""

from msgspec import UNSET, UnsetType

from asztal.games.underwater_cities.cards import CARDS, PATH, RESOURCES, SPACE_BONUS
from asztal.games.underwater_cities.events import Advanced, Discarded, Drew, DrewCard, Gained, Paid
from asztal.games.underwater_cities.state import G, Player
from asztal.kernel.rules import EVERYONE, Zone, bit, draw, move, put_at_bottom, reveal_top


def gain(g: G, seat: int, item: str, count: int, why: str) -> None:
    """Resources, points or cards; `why` is the line of the score for points (UWC-COMP-05, UWC-COMP-14)."""
    if not count:
        return
    me = g.state.players[seat]
    if item == "card":
        draw_cards(g, seat, count)
        return
    if item == "point":
        me.points += count
        me.points_from[why] = me.points_from.get(why, 0) + count
    else:
        assert item in RESOURCES, item
        setattr(me, item, getattr(me, item) + count)
        if me.producing:
            me.produced[item] = me.produced.get(item, 0) + count
    g.tell(Gained, seat, item, count)


def pay(g: G, seat: int, cost: dict[str, int]) -> None:
    """Resources go back to the supply (UWC-COST-12)."""
    me = g.state.players[seat]
    for item, count in cost.items():
        if count:
            setattr(me, item, getattr(me, item) - count)
            g.tell(Paid, seat, item, count)


def has(me: Player, cost: dict[str, int]) -> bool:
    """True when the player can pay this, without replacing anything (UWC-COST-09)."""
    return all(getattr(me, item) >= count for item, count in cost.items())


# --- cards ------------------------------------------------------------------------------------------------------------


def draw_card(g: G, to: Zone, seen: int) -> str | None:
    """A card of the current era; an empty deck is made of its discard pile (UWC-COMP-11, 12, 16)."""
    return draw(g, g.state.deck, to, seen, refill=g.state.discard)


def draw_cards(g: G, seat: int, count: int) -> None:
    """So many cards of the current era, as long as there are any."""
    drawn = 0
    for _ in range(count):
        card = draw_card(g, g.state.players[seat].hand, bit(seat))
        if card is not None:
            g.whisper(bit(seat), DrewCard, seat, card)
            drawn += 1
    if drawn:
        g.tell(Drew, seat, drawn)


def put_away(g: G, card: str, source: Zone) -> None:
    """A card that was not used, or is used up, goes where its kind goes (UWC-CARD-12, UWC-SPEC-14, UWC-SPEC-15)."""
    about = CARDS[card]
    if about.era and about.era == g.state.era:
        move(g, card, source, g.state.discard, EVERYONE)
    elif about.cost in (1, 2):
        put_at_bottom(g, g.state.specials, card, source, EVERYONE)
        if not g.state.specials.top:  # there was no other card
            reveal_top(g, g.state.specials)
    else:
        del source.cards[card]
        g.learned = EVERYONE


def discard(g: G, seat: int, card: str, source: Zone, clause: str | UnsetType = UNSET) -> None:
    """A player discards a card, which all see; perhaps because a rule says so."""
    g.tell(Discarded, seat, card, clause=clause)
    put_away(g, card, source)


# --- the Federation track ---------------------------------------------------------------------------------------------


def advance(g: G, seat: int) -> None:
    """One step on the track with the bonus of the space (UWC-FED-04 to UWC-FED-08)."""
    state, me = g.state, g.state.players[seat]
    me.moved = True
    if seat in state.arrivals:
        state.arrivals.remove(seat)
    state.arrivals.append(seat)  # a later marker lies on top
    on_front = me.space == PATH[-1]
    if not on_front:
        me.space = PATH[PATH.index(me.space) + 1]
    g.tell(Advanced, seat, me.space)
    for item, count in SPACE_BONUS[me.space].items():
        gain(g, seat, item, count, "track")
    if not on_front:
        g.happen("space_reached", seat, me.space)  # UWC-FED-16
