"""Feeding: kelp, biomatter and points for every connected city."""

import pytest

from asztal.games.underwater_cities.addresses import ROUND
from asztal.games.underwater_cities.examples.tabletop import Tabletop

FOUR = ["C2", "C3*", "C4", "T1", "T2", "T3"]  # with the starting city four connected cities of board 1


@pytest.mark.rules("UWC-FEED-01")
def test_every_connected_city_of_either_kind_needs_one_kelp() -> None:
    assert Tabletop(2).stock(kelp=5).feed().rest() == {"kelp": 4}
    assert Tabletop(2).build(*FOUR).stock(kelp=5).feed().rest() == {"kelp": 1}
    assert Tabletop(2).build("C2", "C3*").stock(kelp=5).feed().rest() == {"kelp": 4}  # not connected
    metropolis = Tabletop(2).build("T2", "T13").stock(kelp=5)
    assert metropolis.feed().rest() == {"kelp": 4}


@pytest.mark.rules("UWC-FEED-02", "UWC-FEED-03")
def test_kelp_goes_first_and_nothing_is_asked() -> None:
    table = Tabletop(2).build(*FOUR).stock(kelp=4, biomatter=4, points=20).feed()
    assert table.rest() == {"biomatter": 4, "points": 20}
    table = Tabletop(2).build(*FOUR).stock(kelp=1, biomatter=4, points=20).feed()
    assert table.rest() == {"biomatter": 1, "points": 20}
    assert table.ask() == ""
    assert table.events("fed") == [{"event": "fed", "seat": 0, "kelp": 1, "biomatter": 3, "points": 0}]


@pytest.mark.rules("UWC-FEED-03", "UWC-FEED-04")
def test_what_is_still_unfed_costs_three_points_each() -> None:
    table = Tabletop(2).build(*FOUR).stock(kelp=1, biomatter=1, points=20, credit=9).feed()
    assert table.rest() == {"points": 14, "credit": 9}
    assert sum(table.player().points_from.values()) == 14
    table = Tabletop(2).build(*FOUR).stock(points=20).feed()
    assert table.rest() == {"points": 8}
    assert table.events("fed")[-1]["clause"] == "UWC-FEED-04"


@pytest.mark.rules("UWC-FEED-05")
def test_the_score_never_drops_below_zero() -> None:
    table = Tabletop(2).build(*FOUR).stock(points=11).feed()
    assert table.player().points == 0
    assert table.events("fed")[0]["points"] == 11
    assert table.events("fed")[0]["clause"] == "UWC-FEED-05"
    assert sum(table.player().points_from.values()) == 0
    assert Tabletop(2).stock(points=0).feed().player().points == 0


@pytest.mark.rules("UWC-FEED-06")
@pytest.mark.parametrize(("number", "fed"), [(3, False), (4, True), (6, False), (7, True), (9, False), (10, True)])
def test_feeding_follows_every_production(number: int, fed: bool) -> None:
    table = Tabletop(2).build("C1a=farm").stock(1, points=10)
    table.state.round, table.state.era = number, 1 if number <= 4 else 2 if number <= 7 else 3
    table.at(f"{ROUND}.era")
    told = [(event["event"], event["seat"]) for event in table.events() if event["event"] in ("produced", "fed")]
    assert told == ([("produced", 0), ("produced", 1), ("fed", 0), ("fed", 1)] if fed else [])
    assert (table.player().kelp, table.player(1).points) == (0, 7 if fed else 10)


# --- cards ------------------------------------------------------------------------------------------------------------


def pantry(**stock: int) -> Tabletop:
    """Four connected cities and a card that feeds one for nothing and up to two for a credit each."""
    return Tabletop(2).build(*FOUR).claimed("C098").stock(**stock)


@pytest.mark.rules("UWC-FEED-07")
def test_cards_feed_first() -> None:
    table = pantry(kelp=4, credit=3, points=20).feed()
    assert table.options() == ["feed 0", "feed 1", "feed 2"]
    assert table.answers(0, "feed 2").rest() == {"kelp": 3, "credit": 1, "points": 20}
    assert pantry(kelp=4, credit=3).feed("feed 0").rest() == {"kelp": 1, "credit": 3}
    assert pantry(kelp=1, credit=1, biomatter=2).feed("feed 1").rest() == {"biomatter": 1}


@pytest.mark.rules("UWC-FEED-07")
def test_other_food_needs_its_price_and_a_hungry_city() -> None:
    assert pantry(kelp=1, points=20).feed().rest() == {"points": 14}
    assert pantry(credit=1).feed().options() == ["feed 0", "feed 1"]
    alone = Tabletop(2).claimed("C098").stock(kelp=2, credit=2)  # the only city eats for nothing
    assert alone.feed().rest() == {"kelp": 2, "credit": 2}
