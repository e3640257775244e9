"""What is packed: a wheel and an sdist with client and handbook, or none; and the version stands in one place."""

import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from asztal import __version__

ROOT = Path(__file__).parents[1]
PAGES = {"browser client": "asztal/_web/index.html", "handbook": "asztal/_handbook/index.html.gz"}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What is packed, with one module of the code, without the client and the handbook."""
    made = tmp_path / "tree"
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore", "src/asztal/__init__.py"):
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, made / name)
    for name in ("docs/rules", "docs/howto", "docs/aid"):
        (made / name).mkdir(parents=True)
        (made / name / "page.md").touch()
    return made


def pack(tree: Path, what: str) -> "subprocess.CompletedProcess[str]":
    """By the build backend, as pip would: `what` is "wheel", "sdist" or "editable"."""
    program = f"from hatchling.build import build_{what}; build_{what}('out')"
    return subprocess.run([sys.executable, "-c", program], cwd=tree, capture_output=True, text=True, check=False)


def build(tree: Path, *names: str) -> None:
    """As `make web` and `make handbook` do."""
    for name in names:
        (tree / "src" / PAGES[name]).parent.mkdir()
        (tree / "src" / PAGES[name]).write_text("<!doctype html>", encoding="utf-8")


@pytest.mark.parametrize("what", ["wheel", "sdist"])
@pytest.mark.parametrize(("built", "missing"), [("handbook", "browser client"), ("browser client", "handbook")])
def test_without_client_or_handbook_nothing_is_packed(tree: Path, what: str, built: str, missing: str) -> None:
    build(tree, built)
    refused = pack(tree, what)
    assert refused.returncode == 1
    assert f"There is no {missing}" in refused.stderr
    assert not list(tree.glob("out/*"))


def test_an_editable_install_needs_neither(tree: Path) -> None:
    assert pack(tree, "editable").returncode == 0


def test_both_are_packed_and_an_sdist_gives_the_same_wheel(tree: Path, tmp_path: Path) -> None:
    build(tree, *PAGES)
    assert [pack(tree, what).returncode for what in ("wheel", "sdist")] == [0, 0]
    [wheel], [sdist] = tree.glob("out/*.whl"), tree.glob("out/*.tar.gz")
    assert wheel.name == f"asztal-{__version__}-py3-none-any.whl"
    assert {*PAGES.values()} <= {*zipfile.ZipFile(wheel).namelist()}
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    unpacked = tmp_path / f"asztal-{__version__}"
    assert pack(unpacked, "wheel").returncode == 0
    assert (unpacked / "out" / wheel.name).read_bytes() == wheel.read_bytes()


def test_whoever_cites_names_this_version_and_its_day() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    [day] = re.findall(rf"(?m)^## \[{re.escape(__version__)}\] - (\d{{4}}-\d\d-\d\d)$", changes)
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {__version__}\ndate-released: {day}\n" in cited


def test_the_client_has_no_version_of_its_own() -> None:
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text("utf-8"))


def test_the_image_gets_all_that_is_needed_to_pack() -> None:
    let_in = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    copied = re.findall(r"(?m)^COPY (?!--)(.+) \S+$", (ROOT / "Dockerfile").read_text("utf-8"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        assert f"!{name}" in let_in
        assert any(name in words.split() for words in copied)
