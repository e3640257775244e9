"""The settings of the browser say of every notice what it is about."""

import re
from pathlib import Path

import asztal

ABOUT_MORE = {"people", "several"}  # parts of letters, no notices
ROOT = Path(__file__).parents[2]


def _keys(file: Path, start: str) -> set[str]:
    return set(re.findall(rf"^{start}-([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE))


def test_every_notice_has_its_reason_in_the_settings() -> None:
    notices = _keys(Path(asztal.__file__).parent / "text" / "notices.en.ftl", "notice") - ABOUT_MORE
    assert _keys(ROOT / "web" / "src" / "lib" / "words" / "settings.en.ftl", "reason") == notices
