"""Production: what it needs, what it brings, what it costs, and where the drops go."""

import pytest

from asztal.games.barrage.addresses import ROUND
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import NEUTRAL

USA, GERMANY = 0, 1
NO_PRODUCTION = ("no-production", "BAR-TURB-05")


def plant(level: int = 1, drops: int = 1, owner: int = USA, seats: int = 2) -> Tabletop:
    """A dam of the USA in basin 5, a conduit of value 3 of some owner, a powerhouse of the USA in basin 8."""
    return Tabletop(seats, game="intro").dam("D5L", level, drops).conduit("C5A", owner).powerhouse("P8-1")


# --- what it needs ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-PROD-01")
def test_a_production_needs_a_conduit_that_joins_dam_and_powerhouse() -> None:
    table = Tabletop(2, game="intro").dam("D5L", 1, 1).powerhouse("P8-1").at("turn")
    assert table.why_not("space turbine-1L") == NO_PRODUCTION
    assert table.conduit("C5B").at("turn").why_not("space turbine-1L") == NO_PRODUCTION  # it leads to basin 10
    table.conduit("C5A").turn("space turbine-1L")
    assert table.player().energy == 3 + 2
    assert [(e["dam"], e["conduit"], e["drops"]) for e in table.events("produced")] == [("D5L", "C5A", 1)]


@pytest.mark.rules("BAR-PROD-01")
def test_each_production_is_one_dam_and_one_conduit() -> None:
    table = plant().dam("D1L", 2, 2).conduit("C1A").powerhouse("P10-1").conduit("C5B")
    table.turn("space turbine-3L")
    assert sorted(table.options()) == [
        "produce D1L C1A 1",
        "produce D1L C1A 2",
        "produce D5L C5A 1",
        "produce D5L C5B 1",
    ]
    assert table.why_not("produce D1L C5A 1") == ("no-such-production", "BAR-PROD-01")
    table.answer(USA, "produce D1L C1A 2")
    assert (table.player().energy, table.state.dam_drops["D5L"], table.state.dam_drops["D1L"]) == (10 + 1, 1, 0)


@pytest.mark.rules("BAR-PROD-02")
def test_the_powerhouse_must_be_ones_own() -> None:
    table = Tabletop(2, game="intro").dam("D5L", 1, 1, NEUTRAL).conduit("C5A").powerhouse("P8-1", GERMANY)
    assert table.at("turn").why_not("space turbine-1L") == NO_PRODUCTION
    assert "space turbine-1L" in table.at("turn", GERMANY).options(GERMANY)


@pytest.mark.rules("BAR-PROD-03", "BAR-PROD-23")
def test_the_dam_must_be_own_or_neutral_and_hold_water() -> None:
    table = Tabletop(2, game="intro").conduit("C5A").powerhouse("P8-1").dam("D5U", 1, 1, GERMANY)
    table.stock(USA, credit=50)
    assert table.at("turn").why_not("space turbine-1L") == NO_PRODUCTION  # not for any number of credits
    table.dam("D5L", 2, 0)
    assert table.at("turn").why_not("space turbine-1L") == NO_PRODUCTION
    table.state.dam_drops["D5L"] = 2
    table.turn("space turbine-1L")
    assert table.options() == ["produce D5L C5A 1", "produce D5L C5A 2"]


@pytest.mark.rules("BAR-PROD-04")
def test_the_conduit_may_be_anybodys() -> None:
    for owner in range(3):
        table = plant(owner=owner, seats=3).turn("space turbine-3L")
        assert table.player().energy == 3


@pytest.mark.rules("BAR-PROD-21", "BAR-PROD-03")
def test_everybody_can_use_a_neutral_dam() -> None:
    table = Tabletop(3, game="intro").dam("D5L", 3, 3, NEUTRAL).conduit("C5A")
    for seat, house in enumerate(("P8-1", "P8-2", "P8-3")):
        table.powerhouse(house, seat)
    table.turn("space turbine-1L", "produce D5L C5A 1", seat=0)
    table.turn("space turbine-3L", "produce D5L C5A 1", seat=1)
    table.turn("space turbine-1R", seat=2)  # one drop is left
    assert [player.energy for player in table.state.players] == [5, 3, 5]
    assert table.state.dam_drops["D5L"] == 0


