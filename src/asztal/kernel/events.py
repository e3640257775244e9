"""What happened, typed, and who may know it."""

from typing import ClassVar

from msgspec import UNSET, Struct, UnsetType


class Event(Struct, frozen=True, tag=True, tag_field="event", kw_only=True, repr_omit_defaults=True):
    """Something that happened; each game derives its own kinds with their fields.

    The sentence for a person is made from the kind and the fields, in the reader's language. `clause` may name the rule
    that decided, where somebody could wonder.
    """

    clause: str | UnsetType = UNSET
    quiet: ClassVar[bool] = False  # True for events that a log need not show


class Unknown(Event, frozen=True, tag="unknown"):
    """Something that was stored once and cannot be read any more."""

    quiet: ClassVar[bool] = True
