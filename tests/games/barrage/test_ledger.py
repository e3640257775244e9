"""The ledger of Barrage finds each of these faults of the engine within a few random games."""

from collections.abc import Callable

import pytest

from asztal.games.barrage import TITLE, building, cards, river, rounds, scoring, state
from asztal.testkit.ledger import Differs, follow, games_of
from tests.games.barrage.ledger import LEDGER

Sabotage = Callable[[pytest.MonkeyPatch], None]


def dams_overflow_late(patch: pytest.MonkeyPatch) -> None:
    """A dam takes in one drop more than its level."""
    right = river.capacity
    patch.setattr(river, "capacity", lambda state, dam: right(state, dam) + 1)


def red_spaces_are_cheap(patch: pytest.MonkeyPatch) -> None:
    """A red space of the map costs 2 credits."""
    patch.setitem(cards.COST, "red", 2)


def powerhouses_add_nothing(patch: pytest.MonkeyPatch) -> None:
    """There is no production bonus."""
    patch.setitem(cards.PRODUCTION, "bonus", [0] * 5)


def bonus_tiles_pay_in_full(patch: pytest.MonkeyPatch) -> None:
    """Nothing is taken off for a section short of the round's."""
    patch.setitem(cards.ENERGY, "short", 0)


def wheels_stand_still(patch: pytest.MonkeyPatch) -> None:
    """A construction does not turn the wheel."""
    patch.setattr(building, "rotate", lambda g, seat, count: None)


def wheels_are_small(patch: pytest.MonkeyPatch) -> None:
    """A wheel has five segments."""
    patch.setattr(state, "SEGMENTS", 5)


def ties_are_not_shared(patch: pytest.MonkeyPatch) -> None:
    """Tied companies all get the points of the better place."""

    def objective_vp(counts: list[int], automas: list[bool]) -> list[int]:
        places = [sum(other > count for other in counts) for count in counts]
        by_place = [cards.ENERGY["objective_automa" if automa else "objective"] for automa in automas]
        return [(*points, 0)[place] for points, place in zip(by_place, places, strict=True)]

    patch.setattr(scoring, "objective_vp", objective_vp)


def order_of_ties_stays(patch: pytest.MonkeyPatch) -> None:
    """Companies of equal energy do not swap."""

    def new_order(valley: state.Valley) -> list[int]:
        return sorted(valley.order, key=lambda seat: valley.players[seat].energy)

    patch.setattr(rounds, "new_order", new_order)


def conduits_bring_no_points(patch: pytest.MonkeyPatch) -> None:
    """The owner of a conduit gets credits only."""
    patch.setitem(cards.PRODUCTION, "vp_per_drop", 0)


SABOTAGES: list[Sabotage] = [
    dams_overflow_late,
    red_spaces_are_cheap,
    powerhouses_add_nothing,
    bonus_tiles_pay_in_full,
    wheels_stand_still,
    wheels_are_small,
    ties_are_not_shared,
    order_of_ties_stays,
    conduits_bring_no_points,
]
GAMES = 60


def play_at_random() -> None:
    """Keep the books of some games; greedy players would take their time."""
    for setting, seed, bot in games_of(TITLE, range(GAMES)):
        if bot == "random":
            follow(LEDGER, setting, seed, bot)


@pytest.mark.parametrize("sabotage", SABOTAGES, ids=lambda sabotage: sabotage.__name__)
def test_a_fault_is_found(sabotage: Sabotage, monkeypatch: pytest.MonkeyPatch) -> None:
    sabotage(monkeypatch)
    with pytest.raises(Differs):
        play_at_random()
