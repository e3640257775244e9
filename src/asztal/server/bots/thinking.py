"""Lets bots think in processes of their own: each gets an observation and nothing else, and is ended when it hangs."""

import msgspec

from asztal.bots import Memory
from asztal.server.processes import Allowed, AnsweringProcesses, Hangs
from asztal.server.tables.play.bot_questions import BotQuestion

MOST_BYTES = 2 << 30  # of memory that a thinking process may use


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


class Thinkers:
    """A few processes that think for bots."""

    def __init__(self, seconds: float, count: int = 2, packages: str = "") -> None:
        self._seconds = seconds
        allowed = Allowed(seconds, "ASZTAL_BOT_SECONDS")
        self._processes = AnsweringProcesses("asztal.server.bots.thinker", allowed, count, packages)

    async def choose(self, asked: BotQuestion, mind: bytes) -> Answer:
        """The bot's option; none when it hangs, or gives one that makes no sense. Raises `NotThought`."""
        seed, choices, _ = asked.standing
        thought = Thought(asked.game, asked.bot, f"{seed:x}", choices, mind, self._seconds, msgspec.Raw(asked.seen))
        try:
            return await self._processes.ask(thought, Answer)
        except Hangs as hangs:
            return Answer(why=str(hangs))

    async def close(self) -> None:
        """End the idle processes."""
        await self._processes.rest()
