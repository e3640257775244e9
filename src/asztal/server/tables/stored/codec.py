"""Packs what was after an action: the state as a difference from the one before, events with their readers, points."""

import zlib
from functools import cache
from typing import Any, NamedTuple

import msgspec

from asztal.kernel import Event, Game, Title
from asztal.kernel.asleep import kinds_of
from asztal.kernel.events import Unknown
from asztal.server.storage.packing import StoredAfter

Events = list[tuple[int, Event]]  # each with the mask of the seats that may know it

# Measured in all four games: level 3 saves 15 us and costs 15 bytes a move; more memory only takes longer to clear.
_LEVEL, _WINDOW, _MEMORY = 6, -15, 7
_WHOLE, _AGAINST = b"w", b"a"  # packed alone, or against the state before
CHECK = slice(1, 5)  # where the checksum of the state stands


class AfterAction(NamedTuple):
    """What was after an action: the state as JSON, cards in the order in which they came, and the events."""

    state: bytes
    told: Events
    scores: list[int]
    round: int
    turn: int


class _Stored(msgspec.Struct, array_like=True, frozen=True):
    shape: int
    events: list[tuple[int, msgspec.Raw]]
    scores: list[int]
    round: int
    turn: int


_read = msgspec.json.Decoder(_Stored).decode


def check_of(state: bytes) -> bytes:
    """A checksum by which two processes know that they have the same bytes of a state."""
    return zlib.crc32(state).to_bytes(4)


def packed(game: Game[Any], state: bytes, told: Events, seat: int, before: bytes | None) -> bytes:
    """What is after an action of `seat` that told these events, packed; `before` is the state it was done to."""
    title, now = game.title, game.state
    counts = title.scores(now), title.round_number(now), title.turn_number(now, max(seat, 0))
    payload = msgspec.json.encode((title.events_shape, told, *counts)) + b"\n" + state
    kind, known = (_WHOLE, b"") if before is None else (_AGAINST, before)
    packer = zlib.compressobj(_LEVEL, zlib.DEFLATED, _WINDOW, _MEMORY, zlib.Z_DEFAULT_STRATEGY, known)
    return kind + check_of(state) + packer.compress(payload) + packer.flush()


def inflated(after: bytes, before: bytes | None) -> StoredAfter | None:
    """What was after an action, unread; None when it was packed against a state that we do not have."""
    whole = after[:1] == _WHOLE
    if not whole and before is None:
        return None
    try:
        unpacker = zlib.decompressobj(_WINDOW, b"" if whole else before or b"")
        head, _, state = (unpacker.decompress(after[CHECK.stop :]) + unpacker.flush()).partition(b"\n")
    except zlib.error:
        return None
    return StoredAfter(head, state) if check_of(state) == after[CHECK] else None


def read_after(title: Title[Any], after: StoredAfter) -> AfterAction | None:
    """What was after an action; None when it cannot be read."""
    try:
        stored = _read(after.head)
    except msgspec.MsgspecError:
        return None
    told = [(mask, _event(title, stored.shape, bytes(raw))) for mask, raw in stored.events]
    return AfterAction(after.state, told, stored.scores, stored.round, stored.turn)


def _event(title: Title[Any], shape: int, raw: bytes) -> Event:
    """A stored event in today's shape, however old it is."""
    kinds = _kinds(tuple(title.events))
    try:
        if shape == title.events_shape:
            return kinds.decode(raw)
        return msgspec.convert(title.upgraded_event(shape, msgspec.json.decode(raw)), kinds.type)
    except Exception:
        return Unknown()


@cache
def _kinds(kinds: tuple[type[Event], ...]) -> "msgspec.json.Decoder[Event]":
    return msgspec.json.Decoder(kinds_of(kinds))
