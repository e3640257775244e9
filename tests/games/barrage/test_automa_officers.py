"""Overpowered Automas: what they do with their executive officers."""

import pytest

from asztal.games.barrage.state import NEUTRAL
from tests.games.barrage.automas import AUTOMA, HUMAN, AutomaTable


def led_by(officer: str, *tiles: str, seats: int = 1) -> AutomaTable:
    """An Overpowered Automa with this officer and only these technology tiles, Krylov's own included if named."""
    table = AutomaTable(4, seats=seats)
    table.no_means().officer(officer, AUTOMA).tiles(*tiles, seat=AUTOMA)
    return table


# --- where and what ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-67")
def test_adler_prefers_mountains_then_hills() -> None:
    table = led_by("adler", "base")
    table.play("A17", "A18")  # counted from basin 10
    assert (table.chose(), table.automa.wheel[1]) == ([("D1L", "location-number")], ("base", 3, 0))
    for basin in (1, 2, 3, 4):
        table.dam(f"D{basin}U", seat=HUMAN)
    table.state.dam_owner |= dict.fromkeys(("D2L", "D3L", "D4L"), NEUTRAL)
    table.tiles("base", seat=AUTOMA)
    table.play("A17", "A18")
    assert table.chose() == [("D5L", "location-number")]
    table.tiles("base", seat=AUTOMA).stock(AUTOMA, excavator=3)
    table.state.dam_owner |= dict.fromkeys(("D6L", "D6U", "D7L", "D7U"), HUMAN)
    table.play("A17", "A18")
    assert table.chose() == [("D10L", "location-number")]


@pytest.mark.rules("BAR-AUTO-67")
def test_adler_looks_among_the_candidates_only() -> None:
    table = led_by("adler", "base")
    table.conduit("C8A", HUMAN).powerhouse("P11-1", AUTOMA)
    table.play("A17", "A18")  # a base in basin 8 completes a system
    assert table.chose() == [("D8L", "free-before-red")]
    other = led_by("jordan", "base")
    other.play("A17", "A18")
    assert other.chose() == [("D10L", "location-number")]


@pytest.mark.rules("BAR-AUTO-68")
@pytest.mark.parametrize("tile", ["A04", "A19", "A20"])
def test_del_monte_builds_an_elevation_instead(tile: str) -> None:
    step = {"A04": "build-base", "A19": "build-conduit", "A20": "build-powerhouse"}[tile]
    table = led_by("del_monte", "base", "elevation", "conduit", "powerhouse")
    table.stock(AUTOMA, excavator=20, mixer=20)
    if tile != "A04":
        table.play(tile)
        assert table.did() == [step]  # no dam yet
    table.dam("D8L", 1, 1, AUTOMA)
    table.play(tile)
    assert table.did() == ["build-elevation"]  # whatever area A04 shows
    assert [(event["structure"], event["space"]) for event in table.told("built")] == [("elevation", "D8L")]
    table.tiles("base", "conduit", "powerhouse", seat=AUTOMA)
    table.play(tile)
    assert table.did() == [step]  # without a tile no elevation is possible


# --- production and payment -------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-69")
@pytest.mark.parametrize(
    ("conduit", "house", "energy", "drops"),
    [("C10B", "P12-1", 4, 1), ("C10A", "P11-1", 4, 1), ("C8A", "P11-1", 9, 3)],  # values 1, 2 and 3
)
def test_fiesler_uses_one_drop_with_a_low_conduit(conduit: str, house: str, energy: int, drops: int) -> None:
    table = led_by("fiesler")
    table.dam(f"D{conduit[1:-1]}L", 3, 3, AUTOMA).conduit(conduit, AUTOMA).powerhouse(house, AUTOMA)
    table.display("G03", "", "", "", "", "")
    table.play("A05")
    produced = table.told("produced")[0]
    assert (produced["energy"], produced["drops"]) == (energy, drops)


@pytest.mark.rules("BAR-AUTO-61", "BAR-AUTO-69")
def test_fiesler_does_not_save_drops_in_germanys_second_production() -> None:
    table = led_by("fiesler")
    table.dam("D5L", 3, 3, AUTOMA).conduit("C5A", AUTOMA).powerhouse("P8-1", AUTOMA)
    table.dam("D10L", 3, 3, AUTOMA).conduit("C10A", AUTOMA).powerhouse("P11-1", AUTOMA).powerhouse("P6-1", AUTOMA)
    table.display("G03", "", "", "", "", "")
    table.play("A05")
    assert [(e["dam"], e["energy"], e["drops"]) for e in table.told("produced")] == [("D5L", 10, 3), ("D10L", 6, 3)]


