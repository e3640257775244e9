"""Expert Hal: an urbanization card may be replaced by the next card of the deck."""

import pytest

from asztal.games.ginkgopolis.addresses import HAL_TURN
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.games.ginkgopolis.state import HAL


def facing(original: str, *deck: str, hal: str = "expert") -> Tabletop:
    """Hal has this card; these are the next cards of the deck, and yellow 20 is his tile."""
    table = Tabletop(seats=1, hal=hal)
    table.hal(original, "y20")
    table.deck(*deck)
    return table


def built_at(table: Tabletop) -> dict[str, tuple[str, int]]:
    """Hal's buildings: top and height by cell."""
    state = table.state
    return {cell: (state.top[cell], state.height[cell]) for cell, owner in state.owner.items() if owner == HAL}


@pytest.mark.rules("GIN-HEX-01", "GIN-HEX-03", "GIN-HEX-05")
def test_an_extra_urbanization_card_worth_more_is_used_and_the_original_discarded() -> None:
    table = facing("UB", "UE", "UK", "UL")
    table.state.height.update({"0,1": 2, "1,0": 3})  # beside B and beside E
    table.at(HAL_TURN)  # token E has one place to go
    assert built_at(table) == {"2,0": ("y20", 1)}
    assert table.state.tokens["B"] == "0,2"
    assert table.player(HAL).points == 3
    assert {"UB", "UE"} <= set(table.state.discard)
    assert set(table.state.deck) == {"UK", "UL"}


@pytest.mark.rules("GIN-HEX-03", "GIN-HEX-04", "GIN-HEX-05")
@pytest.mark.parametrize("beside_e", [2, 1])
def test_an_extra_urbanization_card_worth_the_same_or_less_is_discarded(beside_e: int) -> None:
    table = facing("UB", "UE", "UK", "UL")
    table.state.height.update({"0,1": 2, "1,0": beside_e})
    table.at(HAL_TURN)
    assert built_at(table) == {"0,2": ("y20", 1)}
    assert table.state.tokens["E"] == "2,0"
    assert table.player(HAL).points == 2
    assert {"UB", "UE"} <= set(table.state.discard)


@pytest.mark.rules("GIN-HEX-01", "GIN-HEX-05", "GIN-INF-14")
@pytest.mark.parametrize(("extra", "used"), [("UE", "UE"), ("UF", "UB"), ("R06", "R06")])
def test_both_cards_of_the_expert_are_told_whichever_he_uses(extra: str, used: str) -> None:
    table = facing("UB", extra, "UK", "UL")
    table.building("0,0", "r06")
    table.state.height.update({"0,1": 2, "1,0": 3})  # beside B and beside E
    table.game.events.clear()
    table.at(HAL_TURN)
    drew, revealed = table.events()[:2]
    assert drew == {"event": "hal-drew", "card": "UB", "extra": extra}
    assert (revealed["event"], revealed["card"]) == ("revealed", used)


@pytest.mark.rules("GIN-HEX-01", "GIN-HEX-06")
@pytest.mark.parametrize(("card", "hal"), [("R06", "expert"), ("UB", "normal")])
def test_no_extra_card_is_told_where_none_is_drawn(card: str, hal: str) -> None:
    table = facing(card, "UE", "UK", "UL", hal=hal)
    table.building("0,0", "r06")
    table.at(HAL_TURN)
    assert table.events("hal-drew") == []


@pytest.mark.rules("GIN-HEX-04")
def test_all_buildings_beside_a_token_are_summed() -> None:
    table = facing("UB", "UE", "UK", "UL")
    table.state.height.update({"0,1": 3, "1,0": 2})
    table.building("2,1", "r10", height=2)  # E touches two buildings of height 2, B one of height 3
    table.state.tokens["D"] = "3,1"
    table.at(HAL_TURN)
    assert built_at(table) == {"2,0": ("y20", 1)}
    assert table.player(HAL).points == 4


