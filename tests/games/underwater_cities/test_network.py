"""The network: what is connected, and what that means."""

import pytest

from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.network import connected_buildings, connected_cities


@pytest.mark.rules("UWC-NET-01")
def test_the_starting_city_is_connected_without_a_tunnel() -> None:
    table = Tabletop().build("C1a=farm", "C1b=laboratory").produce()
    assert table.rest() == {"kelp": 1, "science": 1}
    assert table.feed().rest() == {"science": 1}
    assert table.final().player().points_from["cities"] == 4


@pytest.mark.rules("UWC-NET-02")
def test_every_built_tunnel_counts_as_connected() -> None:
    # The three tunnels lead from the starting city over two empty sites to a city.
    table = Tabletop().build("T1", "T5", "T14", "C5").produce()
    assert table.rest() == {"credit": 3, "steelplast": 2}  # with the second metropolis, which gives steelplast


@pytest.mark.rules("UWC-NET-03", "UWC-NET-04")
def test_a_city_is_connected_by_a_tunnel_at_its_site_and_a_building_by_its_city() -> None:
    table = Tabletop().build("C2", "C4", "T1", "T5", "C1a=farm", "C2a=farm", "C4a=farm", "C5a=farm")
    assert list(connected_cities(table.player())) == ["C1", "C2"]
    assert list(connected_buildings(table.player())) == ["C1a", "C2a"]
    assert table.produce().rest() == {"kelp": 2, "credit": 2}


@pytest.mark.rules("UWC-NET-05")
def test_what_is_not_connected_produces_nothing_eats_nothing_and_scores_nothing() -> None:
    pieces = ("C2*", "C2a=farm+", "C2b=farm+", "C3a=laboratory+")  # no tunnel, and no city on C3
    table = Tabletop().claimed("C131", "SP06", "SP05").build(*pieces).produce()
    assert table.rest() == {}
    table.stock(kelp=5).feed()
    assert table.rest() == {"kelp": 4}  # only the starting city eats
    table.stock().final()
    assert table.player().points_from == {"cities": 2}
    table = Tabletop().claimed("C131", "SP06", "SP05").build(*pieces, "T1").produce()
    assert table.rest() == {"kelp": 3, "credit": 1, "points": 5}
    table.stock().final()
    assert table.player().points_from == {"production": 5, "scoring": 1 + 3 + 2, "cities": 2 + 3}


@pytest.mark.rules("UWC-NET-06")
def test_cards_that_name_connected_things_mean_the_network_of_their_owner() -> None:
    table = Tabletop().build("C2", "C2a=farm", "C2b=farm", "C1a=farm").build("C1a=farm", "C1b=farm", "C1c=farm", seat=1)
    table.claimed("C045").produce()
    assert table.rest() == {"kelp": 1}  # of the one farm that is connected, nothing for three
    table.stock().build("T1").produce()
    assert table.rest() == {"kelp": 3 + 1, "credit": 1}


@pytest.mark.rules("UWC-NET-07")
def test_a_city_is_connected_as_soon_as_its_tunnel_is_built() -> None:
    table = Tabletop(3).build("C2").stock(steelplast=1, credit=1).hand("C082")
    table.turn("slot 34-G2", "card C082", "slot-first", "choose 34-G2-1a", "build tunnel T1", "resolve")
    assert table.rest() == {"steelplast": 2}  # for two connected cities
    first = Tabletop(3).build("C2").stock(steelplast=1, credit=1).hand("C082")
    first.turn("slot 34-G2", "card C082", "card-first", "choose 34-G2-1a", "build tunnel T1")
    assert first.rest() == {"steelplast": 1}


@pytest.mark.rules("UWC-NET-07")
def test_a_building_is_connected_as_soon_as_its_city_is_built() -> None:
    table = Tabletop().build("T1", "C2a=laboratory", "C2b=laboratory").stock(steelplast=2, kelp=1, credit=1)
    assert table.card("C100").rest() == {"steelplast": 2, "kelp": 1, "credit": 3}
    table.slot("12-G2", "build nonsymbiotic_city C2")
    assert table.card("C100").rest() == {"credit": 4, "science": 1}


@pytest.mark.rules("UWC-NET-08")
def test_a_later_connection_does_not_look_back_at_what_was_built() -> None:
    table = Tabletop().claimed("C037", "C123").build("C2", "C2a=laboratory", "C2b=farm+")
    table.stock(steelplast=1).effect([{"build": "laboratory"}], "build laboratory C2c")
    table.build("C2x=farm").stock(science=1).card("C094", "upgrade C2x")
    assert table.rest() == {}  # the second of each, at a city that was not connected
    table.stock(steelplast=1, credit=1).slot("12-Y3", "build tunnel T1")
    assert table.rest() == {}
    joined = Tabletop().claimed("C037").build("C2", "T1", "C2a=laboratory").stock(steelplast=1)
    joined.effect([{"build": "laboratory"}], "build laboratory C2b")
    assert joined.rest() == {"credit": 1}


@pytest.mark.rules("UWC-NET-08")
@pytest.mark.parametrize(
    ("card", "pieces"),
    [("C037", ("C2a=laboratory", "C2b=laboratory")), ("C123", ("C2a=farm+", "C2b=farm+"))],
)
def test_a_tunnel_sets_off_nothing_of_the_buildings_that_it_connects(card: str, pieces: tuple[str, ...]) -> None:
    table = Tabletop().claimed(card).build(*pieces, "C2").stock(steelplast=1, credit=1)
    table.slot("12-Y3", "build tunnel T1")
    assert (connected_buildings(table.player()), table.rest()) == (("C2a", "C2b"), {})
    city = Tabletop().claimed(card).build(*pieces, "T1").stock(steelplast=2, kelp=1, credit=1)  # or by the city itself
    city.slot("12-G2", "build nonsymbiotic_city C2")
    assert (connected_buildings(city.player()), city.rest()) == (("C2a", "C2b"), {})


@pytest.mark.rules("UWC-NET-09")
def test_conditions_and_counts_see_connected_things_only() -> None:
    plants = ("C1a=desalination", "C1b=desalination", "C2a=desalination")
    table = Tabletop().build("C2", *plants).card("C096")
    assert table.rest() == {"credit": 2}
    table = Tabletop().build("C2", "T1", *plants).card("C096")
    assert table.rest() == {"credit": 4}
    levy = Tabletop().build("C2", "C3", "T1").card("C082")
    assert levy.rest() == {"steelplast": 2}


@pytest.mark.rules("UWC-NET-10")
def test_cards_that_react_to_the_act_see_unconnected_pieces_too() -> None:
    table = Tabletop().claimed("C058", "C065").stock(kelp=2, steelplast=2, credit=1)
    table.effect([{"build": "farm"}], "build farm C2a")
    assert len(table.player().hand) == 1
    table.slot("12-G2", "build nonsymbiotic_city C2")
    assert table.rest() == {"kelp": 1}
    house = Tabletop().stock(kelp=1, steelplast=2, credit=1).hand("C162")
    house.turn("slot 12-Y2", "card C162", "part 12-Y2-1", "build nonsymbiotic_city C2", "resolve")
    assert house.rest() == {"points": 3}
