"""Games for training: played by planners, kept as seeds and choices, and played again to read positions from them."""

import base64
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import msgspec

from asztal import registry
from asztal.arena.measured import KeptGame, Series, deal_of
from asztal.bots.judging import uniform
from asztal.bots.model import Model, judge_of
from asztal.bots.planner import Planner
from asztal.bots.policy import LearnedPolicy
from asztal.bots.seating import derived_seed
from asztal.kernel import Halted, Keyed, Title, halting, observe, resume
from asztal.training.sampling import Sampler

MOST_DECISIONS = 5_000


class Task(msgspec.Struct, frozen=True):
    """A game to play: its deal, and who plays; an empty text stands for the hand-made value.

    Planners play with so many `leaves`, looking so many turns `ahead`, or samplers where there are `turns` for them to
    try, a part of them carelessly.
    """

    game: str
    kind: str
    number: int
    deal: int
    variant: dict[str, str]
    players: list[str]
    leaves: int
    turns: int = 0
    careless_share: float = 0.0
    ahead: int = 0


class Kept(msgspec.Struct, frozen=True):
    """A finished game: the deal, one byte per choice, and what came of it.

    `careless` are the choices that nobody should take for an example.
    """

    kind: str
    number: int
    deal: int
    variant: dict[str, str]
    seats: int
    choices: str
    aims: list[float]
    careless: list[int] = []


class Sample(NamedTuple):
    """A position as a seat sees it: its facts, and what came of it."""

    facts: dict[str, float]
    aim: float
    seat: int


def played(task: Task) -> Kept:
    """The game of a task; it depends on nothing else."""
    title = registry.find(task.game)
    game = title.new(len(task.players), task.variant, Keyed(task.deal), tells=False)
    models = [Model(msgspec.json.decode(text)) if text else None for text in task.players]
    players = [_player(title, task, seat, model) for seat, model in enumerate(models)]
    choices, careless = bytearray(), list[int]()
    while game.decisions and len(choices) < MOST_DECISIONS:
        seat, decision = next(iter(game.decisions.items()))
        player = players[seat]
        option = player.choose(decision, partial(observe, game, seat))
        if isinstance(player, Sampler) and player.careless:
            careless.append(len(choices))
        choices.append(decision.options.index(option))
        game.apply_unchecked(seat, option)
    aims = [title.aim(game.state, seat) for seat in game.seats()]
    text = base64.b64encode(bytes(choices)).decode()
    return Kept(task.kind, task.number, task.deal, task.variant, len(players), text, aims, careless)


def _player(title: Title[Any], task: Task, seat: int, model: Model | None) -> Planner | Sampler:
    seed = derived_seed(task.deal, "bot", seat)
    judge, policy = judge_of(title, model), LearnedPolicy(title, model) if model else uniform
    if task.turns:
        return Sampler(title, seed, judge, policy, turns=task.turns, careless_share=task.careless_share)
    return Planner(title, seed, judge, task.leaves, policy=policy, ahead=task.ahead)


def rows(title: Title[Any], kept: Kept, among: int = 3) -> Iterator[Sample]:
    """The positions of a kept game where a seat's turn begins, after a machine has answered, and where it ends, before
    it answers; and some on the way.
    """
    game = title.new(kept.seats, kept.variant, Keyed(kept.deal), tells=False)
    stopping = halting(title)
    begun: dict[int, int] = {}
    for number, choice in enumerate(base64.b64decode(kept.choices)):
        seat, decision = next(iter(game.decisions.items()))
        turn = title.turn_number(game.state, seat)
        if begun.get(seat) != turn:
            begun[seat] = turn
            yield Sample(title.facts(game.state, seat), kept.aims[seat], seat)
        game.title = stopping
        try:
            game.apply_unchecked(seat, decision.options[choice])
            ended = not game.decisions or title.turn_number(game.state, seat) != turn
        except Halted:
            ended = True
        if game.state.stack and (ended or number % among == 0):
            yield Sample(title.facts(game.state, seat), kept.aims[seat], seat)
        if ended and game.state.stack:
            resume(game, title)
        game.title = title


def kept_alone(series: Series, game: KeptGame) -> Kept:
    """A planned game of one seat, as one of training."""
    return Kept(series.bot, game.number, deal_of(series, game.number), series.variant, 1, game.choices, [game.aim])
