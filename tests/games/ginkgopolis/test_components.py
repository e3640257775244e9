"""What is in the box, and the basic terms: buildings, owners, neighbours, yields."""

import importlib.util
from pathlib import Path

import pytest

from asztal.games.ginkgopolis import TITLE, cards
from asztal.games.ginkgopolis.cards import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    LETTER_OF,
    NUMBERS,
    TILE_OF,
    TILES,
    TOKEN_CELLS,
    Card,
)
from asztal.games.ginkgopolis.city import neighbours
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.games.ginkgopolis.vocabulary import After, ColourCard, Height
from asztal.kernel import Option, Refused
from asztal.testkit.walk import Setting, Walk

COLOURS = {"r": "red", "b": "blue", "y": "yellow"}


# --- the box --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-CMP-01")
def test_there_are_different_tiles_three_colours_from_1_to_20() -> None:
    expected = {
        f"{letter}{number:02}": (colour, number) for letter, colour in COLOURS.items() for number in range(1, 21)
    }
    assert {tile.id: (tile.colour, tile.number) for tile in TILES.values()} == expected


@pytest.mark.rules("GIN-CMP-02")
def test_every_tile_has_exactly_one_building_card_of_its_colour_and_number() -> None:
    for card in BUILDINGS:
        tile = TILES[TILE_OF[card.id]]
        assert (tile.colour, tile.number, tile.card) == (card.colour, card.number, card.id)
    assert sorted(TILE_OF.values()) == sorted(TILES)


@pytest.mark.rules("GIN-CMP-03")
def test_twelve_urbanization_cards_name_the_twelve_tokens() -> None:
    urbanization = [card for card in CARDS.values() if card.kind == "urbanization"]
    assert [card.letter for card in urbanization] == list("ABCDEFGHIJKL")
    assert {card.id: card.letter for card in urbanization} == LETTER_OF
    assert list(TOKEN_CELLS) == list("ABCDEFGHIJKL")


@pytest.mark.rules("GIN-CMP-03")
@pytest.mark.parametrize("letter", "CHK")
def test_an_urbanization_card_builds_where_the_token_of_its_letter_lies(letter: str) -> None:
    table = Tabletop(seats=3)
    table.stock(0, resources=1)
    site = table.state.tokens[letter]
    table.act(0, f"U{letter}", "r12")
    assert table.state.top[site] == "r12"


@pytest.mark.rules("GIN-CMP-04", "GIN-CMP-17")
def test_every_card_is_of_one_of_three_kinds() -> None:
    assert len(CARDS) == len(LETTER_OF) + len(BUILDINGS) + len(CHARACTERS)


@pytest.mark.rules("GIN-CMP-17")
def test_the_game_is_for_one_to_five_players() -> None:
    assert [len(TITLE.new(seats).decisions) for seats in (1, 2, 3, 4, 5)] == [1, 2, 3, 4, 5]
    for seats in (0, 6):
        with pytest.raises(Refused, match="seat-count"):
            TITLE.new(seats)


def test_a_card_says_all_that_is_printed_on_it_and_nothing_else() -> None:
    assert tuple(CARDS["UA"]) == ("UA", "urbanization", "", 0, "A", 0, (), None, "public")
    assert tuple(Card("UA", "urbanization"))[2:] == ("", 0, "", 0, (), None, "")
    assert tuple(CARDS["CH14"])[:6] == ("CH14", "character", "yellow", 0, "", 5)
    assert CARDS["R09"].bonus == After("construct", resource=1, point=1)
    assert CARDS["B15"].bonus == Height(3, points=3)
    assert CARDS["Y19"].bonus == ColourCard("yellow", points=2)


@pytest.mark.parametrize(
    ("slip", "becomes"),
    [
        ('{ id = "B07", colour = "blue",', '{ id = "B06", colour = "blue",'),  # a building card twice, one missing
        ('{ id = "CH27",', '{ id = "CH26",'),
        ('id = "UC", letter = "C"', 'id = "UC", letter = "D"'),
        ('{ id = "CH03", colour = "blue", set = 1,', '{ id = "CH03", colour = "blue", set = 0,'),
        ('{ id = "CH18", colour = "blue", set = 6,', '{ id = "CH18", colour = "red", set = 6,'),
        ('{ id = "Y20", colour = "yellow",', '{ id = "Y20", colour = "green",'),
        ('bonus = { when = "exploit", tile = 1 }', 'bonus = { when = "exploits", tile = 1 }'),
        ("bonus = { flat = 9 }", "bonus = { fat = 9 }"),
        ("bonus = { flat = 9 }", "bonus = { flat = 9, points = 9 }"),
        ('bonus_card = "exploit", points = 2', 'bonus_card = "exploit"'),
    ],
)
def test_a_slip_in_the_card_data_is_noticed_when_it_is_read(slip: str, becomes: str, tmp_path: Path) -> None:
    source = Path(cards.__file__)
    (tmp_path / "cards.py").write_text(source.read_text("utf-8"), "utf-8")
    data = source.with_name("cards.toml").read_text("utf-8")
    assert slip in data
    (tmp_path / "cards.toml").write_text(data.replace(slip, becomes, 1), "utf-8")
    spec = importlib.util.spec_from_file_location("slipped_cards", tmp_path / "cards.py")
    assert spec is not None
    assert spec.loader is not None
    with pytest.raises((AssertionError, KeyError, ValueError)):
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


