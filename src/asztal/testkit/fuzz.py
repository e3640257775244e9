"""`make fuzz`: the contract's checks on ever new seeds; a seed that breaks one is kept as a fixture for ever."""

import argparse
import itertools
import json
import time
from collections.abc import Callable, Iterable
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

from asztal import registry
from asztal.kernel import Title
from asztal.testkit.contract import check_contract
from asztal.testkit.tally import RunTally
from asztal.testkit.trace import repository
from asztal.testkit.walk import Setting, all_settings, playout

FIXTURES = Path("tests") / "fixtures" / "seeds.jsonl"
SECONDS = 60.0
PlaysOne = Callable[[Setting, int], int]  # plays one game, or several with one seed; gives the choices made


def fixtures(path: Path) -> list[tuple[Setting, int]]:
    """The seeds that once broke a check, each with its setting."""
    found = []
    for line in path.read_text("utf-8").splitlines():
        data = json.loads(line)
        setting = Setting(registry.find(data["game"]), data["seats"], data["variant"])
        found.append((setting, data["seed"]))
    return found


def fuzz(
    titles: Iterable[Title[Any]], game: PlaysOne, seeds: Iterable[int], path: Path, seconds: float = inf
) -> list[RunTally]:
    """Play a game of every title with each of these seeds while there is time; what breaks one goes to the fixtures.

    The titles take turns, and each goes through all its settings.
    """
    ways = [(RunTally(title.name), all_settings(title)) for title in titles]
    until = time.monotonic() + seconds
    for seed, (tally, settings) in ((seed, way) for seed in seeds for way in ways):
        if time.monotonic() > until:
            break
        setting = settings[seed % len(settings)]
        if not tally.play(f"{setting} seed {seed}", partial(game, setting, seed)):
            _keep(path, setting, seed)
    return [tally for tally, _ in ways]


def whole_contract(setting: Setting, seed: int) -> int:
    """All checks of the contract at the games of one seed; gives the choices made."""
    return check_contract(setting, first=seed)


def _keep(path: Path, setting: Setting, seed: int) -> None:
    data = {"game": setting.title.name, "seats": setting.seats, "variant": dict(setting.variant)}
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({**data, "seed": seed}) + "\n")


def main() -> int:
    """The command; exit code 1 when something broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", help="one title instead of all of them")
    parser.add_argument("--games", type=int, help="so many seeds of every title, spread over all its settings")
    parser.add_argument("--seconds", type=float, help=f"so long, over all titles; {SECONDS:.0f} without --games")
    parser.add_argument("--playouts", action="store_true", help="only play: what finds crashes and dead ends quickly")
    parser.add_argument("--first", type=int, default=1_000, help="the first seed; the tests use the seeds below it")
    args = parser.parse_args()
    tallies = fuzz(
        [registry.find(args.game)] if args.game else registry.titles().values(),
        playout if args.playouts else whole_contract,
        itertools.count(args.first) if args.games is None else range(args.first, args.first + args.games),
        repository(Path.cwd()) / FIXTURES,
        args.seconds or (SECONDS if args.games is None else inf),
    )
    for tally in tallies:
        print(tally)
    return 1 if any(tally.broken for tally in tallies) else 0


if __name__ == "__main__":
    raise SystemExit(main())
