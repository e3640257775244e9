"""Actions in general: turns, engineers, credits, passing, and who may use which space."""

import pytest

from asztal.games.barrage.cards import SPACES
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import NEUTRAL

PATENTS = [space.id for space in SPACES.values() if space.section == "patent_office"]
MANAGEMENT = [space for space in SPACES if space != "bank" and space not in PATENTS]


def producer() -> Tabletop:
    """A rich first seat of four that can produce."""
    table = Tabletop(4).stock(credit=50, excavator=20, mixer=20)
    return table.dam("D5L", 2, 2).conduit("C5A").powerhouse("P8-1")


def asked(table: Tabletop) -> int:
    (seat,) = table.game.decisions
    return int(seat)


# --- turns ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-ACT-01", "BAR-ACT-09")
def test_players_take_single_turns_in_turn_order_again_and_again() -> None:
    table = Tabletop(3)
    table.state.order = [2, 0, 1]
    table.actions()
    turns = []
    for _ in range(7):
        seat = asked(table)
        turns.append(seat)
        table.answer(seat, "bank 1")
    assert turns == [2, 0, 1, 2, 0, 1, 2]
    assert [player.engineer for player in table.state.players] == [10, 10, 9]


@pytest.mark.rules("BAR-ACT-09")
def test_the_turn_ends_when_the_whole_action_is_finished() -> None:
    table = Tabletop().actions().answer(0, "space water-1L")
    assert (asked(table), table.ask()) == (0, "headstream")
    table.answer(0, "headstream HA")
    assert (asked(table), table.ask()) == (0, "headstream")
    table.answer(0, "headstream HA")
    assert (asked(table), table.ask(1)) == (1, "action")


@pytest.mark.rules("BAR-ACT-02")
def test_a_turn_is_one_free_space_and_its_action() -> None:
    table = producer().at("turn")
    assert {option.split()[0] for option in table.options()} == {"build", "space", "bank"}
    table.answer(0, "space workshop-1L")
    assert table.state.placed == [("workshop-1L", 0, 1)]
    assert len(table.events("engineers")) == len(table.events("rotated")) == 1
    assert table.game.over  # the turn is finished
    table.at("turn", 1)
    assert table.why_not("space workshop-1L", 1) == ("space-taken", "BAR-MGT-02")
    assert "space workshop-1R" in table.options(1)


@pytest.mark.rules("BAR-ACT-03")
@pytest.mark.parametrize("space", [*MANAGEMENT, *PATENTS])
def test_a_space_takes_exactly_the_engineers_it_shows(space: str) -> None:
    here = SPACES[space]
    table = producer().turn(f"space {here.id}")
    assert 1 <= here.engineers <= 3
    assert table.player().engineer == 12 - here.engineers
    assert table.state.placed == [(here.id, 0, here.engineers)]


@pytest.mark.rules("BAR-ACT-03")
def test_only_the_bank_takes_as_many_engineers_as_the_player_likes() -> None:
    table = Tabletop().at("turn")
    assert table.options(kind="bank") == [f"bank {count}" for count in range(1, 13)]
    assert table.why_not("space bank") == ("not-offered", "")
    table.answer(0, "bank 7")
    assert (table.player().engineer, table.player().credit) == (5, 13)


@pytest.mark.rules("BAR-ACT-04")
@pytest.mark.parametrize("space", MANAGEMENT)
def test_a_space_needs_enough_engineers_in_the_own_supply(space: str) -> None:
    here = SPACES[space]
    table = producer().stock(engineer=here.engineers).at("turn")
    assert f"space {here.id}" in table.options()
    if here.engineers > 1:
        table.stock(engineer=here.engineers - 1).at("turn")
        assert table.why_not(f"space {here.id}") == ("too-few-engineers", "BAR-ACT-04")


@pytest.mark.rules("BAR-ACT-04")
def test_a_construction_needs_enough_engineers_too() -> None:
    table = producer().engineers("build-1", 0, 1).stock(engineer=1).at("turn")
    assert table.why_not("build base base") == ("too-few-engineers", "BAR-ACT-04")
    assert table.why_not("bank 2") == ("too-few-engineers", "BAR-BANK-01")
    table.stock(engineer=2).at("turn")
    assert "build base base" in table.options()


# --- credits --------------------------------------------------------------------------------------------------------

