"""Events: what happened, as typed data, and who may know it."""

import re
from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import UNSET, Struct, UnsetType


def kebab(name: str) -> str:
    """How a kind of events is stored: new-hand for NewHand."""
    return re.sub(r"(?<=.)(?=[A-Z])", "-", name).lower()


class Event(Struct, frozen=True, tag=kebab, tag_field="event", kw_only=True, repr_omit_defaults=True):
    """Something that happened; each game derives its own kinds with their fields. `NewHand` is stored as new-hand.

    The sentence for a person is made from the kind and the fields, in the reader's language. `clause` may name the rule
    that decided, where somebody could wonder.
    """

    clause: str | UnsetType = UNSET
    quiet: ClassVar[bool] = False  # True for events that a log need not show


class Unknown(Event, frozen=True):
    """Something that was stored once and cannot be read any more."""

    quiet: ClassVar[bool] = True


def events_in(names: Mapping[str, Any]) -> tuple[type[Event], ...]:
    """The kinds of events that a module defines, in order: `EVENTS = events_in(globals())`."""
    return tuple(
        kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    )
