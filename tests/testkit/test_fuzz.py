"""Long fuzzing runs: they play as many games as they are told, count them, and go on after a failure."""

import sys
from pathlib import Path

import pytest

from asztal.testkit import fuzz, ledger
from asztal.testkit.contract import check_contract
from asztal.testkit.walk import Setting, Walk, all_settings, data_of, playout
from tests.kernel.minis import toy_euro

TITLE = toy_euro.TITLE


class Breaking(toy_euro.ToyEuro):
    """Crashes at every table of three."""

    def new(self, seats: int, *args: object, **kwargs: object) -> object:  # type: ignore[override]
        if seats == 3:
            raise RuntimeError("three are too many")
        return super().new(seats, *args, **kwargs)  # type: ignore[arg-type]


def test_every_seed_plays_one_game_and_every_setting_has_its_turn(tmp_path: Path) -> None:
    played: list[tuple[str, int]] = []

    def game(setting: Setting, seed: int) -> int:
        played.append((str(setting), seed))
        return 7

    ways = len(all_settings(TITLE))
    (tally,) = fuzz.fuzz([TITLE], game, range(1000, 1000 + 2 * ways), tmp_path / "seeds")
    assert [seed for _, seed in played] == list(range(1000, 1000 + 2 * ways))
    assert sorted(name for name, _ in played) == sorted(str(way) for way in all_settings(TITLE) for _ in range(2))
    assert str(tally).startswith(f"{TITLE.name}: {2 * ways} games, {14 * ways} decisions, 0 broken, ")


def test_a_playout_is_the_game_that_the_contract_looks_at() -> None:
    setting = Setting(TITLE, 3)
    walk = Walk(setting, 5)
    assert playout(setting, 5) == sum(1 for _ in walk.steps())
    assert data_of(walk.game)  # it came to its end


def test_what_breaks_is_said_and_kept_and_the_run_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    title = Breaking()
    seeds, kept = len(all_settings(title)), tmp_path / "seeds"
    (tally,) = fuzz.fuzz([title], playout, range(seeds), kept)
    broken = sum(setting.seats == 3 for setting in all_settings(title))
    assert (tally.games, len(tally.broken)) == (seeds, broken)
    assert "seed 1: RuntimeError: three are too many" in capsys.readouterr().out
    assert {setting.seats for setting, _ in fuzz.fixtures(kept)} == {3}


def test_time_ends_a_run_without_a_number(tmp_path: Path) -> None:
    (tally,) = fuzz.fuzz([TITLE], playout, range(10**9), tmp_path / "seeds", seconds=0.1)
    assert tally.games > 0


def test_the_commands_print_what_they_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["fuzz", "ginkgopolis", "--games", "2", "--playouts"])
    assert fuzz.main() == 0
    assert capsys.readouterr().out.startswith("ginkgopolis: 2 games, ")
    monkeypatch.setattr(sys, "argv", ["ledger", "ginkgopolis", "--games", "2", "--first", "1000"])
    assert ledger.main() == 0
    said = capsys.readouterr().out
    assert said.startswith("ginkgopolis: 2 games, ")
    assert said.endswith(" games per second\n")


def test_a_difference_is_said_and_the_books_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def differs(*_: object) -> int:
        raise ledger.Differs("water: the ledger has 1, the engine 2")

    monkeypatch.setattr(ledger, "follow", differs)
    monkeypatch.setattr(sys, "argv", ["ledger", "ginkgopolis", "--games", "3"])
    assert ledger.main() == 1
    said = capsys.readouterr().out
    assert said.count("water: the ledger has 1, the engine 2") == 3
    assert "3 games, 0 decisions, 3 differences" in said


def test_what_once_broke_the_contract_keeps_it() -> None:
    for setting, seed in fuzz.fixtures(Path(fuzz.__file__).parents[3] / fuzz.FIXTURES):
        check_contract(setting, first=seed)
