"""Training runs by plan: `python -m asztal.training.runs docs/training/runs.toml` goes on with each to its end.

What has been played lies in `runs` beside the file, a folder for each. Stopped anywhere, it goes on from there.
"""

import argparse
import json
import time
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from asztal import registry
from asztal.arena.spread import Engine, on_this_machine
from asztal.bots.model import Model
from asztal.measuring.files import kept_games
from asztal.training.games import Kept, kept_alone
from asztal.training.loop import Training, TrainingPlan, TrainingTable, cpu_seconds
from asztal.training.shards import Shards

AT_ONCE = 1000  # games that are looked up together


class PlannedRun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A run by the options of `asztal train`, and how many iterations there are to be.

    Its folder has the weights that it begins with. `learn` names figures of the plan beside the file; so many of their
    games, from the first on, teach too.
    """

    name: str
    game: str
    games: int
    iterations: int
    turns: int = 16
    players: tuple[int, ...] = (1,)
    each: str = ""
    learn: dict[str, int] = {}

    def plan(self) -> TrainingPlan:
        """What is trained, at which tables, and for how many games."""
        title = registry.find(self.game)
        tables = [
            TrainingTable(seats, title.full_variant(seats, {self.each: value} if self.each else {}))
            for seats in self.players
            for value in (title.variants[self.each] if self.each else ("",))
        ]
        return TrainingPlan(title, tables, self.games, pairs=400, turns=self.turns, leaves=60)


def read(file: Path) -> list[PlannedRun]:
    """The runs in a file."""
    return msgspec.convert(tomllib.loads(file.read_text("utf-8"))["run"], list[PlannedRun])


def teaching(plan: Path, figures: Sequence[str], game: str, first: Mapping[str, int] | None = None) -> list[Kept]:
    """The kept games of a plan in which one seat plays this game, to learn from; the `first` so many of each figure."""
    return [
        kept_alone(planned.series, kept)
        for planned, some in kept_games(plan, figures, AT_ONCE)
        if (planned.series.game, planned.series.seats) == (game, 1)
        for kept in some
        if first is None or kept.number < first[planned.figure.name]
    ]


def go_on(run: PlannedRun, shards: Shards, plan: Path, engine: Engine, minutes: float) -> None:
    """Play and fit what is missing of a run, for some minutes at most."""
    if run.learn:
        shards.learn_from(teaching(plan, list(run.learn), run.game, run.learn))
    end = time.monotonic() + 60 * minutes

    def over() -> bool:
        return time.monotonic() > end or len(shards.log()) >= run.iterations

    Training(run.plan(), shards, engine, over, lambda line: print(line, flush=True)).run()


def main(given: Sequence[str] | None = None) -> int:
    """Go on with each run, and print the CPU hours that this took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="the runs, a TOML file with the folder `runs` beside it")
    parser.add_argument("--only", metavar="NAME", help="this run alone")
    parser.add_argument("--minutes", type=float, default=60, help="for each run at most (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: %(default)s)")
    args: Any = parser.parse_args(given)
    found = [run for run in read(args.file) if args.only in (None, run.name)]
    if not found:
        parser.error(f"no run is called {args.only}")
    for run in found:
        shards = Shards(args.file.with_name("runs") / run.name)
        if not shards.start():
            parser.error(f"{run.name} has no weights to begin with: put start.json into its folder")
        begun = Model(json.loads(shards.start()))
        if (begun.game, begun.rules) != (run.game, registry.find(run.game).rules_version):
            parser.error(f"{run.name} began with weights of another game or other rules: begin a new run")
        go_on(run, shards, args.file.with_name("plan.toml"), on_this_machine(args.jobs), args.minutes)
        print(f"{run.name}: {len(shards.log())} of {run.iterations} iterations")
    print(f"CPU hours of this call: {cpu_seconds() / 3600:.2f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
