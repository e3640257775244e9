"""Points by source and round: they add up to what the game says, and what is usual comes from the games of a plan."""

from pathlib import Path

import pytest

from asztal import registry
from asztal.analysis import GameLine, read_line
from asztal.analysis.points import points_by_round, positions_of
from asztal.analysis.shown.usual import ALL, Between, usual_points
from asztal.cli import main
from asztal.kernel.record import replay
from asztal.measuring.files import kept_games
from asztal.measuring.replaying import positions
from asztal.server.tables.past.points_back import points_of
from asztal.text.wording import wording_of
from tools import usual

GAMES = ["ginkgopolis", "imperial_miners", "barrage", "underwater_cities"]
PLAN = """
seed = "test"
[[figure]]
name = "two"
game = "ginkgopolis"
seats = 2
against = "random"
games = { random = 4 }
keeps = true
[[figure]]
name = "alone"
game = "ginkgopolis"
games = { random = 4 }
keeps = true
"""


def line_of(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> GameLine:
    assert main(["record", game, "--seats", ",".join(["level1"] * seats)]) == 0
    return read_line(capsys.readouterr().out)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 3])
def test_points_add_up_after_every_round_and_at_the_end(
    game: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    line = line_of(game, seats, capsys)
    found = list(points_by_round(line.title, positions_of(line)))
    assert [each.round for each in found] == list(range(1, line.title.round_number(line.end.state) + 1))
    assert found[-1].move == line.made[-1].entry
    scores = [line.title.scores(table.game.state) for table in replay(line.title, line.record)]
    for each in found:
        assert [sum(seat.values()) for seat in each.seats] == scores[each.move]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "hu", "de"])
def test_players_see_them_with_names_beside_what_is_usual(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = line_of(game, 1, capsys)
    told, measured = points_of(line, lang), usual_points(game, 1, line.record.header.variant)
    assert measured is not None
    assert told.games == measured.games
    assert told.rounds[-1].usual == measured.end
    for each in told.rounds:
        assert {key for seat in each.seats for key in seat} <= set(told.sources)
        for key, between in each.usual.items():
            assert between.low <= between.middle <= between.high
            assert key in {ALL, *told.sources} or between.low == between.high == 0
    texts = wording_of(line.title, lang).texts
    assert all(f"source-{key}" in texts or f"score-{key}" in texts for key in told.sources), "everything has a name"


def test_where_nobody_has_measured_points_stand_alone(capsys: pytest.CaptureFixture[str]) -> None:
    told = points_of(line_of("ginkgopolis", 5, capsys), "en")
    assert (told.games, [each.usual for each in told.rounds]) == (0, [{}] * len(told.rounds))
    title = registry.find("barrage")
    usual = title.full_variant(1, {})
    assert usual_points("barrage", 1, usual)
    for name, values in title.variants.items():
        for value in set(values) - {usual[name]}:
            assert usual_points("barrage", 1, {**usual, name: value}) is None, "measured only as it is usually played"


def test_what_is_usual_is_read_from_games_that_are_all_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN)
    assert main(["measure", str(plan), "--only", "two", "--json"]) == 0
    assert main(["measure", str(plan), "--only", "alone", "--games", "3", "--json"]) == 1
    found = usual.read_all(plan)
    assert list(found["ginkgopolis"]) == [2]
    two = found["ginkgopolis"][2]
    [(planned, games)] = kept_games(plan, ["two"], 4)
    ends = list[int]()
    for game in games:
        *_, end = points_by_round(registry.find("ginkgopolis"), enumerate(positions(planned.series, game)))
        assert max(sum(seat.values()) for seat in end.seats) >= game.points
        ends += [sum(seat.values()) for seat in end.seats]
    assert (two.games, two.bot, len(ends)) == (4, "random", 8)
    assert two.end[ALL] == Between(*(sorted(ends)[number] for number in (0, 3, 7)))


@pytest.mark.slow
def test_what_players_see_as_usual_is_what_the_kept_games_say() -> None:
    assert usual.main(["--check"]) == 0