# --- how much ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-PROD-05", "BAR-PROD-06", "BAR-PROD-19")
@pytest.mark.parametrize("drops", [1, 2, 3])
def test_from_one_drop_to_all_each_worth_the_conduits_value(drops: int) -> None:
    table = plant(level=3, drops=3).turn("space turbine-3L")
    assert table.options() == ["produce D5L C5A 1", "produce D5L C5A 2", "produce D5L C5A 3"]
    table.answer(USA, f"produce D5L C5A {drops}")
    assert table.player().energy == 3 * drops
    assert table.state.dam_drops["D5L"] == 3 - drops


@pytest.mark.rules("BAR-PROD-07")
@pytest.mark.parametrize(("powerhouses", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 3)])
def test_modifier_of_the_space_and_bonus_of_the_board_are_added(powerhouses: int, bonus: int) -> None:
    for space, modifier in (("turbine-1L", 2), ("turbine-5L", -2)):
        table = plant(level=2, drops=2).built(USA, powerhouse=powerhouses)
        table.turn(f"space {space}", "produce D5L C5A 2")
        assert table.player().energy == 6 + modifier + bonus


@pytest.mark.rules("BAR-PROD-08")
def test_a_production_below_one_energy_is_not_allowed() -> None:
    table = Tabletop(2, game="intro").dam("D7L", 3, 3).conduit("C7A").powerhouse("P10-1")  # value 2
    table.turn("space turbine-5L")  # -2
    assert table.options() == ["produce D7L C7A 2", "produce D7L C7A 3"]
    assert table.why_not("produce D7L C7A 1") == ("below-one-energy", "BAR-PROD-08")
    assert table.why_not("produce D7L C7A 4") == ("too-few-drops", "BAR-PROD-05")
    table.state.dam_drops["D7L"] = 1
    assert table.at("turn").why_not("space turbine-5R") == ("below-one-energy", "BAR-PROD-08")
    table.built(USA, powerhouse=2).turn("space turbine-5R")  # the bonus of the board makes it 1
    assert table.player().energy == 1


@pytest.mark.rules("BAR-PROD-13", "BAR-PROD-14")
def test_productions_of_a_round_add_up_on_the_track() -> None:
    table = plant(level=3, drops=3)
    table.turn("space turbine-1L", "produce D5L C5A 1")
    assert table.player().energy == 5
    table.turn("space turbine-3L", "produce D5L C5A 2")
    assert table.player().energy == 5 + 6


# --- the owner of the conduit -----------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-PROD-09", "BAR-PROD-10")
def test_a_foreign_conduit_costs_a_credit_per_drop_and_scores_for_its_owner() -> None:
    table = plant(level=3, drops=3, owner=GERMANY).turn("space turbine-3L", "produce D5L C5A 3")
    assert (table.player(USA).credit, table.player(USA).vp) == (6 - 3, 10)
    assert (table.player(GERMANY).credit, table.player(GERMANY).vp) == (6 + 3, 10 + 3)
    assert table.player(GERMANY).energy == 0


@pytest.mark.rules("BAR-PROD-11")
def test_an_own_conduit_costs_and_scores_nothing() -> None:
    table = plant(level=3, drops=3).turn("space turbine-3L", "produce D5L C5A 3")
    assert [(player.credit, player.vp) for player in table.state.players] == [(6, 10), (6, 10)]
    assert table.events("conduit-used") == []


@pytest.mark.rules("BAR-PROD-12")
def test_drops_that_cannot_be_paid_are_not_moved() -> None:
    table = plant(level=3, drops=3, owner=GERMANY).stock(USA, credit=2).turn("space turbine-3L")
    assert table.options() == ["produce D5L C5A 1", "produce D5L C5A 2"]
    assert table.why_not("produce D5L C5A 3") == ("too-few-credits", "BAR-PROD-12")
    table.stock(USA, credit=5).turn("space turbine-3R")  # its 3 credits come first
    assert table.options() == ["produce D5L C5A 1", "produce D5L C5A 2"]
    table = plant(level=3, drops=3, owner=GERMANY).stock(USA, credit=3).at("turn")
    assert table.why_not("space turbine-3R") == ("too-few-credits", "BAR-PROD-12")
    assert "space turbine-3L" in table.options()


