"""One whole game of every kind as text, so that a change of behaviour shows in a diff."""

from pathlib import Path

import pytest

from asztal import registry
from asztal.testkit.contract import check_contract
from asztal.testkit.fuzz import FIXTURES, fixtures
from asztal.testkit.golden import hold, transcript
from asztal.testkit.walk import Setting, settings

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden"
SETTINGS = [next(iter(settings(title))) for title in registry.titles().values()]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_golden_game_is_played_as_it_was(setting: Setting) -> None:
    hold(GOLDEN / f"{setting}.txt", transcript(setting))


def test_every_seed_that_once_broke_a_check_passes_now() -> None:
    for setting, seed in fixtures(ROOT / FIXTURES):
        check_contract(setting, first=seed)
