"""Says whether weights play better than those that serve a game: planners with either play the same deals.

With opponents, each plays one game of a deal against planners with the other weights, the two seats changed.

`python -m asztal.training.pairs GAME WEIGHTS` plays so many pairs and then tells the difference, never before. What was
played is kept, so it may be stopped anywhere and goes on the next time.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from asztal import registry
from asztal.arena.intervals import Estimate, mean, share
from asztal.arena.spread import on_this_machine, spread
from asztal.bots.model import Model, champion
from asztal.bots.seating import derived_seed
from asztal.identity import Plays
from asztal.training.games import Task, played
from asztal.training.loop import differences, pair_of_players
from asztal.training.shards import Shards

PAIRS = 200


class PlannedPairs(NamedTuple):
    """Pairs of games whose deals have these numbers, with the variants in turn."""

    game: str
    seats: int
    variants: Sequence[Mapping[str, str]]
    numbers: range
    leaves: int
    ahead: int

    def tasks(self, new: str, old: str) -> list[Task]:
        """Every deal by both weights; neither training nor figures use these deals."""
        return [
            Task(self.game, kind, number, deal, variant, seated, self.leaves, ahead=self.ahead)
            for number in self.numbers
            for deal in [derived_seed("pairs", self.game, number) >> 1]
            for variant in [dict(self.variants[number % len(self.variants)])]
            for kind, seated in pair_of_players(new, old, self.seats).items()
        ]


def told(more: Sequence[float]) -> str:
    """How the new weights did, deal by deal."""
    better = share([1.0 if each > 0 else 0.5 if each == 0 else 0.0 for each in more])
    points = mean(more)

    def interval(found: Estimate, form: str) -> str:
        return f"{found.mean:{form}} ({found.low:{form}} to {found.high:{form}})"

    return f"{len(more)} pairs: better on {interval(better, '.1%')}, {interval(points, '+.2f')} points more"


def main(given: Sequence[str] | None = None) -> int:
    """Play what is missing, then say what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="name of the game")
    parser.add_argument("weights", type=Path, help="the file with the new weights")
    parser.add_argument("--each", metavar="NAME", help="a variant whose values are played in turn")
    parser.add_argument("--seats", type=int, default=1, help="how many sit at the table (%(default)s)")
    parser.add_argument("--pairs", type=int, default=PAIRS, help="how many (%(default)s)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first deal (%(default)s)")
    parser.add_argument("--leaves", type=int, default=12, help="positions a decision (%(default)s, as level 3)")
    parser.add_argument("--ahead", type=int, default=0, help="turns that they look ahead (%(default)s; level 5: 1)")
    parser.add_argument("--data", type=Path, required=True, metavar="DIR", help="where games are kept")
    parser.add_argument("--jobs", type=int, default=1, help="processes (%(default)s)")
    args: Any = parser.parse_args(given)
    title, seats = registry.find(args.game), args.seats
    now = champion(title.name, title.rules_version, seats > 1)
    if now is None:
        parser.error(f"no weights serve {title.name}")
    values = title.variants[args.each] if args.each else ("",)
    variants = [title.full_variant(seats, {args.each: value} if args.each else {}) for value in values]
    new, numbers = Model(json.loads(args.weights.read_text("utf-8"))), range(args.first, args.first + args.pairs)
    planned = PlannedPairs(title.name, seats, variants, numbers, args.leaves, args.ahead)
    ahead = f"-ahead{args.ahead}" if args.ahead else ""
    shards = Shards(args.data / f"{title.name}-{seats}-{new.hash}-{now.hash}{ahead}")
    there = shards.games(args.leaves)
    missing = [task for task in planned.tasks(new.text(), now.text()) if (task.kind, task.number) not in there]
    for kept in spread(played, missing, on_this_machine(args.jobs), Plays(title.name)):
        shards.keep(args.leaves, kept)
    found = {key: kept for key, kept in shards.games(args.leaves).items() if key[1] in numbers}
    print(told(differences(found)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
