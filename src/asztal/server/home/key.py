"""The push key of `asztal up`: made at the first start and kept in the data folder, for its owner only."""

import os
from collections.abc import Mapping
from pathlib import Path

from asztal.server.config import names
from asztal.server.notices.push import Vapid
from asztal.text import Problem

FILE = "push.key"


def make_key(given: Mapping[str, str], folder: Path) -> None:
    """Make a key at the first start, unless the settings name one."""
    if not names(given, "vapid") and not (folder / FILE).exists():
        keep_key(folder, Vapid.new())


def keyed(given: Mapping[str, str], folder: Path) -> dict[str, str]:
    """The settings, with the folder's key where they name none and there is one."""
    file = folder / FILE
    return {**given} if names(given, "vapid") or not file.exists() else {**given, "ASZTAL_VAPID_FILE": str(file)}


def keep_key(folder: Path, key: str) -> None:
    """Keep this key from now on; the file takes its name when it is complete."""
    part = folder / f"{FILE}.part"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
            out.write(f"{key}\n")
            out.flush()
            os.fsync(out.fileno())
        os.replace(part, folder / FILE)
    except OSError as error:
        raise Problem("home-key", folder=str(folder), reason=error.strerror or str(error)) from None
