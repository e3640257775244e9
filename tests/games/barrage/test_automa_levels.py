"""The difficulty levels: what an Automa uses of its company and of its technology tiles."""

import pytest

from asztal.games.barrage.cards import OFFICERS
from asztal.games.barrage.criteria import CRITERIA, Criterion
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import NEUTRAL
from tests.games.barrage.automas import AUTOMA, HUMAN, AutomaTable

LOW, MEDIUM, HIGH, OVER = 1, 2, 3, 4
HOUSES = ("P8-1", "P10-1", "P12-1")


def company(name: str, level: int, houses: tuple[str, ...] = HOUSES) -> AutomaTable:
    """An Automa that leads a company with three powerhouses, so that its power would be active."""
    table = AutomaTable(level)
    table.no_means().company(name, AUTOMA)
    for house in houses:
        table.powerhouse(house, AUTOMA)
    return table


def with_tile(level: int, *tiles: str) -> AutomaTable:
    """An Automa with these technology tiles, and nothing else to do than to build."""
    table = AutomaTable(level)
    table.no_means().tiles(*tiles, seat=AUTOMA)
    return table


# --- what each level has ----------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-56", "BAR-AUTO-57")
@pytest.mark.parametrize(("level", "income"), [(LOW, 0), (MEDIUM, 3), (HIGH, 3), (OVER, 3)])
def test_incomes_of_the_company_board(level: int, income: int) -> None:
    table = with_tile(level, "base")
    table.dam("D8L", 1, 1, AUTOMA)
    table.play("A17", "A01")  # Germany's second base: 3 points
    assert (table.automa.built["base"], table.automa.vp) == (2, 16 + income)
    table.phase("income")
    assert table.automa.vp == 16 + 2 * income


@pytest.mark.rules("BAR-AUTO-56", "BAR-AUTO-57")
@pytest.mark.parametrize(
    ("level", "bonus"), [(LOW, (0, 0, 0)), (MEDIUM, (1, 1, 3)), (HIGH, (1, 1, 3)), (OVER, (1, 1, 3))]
)
def test_production_bonus_of_powerhouses(level: int, bonus: tuple[int, ...]) -> None:
    for houses, extra in zip((2, 3, 4), bonus, strict=True):
        table = company("france", level, ())  # whose power adds nothing to the energy
        table.dam("D5L", 2, 2, AUTOMA).conduit("C5A", AUTOMA).powerhouse("P8-1", AUTOMA).display("G03", *[""] * 5)
        table.built(powerhouse=houses)
        table.play("A05")
        assert table.automa.energy == 6 + extra


@pytest.mark.rules("BAR-AUTO-57", "BAR-AUTO-58")
@pytest.mark.parametrize(("level", "energy"), [(LOW, 6), (MEDIUM, 7), (HIGH, 10), (OVER, 10)])
def test_the_company_power(level: int, energy: int) -> None:
    table = company("italy", level)
    table.dam("D5L", 2, 2, AUTOMA).conduit("C5A", AUTOMA).display("G03", *[""] * 5)
    table.play("A05")
    assert table.automa.energy == energy  # 6, the bonus, and Italy's 3 steps


@pytest.mark.rules("BAR-AUTO-57", "BAR-AUTO-58")
@pytest.mark.parametrize(("level", "vp"), [(LOW, 0), (MEDIUM, 0), (HIGH, 8), (OVER, 8)])
def test_effects_of_advanced_tiles(level: int, vp: int) -> None:
    table = with_tile(level, "I-conduit")
    table.stock(AUTOMA, excavator=8)
    table.play("A12", "A01")
    assert (table.chose()[0][0], table.automa.vp) == ("C1B", 16 + vp)  # twice the value, in points
    assert table.automa.wheel[1] == ("I-conduit", 8, 0)


@pytest.mark.rules("BAR-AUTO-57", "BAR-AUTO-58")
@pytest.mark.parametrize(("level", "engineers"), [(LOW, 10), (MEDIUM, 10), (HIGH, 12), (OVER, 12)])
def test_advanced_tiles_change_costs_only_from_high_voltage_on(level: int, engineers: int) -> None:
    table = with_tile(level, "I-powerhouse")
    table.play("A15")
    assert (table.did(), table.automa.engineer) == (["build-powerhouse"], engineers)
    cap = with_tile(level, "II-conduit")
    cap.stock(AUTOMA, excavator=5)
    cap.play("A12")  # a conduit of value 4 or more
    assert ("build-conduit" in cap.did()) is (level >= HIGH)


