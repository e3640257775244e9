"""Shells complete what is declared: real ones, with a keyboard, where they are installed."""

import os
import pty
import select
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from asztal.cli import main
from asztal.commands.declared import ALONE, COMMANDS

PATIENCE = 30.0
# How each is started without anybody's settings, and what stands for the command: it prints what it was given.
SHELLS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], 'asztal() {{ printf "got:%s\\n" "$*"; }}; source {script}'),
    "zsh": (
        ["zsh", "-f", "-i"],
        'asztal() {{ print -r "got:$*"; }}; autoload -U compinit; compinit -u -D; source {script}',
    ),
    "fish": (["fish", "--no-config", "-i"], 'function asztal; echo "got:$argv"; end; source {script}'),
}


@pytest.fixture
def script(tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]) -> tuple[str, Path]:
    """A shell and its script."""
    shell: str = request.param
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    assert main(["completion", shell]) == 0
    path = tmp_path / "script"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    return shell, path


def typed(shell: str, script: Path, keys: list[str]) -> list[str]:
    """What the command is given when these keys are pressed, each line ended by Enter."""
    words, begin = SHELLS[shell]
    ours, theirs = pty.openpty()
    home = script.parent
    (home / "game.jsonl").touch()
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "TERM": "dumb", "LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    with subprocess.Popen(
        ["setsid", "--ctty", *words], stdin=theirs, stdout=theirs, stderr=theirs, cwd=home, env=environment
    ) as process:
        os.close(theirs)
        try:
            _press(ours, begin.format(script=script) + "; echo rea''dy", "ready")
            return [_press(ours, line, "got:").partition("got:")[2].splitlines()[0].strip() for line in keys]
        finally:
            process.kill()
            os.close(ours)


def _press(terminal: int, keys: str, until: str) -> str:
    """Type a line, wait for an answer with this text, and give all of it."""
    os.write(terminal, (keys + "\n").encode())
    seen, end = "", time.monotonic() + PATIENCE
    while not (until in seen and "\n" in seen.rpartition(until)[2]):
        assert time.monotonic() < end, seen
        if select.select([terminal], [], [], 0.1)[0]:
            seen += os.read(terminal, 4096).decode(errors="replace")
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("script", SHELLS, indirect=True)
def test_a_shell_completes_what_is_typed(script: tuple[str, Path]) -> None:
    expected = {
        "lad\tgin\t": "ladder ginkgopolis",
        "--lang h\tpl\tbarr\t--pla\t": "--lang hu play barrage --plain",
        "eval --games 5 gre\tunder\t": "eval --games 5 greedy underwater_cities",
        "play --seats me,gre\t": "play --seats me,greedy",
        "eval --against plann\t": "eval --against planner",
        "db up\t": "db upgrade",
        "db rules --acc\t": "db rules --accept",
        "completion zs\t": "completion zsh",
        "replay ga\t": "replay game.jsonl",
        "sim gink\t--plo\tga\t": "sim ginkgopolis --plot game.jsonl",
    }
    assert typed(*script, [f"asztal {line}" for line in expected]) == list(expected.values())


@pytest.mark.parametrize("script", ["bash"], indirect=True)
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("asztal ", " ".join(command.name for command in COMMANDS)),
        ("asztal play --lang = h", "hu"),
        ("asztal play --variant hal = expert gin", "ginkgopolis"),
        ("asztal play --seats me,greedy,plann", "me,greedy,planner"),
        ("asztal sim --seed 7 ginkgopolis --j", "--jobs --json"),
        ("asztal games ", ""),
        ("asztal --v", "--version"),
    ],
)
def test_the_words_that_bash_is_offered(script: tuple[str, Path], words: str, offered: str) -> None:
    code = 'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _asztal; echo "${COMPREPLY[*]}"'
    done = subprocess.run(
        ["bash", "-c", code, "bash", str(script[1]), *words.split(" ")], capture_output=True, text=True, check=True
    )
    assert (done.stdout.strip(), done.stderr) == (offered, "")


def test_an_option_needs_a_value_in_every_command_or_in_none() -> None:
    """By its name alone the script for bash knows whether the next word belongs to it."""
    needs: dict[str, set[bool]] = {}
    for taken in (*ALONE, *(taken for command in COMMANDS for taken in command.takes)):
        needs.setdefault(taken.names[0], set()).add(taken.needs_value)
    assert [name for name, found in needs.items() if name.startswith("-") and len(found) > 1] == []
