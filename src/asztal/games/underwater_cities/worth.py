"""How good a position of Underwater Cities looks, in points, for a bot that looks one turn ahead."""

from functools import lru_cache
from typing import NamedTuple

from asztal.games.underwater_cities.cards import CARDS, LIMITS, RESOURCES
from asztal.games.underwater_cities.network import connected_cities, connected_metropolises
from asztal.games.underwater_cities.production import forecast
from asztal.games.underwater_cities.rounds import LAST_OF_ERA, ROUNDS
from asztal.games.underwater_cities.scoring import affordable, city_points, part_points
from asztal.games.underwater_cities.state import Ocean, Player
from asztal.games.underwater_cities.vocabulary import Spend
from asztal.kernel.rules import Game

# Worth in points: found by play alone, which these numbers need not fit closely.
WORTH = {"kelp": 0.5, "steelplast": 1.0, "science": 0.7, "credit": 0.45, "biomatter": 1.0}
LAST = {"kelp": 0.25, "steelplast": 0.25, "science": 0.25, "credit": 0.25, "biomatter": 0.5}  # at the end
USEFUL = {"kelp": 4, "steelplast": 8, "science": 5, "credit": 7, "biomatter": 3}  # what can be spent in an era
SOON = 2  # rounds before the end from which on resources lose worth
HUNGER = 2.0  # a city that the next Production could not feed
FOOD = 0.4  # what a city eats, for each Production to come
CITY = 1.0  # a city: it will be connected
GROWS = 1.2  # a city, for each Production to come: it holds buildings and makes neighbours
PIECE = 0.3  # a tunnel or a building beside a city, for each Production to come
METROPOLIS = 1.5
HAND = {"yellow": 0.4, "red": 0.8, "green": 1.2}  # a card in hand, of those that may be kept
PRICE = 0.4  # a credit that a special card in hand will cost
HELD = 0.5  # of what a scoring card would give, while it is in hand
STEP = 0.25  # on the Federation track
CLAIMED = {"permanent": 0.2, "action": 0.25, "production": 0.1, "scoring": 0.2}  # for each round to come


class Network(NamedTuple):
    """What the pieces on a board and the claimed cards promise."""

    yields: dict[str, int]
    cities: int
    points: int
    metropolises: int
    pieces: int  # tunnels, and buildings beside cities


def productions_left(round_: int) -> int:
    """How many Production phases are still to come."""
    return sum(round_ <= last for last in LAST_OF_ERA)


@lru_cache(4096)
def _network(board: int, pieces: tuple[tuple[tuple[str, str], ...], ...], *sites: tuple[str, ...]) -> Network:
    cities, buildings, metropolises = map(dict, pieces)
    tunnels, upgraded, gained, cards = map(list, sites)
    me = Player(
        board=board,
        cities=cities,
        buildings=buildings,
        metropolises=metropolises,
        tunnels=tunnels,
        upgraded=upgraded,
        gained_metropolises=gained,
        cards=cards,
    )
    useful = len(tunnels) + sum(me.layout.city_of[site] in cities for site in buildings)
    return Network(forecast(me), len(connected_cities(me)), city_points(me), len(connected_metropolises(me)), useful)


def network(me: Player) -> Network:
    """What the network promises; a bot asks for the same one again and again."""
    pieces = (tuple(me.cities.items()), tuple(me.buildings.items()), tuple(me.metropolises.items()))
    sites = (me.tunnels, me.upgraded, me.gained_metropolises, me.cards)
    return _network(me.board, pieces, *map(tuple, sites))


def stock(item: str, count: int, early: float) -> float:
    """So many of a resource in points: what can be spent by its use, the rest as at the end."""
    return LAST[item] * count + early * (WORTH[item] - LAST[item]) * min(count, USEFUL[item])


def scored(me: Player, card: str, late: float) -> float:
    """What a scoring card would give now; those that buy points with what lies in stock do so late in the game."""
    found = 0.0
    for part in CARDS[card].effect:
        if not isinstance(part, Spend):
            found += part_points(me, part)
        elif "any" not in part.spend:
            lost = sum(LAST[item] * count for item, count in part.spend.items())
            found += late * affordable(me, part) * (part.points - lost)
    return found


def held(me: Player, card: str, late: float) -> float:
    """A card in hand: by its colour, and a scoring one by what it would give for its price."""
    about = CARDS[card]
    gives = scored(me, card, late) - about.cost * PRICE if about.type == "scoring" else 0.0
    return HAND[about.colour] + HELD * max(0.0, gives)


def value(game: Game[Ocean], seat: int) -> float:
    """The points now and those that the position promises."""
    state = game.state
    me = state.players[seat]
    left, rounds = productions_left(state.round), ROUNDS - state.round + 1
    if not left:
        return float(me.points)
    yields, cities, points, metropolises, pieces = network(me)
    early = min(1.0, (rounds - 1) / SOON)
    found: float = me.points + points + left * yields.get("point", 0) + METROPOLIS * metropolises
    for item in RESOURCES:
        made = yields.get(item, 0)
        found += stock(item, getattr(me, item), early) + (left - 1) * stock(item, made, 1.0) + LAST[item] * made
    hungry = max(0, cities - me.kelp - yields.get("kelp", 0) - me.biomatter - yields.get("biomatter", 0))
    found -= HUNGER * hungry + FOOD * left * cities
    found += (CITY + GROWS * left) * len(me.cities) + PIECE * left * pieces
    cards = sorted((held(me, card, 1 - early) for card in me.hand), reverse=True)
    found += min(1.0, (rounds - 1) / 2) * sum(cards[: LIMITS["hand"]])
    found += STEP * (5 - me.space if me.space else 0)
    for card in me.cards:
        about = CARDS[card]
        found += CLAIMED[about.type] * rounds
        if about.type == "scoring":
            found += scored(me, card, 1 - early)
    return found
