"""`asztal sim`: many games between bots."""

import sys
from argparse import Namespace
from dataclasses import asdict

from rich.console import Console
from rich.progress import Progress

from asztal import registry
from asztal.arena import SimResult, simulate
from asztal.commands.common import print_json, print_table, seating_of
from asztal.text import Texts


def run_sim(args: Namespace, texts: Texts) -> int:
    """Play the games and print how each seat did."""
    title = registry.find(args.game)
    names, variant = seating_of(title, args)
    quiet = args.json or not sys.stderr.isatty()
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task(texts.say("sim-progress", game=title.name), total=args.games)
        result = simulate(
            title,
            args.games,
            names,
            variant=variant,
            seed=args.seed,
            jobs=args.jobs,
            progress=lambda done: bar.update(task, completed=done),
            first=args.first,
        )
    if args.json:
        print_json(asdict(result))
    else:
        _print(result, title.name, texts)
    return 0


def _print(result: SimResult, game: str, texts: Texts) -> None:
    speeds = {"decision_rate": result.decisions_per_second, "game_rate": result.games_per_second}
    print(texts.say("sim-summary", game=game, games=result.games, decisions=result.decisions, **speeds))
    keys = ("sim-seat", "sim-bot", "sim-wins", "sim-rate", "sim-score", "sim-spread")
    rows = [
        [
            str(number),
            seat.bot,
            texts.say("figure-decimal", value=seat.wins),
            texts.say("figure-percent", value=seat.win_rate),
            texts.say("figure-decimal", value=seat.mean_score),
            texts.say("figure-decimal", value=seat.score_stdev),
        ]
        for number, seat in enumerate(result.seats)
    ]
    print_table([texts.say(key) for key in keys], rows, figures_from=2)
