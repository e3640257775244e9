"""From the built wheel, in an empty virtual environment: the five lines of the page run."""

import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDS = ("pettingzoo", "gymnasium", "msgspec", "rich", "fluent.runtime", "numpy")


@pytest.mark.full
@pytest.mark.timeout(900)
def test_five_lines_are_enough(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    [lines] = re.findall(r"(?s)```python\n(from asztal\.research import Table.*?)```", page)
    assert len(lines.strip().splitlines()) == 5
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    python = str(tmp_path / "venv" / "bin" / "python")
    wheel = ["wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path), str(ROOT)]
    subprocess.run([sys.executable, "-m", "pip", *wheel], check=True)
    [built] = tmp_path.glob("*.whl")
    packages = [f"{name}=={version(name)}" for name in NEEDS]
    subprocess.run([python, "-m", "pip", "install", "--quiet", str(built), *packages], check=True)
    done = subprocess.run([python, "-c", lines], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.match(r"\{'seat_0': [\d.]+, 'seat_1': [\d.]+\}", done.stdout)
