"""Bots think in processes of their own: each gets an observation, nothing else, and is ended when it takes too long."""

import asyncio
import contextlib
import secrets
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

START = 60.0  # seconds for a thinking process to start: on a busy machine longer than a bot may think
MEMORY = 2 << 30  # bytes that a thinking process may use


class Thought(msgspec.Struct, frozen=True):
    """What a bot is given: the game and the bot by name, a seed, the time that it has, and what its seat sees."""

    game: str
    bot: str
    seed: int
    seconds: float
    observation: msgspec.Raw


class Thinkers:
    """A few processes that think for bots; a new one takes the place of one that was ended."""

    def __init__(self, seconds: float, count: int = 2, packages: str = "") -> None:
        self._seconds, self._packages = seconds, packages
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(count):
            self._idle.put_nowait(None)

    async def choose(self, game: str, bot: str, observation: bytes) -> str:
        """The bot's option; empty when it did not answer in time or in a sensible way."""
        thought = Thought(game, bot, secrets.randbits(32), self._seconds, msgspec.Raw(observation))
        process = await self._idle.get()
        try:
            if process is None or process.returncode is not None:
                command = (sys.executable, "-m", "asztal.server.bots.thinker", self._packages)
                process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=1 << 20)
                async with asyncio.timeout(START):
                    await _hear(process)
            async with asyncio.timeout(self._seconds):
                return await _ask(process, msgspec.json.encode(thought))
        except (TimeoutError, OSError, ValueError):
            await _end(process)
            process = None
            return ""
        finally:
            self._idle.put_nowait(process)

    async def close(self) -> None:
        """End the processes that think about nothing."""
        while not self._idle.empty():
            await _end(self._idle.get_nowait())


async def _ask(process: Process, line: bytes) -> str:
    assert process.stdin is not None
    process.stdin.write(line + b"\n")
    await process.stdin.drain()
    return await _hear(process)


async def _hear(process: Process) -> str:
    assert process.stdout is not None
    answer = await process.stdout.readline()
    if not answer:
        raise ValueError("the bot ended")
    return answer.decode().strip()


async def _end(process: Process | None) -> None:
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
