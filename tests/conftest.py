"""The mini-games and the example games are registered for every test, as an author would do it."""

import os
from pathlib import Path

_ROOT = Path(__file__).parent.parent
_FOLDERS = [_ROOT / "tests" / "kernel" / "minis", _ROOT / "examples"]
os.environ["ASZTAL_GAMES"] = os.pathsep.join(str(folder) for folder in _FOLDERS if folder.is_dir())
