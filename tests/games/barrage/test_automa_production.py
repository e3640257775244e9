"""Production of an Automa: when it produces, with which system, and which contract it fulfils."""

import pytest

from asztal.games.barrage.state import NEUTRAL
from tests.games.barrage.automas import AUTOMA, HUMAN, AutomaTable


def plant(drops: int = 1, *, level: int = 1, automas: int = 1) -> AutomaTable:
    """A dam in basin 5, a conduit of value 3 and a powerhouse in basin 8, all of the Automa; contracts of need 2 to 10.

    At Low Voltage nothing is added to its production but the modifier of the tile.
    """
    table = AutomaTable(level, automas=automas)
    table.dam("D5L", 3, drops, AUTOMA).conduit("C5A", AUTOMA).powerhouse("P8-1", AUTOMA)
    table.display("G03", "G10", "Y01", "Y12", "R01", "R12")
    return table


@pytest.mark.rules("BAR-AUTO-30")
def test_producing_needs_a_system_with_at_least_one_energy() -> None:
    table = plant(drops=0)
    table.play("A05")
    assert table.skipped()["produce"] == "no-production"
    low = AutomaTable().no_means()
    low.dam("D9L", 2, 1, NEUTRAL).conduit("C9A", AUTOMA).powerhouse("P11-1", AUTOMA).display(
        "G03", *[""] * 5
    )  # value 1
    low.play("A03")  # -1
    assert low.skipped()["produce"] == "no-production"
    low.state.dam_drops["D9L"] = 2
    low.play("A03")  # one energy, but no contract of need 1
    assert low.skipped()["produce"] == "no-contract"


@pytest.mark.rules("BAR-AUTO-31")
@pytest.mark.parametrize(
    ("round_", "own", "other", "produces"),
    [
        (1, 5, 0, True),  # not yet in the section of round 1
        (1, 6, 5, False),  # in it, and alone in front
        (1, 6, 6, True),  # not alone in front
        (1, 30, 31, True),  # behind
        (2, 11, 0, True),
        (2, 12, 0, False),
        (5, 29, 0, True),
        (5, 30, 29, False),
    ],
)
def test_an_automa_that_is_far_enough_ahead_does_not_produce(round_: int, own: int, other: int, produces: bool) -> None:
    table = plant(automas=2)
    table.stock(AUTOMA, energy=own).stock(2, energy=other)  # another Automa is a rival like anybody
    table.state.round = round_
    table.play("A05")
    assert ("produce" in table.did()) is produces
    assert table.skipped().get("produce", "") == ("" if produces else "already-ahead")


@pytest.mark.rules("BAR-AUTO-32")
@pytest.mark.parametrize(
    ("tile", "drops", "display", "produces"),
    [
        ("A05", 1, ("", "G10", "", "", "", ""), True),  # 3 energy for need 3
        ("A01", 1, ("", "G10", "", "", "", ""), False),  # 3 - 2
        ("A17", 1, ("", "G11", "", "", "", ""), True),  # 3 + 2 for need 4
        ("A07", 2, ("G03", "G10", "Y06", "", "", ""), True),  # 6 for need 6
        ("A07", 2, ("G03", "G10", "Y11", "Y12", "", ""), False),  # green is reached, but yellow is shown
        ("A12", 3, ("", "", "", "", "R12", "R07"), True),  # 9: one of the two is enough
        ("A12", 3, ("G03", "G10", "Y01", "Y06", "R12", "R11"), False),
        ("A05", 3, ("", "", "Y01", "", "", ""), False),  # no face-up contract of the colour
    ],
)
def test_the_best_production_must_reach_a_contract_of_the_colour(
    tile: str, drops: int, display: tuple[str, ...], produces: bool
) -> None:
    table = plant(drops)
    table.display(*display)
    table.play(tile)
    assert ("produce" in table.did()) is produces
    assert table.skipped().get("produce", "") == ("" if produces else "no-contract")


@pytest.mark.rules("BAR-AUTO-32")
def test_the_bonus_of_the_board_counts_for_that() -> None:
    for level, produces in ((1, False), (2, True)):
        table = plant(2, level=level)
        table.powerhouse("P9-1", AUTOMA).display("", "", "Y12", "", "", "")
        table.play("A07")  # 6, and 1 for two powerhouses
        assert ("produce" in table.did()) is produces
        assert table.automa.energy == (7 if produces else 2)  # or the 2 steps of the discard