@pytest.mark.rules("BAR-AUTO-70")
@pytest.mark.parametrize(
    ("excavators", "mixers", "laid"),
    [(10, 5, (0, 5)), (10, 4, (10, 0)), (9, 5, (0, 5)), (0, 5, (0, 5))],
)
def test_mcdowell_pays_conduits_in_mixers(excavators: int, mixers: int, laid: tuple[int, int]) -> None:
    table = led_by("mcdowell", "conduit")
    table.stock(AUTOMA, excavator=excavators, mixer=mixers)
    table.play("A12", "A01")  # the highest value, 5
    assert (table.chose()[0][0], table.automa.wheel[1]) == ("C1A", ("conduit", *laid))


@pytest.mark.rules("BAR-AUTO-70")
def test_mcdowell_takes_mixers_and_builds_other_pieces_as_usual() -> None:
    table = led_by("mcdowell", "base")
    table.stock(AUTOMA, excavator=0, mixer=9)
    table.state.round = 1
    table.play("A17")  # no excavators for a base, nothing on the wheel: a machine of choice
    assert (table.did(), table.automa.mixer, table.automa.excavator) == (["machines"], 10, 0)
    table.contract("N2", seat=AUTOMA)
    assert table.automa.mixer == 14


@pytest.mark.rules("BAR-AUTO-71")
@pytest.mark.parametrize(("excavators", "laid", "vp"), [(9, 5, 0), (5, 5, 0), (4, 4, -3)])
def test_jordan_replaces_one_missing_machine(excavators: int, laid: int, vp: int) -> None:
    table = led_by("jordan", "base")
    table.stock(AUTOMA, excavator=excavators)
    table.play("A04")  # a base in the mountains
    assert (table.automa.wheel[1], table.automa.vp) == (("base", laid, 0), 16 + vp)


@pytest.mark.rules("BAR-AUTO-71")
def test_jordan_does_not_replace_two() -> None:
    table = led_by("jordan", "base")
    table.stock(AUTOMA, excavator=3)
    table.play("A04")
    assert (table.skipped()["build-base"], table.automa.vp) == ("too-few-machines", 16 + 1)
    table.automa.vp_from = {"start": -5}  # and points are never too few
    table.stock(AUTOMA, excavator=4)
    table.play("A04", "A09")  # on a red space, too
    assert (table.chose()[0][0], table.automa.vp) == ("D1U", -5 - 3 - 3)


@pytest.mark.rules("BAR-AUTO-72")
@pytest.mark.parametrize(
    ("tiles", "wheel", "laid"),
    [
        (("krylov", "conduit"), ("III-conduit",), "conduit"),  # another tile fits
        (("krylov", "I-any"), ("III-conduit",), "I-any"),
        (("krylov", "base"), ("I-conduit",), "krylov"),
    ],
)
def test_krylovs_tile_is_used_when_no_other_fits(tiles: tuple[str, ...], wheel: tuple[str, ...], laid: str) -> None:
    table = led_by("krylov", *tiles)
    table.wheel({place: (tile, 0, 0) for place, tile in enumerate(wheel, 1)}, seat=AUTOMA)
    table.play("A19")
    assert table.automa.wheel[1][0] == laid


@pytest.mark.rules("BAR-AUTO-72")
@pytest.mark.parametrize(
    ("wheel", "energy", "excavators"),
    [
        (("conduit", "I-conduit", "III-conduit"), 10, 10),  # the highest level: twice the value as energy
        (("III-any", "III-conduit"), 10, 10),  # the specific one of the same level
        (("II-any", "III-base", "II-conduit"), 0, 5),  # a cost of 5
        (("I-conduit", "II-any"), 0, 10),
    ],
)
def test_krylovs_tile_copies_the_best_fitting_tile(wheel: tuple[str, ...], energy: int, excavators: int) -> None:
    table = led_by("krylov", "krylov")
    table.stock(AUTOMA, excavator=10)
    table.wheel({place: (tile, 0, 0) for place, tile in enumerate(wheel, 1)}, seat=AUTOMA)
    table.play("A19", "A01")
    assert (table.chose()[0][0], table.automa.energy, table.automa.wheel[1]) == (
        "C1A",
        energy,
        ("krylov", excavators, 0),
    )
    assert "I-conduit" not in wheel or table.automa.vp == 16  # which would bring points


@pytest.mark.rules("BAR-AUTO-72")
def test_krylovs_tile_needs_a_tile_that_fits_on_the_wheel() -> None:
    table = led_by("krylov", "krylov")
    table.wheel({1: ("base", 0, 0)}, seat=AUTOMA)
    table.play("A19")
    assert table.skipped()["build-conduit"] == "no-tile"


