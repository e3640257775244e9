"""Fits a value to kept games, and says how much it foretells of results that it has not seen.

`python -m asztal.training.value PLAN FIGURE...` fits one value to the games of these figures, in which one seat plays
alone, and prints R2 by third of the game, beside that of the hand-made value. R2 is the part of the variance around the
mean of a figure that is foretold: to know the means alone is worth none. `--run FOLDER` reads the games of a training
run too, and for each number of seats a table is printed.
"""

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from asztal import registry
from asztal.arena.intervals import Estimate, bootstrapped
from asztal.arena.measured import THIRDS, KeptGame
from asztal.arena.spread import on_this_machine, spread
from asztal.bots.model import Array, Model, champion
from asztal.identity import Plays
from asztal.kernel import Title
from asztal.measuring import plan as plans
from asztal.measuring.files import kept_games
from asztal.measuring.plan import PlannedSeries
from asztal.training.calibration import Foreseen, foreseen, picture
from asztal.training.fitting import fitted
from asztal.training.games import Kept, Sample, kept_alone, rows
from asztal.training.loop import PLAY, cpu_seconds
from asztal.training.shards import Shards

UNSEEN = 5  # one game of so many is seen by no fit: those of the numbers 4, 9, 14, ...
AT_ONCE = 20  # games that a process reads before it reports

Value = Callable[[Sequence[Mapping[str, float]]], list[float]]  # of positions, by their facts


def seen_by_fits(number: int) -> bool:
    """Whether fits may see the game of this number."""
    return number % UNSEEN != UNSEEN - 1


class ReadGame(NamedTuple):
    """The positions of one kept game of a series, seen from every seat."""

    series: str
    number: int
    seats: int
    samples: list[Sample]

    @property
    def seen(self) -> bool:
        """Whether fits may see it."""
        return seen_by_fits(self.number)


class Wrong(NamedTuple):
    """The mean squared error in a third of a game: of its series' mean, the hand-made value and the learned one."""

    mean: float
    by_hand: float
    learned: float


class Foretold(NamedTuple):
    """R2 in one third of the unseen games, and how much more the learned value has than the hand-made one.

    `off` is the root of the mean squared error of the means, in points.
    """

    off: float
    by_hand: Estimate
    learned: Estimate
    more: Estimate


def read(plan: Path, figures: Sequence[str], jobs: int) -> list[ReadGame]:
    """The positions of all kept games of some figures, as far as they have been played."""
    tasks = kept_games(plan, figures, AT_ONCE)
    plays = Plays(tasks[0][0].series.game)
    return [game for some in spread(_read, tasks, on_this_machine(jobs), plays) for game in some]


def _read(task: tuple[PlannedSeries, list[KeptGame]]) -> list[ReadGame]:
    planned, games = task
    title = registry.find(planned.series.game)
    return [
        ReadGame(planned.name, game.number, 1, list(rows(title, kept_alone(planned.series, game)))) for game in games
    ]


def read_run(title: Title[Any], shards: Shards, jobs: int) -> list[ReadGame]:
    """The positions of all games of a training run but those of its gate."""
    tasks = [
        (title.name, iteration, kept)
        for iteration in range(len(shards.log()))
        for (kind, _), kept in shards.games(iteration).items()
        if kind == PLAY
    ]
    return list(spread(_read_kept, tasks, on_this_machine(jobs), Plays(title.name)))


def _read_kept(task: tuple[str, int, Kept]) -> ReadGame:
    game, iteration, kept = task
    variant = " ".join(f"{name}={value}" for name, value in sorted(kept.variant.items()))
    series = f"iteration {iteration}, {kept.seats} seats, {variant}"
    return ReadGame(series, kept.number, kept.seats, list(rows(registry.find(game), kept)))


def learned(title: Title[Any], games: Sequence[ReadGame], like: Model | None) -> Model:
    """A value of the games that may be seen, with the policy of other weights."""
    rivals = games[0].seats > 1
    model = fitted(title, [game.samples for game in games if game.seen], rivals, like=like)
    return model if like is None else Model({**model.data, "policy": like.data["policy"]})


def foretold(games: Sequence[ReadGame], model: Value) -> list[Foretold]:
    """How much of the results of unseen games is foretold, third by third."""
    wrong = list[list[Wrong]]()
    for series in dict.fromkeys(game.series for game in games):
        own = [game for game in games if game.series == series]
        seen = [row for game in own if game.seen for row in game.samples]
        aims = np.array([row.aim for row in seen])
        by_hand = np.linalg.lstsq(_hand_made(seen), aims, rcond=None)[0]
        wrong += [_wrong(game.samples, float(aims.mean()), by_hand, model) for game in own if not game.seen]
    return [_foretold([game[third] for game in wrong]) for third in range(THIRDS)]


