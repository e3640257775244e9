"""Processes of our own kind that answer one line at a time: each is ended when it hangs, and replaced.

No clock decides what one answers: one that has to wait for a busy machine answers the same later.
"""

import asyncio
import contextlib
import os
import resource
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from asztal import registry
from asztal.bots import bots
from asztal.packages import PACKAGES

T = TypeVar("T")
START = 60.0  # seconds for a process to start: on a busy machine longer than it may think
IDLE = 0.001  # the part of a processor below which a process does not think but waits for something


class Allowed(NamedTuple):
    """What a process may use for an answer: seconds of CPU time, and what their limit is called in the log."""

    seconds: float
    name: str


class Hangs(Exception):
    """It does nothing, or uses far more time than it has; says which."""


class NotThought(Exception):
    """The process did not start, or it ended before it had an answer: whoever asks again may get one.

    `begun` says that it had begun to think: then it may be the question that ends it, as a bot that takes all memory.
    """

    def __init__(self, why: str, *, begun: bool) -> None:
        super().__init__(why)
        self.begun = begun


class AnsweringProcesses:
    """A few processes that run a module, which calls `answer_lines`. Each starts when it is first asked."""

    def __init__(self, module: str, allowed: Allowed, count: int, packages: str = "") -> None:
        self._module, self._allowed, self._packages = module, allowed, packages
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(count):
            self._idle.put_nowait(None)

    async def ask(self, question: Struct, shape: type[T]) -> T:
        """The answer to a question, in this shape. Raises `Hangs` or `NotThought`."""
        process, answered = await self._idle.get(), False
        try:
            if process is None or process.returncode is not None:
                process = None
                process = await self._started()
            answer = msgspec.json.decode(await self._watched(process, msgspec.json.encode(question)), type=shape)
            answered = True
            return answer
        except (OSError, ValueError, msgspec.DecodeError) as error:
            if process is None:
                raise NotThought("the process in which it thinks did not start", begun=False) from error
            if await _end(process) == -signal.SIGPROF:
                seconds, name = self._allowed
                raise Hangs(f"it took longer than {name}, {seconds:g} seconds of CPU time") from error
            raise NotThought("the process in which it thought has ended", begun=True) from error
        finally:
            if not answered:
                await _end(process)
            self._idle.put_nowait(process if answered else None)

    async def _started(self) -> Process:
        """A process that is ready to think; raises `OSError` or `ValueError` where there is none in time."""
        command = (sys.executable, "-m", self._module, self._packages)
        # Whoever stops ours from its terminal does not end the others in the middle of a thought.
        pipes: dict[str, Any] = {"stdin": PIPE, "stdout": PIPE, "limit": 1 << 20, "start_new_session": True}
        process = await asyncio.create_subprocess_exec(*command, **pipes)
        try:
            async with asyncio.timeout(START):
                await _read_answer(process)
        except BaseException:
            await _end(process)
            raise
        return process

    async def _watched(self, process: Process, line: bytes) -> bytes:
        """Its answer, however long it takes while it thinks; raises `Hangs` when it does nothing.

        Or when it uses far more than its process allows itself: a package can switch that off.
        """
        seconds, name = self._allowed
        asking, used = asyncio.ensure_future(_ask(process, line)), _cpu_seconds(process.pid)
        begun = used
        try:
            while not (await asyncio.wait({asking}, timeout=max(1.0, seconds)))[0]:
                before, used = used, _cpu_seconds(process.pid)
                if used - begun > 2 * seconds:
                    raise Hangs(f"it used {used - begun:.0f} seconds of CPU time, {name} are {seconds:g}")
                if used - before < IDLE * seconds:
                    raise Hangs(f"it waited for something for {seconds:g} seconds")
            return await asking
        finally:
            asking.cancel()

    async def rest(self) -> None:
        """End the idle processes; whoever asks next starts another one."""
        for _ in range(self._idle.qsize()):
            process = self._idle.get_nowait()
            self._idle.put_nowait(None)
            await _end(process)


async def _ask(process: Process, line: bytes) -> bytes:
    assert process.stdin is not None
    process.stdin.write(line + b"\n")
    await process.stdin.drain()
    return await _read_answer(process)


async def _read_answer(process: Process) -> bytes:
    assert process.stdout is not None
    answer = await process.stdout.readline()
    if not answer:
        raise ValueError("it ended")
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


# --- within such a process ----------------------------------------------------------------------------------------


def answer_lines(answer: Callable[[bytes], Struct], *, memory: int, nice: int) -> None:
    """Answer every line of the input until it ends, within so many bytes of memory; the higher `nice`, the later.

    The argument of the process is the list of packages whose games and bots the host allows, separated by commas.
    """
    with contextlib.suppress(ValueError, OSError):  # a stricter limit is in force already
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each thread would take memory of its own, for small sums
    os.nice(nice)  # people who wait for a page come first
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever a bot prints is no answer
    PACKAGES.let_in(sys.argv[1].split(","), "ASZTAL_PACKAGES")
    registry.titles()
    bots()
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):  # nobody waits for the answer any more
        print(flush=True, file=answers)  # ready: only now its time begins
        for line in sys.stdin.buffer:
            print(msgspec.json.encode(answer(line)).decode(), flush=True, file=answers)


@contextlib.contextmanager
def within(seconds: float) -> Iterator[None]:
    """The time that the block may use of a processor; after that, this process ends."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
