"""Bots think in processes of their own, each with a limit on its time."""

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

from asztal import registry
from asztal.bots import Remembering, resume_bot
from asztal.bots.standing import Standing
from asztal.kernel import Seeded, observe
from asztal.server.bots.thinking import Answer, Thinkers
from asztal.server.tables.play.bot_questions import BotQuestion

GAME = "own_pace"


def question(name: str, bot: str, seed: int = 1) -> BotQuestion:
    game = registry.find(name).new(1, None, Seeded(1))
    offered = [str(option) for option in game.decisions[0].options]
    return BotQuestion(name, bot, msgspec.json.encode(observe(game, 0)), offered, Standing(seed, 0, 0))


def choose(seconds: float, bot: str = "random", name: str = GAME) -> Answer:
    async def story() -> Answer:
        thinkers = Thinkers(seconds, 1)
        try:
            return await thinkers.choose(question(name, bot), b"")
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
    late = Answer(why="it took longer than ASZTAL_BOT_SECONDS, 0.01 seconds of CPU time")
    assert choose(0.01, "level4", "imperial_miners") == late
    assert choose(60, "no-such-bot") == Answer(why="no package that ASZTAL_PACKAGES lists brings it")


@pytest.mark.slow
def test_a_process_that_waits_is_ended_and_one_that_is_only_stopped_by_others_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What counts is the time of the processor: a busy machine makes nobody choose otherwise."""
    waits = tmp_path / "python"
    waits.write_text("#!/bin/sh\necho\nexec sleep 60\n")
    waits.chmod(0o755)
    with monkeypatch.context() as patched:
        patched.setattr(sys, "executable", str(waits))
        assert choose(1) == Answer(why="it waited for something for 1 seconds")
    monkeypatch.setattr("asztal.server.bots.thinking.IDLE", 0.0)  # as if it got hardly any of the processor
    assert choose(60, "level4", "ginkgopolis").option


@pytest.mark.slow
def test_what_a_bot_keeps_in_mind_comes_back_with_its_choice() -> None:
    asked = question("barrage", "level4", seed=1 << 127)
    title = registry.find("barrage")
    bot = resume_bot("level4", title, asked.standing.memory(b""))
    game = title.new(1, None, Seeded(1))
    option = bot.choose(game.decisions[0], lambda: observe(game, 0))
    assert isinstance(bot, Remembering)

    async def story() -> Answer:
        thinkers = Thinkers(60, 1)
        try:
            return await thinkers.choose(asked, b"")
        finally:
            await thinkers.close()

    assert asyncio.run(story()) == Answer(str(option), bot.memory.mind)
    assert bot.memory.mind
