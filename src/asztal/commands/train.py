"""`asztal train`: trains the value and the policy of bots by self-play."""

import json
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

from asztal import registry
from asztal.bots.model import Model
from asztal.commands.common import checked_variant, engine_of, text_in
from asztal.kernel import Title
from asztal.text import Problem, Texts
from asztal.training.loop import Training, TrainingPlan, TrainingTable
from asztal.training.runs import teaching
from asztal.training.shards import Shards


def run_train(args: Namespace, texts: Texts) -> int:
    """Train for some minutes; what was kept is gone on with the next time."""
    title = registry.find(args.game)
    if args.each is not None and args.each not in title.variants:
        raise Problem("sim-no-variant", game=title.name, name=args.each)
    if len(args.players) > 1 and min(args.players) == 1:
        raise Problem("train-alone-and-not", game=title.name)
    chosen = dict(args.variant)
    values = title.variants[args.each] if args.each else ("",)
    tables = [
        TrainingTable(seats, checked_variant(title, seats, chosen | {args.each: value} if args.each else chosen))
        for seats in args.players
        for value in values
    ]
    end = time.monotonic() + 60 * args.minutes
    plan = TrainingPlan(title, tables, args.games, args.pairs, args.turns, args.leaves, args.by_hand)
    shards = Shards(Path(args.data) / f"{title.name}-{'rivals' if plan.rivals else 'alone'}")
    if args.start:
        shards.begin(_weights_in(args.start, title))
    if args.learn:
        file, *figures = args.learn
        shards.learn_from(teaching(Path(file), figures, title.name))
    Training(plan, shards, engine_of(args), lambda: time.monotonic() > end, lambda line: print(line, flush=True)).run()
    return 0


def _weights_in(file: str, title: Title[Any]) -> str:
    """Weights of this game by its rules; they know its facts."""
    text = text_in(file)
    try:
        model = Model(json.loads(text))
    except (ValueError, KeyError, TypeError):
        model = None
    if model is None or (model.game, model.rules) != (title.name, title.rules_version):
        raise Problem("train-other-start", file=file, game=title.name, rules=title.rules_version)
    return text