@pytest.mark.rules("GIN-CMP-05")
def test_no_player_ever_has_more_than_25_resources_and_all_are_of_the_own_colour() -> None:
    assert max(numbers.resources for numbers in NUMBERS.values()) == 25
    table = Tabletop(seats=5)
    table.building("0,0", "r09", height=3)
    for seat in range(5):
        table.stock(seat, resources=0, supply=9)
    table.stock(2, supply=1)
    table.area(2)
    table.act(2, "R09")  # only one of the own colour is left; those of the others are no help
    assert [(player.resources, player.supply) for player in table.state.players] == [
        (0, 9),
        (0, 9),
        (1, 0),
        (0, 9),
        (0, 9),
    ]


@pytest.mark.rules("GIN-CMP-06")
def test_five_players_need_ten_new_hand_tokens_five_screens_and_one_first_player_card() -> None:
    table = Tabletop(seats=5)
    for seat in range(5):
        table.answer(seat, "new-hand").answer(seat, "new-hand")
        reason = table.game.why_not(seat, Option("new-hand"))
        assert reason is not None
        assert reason.key == "no-new-hand-token"
    assert len(table.events("new-hand")) == 10
    screened = [seat for seat in range(5) if table.see((seat + 1) % 5).players[seat].points is None]
    assert screened == [0, 1, 2, 3, 4]
    assert [event["event"] for event in table.events()].count("first-player") == 1
    # The 15 markers set no limit: GIN-CMP-09.


@pytest.mark.rules("GIN-CMP-08")
def test_the_bank_of_success_points_never_runs_out() -> None:
    table = Tabletop(seats=2)
    table.building("0,0", "y09", height=30)
    table.stock(0, points=5000)
    table.stock(1, points=5000)
    table.area(0)
    table.act(0, "Y09")
    assert table.player(0).points == 5030


@pytest.mark.rules("GIN-CMP-09")
def test_a_sixteenth_and_seventeenth_marker_can_be_placed() -> None:
    table = Tabletop(seats=5)
    for number in range(6, 21):
        table.building(f"{number},9", f"y{number:02}", owner=1, marker=True)
    table.stock(0, resources=9, points=9)
    table.area(0)
    assert len(table.state.markers) == 15
    table.act(0, "UA", "r12", "move -1,3")
    table.building("0,0", "r04")
    table.act(0, "R04", "r13")
    assert len(table.state.markers) == 17
    assert table.state.markers[15:] == ["-1,2", "0,0"]


# --- buildings ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-CMP-10", "GIN-CMP-15")
def test_the_top_alone_says_what_a_building_is_and_which_card_designates_it() -> None:
    table = Tabletop(seats=2)
    table.building("0,0", "r04")
    table.stock(0, resources=5, points=0)
    table.tiles(0)
    table.area(0)
    table.act(0, "R04", "b09")  # the red building of one floor is now a blue one of two
    assert (table.state.top["0,0"], table.state.height["0,0"]) == ("b09", 2)
    assert table.state.cell_of("B09") == "0,0"
    with pytest.raises(LookupError):
        table.state.cell_of("R04")
    table.area(0)
    table.act(0, "B09")
    assert table.rest(0) == (2, 2, 0)


@pytest.mark.rules("GIN-CMP-11")
def test_a_building_carries_as_many_resources_as_floors_all_of_its_owner() -> None:
    table = Tabletop(seats=2)
    table.building("0,0", "r04", height=2, owner=1)
    table.stock(0, resources=5, supply=0)
    table.stock(1, resources=0, supply=0)
    table.area(0)
    table.act(0, "R04", "r09")
    assert (table.state.height["0,0"], table.state.owner["0,0"]) == (3, 0)
    assert [table.player(seat).resources for seat in (0, 1)] == [2, 2]