@pytest.mark.rules("BAR-AUTO-57", "BAR-AUTO-58", "BAR-AUTO-59")
@pytest.mark.parametrize("level", [LOW, MEDIUM, HIGH, OVER])
def test_only_an_overpowered_automa_has_an_officer(level: int) -> None:
    table = Tabletop.fresh(1, 2, automas="3", level=str(level))
    offers = dict(table.state.offers)
    for _ in range(2):
        table.answer(HUMAN, str(table.game.decisions[HUMAN].options[0]))
    for player in table.state.players[1:]:
        assert player.officer == (offers[player.company] if level == OVER else "")
        assert ("krylov" in (*player.tiles, *player.on_wheel())) is (player.officer == "krylov")
    assert table.player(HUMAN).officer in OFFICERS


# --- High Voltage: companies ------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-60")
@pytest.mark.parametrize(
    ("level", "houses", "chose", "energy"),
    [
        (HIGH, ("P5-1", "P9-1", "P12-1"), ("HB", "company-power"), 2),  # past the powerhouses in basins 5 and 9
        (MEDIUM, ("P5-1", "P9-1", "P12-1"), ("HA", "headstream-order"), 0),
        (HIGH, ("P5-1", "P9-1"), ("HA", "headstream-order"), 0),  # the power is not active
        (HIGH, ("P8-1", "P9-1", "P12-1"), ("HA", "headstream-order"), 1),  # one on either way
    ],
)
def test_usa_prefers_the_headstream_that_brings_more_energy(
    level: int, houses: tuple[str, ...], chose: tuple[str, str], energy: int
) -> None:
    table = company("usa", level, houses)
    table.dam("D8L", 1, 0, AUTOMA).dam("D9L", 1, 0, AUTOMA)
    table.play("A06", "A01")  # A before B
    assert (table.chose()[0], table.automa.energy) == (chose, energy)


@pytest.mark.rules("BAR-AUTO-60")
def test_usa_looks_only_at_headstreams_that_suit() -> None:
    table = company("usa", HIGH, ("P5-1", "P9-1", "P12-1"))
    table.dam("D1L", 1, 0, AUTOMA)  # no own dam below headstream B
    table.play("A06", "A02")
    assert (table.chose()[0], table.automa.energy) == (("HA", "only-one"), 0)


@pytest.mark.rules("BAR-AUTO-61")
@pytest.mark.parametrize(("level", "energies"), [(MEDIUM, [13]), (HIGH, [13, 6])])
def test_germany_makes_the_strongest_second_production(level: int, energies: list[int]) -> None:
    table = company("germany", level)
    table.dam("D5L", 3, 3, AUTOMA).conduit("C5B", AUTOMA).conduit("C5A", AUTOMA)  # 4 to basin 10, 3 to basin 8
    table.dam("D7L", 2, 2, NEUTRAL).conduit("C7B", HUMAN).conduit("C7A", HUMAN)  # 3 to basin 12, 2 to basin 10
    table.dam("D1L", 1, 1, AUTOMA).conduit("C1A", AUTOMA)  # 5 to basin 8
    table.display("G03", "", "Y01", "Y06", "R01", "")
    table.play("A05")
    produced = table.told("produced")
    assert [event["energy"] for event in produced] == energies  # 12 and the bonus; then 6 with nothing added
    assert table.automa.energy == sum(energies)
    assert [event["contract"] for event in table.told("fulfilled")] == ["R01", "Y06"][: len(energies)]
    if level == HIGH:
        assert (produced[1]["conduit"], produced[1]["drops"]) == ("C7B", 2)


@pytest.mark.rules("BAR-AUTO-61")
def test_germany_uses_water_of_the_first_production_and_may_find_none_for_a_second() -> None:
    table = company("germany", HIGH)
    table.dam("D5L", 2, 2, AUTOMA).conduit("C5B", AUTOMA).dam("D10L", 3, 0, AUTOMA).conduit("C10B", AUTOMA)
    table.display("G03", "", "", "", "", "")
    table.play("A05")
    assert [(event["dam"], event["energy"]) for event in table.told("produced")] == [("D5L", 9), ("D10L", 2)]
    alone = company("germany", HIGH)
    alone.dam("D5L", 2, 2, AUTOMA).conduit("C5B", AUTOMA).dam("D7L", 1, 1, AUTOMA).conduit("C7A", AUTOMA)
    alone.display("G03", "", "", "", "", "")
    alone.play("A05")  # what is left leads to the same powerhouse
    assert [event["energy"] for event in alone.told("produced")] == [9]


