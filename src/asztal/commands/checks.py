"""`asztal trace` and `asztal bench`: are the rules shown by tests, and is the engine as fast as it was?"""

import sys
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from asztal import registry
from asztal.commands.common import checked_variant, print_json, print_table
from asztal.testkit import bench, trace
from asztal.text import Problem, Texts


def run_trace(args: Namespace, texts: Texts) -> int:
    """Print which clauses of the rules have a test."""
    # Where no game is named, those of installed packages are left out: their clauses are not in this folder.
    titles = {name: title for name, title in registry.titles().items() if args.game or not registry.package_of(name)}
    finished = {name: title.finished for name, title in titles.items()}
    results = Path(args.results) if args.results else None
    return trace.run(finished, args.game, check=args.check, results=results, as_json=args.json)


def run_bench(args: Namespace, texts: Texts) -> int:
    """Measure one game or all, compare with the recorded figures, and record the new ones if asked to."""
    titles = [registry.find(args.game)] if args.game else list(registry.titles().values())
    root = _repository()
    if args.save and args.seats is not None:
        raise Problem("save-usual-seats")
    if args.save and root is None:
        raise Problem("no-repository")
    if args.seats is not None:
        for title in titles:
            checked_variant(title, args.seats, {})
    # The recorded figures are those of the usual seat count; with another one there is nothing to compare.
    before = bench.recorded(root) if root and args.seats is None else {}
    results = []
    console = Console(stderr=True, quiet=not sys.stderr.isatty())
    for title in titles:
        with console.status(texts.say("bench-measuring", game=title.name)):
            results.append(bench.bench(title, args.seats, args.seconds))
    if args.save and root is not None:
        bench.save(root, results)
    if args.json:
        print_json([asdict(result) for result in results])
    elif results:
        _print(results, before, texts)
    else:
        print(texts.say("games-none", variable=registry.VARIABLE))
    return 0


def _repository() -> Path | None:
    try:
        return trace.repository(Path.cwd())
    except trace.TraceError:
        return None


def _print(results: list[bench.BenchResult], before: Mapping[str, bench.BenchResult], texts: Texts) -> None:
    keys = ("bench-length", "bench-decisions", "bench-games", "bench-clones", "bench-views")
    ratio = [texts.say("bench-ratio")] if before else []
    headings = [texts.say("games-name"), texts.say(keys[0])]
    for key in keys[1:]:
        headings += [texts.say(key), *ratio]
    rows = []
    for result in results:
        row = [result.game, texts.say("figure-whole", value=result.decisions_per_game)]
        for rate, change in zip(bench.RATES, bench.ratios(result, before), strict=True):
            row.append(texts.say("figure-whole", value=getattr(result, rate)))
            if before:
                row.append("" if change is None else texts.say("figure-decimal", value=change))
        rows.append(row)
    print_table(headings, rows, figures_from=1)
    print(texts.say("bench-note"))
    if before:
        print(texts.say("bench-compared", file=bench.FILE.as_posix()))
