"""Packs a finished game into a few kilobytes: what was done, and state, events and points after each action.

No name of anybody is in it, and neither are seed and nonces: those stay where they can be changed. What only play needs
is left out: names of requests, clocks before an action, and what bots had in mind.
"""

import lzma
from functools import lru_cache
from typing import NamedTuple

import msgspec

from asztal.kernel.record import fingerprint, sorted_bytes
from asztal.server.storage.differences import difference, made_of

_FIRST = b"\x01"  # the version of what follows
# Measured over 20 games of each title: a position of bits means nothing in text, and more effort saves 3 to 6 %.
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6 | lzma.PRESET_EXTREME, "pb": 0}]


class StoredAfter(NamedTuple):
    """What was after an action: events, points and counts in one line of JSON, and the state in another."""

    head: bytes
    state: bytes


class LoggedAction(NamedTuple):
    """One action as it is kept; `at` is in seconds. No `state_hash`: that of the state after it."""

    kind: str
    seat: int
    text: str
    rules: int | None
    by_bot: bool | None
    at: int
    state_hash: str


class KeptSnapshot(NamedTuple):
    """A state from which a table went on."""

    seq: int
    rules: int
    engine: str | None
    state: bytes


class GameRows(NamedTuple):
    """The rows of a finished game: `told` is what was before the first action and after each one.

    `rules` and `engine` are those with which it began; `played` is what `Position.rules` says, `last` its state.
    """

    rules: int
    engine: str
    told: list[StoredAfter]
    actions: list[LoggedAction]
    snapshots: list[KeptSnapshot]
    played: int
    last: bytes


_encode, _decode = msgspec.json.encode, msgspec.json.decode


def pack(game: GameRows) -> bytes:
    """A game in one piece: three lines for each moment, so that what resembles it stands near."""
    lines = [game.told[0].head, game.told[0].state]
    before, at = _decode(game.told[0].state), 0
    for action, after in zip(game.actions, game.told[1:], strict=True):
        state = _decode(after.state)
        known = None if action.state_hash == fingerprint(sorted_bytes(state)) else action.state_hash
        found = difference(before, state)
        lines += [_encode(action._replace(at=action.at - at, state_hash=known or "")), after.head, _encode(found)]
        before, at = state, action.at
    end = None if sorted_bytes(before) == game.last else game.last.decode()
    snapshots = [(*each[:-1], each.state.decode()) for each in game.snapshots]
    first = _encode((game.rules, game.engine, game.played, end, snapshots))
    return _FIRST + lzma.compress(b"\n".join([first, *lines]), filters=_FILTERS)


@lru_cache(maxsize=1)  # of one game the position and the log are asked for, one after the other
def unpack(packed: bytes) -> GameRows:
    """The game that was packed, without hashes that follow from its states: few ask for them."""
    if packed[:1] != _FIRST:
        raise ValueError(f"packed in a way that this version does not know: {packed[:1]!r}")
    first, head, state, *lines = lzma.decompress(packed[1:]).split(b"\n")
    rules, engine, played, end, snapshots = _decode(first)
    now, at = _decode(state), 0
    told, actions = [StoredAfter(head, state)], list[LoggedAction]()
    for entry, head, found in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
        now = made_of(now, _decode(found))
        told.append(StoredAfter(head, _encode(now)))
        action = LoggedAction._make(_decode(entry))
        at += action.at
        actions.append(action._replace(at=at))
    kept = [KeptSnapshot(seq, by, of, text.encode()) for seq, by, of, text in snapshots]
    return GameRows(rules, engine, told, actions, kept, played, sorted_bytes(now) if end is None else end.encode())


def hash_of(state: bytes) -> str:
    """The hash of a state as it is stored with an action."""
    return fingerprint(sorted_bytes(_decode(state)))


def with_hashes(game: GameRows) -> GameRows:
    """An unpacked game with the hash of every action, as its rows have it."""
    pairs = zip(game.actions, game.told[1:], strict=True)
    actions = [each._replace(state_hash=each.state_hash or hash_of(after.state)) for each, after in pairs]
    return game._replace(actions=actions)
