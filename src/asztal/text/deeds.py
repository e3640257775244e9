"""What a turn is known by, in a few words beside the name of whoever took it: "conduit C9A (1)".

The texts of a game say which events are that: `deed-built` is how `event-built` is put there. What only brings
something along is `minor-gained`, for turns that have no other deed. An event with neither is what a turn cost, or what
followed.
"""

from functools import cache

from asztal.text.messages import Texts

DEED, MINOR = "deed", "minor"
_EVENT = "event-"


class Deeds(Texts):
    """The texts of a game that put what happened as a deed of one weight; what is no such deed is empty."""

    def __init__(self, texts: Texts, weight: str) -> None:
        self.lang = texts.lang
        self.weight = weight
        self._texts = texts
        self._kinds = cache(self._has_kind)

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def has(self, kind: str) -> bool:
        """Whether an event of this kind may be such a deed; it may have several sentences."""
        return self._kinds(kind)

    def _has_kind(self, kind: str) -> bool:
        return any(key.startswith(f"{self.weight}-{kind}") for key in self._texts.keys)

    def say(self, key: str, /, **args: str | int | float) -> str:
        """The deed in the place of a sentence about an event; all other texts as they are."""
        if not key.startswith(_EVENT):
            return self._texts.say(key, **args)
        deed = f"{self.weight}-{key.removeprefix(_EVENT)}"
        return self._texts.say(deed, **args) if deed in self._texts else ""