def _hand_made(samples: Sequence[Sample]) -> Array:
    """The hand-made value, how much of the game is left, one by the other, and a constant."""
    value, left = (np.array([row.facts[name] for row in samples]) for name in ("value", "left"))
    return np.column_stack([value, left, value * left, np.ones(len(samples))])


def _wrong(samples: Sequence[Sample], mean: float, by_hand: Array, model: Value) -> list[Wrong]:
    """The errors of each third of a game."""
    aims = np.array([row.aim for row in samples])
    said = [np.full(len(samples), mean), _hand_made(samples) @ by_hand, np.array(model([row.facts for row in samples]))]
    ends = [len(samples) * third // THIRDS for third in range(THIRDS + 1)]
    off = [(each - aims) ** 2 for each in said]
    return [Wrong(*(float(each[start:end].mean()) for each in off)) for start, end in pairwise(ends)]


def _foretold(games: Sequence[Wrong]) -> Foretold:
    """From the errors of all games; each counts the same, however many positions it has."""

    def by_hand(drawn: Sequence[Wrong]) -> float:
        return 1 - sum(game.by_hand for game in drawn) / sum(game.mean for game in drawn)

    def learned(drawn: Sequence[Wrong]) -> float:
        return 1 - sum(game.learned for game in drawn) / sum(game.mean for game in drawn)

    def more(drawn: Sequence[Wrong]) -> float:
        return learned(drawn) - by_hand(drawn)

    off = (sum(game.mean for game in games) / len(games)) ** 0.5
    return Foretold(off, *(bootstrapped(games, figure) for figure in (by_hand, learned, more)))


def table(found: Sequence[Foretold]) -> str:
    """The figures as a Markdown table."""
    head = ("Third", "Means off by", "R2 of the hand-made value", "R2 of the learned value", "Difference")
    lines = [f"| {' | '.join(head)} |", f"| {' | '.join(['--:'] * len(head))} |"]
    for third, each in enumerate(found, 1):
        figures = [
            f"{one.mean:.2f} ({one.low:.2f} to {one.high:.2f})" for one in (each.by_hand, each.learned, each.more)
        ]
        lines.append(f"| {third} | {each.off:.1f} | {' | '.join(figures)} |")
    return "\n".join(lines)


def drawn(game: str, by_seats: Mapping[int, Sequence[ReadGame]], model: Value) -> str:
    """What was foretold of the unseen games and what came of them, one row for each number of seats."""
    rows = {
        f"{seats} seats" if seats > 1 else "alone": [_foreseen(each, model) for each in games if not each.seen]
        for seats, games in by_seats.items()
    }
    return picture(rows, f"What was foretold in {game}, and what came of it")


def _foreseen(game: ReadGame, model: Value) -> Foreseen:
    """Of the seat that begins; others, for which something else came of it, would blur its thirds."""
    own = [row for row in game.samples if row.seat == game.samples[0].seat]
    return foreseen(model([row.facts for row in own]), own[0].aim)


def main(given: Sequence[str] | None = None) -> int:
    """Fit, print the figures, and store the weights if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("plan", type=Path, help="the plan, a TOML file with its games in results beside it")
    parser.add_argument("figure", nargs="*", help="figures whose games are learned from, all of one game")
    parser.add_argument("--run", type=Path, metavar="FOLDER", help="where `asztal train` keeps the files of a game")
    parser.add_argument("--jobs", type=int, default=1, help="processes that read games (%(default)s)")
    parser.add_argument("--weights", type=Path, metavar="FILE", help="where to store the weights")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="where to draw (SVG) what was foretold and what came")
    args: Any = parser.parse_args(given)
    planned = plans.series_of(plans.read(args.plan), args.figure) if args.figure else []
    if any(each.series.seats > 1 for each in planned):
        parser.error("of a plan, only games alone are learned from")
    games, like = read(args.plan, args.figure, args.jobs) if planned else [], None
    if args.run:
        shards = Shards(args.run)
        if not shards.log():
            parser.error("no iteration of that run is over yet")
        like = Model(json.loads(shards.candidate(len(shards.log()) - 1)))
        title = registry.find(like.game)
        games += read_run(title, shards, args.jobs)
    elif planned:
        title = registry.find(planned[0].series.game)
        like = champion(title.name, title.rules_version, False)
    else:
        parser.error("there is nothing to learn from: name figures, or a training run")
    model = learned(title, games, like)
    if args.weights:
        args.weights.write_text(model.text(), "utf-8")
    by_seats = {
        seats: [game for game in games if game.seats == seats] for seats in sorted({each.seats for each in games})
    }
    for seats, own in by_seats.items():
        print(f"Seats: {seats}\n{table(foretold(own, model))}")
    if args.plot:
        args.plot.write_text(drawn(title.name, by_seats, model), "utf-8")
    seen, positions = sum(game.seen for game in games), sum(len(game.samples) for game in games)
    print(f"{seen} games seen, {len(games) - seen} unseen, {positions} positions; weights {model.hash}")
    print(f"CPU hours: {cpu_seconds() / 3600:.2f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
