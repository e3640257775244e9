"""What players may be shown: only what was tested, and only what the weights can say."""

import pytest

from asztal import registry
from asztal.analysis.shown.trust import NO_TRUST, Trust, trust_in, trusted
from asztal.analysis.values import values_of

ENTRIES = [
    (game, seats, each) for game, by_seats in trusted().items() for seats, found in by_seats.items() for each in found
]


def test_what_nobody_has_tested_is_not_shown() -> None:
    assert trust_in("barrage", 4, {}) == trust_in("ginkgopolis", 3, {}) == trust_in("no_such_game", 1, {}) == NO_TRUST
    assert Trust(curve="", parts=[], costs=None, luck_per_game=False) == NO_TRUST


@pytest.mark.parametrize(("game", "seats", "trust"), ENTRIES)
def test_a_curve_is_trusted_only_where_there_is_one(game: str, seats: int, trust: Trust) -> None:
    assert trust.curve or not (trust.causes or trust.costs or trust.luck_per_game), (
        "figures without a curve to put them on"
    )
    title = registry.find(game)
    values_of(title, seats)  # raises where the weights give none
    tested = title.full_variant(seats, {name: values[0] for name, values in trust.only.items()})
    assert trust_in(game, seats, tested) == trust
    for name, values in trust.only.items():
        assert set(values) < set(title.variants[name])
        for value in title.variants[name]:
            assert (trust_in(game, seats, {**tested, name: value}) == trust) == (value in values)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("ginkgopolis", 1), ("ginkgopolis", 2), ("imperial_miners", 1), ("barrage", 1), ("underwater_cities", 1)],
)
def test_these_have_a_curve_in_points(game: str, seats: int) -> None:
    assert trust_in(game, seats, registry.find(game).full_variant(seats, {})).curve == "points"
