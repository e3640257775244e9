"""Measures worlds: plays entries by levels 1 to 3 and prints how large they are, how long checks take, how lines part.

`python -m tools.worlds GAME --entries 200` for one game; `--ways 20` plays worlds in several ways and compares bytes.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

import msgspec

from asztal import registry
from asztal.arena.spread import Engine, InThisProcess, OnRay, Processes
from asztal.arena.ways import PlayedBy, differing
from asztal.worlds.comparing import alone_after, crossings, follow, tree
from asztal.worlds.entry import WorldEntry, read_entry
from asztal.worlds.session import play
from asztal.worlds.verifying import check_bots, check_rules, drawn
from asztal.worlds.world import KeyedWorld, make

T = TypeVar("T")
R = TypeVar("R")
LEVELS = ("level1", "level2", "level3")
MANY = 1000
BUSY = 2  # processes that do nothing but take time from others


def spent(work: Callable[[], Any]) -> tuple[float, Any]:
    """Seconds of CPU, and what came of it."""
    begun = time.process_time()
    found = work()
    return time.process_time() - begun, found


def kept(file: Path, keyed: KeyedWorld, seed: int) -> WorldEntry:
    """An entry, played once: whoever is stopped goes on from there."""
    if not file.exists():
        file.write_bytes(play(keyed, LEVELS[seed % 3], seed).written)
    return read_entry(file.read_text())


def entries(game: str, count: int, folder: Path) -> dict[str, Any]:
    """What entries of one world take, and how soon their lines part."""
    keyed = make(registry.find(game), ["", "level2"], key=f"{game} measured")
    made = [kept(folder / f"{game}-{seed}.json", keyed, seed) for seed in range(count)]
    sizes = sorted(len(msgspec.json.encode(each.choices)) for each in made)
    replaying, _ = spent(lambda: [check_rules(keyed, made[number % count]) for number in range(MANY)])
    following, found = spent(lambda: [follow(keyed, each) for each in made])
    thinking, _ = spent(lambda: [check_bots(keyed, each) for each in drawn(made, 20)])
    lines = [each.choices for each in found]
    many = [lines[number % count] for number in range(MANY)]
    walking, _ = spent(lambda: crossings(many, lines[0], found[0].turns))
    growing, _ = spent(lambda: tree(many))
    return {
        "game": game,
        "entries": count,
        "bytes": [sizes[0], round(median(sizes)), sizes[-1]],
        "bytes_with_log": round(median(len(each.written) for each in made)),
        "cpu_replay_1000": round(replaying, 1),
        "cpu_follow_each": round(following / count, 4),
        "cpu_think_again_20": round(thinking, 2),
        "cpu_own_line_1000": round(walking, 5),
        "cpu_tree_1000": round(growing, 4),
        "alone_after_turn": {str(turn): round(alone_after(found, turn), 2) for turn in range(1, 9)},
    }


class Pressed:
    """In processes beside others that take their time from them."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        """See `Engine`."""
        beside = [get_context("spawn").Process(target=_idle_away, daemon=True) for _ in range(BUSY)]
        for each in beside:
            each.start()
        try:
            yield from Processes(2).run(work, tasks)
        finally:
            for each in beside:
                each.kill()


def _idle_away() -> None:
    while True:
        pass


def ways(game: str, worlds: int, bot: str, ray: bool, pressed: bool) -> dict[str, Any]:
    """How many entries of so many worlds differ when they are played in several ways."""
    title = registry.find(game)
    tasks = [
        PlayedBy(make(title, ["", bot], key=f"{game} {bot} {number}"), "level1", number) for number in range(worlds)
    ]
    engines: dict[str, Engine] = {"one": InThisProcess(), "two": Processes(2)}
    if ray:
        engines["ray"] = OnRay()
    if pressed:
        engines["pressed"] = Pressed()
    begun = time.monotonic()
    found = list(differing(tasks, engines))
    seconds = round(time.monotonic() - begun)
    return {"game": game, "bot": bot, "worlds": worlds, "ways": [*engines, "restarts"], "differ": found, "s": seconds}


def main() -> None:
    """Print one line of JSON for each thing that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--entries", type=int, default=0)
    parser.add_argument("--keep", type=Path, default=Path("worlds"), help="where entries are kept")
    parser.add_argument("--ways", type=int, default=0)
    parser.add_argument("--bot", default="level2")
    parser.add_argument("--ray", action="store_true")
    parser.add_argument("--pressed", action="store_true", help="beside busy processes too")
    args = parser.parse_args()
    if args.entries:
        args.keep.mkdir(parents=True, exist_ok=True)
        print(json.dumps(entries(args.game, args.entries, args.keep)), flush=True)
    if args.ways:
        print(json.dumps(ways(args.game, args.ways, args.bot, args.ray, args.pressed)), flush=True)


if __name__ == "__main__":
    main()
