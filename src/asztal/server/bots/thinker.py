"""The process in which bots think: it reads one thought per line and answers with an option.

It is told the packages whose games and bots the host lists, with commas between them.
"""

import contextlib
import os
import resource
import sys
import time
from typing import Any

import msgspec

from asztal import registry
from asztal.bots import UnknownBot, bots, make_bot
from asztal.kernel import Decision, Observation, Option
from asztal.packages import PACKAGES
from asztal.server.bots.thinking import MEMORY, Thought

ENOUGH = 0.5  # the part of its time after which a bot that can answers with what it has found


def answer(line: bytes) -> str:
    """What the bot chooses; nothing where its package is no longer listed."""
    thought = msgspec.json.decode(line, type=Thought)
    title = registry.find(thought.game)
    seen: Observation[Any] = msgspec.json.decode(
        thought.observation,
        type=Observation[title.view],  # type: ignore[name-defined]
    )
    assert seen.decision is not None
    decision = Decision(seen.seat, seen.decision.ask, [Option.parse(text) for text in seen.decision.options])
    end = time.monotonic() + ENOUGH * thought.seconds
    try:
        bot = make_bot(thought.bot, title, thought.seed, lambda: time.monotonic() > end)
    except UnknownBot:
        return ""
    return str(bot.choose(decision, lambda: seen))


def main() -> None:
    """Answer until nobody asks any more."""
    with contextlib.suppress(ValueError, OSError):  # a stricter limit is in force already
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each thread would take memory of its own, for small sums
    os.nice(10)  # people who wait for a page come first
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever a bot prints is no answer
    PACKAGES.let_in(sys.argv[1].split(","), "ASZTAL_PACKAGES")
    registry.titles()
    bots()
    print(flush=True, file=answers)  # ready: only now a bot's time begins
    for line in sys.stdin.buffer:
        print(answer(line), flush=True, file=answers)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):  # nobody waits for the answer any more
        main()
