"""Turn order and the Federation track: steps and their bonuses, stacks, and the order of the next round."""

from typing import Any

import pytest

from asztal.games.underwater_cities.addresses import ROUND
from asztal.games.underwater_cities.cards import PATH
from asztal.games.underwater_cities.examples.tabletop import Tabletop

STEP: list[dict[str, Any]] = [{"gain": {"federation": 1}}]
STEPS = {count: [{"gain": {"federation": count}}] for count in (2, 3, 4)}


def new_order(table: Tabletop) -> list[int]:
    """The play order after the end of the round."""
    table.at(f"{ROUND}.end")
    return table.state.order


def advance(table: Tabletop, seat: int, count: int = 1) -> Tabletop:
    """So many single steps of a seat."""
    for _ in range(count):
        table.effect(STEP, seat=seat)
    return table


# --- turns in order -------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-FED-01", "UWC-FED-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_turns_each_in_play_order(seats: int) -> None:
    seed = next(s for s in range(99) if Tabletop.fresh(seats, s).play_until(begun).state.order[0] != 0)
    table = Tabletop.fresh(seats, seed).play_until(begun)
    order = list(table.state.order)
    assert order != sorted(order)  # not the order of the seats
    table.play_until(lambda state: state.round == 2)
    assert [event["seat"] for event in table.events("played")] == order * 3


def begun(state: Any) -> bool:
    """The first round has begun."""
    return bool(state.round)


@pytest.mark.rules("UWC-FED-01")
def test_a_step_on_the_track_does_not_change_the_running_round() -> None:
    table = Tabletop(2).hand("C004", "C009", "C013").hand("C030", "C036", "C037", seat=1)
    table.at(ROUND)
    table.answers(0, "slot ALW", "card C004").answers(1, "slot 12-G4", "card C030", "advance")
    assert table.player(1).space == 3
    assert list(table.game.decisions) == [0]


# --- steps and bonuses ----------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-FED-03")
@pytest.mark.parametrize("below", [False, True])
def test_space_1_is_the_front_and_the_start_lies_below_space_4(below: bool) -> None:
    table = Tabletop(4)
    for seat, space in enumerate([3, 1, 0 if below else 4, 2]):
        table.space(space, seat)
    assert new_order(table) == [1, 3, 0, 2]
    assert [player.space for player in table.state.players] == [0, 0, 0, 0]


@pytest.mark.rules("UWC-FED-03", "UWC-FED-04")
def test_the_spaces_in_their_order() -> None:
    table = Tabletop(2)
    spaces = [advance(table, 0).player().space for _ in range(5)]
    assert spaces == [4, 3, 2, 1, 1]


@pytest.mark.rules("UWC-FED-05")
@pytest.mark.parametrize(("start", "bonus"), [(0, {}), (4, {"credit": 1}), (3, {"steelplast": 1}), (2, {"points": 1})])
def test_each_space_gives_its_bonus(start: int, bonus: dict[str, int]) -> None:
    assert advance(Tabletop(2).space(start), 0).rest() == bonus


@pytest.mark.rules("UWC-FED-06")
def test_a_long_move_gives_the_bonus_of_every_space() -> None:
    table = Tabletop(2).effect(STEPS[3], "advance", "advance")
    assert (table.player().space, table.rest()) == (2, {"credit": 1, "steelplast": 1})
    table = Tabletop(2).effect(STEPS[4], "advance", "advance", "advance")
    assert (table.player().space, table.rest()) == (1, {"credit": 1, "steelplast": 1, "points": 1})


@pytest.mark.rules("UWC-FED-08")
def test_a_step_on_the_front_space_gives_a_point_and_leads_to_the_top_of_the_stack() -> None:
    table = Tabletop(2).space(1, seat=0).space(1, seat=1)
    assert new_order(table) == [1, 0]
    table.space(1, seat=0).space(1, seat=1)
    advance(table, 0)
    assert (table.player().space, table.rest()) == (1, {"points": 1})
    assert new_order(table) == [0, 1]


@pytest.mark.rules("UWC-FED-14")
def test_a_move_of_two_steps_may_stop_after_one() -> None:
    table = Tabletop(2).space(4).slot("12-G4")
    assert table.options() == ["advance", "stop"]
    table.answer(0, "stop")
    assert (table.player().space, table.rest()) == (3, {"credit": 1})
    assert table.game.over


