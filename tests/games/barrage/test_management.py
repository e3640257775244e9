"""The spaces of the management board: turbines, water, bank, workshop and machinery shop."""

import pytest

from asztal.games.barrage.cards import SPACES, Space
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import EMPTY
from tests.games.barrage.shorthand import flat

USA, GERMANY = 0, 1
ROWS = sorted({(space.section, space.row) for space in SPACES.values()})


def rich(seats: int = 4, game: str = "intro") -> Tabletop:
    """A table where everybody can use every space of the board."""
    table = Tabletop(seats, game=game)
    for seat, (dam, pipe, house) in enumerate(
        [("D5L", "C5A", "P8-1"), ("D6L", "C6A", "P9-1"), ("D7L", "C7B", "P12-1"), ("D8L", "C8A", "P11-1")][:seats]
    ):
        table.dam(dam, 3, 3, seat).conduit(pipe, seat).powerhouse(house, seat).stock(seat, credit=20)
    return table.national()


def sides(section: str, row: int) -> list[Space]:
    """The spaces of one action, the left one first."""
    return [space for space in SPACES.values() if (space.section, space.row) == (section, row)]


# --- in general -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-MGT-01")
def test_every_action_has_a_left_space_and_a_dearer_right_one() -> None:
    for section, row in ROWS:
        if section not in ("bank", "patent_office"):
            left, right = sides(section, row)
            assert (left.side, right.side) == ("left", "right")
            assert left.effect == right.effect
            assert (left.engineers, left.fee) < (right.engineers, right.fee)
            assert left.pay == right.pay


@pytest.mark.rules("BAR-MGT-06")
def test_the_bank_is_one_space_and_the_patent_office_has_one_per_tile() -> None:
    assert [space.id for space in SPACES.values() if space.section == "bank"] == ["bank"]
    office = [space for space in SPACES.values() if space.section == "patent_office"]
    assert [flat(space.effect) for space in office] == [{"take_patent": 1}, {"take_patent": 2}, {"take_patent": 3}]


@pytest.mark.rules("BAR-MGT-02", "BAR-MGT-05")
def test_an_occupied_space_is_closed_for_all_until_the_next_round() -> None:
    table = rich(game="full")
    others = [space for space in SPACES if space != "bank"]
    for space in others:
        table.engineers(space, USA, 0)
    for seat in range(4):
        table.at("turn", seat)
        for space in others:
            assert table.why_not(f"space {space}", seat) == ("space-taken", "BAR-MGT-02")
        assert table.options(seat, "space") == []
        assert "bank 1" in table.options(seat)
    table.phase("end").at("turn", GERMANY)
    assert {f"space {space}" for space in others} == set(table.options(GERMANY, "space"))


@pytest.mark.rules("BAR-MGT-03")
def test_one_player_may_use_both_spaces_of_an_action() -> None:
    table = rich().turn("space turbine-1L", "produce D5L C5A 1").turn("space turbine-1R", "produce D5L C5A 1")
    assert table.player().energy == 5 + 5
    assert [(space, seat) for space, seat, _ in table.state.placed] == [("turbine-1L", USA), ("turbine-1R", USA)]


@pytest.mark.rules("BAR-MGT-04")
def test_the_cost_of_the_action_and_of_the_red_space_are_paid_with_the_engineers() -> None:
    table = rich()
    table.game.events.clear()
    table.turn("space machinery-3R")
    assert [(event["event"], event["count"]) for event in table.events()] == [
        ("engineers", 3),
        ("paid", 5 + 3),
        ("gained", 1),
        ("gained", 1),
    ]
    table = rich().stock(USA, credit=7).at("turn")
    assert table.why_not("space machinery-3R") == ("too-few-credits", "BAR-ACT-06")
    assert "space machinery-3L" in table.options()


@pytest.mark.rules("BAR-MGT-04")
def test_the_credits_are_gone_before_the_choice_of_the_action() -> None:
    table = rich().turn("space machinery-2L")
    assert (table.ask(), table.player().credit, table.player().engineer) == ("machines", 16, 11)


# --- turbine station --------------------------------------------------------------------------------------------------

TURBINES = [
    ("turbine-1L", 2, 2, 0),
    ("turbine-1R", 2, 3, 3),
    ("turbine-2L", 1, 2, 0),
    ("turbine-2R", 1, 3, 3),
    ("turbine-3L", 0, 2, 0),
    ("turbine-3R", 0, 3, 3),
    ("turbine-4L", -1, 2, 0),
    ("turbine-4R", -1, 3, 3),
    ("turbine-5L", -2, 1, 0),
    ("turbine-5R", -2, 2, 0),
]


@pytest.mark.rules("BAR-TURB-01", "BAR-TURB-02")
@pytest.mark.parametrize(("space", "modifier"), [(space, modifier) for space, modifier, _, _ in TURBINES])
def test_a_turbine_space_is_one_production_with_its_modifier(space: str, modifier: int) -> None:
    table = rich().turn(f"space {space}", "produce D5L C5A 2")
    assert table.player().energy == 6 + modifier
    assert len(table.events("produced")) == 1
    assert not table.game.decisions