# --- the track --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-PROD-15", "BAR-PROD-16")
def test_beyond_thirty_the_count_goes_on_but_credits_and_bonus_stay_those_of_thirty() -> None:
    table = plant(level=3, drops=3).stock(USA, energy=28).turn("space turbine-1L", "produce D5L C5A 3")
    assert table.player().energy == 39
    table.state.round, table.state.bonuses = 5, ["bases"]
    table.phase("scoring")
    assert table.player().credit == 6 + 8
    assert table.player().vp_from["bonus"] == 4


@pytest.mark.rules("BAR-PROD-24")
def test_rank_and_turn_order_count_the_energy_above_thirty() -> None:
    table = Tabletop(2, game="intro").stock(USA, energy=34).stock(GERMANY, energy=31)
    table.state.round, table.state.order = 1, [GERMANY, USA]  # were both at 30, they would swap
    table.phase("scoring")
    assert [player.vp_from["rank"] for player in table.state.players] == [6, 2]
    assert table.phase("end").state.order == [GERMANY, USA]


@pytest.mark.rules("BAR-PROD-24")
def test_the_final_tie_break_counts_the_energy_above_thirty() -> None:
    table = Tabletop(2, game="intro").stock(USA, energy=31).stock(GERMANY, energy=34)
    assert table.game.title.winners(table.state) == [GERMANY]


# --- the drops --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-PROD-17")
def test_used_drops_run_on_down_the_river() -> None:
    table = plant(level=2, drops=2).dam("D8L", 1, 0, GERMANY)
    table.turn("space turbine-3L", "produce D5L C5A 2")
    assert table.drops() == {"D5L": 0, "D8L": 1}
    assert [event["space"] for event in table.events("drop-stopped")] == ["D8L"]
    assert [event["basin"] for event in table.events("drop-left")] == [11]
    assert table.state.drops_out == 1


@pytest.mark.rules("BAR-PROD-18")
def test_used_drops_enter_below_the_powerhouses_and_meet_the_upper_dam_first() -> None:
    table = plant(level=3, drops=3).dam("D8U", 1, 0, GERMANY).dam("D8L", 1, 0)
    table.powerhouse("P9-1").powerhouse("P11-1")  # with three, drops that pass one bring the USA energy
    table.turn("space turbine-3L", "produce D5L C5A 3")
    assert [event["space"] for event in table.events("drop-stopped")] == ["D8U", "D8L"]
    assert table.player().energy == 9 + 1 + 1  # board bonus, and the third drop passes basin 11 only


@pytest.mark.rules("BAR-PROD-20")
def test_only_a_production_moves_the_drops_behind_a_dam() -> None:
    table = plant(level=2, drops=2).water("HB", 2).stock(USA, credit=12)
    table.phase("flow")  # both pass the full dam
    assert (table.drops(), table.state.drops_out) == ({"D5L": 2}, 2)
    table.turn("space water-2L", "headstream HB").turn("space workshop-1L").turn("bank 1")
    table.state.round = 1
    table.phase("scoring").phase("end").phase("begin").phase("income")
    assert table.drops() == {"D5L": 2}
    table.turn("space turbine-3L", "produce D5L C5A 1")
    assert table.drops() == {"D5L": 1}


@pytest.mark.rules("BAR-PROD-22")
def test_energy_then_flow_then_fee_then_contract() -> None:
    table = plant(level=1, drops=1, owner=GERMANY).contracts("G10")
    table.game.events.clear()
    table.turn("space turbine-3L")
    assert table.options() == ["fulfil G10", "skip"]
    before = [event["event"] for event in table.events()]
    assert before == [
        "engineers",
        "produced",
        "drop-ran",
        "drop-ran",
        "drop-left",
        "conduit-used",
        "paid",
        "gained",
        "gained",
    ]
    assert (table.player(USA).energy, table.player(USA).credit, table.player(GERMANY).vp) == (3, 5, 11)
    table.answer(USA, "fulfil G10")
    assert [event["event"] for event in table.events()][len(before) :][:2] == ["fulfilled", "gained"]


@pytest.mark.rules("BAR-PROD-14")
def test_the_track_starts_again_in_the_next_round() -> None:
    table = plant(level=2, drops=2).turn("space turbine-1L", "produce D5L C5A 1")
    table.state.headstream_tiles.clear()
    table.phase("end").at(ROUND)
    assert (table.player().energy, table.state.order) == (0, [GERMANY, USA])
    table.answer(GERMANY, "bank 12").answer(USA, "space turbine-3L")
    assert table.player().energy == 3
