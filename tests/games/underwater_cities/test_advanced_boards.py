"""The variant with advanced player boards: surcharges, multipliers and other special sites."""

from collections import Counter

import pytest

from asztal.games.underwater_cities.cards import BOARDS, COST, RESOURCES
from asztal.games.underwater_cities.examples.tabletop import WORKSHOP, Tabletop
from asztal.games.underwater_cities.language import effect
from asztal.games.underwater_cities.vocabulary import SwapOutput
from asztal.kernel.effect import bind

ADVANCED = (5, 6, 7, 8)
SURCHARGED = [(board, site) for board in ADVANCED for site in BOARDS[board].surcharges]


def on(board: int, *pieces: str) -> Tabletop:
    """A player on this board with these pieces."""
    return Tabletop(2, board=board, boards="advanced").build(*pieces)


def yields(board: int, *pieces: str, first: str = "BL08", second: str = "BL09") -> dict[str, int]:
    """What Production gives on this board; the metropolises produce nothing unless other tiles are named."""
    return on(board, *pieces).metropolises(first=first, second=second).produce().rest()


def more(pieces: dict[str, int], than: dict[str, int]) -> dict[str, int]:
    """What the one yield has more than the other."""
    return dict(Counter(pieces) - Counter(than))


# --- boards and surcharges --------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-ADV-01")
def test_all_play_on_advanced_boards_or_nobody() -> None:
    for seed in range(5):
        dealt = {kind: Tabletop.fresh(3, seed, boards=kind) for kind in ("standard", "advanced")}
        boards = {kind: {player.board for player in table.state.players} for kind, table in dealt.items()}
        assert [len(found) for found in boards.values()] == [3, 3]
        assert boards["standard"] < {1, 2, 3, 4}
        assert boards["advanced"] < {5, 6, 7, 8}


@pytest.mark.rules("UWC-ADV-01")
@pytest.mark.parametrize("board", [1, 2, 3, 4, *ADVANCED])
def test_advanced_boards_differ_in_building_sites_and_have_special_sites(board: int) -> None:
    sites = {len(found) for found in BOARDS[board].cities.values()}
    special = (bool(BOARDS[board].specials), bool(BOARDS[board].surcharges))
    assert (len(sites) > 1, *special) == ((True,) * 3 if board in ADVANCED else (False,) * 3)


@pytest.mark.rules("UWC-ADV-02")
@pytest.mark.parametrize(("board", "site"), SURCHARGED)
def test_whoever_builds_on_such_a_site_pays_more(board: int, site: str) -> None:
    layout = BOARDS[board]
    kind = "nonsymbiotic_city" if site in layout.cities else "tunnel" if site in layout.tunnels else "farm"
    others = [piece for piece in (*layout.cities, *layout.tunnels) if piece not in ("C1", site)]
    price = Counter(COST[kind]) + Counter(layout.surcharges[site])
    parts = [{"build": [kind, "farm"] if kind != "farm" else kind}]  # a farm elsewhere, so that there is a choice
    table = on(board, *others).metropolises(first="BL08", second="BL08").stock(**(price + Counter(kelp=3)))
    table.effect(parts, f"build {kind} {site}")
    assert {item: count for item, count in table.rest().items() if item in RESOURCES} == {"kelp": 3}
    for item in layout.surcharges[site]:
        poor = on(board, *others).stock(**{**price, "kelp": 3, item: price[item] - 1}).effect(parts)
        assert poor.why_not(f"build {kind} {site}") == ("cannot-pay", "UWC-COST-09")


# --- multipliers ------------------------------------------------------------------------------------------------------

DOUBLE = [  # a site with a multiplier, another site of that city, and what connects the city
    (5, "C4d", "C4a", ["C4", "T1", "T3"]),
    (6, "C5d", "C5a", ["C5", "T1", "T3", "T5"]),
    (7, "C4c", "C4a", ["C4", "T1", "T3"]),
    (8, "C5d", "C5b", ["C5", "T1", "T4"]),
]
TWICE = {
    "farm": {"kelp": 2},
    "farm+": {"kelp": 2, "points": 2},
    "desalination": {"credit": 2},
    "desalination+": {"credit": 2, "biomatter": 2},
    "laboratory": {"science": 2},
    "laboratory+": {"science": 2, "steelplast": 2},
}


