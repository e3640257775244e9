"""Metropolises: how they are connected, and what they give."""

import pytest

from asztal.games.underwater_cities.cards import METROPOLISES
from asztal.games.underwater_cities.examples.tabletop import WORKSHOP, Tabletop
from asztal.games.underwater_cities.network import connected_metropolises
from asztal.games.underwater_cities.triggers import WHENS, listened

CITIES = tuple(f"C{number}" for number in range(2, 10))
TUNNELS = tuple(f"T{number}" for number in range(1, 15))
TO_BROWN = ("T1", "T3", "T6", "T8", "T9")  # from the starting city to both neighbours of the brown metropolis


def tunnel(table: Tabletop, site: str) -> Tabletop:
    """The first player builds one tunnel."""
    return table.stock(steelplast=1, credit=1).effect([{"build": "tunnel"}], f"build tunnel {site}")


def brown(tile: str, *pieces: str) -> Tabletop:
    """A final scoring with this brown metropolis; both its tunnels are built."""
    return Tabletop().metropolises(brown=tile).build("T11", "T12", *pieces).final()


@pytest.mark.rules("UWC-METRO-01", "UWC-METRO-03", "UWC-METRO-12")
def test_one_tunnel_connects_a_blue_metropolis_and_gives_its_instant_effect_once() -> None:
    table = Tabletop().build("T2")
    assert connected_metropolises(table.player()) == []
    tunnel(table, "T13")
    assert connected_metropolises(table.player()) == ["BL01"]
    assert table.rest() == {"kelp": 1}
    assert table.events("connected") == [{"event": "connected", "seat": 0, "tile": "BL01"}]
    table.stock().produce()
    assert table.rest() == {"credit": 1, "points": 2}  # of T2 and of the metropolis, and no kelp again


@pytest.mark.rules("UWC-METRO-03", "UWC-GOV-02")
def test_metropolises_and_contracts_need_no_card_that_reacts_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    without = {card: each for card, each in WHENS.items() if card not in ("SP11", "SP19")}
    monkeypatch.setattr(WORKSHOP, "listens", listened(without))
    table = Tabletop().metropolises(first="BL08").build("T2")
    assert tunnel(table, "T13").player().points == 5
    table = Tabletop(2, contracts="yes").contracts("GC7").stock(credit=1, special_paid=1).hand("SP15")
    table.turn("slot 12-Y1", "card SP15", "slot-first", "resolve")
    assert table.player().contracts == ["GC7"]


@pytest.mark.rules("UWC-METRO-01")
def test_a_tunnel_that_ends_elsewhere_connects_no_metropolis() -> None:
    table = tunnel(Tabletop().build("T1", "T2"), "T5")
    assert connected_metropolises(table.player()) == []
    assert table.rest() == {"credit": 1}  # the bonus of T5


@pytest.mark.rules("UWC-METRO-02")
def test_the_brown_metropolis_needs_both_tunnels() -> None:
    table = tunnel(Tabletop().claimed("SP11").build(*TO_BROWN), "T11")
    assert (connected_metropolises(table.player()), table.events("connected")) == ([], [])
    assert table.rest() == {}
    tunnel(table, "T12")
    assert connected_metropolises(table.player()) == ["BR1"]
    assert table.rest() == {"credit": 2, "points": 2}  # of the card that waits for a metropolis


@pytest.mark.rules("UWC-METRO-04")
def test_a_blue_metropolis_produces_every_time_while_it_is_connected() -> None:
    table = Tabletop().produce()
    assert table.rest() == {}
    table.build("T2", "T13").produce()
    assert table.player().points == 2
    table.produce()
    assert table.player().points == 4


@pytest.mark.rules("UWC-METRO-05")
def test_the_brown_metropolis_scores_at_the_end_and_only_if_connected() -> None:
    table = tunnel(Tabletop().build(*TO_BROWN, "T11"), "T12")
    assert table.rest() == {}
    assert "points" not in table.produce().rest()
    assert table.stock().final().player().points_from == {"brown": 3, "cities": 2}
    half = Tabletop().build(*TO_BROWN, "T11").final()
    assert half.player().points_from == {"cities": 2}


