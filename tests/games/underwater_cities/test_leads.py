"""Which hand cards a slot leads to, as it is told with the slot, against what is asked once it is chosen."""

import pytest

from asztal.games.underwater_cities import TITLE
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.kernel import SPECTATOR, Fast, choices, observe
from tests.games.underwater_cities.test_words import WEIGHED, walk


def leads(top: Tabletop) -> dict[str, list[str]]:
    return {choice.option: choice.leads for choice in choices(TITLE, observe(top.game, 0))}


@pytest.mark.rules("UWC-SLOT-05")
def test_a_slot_leads_to_the_cards_with_which_it_may_be_chosen() -> None:
    top = Tabletop(3).hand("C003", "C038").stock(kelp=1, credit=1).at("turn")  # C003: 2 credits; swap kelp, steelplast
    found = leads(top)
    assert found["slot 34-R2"] == found["slot ALW"] == ["C003", "C038"]
    assert found["slot 34-Y4"] == ["C003"]  # two tunnels, for which C003 gives the steelplast
    top.answers(0, "slot 34-Y4")
    assert leads(top) == {"card C003": []}


@pytest.mark.rules("UWC-CLONE-05")
def test_a_cloned_slot_leads_to_what_is_possible_once_the_tile_is_paid() -> None:
    top = Tabletop(4).tile("34-Y4", 2).hand("C003", "C038").stock(kelp=1, credit=1).at("turn")
    assert leads(top)["clone 34-Y4"] == ["C003"]
    assert top.player().credit == 1


@pytest.mark.parametrize(("seats", "variant"), WEIGHED)
def test_what_a_slot_leads_to_is_what_is_asked_next(seats: int, variant: dict[str, str]) -> None:
    some = 0
    for game, seat in walk(seats, variant, seed=8):
        if seat == SPECTATOR or game.decisions[seat].ask != "slot":
            continue
        for choice in choices(TITLE, observe(game, seat)):
            if choice.kind not in ("slot", "clone"):
                assert choice.leads == []
                continue
            later = game.clone(Fast(0))
            later.apply(seat, choice.option)
            asked = choices(TITLE, observe(later, seat))
            assert choice.leads == list(dict.fromkeys(card for each in asked for card in each.targets)), choice
            some += 1
    assert some > 100
