"""The points of a game by what they were given for, round by round."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from asztal.analysis.line import GameLine
from asztal.kernel import Game, Title
from asztal.worlds.comparing import points_by_source


class PointsAfter(NamedTuple):
    """What every seat had at the end of a round, after so many moves."""

    round: int
    move: int
    seats: list[dict[str, int]]


def points_by_round(title: Title[Any], games: Iterable[tuple[int, Game[Any]]]) -> Iterator[PointsAfter]:
    """After each round; `games` are all positions of a game, each after so many moves. The last one is its end.

    Whatever comes before the first round is round 0, of which nothing is told.
    """
    played = 0
    game: Game[Any] | None = None
    move = 0
    for move, game in games:
        this = title.round_number(game.state)
        if played not in (0, this) and not game.over:
            yield _after(title, game, played, move)
        if not game.over:
            played = this
    if game is not None:
        yield _after(title, game, played, move)


def _after(title: Title[Any], game: Game[Any], played: int, move: int) -> PointsAfter:
    return PointsAfter(played, move, [points_by_source(title, game, seat) for seat in game.seats()])


def positions_of(line: GameLine) -> Iterator[tuple[int, Game[Any]]]:
    """All positions of a line, each with the number of moves before it."""
    moves = 0
    for made in line.made:
        yield moves, made.before
        moves = made.entry
    yield moves, line.end
