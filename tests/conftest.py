"""The mini-games and the example games are registered for every test, as an author would do it."""

import os
from pathlib import Path

import pytest

from asztal.packages import PACKAGES

_ROOT = Path(__file__).parent.parent
_FOLDERS = [_ROOT / "tests" / "kernel" / "minis", _ROOT / "examples"]
os.environ["ASZTAL_GAMES"] = os.pathsep.join(str(folder) for folder in _FOLDERS if folder.is_dir())
PACKAGES.let_in([], "tests/conftest.py")  # what somebody has installed to try out is not what is tested here
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the command does
# What the worked examples assert is told as fully as what the tests do.
_GAMES = (_ROOT / "src" / "asztal" / "games").glob("*/examples")
pytest.register_assert_rewrite(*(f"asztal.games.{folder.parent.name}.examples" for folder in _GAMES))


@pytest.fixture(autouse=True, scope="session")
def _own_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What commands keep for their user is not kept for whoever runs the tests."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))