@pytest.mark.rules("BAR-TURB-03", "BAR-TURB-04")
@pytest.mark.parametrize(("space", "engineers", "fee"), [(space, count, fee) for space, _, count, fee in TURBINES])
def test_engineers_and_fee_of_the_turbines(space: str, engineers: int, fee: int) -> None:
    table = rich().turn(f"space {space}", "produce D5L C5A 2")
    assert (table.player().engineer, table.player().credit) == (12 - engineers, 20 - fee)
    assert table.state.placed == [(space, USA, engineers)]


@pytest.mark.rules("BAR-TURB-05")
def test_a_turbine_needs_a_production_of_at_least_one_energy() -> None:
    table = Tabletop(4, game="intro").dam("D10L", 1, 1).conduit("C10B").powerhouse("P12-1").at("turn")  # value 1
    assert table.options(USA, "space")[:6] == [f"space turbine-{row}{side}" for row in (1, 2, 3) for side in "LR"]
    for space in ("turbine-4L", "turbine-4R", "turbine-5L", "turbine-5R"):
        assert table.why_not(f"space {space}") == ("below-one-energy", "BAR-PROD-08")
    table = Tabletop(4, game="intro").at("turn")
    assert table.why_not("space turbine-1L") == ("no-production", "BAR-TURB-05")
    assert [option for option in table.options() if "turbine" in option] == []


# --- water management -------------------------------------------------------------------------------------------------

ALL = ["headstream HA", "headstream HB", "headstream HC", "headstream HD"]


@pytest.mark.rules("BAR-WMAN-01", "BAR-WMAN-03")
def test_two_drops_on_one_headstream_or_on_two_wait_there() -> None:
    table = rich().turn("space water-1L", "headstream HA", "headstream HA")
    assert not table.game.decisions
    assert table.state.headstreams == {"HA": 2, "HB": 0, "HC": 0, "HD": 0}
    table.turn("space water-1R", "headstream HB", "headstream HD")
    assert table.state.headstreams == {"HA": 2, "HB": 1, "HC": 0, "HD": 1}
    assert table.events("drop-ran") == []
    table.phase("flow")
    assert table.state.headstreams == {"HA": 0, "HB": 0, "HC": 0, "HD": 0}
    assert len(table.events("drop-ran")) > 4


@pytest.mark.rules("BAR-WMAN-02")
def test_the_second_drop_may_be_left_out_but_not_the_first() -> None:
    table = rich().turn("space water-1L")
    assert table.options() == ALL
    table.answer(USA, "headstream HC")
    assert table.options() == [*ALL, "enough"]
    table.answer(USA, "enough")
    assert not table.game.decisions
    assert table.state.headstreams == {"HA": 0, "HB": 0, "HC": 1, "HD": 0}


@pytest.mark.rules("BAR-WMAN-04", "BAR-WMAN-05")
def test_the_single_drop_runs_at_once_and_alone() -> None:
    table = Tabletop(2, game="intro").water("HB", 2).dam("D5L", 3, 0, GERMANY)
    table.turn("space water-2L", "headstream HB")
    assert not table.game.decisions
    assert table.drops() == {"D5L": 1}
    assert table.state.headstreams["HB"] == 2
    assert [event["basin"] for event in table.events("drop-ran")] == [2, 5]


@pytest.mark.rules("BAR-WMAN-06")
def test_a_headstream_takes_any_number_of_drops() -> None:
    table = Tabletop(2, game="intro").water("HA", 30)
    table.turn("space water-1L", "headstream HA", "headstream HA")
    assert table.state.headstreams["HA"] == 32


@pytest.mark.rules("BAR-WMAN-07")
def test_any_headstream_may_be_chosen_whatever_its_tile_shows() -> None:
    table = Tabletop(2, game="intro")
    table.state.headstream_tiles = {"HA": "H1", "HB": "H2", "HC": "H5", "HD": "H6"}  # none shows a drop in round 1
    assert table.turn("space water-1L").options() == ALL
    assert table.turn("space water-2L").options() == ALL


@pytest.mark.rules("BAR-WMAN-08")
@pytest.mark.parametrize(
    ("space", "engineers", "fee"), [("water-1L", 1, 0), ("water-1R", 2, 3), ("water-2L", 1, 0), ("water-2R", 2, 3)]
)
def test_engineers_and_fee_of_the_water_spaces(space: str, engineers: int, fee: int) -> None:
    table = rich().turn(f"space {space}", "headstream HA")
    assert (table.player().engineer, table.player().credit) == (12 - engineers, 20 - fee)


