"""`asztal sim`: many games between bots."""

from argparse import Namespace
from dataclasses import asdict

from asztal import registry
from asztal.arena import SimResult, simulate
from asztal.commands.common import print_json, print_table, progress, seating_of
from asztal.text import Texts


def run_sim(args: Namespace, texts: Texts) -> int:
    """Play the games and print how each seat did."""
    title = registry.find(args.game)
    names, variant = seating_of(title, args)
    with progress(args, title.name, texts) as finished:
        result = simulate(
            title,
            args.games,
            names,
            variant=variant,
            seed=args.seed,
            jobs=args.jobs,
            progress=finished,
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
