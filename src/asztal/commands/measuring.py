"""`asztal measure`: plays the games that a plan asks for, and says what they show and how sure that is."""

from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec

from asztal.arena.foresight import FORESIGHTS
from asztal.arena.measured import CpuTime, PlayedOut, Series, SeriesGame, measured
from asztal.arena.spread import spread
from asztal.commands.common import engine_of, print_json, print_table, progress
from asztal.identity import Plays
from asztal.measuring import plan as plans
from asztal.measuring.figures import Figures, figures
from asztal.measuring.files import RESULTS, SeriesFiles
from asztal.measuring.plan import PlannedSeries
from asztal.measuring.tables import tables, write_markdown
from asztal.text import Texts

_Played = tuple[SeriesGame | PlayedOut, CpuTime]


def run_measure(args: Namespace, texts: Texts) -> int:
    """Play what is missing and print the figures; exit code 1 while games are missing.

    A figure whose games are not all played is shown only to whoever asks to peek, and that is counted.
    """
    file = Path(args.plan)
    plan = plans.read(file)
    planned = plans.series_of(plan, args.only)
    folder = Path(args.data) if args.data else file.parent / RESULTS
    files = _files(folder, planned)
    if args.games != 0:
        _play(args, planned, files, texts)
    if args.peek:
        for kept in files.values():
            if len(kept.games) > 1 and not kept.complete:
                kept.note_peek()
    found = figures(planned, files, peeked=args.peek)
    if args.table:  # a page has all that is known, whatever was played now
        whole = plans.series_of(plan)
        write_markdown(figures(whole, _files(folder, whole)), Path(args.table))
    if args.json:
        print_json(msgspec.to_builtins(found))
    else:
        _print(found, texts)
    return 0 if found.complete == found.series else 1


def _files(folder: Path, planned: Sequence[PlannedSeries]) -> dict[str, SeriesFiles]:
    return {each.name: SeriesFiles(folder, each) for each in planned}


def _play(args: Namespace, planned: Sequence[PlannedSeries], files: Mapping[str, SeriesFiles], texts: Texts) -> None:
    """Play the missing games, or so many of each series; those of one game together, so that no process waits."""
    _accept_engines(args, planned, files)
    missing: dict[str, list[tuple[PlannedSeries, int]]] = {}
    for each in planned:
        done = len(files[each.name].games)
        until = each.games if args.games is None else min(each.games, done + args.games)
        missing.setdefault(each.series.game, []).extend((each, number) for number in range(done, until))
    played = 0
    with progress(args, args.plan, texts, max(1, sum(map(len, missing.values())))) as finished:
        for tasks in filter(None, missing.values()):
            with ExitStack() as adding:
                for name in dict.fromkeys(each.name for each, _ in tasks):
                    adding.enter_context(files[name].adding())
                for (each, _), (result, spent) in zip(tasks, _results(args, tasks), strict=True):
                    files[each.name].add(result, spent)
                    played += 1
                    finished(played)


def _accept_engines(args: Namespace, planned: Sequence[PlannedSeries], files: Mapping[str, SeriesFiles]) -> None:
    """Where another engine has played, go on only if this one plays some of its games as they were."""
    for each in planned:
        tasks = [(each, number) for number in files[each.name].again]
        if tasks:
            files[each.name].accept_engine([result for result, _ in _results(args, tasks)])


def _results(args: Namespace, tasks: Sequence[tuple[PlannedSeries, int]]) -> Iterator[_Played]:
    """Games of one title, in the order of the tasks."""
    names = dict.fromkeys(name for each, _ in tasks for name in (each.series.bot, each.series.against))
    plays = Plays(tasks[0][0].series.game, tuple(name for name in names if name and name not in FORESIGHTS))
    return spread(_measured, [(each.series, number) for each, number in tasks], engine_of(args), plays)


def _measured(task: tuple[Series, int]) -> _Played:
    return measured(*task)


def _print(found: Figures, texts: Texts) -> None:
    for table in tables(found, texts):
        print_table(table.headings, table.rows, figures_from=table.figures_from)
    print(texts.say("measure-complete", complete=found.complete, series=found.series))
    hours = {"spent": found.hours, "left": found.hours_to_come}
    said = {name: texts.say("figure-decimal", value=value) for name, value in hours.items()}
    print(texts.say("measure-hours", unbegun=found.unbegun, **said))
