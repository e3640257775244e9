"""The files of a measurement: the games of a series, the CPU time they took, and how often somebody peeked.

`NAME.jsonl` begins with what is measured and has one line for each game, in their order, so it is the same however the
games were spread and however often they were cut off. `NAME.cpu.jsonl` has the times, which differ. `NAME.peeks.jsonl`
has one line for each time that figures were shown before all games were played, `NAME.engines.jsonl` one for each other
engine that went on with them.
"""

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from asztal.arena.measured import CpuTime, KeptGame, PlayedOut, Series, SeriesGame
from asztal.measuring.lines import append, cut, locked, whole_lines
from asztal.measuring.plan import PlannedSeries, read, series_of
from asztal.text import Problem

RESULTS = "results"  # the folder of the games, beside the plan
AGAIN = 3  # games that another engine plays again before it goes on


class Heading(msgspec.Struct, frozen=True):
    """The first line: what is measured, of how many games, and by what it is played."""

    series: Series
    games: int
    engine: str


class Peek(msgspec.Struct, frozen=True):
    """Somebody was shown a figure after so many games."""

    games: int


class LaterEngine(msgspec.Struct, frozen=True):
    """Another engine went on after so many games: it had played these of them again, and they came out the same."""

    games: int
    engine: str
    again: list[int]


class SeriesFiles:
    """The files of one series in a folder; reading changes nothing."""

    def __init__(self, folder: Path, planned: PlannedSeries) -> None:
        self._planned, self._folder = planned, folder
        self._games, self._times, self._peeks, self._later = (
            folder / f"{planned.name}{ending}.jsonl" for ending in ("", ".cpu", ".peeks", ".engines")
        )
        lines = whole_lines(self._games)
        self._lines = len(lines)
        self.heading = msgspec.json.decode(lines[0], type=Heading) if self._lines > 1 else None  # no game, no promise
        kept = KeptGame if planned.series.keeps else SeriesGame
        kind: type[SeriesGame | PlayedOut] = PlayedOut if planned.series.playouts else kept
        self.games: list[SeriesGame | PlayedOut] = [msgspec.json.decode(line, type=kind) for line in lines[1:]]
        times = (msgspec.json.decode(line, type=CpuTime) for line in whole_lines(self._times))
        self.times = [spent for spent in times if spent.number < len(self.games)]
        self.peeks = len(whole_lines(self._peeks))
        later = [msgspec.json.decode(line, type=LaterEngine) for line in whole_lines(self._later)]
        self.engines = [self.heading.engine, *(each.engine for each in later)] if self.heading else []
        heading = self.heading
        if heading is not None and (heading.series, heading.games) != (planned.series, planned.games):
            raise Problem("measure-other-plan", name=planned.name, file=str(self._games))
        if [game.number for game in self.games] != list(range(len(self.games))):
            raise Problem("measure-broken", file=str(self._games))

    @property
    def complete(self) -> bool:
        """Whether all games are there."""
        return len(self.games) >= self._planned.games

    @property
    def again(self) -> list[int]:
        """The games that this engine has to play again before it may go on: none where it has played here before.

        Which ones follows from the engine, so nobody chooses those that come out the same.
        """
        if self.complete or not self.engines or self._planned.engine in self.engines:
            return []
        chance = random.Random(f"{self._planned.engine}/{self._planned.name}")
        return sorted(chance.sample(range(len(self.games)), min(AGAIN, len(self.games))))

    def accept_engine(self, played: Sequence[SeriesGame | PlayedOut]) -> None:
        """Note that this engine plays games as they were; a `Problem` where one differs: two engines are no figure."""
        here, there = self._planned.engine, self.engines[-1]
        for game in played:
            if game != self.games[game.number]:
                said: dict[str, str | int] = {"name": self._planned.name, "there": there, "here": here}
                said |= {"played": len(self.games), "game": game.number, "file": str(self._games)}
                raise Problem("measure-other-engine", **said)
        with locked(self._later) as file:
            again = [game.number for game in played]
            append(file, msgspec.json.encode(LaterEngine(len(self.games), here, again)))
        self.engines.append(here)

    def note_peek(self) -> None:
        """Count that somebody is about to be shown what there is."""
        with locked(self._peeks) as file:
            append(file, msgspec.json.encode(Peek(len(self.games))))
        self.peeks += 1

    @contextmanager
    def adding(self) -> Iterator["SeriesFiles"]:
        """Add games with `add` in this block; nobody else can meanwhile. What was cut off in writing goes first."""
        self._folder.mkdir(parents=True, exist_ok=True)
        with locked(self._games) as self._game_file, locked(self._times) as self._time_file:
            if len(whole_lines(self._games)) != self._lines:
                raise Problem("measure-busy", file=str(self._games))  # somebody played between reading and now
            cut(self._time_file, len(self.times))
            if self.heading is None:
                cut(self._game_file, 0)
                self._lines = 1
                self.heading = Heading(self._planned.series, self._planned.games, self._planned.engine)
                append(self._game_file, msgspec.json.encode(self.heading))
                self.engines = [self.heading.engine]
            yield self

    def add(self, game: SeriesGame | PlayedOut, spent: CpuTime) -> None:
        """One more game; its time first, so that no game is without."""
        append(self._time_file, msgspec.json.encode(spent))
        append(self._game_file, msgspec.json.encode(game))
        self._lines += 1
        self.games.append(game)
        self.times.append(spent)


def kept_games(plan: Path, figures: Sequence[str], at_once: int) -> list[tuple[PlannedSeries, list[KeptGame]]]:
    """The kept games of some figures of a plan, as far as they have been played, so many of one series at once."""
    found = list[tuple[PlannedSeries, list[KeptGame]]]()
    for each in series_of(read(plan), figures):
        games = [game for game in SeriesFiles(plan.parent / RESULTS, each).games if isinstance(game, KeptGame)]
        found += [(each, games[start : start + at_once]) for start in range(0, len(games), at_once)]
    return found
