"""`asztal sim`: simulates many games between bots and prints how each seat did."""

import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from asztal import registry
from asztal.arena import SimResult, simulate
from asztal.arena.plot import plot
from asztal.arena.rates import rates
from asztal.bots.levels import LEARNED, learned
from asztal.commands.common import checked_variant, engine_of, print_json, print_table, progress, seating_of
from asztal.text import Problem, Texts


def run_sim(args: Namespace, texts: Texts) -> int:
    """Play the games and print how each seat did; with `--each` for every value of a variant."""
    title = registry.find(args.game)
    names, variant = seating_of(title, args)
    for name in dict.fromkeys(name for name in names if name in LEARNED):
        model = learned(title, len(names))
        if model is None:
            print(texts.say("bot-untaught", bot=name, game=title.name), file=sys.stderr)
        elif LEARNED[name].ahead and not model.searches:
            print(texts.say("bot-search-plans", bot=name, leaves=LEARNED[name].leaves), file=sys.stderr)
    if args.each is None and args.plot is not None:
        raise Problem("sim-plot-each")
    if args.each is not None and args.each not in title.variants:
        raise Problem("sim-no-variant", game=title.name, name=args.each)
    results: dict[str, SimResult] = {}
    for value in title.variants[args.each] if args.each else ("",):
        chosen = checked_variant(title, len(names), variant | {args.each: value}) if args.each else variant
        with progress(args, title.name, texts) as finished:
            results[value] = simulate(
                title,
                args.games,
                names,
                variant=chosen,
                seed=args.seed,
                engine=engine_of(args),
                progress=finished,
                first=args.first,
            )
        if not args.json:
            if args.each:
                print(f"{args.each}={value}")
            _print(results[value], title.name, texts)
    if args.json:
        found = {value: asdict(result) for value, result in results.items()}
        print_json(found if args.each else found[""])
    if args.plot:
        heading = texts.say("sim-rates", game=title.name, bot=names[0], games=args.games, seed=args.seed)
        picture = plot(rates(results, args.each), heading, texts.say("sim-rates-mean"))
        Path(args.plot).write_text(picture, encoding="utf-8")
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
    if result.endings:
        print(
            texts.say("sim-endings", endings=", ".join(f"{ending} {count}" for ending, count in result.endings.items()))
        )
