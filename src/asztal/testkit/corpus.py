"""`make corpus`: stores how the rules of a title's number are played; what is stored of a number never changes.

Of every finished title there are random games (`walks`), positions and whole tables, each in a file of its own in the
folder of the number. A number that has them keeps them: only settings that it did not know, which a new variant or seat
count brings, are added behind what is there.
"""

import argparse
import gzip
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from asztal import games, registry
from asztal.kernel import Title
from asztal.testkit.numbers import differences, walks
from asztal.testkit.stored import positions, tables
from asztal.testkit.trace import repository
from asztal.testkit.walk import ContractBroken, Setting, all_settings

FOLDER = Path("tests") / "fixtures" / "rules"
_LISTED = 5  # games that a message names
_BY_SETTING: dict[str, Callable[[Title[Any], Iterable[Setting]], Iterator[dict[str, Any]]]] = {
    "walks": walks,
    "positions": positions,
}


def numbered() -> list[Title[Any]]:
    """The titles whose rules have a number that counts: our own, once they are finished."""
    return [
        title
        for title in registry.titles().values()
        if title.finished and type(title).__module__.startswith(f"{games.__name__}.")
    ]


def file_of(folder: Path, title: Title[Any], kind: str, number: int | None = None) -> Path:
    """Where something of a title is stored, for its own number or an earlier one."""
    return folder / str(number or title.rules_version) / f"{title.name}.{kind}.jsonl.gz"


def read(path: Path) -> list[dict[str, Any]]:
    """The objects in a file; none where there is no file."""
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()] if path.is_file() else []


def unknown(title: Title[Any], path: Path) -> list[Setting]:
    """The settings of a title of which a file tells nothing."""
    usual = {name: values[0] for name, values in title.variants.items()}
    known = [(line["seats"], usual | line["variant"]) for line in read(path)]
    return [setting for setting in all_settings(title) if (setting.seats, setting.variant) not in known]


def missing(folder: Path, title: Title[Any]) -> list[str]:
    """What is not stored of a title's number."""
    found = [f"{kind} of {s}" for kind in _BY_SETTING for s in unknown(title, file_of(folder, title, kind))]
    return found if file_of(folder, title, "tables").is_file() else [*found, "tables"]


def check_number(folder: Path, title: Title[Any], games: int | None = None) -> None:
    """Everything of a title's number is stored, and the first so many games, or all, are played as they were stored."""
    name = f"{title.name}, rules_version {title.rules_version}"
    if lacking := missing(folder, title):
        raise ContractBroken(f"{name} has no corpus, run `make corpus`: {', '.join(lacking)}")
    stored = read(file_of(folder, title, "walks"))[:games]
    if found := differences(title, stored):
        first = "\n".join(f"  {line}" for line in found[:_LISTED])
        raise ContractBroken(
            f"{name}: the rules have changed and the number has not. If they should change, raise `rules_version` of "
            "the title, run `make corpus`, and write into CHANGELOG.md what an upgrade does to tables in play.\n"
            f"{len(found)} of {len(stored)} games go another way:\n{first}"
        )


def write(folder: Path, title: Title[Any]) -> list[Path]:
    """Store what is missing of a title's number; gives the files that were written, none where nothing was missing."""
    written = []
    for kind, make in _BY_SETTING.items():
        path = file_of(folder, title, kind)
        if settings := unknown(title, path):
            _append(path, make(title, settings))
            written.append(path)
    path = file_of(folder, title, "tables")
    if not path.is_file():
        _append(path, tables(title))
        written.append(path)
    return written


def _append(path: Path, lines: Iterable[dict[str, Any]]) -> None:
    text = "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as out:
        out.write(text.encode())


def main() -> int:
    """The command; exit code 1 when every number has its corpus already."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    folder = repository(Path.cwd()) / FOLDER
    written = [path for title in numbered() for path in write(folder, title)]
    for path in written:
        print(path.relative_to(folder))
    if not written:
        print(
            "Nothing written: every number has its corpus, which stays. A changed rule needs a new rules_version first."
        )
    return 0 if written else 1


if __name__ == "__main__":
    raise SystemExit(main())