@pytest.mark.rules("UWC-METRO-06")
def test_a_metropolis_is_no_city() -> None:
    table = Tabletop().metropolises(brown="BR4").build(*TUNNELS).stock(kelp=5).feed()
    assert table.rest() == {"kelp": 4}  # only the starting city eats
    assert table.stock().card("C082").rest() == {"steelplast": 1}  # one connected city
    assert table.stock().final().player().points_from == {"cities": 2}


@pytest.mark.rules("UWC-METRO-07")
@pytest.mark.parametrize(
    ("tunnels", "gained", "points"), [((), [], 3), (("T13",), [], 6), (("T13", "T14"), ["BL03"], 12)]
)
def test_br1_gives_three_points_for_every_metropolis(tunnels: tuple[str, ...], gained: list[str], points: int) -> None:
    table = Tabletop().build("T11", "T12", *tunnels)
    table.player().gained_metropolises = gained
    assert table.final().player().points_from["brown"] == points


@pytest.mark.rules("UWC-METRO-08")
@pytest.mark.parametrize(("number", "points"), [(7, 0), (8, 5), (9, 7), (10, 9), (12, 9)])
def test_br2_gives_points_for_tunnels_at_cities(number: int, points: int) -> None:
    table = brown("BR2", *CITIES, *TUNNELS[: number - 2])  # with the two of the metropolis
    assert table.player().points_from.get("brown", 0) == points


@pytest.mark.rules("UWC-METRO-08")
def test_br2_does_not_count_tunnels_that_touch_no_city() -> None:
    assert "brown" not in brown("BR2", *TUNNELS[:10]).player().points_from
    assert brown("BR2", "C2", "C4", "C6", *TUNNELS[:9]).player().points_from["brown"] == 7  # T1 to T9


@pytest.mark.rules("UWC-METRO-09")
@pytest.mark.parametrize(("number", "points"), [(4, 0), (5, 4), (6, 8), (7, 12), (9, 12)])
def test_br3_gives_points_for_connected_cities(number: int, points: int) -> None:
    table = brown("BR3", *CITIES[: number - 1], *TUNNELS[:10])
    assert table.player().points_from.get("brown", 0) == points


@pytest.mark.rules("UWC-METRO-09")
def test_br3_does_not_count_unconnected_cities() -> None:
    assert "brown" not in brown("BR3", "C2", "C3", "C4", "C5", "T1", "T2").player().points_from


@pytest.mark.rules("UWC-METRO-10")
def test_br4_gives_two_points_for_every_special_card_that_was_paid_for() -> None:
    table = Tabletop().metropolises(brown="BR4").build("T11", "T12", "C1a=farm").stock(credit=7)
    table.hand("SP14").turn("slot 12-G4", "card SP14", "slot-first", "stop", "resolve", "upgrade C1a", "stop")
    table.hand("SP19").turn("slot 12-Y1", "card SP19", "slot-first", "resolve")
    assert (table.player().under, "SP19" in table.player().cards) == (["SP14"], True)
    table.hand("SP12").turn("slot 12-R1", "card SP12", f"special {table.state.dear_specials[0]}")  # of another colour
    table.stock().final()
    assert table.player().points_from["brown"] == 4


@pytest.mark.rules("UWC-METRO-10")
def test_br4_does_not_count_a_special_action_card_that_was_discarded_later() -> None:
    table = Tabletop().metropolises(brown="BR4").build("T11", "T12").stock(credit=1)
    table.claimed("PA", "C020", "C033").hand("SP12").turn("slot 12-G4", "card SP12", "slot-first", "stop", "resolve")
    assert table.player().special_paid == 1
    table.hand("C040").turn("slot 12-R1", "card C040", "card-first", "give-up SP12", "stop")
    table.stock().final()
    assert "brown" not in table.player().points_from


