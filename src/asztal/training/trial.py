"""Tries weights under new rules: a bot with them plays the same deals alone by the rules of a commit and by these.

`python -m asztal.training.trial GAME` compares the working copy with the last commit and prints the entry for
`bots/weights/trials.toml`. Each side is played by its own code, in processes of its own.
"""

import argparse
import io
import json
import math
import os
import statistics
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from asztal import registry
from asztal.arena.balance import CONFIDENT
from asztal.arena.spread import Processes
from asztal.bots import model as models
from asztal.bots.levels import LEVELS
from asztal.bots.planner import Planner
from asztal.bots.policy import policy_of
from asztal.bots.seating import derived_seed
from asztal.kernel import Fast, observe

BOT = "level4"
DEALS = 200  # the least that trials.toml may tell of


class Side(NamedTuple):
    """The number of the rules, the hash of the weights, and the points of every deal."""

    rules: int
    weights: str
    scores: list[int]


def weights_of(game: str) -> models.Model:
    """The weights for games alone, whatever rules they were trained for."""
    stored = Path(models.__file__).parent / "weights" / f"{game}-alone.json"
    return models.Model(json.loads(stored.read_text("utf-8")))


def points(game: str, leaves: int, deal: int) -> int:
    """What a planner with the weights has at the end of one deal."""
    title, weights = registry.find(game), weights_of(game)
    judge, policy = models.judge_of(title, weights), policy_of(title, weights)
    bot = Planner(title, derived_seed("trial", deal, "bot"), judge, leaves, policy=policy)
    played = title.new(1, {}, Fast(derived_seed("trial", deal, "chance")), tells=False)
    while played.decisions:
        played.apply(0, bot.choose(played.decisions[0], lambda: observe(played, 0)))
    return title.score(played.state, 0)


def side(game: str, deals: int, jobs: int) -> Side:
    """All deals, by the code that runs here."""
    work = partial(points, game, LEVELS[BOT].leaves)
    found = dict(Processes(jobs).run(work, range(deals)))
    return Side(registry.find(game).rules_version, weights_of(game).hash, [found[deal] for deal in range(deals)])


def side_of(commit: str, game: str, deals: int, jobs: int) -> Side:
    """All deals, by the code of a commit."""
    with TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", commit, "src"], check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        # -P: what stands beside this file hides nothing.
        command = [sys.executable, "-P", __file__, game, "--side", "--deals", str(deals), "--jobs", str(jobs)]
        there = {**os.environ, "PYTHONPATH": str(Path(folder, "src"))}
        told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=there).stdout
    return Side(*json.loads(told))


def entry(now: Side, before: Sequence[int]) -> str:
    """What trials.toml says of it: how many points more there are now, and the ends of the interval of 95 %."""
    more = [here - there for here, there in zip(now.scores, before, strict=True)]
    mean, off = statistics.fmean(more), CONFIDENT * statistics.stdev(more) / math.sqrt(len(more))
    figures = f"difference = {mean:.2f}\nleast = {mean - off:.2f}\nmost = {mean + off:.2f}\n"
    who = f'weights = "{now.weights}"\nrules = {now.rules}\nbot = "{BOT}"\ndeals = {len(more)}\n'
    return f"[[trial]]\n{who}{figures}"


def main(given: Sequence[str] | None = None) -> int:
    """Print the entry, or the points of one side for the process that compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="name of the game")
    parser.add_argument(
        "--before", default="HEAD", metavar="COMMIT", help="a commit with the rules before (%(default)s)"
    )
    parser.add_argument("--deals", type=int, default=DEALS, help="how many (%(default)s, the least that counts)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")
    parser.add_argument("--side", action="store_true", help="only print the points by this code, as JSON")
    args: Any = parser.parse_args(given)
    if args.side:
        print(json.dumps(side(args.game, args.deals, args.jobs)))
        return 0
    rules = registry.find(args.game).rules_version
    if side_of(args.before, args.game, 0, 1).rules == rules:
        print(f"{args.before} has rules {rules} too; name a commit that has others with --before", file=sys.stderr)
        return 2
    before = side_of(args.before, args.game, args.deals, args.jobs)
    print(entry(side(args.game, args.deals, args.jobs), before.scores), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
