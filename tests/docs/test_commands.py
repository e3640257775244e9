"""Every command in the pages is run by a test, or commands.toml says which one does the same, or why none does."""

import re
import shlex
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from asztal.cli import _parser
from asztal.text import Texts
from tests.docs.test_docs import PAGES, ROOT, SHOWN

COMMAND = re.compile(
    r"(\w+=\S+ )*(/\S+/)?(asztal|cp|curl|docker|echo|git|install|kubectl|make|nginx|node|npm|npx|pgbackrest|pip|"
    r"promtool|pytest|python3?|runuser|systemctl) "
)
LISTED = tomllib.loads((Path(__file__).parent / "commands.toml").read_text("utf-8"))
ITSELF = {each["page"] for each in LISTED["pages"]}  # a test runs them from the first block to the last


class Block(NamedTuple):
    """Commands that stand together in a page."""

    page: str
    lines: tuple[str, ...]


def blocks() -> list[Block]:
    """All but those that are run one by one, as `test_docs` finds them."""
    found = []
    for page in (*PAGES, ROOT / "SECURITY.md", ROOT / "CHANGELOG.md", ROOT / "clients/typescript/README.md"):
        name = str(page.relative_to(ROOT))
        for kind, text in re.findall(r"(?ms)^ *```(\w*)\n(.*?)^ *```$", page.read_text("utf-8")):
            if kind not in ("sh", "bash", "console", ""):
                continue
            lines = [line.strip().removeprefix("$ ").partition("  #")[0].strip() for line in text.splitlines()]
            by_one = kind == "sh" and all((name, line.strip()) in SHOWN for line in text.splitlines() if line.strip())
            if not by_one and (kind or any(COMMAND.match(f"{line} ") for line in lines)):
                found.append(Block(name, tuple(line for line in lines if line)))
    return found


def test_every_command_is_run_or_listed() -> None:
    own = [block for block in blocks() if block.page not in ITSELF]
    listed = [(each["page"], each["first"]) for each in LISTED["blocks"]]
    assert {(block.page, block.lines[0]) for block in own} ^ set(listed) == set()
    assert len(set(listed)) == len(listed)


@pytest.mark.parametrize("each", [*LISTED["pages"], *LISTED["blocks"]])
def test_what_is_listed_names_a_test_or_a_reason(each: dict[str, str]) -> None:
    assert len({"test", "reason"} & set(each)) == 1
    if path := each.get("test"):
        page = ROOT / path
        assert "def test_" in page.read_text("utf-8")
        assert each.get("names", Path(each["page"]).name) in page.read_text("utf-8")


def test_commands_that_no_test_runs_are_commands_all_the_same() -> None:
    parser = _parser(Texts("en"))
    told = {(each["page"], each["first"]) for each in LISTED["blocks"] if "reason" in each}
    unrun = [block for block in blocks() if (block.page, block.lines[0]) in told]
    lines = [line for block in unrun for line in block.lines if line.startswith("asztal ")]
    assert lines
    for line in lines:
        parser.parse_args(shlex.split(line.partition(" >")[0].rstrip("& "))[1:])
