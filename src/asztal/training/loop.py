"""The training loop: play, fit, and every few iterations try the gate. Stopped anywhere, it goes on from there.

An iteration is a fixed list of games, never what came in so many minutes, so it is the same on any number of workers.
It begins with games of planners by the hand-made value, or of weights that were learned elsewhere. After that the
newest value and policy play, whether they are the best or not: a value is tried where it errs. The gate only decides
who is the champion; its games cost much more than those that teach.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, NamedTuple

from asztal.arena.spread import Engine, spread
from asztal.bots.model import Model
from asztal.bots.seating import derived_seed
from asztal.identity import Plays
from asztal.kernel import Title
from asztal.training.fitting import fitted
from asztal.training.games import Kept, Sample, Task, played, rows
from asztal.training.gate import verdict
from asztal.training.imitation import TakenOption, choices, imitated
from asztal.training.shards import Shards

CARELESS = 0.1  # the part of the turns that are played so
UNTAUGHT = (200, 60)  # leaves of the planners that begin, in one game after another, by the hand-made value
RECENT = 3  # iterations whose choices the policy learns from
POOL = 5  # of the newest values: from them come the rivals in every other game
EVERY = 4  # iterations from gate to gate
AT_ONCE = 10  # pairs of games between looks at the gate
PLAY, NEW, OLD = "play", "new", "old"
GIVEN = -1  # the iteration of games that were played elsewhere


class TrainingTable(NamedTuple):
    """A table at which it is trained: how many sit there, and the variant."""

    seats: int
    variant: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """What is trained: a game, alone or with rivals, at some tables in turn.

    An iteration has so many games, in which so many turns are tried for a decision; the gate has at most so many pairs,
    in which a decision has so many leaves. `by_hand`: all is judged by the hand-made value, and only what to try is
    learned.
    """

    title: Title[Any]
    tables: Sequence[TrainingTable]
    games: int
    pairs: int
    turns: int
    leaves: int
    by_hand: bool = False

    @property
    def rivals(self) -> bool:
        """Whether there are any."""
        return self.tables[0].seats > 1


class Training:
    """One run of the loop; `over` is asked between games, `say` hears what happened."""

    def __init__(
        self, plan: TrainingPlan, shards: Shards, engine: Engine, over: Callable[[], bool], say: Callable[[str], None]
    ) -> None:
        self._plan, self._shards, self._engine, self._over, self._say = plan, shards, engine, over, say
        self._rows: dict[tuple[int, str, int], list[Sample]] = {}
        self._choices: dict[tuple[int, str, int], list[TakenOption]] = {}

    def run(self) -> None:
        """Iterations, until it is over."""
        while not self._over() and self._iteration(len(self._shards.log())):
            pass

    def _iteration(self, number: int) -> bool:
        """One iteration; False when there was no time for all of it."""
        plan, shards, before = self._plan, self._shards, cpu_seconds()
        tasks = [self._task(number, PLAY, game, self._players(number, game)) for game in range(plan.games)]
        if not self._play_missing(number, tasks):
            return False
        if not shards.candidate(number):
            model = fitted(plan.title, self._window(number), plan.rivals, number)
            self._say(f"{number}: {model.data['rows']} positions, {len(model.names)} facts, error {model.error}")
            model = imitated(model, self._examples(number), number)
            first, three = model.data["policy"]["agrees"]
            self._say(f"{number}: the policy agrees in {first:.0%}, in {three:.0%} by three guesses")
            shards.propose(number, Model({**model.data, "by_hand": plan.by_hand}))
        aims = [kept.aims[0] for (kind, _), kept in shards.games(number).items() if kind == PLAY]
        entry = {
            "iteration": number,
            "aim": round(fmean(aims), 2),
            "won": round(fmean(aim > 0 for aim in aims), 3),
        }
        if number % EVERY == EVERY - 1:
            passed = self._gate(number, shards.candidate(number), shards.champion() or shards.start())
            if passed is None:
                return False
            if passed:
                shards.crown(shards.candidate(number))
            more = differences(shards.games(number))
            entry |= {"passed": passed, "pairs": len(more), "more": round(fmean(more), 2)}
        entry["cpu"] = round(cpu_seconds() - before, 1)
        shards.note(entry)
        self._say(str(entry))
        return True

    def _players(self, number: int, game: int) -> list[str]:
        """The newest value plays, against itself and against older ones in turn."""
        seats, again = self._table(game).seats, game // len(self._plan.tables)
        newest = self._shards.candidate(number - 1) or self._shards.start()
        rival = self._shards.candidate(number - 1 - again // 2 % POOL) if again % 2 else newest
        players, first = [newest, *[rival or newest] * (seats - 1)], again // 2 % seats
        return players[first:] + players[:first]

    def _table(self, game: int) -> TrainingTable:
        return self._plan.tables[game % len(self._plan.tables)]

    def _window(self, number: int) -> list[list[Sample]]:
        """The positions of games given, and of the newer half of its own: a worse value played older ones."""
        newest = range(number // 2, number + 1)
        games = [(each, key, kept) for each in newest for key, kept in self._shards.games(each).items()]
        games += [(GIVEN, (PLAY, at), kept) for at, kept in enumerate(self._shards.given())]
        self._rows = {
            (each, *key): self._rows.get((each, *key)) or list(rows(self._plan.title, kept))
            for each, key, kept in games
        }
        return list(self._rows.values())

    def _examples(self, number: int) -> list[list[TakenOption]]:
        """The choices of the newest games."""
        newest = range(max(0, number + 1 - RECENT), number + 1)
        games = [(each, key, kept) for each in newest for key, kept in self._shards.games(each).items()]
        self._choices = {
            (each, *key): self._choices.get((each, *key)) or list(choices(self._plan.title, kept))
            for each, key, kept in games
            if key[0] == PLAY
        }
        return list(self._choices.values())

    def _gate(self, number: int, new: str, old: str) -> bool | None:
        """Whether the candidate passed; None when there was no time to find out."""
        pairs, found = 0, None
        while found is None:
            tasks = [
                self._task(number, kind, each, who)
                for each in range(pairs, pairs + AT_ONCE)
                for kind, who in pair_of_players(new, old, self._table(each).seats).items()
            ]
            if not self._play_missing(number, tasks):
                return None
            pairs += AT_ONCE
            found = verdict(differences(self._shards.games(number))[:pairs], self._plan.pairs)
        return found

    def _task(self, iteration: int, kind: str, game: int, players: list[str]) -> Task:
        plan = self._plan
        group = PLAY if kind == PLAY else "gate"
        deal = derived_seed(plan.title.name, len(players), iteration, group, game) >> 1
        variant = dict(self._table(game).variant)
        if kind != PLAY:
            return Task(plan.title.name, kind, game, deal, variant, players, plan.leaves)
        if not players[0]:
            leaves = UNTAUGHT[game // len(plan.tables) % len(UNTAUGHT)]
            return Task(plan.title.name, kind, game, deal, variant, players, leaves)
        return Task(plan.title.name, kind, game, deal, variant, players, plan.leaves, plan.turns, CARELESS)

    def _play_missing(self, iteration: int, tasks: Sequence[Task]) -> bool:
        """Play those of the games that are not there yet; False when there was no time for all."""
        there = self._shards.games(iteration)
        missing = [task for task in tasks if (task.kind, task.number) not in there]
        if missing and self._over():
            return False
        games = spread(played, missing, self._engine, Plays(self._plan.title.name))
        for left, kept in zip(reversed(range(len(missing))), games, strict=True):
            self._shards.keep(iteration, kept)
            if left and self._over():
                return False
        return True


def cpu_seconds() -> float:
    """What this process has used so far, and those that it started and that have ended."""
    return sum(os.times()[:4])


def pair_of_players(new: str, old: str, seats: int) -> dict[str, list[str]]:
    """Who sits where in both games of a pair; with opponents, the same deal with two seats changed."""
    if seats == 1:
        return {NEW: [new], OLD: [old]}
    rest = [old] * (seats - 2)
    return {NEW: [new, old, *rest], OLD: [old, new, *rest]}


def differences(found: Mapping[tuple[str, int], Kept]) -> list[float]:
    """By how many points the candidate did better, pair by pair.

    With rivals, half of how much further ahead it was than the others in its place: of two, the one has what the other
    lacks, and of more even the best is often behind somebody.
    """
    numbers = sorted(number for kind, number in found if kind == NEW and (OLD, number) in found)
    return [_difference(found[NEW, number], found[OLD, number]) for number in numbers]


def _difference(new: Kept, old: Kept) -> float:
    if new.seats == 1:
        return new.aims[0] - old.aims[0]
    return (new.aims[0] - old.aims[0] + old.aims[1] - new.aims[1]) / 4
