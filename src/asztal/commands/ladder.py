"""`asztal ladder`: how strong the bots are against one another."""

from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from asztal import registry
from asztal.arena.balance import Balance, BalanceRow
from asztal.arena.ladder import Ladder, ladder
from asztal.arena.plot import plot
from asztal.bots import check_bot
from asztal.bots.levels import LEVELS
from asztal.commands.common import checked_variant, engine_of, print_json, print_table, progress
from asztal.text import Problem, Texts

SEATS = 2
WEAKEST_FIRST = ("random", "greedy", "planner")


def run_ladder(args: Namespace, texts: Texts) -> int:
    """Play the games and print the ladder, the strongest bot first; write the picture where it was asked for."""
    title = registry.find(args.game)
    bots = args.seats or [*WEAKEST_FIRST, *LEVELS]
    for bot in bots:
        check_bot(bot)
    if len(set(bots)) < max(SEATS, len(bots)):
        raise Problem("ladder-bots")
    variant = checked_variant(title, SEATS, dict(args.variant))
    total = max(2, args.games // 2 * 2) * len(bots) * (len(bots) - 1) // 2
    with progress(args, title.name, texts, total) as finished:
        found = ladder(
            title, bots, args.games, variant=variant, seed=args.seed, engine=engine_of(args), progress=finished
        )
    if args.plot:
        heading = texts.say("ladder-heading", game=title.name, games=found.games, seed=found.seed)
        picture = plot(_drawn(found), heading, texts.say("ladder-first", bot=bots[0]))
        Path(args.plot).write_text(picture, encoding="utf-8")
    if args.json:
        print_json(asdict(found))
    else:
        _print(found, texts)
    return 0


def _drawn(found: Ladder) -> Balance:
    """In the form of a report, that can be drawn: the line is where the first bot stands."""
    rows = [
        BalanceRow(found.game, rung.bot, rung.games, 1.0, rung.win_rate, 0.0, rung.strength, (rung.high - rung.low) / 2)
        for rung in sorted(found.rungs, key=lambda rung: -rung.strength)
    ]
    return Balance(found.games, 0.0, rows)


def _print(found: Ladder, texts: Texts) -> None:
    print(texts.say("ladder-heading", game=found.game, games=found.games, seed=found.seed))
    keys = ("sim-bot", "ladder-strength", "ladder-from", "ladder-to", "ladder-games", "sim-rate", "sim-score")
    rows = [
        [
            rung.bot,
            *(texts.say("figure-decimal", value=value) for value in (rung.strength, rung.low, rung.high)),
            str(rung.games),
            texts.say("figure-percent", value=rung.win_rate),
            texts.say("figure-decimal", value=rung.mean_score),
        ]
        for rung in sorted(found.rungs, key=lambda rung: -rung.strength)
    ]
    print_table([texts.say(key) for key in keys], rows, figures_from=1)
