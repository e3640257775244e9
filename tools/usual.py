"""Reads what points are usual, by source and round, from the kept games of docs/usual/plan.toml.

`python -m tools.usual` writes what players are shown, `--check` says whether that is there already. Figures of which
games are missing are left out.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import msgspec

from asztal import registry
from asztal.analysis.points import points_by_round
from asztal.analysis.shown.usual import ALL, FILE, Between, Usual, UsualByGame
from asztal.arena.measured import KeptGame, Series
from asztal.measuring.files import kept_games
from asztal.measuring.plan import read
from asztal.measuring.replaying import positions

PLAN = Path("docs/usual/plan.toml")
MOST = 1 / 2  # of the games have to go on after a round


def usual(series: Series, games: Sequence[KeptGame]) -> Usual:
    """What is usual in these games."""
    title = registry.find(series.game)
    after, ends = defaultdict[int, list[dict[str, int]]](list), list[dict[str, int]]()
    for kept in games:
        *rounds, end = points_by_round(title, enumerate(positions(series, kept)))
        ends += end.seats
        for each in rounds:
            after[each.round] += each.seats
    most = {number: between(seats) for number, seats in sorted(after.items()) if len(seats) >= MOST * len(ends)}
    return Usual(series.variant, len(games), series.bot, most, between(ends))


def between(seats: Sequence[dict[str, int]]) -> dict[str, Between]:
    """The usual points of each source that at least one of these seats had, and of all together."""
    found = {}
    for source in [ALL, *sorted({key for seat in seats for key in seat})]:
        points = sorted(seat.get(source, 0) if source else sum(seat.values()) for seat in seats)
        found[source] = Between(*(points[-(-tenths * len(points) // 10) - 1] for tenths in (1, 5, 9)))
    return found


def read_all(plan: Path) -> UsualByGame:
    """What is usual in every game of the plan whose games are all there."""
    found = UsualByGame()
    for figure in read(plan).figure:
        for planned, games in kept_games(plan, [figure.name], sum(figure.games.values())):
            if len(games) == planned.games:
                found.setdefault(figure.game, {})[figure.seats] = usual(planned.series, games)
    return found


def main(given: Sequence[str] | None = None) -> int:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(prog="python -m tools.usual", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; say whether the file is right")
    check = parser.parse_args(given).check
    text = msgspec.json.format(msgspec.json.encode(read_all(PLAN)), indent=0) + b"\n"
    if check:
        return int(text != FILE.read_bytes())
    FILE.write_bytes(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
