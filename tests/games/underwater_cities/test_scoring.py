"""Final scoring, ties and the winner."""

import pytest

from asztal.games.underwater_cities.addresses import ROUND
from asztal.games.underwater_cities.cards import CARDS
from asztal.games.underwater_cities.examples.tabletop import WORKSHOP, Tabletop
from asztal.games.underwater_cities.vocabulary import Spend

TOWN = 2  # points of the starting city without buildings
BROWN = ["C2", "T1", "T3", "T6", "T8", "T9", "T11", "T12"]  # tunnels of board 1 to the brown metropolis, and a city


def points_from(table: Tabletop) -> dict[str, int]:
    """The points of a player by what they were given for, without what was set."""
    return {why: points for why, points in table.player().points_from.items() if why != "set"}


# --- the four steps ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SCORE-01")
def test_brown_metropolis_then_cards_then_network_then_resources() -> None:
    table = Tabletop(2).metropolises(brown="BR1").claimed("C131", "SP02").build(*BROWN, "C1a=farm", "C1b=farm")
    table.stock(steelplast=5, credit=3).final()
    assert [(event["card"], event["count"]) for event in table.events("scored")] == [("BR1", 3), ("C131", 1)]
    assert table.events("network-scored") == []  # the card that spends comes before the network
    table.answers(0, "spend SP02 4")
    assert [(event["event"], event.get("card", "")) for event in table.events() if "scored" in event["event"]] == [
        ("scored", "BR1"),
        ("scored", "C131"),
        ("scored", "SP02"),
        ("network-scored", ""),
    ]
    # 1 metropolis; 2 farms; 4 steelplast; cities with one building type and with none; 1 + 3 units left
    assert points_from(table) == {"brown": 3, "scoring": 1 + 4, "cities": 3 + 2, "resources": 1}


@pytest.mark.rules("UWC-SCORE-01")
def test_an_unconnected_brown_metropolis_gives_nothing() -> None:
    table = Tabletop(2).metropolises(brown="BR1").build(*BROWN[:-1]).final()
    assert table.events("scored") == []
    assert "brown" not in points_from(table)


@pytest.mark.rules("UWC-SCORE-02")
def test_every_claimed_card_is_resolved_once() -> None:
    table = Tabletop(2).claimed("C131", "C133", "C025").build("C1a=farm", "C1b=farm").stock(credit=9).final()
    assert table.options() == ["spend C133 1", "spend C133 2", "done"]
    table.answers(0, "spend C133 1")
    assert table.ask() == ""  # 5 credits would buy once more
    assert table.events("scored") == [
        {"event": "scored", "seat": 0, "card": "C131", "count": 1},
        {"event": "scored", "seat": 0, "card": "C133", "count": 2},
    ]
    assert points_from(table) == {"scoring": 1 + 2, "cities": 3, "resources": 1}


@pytest.mark.rules("UWC-SCORE-03")
def test_what_is_spent_is_missing_for_other_cards_and_the_last_step() -> None:
    table = Tabletop(2).claimed("SP02", "C074").stock(steelplast=4, kelp=4).final("spend SP02 3")
    assert table.options() == ["spend C074 1", "done"]  # only 1 steelplast is left
    table.answers(0, "spend C074 1")
    assert points_from(table) == {"scoring": 3 + 1, "cities": TOWN}  # 3 kelp are no point
    kept = Tabletop(2).claimed("SP02", "C074").stock(steelplast=4, kelp=4).final("done")
    assert points_from(kept) == {"cities": TOWN, "resources": 2}


@pytest.mark.rules("UWC-SCORE-04")
def test_the_owner_chooses_order_and_amount() -> None:
    table = Tabletop(2).claimed("C130", "SP02").stock(steelplast=3).final()
    assert table.options() == [
        "spend C130 1",
        *(f"spend SP02 {count}" for count in (1, 2, 3)),
        "done",
    ]
    table.answers(0, "spend SP02 1")
    assert table.options() == ["spend C130 1", "done"]
    table.answers(0, "done")
    assert points_from(table) == {"scoring": 1, "cities": TOWN}
    assert table.player().steelplast == 2


@pytest.mark.rules("UWC-SCORE-04")
def test_units_of_any_kind_are_chosen_by_the_payer() -> None:
    table = Tabletop(2).claimed("C156").stock(biomatter=1, kelp=2, credit=4).final("spend C156 2")
    assert table.options() == ["give kelp", "give credit", "give biomatter"]
    table.answers(0, "give kelp", "give kelp", "give credit", "give credit", "give credit")
    assert table.options() == ["give credit", "give biomatter"]
    table.answers(0, "give credit")
    assert points_from(table) == {"scoring": 4, "cities": TOWN}
    assert table.rest() == {"biomatter": 1, "points": 4 + TOWN}


@pytest.mark.rules("UWC-SCORE-04")
def test_no_card_buys_more_often_than_it_says() -> None:
    table = Tabletop(2).claimed("SP03").stock(kelp=30).final()
    assert table.options() == [*(f"spend SP03 {count}" for count in range(1, 6)), "done"]
    assert points_from(table.answers(0, "spend SP03 5")) == {"scoring": 15, "cities": TOWN, "resources": 5}