@pytest.mark.rules("UWC-METRO-11")
def test_br5_gives_four_points_for_every_full_set_of_upgraded_structures() -> None:
    farms = ("C1a=farm+", "C1b=farm+", "C2a=farm+")
    plants = ("C2b=desalination+", "C2c=desalination+", "C2x=desalination+")
    labs = ("C3a=laboratory+", "C3b=laboratory+", "C3c=laboratory")
    pieces = ("C2", "C3", "T1+", "T2+", "T3+", *farms, *plants)
    assert brown("BR5", *pieces, *labs).player().points_from["brown"] == 8  # the laboratories make two sets
    # An unconnected laboratory does not count, nor a tunnel at no city.
    assert brown("BR5", *pieces, "C3a=laboratory+", "C9", "C5a=laboratory+").player().points_from["brown"] == 4
    lone = ("C1a=farm+", "C1b=desalination+", "C1c=laboratory+", "T1", "T5+")
    assert "brown" not in brown("BR5", *lone).player().points_from


@pytest.mark.rules("UWC-METRO-13")
def test_a_metropolis_that_a_card_gives_is_connected_at_once() -> None:
    table = Tabletop().metropolises(brown="BR1").build("T11", "T12").card("C075")
    table.answer(0, table.options()[0])
    (tile,) = table.player().gained_metropolises
    assert connected_metropolises(table.player()) == ["BR1", tile]
    assert table.events("connected") == [{"event": "connected", "seat": 0, "tile": tile}]
    table.stock(points=0).final()
    assert table.player().points_from["brown"] == 6


@pytest.mark.rules("UWC-METRO-03", "UWC-METRO-13")
def test_a_metropolis_that_a_card_gives_acts_now_and_in_production() -> None:
    table = Tabletop()
    for tile in ("BL07", "BL03"):
        table.put(tile, table.state.blue, 0)
        table.state.blue.top.insert(0, tile)
    table.card("C075")
    assert sorted(table.options()) == ["metropolis BL03", "metropolis BL07"]
    table.answer(0, "metropolis BL03")
    assert table.rest() == {"credit": 1}
    assert table.stock().produce().rest() == {"credit": 3}


TEN = {  # at once and in every Production
    "BL02": ({"steelplast": 1}, {"steelplast": 2}),
    "BL03": ({"credit": 1}, {"credit": 3}),
    "BL04": ({"science": 1}, {"science": 2}),
    "BL05": ({"steelplast": 1}, {"kelp": 2}),
    "BL06": ({"card": 1}, {"biomatter": 1, "points": 1}),
    "BL07": ({"credit": 2, "steelplast": 2, "card": 1}, {}),
    "BL08": ({"points": 5}, {}),
    "BL09": ({"credit": 3, "card": 3}, {}),
    "BL10": ({"biomatter": 2, "kelp": 1}, {}),
}


@pytest.mark.rules("UWC-METRO-14", "UWC-METRO-03", "UWC-METRO-04")
@pytest.mark.parametrize(("tile", "instant", "production"), [(tile, *gives) for tile, gives in TEN.items()])
def test_the_other_blue_metropolises(tile: str, instant: dict[str, int], production: dict[str, int]) -> None:
    table = tunnel(Tabletop().metropolises(first=tile).build("T2"), "T13")
    cards = {"card": len(table.player().hand)} if table.player().hand.cards else {}
    assert {**table.rest(), **cards} == instant
    table.stock(points=0).produce()
    assert table.rest() == {"credit": 1, **production, **({"credit": 4} if tile == "BL03" else {})}


@pytest.mark.rules("UWC-METRO-14")
def test_bl11_upgrades_two_structures_for_nothing() -> None:
    table = tunnel(Tabletop().metropolises(first="BL11").build("T2", "C1a=farm"), "T13")
    table.answers(0, "upgrade T13", "upgrade C1a")
    assert (table.game.over, table.player().upgraded, table.rest()) == (True, ["T13", "C1a"], {})
    blue = [tile for tile in METROPOLISES.values() if tile.colour == "blue"]
    assert {tile.id for tile in blue if tile.source == "designed"} == {*TEN, "BL11"}
