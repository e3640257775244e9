"""`python -m asztal.testkit.mutants GAME`: how many random changes to a game's rules its tests catch.

Each mutant is one small change: a comparison, an operator, a number, a truth value, `min` or `max` exchanged,
a condition negated, a call left out. Survivors are listed with file, line, before and after: each is a test
to write. The exit code is 1 if too few were caught and 2 if the tests cannot be run on the unchanged rules.

A dropped return value is not among the changes: nearly any test catches it, so it would flatter the count.
"""

import argparse
import ast
import importlib.util
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress

# What people see, what a bot thinks of a position, and the worked examples: no rules in them.
SKIPPED = {"__init__.py", "face", "worth.py", "examples"}
MARKS = "not slow and not full"
SHORTEST_LIMIT = 30.0
MEMORY = 8 << 30  # a mutant that builds an endless list must not take the machine with it

COMPARISONS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
OPPOSITES = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
ARITHMETIC = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"),
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}

SKIPPED_FIELDS = {
    (ast.AnnAssign, "annotation"),
    (ast.arg, "annotation"),
    (ast.Assert, "msg"),
    (ast.AsyncFunctionDef, "decorator_list"),
    (ast.AsyncFunctionDef, "returns"),
    (ast.ClassDef, "bases"),
    (ast.ClassDef, "decorator_list"),
    (ast.ClassDef, "keywords"),
    (ast.FunctionDef, "decorator_list"),
    (ast.FunctionDef, "returns"),
}
# Correct rules behave the same whatever these say.
SKIPPED_KEYWORDS = {"strict", "frozen", "slots", "repr", "kw_only"}
SKIPPED_TARGETS = {"__all__", "__slots__", "__match_args__"}


class CannotRunError(Exception):
    """There is nothing to count; the text says why."""


@dataclass(frozen=True, slots=True)
class Site:
    """One possible change: the bytes from `start` to `end` of the file become `new`."""

    path: Path
    start: int
    end: int
    new: bytes

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.new + source[self.end :]

    def line(self, source: bytes) -> int:
        return source.count(b"\n", 0, self.start) + 1

    def shown(self, source: bytes) -> tuple[str, str]:
        """The lines concerned, before and after, each joined to one."""
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.end)
        rest = source[self.end : last if last >= 0 else len(source)]
        before = source[first : self.end] + rest
        after = source[first : self.start] + self.new + rest
        return " ".join(before.decode().split()), " ".join(after.decode().split())


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _negated_by_operator(test: ast.expr) -> bool:
    """Whether another change negates the condition already."""
    match test:
        case ast.UnaryOp(op=ast.Not()):
            return True
        case ast.Compare(ops=[op]):
            return isinstance(op, OPPOSITES)
    return False


def _skipped(node: ast.AST) -> bool:
    """Whether a change anywhere in the node is no change of the rules."""
    match node:
        # Positions inside f-strings are wrong before Python 3.12; they are texts anyway, as are exceptions'.
        case ast.JoinedStr() | ast.Raise():
            return True
        case ast.keyword(arg=str(name)):
            return name in SKIPPED_KEYWORDS
        case ast.Subscript(value=ast.Name(id="Literal" | "Annotated")):
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AugAssign(target=ast.Name(id=name)):
            return name in SKIPPED_TARGETS
        case ast.If(test=ast.Name(id="TYPE_CHECKING") | ast.Compare(left=ast.Name(id="__name__"))):
            return True
    return False


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    if _skipped(node):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if (type(node), name) not in SKIPPED_FIELDS:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _walk(child)


