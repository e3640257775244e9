"""Every effect that is printed on a card, a tile, a contract or a slot, by its address."""

from collections.abc import Iterator
from typing import NamedTuple

from asztal.games.underwater_cities.cards import CARDS, CONTRACTS, METROPOLISES, SLOTS, Card, Metropolis
from asztal.games.underwater_cities.parts import Conditions, OncePerTurn, Parts, When


class Printed(NamedTuple):
    """An effect; a tile says at which `moment` it works, a contract what it `needs`."""

    at: str
    effect: Parts
    moment: str = ""
    needs: Conditions = Conditions()


def printed(id_: str) -> list[Printed]:
    """The effects of a card, a tile, a contract or a slot, in the order in which it prints them.

    They have the addresses of the rules; what only holds or counts has none there and is named in the same way.
    """
    if id_ in SLOTS:
        return [Printed(f"slot.{id_}", SLOTS[id_].effect)]
    if id_ in CONTRACTS:
        return [Printed(f"contract.{id_}", CONTRACTS[id_].reward, needs=CONTRACTS[id_].criteria)]
    return list(_of_tile(METROPOLISES[id_]) if id_ in METROPOLISES else _of_card(CARDS[id_]))


def _of_tile(tile: Metropolis) -> Iterator[Printed]:
    if tile.instant:
        yield Printed(f"metropolis.{tile.id}", tile.instant, "instant")
    if tile.production:
        yield Printed(f"production.{tile.id}", tile.production, "production")
    if tile.scoring:
        yield Printed(f"scoring.{tile.id}", tile.scoring, "scoring")


def _of_card(card: Card) -> Iterator[Printed]:
    if card.type != "permanent":
        kind = card.type if card.type in ("production", "scoring") else "card"
        yield Printed(f"{kind}.{card.id}", card.effect)
        return
    for number, part in enumerate(card.effect, 1):
        match part:
            case When():
                at = f"when.{card.id}.{number}"
            case OncePerTurn():
                at = f"ability.{card.id}"
            case _:
                at = f"standing.{card.id}.{number}"
        yield Printed(at, Parts([part]))
