"""`asztal train`: trains the value and the policy of bots by self-play."""

import time
from argparse import Namespace
from pathlib import Path

from asztal import registry
from asztal.commands.common import checked_variant, engine_of
from asztal.text import Problem, Texts
from asztal.training.loop import Training, TrainingPlan
from asztal.training.shards import Shards


def run_train(args: Namespace, texts: Texts) -> int:
    """Train for some minutes; what was kept is gone on with the next time."""
    title = registry.find(args.game)
    if args.each is not None and args.each not in title.variants:
        raise Problem("sim-no-variant", game=title.name, name=args.each)
    chosen = dict(args.variant)
    values = title.variants[args.each] if args.each else ("",)
    variants = [
        checked_variant(title, args.players, chosen | {args.each: value} if args.each else chosen) for value in values
    ]
    end = time.monotonic() + 60 * args.minutes
    folder = Path(args.data) / f"{title.name}-{'alone' if args.players == 1 else 'rivals'}"
    plan = TrainingPlan(title, args.players, variants, args.games, args.pairs, args.turns, args.leaves, args.by_hand)
    Training(
        plan, Shards(folder), engine_of(args), lambda: time.monotonic() > end, lambda line: print(line, flush=True)
    ).run()
    return 0
