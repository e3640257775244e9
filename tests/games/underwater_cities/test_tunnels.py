"""Tunnels: where they may be built."""

import pytest

from asztal.games.underwater_cities.examples.tabletop import Tabletop


def choosing(*pieces: str) -> Tabletop:
    """A table of three whose first player is about to build tunnels."""
    return Tabletop(3).build(*pieces).stock(steelplast=9, credit=9).slot("34-Y4")


def sites(table: Tabletop) -> list[str]:
    """Where a tunnel may be built now."""
    return [option.split()[2] for option in table.options(kind="build")]


@pytest.mark.rules("UWC-TUN-01", "UWC-TUN-02")
def test_the_first_tunnel_begins_at_the_starting_city_and_the_second_may_go_on_from_it() -> None:
    table = choosing()
    assert sites(table) == ["T1", "T2"]
    assert table.why_not("build tunnel T3") == ("not-joined", "UWC-TUN-01")
    table.answer(0, "build tunnel T1")
    assert sites(table) == ["T2", "T3", "T5"]
    assert table.why_not("build tunnel T1") == ("site-taken", "UWC-TUN-01")  # not empty


@pytest.mark.rules("UWC-TUN-02", "UWC-TUN-03")
@pytest.mark.parametrize("cities", [(), ("C2", "C3", "C4")])
def test_the_path_runs_along_built_tunnels_with_or_without_cities(cities: tuple[str, ...]) -> None:
    assert sites(choosing("T1", "T2", "T4", *cities)) == ["T3", "T5", "T6", "T7", "T13"]


@pytest.mark.rules("UWC-TUN-03")
def test_an_unbuilt_tunnel_interrupts_the_path_even_between_two_cities() -> None:
    table = choosing("C2", "C4", "C6", "T1")
    assert sites(table) == ["T2", "T3", "T5"]
    assert table.why_not("build tunnel T6") == ("not-joined", "UWC-TUN-01")
    assert sites(choosing("C2", "C4", "C6", "T1", "T3")) == ["T2", "T4", "T5", "T6", "T7"]


@pytest.mark.rules("UWC-TUN-04")
def test_the_path_does_not_pass_through_a_metropolis() -> None:
    table = choosing("T1", "T3", "T6", "T8", "T11")
    assert table.why_not("build tunnel T12") == ("not-joined", "UWC-TUN-01")  # beyond the brown metropolis
    assert "T12" in sites(table.answer(0, "build tunnel T9"))


@pytest.mark.rules("UWC-TUN-05")
def test_a_new_tunnel_is_not_upgraded() -> None:
    table = choosing().answers(0, "build tunnel T1", "stop")
    assert (table.player().tunnels, table.player().upgraded) == (["T1"], [])
    assert table.stock().produce().rest() == {"credit": 1}


@pytest.mark.rules("UWC-TUN-06")
def test_a_tunnel_needs_no_city_at_either_end() -> None:
    table = choosing("T1").answers(0, "build tunnel T5", "stop")
    assert (table.player().tunnels, list(table.player().cities)) == (["T1", "T5"], ["C1"])