RED = {
    *("turbine-1R", "turbine-2R", "turbine-3R", "turbine-4R", "water-1R", "water-2R", "workshop-2R", "workshop-3R"),
    *("machinery-1R", "machinery-3R", "contract-1R", "contract-2R"),
}


@pytest.mark.rules("BAR-ACT-05", "BAR-ACT-06")
@pytest.mark.parametrize("space", MANAGEMENT)
def test_a_red_space_costs_three_credits_more_than_the_action_and_all_must_be_there(space: str) -> None:
    here = SPACES[space]
    price = {"workshop-2": 2, "workshop-3": 5, "machinery-1": 2, "machinery-2": 4, "machinery-3": 5, "contract-3": 1}
    due = price.get(here.id[:-1], 0) + (3 if here.id in RED else 0)
    table = producer().stock(credit=due).at("turn")
    table.answer(0, f"space {here.id}")
    assert table.player().credit == 0
    assert sum(event["count"] for event in table.events("paid")) == due
    if due:
        table = producer().stock(credit=due - 1).at("turn")
        assert table.why_not(f"space {here.id}") == ("too-few-credits", "BAR-ACT-06")


@pytest.mark.rules("BAR-ACT-05")
def test_the_fee_comes_before_the_action() -> None:
    table = Tabletop().turn("space water-2R", "headstream HA")
    names = [event["event"] for event in table.events() if event["event"] in ("engineers", "paid", "drop-ran")]
    assert names[:3] == ["engineers", "paid", "drop-ran"]
    assert (table.player().credit, table.player().engineer) == (6 - 3, 12 - 2)


@pytest.mark.rules("BAR-ACT-06", "BAR-ACT-07")
def test_what_the_action_itself_will_cost_must_be_left_after_the_fee() -> None:
    table = Tabletop().dam("D5L", 1, 1).conduit("C5A", 1).powerhouse("P8-1").stock(credit=3).at("turn")
    assert "space turbine-1L" in table.options()
    assert table.why_not("space turbine-1R") == ("too-few-credits", "BAR-PROD-12")  # nothing left for the conduit
    table.stock(credit=4).turn("space turbine-1R")
    assert (table.player().credit, table.player(1).credit) == (0, 6 + 1)


# --- no action without its effect -----------------------------------------------------------------------------------


@pytest.mark.rules("BAR-ACT-07")
def test_a_space_whose_action_is_impossible_cannot_be_used() -> None:
    table = Tabletop(4).stock(credit=50).display("G01", "", "", "", "", "").patents("", "I-base", "").at("turn")
    assert table.why_not("space turbine-1L") == ("no-production", "BAR-TURB-05")
    assert "space contract-1L" in table.options()
    assert table.why_not("space contract-3L") == ("too-few-contracts", "BAR-OFF-06")
    assert table.why_not("space patent-1") == ("no-tile-here", "BAR-PAT-05")
    assert "space patent-2" in table.options()


@pytest.mark.rules("BAR-ACT-07")
@pytest.mark.parametrize(("space", "possible"), [("turbine-4L", True), ("turbine-5L", False)])
def test_a_production_that_would_bring_nothing_is_impossible(space: str, possible: bool) -> None:
    table = Tabletop(4).dam("D10L", 1, 1).conduit("C10A").powerhouse("P11-1").at("turn")  # 2 energy
    assert (f"space {space}" in table.options()) == possible


@pytest.mark.rules("BAR-ACT-08")
def test_an_action_cannot_be_declined_after_the_engineers_are_placed() -> None:
    table = producer().turn("space contract-3L")
    assert {option.split()[0] for option in table.options()} == {"contract"}
    table = producer().turn("space turbine-1L")
    assert {option.split()[0] for option in table.options()} == {"produce"}
    table = producer().turn("space water-2L")
    assert {option.split()[0] for option in table.options()} == {"headstream"}
    table = producer().turn("space water-1L")
    assert {option.split()[0] for option in table.options()} == {"headstream"}
    table = producer().turn("space machinery-2L")
    assert table.options() == ["machines 1 0", "machines 0 1"]
    table = producer().turn("build base base")
    assert {option.split()[0] for option in table.options()} == {"site"}


