"""What is printed on a site goes to whoever builds there."""

from typing import Any

import pytest

from asztal.games.underwater_cities.cards import BOARDS, Board
from asztal.games.underwater_cities.examples.tabletop import Tabletop

STOCK = {"kelp": 3, "steelplast": 3, "science": 3, "credit": 3, "biomatter": 3}


def built_on(board: Board, site: str) -> Tabletop:
    """All other cities or tunnels stand, then a free piece is built on the site."""
    table = Tabletop(board=board.id, boards=board.side).stock(**STOCK)
    if site in board.tunnels:
        table.build(*(tunnel for tunnel in board.tunnels if tunnel != site))
        return table.effect([{"build": "tunnel", "free": True}])  # on the only site that is left
    table.build(*(city for city in board.cities if city not in ("C1", site)))
    if site in board.cities:
        return table.effect([{"build": "nonsymbiotic_city", "free": True}])
    return table.effect([{"build": "farm", "free": True}], f"build farm {site}")


@pytest.mark.rules("UWC-BONUS-01")
@pytest.mark.parametrize(("board", "site"), [(board.id, site) for board in BOARDS.values() for site in board.bonuses])
def test_every_printed_bonus_is_received_once(board: int, site: str) -> None:
    layout = BOARDS[board]
    table = built_on(layout, site)
    bonus: dict[str, Any] = {"point": 0, "card": 0, "federation": 0, **layout.bonuses[site]}
    me = table.player()
    assert (me.points, len(me.hand)) == (bonus["point"], bonus["card"])
    assert me.space == (4 if bonus["federation"] else 0)
    paid = layout.surcharges.get(site, {})
    for item, count in STOCK.items():
        assert getattr(me, item) == count + bonus.get(item, 0) - paid.get(item, 0), item
    table.stock().produce()
    assert table.events("advanced") == [{"event": "advanced", "seat": 0, "space": 4}] * bonus["federation"]


@pytest.mark.rules("UWC-BONUS-01")
def test_a_site_without_symbols_gives_nothing() -> None:
    table = Tabletop(3).stock(steelplast=1, credit=1).slot("34-Y4", "build tunnel T1")
    assert table.rest() == {}
    assert table.events("gained") == []


@pytest.mark.rules("UWC-BONUS-02")
def test_the_bonus_of_an_unconnected_piece_is_received() -> None:
    table = Tabletop().build("C2").stock(steelplast=2, kelp=1, credit=1).slot("12-G2", "build nonsymbiotic_city C4")
    assert (table.player().space, len(table.player().hand)) == (4, 1)
    farm = Tabletop().build("C2").stock(kelp=1).slot("12-R4", "build farm C5a")  # at no city at all
    assert farm.rest() == {"science": 1}


@pytest.mark.rules("UWC-BONUS-03")
def test_the_bonus_comes_in_the_middle_of_an_action_and_may_pay_for_its_rest() -> None:
    table = Tabletop().build("T1").stock(steelplast=2, credit=1).slot("12-Y3", "build tunnel T5")
    assert (table.ask(), table.rest()) == ("build", {"steelplast": 1, "credit": 1})
    table.answer(0, "build tunnel T2")
    assert table.rest() == {}


@pytest.mark.rules("UWC-BONUS-04")
def test_the_bonus_does_not_pay_for_its_own_piece() -> None:
    table = Tabletop().build("T1").stock(credit=3).hand("C015").turn()
    assert table.why_not("slot 12-Y3") == ("nothing-usable", "UWC-SLOT-03")  # although T3 gives the steelplast
    paid = Tabletop().build("T1").stock(steelplast=1, credit=1).slot("12-Y3", "build tunnel T3")
    kinds = [(event["event"], event["item"]) for event in paid.events() if event["event"] in ("paid", "gained")]
    assert kinds == [("paid", "steelplast"), ("paid", "credit"), ("gained", "steelplast")]


@pytest.mark.rules("UWC-BONUS-05")
def test_a_federation_symbol_is_a_step_and_a_card_symbol_a_card_of_the_era_deck() -> None:
    table = Tabletop().space(4).build("C2").deck("C013").stock(steelplast=2, kelp=1, credit=1)
    table.slot("12-G2", "build nonsymbiotic_city C4")
    assert table.player().space == 3
    assert table.rest() == {"credit": 1}  # of space 3
    assert list(table.player().hand) == ["C013"]
