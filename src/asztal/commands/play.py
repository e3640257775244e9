"""`asztal play`: a game in the terminal, against bots or among people at one keyboard."""

import secrets
from argparse import Namespace
from pathlib import Path

from asztal import registry
from asztal.commands.common import checked_variant
from asztal.commands.records import fail
from asztal.commands.serving import packages
from asztal.commands.tokens import token_of
from asztal.kernel.record import BadRecord
from asztal.terminal.people import ME
from asztal.terminal.play import go_on, play
from asztal.terminal.saving import latest
from asztal.text import Problem, Texts

_SEEDS = 10**9  # few enough digits to type again


def run_play(args: Namespace, texts: Texts) -> int:
    """Play to the end, or until somebody leaves or the input ends; all of them are fine."""
    if args.server:
        return _play_at_server(args, texts)
    if args.resume is not None:
        return _resume(args, texts)
    if not args.game:
        raise Problem("usage-missing", what="GAME", help="asztal play --help")
    title = registry.find(args.game)
    seats = args.seats or [ME, *["greedy"] * (registry.usual_seats(title) - 1)]
    variant = checked_variant(title, len(seats), dict(args.variant))
    seed = secrets.randbelow(_SEEDS) if args.seed is None else args.seed
    play(title, seats, variant, seed=seed, lang=texts.lang, plain=args.plain, save=args.save)
    return 0


def _play_at_server(args: Namespace, texts: Texts) -> int:
    if args.game or args.seats or args.variant or args.save or args.resume is not None or args.seed is not None:
        raise Problem("server-as-it-is")
    with packages("bot"):
        from asztal.terminal.remote import play_at_server
    play_at_server(args.server, token_of(args, texts), texts=texts, plain=args.plain)
    return 0


def _resume(args: Namespace, texts: Texts) -> int:
    if args.seats or args.variant or args.save or args.seed is not None:
        raise Problem("resume-as-it-is")
    file = Path(args.resume) if args.resume else latest(args.game or "")
    try:
        go_on(file, lang=texts.lang, plain=args.plain)
    except BadRecord as error:
        return fail(str(file), error, texts)
    return 0
