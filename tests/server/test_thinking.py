"""Bots think in processes of their own, each with a limit on its time."""

import asyncio
import sys
import time
from pathlib import Path

import msgspec
import pytest

from asztal import registry
from asztal.bots import Remembering, resume_bot
from asztal.bots.standing import Standing
from asztal.kernel import Seeded, observe
from asztal.server.bots import worker
from asztal.server.bots.thinking import Answer, Thinkers
from asztal.server.bots.worker import Turns
from asztal.server.config import Config
from asztal.server.processes import NotThought
from asztal.server.service import Service
from asztal.server.tables.live.access import Person as ByPerson
from asztal.server.tables.live.request import Request
from asztal.server.tables.play.bot_questions import BotQuestion, bot_question
from asztal.server.tables.play.story import read_story
from tests.server.people import seated_table, with_service

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


def python_that(does: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program in place of the one that thinks; `$PYTHON` goes on as that one."""
    instead = folder / "python"
    instead.write_text(f"#!/bin/sh\nPYTHON={sys.executable}\n{does}\n")
    instead.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(instead))


@pytest.mark.slow
def test_a_process_that_starts_slowly_does_not_take_the_bots_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python_that('sleep 6; exec $PYTHON "$@"', tmp_path, monkeypatch)
    assert choose(5).option.startswith("choose ")


@pytest.mark.slow
def test_a_bot_that_takes_too_long_or_ends_gives_no_answer() -> None:
    late = Answer(why="it took longer than ASZTAL_BOT_SECONDS, 0.01 seconds of CPU time")
    assert choose(0.01, "level4", "imperial_miners") == late
    assert choose(60, "no-such-bot") == Answer(why="no package that ASZTAL_PACKAGES lists brings it")


@pytest.mark.slow
def test_a_bot_that_uses_twice_its_time_is_said_to_do_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python_that("echo; while :; do :; done", tmp_path, monkeypatch)
    why = choose(1).why
    assert why.startswith("it used ")
    assert why.endswith(" seconds of CPU time, ASZTAL_BOT_SECONDS are 1")


ENDED = "echo; read question; kill -9 $$"


@pytest.mark.slow
@pytest.mark.parametrize(("does", "begun"), [("exit 1", False), (ENDED, True)])
def test_a_process_that_does_not_start_or_is_killed_is_no_answer_of_the_bot(
    does: str, begun: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python_that(does, tmp_path, monkeypatch)
    with pytest.raises(NotThought) as raised:
        choose(60)
    assert raised.value.begun == begun


async def taken_once(service: Service) -> list[bool]:
    """Take the first turn of a bot; whether each of its choices was said to be any one."""
    table, _ = await seated_table(service, GAME, 2, 1)
    thinkers = Thinkers(60, 1)
    try:
        await Turns(service, thinkers).take(table, 1, 0)
    finally:
        await thinkers.close()
    async with service.changes.reading(table) as warm:
        assert warm.seq == 1
    return [
        line.args.get("says") == "bot-silent" for line in await read_story(service.cells.engine_of(table), table, 0)
    ]


def test_a_bot_whose_process_was_killed_thinks_again(
    config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed_once = f'[ -e {tmp_path}/once ] && exec $PYTHON "$@"; touch {tmp_path}/once; {ENDED}'
    python_that(killed_once, tmp_path, monkeypatch)
    said = list[bool]()
    with_service(config, lambda service: _into(said, service))
    assert not any(said)


def test_for_a_bot_that_always_ends_its_process_any_option_is_taken(
    config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python_that(f"echo >> {tmp_path}/ends; {ENDED}", tmp_path, monkeypatch)
    said = list[bool]()
    with_service(config, lambda service: _into(said, service))
    assert any(said)
    assert len((tmp_path / "ends").read_text()) == worker.ENDS


async def _into(said: list[bool], service: Service) -> None:
    said += await taken_once(service)


class Declining(Thinkers):
    """Takes a moment to say no."""

    MOMENT = 0.5

    async def choose(self, asked: BotQuestion, mind: bytes) -> Answer:
        await asyncio.sleep(self.MOMENT)
        return Answer(asked.offered[-1])


def test_a_bot_with_one_secret_option_is_ready_no_sooner_than_one_that_thinks(config: Config) -> None:
    """Others see in a sealed choice who is ready: not that somebody had nothing to choose."""

    async def story(service: Service) -> None:
        table, guests = await seated_table(service, "hand_in", 4, 3)
        turns, took = Turns(service, Declining(60)), list[float]()
        while not took:
            async with service.changes.reading(table) as warm:
                asked, seq = bot_question(warm, 3), warm.seq
                options = {seat: str(made.options[0]) for seat, made in warm.game.decisions.items()}
            if asked is None:
                seat = next(iter(options))
                await service.play.act(Request(table, ByPerson(guests[seat]), str(seq)), options[seat])
                continue
            began = time.monotonic()
            await turns.take(table, 3, seq)
            if asked.secret:
                assert asked.offered == ["done"]
                took.append(time.monotonic() - began)
        assert took[0] >= Declining.MOMENT

    with_service(config, story)


@pytest.mark.slow
def test_a_process_that_waits_is_ended_and_one_that_is_only_stopped_by_others_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What counts is the time of the processor: a busy machine makes nobody choose otherwise."""
    with monkeypatch.context() as patched:
        python_that("echo; exec sleep 60", tmp_path, patched)
        assert choose(1) == Answer(why="it waited for something for 1 seconds")
    monkeypatch.setattr("asztal.server.processes.IDLE", 0.0)  # as if it got hardly any of the processor
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