# --- the network ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SCORE-05", "UWC-SCORE-06")
@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ([], 2),
        (["C1a=farm"], 3),
        (["C1a=farm", "C1b=farm+", "C1c=farm"], 3),
        (["C1a=farm", "C1b=laboratory"], 4),
        (["C1a=desalination", "C1b=laboratory+", "C1c=laboratory"], 4),
        (["C1a=farm", "C1b=laboratory", "C1c=desalination"], 6),
        (["C1a=farm+", "C1b=laboratory+", "C1c=desalination+", "C1x=farm"], 6),
        (["C1a=farm", "C1b=laboratory", "C1x=desalination"], 6),
        (["C2*", "T1"], 2 + 2),
        (["C2", "T1", "C2a=farm"], 2 + 3),
        (["C2", "C2a=farm", "C2b=laboratory"], 2),
        (["C2a=farm", "T1"], 2),
    ],
)
def test_points_of_connected_cities_by_their_building_types(pieces: list[str], points: int) -> None:
    assert points_from(Tabletop(2).build(*pieces).final()) == {"cities": points}


# --- resources --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SCORE-07")
@pytest.mark.parametrize(("biomatter", "credit", "points"), [(1, 1, 0), (1, 2, 1), (2, 0, 1), (3, 1, 1), (3, 2, 2)])
def test_biomatter_counts_as_two_credits(biomatter: int, credit: int, points: int) -> None:
    table = Tabletop(2).stock(biomatter=biomatter, credit=credit).final()
    assert points_from(table).get("resources", 0) == points


@pytest.mark.rules("UWC-SCORE-08")
@pytest.mark.parametrize(
    ("stock", "points"),
    [
        ({}, 0),
        ({"kelp": 3}, 0),
        ({"kelp": 4}, 1),
        ({"science": 4, "steelplast": 3}, 1),
        ({"kelp": 1, "science": 1, "steelplast": 1, "credit": 1}, 1),
        ({"kelp": 2, "science": 2, "steelplast": 2, "credit": 2}, 2),
        ({"credit": 23}, 5),
    ],
)
def test_every_four_units_in_any_mix_give_a_point(stock: dict[str, int], points: int) -> None:
    table = Tabletop(2).stock(**stock).final()
    assert points_from(table).get("resources", 0) == points
    assert table.events("network-scored")[0]["resources"] == points


# --- what counts ------------------------------------------------------------------------------------------------------

OF_THE_BOARD = [
    card.id
    for card in CARDS.values()
    if card.type == "scoring" and not any(isinstance(part, Spend) or "_card" in str(part) for part in card.effect)
]


def full_city(city: str) -> list[str]:
    """A city with four upgraded buildings of all types, one on its expansion site."""
    return [
        city,
        f"{city}a=farm+",
        f"{city}b=laboratory+",
        f"{city}c=desalination+",
        f"{city}x=farm+",
    ]


@pytest.mark.rules("UWC-SCORE-09")
@pytest.mark.parametrize("card", OF_THE_BOARD)
def test_end_scoring_ignores_what_is_not_connected(card: str) -> None:
    nothing = Tabletop(2).claimed(card).build("T1").final()
    far = [piece for city in ("C3", "C4*", "C6", "C7*", "C8") for piece in full_city(city)]
    unconnected = Tabletop(2).claimed(card).build("T1", "T5+", *far).final()  # T5 joins two empty sites
    assert points_from(unconnected) == points_from(nothing)
    near = ["T1+", "T5+", "T14", "T2+", "T13", "T4+", "T6+", "T8+", "T10+", "T3", "T7"]
    everything = Tabletop(2).claimed(card).build(*full_city("C2"), *near, *full_city("C1")[1:], *far).final()
    assert points_from(everything).get("scoring", 0) > points_from(nothing).get("scoring", 0)


@pytest.mark.rules("UWC-SCORE-10")
def test_cards_in_hand_give_nothing() -> None:
    table = Tabletop(2).build("C1a=farm", "C1b=farm").hand("C131", "SP02", "C025").stock(steelplast=3).final()
    assert points_from(table) == {"cities": 3}


# --- the winner -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-WIN-01")
def test_the_highest_score_wins() -> None:
    table = Tabletop(3).stock(0, points=50).stock(1, points=61).stock(2, points=60)
    table.state.order = [2, 0, 1]
    assert WORKSHOP.winners(table.state) == [1]


@pytest.mark.rules("UWC-WIN-02")
@pytest.mark.parametrize(("scores", "winner"), [((60, 60, 60), 2), ((60, 60, 40), 1), ((60, 50, 60), 2)])
def test_a_tie_goes_to_the_earlier_in_the_order_after_round_ten(scores: tuple[int, ...], winner: int) -> None:
    table = Tabletop(3)
    for seat, points in enumerate(scores):
        table.stock(seat, points=points)
    table.state.round, table.state.order = 10, [1, 0, 2]
    table.space(3, seat=2).at(f"{ROUND}.end")  # the others stay below the track
    assert table.state.order == [2, 1, 0]
    assert WORKSHOP.winners(table.state) == [winner]


@pytest.mark.rules("UWC-WIN-03")
@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ((40, 60, 40, 40), [3, 1, 4, 2]),
        ((40, 60, 60, 40), [4, 1, 2, 3]),
        ((60, 40, 40, 60), [2, 3, 4, 1]),
        ((40, 40, 40, 40), [3, 2, 4, 1]),
    ],
)
def test_the_order_decides_every_lower_place_too_so_that_nobody_shares_one(
    scores: tuple[int, ...], places: list[int]
) -> None:
    table = Tabletop(4)
    for seat, points in enumerate(scores):
        table.stock(seat, points=points)
    table.state.order = [3, 1, 0, 2]
    assert WORKSHOP.places(table.state) == places
    tied = [seat for seat in range(4) if WORKSHOP.tied(table.state, seat)]
    assert tied == [seat for seat in range(4) if scores.count(scores[seat]) > 1]


def test_before_there_is_an_order_equal_points_share_a_place() -> None:
    table = Tabletop(3).stock(1, points=5)
    table.state.order = []
    assert WORKSHOP.places(table.state) == [2, 1, 2]
    assert not any(WORKSHOP.tied(table.state, seat) for seat in range(3))
