"""What the single steps of an Automa tile need, cost and bring; production has a file of its own."""

import pytest

from asztal.games.barrage.cards import AUTOMA_TILES
from asztal.games.barrage.state import EMPTY, NEUTRAL
from tests.games.barrage.automas import AUTOMA, HUMAN, AutomaTable

# --- water ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-37")
def test_drops_that_run_must_end_behind_an_own_dam_at_once() -> None:
    table = AutomaTable().no_means()
    table.dam("D8L", 2, 0, AUTOMA).dam("D1L", 1, 0, HUMAN).dam("D5L", 1, 1, AUTOMA)
    table.play("A06")
    assert table.skipped()["water_flow"] == "no-room"  # the human's dam is in between, the other own one is full
    table.state.dam_drops["D1L"] = 1
    table.play("A06")
    assert (table.chose(), table.state.dam_drops["D8L"]) == ([("HA", "only-one")], 1)
    table.water("HA", 2)  # waiting drops are no hindrance to one that runs at once
    table.play("A06")
    assert (table.state.dam_drops["D8L"], table.state.headstreams["HA"]) == (2, 2)


@pytest.mark.rules("BAR-AUTO-37")
def test_drops_that_wait_must_end_there_in_the_coming_water_flow() -> None:
    table = AutomaTable().no_means()
    table.dam("D8L", 2, 1, AUTOMA).dam("D1L", 1, 0, HUMAN)
    table.play("A05")
    assert table.skipped()["water_place"] == "no-room"  # the human's dam would stop the first one
    table.water("HA", 1)  # this one will fill it
    table.play("A05")
    assert (table.did()[0], table.state.headstreams["HA"]) == ("water_place", 2)
    table.play("A05")
    assert table.skipped()["water_place"] == "no-room"  # the drops on the way fill the dam
    table.phase("flow")
    assert (table.state.dam_drops["D8L"], table.state.drops_out) == (2, 0)