def sites(source: bytes, path: Path) -> list[Site]:
    """Every possible change in the source, in the order of the file."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: list[Site] = []

    def start(node: ast.expr | ast.stmt) -> int:
        return starts[node.lineno - 1] + node.col_offset

    def end(node: ast.expr | ast.stmt) -> int:
        return starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)

    def change(first: int, last: int, new: bytes) -> None:
        found.append(Site(path, first, last, new))

    def between(left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        # The tree does not say where an operator is; besides it there are only blanks, brackets and comments.
        gap = re.sub(rb"#.*", lambda comment: b" " * len(comment[0]), source[end(left) : start(right)])
        if operator := re.search(old.encode(), gap):
            change(end(left) + operator.start(), end(left) + operator.end(), new.encode())

    for node in _walk(ast.parse(source)):
        match node:
            case ast.Compare(left=left, ops=ops, comparators=others):
                for op, (a, b) in zip(ops, pairwise([left, *others]), strict=True):
                    between(a, b, *COMPARISONS[type(op)])
            case ast.BinOp(left=left, op=op, right=right) | ast.AugAssign(target=left, op=op, value=right):
                if type(op) in ARITHMETIC and not _is_text(left) and not _is_text(right):
                    old, new = ARITHMETIC[type(op)]
                    between(left, right, re.escape(old), new)
            case ast.BoolOp(op=op, values=values):
                swap = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
                for a, b in pairwise(values):
                    between(a, b, *swap)
            case ast.UnaryOp(op=ast.Not()):
                blank = re.compile(rb"not\s*").match(source, start(node))
                assert blank is not None, "a negation begins with not"
                change(start(node), blank.end(), b"")
            case ast.Expr(value=ast.Call()):
                change(start(node), end(node), b"pass")
            case ast.Constant(value=bool(value)):
                change(start(node), end(node), str(not value).encode())
            case ast.Constant(value=int(value)):
                change(start(node), end(node), str(value + 1).encode())
            case ast.Name(id=name, ctx=ast.Load()) if name in NAMES:
                change(start(node), end(node), NAMES[name].encode())
            case ast.If(test=test) | ast.IfExp(test=test) if not _negated_by_operator(test):
                change(start(test), end(test), b"not (" + source[start(test) : end(test)] + b")")
    return sorted(found, key=lambda site: (site.start, site.end, site.new))


def pick(all_sites: Sequence[Site], count: int, seed: int) -> list[Site]:
    """`count` of the sites, or all if there are fewer; the same for the same seed.

    One is drawn from each of `count` equal stretches, so files and functions have their share by size.
    """
    rng = random.Random(seed)
    count = min(count, len(all_sites))
    bounds = [len(all_sites) * i // count for i in range(count + 1)] if count else []
    return [all_sites[rng.randrange(first, last)] for first, last in pairwise(bounds)]


@dataclass(frozen=True, slots=True)
class Project:
    """A frozen copy of the rules, and the tests to run on it with some files changed."""

    root: Path
    sources: dict[Path, bytes]
    tests: Path

    def run(self, changed: Mapping[Path, bytes], limit: float | None = None) -> tuple[int | None, str]:
        """The exit code (None for out of time) and output of the tests with some files changed."""
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "copy"
            shutil.copytree(self.root, copy, symlinks=True)
            for path, source in changed.items():
                (copy / path).write_bytes(source)
            return self._pytest(copy / "src", Path(folder), limit)

    def _pytest(self, src: Path, folder: Path, limit: float | None) -> tuple[int | None, str]:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider"]
        command += ["-m", MARKS, str(self.tests)]
        if importlib.util.find_spec("xdist"):
            command += ["-n", "0"]
        environment = {
            **os.environ,
            # Comes before site-packages, and so before an editable install.
            "PYTHONPATH": os.pathsep.join(filter(None, [str(src), os.environ.get("PYTHONPATH")])),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONHASHSEED": "0",
            # Failing examples of a mutant must not be tried on the real rules later.
            "HYPOTHESIS_STORAGE_DIRECTORY": str(folder / "hypothesis"),
        }
        with (folder / "output").open("w+", encoding="utf-8", errors="replace") as output:
            process = subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
            try:
                code: int | None = process.wait(limit)
            except subprocess.TimeoutExpired:
                code = None
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)  # with whatever the tests have started
                    process.wait()
            output.seek(0)
            return code, output.read()


def freeze(source: Path, tests: Path, root: Path) -> Project:
    """Copy the `src` around a file or folder of rules to `root`, so that edits do not disturb the count."""
    source, tests = source.resolve(), tests.resolve()
    for path in (source, tests):
        if not path.exists():
            raise CannotRunError(f"{path} does not exist")
    src = next((folder for folder in source.parents if folder.name == "src"), None)
    if src is None:
        raise CannotRunError(f"{source} is not inside a folder called src")
    # A compiled module would be imported in place of the changed source beside it.
    shutil.copytree(src, root / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for entry in src.parent.iterdir():
        if entry != src:
            (root / entry.name).symlink_to(entry)  # code may look for data beside src
    files = [source] if source.is_file() else sorted(source.rglob("*.py"))
    names = [path.relative_to(src.parent) for path in files if not SKIPPED & set(path.relative_to(src).parts)]
    return Project(root, {name: (root / name).read_bytes() for name in names}, tests)


def survivors(project: Project, mutants: Sequence[Site], jobs: int, done: Callable[[], None]) -> list[Site]:
    """The mutants that no test catches; `done` is called after each one. Out of time counts as caught."""
    started = time.monotonic()
    code, output = project.run({})
    if code != 0:
        raise CannotRunError(f"the tests do not pass on the unchanged rules (exit code {code})\n{output[-4000:]}")
    limit = max(SHORTEST_LIMIT, 3 * (time.monotonic() - started))
    # Rules that cannot even be imported must fail; otherwise the tests import others than the changed ones.
    broken = dict.fromkeys(project.sources, b"raise RuntimeError('broken on purpose')\n")
    if project.run(broken, limit)[0] == 0:
        raise CannotRunError("the tests do not import the changed rules")
    with ThreadPoolExecutor(jobs) as pool:
        alive, runs = [], {}
        for mutant in mutants:
            changed = {mutant.path: mutant.apply(project.sources[mutant.path])}
            runs[pool.submit(project.run, changed, limit)] = mutant
        try:
            for run in as_completed(runs):
                done()
                if run.result()[0] == 0:
                    alive.append(runs[run])
        except BaseException:
            pool.shutdown(cancel_futures=True)  # an interrupted count does not start the rest
            raise
    return sorted(alive, key=lambda site: (site.path, site.start))


def needed(total: int, count: int, need: int | None) -> int:
    """How many of `total` mutants must be caught if `need` of `count` are asked for, or else nine in ten."""
    part, whole = (9, 10) if need is None else (need, count)
    return -(-total * part // whole)


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m asztal.testkit.mutants", description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=40, help="number of mutants")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--source", type=Path, help="file or folder of rules (src/asztal/games/GAME)")
    parser.add_argument("--tests", type=Path, help="file or folder of tests (tests/games/GAME)")
    parser.add_argument("--need", type=int, help="how many of COUNT must be caught (nine in ten)")
    parser.add_argument("--jobs", type=int, default=2, help="mutants tested at a time")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(argv)
    args.source = args.source or Path("src", "asztal", "games", args.game)
    args.tests = args.tests or Path("tests", "games", args.game)
    return args


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit code."""
    args = _arguments(argv)
    columns = *Progress.get_default_columns(), MofNCompleteColumn()
    try:
        with tempfile.TemporaryDirectory() as root, Progress(*columns, console=Console(stderr=True)) as bar:
            project = freeze(args.source, args.tests, Path(root))
            places = [site for path, source in project.sources.items() for site in sites(source, path)]
            mutants = pick(places, args.count, args.seed)
            if not mutants:
                raise CannotRunError("there is nothing to change in the rules")
            task = bar.add_task(args.game, total=len(mutants))
            alive = survivors(project, mutants, args.jobs, lambda: bar.advance(task))
    except CannotRunError as error:
        print(error, file=sys.stderr)
        return 2
    total, caught = len(mutants), len(mutants) - len(alive)
    need = needed(total, args.count, args.need)
    rows = []
    for site in alive:
        source = project.sources[site.path]
        before, after = site.shown(source)
        rows.append({"file": str(site.path), "line": site.line(source), "before": before, "after": after})
    if args.json:
        print(json.dumps({"caught": caught, "total": total, "need": need, "survivors": rows}, indent=1))
    else:
        print(f"{args.game}: {caught} of {total} mutants caught, {need} needed")
        for row in rows:
            print(f"survived {row['file']}:{row['line']}\n    {row['before']}\n -> {row['after']}")
    return 0 if caught >= need else 1


if __name__ == "__main__":
    sys.exit(main())
