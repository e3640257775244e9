"""The worked examples of the rules digest, each with its own numbers."""

from asztal.games.ginkgopolis.addresses import HAL_TURN, PREPARE
from asztal.games.ginkgopolis.city import districts
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.games.ginkgopolis.state import HAL
from asztal.kernel.rules import example

NAMES = ("Miley", "Nell", "Faye", "Zoe")
MILEY, NELL, FAYE = 0, 1, 2


def gained(table: Tabletop) -> list[tuple[int, str, int]]:
    """Who took what from the supply, in order, since the table was set."""
    return [(event["seat"], event["item"], event["count"]) for event in table.events("gained")]


def fresh(seats: int = 3, **variant: str) -> Tabletop:
    """A table with empty stocks and areas, and nothing told yet."""
    table = Tabletop(seats, 1, **variant)
    for seat in range(len(table.state.players)):
        table.tiles(seat)
        table.area(seat)
        table.stock(seat, resources=0, points=0, new_hand_tokens=0)
    table.game.events.clear()
    return table


def district_points(table: Tabletop, seat: int) -> int:
    """What a seat's districts are worth; nothing else scores at a fresh table."""
    lines = table.scored(seat)
    assert {line.key for line in lines} <= {"points", "district"}
    return sum(line.points for line in lines)


def card_points(table: Tabletop, seat: int) -> dict[str, int]:
    """The points of each endgame card of a seat."""
    lines = table.scored(seat)
    return {str(line.args["card"]): line.points for line in lines if line.key == "card"}


# --- from the rulebook ----------------------------------------------------------------------------------------------


@example("GIN-EX-01", "GIN-SET-08", "GIN-SET-11")
def nell_starts_with_the_items_of_set_two() -> None:
    table = Tabletop(seats=4, seed=1)
    (nell,) = [seat for seat in range(4) if table.player(seat).area == ["CH04", "CH05", "CH06"]]
    assert table.rest(nell) == (4, 2, 2)
    assert table.player(nell).supply == 14


@example("GIN-EX-02", "GIN-XPL-06", "GIN-XPL-08")
def faye_exploits_red_nine_with_two_exploit_bonuses() -> None:
    table = fresh()
    table.building("0,0", "r09", height=2)
    table.area(FAYE, "CH06", "CH14")  # a tile and a point for every exploit
    table.act(FAYE, "R09")
    assert gained(table) == [(FAYE, "resource", 2), (FAYE, "tile", 1), (FAYE, "point", 1)]
    assert table.rest(FAYE) == (2, 1, 1)
    assert "R09" in table.state.discard


@example("GIN-EX-03", "GIN-URB-01", "GIN-ACT-09")
def miley_urbanizes_beside_a_red_and_a_blue_building() -> None:
    table = fresh()
    table.building("-1,1", "r01", height=1)
    table.building("-2,2", "b02", height=2)
    table.area(MILEY, "CH01")  # a resource for every urbanize
    table.tiles(MILEY, "r04", "y15")
    table.stock(MILEY, resources=2)
    table.act(MILEY, "UA", "r04")
    assert (table.state.top["-1,2"], table.state.height["-1,2"], table.state.owner["-1,2"]) == ("r04", 1, MILEY)
    assert table.state.markers == ["-1,2"]
    assert table.state.tokens["A"] == "-1,3"  # the only empty neighbour: B lies east, the blue building west
    assert gained(table) == [
        (MILEY, "resource", 1),
        (MILEY, "tile", 1),
        (MILEY, "tile", 1),
        (MILEY, "resource", 1),
    ]
    assert table.rest(MILEY) == (2 + 1, 2 + 1, 0)
    assert "UA" in table.state.discard


@example("GIN-EX-04", "GIN-CON-01", "GIN-CON-09")
def nell_builds_on_fayes_blue_five() -> None:
    table = fresh()
    table.building("0,0", "b05", height=2, owner=FAYE)
    table.area(NELL, "CH05", "CH04")  # a point and a resource for every construct
    table.stock(NELL, resources=5, points=4, supply=10)
    table.act(NELL, "B05", "r04")
    assert table.rest(FAYE) == (2, 0, 2)
    (paid,) = table.events("paid")
    assert (paid["seat"], paid["resources"], paid["points"]) == (NELL, 1, 1)
    assert (table.state.top["0,0"], table.state.height["0,0"], table.state.owner["0,0"]) == ("r04", 3, NELL)
    assert table.state.markers == ["0,0"]
    assert gained(table) == [(NELL, "point", 1), (NELL, "resource", 1)]
    assert table.rest(NELL) == (5 - 3, 0, 4)
    assert table.player(NELL).supply == 10  # one resource paid into it, one gained from it
    assert table.player(NELL).area == ["CH05", "CH04", "B05"]


