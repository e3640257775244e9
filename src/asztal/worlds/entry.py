"""An entry: what one person chose in a world. The rest of the game follows from it."""

import msgspec

from asztal.kernel.record import Result
from asztal.text import Problem


class WorldEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The own choices that stand, and the result; `log` are all choices, so that nobody has to think to look at it.

    Whoever played from a file had the key and could look: such an entry is `unwatched`. One that says otherwise was
    watched by whoever says so; no file proves that.
    """

    world: str
    choices: list[str]
    result: Result | None = None  # None where somebody left
    log: list[tuple[int, str]] = []
    unwatched: bool = True

    @property
    def written(self) -> bytes:
        """The entry in the only way in which it is written."""
        return msgspec.json.encode(self, order="deterministic")


def read_entry(text: str) -> WorldEntry:
    """The entry in a file; raises `Problem` for anything else."""
    try:
        return msgspec.json.decode(text, type=WorldEntry)
    except msgspec.MsgspecError as error:
        raise Problem("world-entry-file", reason=str(error)) from None
