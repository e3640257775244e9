"""A position of Underwater Cities in numbers, from what one seat may know, for a value that is learned."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from asztal.games.underwater_cities.cards import BUILDINGS, CARDS, COLOURS, LIMITS, RESOURCES, SLOTS
from asztal.games.underwater_cities.network import connected_cities
from asztal.games.underwater_cities.rounds import ROUNDS
from asztal.games.underwater_cities.scoring import GOAL
from asztal.games.underwater_cities.state import Ocean
from asztal.games.underwater_cities.worth import held, network, productions_left, scored
from asztal.kernel.rules import Game

LATE = 1.0  # scoring cards that buy points are judged as at the end


@cache
def card_facts(card: str) -> Mapping[str, float]:
    """What a card does, word by word, under its type."""
    about = CARDS[card]
    found = {about.type: 1.0, "cost": float(about.cost)}
    for part in about.effect:
        name = f"{about.type} {type(part).__name__.lower()}"
        found[name] = found.get(name, 0.0) + 1.0
    return found


def facts(game: Game[Ocean], seat: int) -> dict[str, float]:
    """The position of a seat and of the rival who has the most points in sight."""
    state = game.state
    me = state.players[seat]
    rounds = ROUNDS - state.round + 1
    found = {
        "left": min(1.0, (rounds - me.turns / 3) / ROUNDS),
        "productions": float(productions_left(state.round)),
        "turns": float(me.turns),
        "seats": float(state.seats),
        "value": game.title.value(state, seat),
    }
    found |= _one(state, seat)
    free = Counter(slot.colour for name, tiles in state.slots.items() if not tiles and (slot := SLOTS[name]).colour)
    worths = []
    for card in me.hand:
        about = CARDS[card]
        _add(found, f"hand {about.colour}", 1.0)
        _add(found, f"hand {about.type}", 1.0)
        _add(found, "hand fits", free[about.colour] > 0)
        worths.append(held(me, card, LATE))
    found["hand worth"] = sum(sorted(worths, reverse=True)[: LIMITS["hand"]])
    for colour in COLOURS:
        found[f"free {colour}"] = float(free[colour])
    others = [_one(state, other) for other in range(state.seats) if other != seat]
    if others:
        best = max(others, key=lambda other: other["points"] + other["network"])
        found |= {f"their {name}": number for name, number in best.items()}
    return found


def _one(state: Ocean, seat: int) -> dict[str, float]:
    """What lies open of one player."""
    me = state.players[seat]
    promised = network(me)
    cities = len(connected_cities(me))
    found = {
        "points": float(me.points),
        "network": float(promised.points),
        "cities": float(len(me.cities)),
        "connected": float(cities),
        "far": float(max(0, GOAL["cities"] - cities)),
        "metropolises": float(promised.metropolises),
        "pieces": float(promised.pieces),
        "tunnels": float(len(me.tunnels)),
        "upgraded": float(len(me.upgraded)),
        "hand": float(len(me.hand) + len(me.sealed)),  # in secret, cards go from one to the other
        "federation": float(5 - me.space if me.space else 0),
        "unused": float(len(me.action_cards()) - len(me.used)),
        "symbiotic": float(sum(kind == "symbiotic_city" for kind in me.cities.values())),
    }
    for item in RESOURCES:
        found[item] = float(getattr(me, item))
    for item, count in promised.yields.items():
        found[f"yields {item}"] = float(count)
    for kind in me.buildings.values():
        _add(found, kind if kind in BUILDINGS else "building", 1.0)
    for site in me.upgraded:
        _add(found, f"upgraded {me.buildings.get(site, 'tunnel')}", 1.0)
    for card in me.cards:
        for name, amount in card_facts(card).items():
            _add(found, f"claimed {name}", amount)
        if CARDS[card].type == "scoring":
            _add(found, "scoring", scored(me, card, LATE))
    return found


def _add(found: dict[str, float], name: str, count: float) -> None:
    found[name] = found.get(name, 0.0) + count