@example("GIN-EX-05", "GIN-CON-07")
def a_four_on_a_five_of_the_same_colour_costs_one_point() -> None:
    table = fresh()
    table.building("0,0", "y05")
    table.stock(MILEY, resources=2, points=1, supply=9)
    table.act(MILEY, "Y05", "y04")
    (paid,) = table.events("paid")
    assert (paid["resources"], paid["points"]) == (0, 1)
    assert table.rest(MILEY) == (0, 0, 0)  # both resources stand on the building
    assert table.player(MILEY).supply == 9


@example("GIN-EX-06", "GIN-DCK-01", "GIN-DCK-03")
def miley_draws_the_last_card_and_nell_draws_from_the_rebuilt_deck() -> None:
    table = fresh()
    table.hand(0, "UA", "UB", "UC")
    table.hand(1, "UD", "UE", "UF")
    table.hand(2, "UG", "UH", "UI")
    table.deck("UJ")
    new = {"y04": "-1,2", "y05": "0,2", "y09": "1,2", "r07": "2,1", "b06": "2,0"}
    for tile, cell in new.items():
        table.building(cell, tile, owner=FAYE, marker=True)
    old = set(table.state.discard)
    assert len(old) == 21 - 9 - 1
    table.state.first = FAYE  # the first-player card goes on to Miley
    table.at(PREPARE)
    assert table.state.first == MILEY
    assert list(table.player(MILEY).hand) == ["UG", "UH", "UI", "UJ"]
    (rebuilt,) = table.events("rebuilt")
    assert rebuilt["cards"] == ["B06", "R07", "Y04", "Y05", "Y09"]
    *passed, fourth = table.player(NELL).hand
    assert passed == ["UA", "UB", "UC"]
    *_, last = table.player(FAYE).hand
    assert len(table.state.discard) == 7
    assert {fourth, last, *table.state.discard, *table.state.deck} == old | {"B06", "R07", "Y04", "Y05", "Y09"}
    assert len(table.state.deck) == 11 + 5 - 7 - 2
    assert table.state.markers == []


def two_districts() -> Tabletop:
    """The printed city: a blue and a yellow group, and a red 20 alone. All are at the table."""
    table = fresh()
    table.clear_city()
    table.building("2,0", "b12", owner=NELL)
    table.building("2,-1", "b11", owner=NELL)
    table.building("1,0", "b04", owner=FAYE)
    table.building("0,0", "b07", height=2, owner=FAYE)
    table.building("0,-1", "b15", owner=MILEY)
    table.building("1,-1", "b08", owner=MILEY)
    table.building("0,1", "y10", height=2, owner=MILEY)
    table.building("1,1", "y06", owner=MILEY)
    table.building("3,0", "r20", height=2, owner=NELL)
    return table


@example("GIN-EX-07", "GIN-DIS-01")
def red_twenty_alone_is_no_district() -> None:
    table = two_districts()
    found = {(colour, frozenset(cells)) for colour, cells in districts(table.state.top)}
    assert found == {
        ("blue", frozenset({"0,0", "1,0", "0,-1", "1,-1", "2,0", "2,-1"})),
        ("yellow", frozenset({"0,1", "1,1"})),
    }
    lines = [line.args["colour"] for seat in range(3) for line in table.scored(seat)[1:]]
    assert sorted(map(str, lines)) == ["blue", "blue", "yellow"]


@example("GIN-EX-08", "GIN-DIS-12")
def miley_alone_in_the_yellow_district_scores_six() -> None:
    table = two_districts()
    lines = [line for line in table.scored(MILEY) if line.args.get("colour") == "yellow"]
    assert [line.points for line in lines] == [6]