@pytest.mark.rules("GIN-CMP-11")
@pytest.mark.parametrize(("seats", "each"), [(2, 25), (3, 20), (4, 18), (5, 16)])
def test_what_is_not_in_supply_or_stock_stands_on_the_owned_floors(seats: int, each: int) -> None:
    walk = Walk(Setting(TITLE, seats, TITLE.full_variant(seats, {})), seed=3)
    for _ in walk.steps():
        state = walk.game.state
        floors = [
            sum(state.height[cell] for cell, owner in state.owner.items() if owner == seat) for seat in range(seats)
        ]
        assert [p.supply + p.resources + n for p, n in zip(state.players, floors, strict=True)] == [each] * seats
        totals = {f"resources {seat}": each for seat in range(seats)} | {"tiles": len(TILES)}
        assert TITLE.conserved(state) == totals


@pytest.mark.rules("GIN-CMP-12")
def test_the_starting_buildings_have_no_owner_until_somebody_builds_on_them() -> None:
    table = Tabletop(seats=3)
    assert list(table.state.owner.values()) == [-1] * 9
    cell = table.state.cell_of("R02")
    table.stock(1, resources=3, points=0)
    table.area(1)
    table.act(1, "R02", "r12")
    assert table.state.owner == dict.fromkeys(table.state.top, -1) | {cell: 1}
    assert [event["seat"] for event in table.events("returned")] == []  # nobody had anything there


@pytest.mark.rules("GIN-CMP-13")
def test_only_cells_that_share_an_edge_are_neighbours() -> None:
    assert neighbours("0,0") == ("0,1", "1,0", "0,-1", "-1,0")
    assert neighbours("-2,3") == ("-2,4", "-1,3", "-2,2", "-3,3")
    table = Tabletop(seats=2)
    table.clear_city()
    table.building("-1,1", "y09", height=1)  # touches cell -1,2 of token A
    table.building("0,1", "y10", height=5)  # touches it at a corner only
    table.stock(0, resources=1, points=0)
    table.area(0)
    table.act(0, "UA", "r12", "move -1,3")
    assert table.player(0).points == 1


@pytest.mark.rules("GIN-CMP-14")
@pytest.mark.parametrize(
    ("card", "tile", "gained"), [("R12", "r12", (4, 0, 0)), ("B12", "b12", (0, 4, 0)), ("Y12", "y12", (0, 0, 4))]
)
def test_each_floor_yields_one_item_of_the_buildings_colour(card: str, tile: str, gained: tuple[int, int, int]) -> None:
    table = Tabletop(seats=2)
    table.building("0,0", tile, height=4)
    table.stock(0, resources=0, points=0)
    table.tiles(0)
    table.area(0)
    table.act(0, card)
    assert table.rest(0) == gained


@pytest.mark.rules("GIN-CMP-16")
def test_items_come_from_the_supply_into_the_stock_and_cards_go_to_the_area() -> None:
    table = Tabletop(seats=2)
    table.building("0,0", "r09", height=2)
    table.building("1,0", "b09", height=2)
    table.stock(0, resources=0, points=0, supply=10)
    table.tiles(0)
    table.supply("r14", "r15", "r16")
    table.area(0)
    table.act(0, "R09")
    assert (table.player(0).resources, table.player(0).supply) == (2, 8)
    table.act(0, "B09")
    assert len(table.state.supply) == 1
    assert {*table.player(0).tiles, *table.state.supply} == {"r14", "r15", "r16"}
    table.stock(0, resources=3)
    table.act(0, "R09", "r20")
    assert table.player(0).area == ["R09"]
    assert table.rest(0) == (0, 2, 0)


def test_a_tile_that_is_being_played_still_counts_among_the_sixty_and_a_card_does_not() -> None:
    table = Tabletop(seats=2)
    table.put("R04", table.state.played)
    table.put(next(iter(table.state.supply)), table.state.played)
    assert TITLE.conserved(table.state) == {"resources 0": 25, "resources 1": 25, "tiles": len(TILES)}


# --- what the kernel asks -------------------------------------------------------------------------------------------


def test_characters_are_drafted_by_two_or_more_and_only_a_lone_player_meets_expert_hal() -> None:
    for seats in (2, 3, 4, 5):
        assert TITLE.full_variant(seats, {"characters": "draft"}) == {"characters": "draft", "hal": "normal"}
        with pytest.raises(Refused, match="variant-seats"):
            TITLE.full_variant(seats, {"hal": "expert"})
    assert [*TITLE.variant_seats("characters", "draft")] == [2, 3, 4, 5]
    assert [*TITLE.variant_seats("hal", "expert")] == [1]
    assert TITLE.full_variant(1, {"hal": "expert"}) == {"characters": "intro", "hal": "expert"}
    with pytest.raises(Refused, match="variant-seats"):
        TITLE.full_variant(1, {"characters": "draft"})
