"""Income and headstreams: what built pieces bring, at once and in every round, and where the drops wait."""

from typing import Any

import pytest

from asztal.games.barrage.cards import COMPANIES, HEADSTREAM_TILES
from asztal.games.barrage.examples.tabletop import Tabletop
from tests.games.barrage.shorthand import flat

RICH = {"credit": 50, "excavator": 50, "mixer": 50}
COUNTED = ("credit", "excavator", "mixer", "energy", "vp")
INCOMES: dict[str, dict[str, list[dict[str, int]]]] = {
    "usa": {
        "base": [{"rotate": 1}, {"credit": 6}],
        "elevation": [{"any_machine": 1}, {"vp": 2, "water_flow": 2}],
        "conduit": [{"vp": 3}, {"vp": 2, "rotate": 1}],
    },
    "germany": {
        "base": [{"vp": 3}, {"any_machine": 2}],
        "elevation": [{"credit": 3}, {"vp": 2, "energy": 2}],
        "conduit": [{"rotate": 1}, {"vp": 2, "water_flow": 2}],
    },
    "italy": {
        "base": [{"credit": 3}, {"vp": 5}],
        "elevation": [{"rotate": 1}, {"energy": 4}],
        "conduit": [{"any_machine": 1}, {"vp": 2, "credit": 3}],
    },
    "france": {
        "base": [{"any_machine": 1}, {"rotate": 2}],
        "elevation": [{"vp": 3}, {"vp": 2, "any_machine": 1}],
        "conduit": [{"credit": 3}, {"energy": 4}],
    },
}


def has(table: Tabletop, seat: int = 0) -> dict[str, int]:
    """What a player has in the supply and on the tracks."""
    return {item: getattr(table.player(seat), item) for item in COUNTED}


def gains(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {item: after[item] - before[item] for item in COUNTED if after[item] != before[item]}


def first_answers(table: Tabletop) -> None:
    """Everybody who is asked takes the first option."""
    while table.game.decisions:
        seat = next(iter(table.game.decisions))
        table.answer(seat, table.options(seat)[0])


# --- the income phase -----------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-INC-01")
def test_every_player_receives_every_active_income() -> None:
    table = Tabletop(4).built(0, conduit=2).built(1, base=2, elevation=2).built(2, base=4).built(3, conduit=4)
    before = [has(table, seat) for seat in range(4)]
    table.phase("income")
    assert [gains(before[seat], has(table, seat)) for seat in range(4)] == [
        {"vp": 3},
        {"vp": 3, "credit": 3},
        {"credit": 3, "vp": 5},
        {"credit": 3, "energy": 4},
    ]


@pytest.mark.rules("BAR-INC-02", "BAR-INC-03")
@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (0, {}),
        (1, {}),
        (2, {"credit": 3}),
        (3, {"credit": 3}),
        (4, {"credit": 3, "vp": 5}),
        (5, {"credit": 3, "vp": 12}),
    ],
)
def test_the_second_fourth_and_fifth_base_add_an_income(count: int, expected: dict[str, int]) -> None:
    table = Tabletop().company("italy").built(base=count)
    before = has(table)
    table.phase("income")
    assert gains(before, has(table)) == expected


@pytest.mark.rules("BAR-INC-02", "BAR-INC-03")
@pytest.mark.parametrize(
    ("company", "structure", "steps"),
    [
        ("france", "elevation", [{}, {}, {"vp": 3}, {"vp": 3}, {"vp": 5, "excavator": 1}, {"vp": 12, "excavator": 1}]),
        ("france", "conduit", [{}, {}, {"credit": 3}, {"credit": 3}, {"credit": 3, "energy": 4}]),
        ("usa", "conduit", [{}, {}, {"vp": 3}, {"vp": 3}, {"vp": 5}, {"vp": 12}]),
    ],
)
def test_elevations_and_conduits_add_incomes_at_the_same_numbers(
    company: str, structure: str, steps: list[dict[str, int]]
) -> None:
    for count, expected in enumerate(steps):
        table = Tabletop().company(company).built(**{structure: count})
        before = has(table)
        first_answers(table.phase("income"))
        assert gains(before, has(table)) == expected


