"""States that a table can go back to, packed in blocks: most of a state is as it was in the one before."""

import zlib
from typing import Any

import msgspec

# A block is packed when it is full: until then its states take 2 to 4 kB each, afterwards some 200 bytes. Level 6 would
# save 60 of them, and take 10 us more for each.
FULL, _LEVEL = 16, 3
_states = msgspec.msgpack.Decoder(list[bytes]).decode


class Block:
    """Some states, in the order in which they came; it lives as long as somebody may want one of them."""

    __slots__ = ("_packed", "_states")

    def __init__(self) -> None:
        self._states: list[bytes] = []
        self._packed = b""

    @property
    def full(self) -> bool:
        """True when nothing more can be added."""
        return bool(self._packed)

    def add(self, data: Any) -> int:
        """Keep the data of a state; gives its place."""
        place = len(self._states)
        self._states.append(msgspec.msgpack.encode(data))
        if len(self._states) == FULL:
            self.close()
        return place

    def close(self) -> None:
        """Pack what is there; nothing more can be added."""
        if self._states:
            self._packed = zlib.compress(msgspec.msgpack.encode(self._states), _LEVEL)
            self._states = []

    def get(self, place: int) -> Any:
        """The data of the state at a place."""
        states = _states(zlib.decompress(self._packed)) if self._packed else self._states
        return msgspec.msgpack.decode(states[place])
