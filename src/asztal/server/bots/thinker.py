"""The process in which bots think: it reads one `Thought` per line and writes the option, or why there is none.

Its argument is the list of packages whose games and bots the host allows, separated by commas.
"""

import contextlib
import os
import resource
import signal
import sys
import traceback
from typing import Any

import msgspec

from asztal import registry
from asztal.bots import Remembering, UnknownBot, bots, resume_bot
from asztal.kernel import Decision, Observation, Option
from asztal.packages import PACKAGES
from asztal.server.bots.thinking import MOST_BYTES, Answer, Thought

LONGEST = 300  # letters of a reason


def answer(line: bytes) -> Answer:
    """What the bot chooses, or why it chooses nothing; the log has the traceback of what it raised."""
    thought = msgspec.json.decode(line, type=Thought)
    title = registry.find(thought.game)
    seen: Observation[Any] = msgspec.json.decode(
        thought.observation,
        type=Observation[title.view],  # type: ignore[name-defined]
    )
    assert seen.decision is not None
    decision = Decision(seen.seat, seen.decision.ask, [Option.parse(text) for text in seen.decision.options])
    signal.setitimer(signal.ITIMER_PROF, thought.seconds)  # which ends this process
    try:
        bot = resume_bot(thought.bot, title, thought.memory)
        option = str(bot.choose(decision, lambda: seen))
        return Answer(option, bot.memory.mind if isinstance(bot, Remembering) else b"")
    except UnknownBot:
        return Answer(why="no package that ASZTAL_PACKAGES lists brings it")
    except MemoryError:  # who knows what it still holds: this process ends
        raise
    except Exception as error:
        traceback.print_exc()
        return Answer(why=f"{type(error).__name__}: {error}"[:LONGEST])
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def main() -> None:
    """Answer every line until the input ends."""
    with contextlib.suppress(ValueError, OSError):  # a stricter limit is in force already
        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each thread would take memory of its own, for small sums
    os.nice(10)  # people who wait for a page come first
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever a bot prints is no answer
    PACKAGES.let_in(sys.argv[1].split(","), "ASZTAL_PACKAGES")
    registry.titles()
    bots()
    print(flush=True, file=answers)  # ready: only now a bot's time begins
    for line in sys.stdin.buffer:
        print(msgspec.json.encode(answer(line)).decode(), flush=True, file=answers)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):  # nobody waits for the answer any more
        main()