@pytest.mark.rules("BAR-INC-04")
@pytest.mark.parametrize("structure", ["base", "elevation", "conduit"])
@pytest.mark.parametrize("company", COMPANIES)
def test_the_third_income_is_seven_points_in_every_row(company: str, structure: str) -> None:
    found = []
    for count in (4, 5):
        table = Tabletop().company(company).built(**{structure: count})
        before = has(table)
        first_answers(table.phase("income"))
        found.append(gains(before, has(table)).get("vp", 0))
    assert found[1] - found[0] == 7


@pytest.mark.rules("BAR-INC-05")
def test_the_first_and_second_incomes_are_those_of_the_company() -> None:
    for company, rows in INCOMES.items():
        for structure, incomes in rows.items():
            assert [flat(income) for income in COMPANIES[company].incomes[structure][:2]] == incomes
    for structure in ("base", "elevation", "conduit"):
        assert len({str(rows[structure]) for rows in INCOMES.values()}) == 4


@pytest.mark.rules("BAR-INC-06")
@pytest.mark.parametrize("company", COMPANIES)
def test_powerhouses_bring_no_income_but_more_energy_from_production(company: str) -> None:
    table = Tabletop().company(company).built(powerhouse=4)
    before = has(table)
    table.phase("income")
    assert gains(before, has(table)) == {}
    assert "powerhouse" not in COMPANIES[company].incomes
    produced = []
    for count in (1, 2, 3, 4):
        table = Tabletop().company(company).dam("D5L", 1, 1).conduit("C5A").powerhouse("P8-1").built(powerhouse=count)
        table.turn("space turbine-3L")
        produced.append(table.events("produced")[0]["energy"])
    assert produced == [3, 3 + 1, 3 + 1, 3 + 3]
    assert COMPANIES[company].power


@pytest.mark.rules("BAR-INC-06")
@pytest.mark.parametrize("company", COMPANIES)
def test_no_built_powerhouse_uncovers_an_income(company: str) -> None:
    table = Tabletop(game="intro").company(company).stock(mixer=50, credit=0)
    for number, space in enumerate(("P5-1", "P6-1", "P7-1", "P8-1")):
        table.tiles("powerhouse")
        table.state.placed.clear()
        table.stock(engineer=12, mixer=50).turn("build powerhouse powerhouse", f"site {space}")
        assert (table.player().built["powerhouse"], table.player().credit, table.player().vp) == (number + 1, 0, 10)
        assert (table.player().energy, table.player().excavator, table.player().mixer) == (0, 6, 50 - number - 2)


@pytest.mark.rules("BAR-INC-09")
def test_the_incomes_of_all_are_the_same_whoever_is_first_in_turn_order() -> None:
    found: list[Any] = []
    for order in ([0, 1, 2, 3], [3, 1, 0, 2]):
        table = Tabletop(4).built(0, base=4).built(1, base=2, elevation=4).built(2, elevation=4).built(3, conduit=5)
        table.state.order = order
        before = [has(table, seat) for seat in range(4)]
        table.phase("income")
        assert not table.game.decisions
        found.append([gains(before[seat], has(table, seat)) for seat in range(4)])
    assert found[0] == found[1] == [{"credit": 6}, {"vp": 5, "credit": 3, "energy": 2}, {"energy": 4}, found[0][3]]
    assert found[0][3] == {"credit": 3, "energy": 4, "vp": 7}


@pytest.mark.rules("BAR-INC-10")
def test_players_who_have_a_choice_are_asked_from_last_to_first() -> None:
    table = Tabletop(3).company("france", 1).built(0, elevation=2).built(1, base=2).built(2, conduit=2)
    table.state.order = [1, 0, 2]
    table.phase("income")
    asked = []
    while table.game.decisions:
        (seat,) = table.game.decisions
        asked.append(seat)
        assert table.options(seat) == ["machines 1 0", "machines 0 1"]
        table.answer(seat, "machines 0 1")
    assert asked == [2, 0, 1]
    assert [player.mixer for player in table.state.players] == [5, 5, 5]


@pytest.mark.rules("BAR-INC-11")
def test_energy_of_an_income_counts_for_the_new_round_and_for_no_contract() -> None:
    table = Tabletop(2).company("italy").contracts("S3").built(elevation=4)
    table.player().energy = 20
    table.phase("end").phase("begin").phase("income")
    assert (table.player().energy, table.state.round) == (4, 2)
    assert not table.game.decisions
    assert (table.player().contracts, table.player().fulfilled) == (["S3"], [])  # which needs 2


