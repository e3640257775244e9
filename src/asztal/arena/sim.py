"""Simulates many games between bots, as fast as the machine plays them, with the same result on any number of cores."""

import statistics
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, Self

from asztal import registry
from asztal.arena.spread import Engine, InThisProcess, spread
from asztal.bots.seating import Seating, derived_seed
from asztal.identity import Plays
from asztal.kernel import Fast, Message, Title

MOST_DECISIONS = 20_000  # in one game; the longest of the big Euros has some hundreds
_MOST_AT_ONCE = 50  # games that a worker plays before it reports
_PARTS = 40  # into which games are cut, however many workers there are: they decide nothing


HERE = InThisProcess()


class GameFailed(Exception):
    """A game could not be played to its end; `simulate` with `first=index` and `games=1` plays it again."""

    def __init__(self, game: str, index: int, seed: int, reason: str) -> None:
        super().__init__(game, index, seed, reason)
        self.index, self.seed = index, seed

    @classmethod
    def by(cls, error: Exception, game: str, index: int, seed: int) -> Self:
        """For this reason; its notes name the bot, and nothing else of it comes back from another process."""
        return cls(game, index, seed, " ".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", [])]))

    def __str__(self) -> str:
        game, index, seed, reason = self.args
        return f"{game}: game {index} of seed {seed} failed (play it alone with --first {index} --games 1): {reason}"


class TooLong(Exception):
    """A game did not end within the bound on its decisions."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """How one seat did. A shared victory counts as its part of one."""

    bot: str
    wins: float
    win_rate: float
    mean_score: float
    score_stdev: float


@dataclass(frozen=True, slots=True)
class SimResult:
    """How the games went, and how fast; `endings` counts how games alone ended, where the game says so."""

    games: int
    decisions: int
    decisions_per_second: float
    games_per_second: float
    seats: list[SeatRecord]
    endings: dict[str, int] = field(default_factory=dict)


class FinishedGame(NamedTuple):
    """One finished game; `features` is what each seat had in it."""

    decisions: int
    scores: list[int]
    winners: list[int]
    features: list[dict[str, float]]
    ending: str = ""


def simulate(
    title: Title[Any],
    games: int,
    seats: Sequence[str],
    *,
    variant: Mapping[str, str] | None = None,
    seed: int = 0,
    engine: Engine = HERE,
    progress: Callable[[int], None] = lambda done: None,
    first: int = 0,
    most_decisions: int = MOST_DECISIONS,
) -> SimResult:
    """Play games number `first`, `first` + 1, ... between the named bots; `progress` hears how many are finished.

    A game depends on `seed` and its number only. Anywhere but in this process the registry must know the game.
    """
    start = time.perf_counter()
    given = (list(seats), dict(variant or {}), seed, most_decisions)
    finished = outcomes(title, range(first, first + games), given, engine, progress)
    return _result(finished, seats, time.perf_counter() - start)


def outcomes(
    title: Title[Any], numbers: range, given: "Given", engine: Engine, progress: Callable[[int], None]
) -> list[FinishedGame]:
    """The finished games of these numbers, in order."""
    size = max(1, min(_MOST_AT_ONCE, len(numbers) // _PARTS))
    parts = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    work = (
        partial(_play_all, title, given)
        if isinstance(engine, InThisProcess)
        else partial(_play_named, title.name, given)
    )
    found: list[FinishedGame] = []
    for finished in spread(work, parts, engine, Plays(title.name, tuple(given[0]))):
        found += finished
        progress(len(found))
    return found


Given = tuple[list[str], dict[str, str], int, int]  # bots, variant, seed, most decisions


def _play_named(name: str, given: Given, numbers: range) -> list[FinishedGame]:
    return _play_all(registry.find(name), given, numbers)


def _play_all(title: Title[Any], given: Given, numbers: range) -> list[FinishedGame]:
    names, variant, seed, most = given
    outcomes = []
    for number in numbers:
        try:
            outcomes.append(play(title, names, variant, derived_seed(seed, number), most))
        except Exception as error:
            raise GameFailed.by(error, title.name, number, seed) from error
    return outcomes


def play(
    title: Title[Any], names: Sequence[str], variant: Mapping[str, str], seed: int, most: int = MOST_DECISIONS
) -> FinishedGame:
    """One quiet game between the named bots; raises `TooLong` beyond `most` decisions."""
    game = title.new(len(names), variant, Fast(derived_seed(seed, "chance")), tells=False)
    seating = Seating(game, names, seed)
    decisions = 0
    while game.decisions:
        if decisions == most:
            raise TooLong(f"not over after {most} decisions")
        game.apply(*seating.next())
        decisions += 1
    scores = [title.score(game.state, seat) for seat in game.seats()]
    features = [title.features(game.state, seat) for seat in game.seats()]
    return FinishedGame(decisions, scores, title.winners(game.state), features, _ending(title.ending(game.state)))


def _ending(told: Message | None) -> str:
    """How a game alone ended, in one id."""
    if told is None:
        return ""
    ids = [part for part in told.args.values() if isinstance(part, str)]
    return " ".join(ids) or told.key.removeprefix("ending-")


def _result(outcomes: list[FinishedGame], names: Sequence[str], seconds: float) -> SimResult:
    games, decisions = len(outcomes), sum(outcome.decisions for outcome in outcomes)
    seats = []
    for seat, name in enumerate(names):
        wins = sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
        scores = [outcome.scores[seat] for outcome in outcomes]
        seats.append(SeatRecord(name, wins, wins / games, statistics.fmean(scores), statistics.pstdev(scores)))
    endings = Counter(outcome.ending for outcome in outcomes if outcome.ending)
    return SimResult(games, decisions, decisions / seconds, games / seconds, seats, dict(endings.most_common()))
