"""The turn of an Automa: which step it takes, where its engineers go, when it stops, and what it tells about it."""

import pytest

from asztal.games.barrage.cards import AUTOMA_TILES
from asztal.games.barrage.state import NEUTRAL
from tests.games.barrage.automas import AUTOMA, HUMAN, AutomaTable

# --- which step -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-19", "BAR-AUTO-20")
def test_the_first_possible_step_ends_the_turn() -> None:
    table = AutomaTable().no_means()
    table.tiles("base", seat=AUTOMA).patents("I-base", "", "").wheel({5: ("", 1, 0)}, seat=AUTOMA)
    table.play("A03")  # build a base, patent, rotate and bank would all be possible
    assert table.did() == ["discard_contracts", "build-base"]
    assert (table.automa.excavator, table.state.patents[0]) == (
        6 + 1 - 3,
        "I-base",
    )  # only the rotation of the building
    table.play("A03")
    assert table.did() == ["discard_contracts", "patent"]
    table.tiles(seat=AUTOMA)
    table.play("A03")
    assert table.did() == ["discard_contracts", "rotate"]


@pytest.mark.rules("BAR-AUTO-19")
def test_the_bottom_row_is_tried_from_left_to_right() -> None:
    rotating, buying = AutomaTable().no_means(), AutomaTable().no_means()
    for each in (rotating, buying):
        each.wheel({5: ("", 1, 0)}, seat=AUTOMA)
        each.state.round = 1
    assert rotating.play("A01").did() == ["rotate"]  # A01 rotates before it buys a machine
    assert buying.play("A04").did() == ["machines"]  # A04 buys first


@pytest.mark.rules("BAR-AUTO-21")
def test_after_a_framed_step_it_goes_on_in_the_same_turn() -> None:
    table = AutomaTable().no_means()
    table.dam("D1L", 2, 0, AUTOMA).tiles("elevation", seat=AUTOMA)
    table.play("A06")
    assert table.did() == ["water_flow", "build-elevation"]
    assert (table.state.dam_drops["D1L"], table.state.dam_level["D1L"], table.automa.engineer) == (1, 3, 12 - 1 - 2)
    table.state.dam_drops["D1L"] = 3
    table.play("A06")  # no room: the framed step is left out, and the turn goes on all the same
    assert table.skipped()["water_flow"] == "no-room"
    assert table.did() == ["rotate"]


@pytest.mark.rules("BAR-AUTO-21")
def test_only_water_and_discards_are_framed() -> None:
    framed = {step["do"] for tile in AUTOMA_TILES.values() for step in tile.steps if step.get("keeps_turn")}
    plain = {step["do"] for tile in AUTOMA_TILES.values() for step in tile.steps if not step.get("keeps_turn")}
    assert framed == {"water_place", "water_flow", "discard_contracts"}
    assert not framed & plain


@pytest.mark.rules("BAR-AUTO-22")
def test_the_turn_ends_with_the_last_engineer_of_a_framed_step() -> None:
    for tile, step in (("A03", "discard_contracts"), ("A01", "water_place"), ("A02", "water_flow")):
        table = AutomaTable()
        table.dam("D1L", 3, 0, AUTOMA).stock(AUTOMA, engineer=1)
        table.play(tile)
        assert (table.did(), table.automa.engineer) == ([step], 0)
        assert not table.automa.passed  # that comes with its next turn
        table.stock(AUTOMA, engineer=2)
        table.play(tile)
        assert table.did()[0] == step
        assert len(table.did()) == 2


@pytest.mark.rules("BAR-AUTO-23")
@pytest.mark.parametrize(("engineers", "placed"), [(1, 1), (2, 2), (3, 2)])
def test_with_fewer_engineers_a_step_is_done_all_the_same(engineers: int, placed: int) -> None:
    table = AutomaTable()
    table.stock(AUTOMA, engineer=engineers)
    table.play("A20")  # a powerhouse for 2 engineers
    assert (table.did(), table.automa.engineer) == (["build-powerhouse"], engineers - placed)
    assert table.state.placed == [("construction", AUTOMA, placed)]


