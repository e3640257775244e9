"""The push key of `asztal up`: made at the first start and stored in the data folder, readable by its owner only."""

import os
from collections.abc import Mapping
from pathlib import Path

from asztal.server.config import has_setting
from asztal.server.notices.push import Vapid
from asztal.text import Problem

FILE = "push.key"


def make_key(given: Mapping[str, str], folder: Path) -> None:
    """Make a key at the first start, unless the settings give one."""
    if not has_setting(given, "vapid") and not (folder / FILE).exists():
        keep_key(folder, Vapid.new())


def keyed(given: Mapping[str, str], folder: Path) -> dict[str, str]:
    """The settings, with the key of the folder where they give none."""
    file = folder / FILE
    return {**given} if has_setting(given, "vapid") or not file.exists() else {**given, "ASZTAL_VAPID_FILE": str(file)}


def keep_key(folder: Path, key: str) -> None:
    """Store this key; the file gets its name only when it is complete."""
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
