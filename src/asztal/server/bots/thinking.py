"""Runs bots in processes of their own: each gets an observation and nothing else, and is ended when it hangs.

No clock decides what a bot chooses: one that has to wait for a busy machine chooses the same later.
"""

import asyncio
import contextlib
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec

from asztal.bots import Memory
from asztal.server.tables.play.bot_questions import BotQuestion

START = 60.0  # seconds for a thinking process to start: on a busy machine longer than a bot may think
MOST_BYTES = 2 << 30  # of memory that a thinking process may use
IDLE = 0.001  # the part of a processor below which a process does not think but waits for something


class Thought(msgspec.Struct, frozen=True):
    """What a bot is given: its name, the game's, its memory, seconds of CPU after which it hangs, what its seat sees.

    The seed is in hexadecimal: it has more bits than a number may have in JSON.
    """

    game: str
    bot: str
    seed: str
    choices: int
    mind: bytes
    seconds: float
    observation: msgspec.Raw

    @property
    def memory(self) -> Memory:
        """What the bot takes to this choice."""
        return Memory(int(self.seed, 16), self.choices, self.mind)


class Answer(msgspec.Struct, frozen=True):
    """The option that a bot chooses, and what it keeps in mind; the option is empty where it chooses none, and why."""

    option: str = ""
    mind: bytes = b""
    why: str = ""


class Hangs(Exception):
    """A bot that does nothing, or uses far more time than it has; says which."""


class NotThought(Exception):
    """The process did not start, or it ended before the bot had an answer: whoever asks again may get one.

    `begun` says that it had begun to think: then it may be the bot that ends it, as one does that takes all memory.
    """

    def __init__(self, why: str, *, begun: bool) -> None:
        super().__init__(why)
        self.begun = begun


class Thinkers:
    """A few processes that think for bots. One that was killed is replaced."""

    def __init__(self, seconds: float, count: int = 2, packages: str = "") -> None:
        self._seconds, self._packages = seconds, packages
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(count):
            self._idle.put_nowait(None)

    async def choose(self, asked: BotQuestion, mind: bytes) -> Answer:
        """The bot's option; none when it hangs, or gives one that makes no sense. Raises `NotThought`."""
        seed, choices, _ = asked.standing
        thought = Thought(asked.game, asked.bot, f"{seed:x}", choices, mind, self._seconds, msgspec.Raw(asked.seen))
        process, answered = await self._idle.get(), False
        try:
            if process is None or process.returncode is not None:
                process = None
                process = await self._started()
            answer = msgspec.json.decode(await self._ask(process, msgspec.json.encode(thought)), type=Answer)
            answered = True
            return answer
        except Hangs as hangs:
            return Answer(why=str(hangs))
        except (OSError, ValueError, msgspec.DecodeError) as error:
            if process is None:
                raise NotThought("the process in which it thinks did not start", begun=False) from error
            if await _end(process) == -signal.SIGPROF:
                return Answer(why=f"it took longer than ASZTAL_BOT_SECONDS, {self._seconds:g} seconds of CPU time")
            raise NotThought("the process in which it thought has ended", begun=True) from error
        finally:
            if not answered:
                await _end(process)
            self._idle.put_nowait(process if answered else None)

    async def _started(self) -> Process:
        """A process that is ready to think; raises `OSError` or `ValueError` where there is none in time."""
        command = (sys.executable, "-m", "asztal.server.bots.thinker", self._packages)
        # Whoever stops the worker from its terminal does not end its bots in the middle of a thought.
        pipes: dict[str, Any] = {"stdin": PIPE, "stdout": PIPE, "limit": 1 << 20, "start_new_session": True}
        process = await asyncio.create_subprocess_exec(*command, **pipes)
        try:
            async with asyncio.timeout(START):
                await _read_answer(process)
        except BaseException:
            await _end(process)
            raise
        return process

    async def _ask(self, process: Process, line: bytes) -> bytes:
        """Its answer, however long it takes while it thinks; raises `Hangs` when it does nothing.

        Or when it uses far more than its process allows itself: a package can switch that off.
        """
        asking, used = asyncio.ensure_future(_ask(process, line)), _cpu_seconds(process.pid)
        begun = used
        try:
            while not (await asyncio.wait({asking}, timeout=max(1.0, self._seconds)))[0]:
                before, used = used, _cpu_seconds(process.pid)
                if used - begun > 2 * self._seconds:
                    raise Hangs(
                        f"it used {used - begun:.0f} seconds of CPU time, ASZTAL_BOT_SECONDS are {self._seconds:g}"
                    )
                if used - before < IDLE * self._seconds:
                    raise Hangs(f"it waited for something for {self._seconds:g} seconds")
            return await asking
        finally:
            asking.cancel()

    async def close(self) -> None:
        """End the idle processes."""
        while not self._idle.empty():
            await _end(self._idle.get_nowait())


async def _ask(process: Process, line: bytes) -> bytes:
    assert process.stdin is not None
    process.stdin.write(line + b"\n")
    await process.stdin.drain()
    return await _read_answer(process)


async def _read_answer(process: Process) -> bytes:
    assert process.stdout is not None
    answer = await process.stdout.readline()
    if not answer:
        raise ValueError("the bot ended")
    return answer


async def _end(process: Process | None) -> int | None:
    """End a process; returns how it ended, which may have been before."""
    if process is None:
        return None
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGKILL)  # `process.kill` would lose how one ended that has just ended
    return await process.wait()


def _cpu_seconds(pid: int) -> float:
    """How long a process has used a processor; 0 where the system does not tell: there it may wait no longer."""
    try:
        return time.clock_gettime(~pid << 3 | 2)  # the clock of another process on Linux, see clock_getcpuclockid(3)
    except (OSError, OverflowError):
        return 0.0
