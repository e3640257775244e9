"""Bots think in processes of their own, each with a limit on its time."""

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

from asztal import registry
from asztal.kernel import Seeded, observe
from asztal.server.bots.thinking import Answer, Thinkers

GAME = "own_pace"


def choose(seconds: float, bot: str = "random") -> Answer:
    async def story() -> Answer:
        thinkers = Thinkers(seconds, 1)
        try:
            game = registry.find(GAME).new(1, None, Seeded(1))
            return await thinkers.choose(GAME, bot, msgspec.json.encode(observe(game, 0)))
        finally:
            await thinkers.close()

    return asyncio.run(story())


@pytest.mark.slow
def test_a_process_that_starts_slowly_does_not_take_the_bots_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = tmp_path / "python"
    slow.write_text(f'#!/bin/sh\nsleep 6\nexec {sys.executable} "$@"\n')
    slow.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(slow))
    assert choose(5).option.startswith("choose ")


@pytest.mark.slow
def test_a_bot_that_takes_too_long_or_ends_gives_no_answer() -> None:
    assert choose(0.000_001) == Answer(why="it took longer than ASZTAL_BOT_SECONDS, 1e-06 seconds")
    assert choose(60, "no-such-bot") == Answer(why="no package that ASZTAL_PACKAGES lists brings it")


@pytest.mark.slow
def test_a_bot_that_plans_answers_with_what_it_has_before_its_time_is_over() -> None:
    game = registry.find("barrage").new(1, None, Seeded(1))
    offered = [str(option) for option in game.decisions[0].options]

    async def story() -> str:
        thinkers = Thinkers(20, 1)
        try:
            return (await thinkers.choose("barrage", "planner", msgspec.json.encode(observe(game, 0)))).option
        finally:
            await thinkers.close()

    assert asyncio.run(story()) in offered
