"""The course of the game: setup, ten rounds in three eras, production after each era, and the end."""

from collections.abc import Sequence

from asztal.games.underwater_cities.building import take_dome
from asztal.games.underwater_cities.cards import (
    ASSISTANT,
    BOARDS,
    CARDS,
    CONTRACTS,
    ERA_CARDS,
    LIMITS,
    METROPOLISES,
    PATH,
    SETUP,
    SIDES,
    SLOTS,
    SPECIAL_CARDS,
    START_CITY,
    parts_of,
    side_for,
)
from asztal.games.underwater_cities.costs import hand_limit
from asztal.games.underwater_cities.events import (
    BoardDealt,
    Discarded,
    EraEnded,
    FourthTile,
    MetropolisPlaced,
    NeutralMoved,
    NewOrder,
    RoundBegan,
)
from asztal.games.underwater_cities.gains import draw_card, draw_cards, put_away
from asztal.games.underwater_cities.language import acting, effect, slot_effect
from asztal.games.underwater_cities.parts import Gain, OncePerTurn
from asztal.games.underwater_cities.production import PRODUCTION, Feed, ready_cards
from asztal.games.underwater_cities.refusals import NOT_IN_HAND
from asztal.games.underwater_cities.scoring import FINAL
from asztal.games.underwater_cities.state import NEUTRAL, UNLIMITED, G, Ocean
from asztal.games.underwater_cities.triggers import TakeContract, whens
from asztal.games.underwater_cities.turn import EFFECTS as TURN_EFFECTS
from asztal.kernel.rules import (
    AGAIN,
    EVERYONE,
    Call,
    Do,
    EachSeat,
    Effect,
    Frame,
    If,
    Option,
    Pick,
    Reason,
    Repeat,
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

ROUNDS = sum(SETUP["rounds"])
LAYING_ASIDE = ("game.keep", "game.rounds.body.era.then.next_era")  # where cards are laid aside in secret
LAST_OF_ERA = [sum(SETUP["rounds"][: era + 1]) for era in range(3)]  # UWC-END-06


# --- setup ------------------------------------------------------------------------------------------------------------


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


class LayAside(Pick[Ocean]):
    """Cards are laid aside in secret until so many are left (UWC-SETUP-19, UWC-END-14)."""

    ask, always = "lay-aside", True

    def candidates(self, g: G, f: Frame) -> list[Option]:
        me = g.state.players[f.seat]
        return [Option("discard", (card,)) for card in (*me.hand, *me.cards)]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        return None if option.ids[0] in g.state.players[f.seat].hand.cards else NOT_IN_HAND

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


# --- rounds -----------------------------------------------------------------------------------------------------------


def begin_round(g: G, f: Frame) -> None:
    """The next round; alone, the neutral tiles lie on their slots (UWC-SOLO-04, UWC-SOLO-07, UWC-SOLO-09)."""
    state = g.state
    state.round += 1
    g.tell(RoundBegan, state.round, state.era)
    if state.seats > 1:
        return
    ring = list(state.slots)
    if state.round > 1:
        state.neutral = [(place + 1) % len(ring) for place in state.neutral]
    for place in state.neutral:
        state.slots[ring[place]].append(NEUTRAL)
    g.tell(NeutralMoved, [ring[place] for place in state.neutral])
    me = state.players[0]
    if state.round > 1 and not me.moved:
        fourth_tile(g, ring)
    me.moved = False


def fourth_tile(g: G, ring: list[str]) -> None:
    """A fourth neutral tile where the digits of a card's number lead, if there is one (UWC-SOLO-10 to UWC-SOLO-14)."""
    card = draw_card(g, g.state.turned, EVERYONE)
    if card is None:
        return
    place = sum(map(int, str(CARDS[card].number))) - 1
    while g.state.slots[ring[place % len(ring)]]:
        place += 1
    slot = ring[place % len(ring)]
    g.state.slots[slot].append(NEUTRAL)
    g.tell(FourthTile, card, slot, clause="UWC-SOLO-11")
    put_away(g, card, g.state.turned)


def track_order(state: Ocean) -> list[int]:
    """The order on the Federation track: front first, a stack from the top; below as before (UWC-FED-09 to 12)."""

    def rank(seat: int) -> tuple[int, int]:
        space = state.players[seat].space
        if not space:
            return 0, -state.order.index(seat)
        return PATH.index(space), state.arrivals.index(seat)

    return sorted(state.order, key=rank, reverse=True)


def deciding(state: Ocean) -> str:
    """The rule that decided the order: of markers below the track, of a stack, or simply the track."""
    spaces = [player.space for player in state.players]
    if spaces.count(0) > 1:
        return "UWC-FED-11"
    return "UWC-FED-09" if len(set(spaces)) < len(spaces) else "UWC-FED-10"


def end_round(g: G, f: Frame) -> None:
    """Tiles return, the order is set, the markers go below the track (UWC-END-02 to UWC-END-04)."""
    state = g.state
    state.cloned = False
    for slot in state.slots:
        state.slots[slot] = []
    state.order = track_order(state)
    g.tell(NewOrder, list(state.order), clause=deciding(state))
    state.arrivals.clear()
    for player in state.players:
        player.space, player.turns = 0, 0


def change_deck(g: G, f: Frame) -> None:
    """The old deck leaves the game, everybody draws three cards of the next era (UWC-END-09, UWC-END-10)."""
    state = g.state
    g.tell(EraEnded, state.era)
    state.deck.cards.clear()
    state.deck.top.clear()
    state.deck.bottom.clear()
    state.discard.cards.clear()
    state.era += 1
    state.deck.epoch += 1
    fill(g, state.deck, [card.id for card in ERA_CARDS.values() if card.era == state.era])
    for seat in state.order:
        draw_cards(g, seat, SETUP["era_cards"])


def in_order(g: G, f: Frame) -> Sequence[int]:
    """The play order of the round (UWC-FED-01)."""
    return g.state.order


def with_contracts(g: G, f: Frame) -> bool:
    """With contracts the players produce one after another (UWC-PROD-21)."""
    return g.state.variant["contracts"] == "yes"


KEEP = Seq[Ocean](aside=Together(LayAside(), sealed=True), discard=EachSeat(DiscardAside(), order=in_order))
ERA_END = Seq[Ocean](
    produce=If(with_contracts, EachSeat(PRODUCTION, order=in_order), Together(PRODUCTION)),
    ready=Do(ready_cards),
    feed=Together(Feed()),
    next_era=If(lambda g, f: g.state.round < ROUNDS, Seq(deck=Do(change_deck), keep=KEEP)),  # UWC-END-13
)
ROUND = Seq[Ocean](
    begin=Do(begin_round),
    turns=Repeat(LIMITS["turns"], EachSeat(Call(lambda g, f: Frame("turn", f.seat)), order=in_order)),
    end=Do(end_round),
    era=If(lambda g, f: g.state.round in LAST_OF_ERA, ERA_END),
)


GAME = Seq[Ocean](
    lay_out=Do(lay_out),
    boards=Do(deal_boards),
    metropolises=Together(PlaceMetropolises()),
    order=Do(first_order),
    cards=Do(deal_cards),
    keep=KEEP,
    rounds=Repeat(ROUNDS, ROUND),
    final=Together(FINAL),
)


def effects() -> dict[str, Effect[Ocean]]:
    """Every effect by its address: the game, the slots, the cards, the tiles, the bonuses of sites, the contracts."""
    found: dict[str, Effect[Ocean]] = {"game": GAME, **TURN_EFFECTS}
    for slot in SLOTS.values():
        found[f"slot.{slot.id}"] = slot_effect(slot)
    for card in CARDS.values():
        parts = acting(card.effect)
        if card.type in ("immediate", "action"):
            found[f"card.{card.id}"] = effect(parts, card.id)
        elif card.type == "production" and parts:
            found[f"production.{card.id}"] = effect(parts, card.id)
        for part, at in whens(card):
            found[at] = effect(part.then, card.id)
        for ability in parts_of(card.id, OncePerTurn):
            found[f"ability.{card.id}"] = effect(ability.once_per_turn, card.id)
    for tile in METROPOLISES.values():
        if tile.instant:
            found[f"metropolis.{tile.id}"] = effect(tile.instant, tile.id, "metropolises")
        if tile.production:
            found[f"production.{tile.id}"] = effect(tile.production, tile.id, "metropolises")
    for contract in CONTRACTS.values():
        found[f"take_contract.{contract.id}"] = TakeContract(contract.id)
        found[f"contract.{contract.id}"] = effect(contract.reward, contract.id, "contracts")
    for board in BOARDS.values():
        for site, bonus in board.bonuses.items():
            found[f"bonus.{board.id}.{site}"] = effect([Gain(bonus)], site, "sites")
    return found
