"""How fast a game's engine is: decisions, games, copies and views per second, comparable between runs."""

import json
import random
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

from asztal.kernel import Fast, Game, Title, observe
from asztal.registry import usual_seats
from asztal.testkit.yardstick import measure

POSITIONS = 40  # of one game, that are copied and viewed
FILE = Path("docs", "bench.json")  # the last recorded figures, from the top of the repository
RATES = ("decisions_norm", "games_norm", "clones_norm", "views_norm")


@dataclass(frozen=True, slots=True)
class BenchResult:
    """Rates per CPU second: `norm` to compare between runs and machines (see the yardstick), `raw` as measured."""

    game: str
    decisions_norm: float
    games_norm: float
    clones_norm: float
    views_norm: float
    decisions_per_game: float
    decisions_raw: float
    games_raw: float
    clones_raw: float
    views_raw: float


def bench(title: Title[Any], seats: int | None = None, seconds: float = 2.0) -> BenchResult:
    """Measure random play, copies and views; each takes three times `seconds`."""
    count = usual_seats(title) if seats is None else seats
    lengths: list[int] = []

    def play() -> int:
        lengths.append(_random_game(title, count, seed=len(lengths)))
        return lengths[-1]

    decisions = measure(play, seconds)
    length = sum(lengths) / len(lengths)
    positions = _positions(title, count)
    chance = Fast(0)

    def clone() -> int:
        for game in positions:
            game.clone(chance)
        return len(positions)

    looks = list(zip(positions, cycle(range(count)), strict=False))

    def view() -> int:
        for game, seat in looks:
            observe(game, seat)
        return len(looks)

    clones, views = measure(clone, seconds), measure(view, seconds)
    return BenchResult(
        game=title.name,
        decisions_norm=decisions.norm,
        games_norm=decisions.norm / length,
        clones_norm=clones.norm,
        views_norm=views.norm,
        decisions_per_game=length,
        decisions_raw=decisions.raw,
        games_raw=decisions.raw / length,
        clones_raw=clones.raw,
        views_raw=views.raw,
    )


def _random_game(title: Title[Any], seats: int, seed: int, keep: list[Game[Any]] | None = None) -> int:
    """Play a quiet game at random and count its decisions; `keep` gets a copy of every position."""
    chance = Fast(seed)
    pick = random.Random(seed).random
    game = title.new(seats, chance=chance, tells=False)
    count = 0
    while game.decisions:
        if keep is not None:
            keep.append(game.clone(chance))
        asked = list(game.decisions)
        seat = asked[int(pick() * len(asked))]
        options = game.decisions[seat].options
        game.apply_unchecked(seat, options[int(pick() * len(options))])
        count += 1
    return count


def _positions(title: Title[Any], seats: int) -> list[Game[Any]]:
    """Positions spread evenly over one game."""
    every: list[Game[Any]] = []
    length = _random_game(title, seats, 0, every)
    return [every[index * length // POSITIONS] for index in range(POSITIONS)]


def recorded(root: Path) -> dict[str, BenchResult]:
    """The figures that were saved last, by game; none where there is no file."""
    path = root / FILE
    saved = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    return {figures["game"]: BenchResult(**figures) for figures in saved}


def save(root: Path, results: Iterable[BenchResult]) -> None:
    """Record the figures; those of games that were not measured stay."""
    figures = recorded(root) | {result.game: result for result in results}
    data = [asdict(figures[name]) for name in sorted(figures)]
    (root / FILE).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def ratios(result: BenchResult, before: Mapping[str, BenchResult]) -> list[float | None]:
    """Each of `RATES` as a multiple of the recorded figure; None for a game without one."""
    old = before.get(result.game)
    return [None if old is None else getattr(result, rate) / getattr(old, rate) for rate in RATES]
