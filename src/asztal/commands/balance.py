"""`asztal balance`: what goes with high scores, as a table and a picture."""

from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from asztal import registry
from asztal.arena.balance import Balance, BalanceRow, balance
from asztal.arena.plot import plot
from asztal.commands.common import engine_of, print_json, print_table, progress, seating_of
from asztal.text import Problem, Texts
from asztal.text.wording import Wording, wording_of


def run_balance(args: Namespace, texts: Texts) -> int:
    """Play the games, print the report, and write the plot where it was asked for."""
    title = registry.find(args.game)
    names, variant = seating_of(title, args)
    with progress(args, title.name, texts) as finished:
        found = balance(
            title,
            args.games,
            names,
            variant=variant,
            seed=args.seed,
            engine=engine_of(args),
            progress=finished,
        )
    if not found.rows:
        raise Problem("balance-nothing", game=title.name)
    if args.plot:
        heading = texts.say("balance-heading", game=title.name, games=found.games)
        words = wording_of(title, texts.lang)
        picture = plot(found, heading, texts.say("balance-mean"), lambda row: _called(words, row))
        Path(args.plot).write_text(picture, encoding="utf-8")
    if args.json:
        print_json(asdict(found))
    else:
        _print(found, title.name, texts)
    return 0


def _called(words: Wording, row: BalanceRow) -> str:
    """A thing by its id and, where the game has words for such things, its name; a group may be a part of them."""
    name = getattr(words, f"name_{row.group.partition('-')[0]}", None)
    return f"{row.thing}  {name(row.thing)}" if name else row.thing


def _print(found: Balance, game: str, texts: Texts) -> None:
    print(texts.say("balance-heading", game=game, games=found.games))
    keys = (
        "balance-group",
        "balance-thing",
        "balance-played",
        "sim-rate",
        "sim-score",
        "balance-margin",
        "balance-effect",
        "balance-errors",
    )
    rows = [
        [
            row.group,
            row.thing,
            texts.say("figure-percent", value=row.play_rate),
            texts.say("figure-percent", value=row.win_rate),
            texts.say("figure-decimal", value=row.mean_score),
            texts.say("figure-decimal", value=row.score_margin),
            texts.say("figure-decimal", value=row.effect),
            texts.say("figure-decimal", value=row.effect_errors),
        ]
        for row in found.rows
    ]
    print_table([texts.say(key) for key in keys], rows, figures_from=2)
