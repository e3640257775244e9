"""The ladder of bots: who wins more ranks higher, wherever and in whatever order the games are played."""

from dataclasses import asdict
from pathlib import Path

import pytest

from asztal.arena.ladder import Duel, _strengths, ladder
from asztal.arena.spread import Processes
from tests.kernel.minis.toy_euro import TITLE as TOY

MINIS = Path(__file__).parents[1] / "kernel" / "minis"


def test_who_wins_ten_of_eleven_is_400_stronger() -> None:
    played = [Duel(0, 1, 2 * won, (0, 0)) for won in (0.0,) * 1000 + (1.0,) * 100]
    assert _strengths(2, played) == pytest.approx([0, 400], abs=1)


def test_strengths_add_up_over_bots_that_never_met() -> None:
    played = [Duel(first, first + 1, won, (0, 0)) for first in (0, 1) for won in (2.0,) * 250 + (0.0,) * 750]
    low, middle, high = _strengths(3, played)
    assert (low, middle, high) == pytest.approx((0, 191, 382), abs=8)


@pytest.mark.slow
def test_the_ladder_is_the_same_wherever_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASZTAL_GAMES", str(MINIS / "toy_euro.py"))
    heard: list[int] = []
    variant = TOY.full_variant(2, {})
    here = ladder(TOY, ["random", "greedy"], 20, variant=variant, seed=5, progress=heard.append)
    there = ladder(TOY, ["random", "greedy"], 20, variant=variant, seed=5, engine=Processes(2))
    assert asdict(here) == asdict(there)
    assert (here.games, heard[-1]) == (20, 20)
    weak, strong = here.rungs
    assert (weak.strength, weak.low, weak.high) == (0, 0, 0)
    assert strong.low <= strong.strength <= strong.high
    assert strong.strength > 0
    assert weak.win_rate + strong.win_rate == pytest.approx(1)
    assert strong.mean_score > weak.mean_score
