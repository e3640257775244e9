"""Every card, tile, contract and slot as golden lines: its text in three languages, and what it does on a fixed table.

With them come the signs that are sent to a board and the clauses that count cards. `make golden` writes the files anew;
review them in the diff.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from asztal.games.underwater_cities.cards import (
    ALWAYS,
    CARDS,
    COLOURS,
    CONTRACTS,
    COST,
    ERA_CARDS,
    LIMITS,
    METROPOLISES,
    RESOURCES,
    SLOTS,
    SPECIAL_CARDS,
    parts_of,
)
from asztal.games.underwater_cities.conditions import all_hold
from asztal.games.underwater_cities.costs import (
    Price,
    Terms,
    action_card_limit,
    build_payments,
    build_prices,
    hand_limit,
    upgrade_prices,
)
from asztal.games.underwater_cities.examples.tabletop import WORKSHOP, Tabletop
from asztal.games.underwater_cities.face.words import UnderwaterCitiesWording
from asztal.games.underwater_cities.triggers import whens
from asztal.games.underwater_cities.turn import matches
from asztal.games.underwater_cities.vocabulary import FeedFree
from asztal.testkit.golden import hold_all, with_figures
from asztal.text import LANGUAGES
from asztal.text.wording import CardText
from tests.games.underwater_cities.test_signs import SIGNS, signs_as_sent

ROOT = Path(__file__).parents[3]
GOLDEN = ROOT / "tests" / "golden" / "underwater_cities_cards.txt"
NETWORK = (
    *("C2", "C3*", "C4", "C5", "C6", "T1+", "T2+", "T3", "T4", "T5", "T6", "T7", "T13", "T14"),
    *("C1a=farm+", "C1b=farm+", "C1c=laboratory", "C2a=farm+", "C2b=desalination+", "C2c=laboratory+"),
    *("C3a=laboratory+", "C3b=desalination", "C4a=farm", "C4b=desalination", "C4x=laboratory"),
    *("C5b=laboratory", "C6a=desalination+"),
)
SPACE = {"C179": 3}  # the space on which a card finds its owner; usually 4
STAND_IN = {"C025": "C029"}  # the production card that is claimed where the usual one is the card itself
PLAIN_TILE = "BL08"  # a metropolis that neither produces nor scores


def fixed_table(name: str = "", seats: int = 2) -> Tabletop:
    """A table in the middle of a turn: a large network, 20 of each resource, action cards, slots held by another."""
    top = (
        Tabletop(seats)
        .build(*NETWORK)
        .hand("C023", "C030", "C038")
        .claimed("PA", "C020", "C033", "C112", STAND_IN.get(name, "C025"))
    )
    top.stock(**dict.fromkeys(RESOURCES, 20), points=10, special_paid=2).space(SPACE.get(name, 4))
    top.player().used.append("C020")
    top.player().turn_built.update(tunnel=1, farm=1, nonsymbiotic_city=1)
    top.player().turn_upgraded.update(farm=1)
    side = "12" if seats == 2 else "34"
    return top.tile(f"{side}-G2", 1).tile(f"{side}-Y1", 1).metropolises("BR1", PLAIN_TILE, PLAIN_TILE)


def with_card(card: str) -> Tabletop:
    top = fixed_table(card)
    top.player().cards.append(card)
    return top


def played(top: Tabletop) -> Tabletop:
    """The first option of every question, to the end; points are bought as often as can be."""
    for _ in range(200):
        if not top.game.decisions:
            return top
        top.answer(0, top.options()[-2 if top.ask() == "spend" and len(top.options()) > 1 else 0])
    raise AssertionError("it does not end")


def counts(top: Tabletop) -> dict[str, int]:
    me = top.player()
    pieces = {
        "cities": len(me.cities),
        "symbiotic": list(me.cities.values()).count("symbiotic_city"),
        "tunnels": len(me.tunnels),
        "buildings": len(me.buildings),
        "upgraded": len(me.upgraded),
        "metropolises": len(me.gained_metropolises),
    }
    used = {"hand": len(me.hand), "used cards": len(me.used), "discounts": len(me.turn_discounts)}
    return {**{item: getattr(me, item) for item in (*RESOURCES, "points")}, **pieces, **used, "steps": me.space}


def change(before: Tabletop, after: Tabletop) -> str:
    """What is different after an effect."""
    old, new = counts(before), counts(after)
    parts = [f"{name} {new[name] - old[name]:+}" for name in old if old[name] != new[name] and name != "steps"]
    space = [f"space {old['steps']} to {new['steps']}"] if old["steps"] != new["steps"] else []
    return ", ".join([*parts, *space]) or "nothing"


def done(run: Callable[[Tabletop], Tabletop], top: Tabletop) -> Tabletop:
    return played(run(top))


def standing(top: Tabletop) -> dict[str, str]:
    """What permanent cards change: prices, ways to pay, limits, matches."""
    me = top.player()
    kinds = [kind for kind in COST if kind != "upgrade"]
    told = {f"price of a {kind}": priced(build_prices(me, kind, "", Terms())) for kind in kinds}
    ways = sum(len(list(build_payments(me, price))) for kind in kinds for price in build_prices(me, kind, "", Terms()))
    fits = [f"{c} on {slot.colour}" for c in COLOURS for slot in SLOTS.values() if fits_colour(top, c, slot.id)]
    return told | {
        "ways to pay": str(ways),
        "price of an upgrade": priced(upgrade_prices(me, "farm", Terms())),
        "hand limit": str(hand_limit(me)),
        "action cards": str(action_card_limit(me)),
        "matches": ", ".join(dict.fromkeys(fits)),
    }


def priced(prices: Sequence[Price]) -> str:
    (price,) = prices
    return ", ".join(f"{count} {item}" for item, count in price.items() if count) or "nothing"


def fits_colour(top: Tabletop, colour: str, slot: str) -> bool:
    card = next(card.id for card in CARDS.values() if card.colour == colour)
    return slot != ALWAYS and matches(top.player(), card, slot)


# --- the lines --------------------------------------------------------------------------------------------------------


@cache
def cards_in(lang: str) -> dict[str, CardText]:
    return {card.id: card for card in UnderwaterCitiesWording(lang).cards()}


def texts(name: str) -> Iterator[str]:
    yield name
    for lang in LANGUAGES:
        yield f"  {lang} {cards_in(lang)[name].heading}: {cards_in(lang)[name].text}"


def card_lines(card: str) -> Iterator[str]:
    match CARDS[card].type:
        case "immediate" | "action":
            yield f"  {change(fixed_table(card), done(lambda top: top.card(card), fixed_table(card)))}"
        case "permanent":
            yield from permanent_lines(card)
        case "production":
            before, after = done(Tabletop.produce, fixed_table(card)), done(Tabletop.produce, with_card(card))
            yield f"  a production: {change(before, after)}"
        case "scoring":
            yield f"  the end: {change(done(Tabletop.final, fixed_table()), done(Tabletop.final, with_card(card)))}"


def permanent_lines(card: str) -> Iterator[str]:
    for _, at in whens(CARDS[card]):
        yield f"  each time: {change(fixed_table(), played(fixed_table().at(at)))}"
    if f"ability.{card}" in WORKSHOP.book:
        yield f"  once per turn: {change(fixed_table(), played(fixed_table().at(f'ability.{card}')))}"
    old, new = standing(fixed_table()), standing(with_card(card))
    yield from (f"  {name}: {old[name]} to {new[name]}" for name in old if old[name] != new[name])


def feeding_line(card: str) -> str:
    return f"  food: {change(done(Tabletop.feed, fixed_table()), done(fed_otherwise, with_card(card)))}"


def fed_otherwise(top: Tabletop) -> Tabletop:
    """As many cities as can be are fed in the other way."""
    top.feed()
    return top.answer(0, top.options()[-1]) if top.game.decisions else top


def tile_lines(tile: str) -> Iterator[str]:
    about = METROPOLISES[tile]
    if about.instant:
        yield f"  connected: {change(fixed_table(), played(fixed_table().at(f'metropolis.{tile}')))}"
    if about.production:
        gained = fixed_table()
        gained.player().gained_metropolises.append(tile)
        before = fixed_table()
        before.player().gained_metropolises.append(PLAIN_TILE)
        yield f"  a production: {change(done(Tabletop.produce, before), done(Tabletop.produce, gained))}"
    if about.scoring:
        tables = [fixed_table().build("T8", "T9", "T11", "T12").metropolises(brown) for brown in (PLAIN_TILE, tile)]
        before, after = (done(Tabletop.final, top) for top in tables)
        yield f"  the end: {change(before, after)}"


def contract_lines(contract: str) -> Iterator[str]:
    top = fixed_table().contracts(contract)
    met = all_hold(top.player(), CONTRACTS[contract].criteria)
    yield f"  {'met' if met else 'not met'}: {change(fixed_table(), played(top.at(f'take_contract.{contract}')))}"


def slot_lines(slot: str) -> Iterator[str]:
    seats = 4 if slot.startswith("34") else 2
    yield f"  {change(fixed_table(seats=seats), played(fixed_table(seats=seats).slot(slot)))}"


def all_lines() -> Iterator[str]:
    for card in CARDS:
        yield from texts(card)
        fed = parts_of(card, FeedFree)
        yield from [feeding_line(card)] if fed else card_lines(card)
    for names, lines in ((METROPOLISES, tile_lines), (CONTRACTS, contract_lines), (SLOTS, slot_lines)):
        for name in names:
            yield from texts(name)
            yield from lines(name)


@pytest.fixture(scope="module")
def made() -> list[str]:
    return list(all_lines())


def figures() -> dict[str, Sequence[int]]:
    """The numbers of the clauses that count cards, in their order."""
    eras = Counter(card.era for card in ERA_CARDS.values())
    costs = Counter(card.cost for card in SPECIAL_CARDS.values())
    tiles = Counter(tile.colour for tile in METROPOLISES.values())
    laid_out = LIMITS["three_credit_cards"]
    return {
        "UWC-COMP-01": (eras[1], eras[2], eras[3]),
        "UWC-COMP-02": (len(SPECIAL_CARDS), costs[3], 3, costs[1] + costs[2], 1, 2),
        "UWC-COMP-03": (len(METROPOLISES), tiles["brown"], tiles["blue"], len(CONTRACTS)),
        "UWC-SETUP-06": (3, laid_out, costs[3] - laid_out),
    }


@pytest.mark.rules("UWC-COMP-01", "UWC-COMP-02", "UWC-COMP-03")
def test_everything_reads_and_does_as_it_did(made: list[str]) -> None:
    lines = "\n".join([*made, ""])
    hold_all({GOLDEN: lines, SIGNS: signs_as_sent(), **with_figures(ROOT / "docs" / "rules", figures())})


def test_every_effect_changes_something_on_the_fixed_table(made: list[str]) -> None:
    assert not [line for line in made if line.endswith(": nothing") or line == "  nothing"]


def test_there_is_a_block_with_effects_for_every_card_tile_contract_and_slot(made: list[str]) -> None:
    blocks: dict[str, int] = {}
    for line in made:
        if line[0] != " ":
            name = line
        blocks[name] = blocks.get(name, 0) + 1
    assert len(blocks) == len(CARDS) + len(METROPOLISES) + len(CONTRACTS) + len(SLOTS)
    assert min(blocks.values()) > 4