@pytest.mark.rules("BAR-AUTO-24")
def test_without_engineers_it_passes_and_turns_no_tile() -> None:
    table = AutomaTable()
    table.stock(AUTOMA, engineer=0).tiles("I-powerhouse", seat=AUTOMA)  # which would need none
    table.play("A20")
    assert table.automa.passed
    assert table.told("passed") == [{"event": "passed", "seat": AUTOMA}]
    assert (table.told("automa-turn"), table.did(), table.state.placed) == ([], [], [])
    assert table.state.automa_deck.top == ["A18", "A20"]


@pytest.mark.rules("BAR-AUTO-24")
def test_an_automa_with_an_engineer_goes_on_while_people_have_passed() -> None:
    table = AutomaTable().no_means()
    table.player(HUMAN).passed = True
    table.stock(AUTOMA, engineer=3).actions()
    assert table.automa.passed
    assert table.automa.engineer == 0
    assert table.ask(HUMAN) == ""
    assert len(table.events("automa-turn")) >= 3 - 1  # a discard takes a second engineer in one turn


@pytest.mark.rules("BAR-AUTO-25")
def test_no_tile_has_a_step_of_an_expansion() -> None:
    known = {
        "produce",
        "water_place",
        "water_flow",
        "discard_contracts",
        "build",
        "patent",
        "rotate",
        "machines",
        "bank",
    }
    steps = [step for tile in AUTOMA_TILES.values() for step in tile.steps]
    assert {step["do"] for step in steps} == known
    built = {step["structure"] for step in steps if step["do"] in ("build", "patent")}
    assert built == {"base", "elevation", "conduit", "powerhouse"}


# --- where the engineers go -------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-26")
def test_engineers_go_on_the_first_free_space_left_column_first() -> None:
    table = AutomaTable(automas=3).no_means()  # four players: every space is open
    found = []
    for _ in range(6):
        table.wheel({1: ("", 1, 0)}, seat=AUTOMA).stock(AUTOMA, engineer=12)
        table.play("A04")
        found.append(table.state.placed[-1])
    order = ("workshop-1L", "workshop-2L", "workshop-3L", "workshop-1R", "workshop-2R", "workshop-3R")
    assert found == [(space, AUTOMA, 1) for space in order]  # one engineer, whatever number they show


@pytest.mark.rules("BAR-AUTO-26")
def test_each_step_has_its_section_of_the_board() -> None:
    table = AutomaTable().no_means()
    table.dam("D5L", 3, 3, AUTOMA).conduit("C5A", AUTOMA).powerhouse("P8-1", AUTOMA).display("G01", "", "", "", "", "")
    table.play("A05")
    assert table.state.placed[-1] == ("turbine-1L", AUTOMA, 2)
    table.play("A06")
    assert table.state.placed[-2:] == [("water-1L", AUTOMA, 1), ("bank", AUTOMA, 1)]
    table.state.dam_drops["D5L"] = 0
    table.play("A03")
    assert table.state.placed[-2:] == [("contract-1L", AUTOMA, 1), ("bank", AUTOMA, 1)]
    table.state.round = 1
    table.play("A04")
    assert table.state.placed[-1] == ("machinery-1L", AUTOMA, 1)


@pytest.mark.rules("BAR-AUTO-27")
def test_a_space_of_an_automa_is_blocked_and_its_costs_and_effects_do_not_count() -> None:
    table = AutomaTable()
    table.dam("D5L", 3, 3, NEUTRAL).conduit("C5A", AUTOMA).powerhouse("P8-1", AUTOMA).powerhouse("P8-2", HUMAN)
    table.engineers("turbine-1L", HUMAN, 2).engineers("turbine-3L", HUMAN, 2).engineers("turbine-5L", HUMAN, 1)
    table.display("G02", "", "", "", "", "")
    table.play("A17")  # +2 for 2 engineers; turbine-1R would cost 3 engineers and 3 credits
    assert table.state.placed[-1] == ("turbine-1R", AUTOMA, 2)
    assert (table.automa.energy, table.automa.vp) == (9 + 2, 16)
    table.state.dam_drops["D5L"] = 3
    table.at("turn", HUMAN)
    assert table.why_not("space turbine-1R") == ("space-taken", "BAR-MGT-02")


