"""Ledgers: a second account of a game, as kept by somebody with pen and paper who trusts no rule of the engine.

A game's ledger gets the events that everybody is told, works out for itself what must then be true, and compares. It
reads the data of the cards, the classes of the events and the names of fields; none of the code that plays the game.

`python -m asztal.testkit.ledger` keeps the books of as many games as it is told, from the top of the repository.
"""

import argparse
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import islice
from typing import Any

from asztal import registry
from asztal.bots.seating import Seating
from asztal.kernel import SPECTATOR, Event, Game, Seeded, Title, observe
from asztal.kernel.rules import EVERYONE
from asztal.testkit.corpus import numbered
from asztal.testkit.tally import RunTally
from asztal.testkit.walk import DECISIONS, Setting, all_settings

GREEDY = 10  # one game in so many is played by greedy bots, which take their time, the others by random ones


class Differs(AssertionError):
    """The ledger and the engine do not agree; the message says about what, in which game and when."""


class Ledger(ABC):
    """The books of one game. Each game writes its own `hear`, `compare` and `finish`; `same` is how they object."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def start(self, view: Any) -> None:  # noqa: B027 - a game whose events tell the whole set-up needs nothing here
        """What a watcher sees on the table at the first question, for what no event tells of the set-up."""

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Write down what everybody is told, from the set-up on, and object to what cannot be."""

    @abstractmethod
    def compare(self, game: Game[Any]) -> None:
        """After every choice and all that it led to: hold the books against the true game."""

    @abstractmethod
    def finish(self, game: Game[Any]) -> None:
        """When the game is over: the scores line by line and the winners, worked out from the books."""

    def same(self, what: str, ours: object, theirs: object) -> None:
        """Object unless the engine has what the books have."""
        if ours != theirs:
            raise Differs(f"{what}: the ledger has {ours!r}, the engine {theirs!r}")


@dataclass(frozen=True, slots=True)
class Audit:
    """How much was compared without a difference."""

    games: int
    decisions: int


def follow(ledger: type[Ledger], setting: Setting, seed: int, bot: str = "random") -> int:
    """Play one game and keep its books; gives the number of choices, raises `Differs`."""
    game = setting.title.new(setting.seats, setting.variant, Seeded(seed))
    seating, book = Seating(game, [bot] * setting.seats, seed), ledger(setting)
    heard = made = 0
    try:
        book.start(observe(game, SPECTATOR).view)
        while True:
            for mask, event in islice(game.events or (), heard, None):
                if mask == EVERYONE:
                    book.hear(event)
            heard = len(game.events or ())
            book.compare(game)
            if game.over or made == DECISIONS:
                break
            game.apply(*seating.next())
            made += 1
        book.same("the end", True, game.over)
        book.finish(game)
    except Differs as differs:
        raise Differs(f"{setting} seed {seed} with {bot} bots, after {made} choices: {differs}") from None
    return made


def games_of(title: Title[Any], numbers: Iterable[int], greedy: int = GREEDY) -> Iterator[tuple[Setting, int, str]]:
    """The games of these numbers: every seat count and variant in turn, now and then with bots that want to win."""
    ways = all_settings(title)
    for number in numbers:
        turn = number // len(ways)  # so that greedy bots come to every setting
        yield ways[number % len(ways)], number, "greedy" if (number + turn) % greedy == greedy - 1 else "random"


def audit(ledger: type[Ledger], title: Title[Any], numbers: Iterable[int], greedy: int = GREEDY) -> Audit:
    """Keep the books of many games; raises `Differs` at the first difference."""
    made = [follow(ledger, *game) for game in games_of(title, numbers, greedy)]
    return Audit(len(made), sum(made))


def ledger_of(title: Title[Any]) -> type[Ledger]:
    """The ledger of a title, which stands among its tests."""
    found: type[Ledger] = import_module(f"tests.games.{title.name}.ledger").LEDGER
    return found


def main() -> int:
    """The command; exit code 1 when a ledger and an engine differ anywhere."""
    parser = argparse.ArgumentParser(description="Keep the books of many games, one setting after another.")
    parser.add_argument("game", nargs="?", help="one title instead of all that are finished")
    parser.add_argument("--games", type=int, default=100, help="how many of every title")
    parser.add_argument("--first", type=int, default=1_000, help="the first seed; the tests use the seeds below it")
    args = parser.parse_args()
    tallies = []
    for title in [registry.find(args.game)] if args.game else numbered():
        tallies.append(tally := RunTally(title.name, "differences"))
        ledger = ledger_of(title)
        for setting, seed, bot in games_of(title, range(args.first, args.first + args.games)):
            tally.play(f"{setting} seed {seed} with {bot} bots", partial(follow, ledger, setting, seed, bot))
        print(tally, flush=True)
    return 1 if any(tally.broken for tally in tallies) else 0


if __name__ == "__main__":
    raise SystemExit(import_module("asztal.testkit.ledger").main())  # the module whose `Differs` the ledgers raise
