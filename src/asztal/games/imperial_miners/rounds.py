"""The course of the game: events, choosing and revealing a card, the mine phase, the end of a round."""

from asztal.games.imperial_miners.addresses import ACTIVATION, HAND_LIMIT
from asztal.games.imperial_miners.cards import CARDS, EVENTS, play_cost, written
from asztal.games.imperial_miners.draws import HandLimit
from asztal.games.imperial_miners.events import CardRevealed, EventRevealed, Fallback, NothingPlaced
from asztal.games.imperial_miners.language import effect
from asztal.games.imperial_miners.mine import places
from asztal.games.imperial_miners.setup import OPENING, ROUNDS, lay_out
from asztal.games.imperial_miners.state import G, Mines
from asztal.games.imperial_miners.turn import MINE, Activation
from asztal.games.imperial_miners.vocabulary import Modifier
from asztal.kernel.rules import (
    EVERYONE,
    Call,
    Do,
    Effect,
    Frame,
    If,
    Option,
    Pick,
    Reason,
    Repeat,
    Seq,
    Together,
    move,
    refill_if_empty,
    turn_up,
)

# --- events -----------------------------------------------------------------------------------------------------------


def reveal_event(g: G, f: Frame) -> None:
    """The top event applies to everybody (IMP-EVENT-01)."""
    state = g.state
    state.round += 1
    if state.event:
        state.past_events.append(state.event)
    state.event = turn_up(g, state.events)  # which holds one for each round
    for player in state.players:  # here, because what an event activates counts for the whole round (IMP-EVENT-08)
        player.activated.clear()
        player.placed = player.card = ""
    g.tell(EventRevealed, state.round, state.event)


def event_is(kind: str) -> "If[Mines]":
    """The event for all players, if it is of this kind (IMP-EVENT-02, IMP-EVENT-04 to IMP-EVENT-07)."""
    run = Call[Mines](lambda g, f: Frame(f"event.{g.state.event}", f.seat), "event")
    return If(lambda g, f: EVENTS[g.state.event].kind == kind, Together(run))


# --- choosing and revealing -------------------------------------------------------------------------------------------


def not_playable(g: G, seat: int, card: str) -> Reason | None:
    """Why a hand card cannot be played; None when it can (IMP-MINE-02)."""
    me = g.state.players[seat]
    if me.gold < play_cost(card, g.state.event):
        return Reason("too-little-gold", "IMP-MINE-02")
    return None if places(me.mine, CARDS[card].level) else Reason("no-place", "IMP-PLACE-03")


class ChooseCard(Pick[Mines]):
    """A playable card of the hand, in secret; who has none takes the top card of level 1 (IMP-MINE-01 to 04)."""

    ask, always = "choose-card", True

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [*(Option("card", (card,)) for card in g.state.players[f.seat].hand.cards), Option("draw-one")]

    def legal(self, g: G, f: Frame) -> list[Option]:
        hand = g.state.players[f.seat].hand.cards
        playable = [card for card in hand if not_playable(g, f.seat, card) is None]
        return [Option("card", (card,)) for card in playable] or [Option("draw-one")]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        if option.kind == "card":
            return not_playable(g, f.seat, str(option.ids[0]))
        return None if option in self.legal(g, f) else Reason("must-play-from-hand", "IMP-MINE-04")

    def take(self, g: G, f: Frame, option: Option) -> None:
        if option.kind == "card":
            me = g.state.players[f.seat]
            move(g, str(option.ids[0]), me.hand, me.sealed)


def reveal_cards(g: G, f: Frame) -> None:
    """All turn up their cards at once and pay; who has none draws one of level 1 (IMP-MINE-01, IMP-MINE-03)."""
    state = g.state
    for seat, player in enumerate(state.players):
        if player.sealed.cards:
            (card,) = player.sealed.cards
            player.sealed.cards.clear()
            cost = play_cost(card, state.event)
            player.gold -= cost
            g.tell(CardRevealed, seat, card, cost)
        elif refill_if_empty(g, state.level1, state.discard(1)):
            card = turn_up(g, state.level1)
            g.tell(Fallback, seat, card)
        else:  # IMP-DECK-03
            g.tell(NothingPlaced, seat)
            continue
        player.card = card
    g.learned = EVERYONE


# --- the game ---------------------------------------------------------------------------------------------------------

ROUND = Seq[Mines](
    event=Do(reveal_event),
    immediate=event_is("immediate"),
    choose=Together(ChooseCard(), sealed=True),
    reveal=Do(reveal_cards),
    mine=Together(MINE),
    end=event_is("end"),
)
GAME = Seq[Mines](set_up=Do(lay_out), opening=OPENING, rounds=Repeat(ROUNDS, ROUND))


def effects() -> dict[str, Effect[Mines]]:
    """Every effect by its address: the game, the cards, the events, the research spaces and the surface."""
    found: dict[str, Effect[Mines]] = {"game": GAME, ACTIVATION: Activation(), HAND_LIMIT: HandLimit()}
    for address, parts in written().items():
        if not isinstance(parts[0], Modifier):
            alone = address.startswith(("card", "surface"))  # the hand limit comes after the activation or the surface
            found[address] = effect(parts) if alone else Seq(effect=effect(parts), limit=HandLimit())
    return found
