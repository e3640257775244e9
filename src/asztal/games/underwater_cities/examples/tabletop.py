"""A table for tests and worked examples, on which they run one effect, one turn, one production or a whole round."""

from collections.abc import Callable
from typing import Any, Self

from asztal.games.underwater_cities.addresses import FEEDING, FINAL, PRODUCING, TURN
from asztal.games.underwater_cities.building import put_piece
from asztal.games.underwater_cities.cards import CARDS, CITIES, RESOURCES
from asztal.games.underwater_cities.language import effect
from asztal.games.underwater_cities.state import NEUTRAL, Ocean, Player
from asztal.games.underwater_cities.title import UnderwaterCities
from asztal.games.underwater_cities.vocabulary import WORDS
from asztal.kernel.rules import Option, bit
from asztal.kernel.rules import Tabletop as AnyTabletop

# The game with a workshop in which any effect can be tried; the registered title is not touched.
WORKSHOP = UnderwaterCities()


class Tabletop(AnyTabletop[Ocean]):
    """An Underwater Cities table for tests: round 1, before the first turn, everybody on board 1 (or a given one) with
    the starting city, no resources, no cards in hand, only the Assistant claimed, metropolises BR1, BL01 and BL02.
    """

    title = WORKSHOP

    def __init__(self, seats: int = 2, seed: int = 1, board: int = 0, **variant: str) -> None:
        super().__init__(seats, seed, **variant)
        while not self.state.round:  # through the setup
            seat, decision = next(iter(self.game.decisions.items()))
            self.table.apply(seat, decision.options[0])
        self.state.stack.clear()
        self.game.settle()
        self.state.order = list(range(seats))
        self.state.arrivals.clear()
        for seat, me in enumerate(self.state.players):
            for card in list(me.hand):
                self.put(card, self.state.deck, 0)
            me.board = board or (1 if self.state.variant["boards"] == "standard" else 5)
            me.metropolises = {"M0": "BR1", "M1": "BL01", "M2": "BL02"}
            me.space = 0
            self.stock(seat)
        self.game.events.clear()

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    # --- setting the table --------------------------------------------------------------------------------------

    def take(self, card: str) -> None:
        """Take a card from wherever it is, a special card that costs 3 from those that are known too."""
        super().take(card)
        self.state.dear_specials = [other for other in self.state.dear_specials if other != card]

    def hand(self, *cards: str, seat: int = 0) -> Self:
        """A player's hand is exactly these cards."""
        me = self.player(seat)
        me.hand.cards.clear()
        for card in cards:
            self.put(card, me.hand, bit(seat))
        return self

    def deck(self, *cards: str) -> Self:
        """The next cards of the era deck, in this order; the others stay below."""
        for card in cards:
            self.put(card, self.state.deck, 0)
        self.state.deck.top[:] = cards
        return self

    def claimed(self, *cards: str, seat: int = 0) -> Self:
        """The claimed cards of a player are exactly these (name "PA" for the Assistant), none of them used."""
        for card in cards:
            if card in CARDS and card != "PA":
                self.take(card)
        me = self.player(seat)
        me.cards[:] = cards
        me.used.clear()
        return self

    def stock(self, seat: int = 0, **values: int) -> Self:
        """Exactly these resources; also points and space can be set."""
        me = self.player(seat)
        for item in RESOURCES:
            setattr(me, item, values.pop(item, 0))
        if "points" in values:
            me.points = values.pop("points")
            me.points_from = {"set": me.points}
        for name, value in values.items():
            setattr(me, name, value)
        return self

    def space(self, space: int, seat: int = 0) -> Self:
        """The player's marker on the Federation track, on top of those that are there."""
        self.player(seat).space = space
        self.state.arrivals = [other for other in self.state.arrivals if other != seat] + ([seat] if space else [])
        return self

    def build(self, *pieces: str, seat: int = 0) -> Self:
        """Pieces on a board, without cost, bonus and reaction: "C2" a city, "C2*" a symbiotic one, "T1" a tunnel,
        "C2a=farm" a building; "+" at the end for an upgraded tunnel or building."""
        for piece in pieces:
            upgraded = piece.endswith("+")
            site, _, kind = piece.rstrip("+*").partition("=")
            if not kind:
                kind = "tunnel" if site[0] == "T" else CITIES[piece.endswith("*")]
            put_piece(self.game, seat, kind, site)
            if upgraded:
                self.player(seat).upgraded.append(site)
        self.game.happened.clear()
        self.game.events.clear()
        self.player(seat).turn_built.clear()
        return self

    def tile(self, slot: str, *seats: int) -> Self:
        """Whose tiles lie on a slot; none means a neutral one."""
        self.state.slots[slot] = list(seats) or [NEUTRAL]
        return self

    def metropolises(self, brown: str = "BR1", first: str = "BL01", second: str = "BL02", seat: int = 0) -> Self:
        """The metropolis tiles on M0, M1 and M2."""
        self.player(seat).metropolises = {"M0": brown, "M1": first, "M2": second}
        return self

    def contracts(self, *contracts: str) -> Self:
        """The government contracts on the table."""
        self.state.contracts[:] = contracts
        return self

    # --- playing ------------------------------------------------------------------------------------------------

    def effect(self, parts: list[dict[str, Any]], *answers: str, seat: int = 0) -> Self:
        """Carry out an effect given as the parts of a card, with these answers; its parts are called try-1, try-2."""
        at = f"try {parts}"
        if at not in WORKSHOP.book:
            self.workshop(at, effect(WORDS.read(parts, "try"), "try"))
        return self.at(at, seat).answers(seat, *answers)

    def card(self, card: str, *answers: str, seat: int = 0) -> Self:
        """Carry out the effect of an instant or action card."""
        return self.at(f"card.{card}", seat).answers(seat, *answers)

    def slot(self, slot: str, *answers: str, seat: int = 0) -> Self:
        """Carry out the action of a slot."""
        return self.at(f"slot.{slot}", seat).answers(seat, *answers)

    def turn(self, *answers: str, seat: int = 0) -> Self:
        """A turn of a seat, with these answers; what follows it is not played."""
        return self.at(TURN, seat).answers(seat, *answers)

    def produce(self, *answers: str, seat: int = 0) -> Self:
        """The production of one player, without feeding."""
        return self.at(f"{PRODUCING}.then.turn", seat).answers(seat, *answers)

    def feed(self, *answers: str, seat: int = 0) -> Self:
        """The feeding of one player."""
        return self.at(f"{FEEDING}.seat", seat).answers(seat, *answers)

    def final(self, *answers: str, seat: int = 0) -> Self:
        """The final scoring of one player."""
        return self.at(f"{FINAL}.seat", seat).answers(seat, *answers)

    def play_until(self, reached: Callable[[Ocean], bool]) -> Self:
        """Everybody goes to the always-available slot, or takes what is offered first, until this is reached."""
        while not reached(self.state):
            seat, decision = next(iter(self.game.decisions.items()))
            always = Option("slot", ("ALW",))
            self.table.apply(seat, always if always in decision.options else decision.options[0])
        return self

    # --- looking ------------------------------------------------------------------------------------------------

    def rest(self, seat: int = 0) -> dict[str, int]:
        """A player's resources and points, without those that are 0."""
        me = self.player(seat)
        return {item: count for item in (*RESOURCES, "points") if (count := getattr(me, item))}
