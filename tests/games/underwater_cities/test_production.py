"""Production: what the network yields, what cards and metropolises add, and in which order."""

import pytest

from asztal.games.underwater_cities.addresses import ROUND
from asztal.games.underwater_cities.cards import CARDS
from asztal.games.underwater_cities.examples.tabletop import WORKSHOP, Tabletop
from asztal.games.underwater_cities.language import effect
from asztal.games.underwater_cities.vocabulary import Gain
from asztal.kernel.effect import bind


def yields(*pieces: str) -> dict[str, int]:
    """What a player of board 1 has after Production who had nothing before but these pieces."""
    return Tabletop(2).build(*pieces).produce().rest()


# --- pieces -----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-PROD-02", "UWC-PROD-03", "UWC-PROD-04")
@pytest.mark.parametrize(
    ("building", "plain", "upgraded"),
    [
        ("farm", {"kelp": 1}, {"kelp": 1, "points": 1}),
        ("desalination", {"credit": 1}, {"credit": 1, "biomatter": 1}),
        ("laboratory", {"science": 1}, {"science": 1, "steelplast": 1}),
    ],
)
def test_every_connected_building_yields(building: str, plain: dict[str, int], upgraded: dict[str, int]) -> None:
    assert yields(f"C1a={building}") == plain
    assert yields(f"C1a={building}+") == upgraded
    assert yields(f"C1a={building}", f"C1b={building}") == {item: 2 * count for item, count in plain.items()}
    assert yields(f"C1x={building}") == plain  # an expansion site counts as any other
    assert yields(f"C2a={building}+") == {}  # no city beside it
    assert yields("C2", f"C2a={building}+") == {}  # no tunnel to that city


@pytest.mark.rules("UWC-PROD-05", "UWC-PROD-06")
def test_a_tunnel_at_a_city_yields_a_credit_and_upgraded_a_point() -> None:
    assert yields("T1") == {"credit": 1}
    assert yields("T1+") == {"credit": 1, "points": 1}
    assert yields("C2", "T1") == {"credit": 1}  # between two cities it still yields once
    assert yields("C2", "T1+") == {"credit": 1, "points": 1}
    assert yields("T1", "T2+") == {"credit": 2, "points": 1}


@pytest.mark.rules("UWC-PROD-07")
def test_a_tunnel_without_a_city_yields_nothing() -> None:
    assert yields("T1", "T3+") == {"credit": 1}  # T3 joins two empty city sites
    table = Tabletop(2).metropolises(first="BL08").build("T2", "T13+")  # T13 joins an empty site and a metropolis
    assert table.produce().rest() == {"credit": 1}
    assert yields("T1", "T3+", "C4") == {"credit": 2, "points": 1}


@pytest.mark.rules("UWC-PROD-08")
def test_a_connected_symbiotic_city_yields_two_points() -> None:
    assert yields("C2*", "T1") == {"credit": 1, "points": 2}
    assert yields("C2", "T1") == {"credit": 1}
    assert yields("C2*") == {}
    assert yields("C2*", "C3*", "T1", "T2") == {"credit": 2, "points": 4}


# --- two upgraded buildings of one type -------------------------------------------------------------------------------


@pytest.mark.rules("UWC-PROD-09", "UWC-PROD-10", "UWC-PROD-11")
@pytest.mark.parametrize(
    ("building", "pair", "mixed"),
    [
        ("farm", {"kelp": 3, "points": 3}, {"kelp": 2, "points": 1}),
        ("desalination", {"credit": 3, "biomatter": 2}, {"credit": 2, "biomatter": 1}),
        ("laboratory", {"science": 2, "steelplast": 3}, {"science": 2, "steelplast": 1}),
    ],
)
def test_two_upgraded_buildings_of_a_type_in_a_city_yield_more(
    building: str, pair: dict[str, int], mixed: dict[str, int]
) -> None:
    assert yields(f"C1a={building}+", f"C1b={building}+") == pair
    assert yields(f"C1a={building}+", f"C1b={building}") == mixed
    assert yields("C2", f"C2a={building}+", f"C2b={building}+") == {}  # not connected
    apart = yields("C2", "T1", f"C1a={building}+", f"C2a={building}+")  # one in each of two cities
    single = yields(f"C1a={building}+")
    assert apart == {
        item: count
        for item in ("kelp", "steelplast", "science", "credit", "biomatter", "points")
        if (count := 2 * single.get(item, 0) + (item == "credit"))
    }


