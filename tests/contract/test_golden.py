"""One whole game of every kind as text, so that a change of behaviour shows in a diff; and the addresses of effects."""

import os
from pathlib import Path
from typing import Any

import pytest

from asztal import registry
from asztal.kernel import Title
from asztal.testkit.contract import check_contract
from asztal.testkit.corpus import numbered
from asztal.testkit.fuzz import FIXTURES, fixtures
from asztal.testkit.golden import hold_all, transcript
from asztal.testkit.walk import Setting, settings

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden"
SETTINGS = [next(iter(settings(title))) for title in registry.titles().values()]


def addresses_of(title: Title[Any]) -> Path:
    """The file of all addresses of effects that a title ever had."""
    return ROOT / "tests" / "fixtures" / "addresses" / f"{title.name}.txt"


def addresses(title: Title[Any]) -> dict[Path, str]:
    """What that file should say: it only grows."""
    path = addresses_of(title)
    known = path.read_text("utf-8").split() if path.is_file() else []
    return {path: "\n".join(sorted({*known, *title.book})) + "\n"}


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_golden_game_is_played_as_it_was(setting: Setting) -> None:
    kept = addresses(setting.title) if setting.title in numbered() else {}
    hold_all({GOLDEN / f"{setting}.txt": transcript(setting), **kept})


def test_no_transcript_is_left_of_a_setting_that_is_called_otherwise_now() -> None:
    """A new variant gives the transcript of its game a new name; `make golden` then removes the old one."""
    known = {f"{setting}.txt" for setting in SETTINGS}
    left = [path for path in GOLDEN.glob("*-*.txt") if path.name not in known]
    if os.environ.get("ASZTAL_GOLDEN") == "write":
        for path in left:
            path.unlink()
    assert [path.name for path in left if path.exists()] == [], "`make golden` removes them"


def test_every_seed_that_once_broke_a_check_passes_now() -> None:
    for setting, seed in fixtures(ROOT / FIXTURES):
        check_contract(setting, first=seed)
