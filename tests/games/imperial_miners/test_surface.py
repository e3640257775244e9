"""The surface: one of three effects ends the mine phase."""

import pytest

from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare


@pytest.mark.rules("IMP-SURF-01")
def test_one_of_the_three_effects_is_chosen() -> None:
    table = bare()
    count = len(table.events())
    table.stock(gold=8).surface()
    assert (table.ask(), table.options()) == (
        "surface",
        ["surface gold", "surface draw", "surface research-2", "surface research-5"],
    )
    table.answer(0, "surface gold")
    assert table.game.over  # one, and no more
    assert table.since(count) == ["surfaced 0 gold", "gained 0 gold 2"]


@pytest.mark.rules("IMP-SURF-02")
def test_the_first_effect_gives_two_gold() -> None:
    table = bare()
    table.stock(gold=3, gems=1).surface("surface gold")
    assert table.rest() == (5, 1)


@pytest.mark.rules("IMP-SURF-03")
def test_the_second_effect_draws_three_cards() -> None:
    table = bare()
    table.deck(1, "I-01").deck(2, "II-01", "II-02").surface("surface draw", "deck 2", "deck 1", "deck 2")
    assert (list(table.player().hand), table.rest(), table.game.over) == (["II-01", "I-01", "II-02"], (0, 0), True)


@pytest.mark.rules("IMP-SURF-03")
def test_the_hand_limit_is_checked_after_the_surface_effect() -> None:
    table = bare()
    table.hand(*(f"III-0{number}" for number in range(1, 8))).deck(1, "I-01", "I-02", "I-03")
    table.surface("surface draw", "deck 1", "deck 1", "deck 1")
    assert (table.ask(), len(table.player().hand)) == ("hand-limit", 10)
    table.answers(0, "discard I-01", "discard III-01")
    assert (len(table.player().hand), table.game.over) == (8, True)


@pytest.mark.rules("IMP-SURF-04")
@pytest.mark.parametrize(("name", "steps", "left"), [("research-2", 2, 5), ("research-5", 5, 1)])
def test_the_third_effect_is_research_for_gold(name: str, steps: int, left: int) -> None:
    table = bare()
    table.stock(gold=9).marker("A", 0).surface(f"surface {name}")
    assert table.options() == [f"climb {number}" for number in range(1, steps + 1)]
    assert table.player().gold == left


@pytest.mark.rules("IMP-SURF-05")
@pytest.mark.parametrize(
    ("gold", "research"), [(3, []), (4, ["research-2"]), (7, ["research-2"]), (8, ["research-2", "research-5"])]
)
def test_the_third_effect_needs_its_price(gold: int, research: list[str]) -> None:
    table = bare()
    table.stock(gold=gold).surface()
    assert table.options() == [f"surface {name}" for name in ("gold", "draw", *research)]
    if len(research) < 2:
        assert table.why_not("surface research-5") == ("too-little-gold", "IMP-SURF-05")


@pytest.mark.rules("IMP-SURF-05")
def test_both_price_steps_are_one_effect() -> None:
    table = bare()
    table.event("EV-12").stock(gold=20).marker("A", 0).surface("surface research-2", "climb 1")  # two effects
    assert table.options() == ["surface gold", "surface draw"]


@pytest.mark.rules("IMP-SURF-06")
def test_the_surface_is_the_same_for_all_players() -> None:
    table = bare(seats=5)
    offers = []
    for seat in range(5):
        table.stock(seat, gold=8).surface(seat=seat)
        offers.append(table.options(seat))
        table.answer(seat, "surface gold")
    assert offers == [offers[0]] * 5
    assert [player.gold for player in table.state.players] == [10] * 5


@pytest.mark.rules("IMP-SURF-07")
def test_the_surface_effect_cannot_be_declined() -> None:
    table = bare()
    table.surface()
    assert table.options() == ["surface gold", "surface draw"]
    assert table.why_not("skip") == ("not-offered", "")
    table.no_cards().surface()
    assert table.options() == ["surface gold", "surface draw"]


def test_a_player_who_researches_at_the_surface_has_finished_the_mine_phase() -> None:
    table = Tabletop(seats=1)
    table.hand().mine({"1,0": "I-31"}).stock(gold=4).dig("I-36", "place 1,2", "skip", "surface research-2")
    assert table.ask() == "choose-board"
    side = table.state.boards[0]
    table.answers(0, f"board {side}", "climb 1")
    assert table.game.over
    assert (table.player().board, table.player().space, table.player().gold) == (side, 1, 1)
