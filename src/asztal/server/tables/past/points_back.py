"""The points of a finished game by source and round, beside what is usual."""

from asztal.analysis import GameLine
from asztal.analysis.points import points_by_round, positions_of
from asztal.analysis.shown.usual import usual_points
from asztal.server.wire.look_back_shapes import GamePoints, RoundPointsOfSeats
from asztal.worlds.telling import source_names


def points_of(line: GameLine, lang: str) -> GamePoints:
    """The points of the game in a record, in the words of a language."""
    header = line.record.header
    usual = usual_points(line.title.name, header.seats, header.variant)
    played, rounds = list(points_by_round(line.title, positions_of(line))), list[RoundPointsOfSeats]()
    for number, each in enumerate(played, 1):
        known = {} if usual is None else usual.end if number == len(played) else usual.rounds.get(each.round, {})
        rounds.append(RoundPointsOfSeats(each.round, each.move, each.seats, known))
    found = {key for each in rounds for seat in each.seats for key in seat}
    found |= {key for each in rounds for key, usually in each.usual.items() if key and (usually.low or usually.high)}
    return GamePoints(source_names(line.title, found, lang), rounds, usual.games if usual else 0)
