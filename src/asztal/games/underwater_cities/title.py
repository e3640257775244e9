"""The title of Underwater Cities: its variants, setup, results, bots' value and all else that the kernel asks for."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from asztal.games.underwater_cities import rounds
from asztal.games.underwater_cities.addresses import LAYING_ASIDE, TURN
from asztal.games.underwater_cities.cards import CARDS
from asztal.games.underwater_cities.events import EVENTS
from asztal.games.underwater_cities.facts import card_facts, facts
from asztal.games.underwater_cities.keeping import barred
from asztal.games.underwater_cities.network import connected_cities
from asztal.games.underwater_cities.scoring import GOAL, reached_goal
from asztal.games.underwater_cities.setup import surplus
from asztal.games.underwater_cities.state import Ocean, Player, View
from asztal.games.underwater_cities.triggers import LISTENS, triggered
from asztal.games.underwater_cities.worth import value
from asztal.kernel.rules import Dealer, Game, Reason, Refused, Refusing, ScoreLine, Title, ready_seats

CITY_OF_GOAL = 5  # points that a city is worth, for bots, which the goal alone lacks


class UnderwaterCities(Title[Ocean]):
    """The game for 1 to 4 players, with standard or advanced boards and government contracts."""

    name = "underwater_cities"
    source = "designed"
    finished = True
    rules_version = 3
    seats = range(1, 5)
    minutes = (80, 150)
    age = 12
    weight = "demanding"
    variants = {"boards": ("standard", "advanced"), "contracts": ("no", "yes"), "start": ("1", "2", "3", "4")}
    state = Ocean
    player = Player
    view = View
    events = EVENTS
    events_shape = 2
    face_at = "asztal.games.underwater_cities.face"
    examples_at = "asztal.games.underwater_cities.examples"
    effects = rounds.effects()
    turn_at = frozenset([TURN])
    asks_at = frozenset([TURN])
    listens = LISTENS
    bars = True
    card_facts = staticmethod(card_facts)
    barred = staticmethod(barred)
    triggers = staticmethod(triggered)

    def full_variant(self, seats: int, variant: Mapping[str, str]) -> dict[str, str]:
        """Alone the boards are advanced (UWC-SOLO-01)."""
        if seats == 1 and variant.get("boards") == "standard":
            raise Refused(Reason("alone-advanced", "UWC-SOLO-01"))
        return super().full_variant(seats, {**variant, "boards": "advanced"} if seats == 1 else variant)

    def variant_seats(self, name: str, value: str) -> Sequence[int]:
        """Contracts are for two or more (UWC-GOV-04), the places of neutral tiles for one (UWC-SOLO-05)."""
        if name == "contracts":
            return range(2, 5)
        return range(1, 2) if name == "start" else self.seats

    def score_lines(self, state: Ocean, seat: int) -> list[ScoreLine]:
        """The points by what they were given for."""
        return [ScoreLine(why, points) for why, points in state.players[seat].points_from.items()]

    def tie_breaks(self, state: Ocean, player: int) -> list[ScoreLine]:
        """The earlier one in the last order is ahead (UWC-WIN-02, UWC-WIN-03); before there is any, nobody is."""
        if not state.order:
            return []
        place = state.order.index(player) + 1
        return [ScoreLine("tie-order", -place, {"place": place})]

    def places(self, state: Ocean) -> list[int]:
        """By points and order; alone the goal is met or not (UWC-SOLO-18)."""
        return [int(reached_goal(state.players[0]))] if state.seats == 1 else super().places(state)

    def aim(self, state: Ocean, seat: int) -> float:
        """Alone, points, and what the cities are worth that the goal lacks (UWC-SOLO-18)."""
        if state.seats > 1:
            return super().aim(state, seat)
        lacks = max(0, GOAL["cities"] - len(connected_cities(state.players[0])))
        return float(state.players[0].points - CITY_OF_GOAL * lacks)

    def facts(self, state: Ocean, seat: int) -> dict[str, float]:
        """The position of a seat in numbers."""
        return facts(Game(self, state, Refusing(), tells=False), seat)

    def value(self, state: Ocean, seat: int) -> float:
        """The points now and those that the position promises."""
        return value(Game(self, state, Refusing(), tells=False), seat)

    def turn_number(self, state: Ocean, seat: int) -> int:
        """The turns that a seat has taken; a new round begins with more than any round has.

        A turn that is counted already goes on while cards are discarded early.
        """
        early = any(frame.at == TURN and frame.seat == seat and frame.step == "early" for frame in state.stack)
        return state.round * 10 + state.players[seat].turns - early

    def stock(self, state: Ocean, seat: int, item: str) -> int:
        """How many of a resource, or how many points, a seat has."""
        return super().stock(state, seat, "points" if item == "point" else item)

    def upgraded_event(self, shape: int, event: dict[str, Any]) -> dict[str, Any]:
        """What a network produced was stored as text once: kelp=1,credit=2."""
        if shape > 1 or event["event"] != "produced":
            return event
        pairs = [gain.split("=") for gain in event["gains"].split(",") if gain]
        return {**event, "gains": {item: int(count) for item, count in pairs}}

    def features(self, state: Ocean, seat: int) -> dict[str, float]:
        """The board, the brown metropolis, the cards that were claimed or resolved, and how many of each colour."""
        me = state.players[seat]
        cards = [CARDS[card] for card in dict.fromkeys((*me.cards, *me.resolved)) if CARDS[card].colour]
        found = dict.fromkeys([f"board:{me.board}", f"tile-brown:{me.metropolises['M0']}"], 1.0)
        found |= {f"card-{card.colour}-{card.era or 'special'}:{card.id}": 1.0 for card in cards}
        return found | {f"colour:{colour}": float(count) for colour, count in Counter(c.colour for c in cards).items()}

    def complete(self, state: Ocean, view: View, dealer: Dealer) -> None:
        """Who is ready has laid aside the cards that may not be kept."""
        for at in LAYING_ASIDE:
            for seat in ready_seats(state.stack, at):
                if seat != dealer.seat:
                    dealer.seal(state.players[seat], max(0, surplus(state, seat)))

    def conserved(self, state: Ocean) -> dict[str, int]:
        """Tunnels and domes: what the supply lacks is on the boards."""
        cities = [kind for player in state.players for kind in player.cities.values()]
        totals = {
            "tunnels": state.tunnels_left + sum(len(player.tunnels) for player in state.players),
            "nonsymbiotic": state.nonsymbiotic_left + cities.count("nonsymbiotic_city"),
        }
        if state.seats > 1:
            totals["symbiotic"] = state.symbiotic_left + cities.count("symbiotic_city")
        return totals


TITLE = UnderwaterCities()
