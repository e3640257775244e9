"""The process in which bots think: it reads one `Thought` per line and writes the option, or why there is none."""

import traceback
from typing import Any

import msgspec

from asztal import registry
from asztal.bots import Remembering, UnknownBot, resume_bot
from asztal.kernel import Decision, Observation, Option
from asztal.server.bots.thinking import MOST_BYTES, Answer, Thought
from asztal.server.processes import answer_lines, within

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
    try:
        with within(thought.seconds):
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


if __name__ == "__main__":
    answer_lines(answer, memory=MOST_BYTES, nice=10)
