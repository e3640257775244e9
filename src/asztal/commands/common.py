"""What several commands share: parsing bots and variants, printing tables and JSON."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from asztal.arena.spread import Engine, OnRay, on_this_machine
from asztal.bots import check_bot
from asztal.kernel import Refused, Title
from asztal.registry import usual_seats
from asztal.text import Problem, Texts

_WIDE = 200  # columns where nobody's terminal says how many there are


def seating_of(title: Title[Any], args: Namespace) -> tuple[list[str], dict[str, str]]:
    """The bots and the full variant of a game that is to be played, both checked."""
    names: list[str] = args.seats or ["random"] * usual_seats(title)
    for name in names:
        check_bot(name)
    return names, checked_variant(title, len(names), dict(args.variant))


def checked_variant(title: Title[Any], seats: int, variant: Mapping[str, str]) -> dict[str, str]:
    """The variant with its defaults; a seat count or a variant that the game has not is a `Problem`."""
    try:
        return title.full_variant(seats, variant)
    except Refused as refused:
        raise _problem(title, seats, variant, refused) from None


def _problem(title: Title[Any], seats: int, variant: Mapping[str, str], refused: Refused) -> Problem:
    if refused.reason.key == "seat-count":
        return Problem("bad-seat-count", game=title.name, seats=seats, allowed=seat_counts(title))
    asked = ", ".join(f"{name}={value}" for name, value in variant.items())
    return Problem("bad-variant", game=title.name, asked=asked, known=variants(title), count=len(title.variants))


def engine_of(args: Namespace) -> Engine:
    """Where the games are played that were asked for."""
    if args.ray is not None:
        if args.jobs > 1:
            raise Problem("jobs-or-ray")
        return OnRay(args.ray)
    return on_this_machine(args.jobs)


def text_in(file: str) -> str:
    """What a file holds, or the standard input where "-" is asked for; what cannot be read is a `Problem`."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Problem("no-such-file", file=file) from None
    except OSError as error:
        raise Problem("unreadable-file", file=file, reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Problem("not-text", file=file) from None


def seat_counts(title: Title[Any]) -> str:
    """The seat counts that a game allows, such as 2-4."""
    first, last = title.seats[0], title.seats[-1]
    return f"{first}-{last}" if first != last else str(first)


def variants(title: Title[Any]) -> str:
    """The variants of a game, such as characters=dealt|draft; the first value is the default."""
    return ", ".join(f"{name}={'|'.join(values)}" for name, values in title.variants.items())


@contextmanager
def progress(
    args: Namespace, game: str, texts: Texts, total: int = 0, key: str = "sim-progress"
) -> Iterator[Callable[[int], None]]:
    """A progress bar over `total` games, or `args.games`, told how many are finished; none where nobody watches."""
    quiet = ("json" in args and args.json) or not sys.stderr.isatty()
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task(texts.say(key, game=game), total=total or args.games)
        yield lambda done: bar.update(task, completed=done)


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]], *, figures_from: int) -> None:
    """A table on the terminal; the columns from `figures_from` on hold figures."""
    table = Table()
    for index, heading in enumerate(headings):
        table.add_column(heading, justify="right" if index >= figures_from else "left")
    for row in rows:
        table.add_row(*row)
    width = None if sys.stdout.isatty() else _WIDE
    Console(width=width, markup=False, emoji=False, highlight=False).print(table)


def print_json(data: Any) -> None:
    """Data for other programs."""
    print(json.dumps(data, indent=1, ensure_ascii=False))
