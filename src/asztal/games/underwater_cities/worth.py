"""How good a position of Underwater Cities looks, in points, for a bot that looks one turn ahead."""

from asztal.games.underwater_cities.cards import CARDS, RESOURCES
from asztal.games.underwater_cities.network import connected_cities, connected_metropolises
from asztal.games.underwater_cities.production import forecast
from asztal.games.underwater_cities.rounds import LAST_OF_ERA, ROUNDS
from asztal.games.underwater_cities.scoring import city_points, part_points
from asztal.games.underwater_cities.state import Ocean, Player
from asztal.kernel import Game

# Worth in points: found by play against random bots and alone, which these numbers need not fit closely.
WORTH = {"kelp": 0.45, "steelplast": 0.6, "science": 0.55, "credit": 0.4, "biomatter": 0.9, "point": 1.0}
LAST = {"kelp": 0.25, "steelplast": 0.25, "science": 0.25, "credit": 0.25, "biomatter": 0.5, "point": 1.0}
SOON = 4  # rounds before the end from which on resources lose worth
MANY = 5  # resources of one kind that can be used soon
HUNGER = 2.0  # a city that the next Production could not feed
FOOD = 0.4  # what a city eats, for each Production to come
CITY = 1.5  # for each Production to come: it holds buildings and makes neighbours
PIECE = 0.3  # a building or tunnel, for each Production to come
HAND = 0.25  # a card in hand
STEP = 0.25  # on the Federation track
CLAIMED = {"permanent": 0.35, "action": 0.5, "production": 0.0, "scoring": 0.0}  # for each round to come
SCORING_GROWS = 0.1  # of a scoring card, for each round to come


def productions_left(round_: int) -> int:
    """How many Production phases are still to come."""
    return sum(round_ <= last for last in LAST_OF_ERA)


def stock(me: Player, rounds: int) -> float:
    """The resources in points: less towards the end, and little for a great many of one kind."""
    early = min(1.0, (rounds - 1) / SOON)
    total = 0.0
    for item in RESOURCES:
        count = getattr(me, item)
        useful = min(count, MANY)
        total += useful * (LAST[item] + early * (WORTH[item] - LAST[item])) + 0.8 * LAST[item] * (count - useful)
    return total


def value(game: Game[Ocean], seat: int) -> float:
    """The points now and those that the position promises."""
    state = game.state
    me = state.players[seat]
    left, rounds = productions_left(state.round), ROUNDS - state.round + 1
    if not left:
        return float(me.points)
    yields = forecast(me)
    early = sum(WORTH[item] * count for item, count in yields.items() if item in WORTH)
    late = sum(LAST[item] * count for item, count in yields.items() if item in LAST)
    cities = connected_cities(me)
    found = me.points + city_points(me) + (left - 1) * early + late
    hungry = max(0, len(cities) - me.kelp - yields.get("kelp", 0) - me.biomatter - yields.get("biomatter", 0))
    found -= HUNGER * hungry + FOOD * left * len(cities)
    found += stock(me, rounds)
    found += CITY * left * len(me.cities) + PIECE * (len(me.buildings) + len(me.tunnels)) * left
    found += HAND * min(len(me.hand), 4) + STEP * (5 - me.space if me.space else 0)
    for card in me.cards:
        about = CARDS[card]
        found += CLAIMED[about.type] * rounds
        if about.type == "scoring":
            found += sum(part_points(game, seat, part) for part in about.effect) + SCORING_GROWS * rounds * 3
    return found + 1.5 * len(connected_metropolises(me))
