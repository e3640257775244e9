"""The example packages, really installed: what the pages say about packages is run, beside packages that are broken."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples" / "packages"
PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "{package}"
version = "0.1"
[project.entry-points."{group}"]
{name} = "{module}:MADE"
[tool.hatch.build.targets.wheel]
packages = ["{module}.py"]
"""


def project(folder: Path, package: str, group: str, name: str, code: str) -> Path:
    """A package as its author has it."""
    module, place = package.replace("-", "_"), folder / package
    place.mkdir()
    text = PROJECT.format(package=package, group=group, name=name, module=module)
    (place / "pyproject.toml").write_text(text, encoding="utf-8")
    (place / f"{module}.py").write_text(code, encoding="utf-8")
    return place


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with `asztal` and with a `pip` that installs into it, offline, and two packages that are amiss."""
    home = tmp_path_factory.mktemp("home")
    (home / "examples").symlink_to(ROOT / "examples")
    options = f"--quiet --no-deps --no-build-isolation --no-index --disable-pip-version-check --target {home}/site"
    for name, runs in {"asztal": "-m asztal", "pip": f"-m pip install {options}"}.items():
        skipped = "shift; " if name == "pip" else ""  # install
        (home / name).write_text(f'#!/bin/sh\n{skipped}exec {sys.executable} {runs} "$@"\n', encoding="utf-8")
        (home / name).chmod(0o755)
    broken = project(home, "sad-game", "asztal.games", "sad", "import what_nobody_has\n")
    taken = project(home, "sly-bot", "asztal.bots", "greedy", "def MADE(title, seed, cancelled): ...\n")
    run(home, f"pip install {broken} {taken}")
    return home


def run(home: Path, line: str, **env: str) -> subprocess.CompletedProcess[str]:
    settings = {
        "PATH": f"{home}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(home / "site")]),
        "ASZTAL_GAMES": "",
        "ASZTAL_LANG": "",
        "PYTHONUTF8": "1",
    }
    done = subprocess.run(
        ["sh", "-c", line], cwd=home, env=os.environ | settings | env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
    return done


@pytest.mark.slow
@pytest.mark.parametrize("page", ["docs/games/authoring.md", "docs/bots.md"])
def test_what_a_page_says_about_packages_is_so(home: Path, page: str) -> None:
    (section,) = re.findall(r"(?ms)^## As a package$(.*?)^## ", (ROOT / page).read_text("utf-8"))
    (declared,) = re.findall(r"(?s)```toml\n(.*?)```", section)
    assert [path for path in EXAMPLES.glob("*/pyproject.toml") if declared in path.read_text("utf-8")]
    lines = re.findall(r"(?m)^\$ (.*)$", section)
    assert lines[0].startswith("pip install ")
    for line in lines:
        run(home, line)


@pytest.mark.slow
def test_packages_that_are_amiss_are_named_and_all_else_works(home: Path) -> None:
    run(home, "pip install ./examples/packages/pebbles ./examples/packages/wary")
    games = run(home, "asztal games --json", ASZTAL_LANG="de")
    assert "pebbles" in {game["name"] for game in json.loads(games.stdout)}
    assert games.stderr == (
        "Das Spiel „sad“ aus dem Paket sad-game wird ausgelassen: sad_game:MADE lässt sich nicht laden "
        "(ModuleNotFoundError: No module named 'what_nobody_has'). "
        "Das Paket aktualisieren oder entfernen: pip uninstall sad-game\n"
    )
    played = run(home, "asztal eval wary pebbles --players 2 --games 2 --json --jobs 2")
    assert json.loads(played.stdout)["made"]["packages"] == {"asztal-pebbles": "1.0.0", "asztal-wary": "1.0.0"}
    assert 'bot "greedy" of the package sly-bot is left out: asztal has one of this name already' in played.stderr
    assert run(home, "asztal sim ginkgopolis --games 1 --seats random,random").stderr == ""