# --- passing --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-ACT-10", "BAR-ACT-12")
def test_a_player_without_engineers_passes_and_has_no_further_turn() -> None:
    table = Tabletop(3).actions().answer(0, "bank 12").answer(1, "bank 1").answer(2, "bank 1")
    assert table.player(0).passed
    assert [event["seat"] for event in table.events("passed")] == [0]
    turns = []
    for _ in range(4):
        turns.append(asked(table))
        table.answer(turns[-1], "bank 1")
    assert turns == [1, 2, 1, 2]
    assert len(table.events("passed")) == 1


@pytest.mark.rules("BAR-ACT-11")
@pytest.mark.parametrize("engineers", [2, 12])
def test_a_player_with_engineers_may_not_pass_and_can_always_go_to_the_bank(engineers: int) -> None:
    table = Tabletop().stock(engineer=engineers, credit=0, excavator=0, mixer=0)
    for space in SPACES:
        table.engineers(space, 1, 0)  # nothing else is free
    table.at("turn")
    assert table.options() == [f"bank {count}" for count in range(1, engineers + 1)]
    assert table.why_not("pass") == ("must-act", "BAR-ACT-11")
    assert table.why_not("build tower base") == ("not-offered", "")


@pytest.mark.rules("BAR-ACT-11")
def test_the_last_engineer_must_work_too() -> None:
    table = Tabletop().stock(engineer=1).at("turn")
    assert table.why_not("pass") == ("must-act", "BAR-ACT-11")
    table.answer(0, "space workshop-1L")
    assert (table.player().engineer, table.player().passed) == (0, False)


@pytest.mark.rules("BAR-ACT-13")
def test_the_phase_ends_when_the_last_player_has_passed() -> None:
    table = Tabletop.fresh(game="intro").answer(0, "bank 12").answer(1, "bank 5").answer(1, "bank 6")
    assert table.state.round == 1
    assert not table.events("banked")  # no scoring yet
    table.answer(1, "bank 1")
    assert [event["seat"] for event in table.events("passed")] == [0, 1]
    assert (len(table.events("banked")), table.state.round) == (2, 2)


@pytest.mark.rules("BAR-ACT-14", "BAR-ACT-15")
@pytest.mark.parametrize(("tile", "structure"), [("I-powerhouse", "powerhouse"), ("III-base", "base")])
def test_without_engineers_a_tile_that_needs_none_can_be_used_or_not(tile: str, structure: str) -> None:
    table = Tabletop().tiles(structure, "I-conduit", tile).stock(engineer=0).actions()
    assert table.options() == [f"build {structure} {tile}", "pass"]
    table.answer(0, f"build {structure} {tile}").answer(0, table.options()[0])
    assert (table.player().built[structure], table.player().engineer, table.player().passed) == (1, 0, False)
    assert asked(table) == 1
    declined = Tabletop().tiles(tile).stock(engineer=0).actions().answer(0, "pass").answer(1, "bank 1")
    assert (declined.player().passed, asked(declined)) == (True, 1)


@pytest.mark.rules("BAR-ACT-10", "BAR-ACT-14")
def test_without_engineers_other_tiles_and_spaces_do_not_help() -> None:
    table = producer().tiles("base", "I-base", "II-any").stock(engineer=0).actions()
    assert table.player().passed
    assert asked(table) == 1


# --- whose spaces ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-ACT-16")
def test_nobody_can_use_the_construction_spaces_of_another_company() -> None:
    table = producer().stock(1, excavator=20)
    for number, count in enumerate((1, 2, 3, 3), 1):
        table.engineers(f"build-{number}", 0, count)
    table.at("turn", 0)
    assert table.why_not("build base base") == (
        "all-constructions-used",
        "BAR-BLD-05",
    )  # though those of others are free
    table.turn("build base base", "site D9L", seat=1)
    assert (table.player(1).engineer, table.state.placed[-1]) == (12 - 1, ("build-1", 1, 1))


@pytest.mark.rules("BAR-ACT-17")
def test_everybody_may_use_the_management_board_and_the_patent_office() -> None:
    table = Tabletop(4)
    houses = ("P8-1", "P8-2", "P8-3", "P10-1")
    table.dam("D5L", 2, 2, NEUTRAL).conduit("C5A", 0).conduit("C5B", 0)
    for seat, house in enumerate(houses):
        table.stock(seat, credit=50).powerhouse(house, seat)
    for seat in range(4):
        assert table.at("turn", seat).options(seat, "space") == [
            f"space {space}" for space in SPACES if space != "bank"
        ]