@pytest.mark.rules("BAR-AUTO-38")
@pytest.mark.parametrize(("room", "placed"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_as_many_drops_as_help_up_to_the_number_shown(room: int, placed: int) -> None:
    table = AutomaTable().no_means()
    table.dam("D5L", 3, 3 - room, AUTOMA)
    table.play("A05")
    assert (table.state.headstreams["HB"], sum(table.state.headstreams.values())) == (placed, placed)
    assert ("water_place" in table.did()) is bool(placed)


@pytest.mark.rules("BAR-AUTO-38", "BAR-AUTO-39")
def test_the_second_drop_goes_to_the_next_headstream_when_the_first_has_no_more_use() -> None:
    table = AutomaTable().no_means()
    table.dam("D1L", 1, 0, AUTOMA).dam("D4L", 2, 1, AUTOMA)
    table.play("A05", "A20")  # D, A, B, C
    assert table.chose() == [("HD", "headstream-order"), ("HA", "only-one")]
    assert table.state.headstreams == {"HA": 1, "HB": 0, "HC": 0, "HD": 1}


# --- contracts --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-40")
def test_a_discard_replaces_both_contracts_of_a_colour() -> None:
    table = AutomaTable().no_means()
    table.display("G03", "G10", "Y01", "Y12", "R01", "R12")
    table.play("A07")
    assert [event["contract"] for event in table.told("discarded")] == ["Y01", "Y12"]
    assert table.state.display[:2] + table.state.display[4:] == ["G03", "G10", "R01", "R12"]
    assert all(shown[0] == "Y" and shown not in ("Y01", "Y12") for shown in table.state.display[2:4])
    assert sorted(table.state.discarded) == ["Y01", "Y12"]
    assert (table.automa.energy, table.automa.fulfilled) == (2, [])


@pytest.mark.rules("BAR-AUTO-40")
def test_a_discard_is_possible_even_when_nothing_is_left() -> None:
    table = AutomaTable().no_means()
    table.state.yellow.cards.clear()
    table.play("A08")
    assert (table.did()[0], table.automa.energy, table.state.display[2:4]) == ("discard_contracts", 2, ["", ""])
    table.display("", "", "Y01", "Y12", "", "")
    table.state.yellow.cards.clear()
    table.play("A08")  # the discarded ones are the new pile
    assert sorted(table.state.display[2:4]) == ["Y01", "Y12"]


# --- build ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-41")
def test_what_a_build_step_may_lack() -> None:
    def why(tile: str, step: str, table: AutomaTable) -> str:
        table.play(tile)
        return table.skipped().get(step, "")

    table = AutomaTable()
    assert why("A06", "build-elevation", table) == "no-site"  # no own dam
    table.built(base=5)
    assert why("A04", "build-base", table) == "no-piece"
    table = AutomaTable()
    table.tiles("elevation", "conduit", "powerhouse", seat=AUTOMA)
    assert why("A04", "build-base", table) == "no-tile"
    table.tiles("base", seat=AUTOMA).stock(AUTOMA, excavator=4)
    assert why("A04", "build-base", table) == "too-few-machines"  # 5 in the mountains
    assert why("A02", "build-base", table) == ""  # 4 in the hills
    for basin in (1, 2, 3):
        table.dam(f"D{basin}L", 1, 1, NEUTRAL).dam(f"D{basin}U", 1, 1, HUMAN)
    table.dam("D4L", seat=AUTOMA)
    table.stock(AUTOMA, excavator=9)
    assert why("A04", "build-base", table) == "no-site"  # one dam per basin


@pytest.mark.rules("BAR-AUTO-41")
def test_a_conduit_of_the_value_shown_at_least() -> None:
    for tile, excavators, why in (("A09", 5, "too-few-machines"), ("A09", 6, ""), ("A12", 7, "too-few-machines")):
        table = AutomaTable()
        table.stock(AUTOMA, excavator=excavators)
        table.play(tile)
        assert table.skipped().get("build-conduit", "") == why
    table.stock(AUTOMA, excavator=8)
    table.play("A12")
    assert table.did()[-1] == "build-conduit"


@pytest.mark.rules("BAR-AUTO-42")
@pytest.mark.parametrize(
    ("tiles", "used"),
    [
        (("base", "I-base", "II-base"), "II-base"),
        (("base", "I-any"), "I-any"),
        (("II-any", "II-base", "I-base"), "II-base"),
        (("any", "base"), "base"),
        (("III-any", "II-base"), "III-any"),
        (("conduit", "any"), "any"),
        (("III-conduit", "base"), "base"),
    ],
)
def test_the_tile_of_the_highest_level_is_used_and_a_specific_one_before_a_wild_one(
    tiles: tuple[str, ...], used: str
) -> None:
    table = AutomaTable()
    table.tiles(*tiles, seat=AUTOMA)
    table.play("A17")
    assert table.automa.wheel[1][0] == used


@pytest.mark.rules("BAR-AUTO-43")
def test_building_uses_the_wheel_and_a_red_space_costs_3_points() -> None:
    table = AutomaTable()
    table.wheel({5: ("powerhouse", 0, 2)}, seat=AUTOMA).tiles("base", "conduit", seat=AUTOMA)
    table.play("A17", "A10")  # a red space first, counted from basin 2
    assert table.state.dam_owner == {"D2U": AUTOMA}
    assert table.automa.wheel == [EMPTY, ("base", 5, 0), *[EMPTY] * 4]
    assert (table.automa.excavator, table.automa.mixer) == (6 - 5, 4 + 2)
    assert (table.automa.tiles, table.automa.vp) == (["conduit", "powerhouse"], 16 - 3)


# --- the others -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-44")
@pytest.mark.parametrize(
    ("shown", "taken"),
    [
        (("I-base", "I-conduit", ""), "I-base"),
        (("I-conduit", "I-any", ""), "I-any"),
        (("I-any", "I-base", ""), "I-base"),  # as when it builds, the specific one first
        (("I-base", "II-any", ""), "II-any"),
        (("II-any", "III-base", "II-base"), "III-base"),
        (("I-conduit", "II-powerhouse", ""), ""),
    ],
)
def test_a_patent_of_the_type_shown_or_a_wild_one(shown: tuple[str, ...], taken: str) -> None:
    table = AutomaTable().no_means()
    table.patents(*shown)
    table.play("A03")
    if not taken:
        assert (table.skipped()["patent"], table.automa.vp) == ("none-displayed", 16 + 1)
        return
    slot = shown.index(taken)
    assert (table.automa.tiles, table.state.patents[slot], table.automa.vp) == ([taken], "", 16 - 2)
    assert table.state.placed[-1] == (f"patent-{slot + 1}", AUTOMA, 1)


@pytest.mark.rules("BAR-AUTO-45")
@pytest.mark.parametrize("segment", [("base", 0, 0), ("", 1, 0), ("", 0, 1)])
def test_it_rotates_only_a_wheel_that_holds_something(segment: tuple[str, int, int]) -> None:
    table = AutomaTable().no_means()
    table.play("A02")
    assert table.skipped()["rotate"] == "wheel-empty"
    table.wheel({2: segment}, seat=AUTOMA)
    before = table.automa.vp
    table.play("A02")
    assert (table.did(), table.automa.wheel[4], table.automa.vp) == (["rotate"], segment, before - 2)


@pytest.mark.rules("BAR-AUTO-46")
def test_no_tile_buys_machines_in_the_last_round() -> None:
    buying = [tile.id for tile in AUTOMA_TILES.values() if any(step["do"] == "machines" for step in tile.steps)]
    assert len(buying) == 16
    for tile in buying:
        table = AutomaTable().no_means()
        table.play(tile, "A03")
        assert (table.skipped()["machines"], table.did()[-1]) == ("round-5", "bank")
        table.state.round = 4
        table.play(tile, "A03")
        assert table.did()[-1] == "machines"


@pytest.mark.rules("BAR-AUTO-47")
def test_the_bank_is_always_possible_whoever_stands_there() -> None:
    table = AutomaTable().no_means()
    table.engineers("bank", HUMAN, 2)
    for count in (1, 2):
        table.play("A15")
        assert (table.did(), table.automa.engineer, table.automa.vp) == (["bank"], 12 - count, 16 + count)
    assert table.state.placed == [("bank", HUMAN, 2), ("bank", AUTOMA, 1), ("bank", AUTOMA, 1)]
