"""What a card gives or sells at most: stated card by card in times, said with that unit, and reached in play."""

from collections.abc import Iterator

import pytest

from asztal.games.underwater_cities import TITLE
from asztal.games.underwater_cities.cards import CARDS, CONTRACTS, METROPOLISES, SLOTS
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.network import COUNTS
from asztal.games.underwater_cities.vocabulary import MANY, Exchange, GainPer, Part, Pay, Spend
from asztal.text import LANGUAGES
from asztal.text.wording import wording_of

# How many times at most, and how much of what that brings; what else the card gives is left out.
PER = {
    "C069": (4, "credit", 4),
    "C082": (4, "steelplast", 4),
    "C100": (3, "science", 3),
    "C125": (2, "points", 2),
    "C174": (4, "points", 4),
}
PAID = {
    "C076": (2, "biomatter", 2),
    "C109": (3, "steelplast", 3),
    "C119": (3, "credit", 6),
    "C124": (2, "points", 4),
}
SPENT = {
    "C074": (5, 5),
    "C078": (3, 9),
    "C130": (2, 4),
    "C133": (2, 4),
    "C156": (4, 8),
    "C180": (3, 6),
    "SP02": (14, 14),
    "SP03": (5, 15),
    "SP04": (1, 13),
}
CITIES = ("C2", "C3", "C4", "C5", "C6", "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T13", "T14")
SITES = ("C1a", "C1b", "C1c", "C2a", "C2b", "C2c", "C3a", "C3b", "C4a", "C4b", "C5b", "C6a")  # of six connected cities
BUILDINGS = {"C100": "laboratory", "C125": "desalination+", "C174": "farm+"}
SAID = {"en": "{} times)", "hu": "(legfeljebb {} alkalommal)", "de": "{}-mal)"}


def inside(parts: tuple[object, ...]) -> Iterator[object]:
    """Parts and what is in them."""
    for part in parts:
        if isinstance(part, tuple):
            yield from inside(part)
        elif isinstance(part, Part):
            yield part
            yield from inside(tuple(getattr(part, name) for name in part.__struct_fields__))


def limits() -> dict[str, int]:
    """How often at most, for everything that says so."""
    sources: dict[str, tuple[object, ...]] = {name: card.effect for name, card in CARDS.items()}
    sources |= {name: slot.effect for name, slot in SLOTS.items()}
    sources |= {name: contract.reward for name, contract in CONTRACTS.items()}
    sources |= {name: (*tile.instant, *tile.production) for name, tile in METROPOLISES.items()}
    found: dict[str, int] = {}
    for name, effect in sources.items():
        for part in inside(effect):
            match part:
                case GainPer(most=most) if most < MANY:
                    found[name] = most
                case Pay(times=times) | Exchange(times=times) if times > 1:
                    found[name] = times
                case Spend(max_times=times):
                    found[name] = times
    return found


def rich(card: str) -> Tabletop:
    """A network of six connected cities, in which twelve buildings stand that the card counts."""
    pieces = [f"{site}={BUILDINGS[card]}" for site in SITES] if card in BUILDINGS else []
    return Tabletop(2).build(*CITIES, *pieces)


def test_the_tables_name_every_limit_that_cards_tiles_contracts_and_slots_have() -> None:
    assert limits() == {card: row[0] for card, row in (PER | PAID | SPENT).items()}


@pytest.mark.parametrize("card", PER)
def test_a_gain_for_each_stops_at_its_limit(card: str) -> None:
    times, item, most = PER[card]
    (part,) = (part for part in CARDS[card].effect if isinstance(part, GainPer))
    table = rich(card)
    assert COUNTS[part.gain_per](table.player()) // part.each > times
    if CARDS[card].type == "production":
        without = rich(card).produce().rest()
        assert table.claimed("PA", card).produce().rest() == without | {item: without[item] + most}
    else:
        extra = 2 if card == "C100" else 0  # the 2 credits of its other part
        assert table.card(card).rest() == {item: most} | ({"credit": extra} if extra else {})


@pytest.mark.parametrize("card", PAID)
def test_what_may_be_paid_several_times_stops_at_its_limit(card: str) -> None:
    _, item, most = PAID[card]
    table = Tabletop(2).stock(kelp=20).card(card)
    while table.game.decisions:
        table.answer(0, next(option for option in table.options() if option != "stop"))
    assert table.rest()[item] == most
    assert table.rest()["kelp"] > 10  # enough for more


@pytest.mark.parametrize("card", SPENT)
def test_points_are_bought_so_many_times_at_most(card: str) -> None:
    times, points = SPENT[card]
    stock = dict.fromkeys(("kelp", "steelplast", "science", "credit", "biomatter"), 40)
    table = Tabletop(2).claimed(card).stock(**stock).final()
    assert table.options() == [*(f"spend {card} {count}" for count in range(1, times + 1)), "done"]
    table.answers(0, f"spend {card} {times}")
    while table.game.decisions:
        table.answer(0, table.options()[0])
    assert table.player().points_from["scoring"] == points


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_limit_is_said_in_times(lang: str) -> None:
    texts = {card.id: card.text for card in wording_of(TITLE, lang).cards()}
    for card, row in (PER | PAID | SPENT).items():
        assert (SAID[lang].format(row[0]) in texts[card]) == (row[0] > 1), texts[card]
