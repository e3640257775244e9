"""Every registered game keeps the contract, at every seat count and in every variant."""

import random
from typing import Any

import pytest

from asztal import registry
from asztal.kernel import Seeded, Table, Title
from asztal.testkit.contract import check_contract, check_playouts, check_secrecy, check_worlds
from asztal.testkit.corpus import numbered
from asztal.testkit.walk import Setting, all_settings, settings

WORLDS = 100_000
OURS = numbered()
LONG = ["underwater_cities", "barrage"]  # one walk of them takes longer than those of all other games together
SETTINGS = [setting for title in registry.titles().values() for setting in settings(title)]


def ours(setting: Setting) -> bool:
    """Whether it is a real game; the games of the tests and the examples are short."""
    return type(setting.title).__module__.startswith("asztal.")


def weighed(setting: Setting) -> object:
    """For every commit: of a real game the usual variant with two seats, of a short one the fewest seats.

    The gate adds every variant with the fewest seats that it has, and every number of seats of the short games.
    """
    title = setting.title
    alike = [other.seats for other in SETTINGS if (other.title, other.variant) == (title, setting.variant)]
    fewest = setting.seats == min(alike)
    if not ours(setting):
        return pytest.param(setting, id=str(setting), marks=[] if fewest else pytest.mark.slow)
    if setting.seats == 2 and setting.variant == title.full_variant(2, {}):
        return pytest.param(setting, id=str(setting), marks=[pytest.mark.slow] if title.name in LONG else [])
    return pytest.param(setting, id=str(setting), marks=pytest.mark.slow if fewest else pytest.mark.full)


@pytest.mark.parametrize("setting", [weighed(setting) for setting in SETTINGS])
def test_every_game_keeps_the_contract(setting: Setting) -> None:
    """All checks look at the same games; the message of the one that fails begins with its part of the contract."""
    check_contract(setting, games=1 if ours(setting) else 3)
    check_playouts(setting, games=3, first=10)


@pytest.mark.parametrize("setting", [weighed(setting) for setting in SETTINGS if setting.seats == 2])
def test_a_choice_that_could_not_be_stored_leaves_no_trace(setting: Setting) -> None:
    chance = random.Random(str(setting))
    table = Table.new(setting.title, setting.seats, setting.variant, Seeded(5))
    for _ in range(150):
        if table.game.over:
            break
        before = table.game.state.to_data(), len(table.game.events or ()), table.game.decisions.copy()
        undo = [table.why_not_undo(seat) for seat in table.game.seats()]
        for _ in range(2):
            seat = chance.choice(list(table.game.decisions))
            table.apply(seat, chance.choice(table.game.decisions[seat].options))
            table.withdraw()
            after = table.game.state.to_data(), len(table.game.events or ()), table.game.decisions
            assert after == before
            assert [table.why_not_undo(seat) for seat in table.game.seats()] == undo
        table.apply(seat, chance.choice(table.game.decisions[seat].options))


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_game_keeps_the_contract_twenty_times(setting: Setting) -> None:
    check_contract(setting, games=20, first=1)


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_secrecy_holds_over_twenty_thousand_decisions(setting: Setting) -> None:
    check_secrecy(setting, decisions=20_000)


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("title", OURS, ids=lambda title: title.name)
def test_no_seat_loses_anything_in_a_hundred_thousand_worlds(title: Title[Any]) -> None:
    """A quarter of them in each of the four games, spread over all its settings, at every decision of whole games."""
    ways = all_settings(title)
    imagined = [check_worlds(setting, WORLDS // len(OURS) // len(ways) + 1, first=1) for setting in ways]
    assert sum(imagined) >= WORLDS // len(OURS)
    print(f"\n{title.name}: {sum(imagined)} worlds of {len(ways)} settings, 0 differences")


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_two_thousand_random_games_end(setting: Setting) -> None:
    assert check_playouts(setting, games=2_000) > 0