@pytest.mark.rules("BAR-AUTO-62")
@pytest.mark.parametrize(("level", "fulfilled"), [(MEDIUM, []), (HIGH, ["R12"])])
def test_france_reaches_contracts_with_3_less(level: int, fulfilled: list[str]) -> None:
    table = company("france", level)
    table.dam("D5L", 2, 2, AUTOMA).conduit("C5A", AUTOMA)  # 6 and the bonus
    table.display("", "", "Y01", "", "R12", "")  # red of need 10
    table.play("A12")
    assert table.automa.fulfilled == fulfilled
    if not fulfilled:
        assert table.skipped()["produce"] == "no-contract"
    else:
        assert table.automa.energy == 7


# --- High Voltage: tiles ----------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-63")
@pytest.mark.parametrize(("level", "chose"), [(MEDIUM, ("C9A", "location-number")), (HIGH, ("C9B", "location-number"))])
def test_ii_conduit_prefers_a_value_of_3_or_more(
    level: int, chose: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    silent: dict[str, Criterion] = {key: lambda state, seat, sites, tile: [] for key in CRITERIA}
    monkeypatch.setattr("asztal.games.barrage.choosing.CRITERIA", silent)  # the printed ones leave only equal values
    table = with_tile(level, "II-conduit")
    table.play("A19", "A17")  # from 9A, of value 1
    assert table.chose() == [chose]


@pytest.mark.rules("BAR-AUTO-63")
def test_ii_conduit_comes_after_the_criteria() -> None:
    table = with_tile(HIGH, "II-conduit")
    table.dam("D6L", 1, 1, AUTOMA).powerhouse("P7-1", AUTOMA)
    table.state.dam_drops["D6L"] = 0
    table.play("A19", "A12")  # C6B has value 2, but it completes a system
    assert table.chose() == [("C6B", "completes-system")]


@pytest.mark.rules("BAR-AUTO-64")
@pytest.mark.parametrize(("level", "energies"), [(MEDIUM, []), (HIGH, [3 * 3 + 2 + 1])])
def test_ii_powerhouse_makes_the_best_production(level: int, energies: list[int]) -> None:
    table = with_tile(level, "II-powerhouse")
    table.dam("D5L", 3, 3, AUTOMA).conduit("C5A", HUMAN).powerhouse("P8-1", AUTOMA)
    table.dam("D8L", 1, 1, NEUTRAL).conduit("C8A", AUTOMA)  # which a powerhouse in basin 11 completes
    table.display("", "", "", "", "R01", "")
    table.play("A15", "A01")
    assert (table.did(), table.chose()[0][0]) == (["build-powerhouse"], "P11-1")
    assert [event["energy"] for event in table.told("produced")] == energies  # with the older one
    assert table.automa.fulfilled == ["R01"] * len(energies)


@pytest.mark.rules("BAR-AUTO-65")
@pytest.mark.parametrize(("level", "chose"), [(MEDIUM, ("D5L", "free-before-red")), (HIGH, ("D5U", "tile-power"))])
def test_i_wild_puts_a_base_on_the_red_space(level: int, chose: tuple[str, str]) -> None:
    table = with_tile(level, "I-any")
    table.conduit("C5B", HUMAN)  # the best conduit leaves the two spaces of basin 5
    table.play("A17", "A01")
    assert (table.chose(), table.automa.vp) == ([chose], 16)


@pytest.mark.rules("BAR-AUTO-65")
def test_i_wild_keeps_criteria_and_numbers_and_is_for_bases_only() -> None:
    table = with_tile(HIGH, "I-any")
    table.dam("D1U", 1, 1, HUMAN)
    table.play("A17", "A01")
    assert table.chose() == [("D1L", "location-number")]  # not the red one of the next basin
    house = with_tile(HIGH, "I-any")
    house.play("A15", "A05")
    assert house.chose() == [("P5-1", "free-before-red")]


@pytest.mark.rules("BAR-AUTO-66")
@pytest.mark.parametrize(
    ("tile", "excavators", "mixers", "laid"),
    [
        ("A17", 6, 4, (5, 0)),  # a base in the mountains: the usual kind is enough
        ("A17", 3, 4, (3, 2)),
        ("A15", 6, 4, (0, 2)),  # a powerhouse
        ("A15", 6, 1, (1, 1)),
        ("A17", 0, 2, None),  # two machines are too few anywhere
    ],
)
def test_ii_wild_uses_the_usual_machines_first(
    tile: str, excavators: int, mixers: int, laid: tuple[int, int] | None
) -> None:
    table = with_tile(HIGH, "II-any")
    table.stock(AUTOMA, excavator=excavators, mixer=mixers)
    table.play(tile, "A01")
    if laid is None:
        assert "too-few-machines" in table.skipped().values()
    else:
        assert table.automa.wheel[1] == ("II-any", *laid)
