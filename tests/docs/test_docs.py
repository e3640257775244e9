"""What the documentation shows is what happens: its Python is run, and its shell commands too."""

import doctest
import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from asztal import __version__, registry
from asztal.cli import main
from asztal.commands.declared import ALONE, COMMANDS, COMMON
from asztal.text.rules import clauses, rules_text
from asztal.text.wording import wording_of

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
SHOWN = sorted(
    {
        (str(page.relative_to(ROOT)), line.strip())
        for page in PAGES
        if page.is_file()
        for block in re.findall(r"```sh\n(.*?)```", page.read_text("utf-8"), re.S)
        for line in block.splitlines()
        if re.match(r"(ASZTAL_\w+=\S+ |echo \d \| )?asztal ", line.strip())
    }
)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.is_file()], ids=lambda page: str(page.relative_to(ROOT))
)
def test_the_python_in_a_page_does_what_the_page_says(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.failed == 0


def alone(command: str) -> bool:
    """Whether it needs a process of its own: for settings in front of it, or because it starts processes itself."""
    return not re.match(r"asztal (games|play|rules|cards|schema) ", f"{command} ")


@pytest.mark.slow
@pytest.mark.parametrize(("page", "command"), [each for each in SHOWN if alone(each[1])])
def test_a_command_in_the_documentation_runs_as_a_process(page: str, command: str, tmp_path: Path) -> None:
    line = re.sub(r"(^|; |\| |=\S+ )asztal ", rf"\1{shlex.quote(sys.executable)} -m asztal ", command)
    for name in ("tests", "examples", "docs"):
        (tmp_path / name).symlink_to(ROOT / name)
    shell = subprocess.run(
        ["bash", "-c", line],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
        env=dict(os.environ),
    )
    assert shell.returncode == 0, f"{page}: {shell.stderr}"


@pytest.mark.parametrize("command", sorted({command for _, command in SHOWN if not alone(command)}))
def test_a_command_in_the_documentation_runs(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(shlex.split(command, comments=True)[1:]) == 0, capsys.readouterr().err


def test_the_pages_name_every_command_and_no_others() -> None:
    known = {each.name: {name for taken in (*COMMON, *each.takes) for name in taken.names} for each in COMMANDS}
    own = {name for taken in ALONE for name in taken.names}
    named, wrong = set(), []
    for page in PAGES:
        text = page.read_text("utf-8")
        for code in (*re.findall(r"(?s)```(?:sh|bash)\n(.*?)```", text), *re.findall(r"`([^`\n]+)`", text)):
            for line in re.findall(r"(?m)(?:^|\$ |\(|exec |\w=\S+ |\| )asztal((?: [^\n#>|]*)?)", code):
                words = [word.partition("=")[0] for word in line.split()]
                command = words[0] if words and not words[0].startswith("-") else ""
                named.add(command)
                options = {word for word in words if word.startswith("--")}
                if command not in {"", *known} or not options <= known.get(command, own):
                    wrong.append((page.name, line.strip()))
    assert wrong == []
    assert known.keys() - named == set()


def test_this_version_has_a_dated_section_with_upgrade_notes() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    [section] = re.findall(rf"(?ms)^## \[{re.escape(__version__)}\] - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## |\Z)", changes)
    assert section.startswith("\n### Upgrade notes\n\n")


def test_the_pages_count_the_clauses_of_every_game() -> None:
    readme, benchmark = ((ROOT / page).read_text("utf-8") for page in ("README.md", "docs/benchmark.md"))
    finished = [title for title in registry.titles().values() if title.finished]
    names = {title.name: wording_of(title, "en").say("game-name") for title in finished}
    counts = {names[game]: len(clauses(rules_text(game, "en"))) for game in names}
    told = re.findall(r"^\| ([^|]+) \|.*all (\d+) rule clauses", readme, re.M)
    assert {name: int(count) for name, count in told} == counts
    told = re.findall(r"^\| ([A-Z][^|]+) \| (\d+) \|$", benchmark, re.M)
    assert {name: int(count) for name, count in told} == counts
    assert f"{sum(counts.values()):,} numbered clauses" in benchmark


def test_each_promise_about_security_names_tests_that_are_there() -> None:
    rows = re.findall(r"(?m)^\| (?!promise|---)(.*) \| (.*) \|$", (ROOT / "SECURITY.md").read_text("utf-8"))
    assert len(rows) >= 9
    for promise, held in rows:
        paths = re.findall(r"`(tests/[\w/.]+)`", held)
        assert paths, promise
        assert all((ROOT / path).exists() for path in paths), promise
