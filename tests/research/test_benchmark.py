"""The benchmark gives our own rules full marks, and fewer to rules that were changed."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "examples" / "research" / "score_rules.py"
PARTS = ("clauses", "games", "contract", "ledger")


def score(root: Path) -> dict[str, Any]:
    env = os.environ | {"PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    line = [sys.executable, str(SCRIPT), "ginkgopolis", "8"]
    done = subprocess.run(line, cwd=root, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.full
@pytest.mark.timeout(900)
def test_our_rules_have_full_marks_and_changed_ones_have_not(tmp_path: Path) -> None:
    ours = score(ROOT)
    assert [ours[part]["score"] for part in PARTS] == [1.0] * len(PARTS), ours
    for name in ("src", "tests", "docs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("_web", "__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    rules = tmp_path / "src" / "asztal" / "games" / "ginkgopolis" / "scoring.py"
    changed = rules.read_text("utf-8").replace("2 * ", "3 * ")
    assert changed != rules.read_text("utf-8")
    rules.write_text(changed, "utf-8")
    theirs = score(tmp_path)
    assert theirs["clauses"]["score"] < 1.0
    assert theirs["games"]["score"] < 1.0
