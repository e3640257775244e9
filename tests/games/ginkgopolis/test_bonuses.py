"""What the cards in an area pay: items after an action, points at the end."""

import pytest

from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.cards import BUILDINGS, CHARACTERS
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.games.ginkgopolis.vocabulary import After

COLOURS = "RBY"
REACTS = {1: "exploit", 2: "urbanize", 3: "construct"}
SMALL = {"R": (1, 0, 0), "B": (0, 1, 0), "Y": (0, 0, 1)}  # resources, tiles, points
LARGE = {"R": (1, 0, 1), "B": (0, 1, 1), "Y": (0, 0, 2)}
NOTHING = (0, 0, 0)

PERMANENT = [f"{letter}{number:02}" for letter in COLOURS for number in range(1, 10)]


def after(action: str, *area: str) -> tuple[int, int, int]:
    """What the cards of an area pay for an action: the gains beyond what the action itself costs and brings."""
    table = Tabletop(seats=3)
    table.clear_city()
    table.building("5,5", "y11")
    table.state.tokens["A"] = "-7,-7"  # nothing stands beside it
    table.area(0, *area)
    table.tiles(0, "y12")
    table.stock(0, resources=10, points=10, supply=10)
    if action == "exploit":
        table.act(0, "Y11")
        own = (10, 1, 10 + 1)
    elif action == "urbanize":
        table.act(0, "UA", "y12")
        table.answer(0, table.options()[0])
        own = (10 - 1, 0, 10)
    else:
        table.act(0, "Y11", "y12")
        own = (10 - 2, 0, 10)
    resources, tiles, points = table.rest(0)
    return resources - own[0], tiles - own[1], points - own[2]


def worth(table: Tabletop, seat: int = 0) -> dict[str, int]:
    """The points of every endgame card of a seat."""
    return {str(x.args["card"]): x.points for x in TITLE.score_lines(table.state, seat) if x.key == "card"}


@pytest.mark.rules("GIN-BON-01")
def test_characters_and_cards_one_to_nine_have_permanent_bonuses() -> None:
    permanent = {card.id for card in (*BUILDINGS, *CHARACTERS) if isinstance(card.bonus, After)}
    assert permanent == {*PERMANENT, *(f"CH{number:02}" for number in range(1, 28))}


@pytest.mark.rules("GIN-BON-01")
def test_a_permanent_bonus_pays_every_time() -> None:
    table = Tabletop(seats=2)
    table.building("0,0", "y11")
    table.area(0, "Y07", "CH14")
    table.stock(0, points=0)
    table.act(0, "Y11")
    assert table.player(0).points == 1 + 2 + 1
    table.act(0, "Y11")
    assert table.player(0).points == 2 * (1 + 2 + 1)


@pytest.mark.rules("GIN-BON-02", "GIN-BON-03", "GIN-BON-04")
@pytest.mark.parametrize("card", PERMANENT)
def test_a_building_card_pays_for_its_action_only(card: str) -> None:
    colour, number = card[0], int(card[1:])
    pays = (SMALL if number <= 6 else LARGE)[colour]
    reacts = REACTS[(number - 1) % 3 + 1]
    assert {action: after(action, card) for action in REACTS.values()} == {
        action: pays if action == reacts else NOTHING for action in REACTS.values()
    }


@pytest.mark.rules("GIN-BON-01")
def test_the_bonuses_of_several_cards_add_up() -> None:
    assert after("construct", "R03", "R09", "B06", "Y09", "CH05", "CH07", "Y20") == (2, 1, 1 + 2 + 1)


@pytest.mark.rules("GIN-BON-05")
@pytest.mark.parametrize("action", REACTS.values())
def test_cards_ten_to_twenty_pay_nothing_after_an_action(action: str) -> None:
    assert after(action, *(f"{colour}{number}" for colour in COLOURS for number in range(10, 21))) == NOTHING


