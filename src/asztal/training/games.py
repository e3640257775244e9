"""Games for training: played by planners, kept as seeds and choices, and played again to read positions from them."""

import base64
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from asztal import registry
from asztal.bots.base import Bot
from asztal.bots.judging import ByHand
from asztal.bots.model import Learned, Model
from asztal.bots.planner import Planner
from asztal.bots.seating import derived_seed
from asztal.kernel import Decision, Game, Halted, Keyed, Observation, Option, Title, answered, halting, observe
from asztal.training.sampling import Sampler

MOST_DECISIONS = 5_000


class Task(msgspec.Struct, frozen=True):
    """A game to play: its deal, and who plays; an empty text stands for the hand-made value.

    Planners play with so many `leaves`, or samplers where there are `turns` for them to try. `random` is the part of
    the turns that are played by chance, so that the value sees more than good play.
    """

    game: str
    kind: str
    number: int
    deal: int
    variant: dict[str, str]
    players: list[str]
    leaves: int
    turns: int = 0
    random: float = 0.0


class Kept(msgspec.Struct, frozen=True):
    """A finished game: the deal, one byte per choice, what planners thought at some of them, and what came of it."""

    kind: str
    number: int
    deal: int
    variant: dict[str, str]
    seats: int
    choices: str
    thoughts: list[tuple[int, float]]
    aims: list[float]


class Row(NamedTuple):
    """A position after a choice: its facts, what came of it, and what the seat thought when it was asked next."""

    facts: dict[str, float]
    aim: float
    thought: float | None


class _Explorer:
    """A player that plays some turns by chance."""

    def __init__(self, player: Planner | Sampler, seed: int, part: float, turn: Callable[[], int]) -> None:
        self._player, self._random, self._part, self._turn = player, random.Random(seed), part, turn
        self._number, self._wild = -1, False

    def choose(self, decision: Decision, look: Callable[[], Observation[Any]]) -> Option:
        if self._turn() != self._number:
            self._number, self._wild = self._turn(), self._random.random() < self._part
        if self._wild:
            self._player.value = None
            return self._random.choice(decision.options)
        return self._player.choose(decision, look)


def played(task: Task) -> Kept:
    """The game of a task; it depends on nothing else."""
    title = registry.find(task.game)
    game = title.new(len(task.players), task.variant, Keyed(task.deal), tells=False)
    players = [_player(title, task, seat) for seat in range(len(task.players))]
    bots: list[Bot] = [
        _Explorer(player, derived_seed(task.deal, "wild", seat), task.random, partial(_turn, game, seat))
        for seat, player in enumerate(players)
    ]
    choices, thoughts = bytearray(), list[tuple[int, float]]()
    while game.decisions and len(choices) < MOST_DECISIONS:
        seat, decision = next(iter(game.decisions.items()))
        players[seat].value = None
        option = bots[seat].choose(decision, partial(observe, game, seat))
        value = players[seat].value
        if value is not None and task.players[seat]:
            thoughts.append((len(choices), round(value, 1)))
        choices.append(decision.options.index(option))
        game.apply_unchecked(seat, option)
    aims = [title.aim(game.state, seat) for seat in game.seats()]
    text = base64.b64encode(bytes(choices)).decode()
    return Kept(task.kind, task.number, task.deal, task.variant, len(players), text, thoughts, aims)


def _turn(game: Game[Any], seat: int) -> int:
    return game.title.turn_number(game.state, seat)


def _player(title: Title[Any], task: Task, seat: int) -> Planner | Sampler:
    text, seed = task.players[seat], derived_seed(task.deal, "bot", seat)
    judge = Learned(title, Model(msgspec.json.decode(text))) if text else ByHand(title)
    return Sampler(title, seed, judge, task.turns) if task.turns else Planner(title, seed, judge, task.leaves)


def rows(title: Title[Any], kept: Kept, among: int = 3) -> Iterator[Row]:
    """The positions of a kept game at the end of every turn, before a machine answers; and some on the way."""
    game = title.new(kept.seats, kept.variant, Keyed(kept.deal), tells=False)
    stopping, thoughts = halting(title), dict(kept.thoughts)
    found: list[tuple[int, int, dict[str, float]]] = []  # choice, seat, facts
    asked: list[tuple[int, int]] = []
    for number, choice in enumerate(base64.b64decode(kept.choices)):
        seat, decision = next(iter(game.decisions.items()))
        asked.append((number, seat))
        turn = title.turn_number(game.state, seat)
        game.title = stopping
        try:
            game.apply_unchecked(seat, decision.options[choice])
            ended = not game.decisions or title.turn_number(game.state, seat) != turn
        except Halted:
            ended = True
        if game.state.stack and (ended or number % among == 0):
            found.append((number, seat, title.facts(game.state, seat)))
        if ended and game.state.stack:
            answered(game, title)
        game.title = title
    for number, seat, facts in found:
        after = next(
            (thoughts[later] for later, who in asked if later > number and who == seat and later in thoughts), None
        )
        yield Row(facts, kept.aims[seat], after)


def rows_of(title: Title[Any], games: Sequence[Kept]) -> list[list[Row]]:
    """The positions of many games, game by game."""
    return [list(rows(title, kept)) for kept in games]
