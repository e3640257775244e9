"""What happened, typed, and who may know it."""

from typing import ClassVar

from msgspec import Struct


class Event(Struct, frozen=True, tag=True, tag_field="event"):
    """Something that happened; each game derives its own kinds with their fields.

    The sentence for a person is made from the kind and the fields, in the reader's language.
    """

    quiet: ClassVar[bool] = False  # True for events that a log need not show