# --- Sekibo: a tile decides for the humans ----------------------------------------------------------------------------

DECIDES = ("automa-decides", "BAR-AUTO-73")


@pytest.mark.rules("BAR-AUTO-73")
def test_sekibo_decides_what_a_human_does_first() -> None:
    table = led_by("sekibo")
    table.tiles("base", "I-base", "conduit")
    table.show("A04", "A04")
    table.at("turn", HUMAN)
    assert table.options() == ["build base base", "build base I-base"]  # A04: it cannot produce, then comes a base
    assert table.why_not("bank 1") == DECIDES
    assert table.why_not("build conduit conduit") == DECIDES
    assert table.why_not("space turbine-1L") == ("no-production", "BAR-TURB-05")
    table.answers(HUMAN, "build base base", "site D5L")  # where, is the human's choice
    table.at("turn", HUMAN)
    assert {"bank 1", "build conduit conduit"} <= set(table.options())  # free from the second action on


@pytest.mark.rules("BAR-AUTO-73")
@pytest.mark.parametrize(
    ("tile", "options"),
    [
        ("A02", ["space water-2L", "space water-2R"]),
        ("A01", ["space water-1L", "space water-1R"]),
        ("A03", ["space patent-1", "space patent-2"]),  # contracts are discarded by Automas only
        ("A15", ["space patent-1", "space patent-2"]),
        ("A04", ["space machinery-1L", "space machinery-1R", "space machinery-3L"]),
    ],
)
def test_each_kind_of_step_leaves_its_kind_of_action(tile: str, options: list[str]) -> None:
    table = led_by("sekibo")
    table.tiles(seat=HUMAN).patents("I-base", "I-conduit", "")
    table.show(tile, tile)
    assert table.at("turn", HUMAN).options() == options


@pytest.mark.rules("BAR-AUTO-73")
def test_a_human_produces_first_if_the_tile_says_so_and_can_use_the_bank_at_least() -> None:
    table = led_by("sekibo")
    table.dam("D5L", 1, 1, NEUTRAL).conduit("C5A", HUMAN).powerhouse("P8-1", HUMAN)
    table.show("A04", "A04")
    spaces = ["turbine-1L", "turbine-1R", "turbine-3L", "turbine-3R", "turbine-5L", "turbine-5R"]
    assert table.at("turn", HUMAN).options() == [f"space {space}" for space in spaces]
    table = led_by("sekibo")
    table.tiles(seat=HUMAN).stock(HUMAN, credit=0)
    for space in ("workshop-1L", "workshop-1R"):
        table.engineers(space, AUTOMA, 1)
    table.show("A15", "A15")
    assert table.at("turn", HUMAN).options() == [f"bank {count}" for count in range(1, 13)]


@pytest.mark.rules("BAR-AUTO-73")
def test_a_human_whom_the_tile_gives_nothing_to_do_is_free() -> None:
    table = led_by("sekibo")
    table.tiles("I-powerhouse", seat=HUMAN).stock(HUMAN, engineer=0)
    table.show("A17", "A17")  # which builds a base and needs engineers for all else
    assert table.at("turn", HUMAN).options() == ["build powerhouse I-powerhouse", "pass"]


@pytest.mark.rules("BAR-AUTO-73")
def test_it_is_so_for_each_human_in_every_round() -> None:
    table = led_by("sekibo", seats=2)
    automa = 2
    table.player(1).officer, table.player(automa).officer = "", "sekibo"
    table.show("A02", "A02")
    for seat in (0, 1):
        table.at("turn", seat)
        assert table.why_not("bank 1", seat) == DECIDES
        table.answers(seat, "space water-2L", "headstream HA")
        assert "bank 1" in table.at("turn", seat).options(seat)
        table.state.placed.clear()
    table.state.round = 2
    table.phase("end")  # of the round
    for seat in (0, 1):
        assert table.at("turn", seat).why_not("bank 1", seat) == DECIDES


@pytest.mark.rules("BAR-AUTO-73")
def test_the_automa_itself_copies_nobody() -> None:
    table = led_by("sekibo", "base")
    table.stock(AUTOMA, excavator=4)
    table.play("A04")  # with Adler's ability a base in the mountains would cost 3
    assert table.skipped()["build-base"] == "too-few-machines"
    assert (table.events("copied"), table.state.placed) == ([], [("bank", AUTOMA, 1)])
    assert "bank 1" in led_by("adler").at("turn", HUMAN).options()  # other officers decide nothing
