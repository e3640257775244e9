"""The page from a small game to a full one: its files, in an empty folder, are a game that keeps the contract."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "games" / "growing.md").read_text("utf-8")
STEPS = re.findall(r"(?s)(?:^\*\*(\S+)\*\*(, at the top of the class)?\n\n)?^```(\w+)\n(.*?)^```", PAGE, re.M)
COMMANDS = {"asztal": f"{sys.executable} -m asztal", "pytest": f"{sys.executable} -m pytest -p no:cacheprovider"}


def ran(folder: Path, line: str) -> None:
    """Run one line of the page; what it exports holds for those after it."""
    words = line.split()
    command = " ".join([COMMANDS.get(words[0], words[0]), *words[1:]])
    env = os.environ | {"ASZTAL_GAMES": "games", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(["bash", "-c", command], cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"


@pytest.mark.full
def test_the_page_grows_a_game_that_keeps_the_contract(tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for name, inside, kind, text in STEPS:
        if kind == "console":
            for line in re.findall(r"(?m)^\$ (.*)$", text):
                ran(tmp_path, line)
        elif inside:
            head, before = "".join(text.splitlines(keepends=True)[:2]), (tmp_path / name).read_text("utf-8")
            assert head in before
            (tmp_path / name).write_text(before.replace(head, text), "utf-8")
        else:
            (tmp_path / name).write_text(text, "utf-8")
