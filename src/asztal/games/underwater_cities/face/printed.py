"""Every effect that is printed on a card, a tile, a contract or a slot by its address, and its parts by their names."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from asztal.games.underwater_cities import vocabulary as word
from asztal.games.underwater_cities.cards import CARDS, CONTRACTS, METROPOLISES, SLOTS, Card, Metropolis, parts_of
from asztal.games.underwater_cities.language import lettered
from asztal.games.underwater_cities.vocabulary import Conditions, OncePerTurn, Part, Parts, When


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


# --- parts by their names -------------------------------------------------------------------------------------------


def _named(effect: Sequence[Part], name: str) -> Iterator[tuple[str, Sequence[Part]]]:
    """The parts and alternatives of an effect with the names by which options call them, as `language` gives them."""
    for number, part in enumerate(effect, 1):
        here = f"{name}-{number}"
        yield here, [part]
        match part:
            case word.Choose(branches):
                for letter, branch in lettered(branches):
                    yield f"{here}{letter}", branch
                    yield from _named(branch, f"{here}{letter}")
            case word.Pay(then=then):
                yield from _named(then, here)
            case word.If(then=then, otherwise=otherwise):
                yield from _named(then, f"{here}a")
                yield from _named(otherwise, f"{here}b")


def _effects() -> Iterator[tuple[str, Sequence[Part]]]:
    """Everything that can be resolved, with its source."""
    for slot in SLOTS.values():
        yield slot.id, slot.effect
    for card in CARDS.values():
        reactions = [part.then for part in parts_of(card.id, word.When)]
        abilities = [part.once_per_turn for part in parts_of(card.id, word.OncePerTurn)]
        yield from ((card.id, effect) for effect in [*reactions, *abilities] or [card.effect])
    for tile in METROPOLISES.values():
        yield tile.id, tile.instant or tile.production
    for contract in CONTRACTS.values():
        yield contract.id, contract.reward


PARTS = {name: part for source, effect in _effects() for name, part in _named(effect, source)}
SOURCE_OF = {name: source for source, effect in _effects() for name, _ in _named(effect, source)}
