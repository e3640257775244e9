"""Setting up: slots, supplies, boards, metropolises, the order and the cards that players keep."""

from collections.abc import Sequence

from asztal.games.underwater_cities.building import take_dome
from asztal.games.underwater_cities.cards import (
    ASSISTANT,
    BOARDS,
    CONTRACTS,
    ERA_CARDS,
    LIMITS,
    METROPOLISES,
    SETUP,
    SIDES,
    SPECIAL_CARDS,
    START_CITY,
    side_for,
)
from asztal.games.underwater_cities.costs import hand_limit
from asztal.games.underwater_cities.events import BoardDealt, Discarded, MetropolisPlaced, NewOrder
from asztal.games.underwater_cities.gains import draw_cards, put_away
from asztal.games.underwater_cities.hand import FromHand
from asztal.games.underwater_cities.state import UNLIMITED, G, Ocean
from asztal.kernel.rules import (
    AGAIN,
    EachSeat,
    Effect,
    Frame,
    Option,
    Pick,
    Reason,
    Result,
    Seq,
    Signal,
    Together,
    fill,
    move,
    reveal_top,
    roll_some,
    turn_up,
)


def lay_out(g: G, f: Frame) -> None:
    """Slots, supplies, special cards and contracts (UWC-SETUP-01 to UWC-SETUP-06, UWC-GOV-01)."""
    state = g.state
    state.slots = {slot.id: [] for slot in SIDES[side_for(state.seats)]}
    state.tunnels_left, state.nonsymbiotic_left = LIMITS["tunnels"], LIMITS["nonsymbiotic"]
    state.symbiotic_left = LIMITS["symbiotic"].get(str(state.seats), UNLIMITED)  # UWC-COMP-10, UWC-SOLO-02
    dear = [card.id for card in SPECIAL_CARDS.values() if card.cost == 3]
    state.dear_specials = roll_some(g, "dear", dear, LIMITS["three_credit_cards"])
    fill(g, state.specials, [card.id for card in SPECIAL_CARDS.values() if card.cost < 3])
    reveal_top(g, state.specials)
    if state.variant["contracts"] == "yes":
        state.contracts = roll_some(g, "contracts", list(CONTRACTS), 3)
    if state.seats == 1:
        start = int(state.variant["start"]) - 1
        size = len(state.slots) // 3
        state.neutral = [start, start + size, start + 2 * size]  # UWC-SOLO-04, UWC-SOLO-05


def deal_boards(g: G, f: Frame) -> None:
    """Boards, starting cities, stocks, metropolises and the Assistant (UWC-SETUP-07 to UWC-SETUP-13)."""
    state = g.state
    boards = [str(board.id) for board in BOARDS.values() if board.side == state.variant["boards"]]
    left_out = SETUP["not_alone"] if state.seats == 1 else []
    browns = [tile.id for tile in METROPOLISES.values() if tile.colour == "brown" and tile.id not in left_out]
    dealt = zip(roll_some(g, "boards", boards, state.seats), roll_some(g, "brown", browns, state.seats), strict=True)
    fill(g, state.blue, [tile.id for tile in METROPOLISES.values() if tile.colour == "blue"])
    for seat, (board, brown) in enumerate(dealt):
        me = state.players[seat]
        me.board = int(board)
        me.cities[START_CITY] = "nonsymbiotic_city"
        take_dome(state, "nonsymbiotic_city")  # UWC-COMP-09
        me.cards.append(ASSISTANT)
        for item, count in SETUP["stock"].items():
            setattr(me, item, count)
        g.tell(BoardDealt, seat, me.board, brown)
        me.metropolises["M0"] = brown
        for site in ("M1", "M2"):
            me.metropolises[site] = turn_up(g, state.blue)


class PlaceMetropolises(Pick[Ocean]):
    """The owner decides which blue tile lies on which hex (UWC-SETUP-12)."""

    ask = "place-metropolis"

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [Option("first", (tile,)) for tile in g.state.players[f.seat].metropolises.values()]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        brown = g.state.players[f.seat].metropolises["M0"] == option.ids[0]
        return Reason("brown-stays", "UWC-SETUP-12") if brown else None

    def take(self, g: G, f: Frame, option: Option) -> None:
        tiles = g.state.players[f.seat].metropolises
        if tiles["M2"] == option.ids[0]:
            tiles["M1"], tiles["M2"] = tiles["M2"], tiles["M1"]
        for site in ("M1", "M2"):
            g.tell(MetropolisPlaced, f.seat, tiles[site], site)


def first_order(g: G, f: Frame) -> None:
    """Play order, places on the Federation track and extras (UWC-SETUP-14 to UWC-SETUP-17)."""
    state = g.state
    state.order = [int(seat) for seat in roll_some(g, "order", [str(seat) for seat in g.seats()], state.seats)]
    g.tell(NewOrder, list(state.order))
    for seat, place in zip(state.order, SETUP["first_round"], strict=False):
        me = state.players[seat]
        me.space = place["space"]
        if me.space:
            state.arrivals.append(seat)
        for item, count in place["extra"].items():
            setattr(me, item, getattr(me, item) + count)


def deal_cards(g: G, f: Frame) -> None:
    """Six cards of the first era for each (UWC-SETUP-03, UWC-SETUP-18)."""
    state = g.state
    state.era = 1
    fill(g, state.deck, [card.id for card in ERA_CARDS.values() if card.era == 1])
    for seat in state.order:
        draw_cards(g, seat, SETUP["dealt"])


def surplus(state: Ocean, seat: int) -> int:
    """How many cards of a hand are above what may be kept at the start of an era (UWC-SETUP-18, UWC-END-10)."""
    me = state.players[seat]
    return len(me.hand) - (hand_limit(me) if state.round else int(SETUP["kept"]))


class LayAside(FromHand):
    """Cards are laid aside in secret until so many are left (UWC-SETUP-19, UWC-END-14)."""

    ask, always = "lay-aside", True

    def over(self, g: G, f: Frame) -> bool:
        return surplus(g.state, f.seat) <= 0

    def take(self, g: G, f: Frame, option: Option) -> Signal:
        me = g.state.players[f.seat]
        move(g, str(option.ids[0]), me.hand, me.sealed)
        return AGAIN


class DiscardAside(Effect[Ocean]):
    """What a player has laid aside is discarded; above the hand limit, cards react (UWC-END-10, UWC-END-11)."""

    def enter(self, g: G, f: Frame) -> Result:
        me = g.state.players[f.seat]
        for card in me.sealed:
            g.tell(Discarded, f.seat, card, clause="UWC-END-10" if g.state.round else "UWC-SETUP-18")
            put_away(g, card, me.sealed)
            if g.state.round:
                g.happen("excess_discarded", f.seat)
            return AGAIN
        return None


def in_order(g: G, f: Frame) -> Sequence[int]:
    """The play order of the round (UWC-FED-01)."""
    return g.state.order


KEEP = Seq[Ocean](aside=Together(LayAside(), sealed=True), discard=EachSeat(DiscardAside(), order=in_order))
