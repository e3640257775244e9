"""Runs bots in processes of their own: each gets an observation and nothing else, and is killed when it is too slow."""

import asyncio
import contextlib
import secrets
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

START = 60.0  # seconds for a thinking process to start: on a busy machine longer than a bot may think
MEMORY = 2 << 30  # bytes that a thinking process may use


class Thought(msgspec.Struct, frozen=True):
    """What a bot is given: the names of game and bot, a seed, its time in seconds, and what its seat sees."""

    game: str
    bot: str
    seed: int
    seconds: float
    observation: msgspec.Raw


class Answer(msgspec.Struct, frozen=True):
    """The option that a bot chooses; empty where it chooses none, and why."""

    option: str = ""
    why: str = ""


class Thinkers:
    """A few processes that think for bots. One that was killed is replaced."""

    def __init__(self, seconds: float, count: int = 2, packages: str = "") -> None:
        self._seconds, self._packages = seconds, packages
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(count):
            self._idle.put_nowait(None)

    async def choose(self, game: str, bot: str, observation: bytes) -> Answer:
        """The bot's option; none when it gave none in time, or one that makes no sense."""
        thought = Thought(game, bot, secrets.randbits(32), self._seconds, msgspec.Raw(observation))
        process, late = await self._idle.get(), f"its process did not start within {START:g} seconds"
        try:
            if process is None or process.returncode is not None:
                command = (sys.executable, "-m", "asztal.server.bots.thinker", self._packages)
                process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=1 << 20)
                async with asyncio.timeout(START):
                    await _read_answer(process)
            late = f"it took longer than ASZTAL_BOT_SECONDS, {self._seconds:g} seconds"
            async with asyncio.timeout(self._seconds):
                return msgspec.json.decode(await _ask(process, msgspec.json.encode(thought)), type=Answer)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            await _end(process)
            process = None
            return Answer(why=late if isinstance(error, TimeoutError) else "the process in which it thought has ended")
        finally:
            self._idle.put_nowait(process)

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


async def _end(process: Process | None) -> None:
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