# --- the order of the next round ------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-FED-07", "UWC-FED-09")
def test_a_later_marker_lies_on_top_and_is_ahead() -> None:
    table = Tabletop(3)
    for seat in (1, 0, 2):
        advance(table, seat, 2)
    assert [me.space for me in table.state.players] == [3, 3, 3]
    assert new_order(table) == [2, 0, 1]


@pytest.mark.rules("UWC-FED-07")
def test_only_where_the_move_ends_a_marker_is_laid_on_top() -> None:
    table = advance(Tabletop(3), 0, 1)
    advance(table, 1, 2)
    advance(table, 2, 1)
    assert new_order(table) == [1, 2, 0]


@pytest.mark.rules("UWC-FED-10")
def test_the_new_order_goes_from_the_front_and_from_the_top_of_each_stack() -> None:
    table = Tabletop(4)
    for seat, steps in ((3, 1), (0, 3), (1, 3), (2, 4)):
        advance(table, seat, steps)
    assert new_order(table) == [2, 1, 0, 3]
    assert table.events("new-order")[-1]["seats"] == [2, 1, 0, 3]


@pytest.mark.rules("UWC-FED-11")
def test_markers_below_the_track_come_last_in_their_old_order() -> None:
    table = Tabletop(4)
    table.state.order = [2, 3, 1, 0]
    advance(table, 3)
    assert new_order(table) == [3, 2, 1, 0]
    assert [me.space for me in table.state.players] == [0, 0, 0, 0]
    assert new_order(table) == [3, 2, 1, 0]


@pytest.mark.rules("UWC-FED-12")
def test_only_the_first_round_starts_on_the_track() -> None:
    table = Tabletop.fresh(4).play_until(begun)
    order = list(table.state.order)
    table.play_until(lambda state: state.round == 2)  # nobody moves
    assert table.state.order == order[::-1]
    assert [me.space for me in table.state.players] == [0, 0, 0, 0]
    table.play_until(lambda state: state.round == 3)
    assert table.state.order == order[::-1]


@pytest.mark.rules("UWC-FED-13")
def test_the_places_at_setup_give_no_bonus_of_their_spaces() -> None:
    table = Tabletop.fresh(4).play_until(begun)
    assert table.events("advanced") == table.events("gained") == []
    third, fourth = table.state.order[2:]
    assert [table.player(third).space, table.player(fourth).space] == [3, 2]
    assert [table.player(third).credit, table.player(third).steelplast] == [3, 1]
    assert [table.player(fourth).credit, table.player(fourth).steelplast] == [3, 2]


# --- what cards say -------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-FED-15")
@pytest.mark.parametrize(("start", "credits"), [(0, 0), (4, 3), (3, 0), (2, 0), (1, 0)])
def test_on_the_third_space_means_exactly_there(start: int, credits: int) -> None:
    table = Tabletop(2).space(start).hand("C018", "C004").deck("C001")
    table.turn("slot 12-Y1", "card C018", "card-first")  # a step, and 2 credits on space 3
    while table.ask() == "part":  # the step first
        table.answer(0, table.options()[0])
    assert table.player().space == PATH[min(PATH.index(start) + 1, 4)]
    assert table.player().credit == credits


@pytest.mark.rules("UWC-FED-16")
def test_a_space_is_reached_also_on_the_way() -> None:
    table = Tabletop(2).claimed("PA", "C035").effect(STEPS[3], "advance", "advance")
    assert (table.player().space, table.rest()) == (2, {"credit": 2, "steelplast": 1})  # 1 of the space, 1 of the card
    table.effect(STEP)
    assert table.rest() == {"credit": 2, "steelplast": 1, "points": 1}


@pytest.mark.rules("UWC-FED-16")
def test_a_step_on_the_front_space_does_not_reach_it_again() -> None:
    table = Tabletop(2).space(2).claimed("PA", "C086").effect(STEP)
    assert table.rest() == {"credit": 1, "biomatter": 1, "points": 1}
    table.effect(STEP)
    assert table.rest() == {"credit": 1, "biomatter": 1, "points": 2}
