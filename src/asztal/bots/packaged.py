"""A bot of another package: what goes wrong in it is said to be its own, not the game's."""

from collections.abc import Callable
from typing import Any

from asztal.bots.base import Bot
from asztal.kernel import Decision, Observation, Option


class NoOption(Exception):
    """A bot answered with something that is none of its options."""


class PackagedBot:
    """Plays as the bot that it makes, and names it where that raises something or answers with no option."""

    def __init__(self, who: str, make: Callable[[], Bot]) -> None:
        self._who = who
        try:
            self._bot = make()
        except Exception as error:
            error.add_note(f"This comes from {who}, when it was made.")
            raise

    def choose(self, decision: Decision, observe: Callable[[], Observation[Any]]) -> Option:
        """One of the decision's options; raises `NoOption`."""
        try:
            answer: Any = self._bot.choose(decision, observe)
        except Exception as error:
            error.add_note(f"This comes from {self._who}, when it was asked {decision.ask}.")
            raise
        option = Option.parse(answer) if isinstance(answer, str) else answer  # the text of an option will do
        if option not in decision.options:
            raise NoOption(
                f"{self._who} was asked {decision.ask} and answered {str(answer)[:80]!r}, which is not among its "
                f"{len(decision.options)} options. Its method choose must return one of decision.options."
            )
        return option