@example("GIN-EX-09", "GIN-DIS-08", "GIN-DIS-09")
def miley_wins_the_tie_for_second_place_by_the_higher_number() -> None:
    table = two_districts()
    points = {
        seat: sum(line.points for line in table.scored(seat) if line.args.get("colour") == "blue")
        for seat in (FAYE, MILEY, NELL)
    }
    assert points == {FAYE: 7, MILEY: 2, NELL: 0}


# --- derived from the clauses ---------------------------------------------------------------------------------------


def own_red_eight() -> Tabletop:
    """Your red 8 of two floors, and one resource in stock."""
    table = fresh()
    table.building("0,0", "r08", height=2, owner=0)
    table.stock(0, resources=1, supply=17)
    return table


@example("GIN-EX-10", "GIN-CON-04", "GIN-CON-11")
def returned_resources_build_the_own_building_higher() -> None:
    table = own_red_eight()
    table.act(0, "R08", "r12")
    assert [(event["seat"], event["count"]) for event in table.events("returned")] == [(0, 2)]
    assert (table.state.top["0,0"], table.state.height["0,0"], table.state.owner["0,0"]) == ("r12", 3, 0)
    assert table.rest(0) == (0, 0, 0)
    assert table.player(0).supply == 17


@example("GIN-EX-11", "GIN-UNA-01", "GIN-UNA-04")
def another_colour_is_one_resource_too_dear_and_becomes_an_exploit() -> None:
    table = own_red_eight()
    table.act(0, "R08", "b12")
    assert table.rest(0) == (1 + 2, 1, 0)
    assert list(table.player(0).tiles) == ["b12"]
    assert (table.state.top["0,0"], table.state.height["0,0"], table.state.owner["0,0"]) == ("r08", 2, 0)
    assert table.player(0).supply == 15
    assert "R08" in table.state.discard
    assert table.player(0).area == []


@example("GIN-EX-12", "GIN-DIS-07", "GIN-DIS-10", names=("Ann", "Bob", "Cid"))
def ann_beats_bob_by_the_taller_building_and_bob_is_second() -> None:
    ann, bob, cid = range(3)
    table = fresh()
    table.clear_city()
    table.building("0,1", "r19", height=2, owner=bob)
    table.building("1,1", "r20", height=2, owner=bob)
    table.building("0,0", "r04", height=3, owner=ann)
    table.building("1,0", "r05", height=1, owner=ann)
    table.building("2,1", "r18", height=1, owner=cid)
    assert [district_points(table, seat) for seat in (ann, bob, cid)] == [9, 4, 0]


@example("GIN-EX-13", "GIN-ACT-07")
def resources_that_the_supply_lacks_are_lost() -> None:
    table = fresh()
    table.building("0,0", "r06", height=3)
    table.stock(0, supply=1)
    table.act(0, "R06")
    assert gained(table) == [(0, "resource", 1)]
    assert (table.rest(0), table.player(0).supply) == ((1, 0, 0), 0)


@example("GIN-EX-14", "GIN-END-05", "GIN-END-09")
def the_tiles_handed_in_by_others_are_drawn_in_the_same_exploit() -> None:
    table = fresh()
    table.building("0,0", "b06", height=3)
    table.tiles(1, "r10", "y10")
    table.tiles(2, "b10")
    table.supply("y20")
    table.act(0, "B06")
    assert list(table.player(0).tiles) == ["y20"]
    assert not table.state.ending
    assert [event["time"] for event in table.events("exhausted")] == [1]
    assert table.options(1) == ["done", "hand-in r10", "hand-in y10"]
    table.answer(0, "done")
    table.answer(1, "hand-in r10").answer(1, "done")
    table.answer(2, "hand-in b10").answer(2, "done")
    assert [table.rest(seat) for seat in range(3)] == [(0, 3, 0), (0, 1, 1), (0, 0, 1)]
    assert set(table.player(0).tiles) == {"y20", "r10", "b10"}
    assert [event["time"] for event in table.events("exhausted")] == [1, 2]
    assert table.state.ending


@example("GIN-EX-15", "GIN-BON-10")
def blue_nineteen_counts_three_blue_cards() -> None:
    table = fresh()
    table.area(0, "B19", "B03", "CH03", "CH01")
    assert card_points(table, 0) == {"B19": 6}