@pytest.mark.rules("GIN-BON-05", "GIN-BON-11")
def test_each_endgame_card_is_counted_on_its_own() -> None:
    table = Tabletop(seats=2)
    table.area(0, "R20", "Y20", "B20", "R10", "Y01")
    assert worth(table) == {"R20": 9, "Y20": 9, "B20": 9, "R10": 0}
    own = sum(line.points for line in TITLE.score_lines(table.state, 0) if line.key == "card")
    assert own == 27
    assert worth(table, 1) == {}


@pytest.mark.rules("GIN-BON-06")
def test_cards_ten_to_thirteen_count_own_resources_on_one_colour() -> None:
    table = Tabletop(seats=2)
    table.clear_city()
    table.building("0,0", "r05", height=2, owner=0)
    table.building("0,2", "r06", height=1, owner=0)
    table.building("0,4", "b05", height=4, owner=0)
    table.building("0,6", "b06", height=1, owner=0)
    table.building("0,8", "y05", height=7, owner=0)
    table.building("2,0", "r07", height=6, owner=1)
    table.building("2,2", "b07", height=6, owner=1)
    table.building("2,4", "y07", height=6)
    resources = {"red": 3, "blue": 5, "yellow": 7}
    scored = {
        "R": ["red", "yellow", "blue", "red"],
        "B": ["blue", "red", "yellow", "blue"],
        "Y": ["yellow", "red", "blue", "yellow"],
    }
    expected = {
        f"{letter}{number}": resources[colour]
        for letter, colours in scored.items()
        for number, colour in enumerate(colours, 10)
    }
    table.area(0, *expected)
    assert len(expected) == 12
    assert worth(table) == expected


@pytest.mark.rules("GIN-BON-07", "GIN-BON-08")
@pytest.mark.parametrize(("height", "fourteen", "fifteen"), [(1, 1, 0), (2, 1, 0), (3, 0, 3), (4, 0, 3), (9, 0, 3)])
def test_fourteen_counts_low_and_fifteen_high_buildings(height: int, fourteen: int, fifteen: int) -> None:
    table = Tabletop(seats=2)
    table.building("0,0", "r05", height=height, owner=0)
    table.building("0,1", "r06", height=height, owner=1)
    for colour in COLOURS:
        table.area(0, f"{colour}14", f"{colour}15")
        assert worth(table) == {f"{colour}14": fourteen, f"{colour}15": fifteen}


@pytest.mark.rules("GIN-BON-09")
@pytest.mark.parametrize("colour", COLOURS)
def test_sixteen_to_eighteen_count_bonus_cards_of_one_action(colour: str) -> None:
    table = Tabletop(seats=2)
    exploit = ["R01", "CH06"]
    urbanize = ["B05", "Y08", "CH01"]
    construct = ["CH02", "CH03", "CH04", "R09", "B03"]
    table.area(0, f"{colour}16", *exploit, f"{colour}17", *urbanize, f"{colour}18", *construct)
    assert worth(table) == {f"{colour}16": 2 * 2, f"{colour}17": 2 * 3, f"{colour}18": 2 * 5}


@pytest.mark.rules("GIN-BON-10")
def test_nineteen_counts_the_cards_of_its_own_colour_and_itself() -> None:
    table = Tabletop(seats=2)
    table.area(0, "R19", "B19", "Y19", "R01", "CH01", "B20", "CH02", "CH05", "Y03")
    table.area(1, "R04", "B04", "Y04")
    assert worth(table) == {"R19": 2 * 3, "B19": 2 * 2, "Y19": 2 * 4, "B20": 9}


@pytest.mark.rules("GIN-BON-12", "GIN-BON-06")
def test_the_top_alone_gives_a_building_its_colour() -> None:
    table = Tabletop(seats=2)
    table.clear_city()
    table.building("0,0", "r05", owner=0)
    table.area(0, "R10", "B10")
    table.stock(0, resources=9, points=9)
    assert worth(table) == {"R10": 1, "B10": 0}
    table.act(0, "R05", "b06")
    assert worth(table) == {"R10": 0, "B10": 2}
