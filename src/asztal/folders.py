"""Where Asztal keeps what belongs to a user of this machine."""

import os
from pathlib import Path


def user_folder() -> Path:
    """The folder `asztal` in the user's data folder, as the XDG base directories say."""
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "asztal"
