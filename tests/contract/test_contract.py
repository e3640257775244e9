"""Every registered game keeps the contract, at every seat count and in every variant."""

import pytest

from asztal import registry
from asztal.testkit.contract import CHECKS, check_playouts, check_secrecy
from asztal.testkit.walk import Setting, settings

SETTINGS = [setting for title in registry.titles().values() for setting in settings(title)]


def weighed(setting: Setting) -> object:
    """Of a real game only the usual variant with one and with two seats is quick enough for every commit."""
    title = setting.title
    usual = setting.seats in (title.seats[0], 2) and setting.variant == title.full_variant(setting.seats, {})
    small = usual or not type(title).__module__.startswith("asztal.")
    return pytest.param(setting, id=str(setting), marks=[] if small else [pytest.mark.slow])


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("setting", [weighed(setting) for setting in SETTINGS])
def test_every_game_keeps_the_contract(setting: Setting, check: str) -> None:
    CHECKS[check](setting)


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_secrecy_holds_over_twenty_thousand_decisions(setting: Setting) -> None:
    check_secrecy(setting, decisions=20_000)


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_two_thousand_random_games_end(setting: Setting) -> None:
    assert check_playouts(setting, games=2_000) > 0