@pytest.mark.rules("GIN-HEX-04")
def test_the_comparison_is_made_after_your_action() -> None:
    table = facing("UB", "UE", "UK", "UL", "UC")
    table.state.height.update({"0,1": 2, "1,0": 2})
    table.building("1,0", "r06", height=2)
    table.hand(0, "R06", "UF", "UG")
    table.tiles(0, "r10")
    table.commit("R06 r10")  # the building beside E grows to 3, more than beside B
    assert built_at(table) == {"2,0": ("y20", 1)}
    assert table.player(HAL).points == 3


@pytest.mark.rules("GIN-HEX-02", "GIN-HEX-05")
def test_an_extra_building_card_is_used_whatever_the_original_is_worth() -> None:
    table = facing("UB", "R06", "UK", "UL")
    table.state.height["0,1"] = 5
    table.building("0,0", "r06", height=2)
    table.at(HAL_TURN)
    assert built_at(table) == {"0,0": ("y20", 3)}
    assert table.player(HAL).points == 0
    assert table.player(HAL).area == ["R06"]
    assert "UB" in table.state.discard
    assert "R06" not in table.state.discard


@pytest.mark.rules("GIN-HEX-02", "GIN-SOL-25")
@pytest.mark.parametrize(
    ("owner", "supply", "builds"), [(-1, 2, False), (-1, 3, True), (0, 2, False), (0, 3, True), (HAL, 1, True)]
)
def test_an_extra_building_card_is_used_only_with_the_resources(owner: int, supply: int, builds: bool) -> None:
    table = facing("UB", "R06", "UK", "UL")
    table.building("0,0", "r06", height=2, owner=owner)
    table.stock(HAL, supply=supply)
    table.at(HAL_TURN)
    if builds:
        assert built_at(table) == {"0,0": ("y20", 3)}
        assert table.player(HAL).supply == 0
        return
    assert built_at(table) == {"0,2": ("y20", 1)}
    assert table.player(HAL).supply == supply - 1
    assert table.player(HAL).area == []
    assert "R06" in table.state.discard
    assert not table.state.ending


@pytest.mark.rules("GIN-HEX-01")
def test_a_building_card_is_not_replaced() -> None:
    table = facing("R06", "UE", "UK")
    table.building("0,0", "r06")
    table.at(HAL_TURN)
    assert built_at(table) == {"0,0": ("y20", 2)}
    assert set(table.state.deck) == {"UE", "UK"}


@pytest.mark.rules("GIN-HEX-01")
def test_normal_hal_never_draws_an_extra_card() -> None:
    table = facing("UB", "UE", "UK", hal="normal")
    table.state.height["1,0"] = 3
    table.at(HAL_TURN)
    assert built_at(table) == {"0,2": ("y20", 1)}
    assert set(table.state.deck) == {"UE", "UK"}


@pytest.mark.rules("GIN-HEX-06")
def test_one_extra_card_is_drawn_and_no_more() -> None:
    table = facing("UB", "UE", "UH", "UK")
    table.state.height.update({"0,1": 1, "1,0": 2, "0,-1": 5})  # the third card would be worth most
    table.at(HAL_TURN)
    assert built_at(table) == {"2,0": ("y20", 1)}
    assert set(table.state.deck) == {"UH", "UK"}


@pytest.mark.rules("GIN-HEX-01", "GIN-DCK-01")
def test_an_extra_card_that_is_the_last_of_the_deck_makes_a_new_one_before_hal_builds() -> None:
    table = facing("UB", "UE")
    table.state.height["1,0"] = 3
    table.building("-2,2", "b10", owner=0, marker=True)
    table.at(HAL_TURN)
    (rebuilt,) = table.events("rebuilt")
    assert rebuilt["cards"] == ["B10"]
    assert built_at(table) == {"2,0": ("y20", 1)}
    assert table.state.markers == ["2,0"]  # his own building comes after it
    assert "UB" not in table.state.deck
    assert "UE" not in table.state.deck
