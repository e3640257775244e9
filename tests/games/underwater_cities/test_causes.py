"""A refusal names its cause: the city, the tunnels, the card or the slot that is missing or was chosen."""

import pytest

from asztal.games.underwater_cities import TITLE
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.network import sites_for, tunnels_before
from asztal.testkit.reasons import questions
from tests.games.causes import cause


def table() -> Tabletop:
    top = Tabletop(2).stock(kelp=9, credit=9, steelplast=9, science=9).hand("C001", "C002", "C052")
    return top.metropolises("BR1", "BL01", "BL02").turn()


@pytest.mark.rules("UWC-BLDG-01", "UWC-CITY-02")
def test_the_sites_on_which_a_city_is_missing() -> None:
    top = table()
    layout = top.player().layout
    far = next(city for city in layout.cities if city not in ("C1", *layout.neighbours["C1"]))
    said, lit = cause(top.game, layout.cities[far][0])
    assert said.startswith(f"This site belongs to {far}. A city of yours is missing there or on a site beside it: ")
    assert lit == [far, *layout.neighbours[far]]
    assert cause(top.game, far)[1] == [*layout.neighbours[far]]


@pytest.mark.rules("UWC-TUN-01", "UWC-METRO-01")
def test_the_tunnels_that_are_missing() -> None:
    top = table()
    free = [tunnel for tunnel in top.player().layout.tunnels if len(tunnels_before(top.player(), tunnel)) == 1]
    (first,) = tunnels_before(top.player(), free[0])
    assert cause(top.game, free[0]) == (f"This tunnel is missing: {first}.", [first])
    hexes = top.player().metropolises
    at = next(iter(hexes))
    assert cause(top.game, hexes[at])[1] == list(top.player().layout.metropolises[at])


@pytest.mark.slow
@pytest.mark.rules("UWC-TUN-01")
def test_no_tunnel_is_missing_exactly_where_one_can_be_built() -> None:
    for _, look in questions(TITLE, 60):
        me = look.g.state.players[look.seat]
        for tunnel in me.layout.tunnels:
            if tunnel not in me.tunnels:
                before = tunnels_before(me, tunnel)
                assert (tunnel in sites_for(me, "tunnel")) == (not before)
                assert not before or before[0] in sites_for(me, "tunnel")


@pytest.mark.rules("UWC-BLDG-06")
def test_the_cards_that_allow_an_expansion_site() -> None:
    assert cause(table().game, "C1x") == ("Your cards that allow it: Shelf Survey.", ["C052"])
    top = Tabletop(2).hand("C001", "C002", "C004").turn()
    assert cause(top.game, "C1x") == ("None of your cards allows it.", [])


@pytest.mark.rules("UWC-TURN-02", "UWC-SLOT-04")
def test_the_slot_that_was_chosen_and_those_that_would_do() -> None:
    top = table()
    assert all(slot in top.game.state.slots for slot in cause(top.game, "C1a")[1])
    top.answers(0, "slot 12-Y1")
    assert cause(top.game, "12-R1") == ("", ["12-Y1"])
