"""The course of the game: ten rounds in three eras, production after each era, and the end."""

from asztal.games.underwater_cities.addresses import TURN
from asztal.games.underwater_cities.cards import (
    BOARDS,
    CARDS,
    CONTRACTS,
    ERA_CARDS,
    LIMITS,
    METROPOLISES,
    PATH,
    SETUP,
    SLOTS,
    parts_of,
)
from asztal.games.underwater_cities.events import EraEnded, FourthTile, NeutralMoved, NewOrder, RoundBegan
from asztal.games.underwater_cities.gains import draw_card, draw_cards, put_away
from asztal.games.underwater_cities.language import acting, effect, slot_effect
from asztal.games.underwater_cities.production import PRODUCTION, Feed, ready_cards
from asztal.games.underwater_cities.scoring import FINAL
from asztal.games.underwater_cities.setup import (
    KEEP,
    PlaceMetropolises,
    deal_boards,
    deal_cards,
    first_order,
    in_order,
    lay_out,
)
from asztal.games.underwater_cities.state import NEUTRAL, G, Ocean
from asztal.games.underwater_cities.triggers import TakeContract, whens
from asztal.games.underwater_cities.turn import EFFECTS as TURN_EFFECTS
from asztal.games.underwater_cities.vocabulary import Gain, OncePerTurn
from asztal.kernel.rules import EVERYONE, Call, Do, EachSeat, Effect, Frame, If, Repeat, Seq, Together, fill

ROUNDS = sum(SETUP["rounds"])
LAST_OF_ERA = [sum(SETUP["rounds"][: era + 1]) for era in range(3)]  # UWC-END-06


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


def with_contracts(g: G, f: Frame) -> bool:
    """With contracts the players produce one after another (UWC-PROD-21)."""
    return g.state.variant["contracts"] == "yes"


ERA_END = Seq[Ocean](
    produce=If(with_contracts, EachSeat(PRODUCTION, order=in_order), Together(PRODUCTION)),
    ready=Do(ready_cards),
    feed=Together(Feed()),
    next_era=If(lambda g, f: g.state.round < ROUNDS, Seq(deck=Do(change_deck), keep=KEEP)),  # UWC-END-13
)
ROUND = Seq[Ocean](
    begin=Do(begin_round),
    turns=Repeat(LIMITS["turns"], EachSeat(Call(lambda g, f: Frame(TURN, f.seat)), order=in_order)),
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