@pytest.mark.rules("BAR-AUTO-33")
def test_it_uses_the_strongest_system_and_all_drops() -> None:
    table = plant(3)  # 9
    table.dam("D1L", 2, 2, AUTOMA).conduit("C1A", HUMAN)  # 10, through a conduit of the human
    table.play("A05")
    produced = table.told("produced")[0]
    assert (produced["dam"], produced["conduit"], produced["drops"], produced["energy"]) == ("D1L", "C1A", 2, 10)
    assert table.chose()[0] == ("C1A", "strongest")
    assert table.state.dam_drops["D5L"] == 3
    assert table.player(HUMAN).credit == 6 + 2
    single = plant(2)
    single.play("A05")
    assert single.chose()[0] == ("C5A", "only-one")
    assert single.told("produced")[0]["drops"] == 2


@pytest.mark.rules("BAR-AUTO-34")
def test_of_equal_systems_a_neutral_dam_comes_first() -> None:
    table = plant(2)
    table.dam("D5U", 2, 2, NEUTRAL)
    table.play("A05")
    assert (table.told("produced")[0]["dam"], table.chose()[0]) == ("D5U", ("C5A", "neutral-dam"))


@pytest.mark.rules("BAR-AUTO-34")
def test_then_the_conduit_that_the_criteria_choose() -> None:
    # 3 energy through C4A to basin 7 (own dam) and through C9B to basin 12 (own dam; the human has one beside it)
    def twins() -> AutomaTable:
        table = AutomaTable()
        table.dam("D4L", 1, 1, AUTOMA).conduit("C4A", HUMAN).powerhouse("P7-1", AUTOMA)
        table.dam("D9L", 1, 1, AUTOMA).conduit("C9B", HUMAN).powerhouse("P12-1", AUTOMA).dam("D9U", 1, 1, HUMAN)
        table.display("G03", "", "", "", "", "")
        return table

    table = twins()
    table.play("A05", "A13")  # an opponent's dam first
    assert table.chose()[0] == ("C9B", "conduit_dam_opp_first")
    for criteria, first in (("A12", "C9B"), ("A20", "C4A")):  # no difference: counted from 6B or from 10B
        table = twins()
        table.play("A05", criteria)
        assert table.chose()[0] == (first, "location-number")


@pytest.mark.rules("BAR-AUTO-35")
@pytest.mark.parametrize(
    ("display", "national", "fulfilled"),
    [
        (("G03", "G10", "Y01", "Y12", "R01", "R12"), (), "R01"),  # 9 energy: need 8, of another colour than shown
        (("G03", "G10", "Y01", "Y12", "R12", "R15"), (), "Y12"),
        (("G03", "G10", "", "", "", ""), (), "G10"),
        (("G03", "G04", "", "", "", ""), (), "G04"),  # equal needs: the right one
        (("G04", "G03", "", "", "", ""), (), "G03"),
        (("G03", "G04", "", "", "", ""), ("N1",), "G04"),  # need 13 is too much
    ],
)
def test_it_fulfils_the_contract_with_the_highest_need(
    display: tuple[str, ...], national: tuple[str, ...], fulfilled: str
) -> None:
    table = plant(3)
    table.display(*display).national(*national)
    table.play("A05")
    assert (table.automa.energy >= 9, table.automa.fulfilled) == (True, [fulfilled])
    assert table.automa.contracts == []


@pytest.mark.rules("BAR-AUTO-35")
def test_it_fulfils_national_contracts_too() -> None:
    table = AutomaTable()
    table.dam("D1L", 3, 3, AUTOMA).conduit("C1A", AUTOMA).powerhouse("P8-1", AUTOMA)  # 15
    table.display("G03", "G10", "Y01", "Y12", "R01", "R12").national("N5", "N3", "N6")
    table.play("A05")
    assert table.automa.fulfilled == ["N6"]  # of the two with need 15 the right one
    assert table.state.national == ["N5", "N3"]
    assert "" not in table.state.display


@pytest.mark.rules("BAR-AUTO-36")
def test_a_fulfilled_contract_is_replaced_and_counts() -> None:
    table = plant(3)
    red = set(table.state.red.cards)
    table.play("A05")
    assert table.automa.fulfilled == ["R01"]
    assert table.state.display[:4] + table.state.display[5:] == ["G03", "G10", "Y01", "Y12", "R12"]
    assert table.state.display[4] in red
    assert table.state.display[4] not in table.state.red.cards
    assert table.automa.vp == 16 + 4
    table.state.bonuses = ["contracts"]
    table.phase("scoring")
    assert table.automa.vp_from["bonus"] == 2
