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
    table.play("A17")  # no excavators for a base, nothing on the wheel: a machine of any kind
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


def directed(action: str, seats: int = 1) -> AutomaTable:
    """Sekibo is the officer of an Automa, it is round 1, and the next tile to be turned up is this one."""
    table = led_by("sekibo", seats=seats)
    table.state.round = 1
    return table.show(action)


@pytest.mark.rules("BAR-AUTO-73")
def test_sekibo_decides_what_a_human_does_first() -> None:
    table = directed("A04")
    table.tiles("base", "I-base", "conduit").stock(HUMAN, excavator=10)
    table.at("turn", HUMAN)
    assert table.options() == ["build base base", "build base I-base"]  # A04: it cannot produce, then comes a base
    assert table.why_not("bank 1") == DECIDES
    assert table.why_not("build conduit conduit") == DECIDES
    assert table.why_not("headstream HA") == DECIDES
    assert table.why_not("site D1L") == ("tile-first", "BAR-BLD-06")
    assert table.why_not("space turbine-1L") == ("no-production", "BAR-TURB-05")
    table.answers(HUMAN, "build base base", "site D1L")
    table.at("turn", HUMAN)
    assert {"bank 1", "build conduit conduit"} <= set(table.options())  # free from the second action on


@pytest.mark.rules("BAR-AUTO-73", "BAR-AUTO-75")
def test_a_tile_is_turned_over_for_the_first_action_of_a_human_only() -> None:
    table = directed("A04")
    table.at("turn", HUMAN)
    assert (table.state.criteria, table.state.automa_deck.top[0]) == ("A18", "A04")
    assert "A18" in table.state.automa_used
    table.answer(HUMAN, table.options()[0])
    table.at("turn", HUMAN)
    assert (table.told("directed"), table.told("automa-turn")) == (
        [{"event": "directed", "seat": 0, "tile": "A04"}],
        [],
    )
    table.play("A01", "A02")  # the Automa turns over a tile of its own
    assert table.state.criteria == "A02"


@pytest.mark.rules("BAR-AUTO-76")
@pytest.mark.parametrize(
    ("tile", "structure", "sites"),
    [
        ("A04", "base", ["D1U", "D1L", "D2U", "D2L", "D3U", "D3L", "D4U", "D4L"]),
        ("A02", "base", ["D5U", "D5L", "D6U", "D6L", "D7U", "D7L"]),
        ("A12", "conduit", ["C1A", "C1B", "C2B", "C3A", "C4B", "C5B", "C6A"]),  # value 4 or more
    ],
)
def test_a_human_builds_where_the_step_says(tile: str, structure: str, sites: list[str]) -> None:
    table = directed(tile)
    table.tiles(structure).stock(HUMAN, excavator=10, credit=6)
    table.at("turn", HUMAN)  # there is but one tile to build with
    assert table.options() == [f"site {site}" for site in sites]
    assert table.why_not("site D8L" if structure == "base" else "site C4A") == DECIDES
    table.answer(HUMAN, f"site {sites[1]}")
    assert table.events("built")[-1]["space"] == sites[1]


@pytest.mark.rules("BAR-AUTO-76")
def test_a_human_who_cannot_build_where_the_step_says_goes_on_with_the_next_step() -> None:
    table = directed("A04")
    table.tiles("base").stock(HUMAN, excavator=4)  # enough for hills and plains
    spaces = ["machinery-1L", "machinery-1R", "machinery-3L"]
    assert table.at("turn", HUMAN).options() == [f"space {space}" for space in spaces]


@pytest.mark.rules("BAR-AUTO-76")
@pytest.mark.parametrize(
    ("tile", "options"),
    [
        ("A02", ["space water-2L", "space water-2R"]),
        ("A01", ["space water-1L", "space water-1R"]),
        ("A03", ["space patent-1", "space patent-3"]),  # contracts are discarded by Automas only
        ("A15", ["space patent-2", "space patent-3"]),  # a powerhouse or a wild tile
        ("A04", ["space machinery-1L", "space machinery-1R", "space machinery-3L"]),
    ],
)
def test_each_kind_of_step_leaves_its_kind_of_action(tile: str, options: list[str]) -> None:
    table = directed(tile)
    table.tiles().patents("I-base", "I-powerhouse", "I-any").dam("D5L")
    assert table.at("turn", HUMAN).options() == options


@pytest.mark.rules("BAR-AUTO-76")
def test_a_step_that_an_automa_would_pass_over_does_not_bind_a_human() -> None:
    bank = [f"bank {count}" for count in range(1, 13)]
    table = directed("A15")
    table.tiles().patents("I-base", "I-conduit", "")
    assert table.at("turn", HUMAN).options() == bank  # no powerhouse tile, and nothing on the wheel
    table = directed("A15")
    table.tiles().wheel({1: ("base", 0, 0)})
    assert table.at("turn", HUMAN).options()[:2] == ["space workshop-1L", "space workshop-1R"]
    table = directed("A17")
    table.tiles()  # no own dam that could hold the water
    assert table.at("turn", HUMAN).options()[:2] == ["space machinery-1L", "space machinery-1R"]
    table = directed("A17")
    table.tiles()
    table.state.round = 5  # no machines any more
    assert table.at("turn", HUMAN).options() == bank


@pytest.mark.rules("BAR-AUTO-76")
def test_a_human_produces_first_if_the_tile_says_so() -> None:
    table = directed("A04")
    table.dam("D5L", 1, 1, NEUTRAL).conduit("C5A", HUMAN).powerhouse("P8-1", HUMAN)
    spaces = ["turbine-1L", "turbine-1R", "turbine-3L", "turbine-3R", "turbine-5L", "turbine-5R"]
    assert table.at("turn", HUMAN).options() == [f"space {space}" for space in spaces]


@pytest.mark.rules("BAR-AUTO-76")
def test_a_human_whom_the_tile_gives_nothing_to_do_is_free() -> None:
    table = directed("A17")  # which builds a base and needs engineers for all else
    table.tiles("I-powerhouse", seat=HUMAN).stock(HUMAN, engineer=0)
    assert table.at("turn", HUMAN).options() == ["build powerhouse I-powerhouse", "pass"]
    table.answers(HUMAN, "build powerhouse I-powerhouse", "site P12-1")
    assert table.state.powerhouses == {"P12-1": HUMAN}


@pytest.mark.rules("BAR-AUTO-73")
def test_it_is_so_for_each_human_in_every_round() -> None:
    table = directed("A02", seats=2)
    automa = 2
    table.player(1).officer, table.player(automa).officer = "", "sekibo"
    for seat in (0, 1):
        table.dam(f"D{seat + 5}L", seat=seat).show("A02").at("turn", seat)
        assert table.why_not("bank 1", seat) == DECIDES
        table.answers(seat, "space water-2L", "headstream HA")
        assert "bank 1" in table.at("turn", seat).options(seat)
        table.state.placed.clear()
    table.state.round = 2
    table.phase("end")  # of the round
    for seat in (0, 1):
        assert table.show("A02").at("turn", seat).why_not("bank 1", seat) == DECIDES


@pytest.mark.rules("BAR-AUTO-73")
def test_the_automa_itself_copies_nobody() -> None:
    table = led_by("sekibo", "base")
    table.stock(AUTOMA, excavator=4)
    table.play("A04")  # with Adler's ability a base in the mountains would cost 3
    assert table.skipped()["build-base"] == "too-few-machines"
    assert (table.events("copied"), table.state.placed) == ([], [("bank", AUTOMA, 1)])
    assert "bank 1" in led_by("adler").at("turn", HUMAN).options()  # other officers decide nothing