@pytest.mark.rules("UWC-ADV-03")
@pytest.mark.parametrize(("board", "double", "single", "city"), DOUBLE)
@pytest.mark.parametrize("building", list(TWICE))
def test_a_multiplier_doubles_a_building_with_its_upgrade(
    board: int, double: str, single: str, city: list[str], building: str
) -> None:
    without = yields(board, *city)
    assert more(yields(board, *city, f"{double}={building}"), without) == TWICE[building]
    once = {item: count // 2 for item, count in TWICE[building].items()}
    assert more(yields(board, *city, f"{single}={building}"), without) == once
    assert yields(board, *city[1:], f"{double}={building}") == yields(board, *city[1:])  # no city, no yield


@pytest.mark.rules("UWC-ADV-04")
def test_a_multiplier_does_not_touch_the_extra_of_a_city() -> None:
    city = ["C4", "T1", "T3"]
    both = yields(5, *city, "C4d=farm+", "C4a=farm+")
    assert more(both, yields(5, *city)) == {"kelp": 2 + 1 + 1, "points": 2 + 1 + 1}


@pytest.mark.rules("UWC-ADV-05")
def test_a_multiplier_works_only_in_production() -> None:
    table = on(5, "C4", "T1", "T3", "C4d=laboratory+").card("C009")
    assert table.rest() == {"science": 1, "steelplast": 1}
    table = on(5, "T1", "T3", "C4", "C6", "T7+").card("C009")  # nor does that of a tunnel
    assert table.rest() == {"credit": 1, "points": 1}


# --- cities -----------------------------------------------------------------------------------------------------------

GARDEN = [(6, "C6", ["T1", "T3", "T6"]), (8, "C9", ["T3", "T6"])]


@pytest.mark.rules("UWC-ADV-06", "UWC-ADV-07")
@pytest.mark.parametrize(("board", "site", "tunnels"), GARDEN)
def test_the_site_where_a_symbiotic_city_yields_six_points(board: int, site: str, tunnels: list[str]) -> None:
    assert BOARDS[board].surcharges[site] == {"steelplast": 3, "credit": 3}
    plain = yields(board, site, *tunnels)
    assert "points" not in plain
    assert more(yields(board, f"{site}*", *tunnels), plain) == {"points": 6}
    assert yields(board, f"{site}*") == {}  # not connected
    farms = [f"{site}a=farm+", f"{site}b=farm"]
    with_farms = more(yields(board, *farms, f"{site}*", *tunnels), yields(board, f"{site}*", *tunnels))
    assert with_farms == {"kelp": 2, "points": 1}
    upgraded = yields(board, f"{site}*", *tunnels[:-1], f"{tunnels[-1]}+")
    assert more(upgraded, yields(board, f"{site}*", *tunnels)) == {"points": 1}


@pytest.mark.rules("UWC-ADV-12")
@pytest.mark.parametrize(
    ("board", "site", "beside", "tunnels"),
    [(5, "C7", "C3", ["T2", "T6"]), (7, "C6", "C4", ["T1", "T3", "T5"]), (8, "C8", "C6", ["T2", "T5", "T9"])],
)
@pytest.mark.parametrize("connected", [True, False])
def test_the_site_that_gives_six_points_at_once(
    board: int, site: str, beside: str, tunnels: list[str], connected: bool
) -> None:
    assert BOARDS[board].surcharges[site] == {"science": 2, "credit": 2}
    table = on(board, beside, *(tunnels if connected else [])).stock(steelplast=2, kelp=1, credit=3, science=2)
    table.slot("12-G2", f"build nonsymbiotic_city {site}")
    assert table.rest() == {"points": 6}


@pytest.mark.rules("UWC-ADV-13")
@pytest.mark.parametrize("short", ["steelplast", "kelp", "credit", "science"])
def test_cost_and_surcharge_must_be_payable_together(short: str) -> None:
    price = {"steelplast": 2, "kelp": 1, "credit": 3, "science": 2}
    table = on(5, "C3").stock(**{**price, short: price[short] - 1}).hand("C022")
    table.turn()
    if short in ("steelplast", "kelp"):  # too little for any city
        assert table.why_not("slot 12-G2") == ("nothing-usable", "UWC-SLOT-03")
        return
    table.answers(0, "slot 12-G2", "card C022", "slot-first")
    assert table.options() == ["build nonsymbiotic_city C2", "build nonsymbiotic_city C4"]
    assert table.why_not("build nonsymbiotic_city C7") == ("cannot-pay", "UWC-COST-09")


# --- tunnels ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-ADV-08")
@pytest.mark.parametrize(("board", "site", "city", "path"), [(5, "T7", "C4", ["T1", "T3"]), (7, "T4", "C3", ["T2"])])
def test_the_tunnel_that_yields_three_times(board: int, site: str, city: str, path: list[str]) -> None:
    assert BOARDS[board].surcharges[site] == {"credit": 1}
    assert more(yields(board, *path, city, site), yields(board, *path, city)) == {"credit": 3}
    assert more(yields(board, *path, city, f"{site}+"), yields(board, *path, city)) == {"credit": 3, "points": 3}
    assert yields(board, *path, f"{site}+") == yields(board, *path)  # without a city nothing


PAIRS = [(6, ("T3", "T4"), ["T1", "T2"], ["C4"]), (7, ("T5", "T7"), ["T1", "T3"], ["C6"])]


@pytest.mark.rules("UWC-ADV-09")
@pytest.mark.parametrize(("board", "pair", "path", "city"), PAIRS)
def test_a_pair_of_tunnels_yields_two_more_credits(
    board: int, pair: tuple[str, str], path: list[str], city: list[str]
) -> None:
    one, two = pair
    without = yields(board, *path, *city)
    assert more(yields(board, *path, *city, one), without) == {"credit": 1}
    assert more(yields(board, *path, *city, one, two), without) == {"credit": 1 + 1 + 2}
    assert more(yields(board, *path, *city, f"{one}+", two), without) == {"credit": 4, "points": 1}
    assert more(yields(board, *path, *city, f"{one}+", f"{two}+"), without) == {"credit": 4, "points": 2}


@pytest.mark.rules("UWC-ADV-10")
def test_each_tunnel_of_the_pair_must_touch_a_city() -> None:
    path = ["T1", "T3", "T5", "T7"]  # of board 7: T5 joins C4 and C6, T7 joins C6 and C8
    without = yields(7, *path)
    assert more(yields(7, *path, "C4"), without) == {"credit": 2}  # T3 and T5, but not T7
    assert more(yields(7, *path, "C8"), without) == {"credit": 1}  # T7 alone
    assert more(yields(7, *path, "C4", "C8"), without) == {"credit": 3 + 2}


@pytest.mark.rules("UWC-ADV-11")
@pytest.mark.parametrize(
    ("board", "site", "path", "hexagon"),
    [(5, "T13", ["T2", "T6"], "first"), (6, "T14", ["T1", "T9"], "second"), (8, "T13", ["T3", "T6"], "first")],
)
def test_the_tunnel_that_lifts_its_metropolis(board: int, site: str, path: list[str], hexagon: str) -> None:
    assert BOARDS[board].surcharges[site] == {"steelplast": 1, "credit": 1}
    without = yields(board, *path)
    assert more(yields(board, *path, site), without) == {"points": 2}  # the tunnel itself yields nothing
    assert more(yields(board, *path, site, **{hexagon: "BL03"}), without) == {"points": 2, "credit": 3}
    city = BOARDS[board].tunnels[site][0]
    with_city = yields(board, *path, city)
    assert more(yields(board, *path, city, f"{site}+"), with_city) == {"points": 2 + 1, "credit": 1}


@pytest.mark.rules("UWC-ADV-11")
def test_another_metropolis_is_not_lifted() -> None:
    assert more(yields(5, "T1", "T4", "T14"), yields(5, "T1", "T4")) == {}


# --- cards and multipliers --------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-ADV-14")
def test_cards_that_count_pieces_do_not_see_the_multiplier() -> None:
    city = ["C4", "T1", "T3", "C4d=desalination+"]
    table = on(5, *city).claimed("C113").produce()  # 1 credit more for up to two upgraded plants
    assert table.rest() == {"credit": 2 + 2 + 1, "biomatter": 2}
    table = on(5, "C4", "T1", "T3", "C4d=laboratory", "C4a=laboratory").claimed("C006")  # a kelp for every three
    assert table.produce().rest() == {"credit": 2, "science": 3}
    table = on(5, "C4", "T1", "T3", "C4d=laboratory").claimed("C117").produce("produce C117")  # one yields again
    assert table.rest() == {"credit": 2, "science": 2 + 1}


@pytest.mark.rules("UWC-ADV-14")
@pytest.mark.parametrize(("site", "offered"), [("C4d", True), ("C4a", False)])
def test_cards_about_what_was_produced_see_all_of_it(site: str, offered: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    swap = effect([SwapOutput({"science": 2}, {"point": 1}, "laboratory")], "C025")
    for at, made in bind({"production.C025": swap}).items():
        monkeypatch.setitem(WORKSHOP.book, at, made)
    table = on(5, "C4", "T1", "T3", f"{site}=laboratory").claimed("C025").stock(science=5).produce()
    assert (table.ask() == "production") is offered
