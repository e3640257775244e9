"""`make card`, after `make golden`: stores games of a new rules_version, and says what is left to do by hand.

A new or changed card changes golden files, which `make golden` writes, and games, which need a new `rules_version`.
"""

import argparse
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from asztal.bots.model import champion
from asztal.kernel import Title
from asztal.testkit.corpus import FOLDER, file_of, numbered, read, write
from asztal.testkit.numbers import difference
from asztal.testkit.trace import repository

GAMES = 30  # stored games of a title that are played again, until one goes another way
CHANGELOG, RULES = "CHANGELOG.md", "docs/rules/"


def changed_files(root: Path) -> list[str]:
    """What differs from the last commit."""
    command = ["git", "-C", str(root), "status", "--porcelain", "--untracked-files=all", "--no-renames"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return [line[3:] for line in lines]


def encoding_holds(root: Path, game: str) -> bool:
    """Whether observations of the game are what their stored hash says; their tests know, and are a floor above."""
    tests = ["tests/research/test_encoding.py", "tests/research/test_page.py", "-k", game]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    return subprocess.run(command, check=False, cwd=root, capture_output=True).returncode == 0


def left(root: Path, title: Title[Any], changed: list[str]) -> Iterator[str]:
    """What is to be done by hand for one title."""
    name, number = title.name, title.rules_version
    stored = file_of(root / FOLDER, title, "walks")
    if any(difference(title, walk) for walk in read(stored)[:GAMES]):
        where = Path(inspect.getfile(type(title))).relative_to(root)
        yield (
            f"{name}: games go another way than those stored for rules {number}. If they should, raise `rules_version` "
            f"in {where} and run `make card` again. (If {CHANGELOG} says only below Unreleased that the game has rules "
            f"{number}, no release has them: leave the number, and delete {stored.parent.relative_to(root)}/{name}.*)"
        )
    elif str(stored.relative_to(root)) in changed:
        yield from _left_for_new_rules(root, title, changed)


def _left_for_new_rules(root: Path, title: Title[Any], changed: list[str]) -> Iterator[str]:
    name, number = title.name, title.rules_version
    if CHANGELOG not in changed:
        yield f"{CHANGELOG}: say what has changed in {name}, and that rules {number} are new for tables in play."
    page = root / FOLDER / "README.md"
    if not re.search(rf"^\| `{number}` \|.*`{name}`", page.read_text("utf-8"), re.MULTILINE):
        yield f"{page.relative_to(root)}: add `{name}` to the row of folder `{number}`."
    if not encoding_holds(root, name):
        yield (
            f"{name}: its observations have changed. Run `python -m asztal.research.collecting {name}` and "
            "write the new hash into docs/encodings.md."
        )
    if any(champion(name, number, seats > 1) is None for seats in title.seats):
        yield (
            f"src/asztal/bots/weights: {name} has no weights for rules {number}. Try the old ones: "
            f"`python -m asztal.training.trial {name}` prints the entry for trials.toml. If they do much worse, train "
            "new ones (docs/bots.md)."
        )


def main() -> int:
    """The command; it changes nothing but the stored games, so it may be run as often as something is left."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    root = repository(Path.cwd())
    for title in numbered():
        write(root / FOLDER, title)
    changed = changed_files(root)
    lines = [line for title in numbered() for line in left(root, title, changed)]
    if clauses := [path for path in changed if path.startswith(RULES)]:
        lines.append(f"{', '.join(clauses)}: read the clauses with new numbers again: a sentence may need other words.")
    print("Changed since the last commit; read the diff:", *(changed or ["nothing"]), sep="\n  ")
    print("Left to do by hand:", *(lines or ["nothing"]), sep="\n  ")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
