"""Simulations: the result depends on the seed alone, and a game that fails can be found again."""

import pickle
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from asztal.arena import GameFailed, Seating, SimResult, derived_seed, simulate
from asztal.arena.sim import play
from asztal.arena.spread import Processes
from asztal.kernel import Fast
from tests.kernel.minis.toy_euro import TITLE as TOY
from tests.kernel.minis.toy_euro import Toy, ToyEuro

MINIS = Path(__file__).parents[1] / "kernel" / "minis"


def without_speed(result: SimResult) -> dict[str, Any]:
    return {name: value for name, value in asdict(result).items() if not name.endswith("_per_second")}


def test_every_game_is_played_and_every_victory_is_counted_once() -> None:
    result = simulate(TOY, 30, ["random"] * 3)
    assert result.games == 30
    assert [seat.bot for seat in result.seats] == ["random"] * 3
    assert sum(seat.wins for seat in result.seats) == pytest.approx(30)
    assert [seat.wins / 30 for seat in result.seats] == [seat.win_rate for seat in result.seats]
    assert 40 < result.decisions / 30 < 120
    assert result.decisions_per_second == pytest.approx(result.games_per_second * result.decisions / 30)


def test_a_shared_victory_counts_as_its_part() -> None:
    class Drawn(ToyEuro):
        def places(self, state: Toy) -> list[int]:
            return [1, 3, 1]

    assert [seat.wins for seat in simulate(Drawn(), 5, ["random"] * 3).seats] == [2.5, 0, 2.5]


def test_scores_are_averaged_with_their_spread() -> None:
    class Fixed(ToyEuro):
        def score(self, state: Toy, seat: int) -> int:
            return 10 * seat + state.players[0].wood % 2

    seats = simulate(Fixed(), 50, ["random"] * 2).seats
    mean = seats[0].mean_score
    assert 0 < mean < 1
    assert seats[1].mean_score == pytest.approx(10 + mean)
    assert seats[0].score_stdev == pytest.approx((mean * (1 - mean)) ** 0.5)


@pytest.mark.slow
def test_the_result_does_not_depend_on_the_number_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASZTAL_GAMES", str(MINIS / "toy_euro.py"))
    heard: list[int] = []
    one = simulate(TOY, 23, ["random", "greedy", "random"], seed=4)
    two = simulate(TOY, 23, ["random", "greedy", "random"], seed=4, engine=Processes(2), progress=heard.append)
    assert without_speed(one) == without_speed(two)
    assert heard == sorted(set(heard))
    assert heard[-1] == 23


def test_another_seed_gives_other_games() -> None:
    assert without_speed(simulate(TOY, 5, ["random"] * 2)) != without_speed(simulate(TOY, 5, ["random"] * 2, seed=1))


def test_one_game_of_a_series_can_be_played_alone() -> None:
    whole, start = simulate(TOY, 4, ["random"] * 2, seed=9), simulate(TOY, 3, ["random"] * 2, seed=9)
    last = simulate(TOY, 1, ["random"] * 2, seed=9, first=3)
    assert last.decisions == whole.decisions - start.decisions
    outcome = play(TOY, ["random"] * 2, {}, derived_seed(9, 3))
    assert [seat.mean_score for seat in last.seats] == outcome.scores


def test_a_game_that_does_not_end_is_named() -> None:
    with pytest.raises(GameFailed, match=r"toy_euro: game 2 of seed 11 failed .*not over after 10 decisions") as failed:
        simulate(TOY, 1, ["random"] * 2, seed=11, first=2, most_decisions=10)
    assert (failed.value.index, failed.value.seed) == (2, 11)
    assert str(pickle.loads(pickle.dumps(failed.value))) == str(failed.value)


def test_a_game_that_fails_in_another_process_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASZTAL_GAMES", str(MINIS / "toy_euro.py"))
    with pytest.raises(GameFailed, match=r"toy_euro: game \d of seed 0 failed .*TooLong") as failed:
        simulate(TOY, 3, ["random"] * 2, engine=Processes(2), most_decisions=10)
    assert failed.value.index == 0


def test_an_error_in_the_rules_is_kept_as_the_cause() -> None:
    class Broken(ToyEuro):
        def score_lines(self, state: Toy, seat: int) -> Any:
            raise ZeroDivisionError("in the rules")

    with pytest.raises(GameFailed, match=r"game 0 of seed 0 failed .*ZeroDivisionError: in the rules") as failed:
        simulate(Broken(), 2, ["random"] * 2)
    assert isinstance(failed.value.__cause__, ZeroDivisionError)


def test_any_of_the_seats_that_are_asked_may_answer_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = TOY.new(3, chance=Fast(0))
    decision = game.decisions[0]
    monkeypatch.setattr(game, "decisions", dict.fromkeys(range(3), decision))
    assert {Seating(game, ["random"] * 3, seed).next()[0] for seed in range(30)} == {0, 1, 2}


def test_derived_seeds_are_fixed_and_differ_for_every_name() -> None:
    seeds = [derived_seed(seed, part, number) for seed in (0, 1) for part in ("bot", "order") for number in range(50)]
    assert len(set(seeds)) == 200
    assert derived_seed(7, "chance") == derived_seed("7", "chance") == 8069877972563143545
