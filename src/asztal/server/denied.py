"""Why the service does not do what somebody asked: a status as in HTTP, a key for programs, a sentence for people."""

from asztal.kernel import Reason
from asztal.text import Texts
from asztal.text.wording import Wording


class Denied(Exception):
    """Nothing was changed. `status` is 4xx, or 503 for what may be tried again; a rule's reason comes with 422."""

    def __init__(self, key: str, status: int, /, **args: str | int) -> None:
        super().__init__(key)
        self.key, self.status, self.args_ = key, status, args
        self.reason: Reason | None = None

    @classmethod
    def by_rules(cls, reason: Reason) -> "Denied":
        """The rules of the game do not allow it."""
        denied = cls(reason.key, 422)
        denied.reason = reason
        return denied

    def said(self, texts: Texts, wording: Wording | None = None) -> str:
        """The sentence in the reader's language; that of a rule is said by the game's own wording."""
        if self.reason is not None:
            return (wording or Wording(texts.lang)).reason(self.reason)
        return texts.say(f"denied-{self.key}", **self.args_)
