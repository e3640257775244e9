"""`asztal play`: a game in the terminal, against bots or among people at one keyboard."""

import secrets
from argparse import Namespace

from asztal import registry
from asztal.commands.common import checked_variant
from asztal.terminal.people import ME
from asztal.terminal.play import play
from asztal.text import Texts

_SEEDS = 10**9  # few enough digits to type again


def run_play(args: Namespace, texts: Texts) -> int:
    """Play to the end, or until somebody leaves or the input ends; all of them are fine."""
    title = registry.find(args.game)
    seats = args.seats or [ME, *["greedy"] * (registry.usual_seats(title) - 1)]
    variant = checked_variant(title, len(seats), dict(args.variant))
    seed = secrets.randbelow(_SEEDS) if args.seed is None else args.seed
    play(title, seats, variant, seed=seed, lang=texts.lang, plain=args.plain)
    return 0
