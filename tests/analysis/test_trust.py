"""What players may be shown: only what was tested, and only what the weights can say."""

import pytest

from asztal import registry
from asztal.analysis.shown.trust import NO_TRUST, Trust, _trusted, trust_in
from asztal.analysis.values import values_of


def test_what_nobody_has_tested_is_not_shown() -> None:
    assert trust_in("barrage", 1) == trust_in("ginkgopolis", 3) == trust_in("no_such_game", 1) == NO_TRUST
    assert Trust(curve="", parts=[], costs=None, luck_per_game=False) == NO_TRUST


def test_a_curve_is_trusted_only_where_there_is_one() -> None:
    for game, by_seats in _trusted().items():
        for seats, trust in by_seats.items():
            assert trust.curve or not (trust.costs or trust.luck_per_game), "figures without a curve to put them on"
            values_of(registry.find(game), seats)  # raises where the weights give none


@pytest.mark.parametrize(("game", "seats"), [("ginkgopolis", 1), ("ginkgopolis", 2), ("imperial_miners", 1)])
def test_these_have_a_curve_in_points(game: str, seats: int) -> None:
    assert trust_in(game, seats).curve == "points"
