"""Refusals of the service: a status as in HTTP, a key for programs, and a sentence for people."""

from asztal.kernel import Reason
from asztal.text import Texts
from asztal.text.wording import Wording


class Denied(Exception):
    """A request was refused and changed nothing. Rules refuse with 422; 503 may be tried again."""

    def __init__(self, key: str, status: int, /, **args: str | int) -> None:
        super().__init__(key)
        self.key, self.status, self.args_ = key, status, args
        self.reason: Reason | None = None

    @classmethod
    def by_rules(cls, reason: Reason) -> "Denied":
        """A refusal by the rules of the game."""
        denied = cls(reason.key, 422)
        denied.reason = reason
        return denied

    def said(self, texts: Texts, wording: Wording | None = None) -> str:
        """The sentence in the reader's language. For a rule, the game's own wording says it."""
        if self.reason is not None:
            return (wording or Wording(texts.lang)).reason(self.reason)
        return texts.say(f"denied-{self.key}", **self.args_)