@pytest.mark.rules("UWC-PROD-12")
def test_the_extra_comes_once_also_with_three_or_four() -> None:
    three = [f"C1{site}=farm+" for site in "abc"]
    assert yields(*three) == {"kelp": 4, "points": 4}
    assert yields(*three, "C1x=farm+") == {"kelp": 5, "points": 5}


@pytest.mark.rules("UWC-PROD-12", "UWC-PROD-13")
def test_extras_for_several_types_and_cities() -> None:
    pieces = ["C1a=farm+", "C1b=farm+", "C1c=laboratory+", "C1x=laboratory+"]
    assert yields(*pieces) == {"kelp": 3, "points": 3, "science": 2, "steelplast": 3}
    pieces += ["C2", "T1", "C2a=farm+", "C2b=farm+"]
    assert yields(*pieces) == {"kelp": 6, "points": 6, "science": 2, "steelplast": 3, "credit": 1}


# --- cards and metropolises -------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-PROD-14")
def test_cards_that_change_production_see_only_what_produces() -> None:
    plants = ["C1a=desalination+", "C1b=desalination"]
    table = Tabletop(2).claimed("C113").build(*plants, "C2", "C2a=desalination+")  # 1 credit more for two upgraded
    assert table.produce().rest() == {"credit": 2 + 1, "biomatter": 1}
    table = Tabletop(2).claimed("C168").build("C1a=farm+", "C2a=farm+", "C3", "C3a=farm+")
    assert table.produce().rest() == {"kelp": 1, "points": 1 + 1}
    assert table.events("produced")[0]["gains"] == {"kelp": 1, "point": 2}  # while the network produces


@pytest.mark.rules("UWC-PROD-14")
def test_pieces_that_produce_again_must_produce() -> None:
    table = Tabletop(2).claimed("C117").build("C1a=laboratory+", "C1b=farm", "C2", "C2a=laboratory+")
    table.produce()
    assert table.options() == ["produce C117", "done"]
    table.answer(0, "produce C117")  # only C1a can be meant, so it is not asked
    assert table.rest() == {"kelp": 1, "science": 2, "steelplast": 2}


@pytest.mark.rules("UWC-PROD-15")
def test_production_cards_and_connected_metropolises_give_their_production() -> None:
    table = Tabletop(2).metropolises(first="BL03", second="BL04").claimed("C093", "C025").build("T2", "T13")
    assert table.produce().rest() == {"credit": 1 + 3, "science": 1, "steelplast": 1, "points": 1}
    table.build("T1", "T5", "T14")  # now the second metropolis is connected as well
    assert table.stock(points=0).produce().rest() == {
        "credit": 1 + 1 + 3,
        "science": 1 + 2,
        "steelplast": 1,
        "points": 1,
    }


@pytest.mark.rules("UWC-PROD-15")
def test_cards_without_a_production_effect_give_nothing() -> None:
    cards = ["PA", "C012", "C022", "C132", "C164", "C098"]
    assert Tabletop(2).claimed(*cards).produce().rest() == {}


@pytest.mark.rules("UWC-PROD-16")
@pytest.mark.parametrize(
    ("card", "near", "far", "given"),
    [
        ("C045", ["C1a=farm", "C1b=farm", "C1c=farm"], "farm", {"kelp": 3 + 1}),
        ("C006", ["C1a=laboratory", "C1b=laboratory", "C1c=laboratory"], "laboratory", {"kelp": 1, "science": 3}),
        ("C118", ["C2*", "T1"], "city", {"credit": 1, "points": 2 + 1}),
    ],
)
def test_production_effects_count_what_is_connected(
    card: str, near: list[str], far: str, given: dict[str, int]
) -> None:
    unconnected = ["C5*", "C7*"] if far == "city" else ["C5", *(f"C5{site}={far}" for site in "abc")]
    assert Tabletop(2).claimed(card).build(*near, *unconnected).produce().rest() == given


# --- order ------------------------------------------------------------------------------------------------------------