# --- bank -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-BANK-01")
def test_the_bank_pays_a_credit_for_each_engineer() -> None:
    table = Tabletop(2, game="intro").stock(USA, engineer=5).at("turn")
    assert table.options(USA, "bank") == ["bank 1", "bank 2", "bank 3", "bank 4", "bank 5"]
    for count in (0, 6):
        assert table.why_not(f"bank {count}") == ("too-few-engineers", "BAR-BANK-01")
    table.answer(USA, "bank 4")
    assert (table.player().engineer, table.player().credit) == (1, 6 + 4)


@pytest.mark.rules("BAR-BANK-02", "BAR-MGT-05")
def test_several_players_may_use_the_bank_again_and_again() -> None:
    table = Tabletop(2, game="intro").turn("bank 3").turn("bank 2", seat=GERMANY).turn("bank 1")
    assert [player.credit for player in table.state.players] == [6 + 4, 6 + 2]
    assert table.state.placed == [("bank", USA, 3), ("bank", GERMANY, 2), ("bank", USA, 1)]


@pytest.mark.rules("BAR-BANK-03")
def test_all_engineers_of_a_bank_action_are_placed_in_one_turn() -> None:
    table = Tabletop(2, game="intro").actions().answer(USA, "bank 5")
    assert [(event["space"], event["count"]) for event in table.events("engineers")] == [("bank", 5)]
    assert not table.ask(USA)
    assert table.ask(GERMANY) == "action"


# --- workshop ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-WORK-01")
def test_the_workshop_turns_the_wheel_for_credits() -> None:
    table = rich().tiles().wheel({3: ("base", 4, 0), 4: ("powerhouse", 0, 2), 1: ("conduit", 2, 0)})
    table.turn("space workshop-2L")
    me = table.player()
    assert me.credit == 20 - 2
    assert me.wheel == [EMPTY, EMPTY, EMPTY, ("conduit", 2, 0), EMPTY, ("base", 4, 0)]
    assert (me.tiles, me.mixer, me.excavator) == (["powerhouse"], 4 + 2, 6)


WORKSHOPS = [
    ("workshop-1L", 1, 1, 0, 0),
    ("workshop-1R", 1, 2, 0, 0),
    ("workshop-2L", 2, 2, 2, 0),
    ("workshop-2R", 2, 3, 2, 3),
    ("workshop-3L", 3, 2, 5, 0),
    ("workshop-3R", 3, 3, 5, 3),
]


@pytest.mark.rules("BAR-WORK-02", "BAR-WORK-03", "BAR-WORK-04")
@pytest.mark.parametrize(("space", "rotations", "engineers", "pay", "fee"), WORKSHOPS)
def test_rotations_engineers_and_credits_of_the_workshop(
    space: str, rotations: int, engineers: int, pay: int, fee: int
) -> None:
    table = rich().turn(f"space {space}")
    assert [event["count"] for event in table.events("rotated")] == [rotations]
    assert (table.player().engineer, table.player().credit) == (12 - engineers, 20 - pay - fee)
    assert (SPACES[space].fee, SPACES[space].pay) == (fee, pay)


# --- machinery shop ---------------------------------------------------------------------------------------------------

SHOPS = [
    ("machinery-1L", 1, (2, 0), "", (1, 0)),
    ("machinery-1R", 1, (2, 3), "", (1, 0)),
    ("machinery-2L", 1, (4, 0), "machines 0 1", (0, 1)),
    ("machinery-2R", 2, (4, 0), "machines 1 0", (1, 0)),
    ("machinery-3L", 2, (5, 0), "", (1, 1)),
    ("machinery-3R", 3, (5, 3), "", (1, 1)),
]


@pytest.mark.rules("BAR-SHOP-02", "BAR-SHOP-03", "BAR-SHOP-04")
@pytest.mark.parametrize(("space", "engineers", "credits", "chosen", "machines"), SHOPS)
def test_engineers_credits_and_machines_of_the_shop(
    space: str, engineers: int, credits: tuple[int, int], chosen: str, machines: tuple[int, int]
) -> None:
    table = rich().turn(f"space {space}", *filter(None, [chosen]))
    me = table.player()
    assert (me.engineer, me.credit) == (12 - engineers, 20 - sum(credits))
    assert (me.excavator - 6, me.mixer - 4) == machines
    assert (SPACES[space].pay, SPACES[space].fee) == credits


@pytest.mark.rules("BAR-SHOP-01")
def test_bought_machines_go_to_the_supply_and_not_on_the_wheel() -> None:
    table = rich().turn("space machinery-3L")
    assert (table.player().excavator, table.player().mixer) == (7, 5)
    assert table.player().wheel == [EMPTY] * 6
    assert table.player().credit == 15
    table = rich().stock(USA, credit=4).at("turn")
    assert table.why_not("space machinery-3L") == ("too-few-credits", "BAR-ACT-06")


@pytest.mark.rules("BAR-SHOP-03")
def test_the_machine_of_choice_is_one_of_either_kind() -> None:
    assert rich().turn("space machinery-2L").options() == ["machines 1 0", "machines 0 1"]
