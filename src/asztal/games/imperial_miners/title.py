"""The title of Imperial Miners: its variants, setup, results, bots' value and all else that the kernel asks for."""

from typing import Any

from asztal.games.imperial_miners.addresses import CHOOSING, KEEPING, MINE, ROUND, TURN
from asztal.games.imperial_miners.cards import CARDS, FACTIONS
from asztal.games.imperial_miners.events import EVENTS
from asztal.games.imperial_miners.facts import card_facts, facts
from asztal.games.imperial_miners.gains import drawable
from asztal.games.imperial_miners.rounds import effects, not_playable
from asztal.games.imperial_miners.scoring import rank
from asztal.games.imperial_miners.state import Mines, Player
from asztal.games.imperial_miners.worth import value
from asztal.kernel.rules import Dealer, Game, Message, Refusing, ScoreLine, Title, frame_at, ready_seats

# Steps that cards had with earlier rules: a stored position goes on with what the card does now.
_FORMER_STEPS = {
    "card.I-03.B.gold1": "card.I-03.B.draw_faction1",
    "card.I-07.B.gold1": "card.I-07.B.discard1",
    "card.I-09.B.gold1": "card.I-09.B.draw1",
    "card.I-18.B.gold1": "card.I-18.B.draw_per1",
    "card.I-19.B.gold1": "card.I-19.B.spend_machine1",
    "card.I-21.B.gold1": "card.I-21.B.draw1",
    "card.I-26.B.gold1": "card.I-26.B.dig1",
    "card.I-29.B.gold1": "card.I-29.B.machine_each1",
    "card.I-33.B.gold1": "card.I-33.B.dig1",
    "card.I-35.B.gold1": "card.I-35.B.discard_upto1",
    "card.II-06.B.gold1": "card.II-06.B.gem1",
    "card.II-07.B.gold1": "card.II-07.B.clear1",
    "card.II-08.B.gold1": "card.II-08.B.dig1",
    "card.II-23.B.gold1": "card.II-23.B.gem1",
    "card.II-31.B.gold1": "card.II-31.B.discard1",
    "card.II-37.B.gold1": "card.II-37.B.spend_machine1",
    "card.III-03.B.gold1": "card.III-03.B.trade1",
    "card.III-22.B.machine1": "card.III-22.B.machine_each1",
    "card.III-40.A.gem1": "card.III-40.A.discard1",
}


class ImperialMiners(Title[Mines]):
    """The game for 1 to 5 players; alone it ends with a rank."""

    name = "imperial_miners"
    source = "designed"
    rules_version = 2
    finished = True
    seats = range(1, 6)
    minutes = (20, 60)
    age = 10
    weight = "light"
    variants = {"opening": ("normal", "first", "ask")}
    state = Mines
    player = Player
    events = EVENTS
    face_at = "asztal.games.imperial_miners.face"
    examples_at = "asztal.games.imperial_miners.examples"
    aliases = _FORMER_STEPS
    effects = effects()
    turn_at = frozenset({TURN})
    asks_at = frozenset({CHOOSING})
    facts = staticmethod(facts)
    card_facts = staticmethod(card_facts)
    value = staticmethod(value)

    def shared(self, state: Mines) -> object:
        """Decks from which cards can be drawn; all else that a player may choose from is the own."""
        return drawable(state)

    def score_lines(self, state: Mines, seat: int) -> list[ScoreLine]:
        """Gems, and one for each completed cart (IMP-END-03)."""
        me = state.players[seat]
        return [ScoreLine("gems", me.gems), ScoreLine("carts", me.completed_carts())]

    def tie_breaks(self, state: Mines, player: int) -> list[ScoreLine]:
        """The most gold left, then the most completed carts (IMP-END-04 to IMP-END-07)."""
        gold, carts = state.players[player].gold, state.players[player].completed_carts()
        return [ScoreLine("tie-gold", gold, {"count": gold}), ScoreLine("tie-carts", carts, {"count": carts})]

    def places(self, state: Mines) -> list[int]:
        """By score and tie-breaks; alone nobody wins: there is a rank (IMP-SOLO-01)."""
        return [0] if state.seats == 1 else super().places(state)

    def ending(self, state: Mines) -> Message | None:
        """Alone, the rank of the score (IMP-SOLO-01)."""
        if state.seats > 1:
            return None
        return Message("ending-rank", {"seat": 0, "rank": rank(self.score(state, 0))})

    def turn_number(self, state: Mines, seat: int) -> int:
        """A turn is the own part of a round, from placing the card up to the surface; all have theirs at once.

        The turns that are over: one in every round before, and this round's, as the position tells.
        """
        body, mine = (frame_at(state.stack, at) for at in (ROUND, MINE))
        if body is None:
            return state.round - bool(state.stack)  # before the first round, or after the last one
        done = mine is not None and mine.kids is not None and not mine.kids[seat]
        return state.round - 1 + (done or body.step == "end")

    def stock(self, state: Mines, seat: int, item: str) -> int:
        """Gold, gems, machines and collapses in the mine, completed carts."""
        me = state.players[seat]
        match item:
            case "gold":
                return me.gold
            case "gem":
                return me.gems
            case "machine":
                return sum(me.machines.values())
            case "collapse":
                return len(me.collapses)
        return me.completed_carts()

    def features(self, state: Mines, seat: int) -> dict[str, float]:
        """The cards of the mine, the factions by their number of cards, and the boards that were climbed."""
        me = state.players[seat]
        cards = {f"card:{card}": 1.0 for card in me.mine.values() if CARDS[card].level < 4}
        factions = {f"faction:{name}": float(n) for name in FACTIONS if (n := me.faction_cards(name))}
        return cards | factions | {f"board:{side}": 1.0 for side in me.climbed}

    def conserved(self, state: Mines) -> dict[str, int]:
        """All mine cards and events are somewhere."""
        levels = [state.deck(level) for level in (1, 2, 3, 4)] + [state.discard(level) for level in (1, 2, 3, 4)]
        held = sum(len(p.hand) + len(p.sealed) + len(p.looking) + len(p.mine) for p in state.players)
        revealed = sum(bool(p.card) and p.card not in p.mine.values() for p in state.players)
        events = len(state.events) + len(state.unused_events) + len(state.past_events) + bool(state.event)
        return {"cards": sum(map(len, levels)) + held + revealed, "events": events}

    def complete(self, state: Mines, view: Any, dealer: Dealer) -> None:
        """Who is ready has laid a card that can be played, or four of the opening hand."""
        game: Game[Mines] = Game(self, state, Refusing(), tells=False)
        for seat in ready_seats(state.stack, CHOOSING):
            me = state.players[seat]
            playable = [card for card in me.hand if seat != dealer.seat and not_playable(game, seat, card) is None]
            if playable:
                card = dealer.any_of(playable)
                me.sealed.cards[card] = me.hand.cards.pop(card)
        for seat in ready_seats(state.stack, KEEPING):
            if seat != dealer.seat and len(state.players[seat].hand) == 8:
                dealer.seal(state.players[seat], 4)


TITLE = ImperialMiners()
