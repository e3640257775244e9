"""Plays what figures are made of: games of one bot on deals that all bots share, and playouts of positions.

Everything here follows from a series and the number of a game in it, but for the CPU time that it takes.
"""

import base64
import json
import random
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, Self

import msgspec

from asztal import registry
from asztal.arena.foresight import FORESIGHTS, seeing
from asztal.arena.sim import MOST_DECISIONS, GameFailed, TooLong
from asztal.bots import make_bot
from asztal.bots.base import Bot
from asztal.bots.seating import derived_seed
from asztal.kernel import Fast, Game, Keyed, Title, imagine, observe

THIRDS = 3  # parts of a game, from each of which one position is played out


class Series(msgspec.Struct, frozen=True, omit_defaults=True):
    """Games of a bot: it sits at every seat in turn, and `against` at the others.

    With `playouts` positions of such games are played on so many times, each time with other luck. With `keeps` the
    choices are kept, so that the games can be learned from.
    """

    seed: str
    game: str
    bot: str
    seats: int
    variant: dict[str, str]
    against: str = ""
    playouts: int = 0
    keeps: bool = False


class SeriesGame(msgspec.Struct, frozen=True, array_like=True):
    """One game: the bot's points, its aim, and its part of the victory."""

    number: int
    points: int
    aim: float
    won: float


class KeptGame(SeriesGame, frozen=True, array_like=True):
    """A game that can be played again: each choice is a byte, the number of its option."""

    choices: str

    @classmethod
    def of(cls, game: SeriesGame, choices: Sequence[int]) -> Self:
        """A game with the choices that were made in it."""
        return cls(game.number, game.points, game.aim, game.won, base64.b64encode(bytes(choices)).decode())


class PlayedOut(msgspec.Struct, frozen=True, array_like=True):
    """The positions of one game, one in each third of it: the aims that its playouts ended with."""

    number: int
    aims: list[list[float]]


class CpuTime(msgspec.Struct, frozen=True, array_like=True):
    """The CPU time of a game: all of it in seconds, and where figures are made each turn of the bot in milliseconds.

    It is that of the thread: in a worker of a cluster others run beside it, which are no part of the bot.
    """

    number: int
    seconds: float
    turns: list[float]


class SeriesFailed(GameFailed):
    """A game of a series could not be played to its end; the games before it are kept."""

    def __str__(self) -> str:
        game, index, seed, reason = self.args
        return f"{game}: game {index} with the luck {seed} failed: {reason}"


def deal_of(series: Series, number: int) -> int:
    """The seed of a game's luck: the bot has no part in it, so that all bots meet the same.

    A series' own seed comes first, which is no number and no name of a game: no deal of training or its gate begins so.
    """
    variant = json.dumps(series.variant, sort_keys=True)
    return derived_seed(series.seed, "deal", series.game, series.seats, variant, number)


def measured(series: Series, number: int) -> tuple[SeriesGame | PlayedOut, CpuTime]:
    """One game of a series, or the playouts of one."""
    try:
        return _played_out(series, number) if series.playouts else _played(series, number)
    except Exception as error:
        raise SeriesFailed.by(error, f"{series.game}, {series.bot}", number, deal_of(series, number)) from error


def _played(series: Series, number: int) -> tuple[SeriesGame, CpuTime]:
    title, seat, deal = registry.find(series.game), number % series.seats, deal_of(series, number)
    begun = time.thread_time()
    game = title.new(series.seats, series.variant, Keyed(deal), tells=False)
    bots = _bots(series, title, game, deal, seat)
    choices = list[int]()
    turns = _play_on(game, bots, seat, choices=choices)
    winners = title.winners(game.state)
    won = 1 / len(winners) if seat in winners else 0.0
    result = SeriesGame(number, title.score(game.state, seat), title.aim(game.state, seat), round(won, 4))
    spent = _rounded(time.thread_time() - begun)
    if series.keeps:
        return KeptGame.of(result, choices), CpuTime(number, spent, [])
    return result, CpuTime(number, spent, [_rounded(1000 * turn) for turn in turns])


def _bots(series: Series, title: Title[Any], game: Game[Any], seed: int, own: int) -> list[Bot]:
    bots = []
    for seat in range(series.seats):
        name, own_seed = series.bot if seat == own else series.against, derived_seed(seed, "bot", seat)
        bots.append(
            seeing(name, title, game, own_seed, seed) if name in FORESIGHTS else make_bot(name, title, own_seed)
        )
    return bots


def _play_on(
    game: Game[Any],
    bots: Sequence[Bot],
    own: int,
    starts: list[Game[Any]] | None = None,
    choices: list[int] | None = None,
) -> list[float]:
    """Play to the end; the CPU seconds of every turn of a seat.

    `starts` gets the positions in which they begin, `choices` the number of every option that is taken.
    """
    spent: dict[int, float] = {}
    for _ in range(MOST_DECISIONS):
        if not game.decisions:
            return list(spent.values())
        seat = min(game.decisions)
        turn = game.title.turn_number(game.state, seat)
        if starts is not None and seat == own and turn not in spent:
            starts.append(game.clone(game.chance))
        begun = time.thread_time()
        option = bots[seat].choose(game.decisions[seat], partial(observe, game, seat))
        if seat == own:
            spent[turn] = spent.get(turn, 0.0) + time.thread_time() - begun
        if choices is not None:
            choices.append(game.decisions[seat].options.index(option))
        game.apply_unchecked(seat, option)
    raise TooLong(f"not over after {MOST_DECISIONS} decisions")


def _played_out(series: Series, number: int) -> tuple[PlayedOut, CpuTime]:
    """What the seat knows in a position is kept, all else is drawn anew: hidden cards too, not only those to come."""
    title, seat, deal = registry.find(series.game), number % series.seats, deal_of(series, number)
    begun, chance = time.thread_time(), random.Random(derived_seed(deal, "positions"))
    game, starts = title.new(series.seats, series.variant, Keyed(deal), tells=False), list[Game[Any]]()
    _play_on(game, _bots(series, title, game, deal, seat), seat, starts)
    aims = []
    for third in range(THIRDS):
        part = starts[len(starts) * third // THIRDS : len(starts) * (third + 1) // THIRDS]
        view, found = observe(chance.choice(part), seat), list[float]()
        for playout in range(series.playouts):
            luck = derived_seed(deal, "playout", third, playout)
            world = imagine(title, view, Fast(luck))
            _play_on(world, _bots(series, title, world, luck, seat), seat)
            found.append(round(title.aim(world.state, seat), 4))
        aims.append(found)
    return PlayedOut(number, aims), CpuTime(number, _rounded(time.thread_time() - begun), [])


def _rounded(value: float) -> float:
    return float(f"{value:.3g}")
