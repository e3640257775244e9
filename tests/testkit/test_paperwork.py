"""What is left to do by hand after a card was added: a new rules_version, and what that needs."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from asztal.games.imperial_miners import TITLE
from asztal.testkit import paperwork
from asztal.testkit.corpus import FOLDER, file_of
from asztal.testkit.paperwork import encoding_holds, left

ROOT = Path(__file__).parents[2]
STORED = str(file_of(FOLDER, TITLE, "walks"))


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paperwork, "GAMES", 1)


def test_nothing_is_left_while_games_go_as_they_are_stored() -> None:
    assert list(left(ROOT, TITLE, ["README.md"])) == []


def test_games_that_go_another_way_need_a_new_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paperwork, "difference", lambda title, walk: "another way")
    (line,) = left(ROOT, TITLE, [])
    assert line.startswith(f"imperial_miners: games go another way than those stored for rules {TITLE.rules_version}.")
    assert "raise `rules_version` in src/asztal/games/imperial_miners/title.py and run `make card` again" in line
    assert f"no release has them: leave the number, and delete {FOLDER}/{TITLE.rules_version}/imperial_miners.*" in line


def no_weights(*_: Any) -> None:
    return None


def test_a_new_number_needs_a_line_in_two_files_and_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paperwork, "champion", no_weights)
    monkeypatch.setattr(paperwork, "encoding_holds", lambda root, game: False)
    page = tmp_path / FOLDER / "README.md"
    (tmp_path / STORED).parent.mkdir(parents=True)
    shutil.copy(ROOT / STORED, tmp_path / STORED)
    page.write_text(f"| `{TITLE.rules_version}` | `barrage` |\n", "utf-8")
    changelog, row, encoding, weights = left(tmp_path, TITLE, [STORED])
    assert changelog.startswith("CHANGELOG.md: say what has changed in imperial_miners")
    assert row == f"{FOLDER}/README.md: add `imperial_miners` to the row of folder `{TITLE.rules_version}`."
    assert "Run `python -m asztal.research.collecting imperial_miners`" in encoding
    assert "imperial_miners has no weights" in weights
    assert "`python -m asztal.training.trial imperial_miners`" in weights
    page.write_text(f"| `{TITLE.rules_version}` | `barrage`, `imperial_miners` |\n", "utf-8")
    monkeypatch.undo()
    monkeypatch.setattr(paperwork, "encoding_holds", lambda root, game: True)
    assert list(left(tmp_path, TITLE, [STORED, "CHANGELOG.md"])) == []


@pytest.mark.slow
def test_what_observations_say_is_asked_of_their_own_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "PYTEST_PLUGINS"):  # conftest.py sets them
        monkeypatch.delenv(name)
    assert encoding_holds(ROOT, TITLE.name)
    assert not encoding_holds(tmp_path, TITLE.name)  # no such tests there


def test_the_command_lists_what_has_changed_and_what_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("sys.argv", ["paperwork"])
    monkeypatch.setattr(paperwork, "numbered", lambda: [TITLE])
    monkeypatch.setattr(paperwork, "write", lambda folder, title: [])
    monkeypatch.setattr(paperwork, "changed_files", lambda root: ["docs/rules/imperial_miners.md"])
    assert paperwork.main() == 0
    said = capsys.readouterr().out
    assert "Changed since the last commit; read the diff:\n  docs/rules/imperial_miners.md\n" in said
    assert "Left to do by hand:\n  docs/rules/imperial_miners.md: read the clauses with new numbers again" in said
