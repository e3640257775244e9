"""The messages between processes. They say little, because each process builds the views of its own readers."""

from typing import Annotated

import msgspec

CHANNEL = "asztal_tables"
CALL = (
    "?"  # begins what stands for a table in a roll call, which all web processes answer, and the name of who only asks
)
Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class Changed(msgspec.Struct, frozen=True, array_like=True, tag="changed"):
    """Says that a table has this version now."""

    table: str
    version: Count


class HeldChanged(msgspec.Struct, frozen=True, array_like=True, tag="held"):
    """Says that a choice is held at a table, or no longer; its version is the same. An older process ignores it."""

    table: str


class Present(msgspec.Struct, frozen=True, array_like=True, tag="present"):
    """Says who is connected to a table at one process. With `asks`, the others answer with theirs.

    `looking` are the guests with a seat who have the page in sight. `by_room` says that this process hears the channel
    of every room that it has open; 0.3.0 says nothing there, and hears the channel of all alone.
    """

    table: str
    process: str
    seats: list[Count]
    watching: Count
    asks: bool = False
    looking: list[Count] = []
    by_room: bool = False


class SignedOut(msgspec.Struct, frozen=True, array_like=True, tag="signed-out"):
    """Says that a session has ended."""

    session: Count


News = Changed | HeldChanged | Present | SignedOut


def topic(news: News) -> tuple[str, str]:
    """What the news are about: of two about the same, the newer ones are enough."""
    about = str(news.session) if isinstance(news, SignedOut) else news.table
    return type(news).__name__, about


write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(News).decode