def after_round(table: Tabletop, number: int) -> Tabletop:
    """The end of the era that this round closes."""
    table.state.round = number
    return table.at(f"{ROUND}.era")


@pytest.mark.rules("UWC-PROD-01")
def test_all_produce_at_the_same_time_and_independently() -> None:
    table = Tabletop(3)
    for seat in range(3):
        table.claimed("C002", seat=seat).stock(seat)
    after_round(table, 4)
    assert [table.ask(seat) for seat in range(3)] == ["production"] * 3
    table.answers(2, "produce C002", "choose C002-1b").answers(0, "produce C002", "choose C002-1a")
    assert [table.rest(seat) for seat in range(3)] == [{"steelplast": 1}, {}, {"science": 1}]
    assert table.ask(1) == "production"


@pytest.mark.rules("UWC-PROD-17")
def test_first_the_network_then_the_rest_in_any_order() -> None:
    cards = ("C073", "C002")  # 2 kelp for 2 points and 1 credit; 1 steelplast or 1 science
    for first, second in (cards, cards[::-1]):
        table = Tabletop(2).claimed(*cards, "C036").metropolises(first="BL05").build("T2", "T13").produce()
        assert table.events()[0]["event"] == "produced"
        assert table.rest() == {"credit": 1 + 1, "kelp": 2}  # the tunnel, the plain card, the metropolis
        assert sorted(table.options()) == ["done", "produce C002", "produce C073"]
        table.answer(0, f"produce {first}")
        if first == "C002":
            table.answer(0, "choose C002-1a")
        assert table.options() == [f"produce {second}", "done"]


@pytest.mark.rules("UWC-PROD-18")
def test_what_was_just_produced_may_be_spent() -> None:
    table = Tabletop(2).claimed("C073").build("C1a=farm", "C1b=farm").produce("produce C073")
    assert table.rest() == {"credit": 1, "points": 2}
    table = Tabletop(2).claimed("C073").build("C1a=farm", "C1b=farm").produce("done")
    assert table.rest() == {"kelp": 2}
    assert Tabletop(2).claimed("C073").build("C1a=farm").produce().ask() == ""  # 1 kelp is not enough


@pytest.mark.rules("UWC-PROD-19")
def test_only_biomatter_of_this_production_is_converted() -> None:
    table = Tabletop(2).claimed("C062").stock(biomatter=3)
    assert table.produce().ask() == ""
    assert table.rest() == {"biomatter": 3}
    table.build("C1a=desalination+").produce("produce C062")
    assert table.rest() == {"biomatter": 3, "credit": 1, "points": 1, "steelplast": 1}
    card = Tabletop(2).claimed("C062", "C091").produce("produce C062")  # produced by another card
    assert card.rest() == {"credit": 1, "points": 1, "steelplast": 1}


@pytest.mark.rules("UWC-PROD-19")
def test_an_earlier_production_does_not_count() -> None:
    table = Tabletop(2).claimed("C062", "C091")
    after_round(table, 4).answers(0, "done")
    assert table.player().biomatter == 0  # it was eaten
    table.claimed("C062").stock(biomatter=1).produce()
    assert table.ask() == ""


@pytest.mark.rules("UWC-PROD-20")
def test_a_card_drawn_in_production_is_of_the_era_that_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    for at, made in bind({"production.C025": effect([Gain({"card": 1})], "C025")}).items():
        monkeypatch.setitem(WORKSHOP.book, at, made)
    table = Tabletop(2).claimed("C025")
    after_round(table, 4)
    assert sorted(CARDS[card].era for card in table.player().hand) == [1, 2, 2, 2]
    assert [CARDS[card].era for card in table.player(1).hand] == [2, 2, 2]


@pytest.mark.rules("UWC-PROD-21")
def test_with_contracts_all_produce_one_after_another() -> None:
    table = Tabletop(3, contracts="yes").contracts("GC1")
    for seat in range(3):
        table.claimed("C002", seat=seat)
    table.state.order = [2, 0, 1]
    after_round(table, 4)
    for seat in (2, 0, 1):
        assert [table.ask(each) for each in range(3)] == ["production" if each == seat else "" for each in range(3)]
        table.answers(seat, "done")
    assert [event["seat"] for event in table.events("produced")] == [2, 0, 1]