# --- at once --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-INC-07")
@pytest.mark.parametrize(("built", "expected"), [(0, 0), (1, 3), (2, 0), (3, 2), (4, 7)])
def test_a_piece_that_uncovers_an_income_brings_it_once_at_once(built: int, expected: int) -> None:
    table = Tabletop().stock(**RICH)
    for space in ("C1A", "C1B", "C2A", "C2B")[:built]:
        table.conduit(space)
    table.turn("build conduit conduit", "site C9A")
    assert table.player().vp == 10 + expected  # the USA: 3, then 2 and a rotation, then 7
    assert [event["count"] for event in table.events("rotated")] == ([1, 1] if built == 3 else [1])


@pytest.mark.rules("BAR-INC-07")
def test_the_income_of_a_new_piece_comes_again_in_the_next_round() -> None:
    table = Tabletop(3).stock(2, **RICH).dam("D8L", seat=2).turn("build base base", "site D9L", seat=2)
    assert table.player(2).credit == 50 + 3
    table.phase("income")
    assert table.player(2).credit == 50 + 3 + 3


@pytest.mark.rules("BAR-INC-08")
def test_a_piece_placed_by_a_contract_brings_its_income_too() -> None:
    table = Tabletop().company("italy").dam("D8L")
    table.contract("R02", "site D9L")
    assert (table.player().built["base"], table.player().credit) == (2, 6 + 3)
    table = Tabletop().company("germany").dam("D8L", 2)
    table.contract("Y10", "site D8L")
    assert (table.player().built["elevation"], table.player().credit) == (2, 6 + 3)
    table.dam("D9L").contract("Y10", "decline")  # no piece, no income again
    assert (table.player().built["elevation"], table.player().credit) == (2, 6 + 3)


# --- headstreams ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-INC-12", "BAR-INC-13")
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_each_headstream_receives_the_drops_of_its_tile_for_the_round(round_: int) -> None:
    table = Tabletop()
    table.state.headstream_tiles = {"HA": "H1", "HB": "H2", "HC": "H3", "HD": "H4"}
    table.state.round = round_
    table.phase("headstreams")
    assert (
        list(table.state.headstreams.values())
        == {
            1: [0, 0, 2, 1],
            2: [2, 0, 0, 1],
            3: [2, 1, 2, 1],
            4: [0, 3, 0, 1],
            5: [0, 0, 0, 0],
        }[round_]
    )


@pytest.mark.rules("BAR-INC-12")
def test_the_drops_are_added_to_those_that_wait_already() -> None:
    table = Tabletop().water("HA", 2)
    table.state.headstream_tiles = {"HA": "H5", "HB": "H6", "HC": "H7", "HD": "H8"}
    for round_, added in enumerate([[0, 0, 1, 0], [1, 0, 0, 1], [0, 1, 2, 2], [2, 2, 2, 1]], 1):
        before = list(table.state.headstreams.values())
        table.state.round = round_
        table.phase("headstreams")
        after = list(table.state.headstreams.values())
        assert [new - old for new, old in zip(after, before, strict=True)] == added


@pytest.mark.rules("BAR-INC-13")
def test_headstream_tiles_show_drops_for_four_rounds() -> None:
    assert {len(drops) for drops in HEADSTREAM_TILES.values()} == {4}
    table = Tabletop.fresh(game="intro")
    while not table.game.over:
        (seat,) = table.game.decisions
        table.answer(seat, f"bank {table.player(seat).engineer}")
    last = [event["event"] for event in table.events()]
    fifth = len(last) - last[::-1].index("round-began")
    assert "drops-placed" in last[:fifth]
    assert "drops-placed" not in last[fifth:]


@pytest.mark.rules("BAR-INC-14")
def test_the_drops_wait_until_the_water_flows() -> None:
    table = Tabletop().dam("D1L", 3)
    table.state.headstream_tiles = {"HA": "H3", "HB": "H4", "HC": "H5", "HD": "H6"}
    table.phase("headstreams")
    waiting = {"HA": 2, "HB": 1, "HC": 0, "HD": 0}
    assert (table.state.headstreams, table.drops()) == (waiting, {"D1L": 0})
    table.actions().answer(0, "bank 12").answer(1, "bank 12")
    assert (table.state.headstreams, table.drops()) == (waiting, {"D1L": 0})
    table.phase("flow")
    assert (table.state.headstreams, table.drops()) == (dict.fromkeys(waiting, 0), {"D1L": 2})
