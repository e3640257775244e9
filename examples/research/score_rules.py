"""Scores an implementation of a game's rules, which stands in src/asztal/games/GAME; docs/benchmark.md explains it.

python examples/research/score_rules.py GAME [GAMES]

Run it in the root of a checkout. Four figures between 0 and 1, and what went wrong first in each.
"""

import importlib
import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from asztal import registry
from asztal.kernel import Title
from asztal.testkit import trace
from asztal.testkit.contract import CHECKS, check_contract
from asztal.testkit.corpus import FOLDER, file_of, read
from asztal.testkit.ledger import follow, games_of
from asztal.testkit.numbers import difference
from asztal.testkit.walk import all_settings

T = TypeVar("T")
ROOT = Path.cwd()


def scored(tasks: Iterable[T], wrong: Callable[[T], str | None]) -> dict[str, Any]:
    """The part of the tasks in which nothing is wrong, and the first thing that is; an error is something wrong."""
    done, failed = 0, list[str]()
    for task in tasks:
        done += 1
        try:
            found = wrong(task)
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
        failed += [found] if found else []
    return {"score": round(1 - len(failed) / max(1, done), 4), "of": done, "first": failed[:1]}


def clauses(title: Title[Any]) -> dict[str, Any]:
    """The clauses of which every test passes, or which hold by construction."""
    results = trace.run_tests(ROOT, title.name)
    report = trace.trace(trace.load(ROOT, {title.name: True}), results, title.name)
    [game] = [each for each in report.games if each.name == title.name]
    failed = {clause for result in results if result.outcome != "passed" for clause in result.clauses}
    lost = sorted({*game.open, *failed})
    return {"score": round(1 - len(lost) / game.total, 4), "of": game.total, "first": lost[:1]}


def main() -> None:
    """Print the four figures."""
    title = registry.find(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    stored = read(file_of(ROOT / FOLDER, title, "walks"))[:games]
    sys.path.insert(0, str(ROOT))
    ledger = importlib.import_module(f"tests.games.{title.name}.ledger").LEDGER
    parts = [(setting, name) for setting in all_settings(title) for name in CHECKS]

    def kept(part: tuple[Any, str]) -> None:
        check_contract(part[0], names=[part[1]])

    def booked(game: tuple[Any, int, str]) -> None:
        follow(ledger, *game)

    found = {
        "clauses": clauses(title),
        "games": scored(stored, lambda walk: difference(title, walk)),
        "contract": scored(parts[: games if len(sys.argv) > 2 else None], kept),
        "ledger": scored(games_of(title, range(games)), booked),
    }
    print(json.dumps({"game": title.name, "rules": title.rules_version, **found}, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
