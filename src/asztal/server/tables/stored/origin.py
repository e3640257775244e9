"""Where a table begins that is played on from a moment of another one."""

from typing import Any, NamedTuple

import msgspec

from asztal.kernel import Observation
from asztal.kernel.record import Origin


class TableOrigin(msgspec.Struct, frozen=True):
    """The table at a moment of which another one begins, which may be gone by now, and the moment as records name it.

    The result of a table that has one counts for nothing.
    """

    table: str
    origin: Origin


class Forking(NamedTuple):
    """Where a new table begins. `given` is the state or, where a seat's knowledge was asked for, its observation."""

    origin: TableOrigin
    given: bytes


class ForkMoment(NamedTuple):
    """A moment from which a game can be played on: what is `given` for it, and the rules by which it stood there.

    `seen` is the observation, where a seat's knowledge was asked for.
    """

    given: bytes
    rules: int
    seen: Observation[Any] | None