@pytest.mark.rules("BAR-AUTO-27")
def test_an_automa_does_not_pay_the_price_printed_on_its_space() -> None:
    table = AutomaTable().no_means()
    table.engineers("workshop-1L", HUMAN, 1).engineers("workshop-1R", HUMAN, 2)
    table.wheel({4: ("", 2, 0)}, seat=AUTOMA)
    table.play("A04")  # one rotation for 1 engineer; workshop-3L shows three for 2 engineers and 5 credits
    assert table.state.placed[-1] == ("workshop-3L", AUTOMA, 1)
    assert (table.automa.vp, table.automa.wheel[5]) == (16, ("", 2, 0))


@pytest.mark.rules("BAR-AUTO-28")
def test_where_no_space_is_free_the_engineers_stand_beside_it() -> None:
    table = AutomaTable().no_means()
    for space in ("workshop-1L", "workshop-1R", "workshop-3L", "workshop-3R"):
        table.engineers(space, HUMAN, 1)
    for _ in range(2):  # and beside it is room for all
        table.wheel({5: ("", 2, 0)}, seat=AUTOMA)
        before = table.automa.excavator
        table.play("A04")
        assert table.did() == ["rotate"]
        assert table.state.placed[-1] == ("workshop-beside", AUTOMA, 1)
        assert table.automa.excavator == before + 2


@pytest.mark.rules("BAR-AUTO-29")
def test_an_automa_builds_more_than_four_times_in_a_round() -> None:
    table = AutomaTable()
    table.stock(AUTOMA, excavator=40, engineer=12)
    for number in range(1, 6):
        table.tiles("conduit", seat=AUTOMA)
        table.play("A19")
        assert (table.did(), table.automa.built["conduit"]) == (["build-conduit"], number)
    assert table.automa.engineer == 12 - 5 * 2  # and never the 3 credits of the fourth space
    assert table.automa.vp == 16


# --- what it tells ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-17", "BAR-AUTO-20")
def test_a_turn_tells_its_tiles_what_was_impossible_what_it_does_and_where() -> None:
    table = AutomaTable()
    table.tiles("powerhouse", "elevation", seat=AUTOMA)
    table.play("A02", "A06")
    kinds = ("automa-turn", "automa-skipped", "automa-step", "automa-chose")
    told = [event for event in table.events()[table.before :] if event["event"] in kinds]
    assert told == [
        {"event": "automa-turn", "seat": AUTOMA, "tile": "A02", "criteria": "A06"},
        {"event": "automa-skipped", "seat": AUTOMA, "step": "produce", "why": "no-production", "clause": "BAR-AUTO-30"},
        {"event": "automa-skipped", "seat": AUTOMA, "step": "water_flow", "why": "no-room", "clause": "BAR-AUTO-37"},
        {"event": "automa-skipped", "seat": AUTOMA, "step": "build-base", "why": "no-tile", "clause": "BAR-AUTO-41"},
        {"event": "automa-step", "seat": AUTOMA, "step": "build-powerhouse", "number": 4},
        {
            "event": "automa-chose",
            "seat": AUTOMA,
            "space": "P6-1",
            "criterion": "free-before-red",
            "clause": "BAR-AUTO-54",
        },
    ]


@pytest.mark.rules("BAR-AUTO-17")
def test_the_table_sees_the_tiles_of_the_automa() -> None:
    table = AutomaTable()
    table.play("A02", "A06")
    for seat in (HUMAN, 15):  # a spectator too
        view = table.see(seat)
        assert (view.automa_deck.top, view.criteria) == (["A02"], "A06")
        assert "A06" in view.automa_used
