"""What a plan asks for, made or read: all lines of one title."""

from pathlib import Path
from typing import NamedTuple, TypeVar

from asztal import registry
from asztal.analysis import engine_of
from asztal.analysis.values import values_of
from asztal.arena.spread import Engine
from asztal.training.games import Kept
from tools.trust.files import LinesFile
from tools.trust.games import (
    Pair,
    PlayedOut,
    StrongGame,
    WeakGame,
    lesson,
    other_fit,
    pair,
    played_out,
    strong_game,
    to_play_out,
    weak_game,
)
from tools.trust.plan import Tested

R = TypeVar("R")


class Measured(NamedTuple):
    """The lines of a title, of each kind all or, where some are missing, none."""

    games: list[StrongGame]
    pairs: list[Pair]
    weak: list[WeakGame]
    played_out: list[PlayedOut]


class TitleFiles:
    """The files of a title in a folder."""

    def __init__(self, tested: Tested, folder: Path) -> None:
        self._tested = tested
        self._games = LinesFile(folder, tested, "games", StrongGame)
        self._lessons = LinesFile(folder, tested, "lessons", Kept)
        self._pairs = LinesFile(folder, tested, "pairs", Pair)
        self._weak = LinesFile(folder, tested, "weak", WeakGame)
        self._truth = LinesFile(folder, tested, "truth", PlayedOut)

    def measure(self, engine: Engine) -> None:
        """What is missing is made, one kind after the other, because each is made of the ones before."""
        tested, judging = self._tested, _identity(self._tested)
        plan, title = tested
        numbers = [(tested, number) for number in range(title.games)]
        games = self._games.complete(strong_game, numbers, engine, judging)
        if len(self._pairs.found) < title.pairs:
            lessons = [(tested, number) for number in range(title.lessons)]
            other = other_fit(tested, self._lessons.complete(lesson, lessons, engine, judging)).text()
            self._pairs.complete(pair, [(tested, game, other) for game in games[: title.pairs]], engine, judging)
        tasks = [(tested, bot, number) for number in range(title.order) for bot in plan.weak]
        weak = self._weak.complete(weak_game, tasks, engine, judging)
        chosen = to_play_out(tested, weak)
        out = [(tested, number, weak[place], leg, place) for number, (place, leg) in enumerate(chosen)]
        self._truth.complete(played_out, out, engine, judging)

    def whole(self) -> Measured:
        """What is complete."""
        tested, weak = self._tested, self._weak.found
        plan, title = tested
        return Measured(
            _all(self._games.found, title.games),
            _all(self._pairs.found, title.pairs),
            _all(weak, title.order * len(plan.weak)),
            _all(self._truth.found, len(to_play_out(tested, weak))),
        )


def _all(found: list[R], planned: int) -> list[R]:
    return found if len(found) == planned else []


def _identity(tested: Tested) -> str:
    """Names what judges: the code and the weights."""
    title = registry.find(tested.title.game)
    return f"{engine_of(title.name)} {values_of(title, tested.title.seats).model.hash}"