@example("GIN-EX-16", "GIN-BON-07", "GIN-BON-08")
def low_and_high_buildings_score_for_fourteen_and_fifteen() -> None:
    table = fresh()
    table.clear_city()
    for x, height in enumerate((1, 2, 2, 3, 4)):
        table.building(f"{x},0", f"y{x + 10}", height=height, owner=0)
    table.building("0,1", "y18", height=1, owner=1)
    table.building("1,1", "y19", height=3, owner=1)
    table.area(0, "R14", "B15")
    assert card_points(table, 0) == {"R14": 3, "B15": 6}


@example("GIN-EX-17", "GIN-SOL-09")
def hal_gains_three_points_and_no_items_for_urbanizing() -> None:
    table = fresh(seats=1)
    table.building("-1,1", "r05", height=2)
    table.building("-2,2", "y06", height=1)
    table.hal("UA")
    table.at(HAL_TURN)
    assert table.rest(HAL) == (0, 0, 3)
    assert table.player(HAL).supply == 24
    assert gained(table) == [(HAL, "point", 3)]


def shut_in() -> Tabletop:
    """Token B with buildings below and to the left, A above and C to the right of it."""
    table = fresh()
    for cell, tile in {"-1,2": "r10", "0,2": "y10", "1,2": "b10", "-1,3": "r12", "-1,4": "y12"}.items():
        table.building(cell, tile)
    table.state.tokens.update(A="0,4", B="0,3", C="1,3")
    table.stock(0, resources=1)
    return table


@example("GIN-EX-18", "GIN-URB-10", "GIN-URB-13")
def token_b_shut_in_pushes_c_or_a() -> None:
    choices = {}
    for direction in ("clockwise", "counter-clockwise"):
        table = shut_in()
        before = dict(table.state.tokens)
        table.act(0, "UB", "y20")
        assert table.options() == ["push clockwise", "push counter-clockwise"]
        table.answer(0, f"push {direction}")
        choices[direction] = {k: v for k, v in table.state.tokens.items() if v != before[k]}
        assert len(table.state.tokens) == 12
    assert choices == {
        "clockwise": {"B": "1,3", "C": "2,2"},
        "counter-clockwise": {"B": "0,4", "A": "-1,5"},
    }


def expert(original: str, extra: str) -> Tabletop:
    """Expert Hal has this card, and this one is on top of the deck."""
    table = fresh(seats=1, hal="expert")
    table.hal(original)
    table.deck(extra, "UK", "UL")
    return table


@example("GIN-EX-19", "GIN-HEX-03", "GIN-HEX-05")
def expert_hal_keeps_the_original_when_the_extra_card_is_worth_as_much() -> None:
    table = expert("UA", "UE")
    table.state.height["-1,1"] = 2  # beside A
    table.state.height["1,0"] = 2  # beside E
    table.at(HAL_TURN).answer(0, "move -1,3")
    assert list(table.state.top)[-1] == "-1,2"
    assert table.player(HAL).points == 2
    assert {"UA", "UE"} <= set(table.state.discard)
    assert set(table.state.deck) == {"UK", "UL"}


@example("GIN-EX-20", "GIN-HEX-02")
def expert_hal_cannot_build_a_fourth_floor_with_three_resources() -> None:
    table = expert("UA", "R04")
    table.building("0,0", "r04", height=3, owner=0)
    table.stock(HAL, supply=3)
    table.at(HAL_TURN).answer(0, "move -1,3")
    assert (table.state.top["0,0"], table.state.height["0,0"], table.state.owner["0,0"]) == ("r04", 3, 0)
    assert table.state.owner["-1,2"] == HAL
    assert table.player(HAL).supply == 2
    assert {"UA", "R04"} <= set(table.state.discard)
    assert not table.state.ending


@example("GIN-EX-21", "GIN-SOL-19", "GIN-SOL-25")
def hal_puts_his_last_resource_on_his_own_building() -> None:
    table = fresh(seats=1)
    table.building("0,0", "r04", height=2, owner=HAL)
    table.hal("R04")
    table.stock(HAL, supply=1)
    table.at(HAL_TURN)
    assert (table.state.height["0,0"], table.state.owner["0,0"]) == (3, HAL)
    assert table.rest(HAL) == (0, 0, 0)
    assert table.player(HAL).supply == 0
    assert table.state.ending
